//! Which recordings fit which rules.

use super::{Recording, Rules};

impl Recording {
    /// Whether it can be played by these rules.
    pub fn fits(&self, rules: &Rules) -> bool {
        match (self, rules) {
            (Self::Timed(own), Rules::Timed(rules)) => {
                rules.goals && rules.periods as usize == own.periods() && rules.stretch == 1.0
            }
            (Self::Tennis(own), Rules::Tennis(rules)) => own
                .winner()
                .is_some_and(|sets| sets.contains(&rules.target)),
            _ => false,
        }
    }
}
