//! How a client behaves, and which matches it is asked for.

use std::path::PathBuf;
use std::time::Duration;

use jiff::Timestamp;

use crate::wire::{EventStatus, SportKind, TournamentKind};

/// Rows of a page (spec 9).
pub const PAGE: u64 = 500;

/// How the client behaves.
#[derive(Clone, Debug)]
pub struct ClientOptions {
    /// Root of the operator's API, such as `http://127.0.0.1:4001`.
    pub api: String,
    /// Calls under way at once.
    pub concurrency: usize,
    /// Until a connection stands.
    pub connect_timeout: Duration,
    /// Until a whole answer is here.
    pub timeout: Duration,
    /// Tries of a call after the first.
    pub retries: usize,
    /// The first wait between two tries; each further one is twice as long, with jitter.
    pub backoff: Duration,
    /// The longest wait between two tries. An operator that asks for a longer one (`Retry-After`)
    /// is not waited for: the call fails at once and says so.
    pub longest_wait: Duration,
    /// Where answers are kept for conditional requests.
    pub cache: Option<PathBuf>,
}

impl ClientOptions {
    /// Sensible options for an API at this address.
    pub fn new(api: impl Into<String>) -> Self {
        Self {
            api: api.into(),
            concurrency: 16,
            connect_timeout: Duration::from_secs(5),
            timeout: Duration::from_secs(30),
            retries: 4,
            backoff: Duration::from_millis(250),
            longest_wait: Duration::from_secs(60),
            cache: None,
        }
    }
}

/// What a locale is called in `Accept-Language`: its own code, except `br`, which is sent as
/// `pt-BR` (spec 7.2).
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

/// Which matches to list (spec 7.1, `GET /matches`). The default lists all of them. The spec's
/// `favourite` is missing: it needs a player, and the generator is nobody.
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
    /// Only these; sent as one comma-separated list.
    pub id: Vec<u64>,
    /// Only events of this kind.
    pub kind: Option<TournamentKind>,
    /// One sport's.
    pub sport_key: Option<String>,
    /// Those of regular or of cyber sports.
    pub sport_type: Option<SportKind>,
    /// One category's.
    pub category_id: Option<u64>,
    /// One tournament's.
    pub tournament_id: Option<u64>,
    /// Those in one of these states; sent as one comma-separated list of numbers.
    pub match_status: Vec<EventStatus>,
    /// In this order; the operator's own when empty.
    pub sort_by: Vec<MatchSort>,
    /// Those that start at this time or later.
    pub start_from: Option<Timestamp>,
    /// Those that start at this time or earlier.
    pub start_to: Option<Timestamp>,
    /// Only those that take bets.
    pub bettable: Option<bool>,
    /// No more than this many of each sport.
    pub max_per_sport: Option<u32>,
    /// Only those with a stream.
    pub has_video: Option<bool>,
}

/// One key of an order of matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSort {
    /// What is compared.
    pub field: MatchSortField,
    /// The greatest first.
    pub descending: bool,
}

/// What matches can be ordered by (spec 3, event sort fields).
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
    /// How many bets were placed on it.
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
