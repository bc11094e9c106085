//! Jackpots: pools that bets feed, and the hits that empty them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BetPlacement, JackpotHitStatus, JackpotLevelState};

/// A jackpot: `GET /jackpots` lists them and is polled every 15 s. Money in subunits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Jackpot {
    /// The operator's number.
    pub id: u64,
    /// In the requested language.
    pub name: String,
    /// The contribution of a bet.
    pub amount: i64,
    /// Current amount.
    pub pool_amount: i64,
    /// Total paid out so far.
    pub hits_amount: i64,
    /// Currency of its amounts.
    pub currency: String,
    /// Its pools, the smallest first.
    pub levels: Vec<JackpotLevel>,
}

/// One pool of a jackpot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct JackpotLevel {
    /// Stable word, such as `gold`.
    pub code: String,
    /// In the requested language.
    pub name: String,
    /// Current amount, in subunits.
    pub pool_amount: i64,
    /// Whether it can be won.
    pub state: JackpotLevelState,
}

/// A win of a jackpot: `GET /jackpot-hits` lists them, ten by default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct JackpotHit {
    /// The operator's number.
    pub id: u64,
    /// The jackpot.
    pub jackpot_id: u64,
    /// Amount, in subunits of `currency`.
    pub amount: i64,
    /// Amount in euro cents.
    pub amount_eur: i64,
    /// Currency of the winner.
    pub currency: String,
    /// The level that was hit.
    pub jackpot_level_code: String,
    /// Its name, in the requested language.
    pub jackpot_level_name: String,
    /// Whether it has been paid.
    pub status: JackpotHitStatus,
    /// Whether the winner has seen it.
    pub seen: bool,
    /// When it was won.
    pub created_at: Timestamp,
}

/// Body of `POST /jackpots`: the answer lists the [`Jackpot`]s that these bets would take part in.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TicketJackpotsQuery {
    /// The ticket's bets.
    pub bets: Vec<BetPlacement>,
}
