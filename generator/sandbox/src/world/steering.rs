//! What tests change in the world.

use std::sync::{Arc, PoisonError};

use super::World;
use super::overrides::Override;

impl World {
    /// Changes the overrides of a match.
    pub fn steer(&self, place: usize, change: impl FnOnce(&mut Override)) {
        let mut overrides = self
            .overrides
            .write()
            .unwrap_or_else(PoisonError::into_inner);
        change(Arc::make_mut(overrides.entry(place).or_default()));
    }

    /// Places of the matches with overrides.
    pub fn steered(&self) -> Vec<usize> {
        let overrides = self
            .overrides
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        overrides.keys().copied().collect()
    }

    /// Places of the matches that are withheld.
    pub fn withheld(&self) -> Vec<usize> {
        let overrides = self
            .overrides
            .read()
            .unwrap_or_else(PoisonError::into_inner);
        let withheld = overrides.iter().filter(|(_, own)| own.withheld);
        withheld.map(|(place, _)| *place).collect()
    }

    /// Removes the overrides of every match.
    pub fn release_all(&self) {
        self.overrides
            .write()
            .unwrap_or_else(PoisonError::into_inner)
            .clear();
    }
}
