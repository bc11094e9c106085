//! Time and money in play: sessions, reality check, points, status groups.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Answer of `POST /sportsbook_sessions`, which begins a session of play or goes on with it, and of
/// its `/continue`, which answers a reality check. 403 when the player has reached a limit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SportsbookSession {
    /// The session.
    pub id: String,
    /// When it began.
    pub started_at: Timestamp,
    /// When it must end; absent without a limit.
    #[serde(default)]
    pub ends_at: Option<Timestamp>,
    /// Seconds until then. A page counts these by its own clock, which may show another time.
    #[serde(default)]
    pub seconds_left: Option<i64>,
}

/// Answer of `GET /player/reality_check`, polled every 30 s. A 400 stops the polling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct RealityCheck {
    /// Minutes between two prompts.
    pub period: u32,
    /// Seconds until the next prompt, 0 when it is due; absent where the operator does not count.
    #[serde(default)]
    pub due_in: Option<i64>,
}

/// Answer of `GET /player/sessions_info`: the figures of a reality check.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SessionsInfo {
    /// When the player began to play.
    pub started_at: Timestamp,
    /// Seconds since then; a page's clock may show another time.
    #[serde(default)]
    pub seconds: Option<i64>,
    /// Staked since then, in subunits.
    pub stake: i64,
    /// Won since then, in subunits.
    pub win: i64,
    /// Stakes among these of bets that are still open, in subunits; absent where the operator does not say.
    #[serde(default)]
    pub open: Option<i64>,
    /// Currency of both.
    pub currency: String,
}

/// Answer of `GET /player/comp_points`; 401 counts as no points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CompPoints {
    /// Points that can be spent.
    pub points: u64,
    /// Points earned in total, which decide the status.
    pub earned_points: u64,
}

/// A ladder of statuses: `GET /player/status_groups` lists the player's ladders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StatusGroup {
    /// Stable word, such as `loyalty`.
    pub id: String,
    /// In the requested language.
    pub name: String,
    /// Its statuses, the lowest first.
    pub statuses: Vec<PlayerStatus>,
    /// The player's status; its id is also in the player's `statuses`.
    #[serde(default)]
    pub current: Option<String>,
}

/// A rung of a ladder of statuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerStatus {
    /// Stable word, such as `silver`.
    pub id: String,
    /// In the requested language.
    pub name: String,
    /// Points required for it.
    pub min_points: u64,
}
