//! Outrights: bets on who wins a whole competition.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    Competitor, Competitors, EventStatus, Market, Match, Provider, Tournament, TournamentKind,
};

/// An event among many, such as a season or a stage of it.
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
    #[serde(default, deserialize_with = "super::list")]
    pub competitors: Vec<Competitor>,
    /// When it begins, or when its bets close: after that it takes none.
    pub start_time: Timestamp,
    /// When the competition ends.
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

impl OutrightEvent {
    /// The same as a match: its name as the home side, and no away side. `None` without a competition
    /// that it belongs to.
    pub fn into_match(self) -> Option<Match> {
        let side = |name| Competitor {
            id: None,
            name,
            logo: None,
        };
        Some(Match {
            id: self.id,
            urn_id: self.urn_id,
            slug: self.slug,
            kind: self.kind,
            tournament: self.parent?,
            competitors: Competitors {
                home: side(self.name),
                away: side(String::new()),
            },
            stadium: None,
            city: None,
            status: self.status,
            stage: None,
            match_status: None,
            start_time: self.start_time,
            statistics: None,
            available_markets: self.available_markets,
            main_market: self.main_market,
            secondary_market: None,
            top_markets: Vec::new(),
            has_video: false,
            provider: self.provider,
            is_provider_stats_available: false,
            previews: Vec::new(),
            entrants: self.competitors,
            end_date: self.end_date,
        })
    }
}
