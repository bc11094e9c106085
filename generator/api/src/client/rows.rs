//! The rows of a list that could be read, and what is known of the others.

use std::collections::BTreeSet;
use std::ops::Deref;

/// The rows of a list.
#[derive(Clone, Debug, PartialEq)]
pub struct Rows<T> {
    /// Those that could be read.
    pub rows: Vec<T>,
    /// Those that could not.
    pub unread: Unread,
}

/// Rows that the operator lists and that cannot be read: what they stand for is not gone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    /// The numbers of those that have one.
    pub ids: BTreeSet<u64>,
    /// How many have none.
    pub without_id: usize,
}

impl<T> Deref for Rows<T> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.rows
    }
}

impl Unread {
    /// How many rows there are.
    pub fn count(&self) -> usize {
        self.ids.len() + self.without_id
    }

    /// Adds those of another list.
    pub fn extend(&mut self, other: Self) {
        self.ids.extend(other.ids);
        self.without_id += other.without_id;
    }

    pub(super) fn add(&mut self, id: Option<u64>) {
        match id {
            Some(id) => {
                self.ids.insert(id);
            }
            None => self.without_id += 1,
        }
    }
}
