//! The cash-out offers that players know.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;

/// The last offer for each bet, by number, and when it was published.
#[derive(Debug, Default)]
pub struct LastOffers(Mutex<HashMap<u64, (Option<i64>, Timestamp)>>);

impl LastOffers {
    /// The offers, locked.
    pub fn lock(&self) -> MutexGuard<'_, HashMap<u64, (Option<i64>, Timestamp)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
