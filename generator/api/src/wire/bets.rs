//! Bets: what is sent to place them and what comes back.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BetKind, BetResult, BetStatus, BonusKind, Odds};

/// An amount of money in whole subunits of a currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Money {
    /// In subunits: R50.00 is 5000.
    pub value: i64,
    /// ISO 4217 or the operator's code of a crypto currency.
    pub currency: String,
    /// Subunits in one unit (100 for most fiat currencies).
    pub subunits: u64,
}

/// Body of `POST /bets` (version 3).
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlaceBets {
    /// About the call as a whole.
    pub meta: PlaceBetsMeta,
    /// One for a single, combo, system or custom bet; several singles for a multi-single.
    pub bets: Vec<BetPlacement>,
}

/// About a placement as a whole.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlaceBetsMeta {
    /// The browser's permanent id.
    pub device_id: String,
    /// Whether it is a quick bet.
    pub quick: bool,
    /// Kind of the bets.
    #[serde(rename = "type")]
    pub kind: BetKind,
    /// Names this attempt to place: every try of the same bets at the same prices has the same one until the operator
    /// has answered. The operator keeps it for at least a day, per player. A repeated attempt places nothing: it gets the
    /// first answer, also while the first call is still being carried out. A browser repeats calls by itself, when a
    /// reused connection is cut before the answer.
    pub attempt_id: String,
    /// The player that the page shows. If the session is another player's, the call is refused with 409 and
    /// `other_player`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub player_id: Option<u64>,
}

/// One bet to place.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BetPlacement {
    /// The bonus to use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bonus: Option<BonusUse>,
    /// Total stake.
    pub stake: StakeWire,
    /// At least one.
    pub selections: Vec<SelectionPlacement>,
    /// Which system, for system bets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub system_id: Option<u64>,
    /// The combined price, for custom bets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub custom_odds: Option<Odds>,
}

/// A stake on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct StakeWire {
    /// In subunits.
    pub value: i64,
    /// The account's currency.
    pub currency: String,
}

/// The bonus that a bet uses.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BonusUse {
    /// The bonus.
    pub id: u64,
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: BonusKind,
    /// The factor of a comboboost, in thousandths.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub odds: Option<Odds>,
}

/// One selection of a bet to place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SelectionPlacement {
    /// The match.
    pub match_id: u64,
    /// The kind of market.
    pub market_id: u64,
    /// The market's line.
    #[serde(default)]
    pub specifier: Option<String>,
    /// The outcome.
    pub outcome_id: u64,
    /// The price that the player accepted.
    pub odds: Odds,
}

/// Answer to `POST /bets`, one per bet.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PlacedBet {
    /// The new bet.
    pub bet_id: String,
    /// Its state, usually `submitted` or `waiting_results`.
    pub status: BetStatus,
    /// Whether a trader of the operator reviews it first.
    pub is_vip: bool,
    /// The selections with the prices at which they were accepted.
    pub selections: Vec<SelectionPlacement>,
}

/// A bet of the player's history.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Bet {
    /// The bet.
    pub id: String,
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: BetKind,
    /// The operator's own short number of it. The answer to a placement does not have it, so pages show `id`.
    #[serde(rename = "ref")]
    pub reference: String,
    /// Its state.
    pub status: BetStatus,
    /// Stake, without the parts that were cashed out.
    pub stake: Money,
    /// Return, in subunits; the possible return while the bet is open.
    pub win_amount: i64,
    /// Total odds.
    pub odds: Odds,
    /// Selections.
    pub selections: Vec<BetSelection>,
    /// When it was placed.
    pub created_at: Timestamp,
    /// Result.
    pub result: BetResult,
    /// The cash-out offer in subunits.
    #[serde(default)]
    pub to_cashout: Option<i64>,
    /// The least part of the stake that can be cashed out or stay, in subunits; null where only the whole bet can be
    /// cashed out.
    #[serde(default)]
    pub min_part: Option<i64>,
    /// The parts that were cashed out, the oldest first.
    #[serde(default)]
    pub parts: Vec<CashedPart>,
    /// The bonus that was used.
    #[serde(default)]
    pub bonus: Option<BonusUse>,
    /// Which system, for system bets.
    #[serde(default)]
    pub system: Option<SystemKind>,
    /// Whether it took part in a jackpot.
    #[serde(default)]
    pub used_in_jackpot: bool,
    /// Whether a trader of the operator reviews it.
    #[serde(default)]
    pub is_vip: bool,
    /// The attempt that placed it; null for a bet that was placed elsewhere.
    #[serde(default)]
    pub attempt_id: Option<String>,
}

/// A part of a bet that was cashed out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CashedPart {
    /// The attempt that cashed it out.
    pub attempt_id: String,
    /// Its part of the stake, in subunits.
    pub stake: i64,
    /// What was paid for it, in subunits.
    pub amount: i64,
    /// When.
    pub at: Timestamp,
}

/// A system: every combination of `win_count` of `total_count` selections is a line. With `max_win_count` so is every longer
/// one, up to that number: 2 up to 3 of 3 is a Trixie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SystemKind {
    /// The operator's number for it.
    pub id: u64,
    /// Selections in a line, or in the shortest ones.
    pub win_count: u32,
    /// Selections in the longest lines, where lines differ in length: from `win_count` up to `total_count`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub max_win_count: Option<u32>,
    /// Selections in the bet.
    pub total_count: u32,
}

/// A selection of a placed bet. It carries names, so history needs no catalogue.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BetSelection {
    /// Unique within its bet.
    pub id: u64,
    /// Its result so far.
    pub status: BetResult,
    /// Kind of market, with name.
    pub market: Named,
    /// Outcome, with name.
    pub outcome: Named,
    /// The accepted price.
    pub odds: Odds,
    /// The match.
    #[serde(rename = "match")]
    pub match_: BetMatch,
    /// The market's line.
    #[serde(default)]
    pub specifier: Option<String>,
}

/// A number and its name in the requested language.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Named {
    /// The operator's number.
    pub id: u64,
    /// In the requested language.
    pub name: String,
}

/// The match of a placed selection.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BetMatch {
    /// The match.
    pub id: u64,
    /// Its path segment.
    pub slug: String,
    /// Its sport's path segment.
    pub sport_key: String,
    /// Home side.
    pub home: String,
    /// Away side.
    pub away: String,
    /// When it starts or started.
    pub start_time: Timestamp,
}
