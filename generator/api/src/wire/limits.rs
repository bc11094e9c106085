//! The limits that players set for themselves, and those of the operator.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{LimitBasis, LimitKind, LimitPeriod, LimitStatus};

/// A limit: `GET /user_limits` lists all that the player can set, set or not.
///
/// Money is in subunits of `currency`, time in seconds; a self-exclusion is in months.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct UserLimit {
    /// Kind of the limit.
    #[serde(rename = "type")]
    pub kind: LimitKind,
    /// Whether it is in force, and whether a change waits.
    pub status: LimitStatus,
    /// What the player's country calls it, in the caller's language; absent where it has no word of its own.
    #[serde(default)]
    pub name: Option<String>,
    /// What it counts over; absent where it applies each time, as to every bet.
    #[serde(default)]
    pub period: Option<LimitPeriod>,
    /// How deposits are counted. In Britain only a gross limit may be called a deposit limit.
    #[serde(default)]
    pub basis: Option<LimitBasis>,
    /// What is set; absent while nothing is.
    #[serde(default)]
    pub value: Option<i64>,
    /// The least that can be set.
    #[serde(default)]
    pub min: Option<i64>,
    /// The most that can be set.
    #[serde(default)]
    pub max: Option<i64>,
    /// What can be set, where not everything between the two can.
    #[serde(default)]
    pub choices: Vec<i64>,
    /// What is used of it in this period; below zero where more was won than staked.
    #[serde(default)]
    pub used: i64,
    /// Currency of an amount; absent for time.
    #[serde(default)]
    pub currency: Option<String>,
    /// When its period ends.
    #[serde(default)]
    pub resets_at: Option<Timestamp>,
    /// A change that has been asked for and waits.
    #[serde(default)]
    pub pending: Option<PendingLimit>,
    /// Seconds for which a change to less protection waits.
    #[serde(default)]
    pub delay: i64,
}

/// A raised or removed limit that does not apply yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PendingLimit {
    /// What it becomes; null when it is removed.
    pub value: Option<i64>,
    /// When.
    pub from: Timestamp,
}

/// Body of `POST /user_limits`, which answers with all limits. A lower limit applies at once, a
/// higher one or none after the operator's delay. A time-out (`coolingoff`) and a self-exclusion end
/// every session of the player, and cannot be taken back.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SetLimit {
    /// Kind of the limit.
    #[serde(rename = "type")]
    pub kind: LimitKind,
    /// Its period, as it is listed.
    #[serde(default)]
    pub period: Option<LimitPeriod>,
    /// The new value; null removes the limit.
    pub value: Option<i64>,
}

/// Body of `POST /user_limits/keep`, which drops a change that waits and answers with all limits.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct KeepLimit {
    /// Kind of the limit.
    #[serde(rename = "type")]
    pub kind: LimitKind,
    /// Its period, as it is listed.
    #[serde(default)]
    pub period: Option<LimitPeriod>,
}

/// Answer of `POST /player/activity_limit_track`. 401 when the limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ActivityTracked {
    /// Seconds until the limit is reached; absent without a limit.
    #[serde(default)]
    pub seconds_left: Option<i64>,
}
