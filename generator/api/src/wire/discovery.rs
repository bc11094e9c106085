//! How a visitor finds and follows something: search, counts, favourites, streams, polls
//! (spec 3, 5, 7.1).

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{EventStatus, Market, Match, SportKind, Tournament};

/// Answer of `GET /search` for `q` of 3 to 50 characters (spec 5).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct SearchResults {
    /// Matches whose sides fit.
    pub matches: Vec<Match>,
    /// Tournaments whose names fit.
    pub tournaments: Vec<Tournament>,
    /// Markets whose names fit; none with `only_events_name`.
    pub markets: Vec<FoundMarket>,
}

/// A market that a search has found.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct FoundMarket {
    /// The match that it is of.
    #[serde(rename = "match")]
    pub match_: Match,
    /// It.
    pub market: Market,
}

/// Body of `POST /counters`: how many matches are there?
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct CountersQuery {
    /// What to count.
    pub counters: Vec<CounterQuery>,
}

/// One thing to count: matches that fit everything that is named.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS)]
pub struct CounterQuery {
    /// The caller's word for it, which comes back with the count.
    pub key: String,
    /// One sport's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sport_key: Option<String>,
    /// Those of regular or of cyber sports.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub sport_type: Option<SportKind>,
    /// One category's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub category_id: Option<u64>,
    /// One tournament's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tournament_id: Option<u64>,
    /// Those in this state.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub match_status: Option<EventStatus>,
}

/// Answer of `POST /counters`, one per question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Counter {
    /// The question's word.
    pub key: String,
    /// How many.
    pub count: u64,
}

/// Answer of `GET /favourites/{type}`: what the player follows. `POST` and `DELETE
/// /favourites/{type}/{id}` add and take away.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Favourites {
    /// Numbers of matches, tournaments or whatever else the type is, the newest first.
    pub ids: Vec<u64>,
}

/// Answer of `GET /matches/{id}/video`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MatchVideo {
    /// URL of a player to be framed.
    pub url: String,
}

/// A row of `GET /matches/{id}/streams`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Stream {
    /// Unique within its match.
    pub id: String,
    /// In the language asked for.
    pub name: String,
    /// URL of an HLS playlist, or of a player to be framed.
    pub url: String,
    /// BCP 47 tag of the commentary.
    #[serde(default)]
    pub language: Option<String>,
}

/// Body of `POST /vote`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct Vote {
    /// The poll.
    pub prediction_id: String,
    /// The option that the player has chosen.
    pub data: String,
}

/// Answer of `GET /vote` with `prediction_id`, and of `POST /vote`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Prediction {
    /// The poll.
    pub prediction_id: String,
    /// How often each option was chosen, in the poll's order.
    pub options: Vec<PredictionOption>,
    /// What the player has chosen.
    #[serde(default)]
    pub voted: Option<String>,
}

/// An option of a poll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PredictionOption {
    /// What a vote for it sends.
    pub data: String,
    /// Votes for it.
    pub votes: u64,
}

/// Body of `POST {virtual wallet}/{provider}/launch`: horse racing or lotteries in a frame.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
pub struct LaunchApp {
    /// The provider's word for it.
    pub app: String,
}

/// Answer of `POST {virtual wallet}/{provider}/launch`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LaunchUrl {
    /// URL to be framed.
    pub url: String,
}

/// Answer of `GET /watchersio/userid`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ChatUser {
    /// What the chat calls the player.
    pub userid: String,
}
