//! What was unexpected in the operator's answers and did not stop the build.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// The notes of a client, counted by kind and text. Clones share one list.
#[derive(Clone, Debug, Default)]
pub struct Notes(Arc<Mutex<BTreeMap<(NoteKind, String), Note>>>);

/// Something unexpected in the answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// How it was handled.
    pub kind: NoteKind,
    /// What was unexpected.
    pub what: String,
    /// The first place where it was seen.
    pub place: String,
    /// How often it was seen.
    pub count: usize,
}

/// How something unexpected was handled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoteKind {
    /// An unknown value was kept as it is.
    Unknown,
    /// A bad field of a row cost a part of it.
    Mended,
    /// An unreadable row was left out of its list.
    LeftOut,
    /// A list changed while its pages were read; rows that arrived twice were taken once.
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
    /// Adds a note. `what` must not contain the place: notes are counted by it.
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

    /// All notes, by kind and then by text.
    pub fn all(&self) -> Vec<Note> {
        let notes = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        notes.values().cloned().collect()
    }
}
