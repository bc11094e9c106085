//! Outrights: bets on who wins a whole competition (spec 3).

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Competitor, EventStatus, Market, Provider, Tournament, TournamentKind};

/// An event among many, such as a season or a stage of it (spec 3, outright event).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct OutrightEvent {
    /// The operator's number, unique among matches and outrights.
    pub id: u64,
    /// The provider's name for it.
    pub urn_id: String,
    /// Path segment, unique within the sport.
    pub slug: String,
    /// Kind of competition.
    #[serde(rename = "type")]
    pub kind: TournamentKind,
    /// In the requested language (`Premier League 2026/27`).
    pub name: String,
    /// The competition that it belongs to.
    #[serde(default)]
    pub parent: Option<Tournament>,
    /// The candidates.
    pub competitors: Vec<Competitor>,
    /// Start time.
    pub start_time: Timestamp,
    /// End time.
    #[serde(default)]
    pub end_date: Option<Timestamp>,
    /// Prematch, live, or over.
    pub status: EventStatus,
    /// Number of markets that take bets now.
    pub available_markets: u32,
    /// The market shown in lists, with prices.
    #[serde(default)]
    pub main_market: Option<Market>,
    /// Provider of its data.
    pub provider: Provider,
}
