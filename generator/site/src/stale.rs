//! Stale pages: their prices or scores are not the latest. Ordered by the time at which each was
//! last made.

use std::collections::{BTreeSet, HashMap};

use jiff::Timestamp;

use catalogue::route::Route;

/// A page in a language.
pub type Page = (Route, usize);

/// Stale pages, the oldest first.
#[derive(Debug, Default)]
pub struct Stale {
    by_age: BTreeSet<(Timestamp, Page)>,
    made: HashMap<Page, Timestamp>,
}

impl Stale {
    /// Adds a stale page, and when it was made.
    pub fn add(&mut self, page: Page, made: Timestamp) {
        self.remove(&page);
        self.made.insert(page.clone(), made);
        self.by_age.insert((made, page));
    }

    /// Removes a page that is up to date again, or gone.
    pub fn remove(&mut self, page: &Page) {
        if let Some((page, made)) = self.made.remove_entry(page) {
            self.by_age.remove(&(made, page));
        }
    }

    /// Whether a page is stale.
    pub fn contains(&self, page: &Page) -> bool {
        self.made.contains_key(page)
    }

    /// Number of stale pages.
    pub fn count(&self) -> usize {
        self.made.len()
    }

    /// When the oldest of them was made.
    pub fn oldest(&self) -> Option<Timestamp> {
        Some(self.by_age.first()?.0)
    }

    /// All of them, the oldest first.
    pub fn oldest_pages(&self) -> impl Iterator<Item = &Page> {
        self.by_age.iter().map(|(_, page)| page)
    }

    /// Those that were made at this time or earlier.
    pub fn made_until(&self, at: Timestamp) -> impl Iterator<Item = &Page> {
        let due = self.by_age.iter().take_while(move |(made, _)| *made <= at);
        due.map(|(_, page)| page)
    }
}
