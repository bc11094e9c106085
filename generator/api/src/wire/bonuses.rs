//! Bonuses: what the operator offers, what a ticket earns, and what a player can do with them.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{BetPlacement, BonusKind, BonusStatus, EventStatus, Odds};

/// Fields of every bonus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BonusBase {
    /// The operator's number, unique among bonuses of all kinds.
    pub id: u64,
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: BonusKind,
    /// In the requested language.
    pub name: String,
    /// One or two sentences, in the requested language.
    #[serde(default)]
    pub description: Option<String>,
    /// URL of its picture.
    #[serde(default)]
    pub image: Option<String>,
    /// Which selections count; all if it is empty.
    #[serde(default)]
    pub event_conditions: EventConditions,
    /// Only players of these countries (ISO 3166-1 alpha-2 in lower case); all if empty.
    #[serde(default)]
    pub country_codes: Vec<String>,
    /// When the operator stops issuing it.
    #[serde(default)]
    pub valid_to: Option<Timestamp>,
    /// Only players whose identity is verified.
    #[serde(default)]
    pub only_verified: bool,
    /// The player's own bonus; absent for visitors and before it was issued.
    #[serde(default)]
    pub issued: Option<IssuedBonus>,
}

/// Which selections count for a bonus. An empty list means all of its kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct EventConditions {
    /// Sports by their keys.
    #[serde(default)]
    pub sport_keys: Vec<String>,
    /// Tournaments.
    #[serde(default)]
    pub tournament_ids: Vec<u64>,
    /// Matches.
    #[serde(default)]
    pub match_ids: Vec<u64>,
    /// Kinds of market.
    #[serde(default)]
    pub market_ids: Vec<u64>,
    /// States of the match when the bet is placed.
    #[serde(default)]
    pub match_status: Vec<EventStatus>,
}

/// A bonus that was issued to a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct IssuedBonus {
    /// How often the player has used it.
    pub times_used: u32,
    /// When the player activated it.
    #[serde(default)]
    pub activated_at: Option<Timestamp>,
    /// When it expires for the player.
    #[serde(default)]
    pub expired_at: Option<Timestamp>,
    /// Whether the player has seen that it was given.
    pub seen: bool,
    /// Its state for the player.
    pub computed_status: BonusStatus,
}

/// Answer of `GET /bonuses`: bonuses of all kinds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Bonuses {
    /// Multipliers on combos.
    pub comboboosts: Vec<Comboboost>,
    /// Free stakes.
    pub freebets: Vec<Freebet>,
    /// Freebets earned by points.
    pub huntings: Vec<Farming>,
    /// Freebets earned by points, in competition with other players.
    pub tournaments: Vec<Farming>,
    /// Freebets earned by points; the amount shows only when the box is opened.
    pub lootboxes: Vec<Farming>,
}

/// A multiplier on the odds of a combo that is long enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Comboboost {
    /// Fields of every bonus.
    #[serde(flatten)]
    pub base: BonusBase,
    /// Multipliers by length; the range with the highest `min_count` that is reached applies.
    pub ranges: Vec<ComboboostRange>,
    /// Only selections with these odds or higher count.
    pub min_odds: Odds,
    /// How often a player can use it; no limit when absent.
    #[serde(default)]
    pub uses_count: Option<u32>,
    /// The word that links it to a campaign.
    #[serde(default)]
    pub trigger_key: Option<String>,
}

/// The multiplier for combos of certain lengths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComboboostRange {
    /// From this many selections.
    pub min_count: u32,
    /// Up to this many; no limit when absent.
    #[serde(default)]
    pub max_count: Option<u32>,
    /// Multiplier on the combo's odds, in thousandths: 1050 adds five per cent.
    pub bonus_odds: Odds,
}

/// A stake from the operator. What it returns when the bet wins depends on its kind: see
/// [`BonusKind`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Freebet {
    /// Fields of every bonus.
    #[serde(flatten)]
    pub base: BonusBase,
    /// Lowest odds of the bet.
    #[serde(default)]
    pub min_odds: Option<Odds>,
    /// Highest odds of the bet.
    #[serde(default)]
    pub max_odds: Option<Odds>,
    /// Required state of the match.
    #[serde(default)]
    pub match_status: Option<EventStatus>,
    /// Fewest selections of the bet.
    #[serde(default)]
    pub min_selections: Option<u32>,
    /// Most selections of the bet.
    #[serde(default)]
    pub max_selections: Option<u32>,
    /// The stake, in subunits.
    pub issued_amount: i64,
    /// The stake's currency.
    pub currency: String,
    /// Whether the player has chosen it for the next bet.
    pub is_active: bool,
    /// The multiplier on the stake from a lootbox or hunting, in thousandths.
    #[serde(default)]
    pub boost_multiplier: Option<Odds>,
}

