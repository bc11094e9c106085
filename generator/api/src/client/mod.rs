//! The generator's HTTP client: complete JSON lists, with retries, conditional requests and a limit
//! of parallel calls.
//!
//! It covers the catalogue's part of the operator's API (spec 7.1) and nothing that needs a player.
//! Only `GET`s are retried.

mod cache;
mod call;
mod decode;
mod error;
mod list;
mod notes;
mod options;
mod outage;
mod push_token;
mod retry;
mod row;
mod stats;

use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use tokio::sync::Semaphore;

pub use cache::{Cache, Kept};
pub use error::{Error, ErrorKind};
pub use notes::{Note, NoteKind, Notes};
pub use options::{ClientOptions, MatchQuery, MatchSort, MatchSortField, PAGE, accept_language};
pub use outage::{Outage, Reach};
pub use stats::Stats;

use crate::wire;
use decode::Tally;

/// A match has few markets. Unreadable rows mean an API of another version only after this many
/// rows of several matches.
const LEAST_MARKETS: usize = 50;

/// A client of one operator. Clones are cheap and share limits, statistics, notes and what is known of outages.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    root: Url,
    options: Arc<ClientOptions>,
    permits: Arc<Semaphore>,
    cache: Option<Cache>,
    stats: Arc<Stats>,
    reach: Arc<Reach>,
    notes: Notes,
    markets: Arc<Tally>,
}

impl Client {
    /// Creates a client. It makes no call yet.
    ///
    /// # Errors
    /// The address is not a URL, or the cache's folder cannot be created.
    pub fn new(options: ClientOptions) -> Result<Self, Error> {
        let refused = |kind: ErrorKind| Error {
            url: options.api.clone(),
            tries: 0,
            took: Duration::ZERO,
            kind,
        };
        let refuse = |reason: String| refused(ErrorKind::Options(reason));
        let root = root(&options.api).map_err(|reason| refused(ErrorKind::Address(reason)))?;
        crate::tls::use_ring();
        let http = reqwest::Client::builder()
            .user_agent(concat!("sportsbook/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(options.connect_timeout)
            .timeout(options.timeout)
            .build()
            .map_err(|error| refuse(format!("cannot set up HTTP: {error}")))?;
        let cache = options
            .cache
            .as_ref()
            .map(|folder| {
                Cache::open(folder).map_err(|error| {
                    refuse(format!(
                        "cannot cache answers in {}: {error}",
                        folder.display()
                    ))
                })
            })
            .transpose()?;
        Ok(Self {
            http,
            root,
            permits: Arc::new(Semaphore::new(options.concurrency.max(1))),
            cache,
            options: Arc::new(options),
            stats: Arc::default(),
            reach: Arc::default(),
            notes: Notes::default(),
            markets: Arc::default(),
        })
    }

    /// What the client has done so far.
    pub fn stats(&self) -> &Arc<Stats> {
        &self.stats
    }

    /// Whether the operator answers.
    pub fn reach(&self) -> &Arc<Reach> {
        &self.reach
    }

    /// What was unexpected in the answers so far.
    pub fn notes(&self) -> Vec<Note> {
        self.notes.all()
    }

    /// `GET /sports`. `locale` is one of the site's, or a BCP 47 tag: see [`accept_language`].
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn sports(&self, locale: &str) -> Result<Vec<wire::Sport>, Error> {
        self.list(locale, "sports", &[], &Tally::default(), 1).await
    }

    /// `GET /categories`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn categories(&self, locale: &str) -> Result<Vec<wire::Category>, Error> {
        self.list(locale, "categories", &[], &Tally::default(), 1)
            .await
    }

    /// `GET /tournaments`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn tournaments(&self, locale: &str) -> Result<Vec<wire::Tournament>, Error> {
        self.list(locale, "tournaments", &[], &Tally::default(), 1)
            .await
    }

    /// `GET /matches`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn matches(
        &self,
        locale: &str,
        query: &MatchQuery,
    ) -> Result<Vec<wire::Match>, Error> {
        self.list(locale, "matches", &query.pairs(), &Tally::default(), 1)
            .await
    }

    /// `GET /matches` with the kinds of outrights.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn outrights(&self, locale: &str) -> Result<Vec<wire::OutrightEvent>, Error> {
        let kinds = wire::TournamentKind::WORDS.iter().copied();
        let kinds: Vec<&str> = kinds.filter(|kind| *kind != "match").collect();
        let query = [("type", kinds.join(","))];
        self.list(locale, "matches", &query, &Tally::default(), 1)
            .await
    }

    /// `GET /matches/{id}`, of a match or an outright; `None` when the operator has none.
    ///
    /// # Errors
    /// The call failed for good, or the match cannot be read.
    pub async fn match_by_id(&self, locale: &str, id: u64) -> Result<Option<wire::Match>, Error> {
        let url = self.url(&format!("matches/{id}"));
        match self.get(&url, locale, decode::event).await {
            Ok(found) => {
                decode::report(&found, &self.notes);
                Ok(Some(found))
            }
            Err(Error {
                kind:
                    ErrorKind::Status {
                        status: 404 | 410, ..
                    },
                ..
            }) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// `GET /matches/{id}/markets`. Unreadable markets are left out; it is an error only when most
    /// markets of several matches are unreadable.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn match_markets(&self, locale: &str, id: u64) -> Result<Vec<wire::Market>, Error> {
        let path = format!("matches/{id}/markets");
        self.list(locale, &path, &[], &self.markets, LEAST_MARKETS)
            .await
    }

    /// `GET /settings`, as a visitor sees them.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn settings(&self, locale: &str) -> Result<wire::Settings, Error> {
        self.get(&self.url("settings"), locale, decode::one).await
    }

    /// The URL of a call of version 2, which is every call except those about bets (spec 7.1).
    fn url(&self, path: &str) -> Url {
        let mut url = self.root.clone();
        url.set_path(&format!(
            "{}/api/v2/{path}",
            self.root.path().trim_end_matches('/')
        ));
        url
    }
}

/// Parses the root of the operator's API; says why an address cannot be one.
fn root(api: &str) -> Result<Url, String> {
    let url = Url::parse(api).map_err(|error| format!("`{api}` is not a URL: {error}"))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("`{api}` is not an http address"));
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err(format!(
            "`{api}` has a query or a fragment; it must be a plain address that calls are made below"
        ));
    }
    Ok(url)
}
