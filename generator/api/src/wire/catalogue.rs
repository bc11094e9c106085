//! What can be bet on: sports, categories, tournaments, matches, markets and outcomes.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{
    EventStatus, MarketStatus, MatchEvent, Provider, Score, Side, SportKind, TournamentKind,
};

/// A price in whole thousandths: 1.85 is `Odds(1850)`.
/// The default is no price: what a page shows while it hides its prices.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS,
)]
#[serde(transparent)]
pub struct Odds(pub u32);

impl Odds {
    /// 1.00: the stake comes back, and nothing else.
    pub const EVEN_STAKE: Self = Self(1_000);
}

/// A sport.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Sport {
    /// The operator's number.
    pub id: u64,
    /// The provider's name for it, such as `sr:sport:1`.
    pub urn_id: String,
    /// Its path segment, such as `soccer`.
    pub key: String,
    /// Name, in the requested language.
    pub name: String,
    /// Sort key: higher comes first.
    pub priority: i64,
    /// Regular or cyber.
    #[serde(rename = "type")]
    pub kind: SportKind,
    /// Provider of its data.
    pub provider: Provider,
    /// The market shown in lists.
    pub main_market_id: u64,
    /// How many outcomes that market has.
    pub main_market_outcomes_count: u8,
    /// The second market shown in lists where there is room.
    #[serde(default)]
    pub secondary_market_id: Option<u64>,
    /// How many outcomes that market has.
    #[serde(default)]
    pub secondary_market_outcomes_count: Option<u8>,
}

/// A category within a sport: a country, a tour, a region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Category {
    /// The operator's number.
    pub id: u64,
    /// Path segment, unique within the sport among categories, tournaments and matches.
    pub slug: String,
    /// In the requested language.
    pub name: String,
    /// Sort key: higher comes first.
    pub priority: i64,
    /// ISO 3166-1 alpha-2 in lower case, or absent for tours and continents.
    #[serde(default)]
    pub country_code: Option<String>,
    /// Its sport.
    pub sport: Sport,
}

/// A tournament; on the site, a league.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Tournament {
    /// The operator's number.
    pub id: u64,
    /// The provider's name for it.
    pub urn_id: String,
    /// Path segment, unique within the sport.
    pub slug: String,
    /// In the requested language.
    pub name: String,
    /// Sort key: higher comes first; may differ by locale.
    pub priority: i64,
    /// Kind of competition.
    #[serde(rename = "type")]
    pub kind: TournamentKind,
    /// Its category, which includes its sport.
    pub category: Category,
}

/// An event between two sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Match {
    /// The operator's number.
    pub id: u64,
    /// The provider's name for it.
    pub urn_id: String,
    /// Path segment, unique within the sport.
    pub slug: String,
    /// Kind of event.
    #[serde(rename = "type")]
    pub kind: TournamentKind,
    /// The competition, which includes category and sport.
    pub tournament: Tournament,
    /// The two sides.
    pub competitors: Competitors,
    /// Stadium.
    #[serde(default)]
    pub stadium: Option<String>,
    /// City of the stadium.
    #[serde(default)]
    pub city: Option<String>,
    /// Prematch, live, or over.
    pub status: EventStatus,
    /// The provider's word for the stage of play, such as `1st_half`.
    #[serde(default)]
    pub stage: Option<String>,
    /// The operator's word for a match that is not played as planned: `postponed`, `rescheduled`, `cancelled`,
    /// `abandoned`.
    #[serde(default)]
    pub match_status: Option<String>,
    /// Start time.
    pub start_time: Timestamp,
    /// Clock and scores; absent before the start.
    #[serde(default)]
    pub statistics: Option<Statistics>,
    /// Number of markets that take bets now.
    pub available_markets: u32,
    /// The market of the sport's lists, with prices.
    #[serde(default)]
    pub main_market: Option<Market>,
    /// The second market of the sport's lists.
    #[serde(default)]
    pub secondary_market: Option<Market>,
    /// A few more markets for previews.
    #[serde(default, deserialize_with = "super::list")]
    pub top_markets: Vec<Market>,
    /// Whether there is a stream.
    #[serde(default)]
    pub has_video: bool,
    /// Provider of its data.
    pub provider: Provider,
    /// Whether the provider has a statistics page for it.
    #[serde(default)]
    pub is_provider_stats_available: bool,
    /// What is known before it, as the last part of a path: `form`, `table`, `meetings`.
    #[serde(default, deserialize_with = "super::list")]
    pub previews: Vec<String>,
    /// Those who take part in an outright; not on the wire.
    #[serde(skip)]
    #[ts(skip)]
    pub entrants: Vec<Competitor>,
    /// When the competition of an outright ends; not on the wire.
    #[serde(skip)]
    #[ts(skip)]
    pub end_date: Option<Timestamp>,
}

