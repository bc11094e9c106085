//! What is known before a match: the form of its sides, the table of its league, and their earlier meetings.
//!
//! An operator says in a match (`previews`) which of these it has; the others answer 404.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{FormResult, Score, Side};

/// Answer of `GET /matches/{id}/form`: the last five results of each side, the newest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchForm {
    /// The match.
    pub match_id: u64,
    /// Those of the home side.
    #[serde(default)]
    pub home: Vec<FormMatch>,
    /// Those of the away side.
    #[serde(default)]
    pub away: Vec<FormMatch>,
}

/// An earlier match of one of the sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FormMatch {
    /// When it began.
    pub start_time: Timestamp,
    /// Name of its competition, in the requested language.
    pub tournament: String,
    /// Whether the side was at home in it, or away.
    pub side: Side,
    /// The other side, in the requested language.
    pub opponent: String,
    /// Its score, home and away as they were in it.
    pub score: Score,
    /// How it ended for the side.
    pub result: FormResult,
}

/// Answer of `GET /matches/{id}/table`: how the sides of its league stand in the season of the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchTable {
    /// The match.
    pub match_id: u64,
    /// All sides of the league, the first one first.
    #[serde(default)]
    pub rows: Vec<TableRow>,
}

/// A side in a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableRow {
    /// From 1.
    pub rank: u32,
    /// In the requested language.
    pub name: String,
    /// Set for the two sides of the match: which of them it is.
    #[serde(default)]
    pub side: Option<Side>,
    /// Matches played.
    pub played: u32,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// What it scored in them, in the sport's unit: goals, points, sets.
    pub scored: u32,
    /// What was scored against it.
    pub conceded: u32,
    /// Its points; absent where the share of matches won decides.
    #[serde(default)]
    pub points: Option<u32>,
}

/// Answer of `GET /matches/{id}/meetings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchMeetings {
    /// The match.
    pub match_id: u64,
    /// The last results of its sides against each other, the newest first.
    #[serde(default)]
    pub meetings: Vec<Meeting>,
}

/// An earlier match between the two sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Meeting {
    /// When it began.
    pub start_time: Timestamp,
    /// Name of its competition, in the requested language.
    pub tournament: String,
    /// The side that was at home, in the requested language.
    pub home: String,
    /// The side that was away.
    pub away: String,
    /// Its score.
    pub score: Score,
}
