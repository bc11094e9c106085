//! What tests do to the world.

use std::sync::{Arc, PoisonError};

use super::World;
use super::overrides::Override;

impl World {
    /// Changes what holds for a match instead of what is simulated.
    pub fn steer(&self, place: usize, change: impl FnOnce(&mut Override)) {
        let mut overrides = self
            .overrides
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        change(Arc::make_mut(overrides.entry(place).or_default()));
    }

    /// Places of the matches that are steered.
    pub fn steered(&self) -> Vec<usize> {
        let overrides = self
            .overrides
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        overrides.keys().copied().collect()
    }

    /// Lets every match go on as it is simulated.
    pub fn let_go(&self) {
        self.overrides
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }
}