/// The two sides of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Competitors {
    /// The side named first.
    pub home: Competitor,
    /// The side named second.
    pub away: Competitor,
}

/// A club, a player or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Competitor {
    /// The operator's number, by which a player follows it; absent for those of outrights.
    #[serde(default)]
    pub id: Option<u64>,
    /// In the requested language.
    pub name: String,
    /// URL of its logo, or its path on the operator's host.
    #[serde(default)]
    pub logo: Option<String>,
}

/// Clock and scores of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Statistics {
    /// Absent in sports without a clock.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Goals, points, sets or maps: what the sport counts as its score.
    pub total_score: Score,
    /// The score within the running game (tennis points, a frame's balls).
    #[serde(default)]
    pub game_score: Option<GameScore>,
    /// The serving side, in sports with a serve.
    #[serde(default)]
    pub current_server: Option<Side>,
    /// Periods that are over or running, in order.
    #[serde(default, deserialize_with = "super::list")]
    pub period_scores: Vec<PeriodScore>,
    /// The last few events that matter and every red card, the oldest first: a goal, a card, a penalty, a review or a break
    /// of serve is why markets are suspended. On the match's own channel also attacks.
    #[serde(default, deserialize_with = "super::list")]
    pub events: Vec<MatchEvent>,
}

/// The clock of a match; all times in whole seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Clock {
    /// Time played so far.
    pub match_time: u32,
    /// Added time of the running period.
    #[serde(default)]
    pub stoppage_time: Option<u32>,
    /// Time left in the running period, for clocks that count down.
    #[serde(default)]
    pub remaining_time: Option<u32>,
    /// Whether the clock is stopped.
    pub stopped: bool,
}

/// A score in the sport's own terms (`40`, `A`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameScore {
    /// Home side.
    pub home: String,
    /// Away side.
    pub away: String,
}

/// Score of one period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PeriodScore {
    /// Stable word, such as `1st_half` or `set_2`.
    pub period_key: String,
    /// In the requested language.
    pub period_name: String,
    /// From 1.
    pub number: u32,
    /// The kind of period in this sport: `half`, `quarter`, `set`, `inning`, `map`, …
    #[serde(rename = "type")]
    pub kind: String,
    /// The most periods that there can be.
    pub max_period_number: u32,
    /// Home side.
    pub home: u32,
    /// Away side.
    pub away: u32,
}

/// Something to bet on within a match. `(id, specifier)` is unique within its match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Market {
    /// The match, by its provider name.
    pub match_urn_id: String,
    /// The kind of market, the same number in every match (1 is `1x2`).
    pub id: u64,
    /// In the requested language, without the line (`Total goals`).
    pub name: String,
    /// Whether it takes bets.
    pub status: MarketStatus,
    /// The line, as `key=value` pairs joined by `|`: `total=2.5`, `hcp=-0.75`.
    #[serde(default)]
    pub specifier: Option<String>,
    /// The outcomes.
    #[serde(default, deserialize_with = "super::list")]
    pub outcomes: Vec<Outcome>,
    /// The tabs that show it.
    #[serde(default, deserialize_with = "super::list")]
    pub market_groups: Vec<MarketGroup>,
    /// Sort key: higher comes first.
    pub priority: i64,
    /// Whether this is the most balanced line of its kind.
    #[serde(default)]
    pub most_balanced: bool,
    /// When it stops taking bets.
    #[serde(default)]
    pub next_bet_stop: Option<Timestamp>,
    /// Groups within which outcomes can be combined to a custom bet.
    #[serde(default, deserialize_with = "super::list")]
    pub custom_bet_groups: Vec<String>,
}

/// One possible outcome of a market.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Unique within its market, the same in every match.
    pub id: u64,
    /// In the requested language (`Over 2.5`, `Arsenal`, `Draw`).
    pub name: String,
    /// Whether it takes bets.
    pub active: bool,
    /// Its price.
    pub odds: Odds,
}

impl Outcome {
    /// Whether it takes bets: a price of 1.00 or less returns nothing, so it is a suspended one.
    pub fn is_open(&self) -> bool {
        self.active && self.odds > Odds::EVEN_STAKE
    }
}

/// A tab of markets on a match page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MarketGroup {
    /// Stable word, such as `main` or `totals`; spelled `groupKey` on the wire.
    #[serde(rename = "groupKey")]
    pub group_key: String,
    /// In the requested language.
    pub name: String,
    /// Sort key: higher comes first.
    pub priority: i64,
}
