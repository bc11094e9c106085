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
    /// The offer that the player accepts, in subunits; refused when the offer is lower by now. With `part`, the share of
    /// the offer that belongs to the part.
    pub to_cashout: i64,
    /// The part to cash out; absent for the whole bet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub part: Option<CashoutPart>,
    /// The player that the page shows. If the session is another player's, the call is refused with 409 and
    /// `other_player`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player_id: Option<u64>,
}

/// A part of a bet to cash out: `stake` of its stake of `of`. It pays the offer's share, `to_cashout * stake / of` rounded
/// down, and the bet goes on with the rest of its stake.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CashoutPart {
    /// The part of the stake, in subunits. Neither it nor the rest is below the bet's `min_part`.
    pub stake: i64,
    /// The bet's stake as the player sees it, in subunits; refused with `cashout_changed` when it is another one, because
    /// a part was cashed out meanwhile.
    pub of: i64,
    /// Names this attempt, as that of a placement does. A repeated attempt cashes nothing out: it gets the bet as it is.
    pub attempt_id: String,
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
