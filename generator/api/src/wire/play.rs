//! Time and money at play: sessions, reality check, points, status groups (spec 3, 4, 7.2).

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Answer of `POST /sportsbook_sessions`, which begins a session of play, and of its `/continue`.
/// 403 when the player is out of limit (spec 8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SportsbookSession {
    /// The session.
    pub id: String,
    /// When it began.
    pub started_at: Timestamp,
    /// When it must end; absent without a limit.
    #[serde(default)]
    pub ends_at: Option<Timestamp>,
}

/// Answer of `GET /player/reality_check`, asked for every 30 s (spec 9). 400 stops the asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RealityCheck {
    /// Minutes between two prompts.
    pub period: u32,
}

/// Answer of `GET /player/sessions_info`: what a reality check tells the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SessionsInfo {
    /// When the player began to play.
    pub started_at: Timestamp,
    /// Staked since, in subunits.
    pub stake: i64,
    /// Won since, in subunits.
    pub win: i64,
    /// Currency of both.
    pub currency: String,
}

/// Answer of `GET /player/comp_points`; 401 is as no points (spec 8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CompPoints {
    /// Points that can be spent.
    pub points: u64,
    /// Points earned in all time, which the status hangs on.
    pub earned_points: u64,
}

/// A ladder of statuses: `GET /player/status_groups` lists those that the player stands on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatusGroup {
    /// Stable word, such as `loyalty`.
    pub id: String,
    /// In the language asked for.
    pub name: String,
    /// Its statuses, the lowest first.
    pub statuses: Vec<PlayerStatus>,
    /// The player's one; its id is in the player's `statuses` too.
    #[serde(default)]
    pub current: Option<String>,
}

/// A rung of a ladder of statuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerStatus {
    /// Stable word, such as `silver`.
    pub id: String,
    /// In the language asked for.
    pub name: String,
    /// Points that lead to it.
    pub min_points: u64,
}
