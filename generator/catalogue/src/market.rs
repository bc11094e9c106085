//! Markets, as the pages of matches show them.

use std::sync::Arc;

use api::wire::Odds;
use serde::{Deserialize, Serialize};

use crate::rules::cards::Line;

use super::text::Text;

/// A market with one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Market {
    /// The kind of market.
    pub id: u64,
    /// The line as it travels, or empty.
    pub specifier: String,
    /// Its name.
    pub name: Text,
    /// The line as visitors read it; empty where the names contain it.
    pub line: Text,
    /// Whether it takes bets.
    pub status: api::wire::MarketStatus,
    /// Tabs that show it.
    pub groups: Arc<[Group]>,
    /// Higher comes earlier.
    pub priority: i64,
    /// Whether the most balanced of its lines.
    pub balanced: bool,
    /// Whether its outcomes can be joined to a custom bet.
    pub joins: bool,
    /// What can be picked.
    pub outcomes: Vec<Outcome>,
}

/// A tab of markets.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// Stable word.
    pub key: String,
    /// Its name.
    pub name: Text,
    /// Higher comes earlier.
    pub priority: i64,
}

/// One outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The operator's number.
    pub id: u64,
    /// Its name.
    pub name: Text,
    /// Its price.
    pub odds: Odds,
    /// Whether it takes bets.
    pub active: bool,
}

/// Where the markets of matches are read from. They are most of a catalogue, and only the pages that
/// show them need them.
pub trait MarketSource: Send + Sync {
    /// Every market of a match, in the operator's order; none for a match that is not there.
    fn markets(&self, match_: u64) -> Vec<Market>;
}

impl Line for Market {
    type Name = Text;

    fn id(&self) -> u64 {
        self.id
    }

    fn name(&self) -> &Text {
        &self.name
    }

    fn specifier(&self) -> &str {
        &self.specifier
    }

    fn priority(&self) -> i64 {
        self.priority
    }

    fn outcomes(&self) -> usize {
        self.outcomes.len()
    }
}