/// A hunting, a hunting tournament or a lootbox: bets earn points, points earn freebets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Farming {
    /// Fields of every bonus.
    #[serde(flatten)]
    pub base: BonusBase,
    /// The player's progress.
    #[serde(default)]
    pub farming_stats: FarmingStats,
    /// Whether a match earns points only once.
    pub farm_once_per_event: bool,
    /// Kind of the freebet that is earned.
    pub farming_freebet_type: BonusKind,
    /// Matches that have earned points.
    #[serde(default)]
    pub farmed_event_ids: Vec<u64>,
    /// Freebets of the player that it can boost.
    #[serde(default)]
    pub freebets_to_boost: Vec<u64>,
    /// Currency of its amounts.
    pub currency: String,
}

/// A player's progress in a hunting, tournament or lootbox. Money in subunits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct FarmingStats {
    /// Mean stake of the bets that count.
    pub avg_stake: i64,
    /// Number of bets that count.
    pub bets_count: u32,
    /// Points earned.
    pub points: u64,
    /// Points that can be spent.
    pub available_points: u64,
    /// Points that open bets may earn.
    pub potential_points: u64,
    /// The freebet that open bets may earn.
    pub potential_freebet_amount: i64,
    /// A tournament's initial pool.
    #[serde(default)]
    pub initial_pool: Option<i64>,
}

/// Body of `POST /bonuses`: asks what these bets would earn.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct TicketBonusesQuery {
    /// The ticket's bets.
    pub bets: Vec<BetPlacement>,
}

/// Answer of `POST /bonuses`, one per bet in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TicketBonuses {
    /// Every bonus that can be used now; one that does not fit the bet is `not_available` for it.
    pub bonuses: Vec<TicketBonus>,
}

/// How a bonus fits a bet of the ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TicketBonus {
    /// The bonus.
    pub bonus_id: u64,
    /// Its kind.
    pub bonus_type: BonusKind,
    /// Its state for the player.
    pub user_bonus_status: BonusStatus,
    /// Index of the comboboost range that is reached; absent below the first.
    #[serde(default)]
    pub active_range_index: Option<u32>,
    /// Indexes of the selections that count.
    #[serde(default)]
    pub suitable_selections: Vec<u32>,
    /// Points that the bet would earn.
    #[serde(default)]
    pub potential_points: Option<u64>,
    /// Points that can be spent.
    #[serde(default)]
    pub available_points: Option<u64>,
    /// Points earned so far.
    #[serde(default)]
    pub points: Option<u64>,
    /// The freebet that the bet would earn, in subunits.
    #[serde(default)]
    pub potential_freebet_amount: Option<i64>,
}

/// Freebets for a number of bets: answer of `GET` and `POST /bonuses/freebets/amb`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AmbFreebet {
    /// Fields of every bonus.
    #[serde(flatten)]
    pub base: BonusBase,
    /// The steps, in rising order.
    pub amb_ranges: Vec<AmbRange>,
    /// The player's bets that count so far.
    pub bets_count: u32,
    /// Currency of its amounts.
    pub currency: String,
}

/// What a number of bets earns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AmbRange {
    /// From this many bets.
    pub number_of_bets: u32,
    /// Number of freebets.
    pub number_of_freebets: u32,
    /// Their total amount, in subunits.
    pub issued_bonus_amount: i64,
}

/// A row of `GET /bonuses/tournaments/{id}/rating`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LeaderboardRow {
    /// Rank, from 1.
    pub position: u32,
    /// Whether this is the player who asks.
    pub current_user: bool,
    /// The player's name, as far as others may see it.
    #[serde(default)]
    pub nickname: Option<String>,
    /// Winnings, in subunits.
    pub farmed_amount: i64,
    /// Currency of the winnings.
    pub currency_code: String,
    /// Freebets that were earned.
    pub farmed_freebets_count: u32,
}

/// Answer of a bonus' `/terms`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BonusTerms {
    /// Headline, in the requested language.
    pub title: String,
    /// The terms as HTML of the operator's editors: not trusted.
    pub body: String,
}

/// A bonus by its number and kind.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct BonusRef {
    /// The bonus.
    pub id: u64,
    /// Its kind.
    #[serde(rename = "type")]
    pub kind: BonusKind,
}

/// Body of `POST /bonuses/mark-as-seen`: bonuses that the player has now seen.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct MarkBonusesSeen {
    /// The bonuses.
    pub bonuses: Vec<BonusRef>,
}

/// Body of `POST /bonuses/{id}/boost`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct BoostFreebet {
    /// One of the bonus' `freebets_to_boost`.
    pub freebet_id: u64,
}

/// Body of `POST /bonuses/promo-code`. The answer is the [`BonusRef`] of the issued bonus.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct PromoCode {
    /// As the player typed it.
    pub code: String,
}
