//! How a client behaves, and which matches to list.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;
use reqwest::header::HeaderValue;

use crate::wire::{EventStatus, SportKind, TournamentKind};

/// Rows of a page.
pub const PAGE: u64 = 500;

/// How a client behaves.
#[derive(Clone, Debug)]
pub struct ClientOptions {
    /// Root of the operator's API, such as `http://127.0.0.1:4001`.
    pub api: String,
    /// `Authorization` of every call. It is part of no message and no log.
    pub authorization: Option<HeaderValue>,
    /// Parallel calls.
    pub concurrency: usize,
    /// Limit for opening a connection.
    pub connect_timeout: Duration,
    /// Limit for a complete answer.
    pub timeout: Duration,
    /// Retries of a call.
    pub retries: usize,
    /// The wait before the first retry; it doubles with each further one, with jitter.
    pub backoff: Duration,
    /// The longest wait before a retry. If the operator asks for a longer one (`Retry-After`), the
    /// call fails at once and says so.
    pub longest_wait: Duration,
    /// The most bytes of all answers of a build.
    pub most_bytes: u64,
    /// Where answers are cached for conditional requests.
    pub cache: Option<PathBuf>,
}

impl ClientOptions {
    /// Default options for an API at this address.
    pub fn new(api: impl Into<String>) -> Self {
        Self {
            api: api.into(),
            authorization: None,
            concurrency: 16,
            connect_timeout: Duration::from_secs(5),
            timeout: Duration::from_secs(30),
            retries: 4,
            backoff: Duration::from_millis(250),
            longest_wait: Duration::from_secs(60),
            most_bytes: 16 << 30,
            cache: None,
        }
    }
}

impl ClientOptions {
    /// Sends this text as `Authorization` with every call.
    ///
    /// # Errors
    /// A header cannot have such a text. The message does not repeat it.
    pub fn authorize(&mut self, text: &str) -> Result<(), &'static str> {
        let value = HeaderValue::from_str(text.trim());
        let mut value = value.map_err(|_| "it has a character that a header cannot have")?;
        value.set_sensitive(true);
        self.authorization = Some(value);
        Ok(())
    }
}

/// The `Accept-Language` of a locale: its own code, except for `br`, which is `pt-BR`.
///
/// ```
/// assert_eq!(api::client::accept_language("br"), "pt-BR");
/// assert_eq!(api::client::accept_language("en-ZA"), "en-ZA");
/// ```
pub fn accept_language(locale: &str) -> &str {
    match locale {
        "br" => "pt-BR",
        other => other,
    }
}

/// Which matches to list. The default lists all of them. The call's `favourite` is missing because
/// it needs a player.
///
/// ```
/// use api::MatchQuery;
/// use api::wire::EventStatus;
///
/// let live_soccer = MatchQuery {
///     sport_key: Some("soccer".to_owned()),
///     match_status: vec![EventStatus::Live],
///     ..MatchQuery::default()
/// };
/// ```
#[derive(Clone, Debug, Default)]
pub struct MatchQuery {
    /// Only matches with these ids; sent as one comma-separated list.
    pub id: Vec<u64>,
    /// Only events of this kind.
    pub kind: Option<TournamentKind>,
    /// Only matches of this sport.
    pub sport_key: Option<String>,
    /// Only matches of regular or of cyber sports.
    pub sport_type: Option<SportKind>,
    /// Only matches of this category.
    pub category_id: Option<u64>,
    /// Only matches of this tournament.
    pub tournament_id: Option<u64>,
    /// Only matches in one of these states; sent as one comma-separated list of numbers.
    pub match_status: Vec<EventStatus>,
    /// The order; the operator's own when empty.
    pub sort_by: Vec<MatchSort>,
    /// Only matches that start at this time or later.
    pub start_from: Option<Timestamp>,
    /// Only matches that start at this time or earlier.
    pub start_to: Option<Timestamp>,
    /// Only matches that take bets.
    pub bettable: Option<bool>,
    /// At most this many matches of each sport.
    pub max_per_sport: Option<u32>,
    /// Only matches with a stream.
    pub has_video: Option<bool>,
}

/// One sort key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSort {
    /// The field to compare.
    pub field: MatchSortField,
    /// Whether the order is descending.
    pub descending: bool,
}

/// Fields that matches can be ordered by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchSortField {
    /// Number of the sport.
    SportId,
    /// Priority of the sport.
    SportPriority,
    /// Number of the category.
    CategoryId,
    /// Priority of the category.
    CategoryPriority,
    /// Number of the tournament.
    TournamentId,
    /// Priority of the tournament.
    TournamentPriority,
    /// Start of the match.
    StartTime,
    /// Number of bets placed on it.
    BetsCount,
}

impl MatchSortField {
    /// The field's name on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::SportId => "tournament.sport.id",
            Self::SportPriority => "tournament.sport.priority",
            Self::CategoryId => "tournament.category.id",
            Self::CategoryPriority => "tournament.category.priority",
            Self::TournamentId => "tournament.id",
            Self::TournamentPriority => "tournament.priority",
            Self::StartTime => "start_time",
            Self::BetsCount => "bets_count",
        }
    }
}

impl MatchQuery {
    /// The query's parameters, without the page.
    pub(super) fn pairs(&self) -> Vec<(&'static str, String)> {
        let list = |items: Vec<String>| (!items.is_empty()).then(|| items.join(","));
        let sort = |sort: &MatchSort| {
            let direction = if sort.descending { "desc" } else { "asc" };
            format!("{}:{direction}", sort.field.as_str())
        };
        let text = |word: &str| word.to_owned();
        [
            ("id", list(self.id.iter().map(u64::to_string).collect())),
            ("type", self.kind.as_ref().map(|kind| text(kind.as_str()))),
            ("sport_key", self.sport_key.clone()),
            (
                "sport_type",
                self.sport_type.as_ref().map(|kind| text(kind.as_str())),
            ),
            ("category_id", self.category_id.map(|id| id.to_string())),
            ("tournament_id", self.tournament_id.map(|id| id.to_string())),
            (
                "match_status",
                list(
                    self.match_status
                        .iter()
                        .map(|status| status.number().to_string())
                        .collect(),
                ),
            ),
            ("sort_by", list(self.sort_by.iter().map(sort).collect())),
            ("start_from", self.start_from.map(|time| time.to_string())),
            ("start_to", self.start_to.map(|time| time.to_string())),
            ("bettable", self.bettable.map(|yes| yes.to_string())),
            (
                "max_per_sport",
                self.max_per_sport.map(|count| count.to_string()),
            ),
            ("has_video", self.has_video.map(|yes| yes.to_string())),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
    }
}
