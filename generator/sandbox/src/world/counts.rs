//! How many markets matches have: lists say it of every match, and need not price them each time.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use super::{LIVE_STEP, PREMATCH_STEP, Standing, World, price_step};

/// By place of the match: what the number was counted for, and the number.
#[derive(Debug, Default)]
pub struct Counts(Mutex<HashMap<usize, (Moment, usize)>>);

/// What prices depend on, if nobody steers the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Moment {
    is_bettable: bool,
    /// Seconds since the start, once it has begun.
    played: Option<i64>,
    step: i64,
}

impl World {
    /// The number of markets that a match has now.
    pub fn market_count(&self, place: usize, standing: &Standing) -> usize {
        if standing.steered.is_some() {
            return self.offers(place, standing).len();
        }
        let played = standing
            .state
            .as_ref()
            .map(|_| standing.at - standing.start);
        let length = if played.is_some() {
            LIVE_STEP
        } else {
            PREMATCH_STEP
        };
        let moment = Moment {
            is_bettable: standing.status.is_bettable(),
            played,
            step: price_step(place, standing.at, length),
        };
        let known = || self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, count)) = known().get(&place).filter(|(at, _)| *at == moment) {
            return *count;
        }
        let count = self.offers(place, standing).len();
        known().insert(place, (moment, count));
        count
    }
}
