//! How many markets matches have: lists say it of every match, and need not price them each time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// By place of the match: what the number was counted for, and the number.
#[derive(Debug, Default)]
pub struct Counts(Mutex<HashMap<usize, (Moment, usize)>>);

/// What prices depend on, if nobody steers the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment {
    /// Whether the match takes bets.
    pub is_bettable: bool,
    /// Seconds since the start, once it has begun.
    pub played: Option<i64>,
    /// The step of its prices.
    pub step: i64,
}

impl Counts {
    /// The number of a match's markets at a moment: `count` is called where it is not known.
    pub fn at(&self, place: usize, moment: Moment, count: impl FnOnce() -> usize) -> usize {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, count)) = known().get(&place).filter(|(at, _)| *at == moment) {
            return *count;
        }
        let count = count();
        known().insert(place, (moment, count));
        count
    }
}
