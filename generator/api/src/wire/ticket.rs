//! What a ticket asks before and after a bet is placed: its highest stake, the price of joined
//! outcomes, a code to share it by, and the money back early (spec 7.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BetPlacement, Odds, SelectionPlacement, StakeWire};

/// Body of `POST /bets/max-stake` (version 3).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MaxStakeQuery {
    /// The ticket's bets; their stakes do not matter.
    pub bets: Vec<BetPlacement>,
}

/// Answer of `POST /bets/max-stake`, one per bet in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MaxStake {
    /// The most that the operator's limits let through now; the balance is not looked at.
    pub max_stake: StakeWire,
}

/// Body of `POST /bets/custom/odds` (version 3): outcomes of one match to be joined.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CustomOddsQuery {
    /// At least one; what can be joined shares a custom bet group (`GET /bets/custom/markets/{matchId}`).
    pub selections: Vec<SelectionPlacement>,
}

/// Answer of `POST /bets/custom/odds`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CustomOdds {
    /// The price of all outcomes together.
    pub odds: Odds,
}

/// Body of `POST /bets/cashout` (version 3). The answer is the bet as it is now.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Cashout {
    /// The bet.
    pub bet_id: String,
    /// The offer that the player accepts, in subunits; refused when it is no longer the offer.
    pub to_cashout: i64,
}

/// Body of `POST /bets/share-code` (version 3).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct ShareBets {
    /// The bets to share.
    pub bets: Vec<BetPlacement>,
}

/// Answer of `POST /bets/share-code`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ShareCode {
    /// What opens the bets again.
    pub code: String,
}

/// Answer of `GET /bets/share-code` with `code`. Matches that are over are left out; all of them
/// over is an empty list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SharedBets {
    /// As they were shared, with the odds of now. Stakes are in the sharer's currency (spec 5).
    pub bets: Vec<BetPlacement>,
}
