//! Overrides: names, states and prices that tests set instead of the simulated ones.

use std::collections::HashMap;
use std::sync::Arc;

use api::wire::{EventStatus, Odds};

use crate::play::{Halt, Recording, Sides};

/// Overrides of one match.
#[derive(Clone, Debug, Default)]
pub struct Override {
    /// Names of home and away, the same in every language.
    pub names: Sides<Option<String>>,
    /// A state, and the second of the clock at which play was stopped for it.
    pub status: Option<(EventStatus, i64)>,
    /// An interruption.
    pub halt: Option<Halt>,
    /// The match that is played instead of the simulated one.
    pub recording: Option<Arc<Recording>>,
    /// Start in seconds of the clock.
    pub start: Option<i64>,
    /// Fixed prices.
    pub prices: HashMap<PriceKey, Odds>,
    /// Suspended markets.
    pub rests: Vec<Rest>,
    /// Whether the match is withheld: to callers and listeners it does not exist yet.
    pub withheld: bool,
}

impl Override {
    /// Lets the match begin at a second of the clock, as if it had not been played yet.
    pub fn begin(&mut self, at: i64) {
        self.start = Some(at);
        self.status = None;
        self.halt = None;
        self.recording = None;
    }
}

/// Identifies a price within its match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PriceKey {
    /// The kind of market.
    pub market: u64,
    /// Its line.
    pub specifier: Option<String>,
    /// The outcome.
    pub outcome: u64,
}

/// Markets that are suspended: all, all lines of one kind, or one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The kind; all if absent.
    pub market: Option<u64>,
    /// The line; all if absent.
    pub specifier: Option<String>,
}

impl Rest {
    /// Whether it suspends this market.
    pub fn covers(&self, market: u64, specifier: Option<&str>) -> bool {
        self.market.is_none_or(|own| own == market)
            && self
                .specifier
                .as_deref()
                .is_none_or(|own| Some(own) == specifier)
    }
}
