//! A market that is offered, with its prices.

use api::wire::{MarketStatus, Odds};

use super::line::Line;

/// A market with its prices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its kind: see [`super::kind`].
    pub market: u64,
    /// What distinguishes it from others of its kind.
    pub line: Line,
    /// Whether it takes bets.
    pub status: MarketStatus,
    /// Whether it is the most balanced line of its kind.
    pub most_balanced: bool,
    /// Whether its outcomes can be combined with others of the match.
    pub is_joinable: bool,
    /// Its outcomes.
    pub outcomes: Vec<Priced>,
}

/// An outcome and its price.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Priced {
    /// Unique within its market.
    pub outcome: u64,
    /// With the bookmaker's margin.
    pub odds: Odds,
    /// Whether it can still happen.
    pub active: bool,
}

impl Offer {
    /// The line on the wire: `total=2.5`; none for kinds without lines.
    pub fn specifier(&self) -> Option<String> {
        self.line.specifier()
    }
}
