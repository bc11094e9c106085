//! What was odd about the operator's answers and did not stop the build.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What was odd about the answers so far, counted by what it is. Clones share one list.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<BTreeMap<(NoteKind, String), Note>>>);

/// Something that was odd about the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// What became of it.
    pub kind: NoteKind,
    /// What is odd.
    pub what: String,
    /// The first place where it was seen.
    pub place: String,
    /// How often it was seen.
    pub count: usize,
}

/// What became of something odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// A value that this version does not know was kept as it came.
    Unknown,
    /// A row that cannot be read was left out of its list.
    LeftOut,
    /// A list moved while its pages were read; what came twice was taken once.
    Moved,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}", self.what, self.place)?;
        match self.count {
            0 | 1 => write!(f, ")"),
            2 => write!(f, ", and once more)"),
            count => write!(f, ", and {} times more)", count - 1),
        }
    }
}

impl Notes {
    /// Adds something odd. What is said of it must not hold the place, or nothing is ever counted.
    pub fn add(&self, kind: NoteKind, what: impl Into<String>, place: impl Into<String>) {
        let what = what.into();
        let mut notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes
            .entry((kind, what.clone()))
            .and_modify(|note| note.count += 1)
            .or_insert_with(|| Note {
                kind,
                what,
                place: place.into(),
                count: 1,
            });
    }

    /// All of them, by kind and then in the order of their texts.
    pub fn all(&self) -> Vec<Note> {
        let notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes.values().cloned().collect()
    }
}
