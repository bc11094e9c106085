//! Calls of a ticket before and after a bet is placed: highest stake, price of combined outcomes,
//! share code, cash-out.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BetPlacement, Odds, SelectionPlacement, StakeWire};

/// Body of `POST /bets/max-stake` (version 3).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MaxStakeQuery {
    /// The ticket's bets; their stakes are ignored.
    pub bets: Vec<BetPlacement>,
}

/// Answer of `POST /bets/max-stake`, one per bet in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MaxStake {
    /// The highest stake within the operator's limits now; the balance is ignored.
    pub max_stake: StakeWire,
}

/// Body of `POST /bets/custom/odds` (version 3): outcomes of one match to combine.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CustomOddsQuery {
    /// At least one; outcomes that can be combined share a custom bet group (`GET
    /// /bets/custom/markets/{matchId}`).
    pub selections: Vec<SelectionPlacement>,
}

/// Answer of `POST /bets/custom/odds`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CustomOdds {
    /// The price of all outcomes together.
    pub odds: Odds,
}

/// Body of `POST /bets/cashout` (version 3). The answer is the bet in its new state.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Cashout {
    /// The bet.
    pub bet_id: String,
    /// The offer that the player accepts, in subunits; refused when the offer is lower by now.
    pub to_cashout: i64,
    /// The player that the page shows. If the session is another player's, the call is refused with 409 and
    /// `other_player`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player_id: Option<u64>,
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
    /// The code that opens the bets again.
    pub code: String,
}

/// Answer of `GET /bets/share-code` with `code`. Matches that are over are left out; if all are
/// over, the list is empty.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct SharedBets {
    /// The shared bets with current odds. Stakes are in the sharer's currency.
    pub bets: Vec<BetPlacement>,
}
