//! What happens in a match: events of its timeline, and the figures of its statistics.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Side;

/// Something that happened in a match: a goal, a card, a break of serve, a wicket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchEvent {
    /// Unique within its match; a later event has a higher one.
    pub id: u64,
    /// Stable word, such as `goal` or `yellow_card`. A reader shows the name of one that it does not know.
    pub kind: String,
    /// In the requested language.
    pub name: String,
    /// The side that it belongs to: the one that scored, was booked, won the point. A side's own goal belongs to the
    /// side that it counts for.
    #[serde(default)]
    pub side: Option<Side>,
    /// Seconds of play when it happened, in sports with a clock.
    #[serde(default)]
    pub match_time: Option<u32>,
    /// Seconds of added time, when it happened in added time.
    #[serde(default)]
    pub stoppage_time: Option<u32>,
    /// The period that it happened in, as in the period scores.
    #[serde(default)]
    pub period_key: Option<String>,
    /// The player, by name.
    #[serde(default)]
    pub player: Option<String>,
    /// The score after it, where it changed the score.
    #[serde(default)]
    pub score: Option<Score>,
    /// Where on the field it happened.
    #[serde(default)]
    pub position: Option<Position>,
}

/// A place on the field, in hundredths of its length and width. Home attacks towards `x` = 100, in every period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Position {
    /// Along the field, from 0 at home's goal to 100 at away's.
    pub x: u8,
    /// Across the field, from 0 at the left touchline of a side that attacks towards 100.
    pub y: u8,
}

/// Answer of `GET /matches/{id}/statistics`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchStatistics {
    /// The match.
    pub match_id: u64,
    /// Figures of both sides, the most important first.
    #[serde(default)]
    pub facts: Vec<StatisticsFact>,
    /// The timeline, the oldest first, without attacks, throw-ins and single points.
    #[serde(default)]
    pub events: Vec<MatchEvent>,
}

/// A figure of both sides: shots, corners, aces, possession.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatisticsFact {
    /// Stable word, such as `shots`.
    pub key: String,
    /// In the requested language.
    pub name: String,
    /// Home side.
    pub home: u32,
    /// Away side.
    pub away: u32,
    /// `count`, or `percent` where both sides add up to 100.
    pub unit: String,
}

/// A score in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Score {
    /// Home side.
    pub home: u32,
    /// Away side.
    pub away: u32,
}
