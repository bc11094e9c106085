//! How old the prices on the pages are: when the operator last answered about each match that takes
//! bets. A page whose prices have not moved is as old as that answer, not as its file.

use std::collections::{HashMap, HashSet};

use jiff::Timestamp;
use store::state::{self, Reading};

/// Matches of an earlier process that are looked up in the state at once.
const CHUNK: usize = 1_000;

/// The ages of all prices.
#[derive(Debug, Default)]
pub struct Ages {
    answered: HashMap<u64, Timestamp>,
    /// Failed calls in a row.
    failing: HashMap<u64, u32>,
}

/// The page whose prices were confirmed longest ago.
#[derive(Clone, Debug)]
pub struct Oldest {
    /// When that was.
    pub at: Timestamp,
    /// Its file; `None` if it is a page that waits to be written.
    pub file: Option<String>,
}

impl Ages {
    /// The operator answered about these matches.
    pub fn answered(&mut self, at: Timestamp, ids: impl IntoIterator<Item = u64>) {
        for id in ids {
            self.answered.insert(id, at);
            self.failing.remove(&id);
        }
    }

    /// The operator did not answer about these matches.
    pub fn failed(&mut self, ids: &[u64]) {
        for id in ids {
            *self.failing.entry(*id).or_default() += 1;
        }
    }

    /// How many matches have had no answer repeatedly: a single failure is repeated soon.
    pub fn failing(&self) -> usize {
        self.failing.values().filter(|calls| **calls > 1).count()
    }

    /// The oldest page of the matches that take bets; forgets all other matches. Matches without an
    /// answer to this process are as old as their page.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn oldest(
        &mut self,
        playing: impl Iterator<Item = u64>,
        reading: &Reading,
    ) -> state::Result<Option<Oldest>> {
        let playing: HashSet<u64> = playing.collect();
        self.answered.retain(|id, _| playing.contains(id));
        self.failing.retain(|id, _| playing.contains(id));
        let unknown = playing.iter().filter(|id| !self.answered.contains_key(id));
        let unknown: Vec<u64> = unknown.take(CHUNK).copied().collect();
        for id in unknown {
            if let Some((_, made)) = page(reading, id)? {
                self.answered.insert(id, made);
            }
        }
        let oldest = self.answered.iter().min_by_key(|(id, at)| (**at, **id));
        let Some((&id, &at)) = oldest else {
            return Ok(None);
        };
        let file = page(reading, id)?.map(|(file, _)| file);
        Ok(Some(Oldest { at, file }))
    }
}

/// A match's page in the default language, whose path is the shortest: its file, and when it was made.
fn page(reading: &Reading, id: u64) -> state::Result<Option<(String, Timestamp)>> {
    let mut editions = Vec::new();
    for route in pages::kinds::of_match(id) {
        editions.extend(reading.editions(&route)?);
    }
    let first = editions
        .into_iter()
        .min_by_key(|(_, record)| record.file.len());
    Ok(first.map(|(_, record)| (record.file, record.viewed_at)))
}
