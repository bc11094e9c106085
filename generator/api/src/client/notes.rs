//! What was odd about the operator's answers and did not stop the build.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Oddities, counted by what they are.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<BTreeMap<String, Note>>>);

/// One kind of oddity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What is odd.
    pub what: String,
    /// The first place where it was seen.
    pub place: String,
    /// How often it was seen.
    pub count: usize,
}

impl Notes {
    /// Adds an oddity.
    pub fn add(&self, what: impl Into<String>, place: impl Into<String>) {
        let what = what.into();
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes
            .entry(what.clone())
            .and_modify(|note| note.count += 1)
            .or_insert_with(|| Note {
                what,
                place: place.into(),
                count: 1,
            });
    }

    /// All of them, in the order of their texts.
    pub fn all(&self) -> Vec<Note> {
        self.0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .values()
            .cloned()
            .collect()
    }
}
