//! Finding and following: search, counts, favourites, streams, polls.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{EventStatus, Market, Match, SportKind, Tournament};

/// Answer of `GET /search` for `q` of 3 to 50 characters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchResults {
    /// Matches whose sides match the query.
    pub matches: Vec<Match>,
    /// Tournaments whose names match the query.
    pub tournaments: Vec<Tournament>,
    /// Markets whose names match the query; empty with `only_events_name`.
    pub markets: Vec<FoundMarket>,
}

/// A market that a search found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FoundMarket {
    /// Its match.
    #[serde(rename = "match")]
    pub match_: Match,
    /// The market.
    pub market: Market,
}

/// Body of `POST /counters`: asks for numbers of matches.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CountersQuery {
    /// What to count.
    pub counters: Vec<CounterQuery>,
}

/// One count: matches that meet every condition that is given, as many as `GET /matches` lists for the
/// same conditions.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct CounterQuery {
    /// A key of the caller's choice, returned with the count.
    pub key: String,
    /// Of this sport.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sport_key: Option<String>,
    /// Of regular or of cyber sports.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sport_type: Option<SportKind>,
    /// Of this category.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub category_id: Option<u64>,
    /// Of this tournament.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament_id: Option<u64>,
    /// In this state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub match_status: Option<EventStatus>,
    /// That take bets, or that take none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bettable: Option<bool>,
    /// That start then or later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start_from: Option<Timestamp>,
    /// That start then or earlier.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start_to: Option<Timestamp>,
}

/// Answer of `POST /counters`, one per question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Counter {
    /// The key of the question.
    pub key: String,
    /// Number of matches.
    pub count: u64,
}

/// Answer of `GET /favourites/{type}`: what the player follows. `POST` and `DELETE
/// /favourites/{type}/{id}` add and remove. Types: `matches`, `tournaments`, `sports`, `competitors`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Favourites {
    /// Ids of the type's items, the newest first.
    pub ids: Vec<u64>,
    /// The same items with their names, without those that the operator no longer has.
    #[serde(default)]
    pub items: Vec<Favourite>,
}

/// Something that a player follows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Favourite {
    /// The operator's number.
    pub id: u64,
    /// In the requested language.
    pub name: String,
    /// Path segment of its sport.
    pub sport_key: String,
    /// Path segment below its sport; of a competitor, that of its next match. Absent for a sport, and for a
    /// competitor without a match.
    #[serde(default)]
    pub slug: Option<String>,
}

/// Answer of `GET /matches/{id}/video`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchVideo {
    /// URL of a player to embed.
    pub url: String,
}

/// A row of `GET /matches/{id}/streams`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stream {
    /// Unique within its match.
    pub id: String,
    /// In the requested language.
    pub name: String,
    /// URL of an HLS playlist, or of a player to embed.
    pub url: String,
    /// Language of the commentary, as a BCP 47 tag.
    #[serde(default)]
    pub language: Option<String>,
}

/// Body of `POST /vote`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Vote {
    /// The poll.
    pub prediction_id: String,
    /// The option that the player chose.
    pub data: String,
}

/// Answer of `GET /vote` with `prediction_id`, and of `POST /vote`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Prediction {
    /// The poll.
    pub prediction_id: String,
    /// Votes for each option, in the poll's order.
    pub options: Vec<PredictionOption>,
    /// The option that the player chose.
    #[serde(default)]
    pub voted: Option<String>,
}

/// An option of a poll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PredictionOption {
    /// The value that a vote for it sends.
    pub data: String,
    /// Votes for it.
    pub votes: u64,
}

/// Body of `POST {virtual wallet}/{provider}/launch`: horse racing or lotteries in a frame.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LaunchApp {
    /// The provider's id.
    pub app: String,
}

/// Answer of `POST {virtual wallet}/{provider}/launch`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LaunchUrl {
    /// URL to embed.
    pub url: String,
}

/// Answer of `GET /watchersio/userid`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatUser {
    /// The player's id in the chat.
    pub userid: String,
}
