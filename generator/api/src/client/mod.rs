//! The generator's HTTP client: complete JSON lists, with retries, conditional requests and a limit
//! of parallel calls.
//!
//! It covers the catalogue's part of the operator's API and nothing that needs a player.
//! Only `GET`s are retried.

mod allowance;
mod cache;
mod call;
mod decode;
mod error;
mod list;
mod notes;
mod options;
mod outage;
mod pace;
mod push_token;
mod retry;
mod row;
mod rows;
mod stats;

use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use reqwest::redirect::Policy;
use tokio::sync::Semaphore;

pub use cache::{Cache, Kept};
pub use error::{Error, ErrorKind};
pub use notes::{Note, NoteKind, Notes};
pub use options::{ClientOptions, MatchQuery, MatchSort, MatchSortField, PAGE, accept_language};
pub use outage::{Outage, Reach};
pub use rows::{Rows, Unread};
pub use stats::Stats;

use crate::mend::Fault;
use crate::wire;
use allowance::Allowance;
use decode::Tally;
use pace::Pace;

/// A match has few markets. Unreadable rows mean an API of another version only after this many
/// rows of several matches.
const LEAST_MARKETS: usize = 50;

/// The most redirects of a call.
const MOST_REDIRECTS: usize = 5;

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
    pace: Arc<Pace>,
    allowance: Arc<Allowance>,
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
            url: without_credentials(&options.api),
            tries: 0,
            took: Duration::ZERO,
            kind,
        };
        let refuse = |reason: String| refused(ErrorKind::Options(reason));
        let root = root(&options.api).map_err(|reason| refused(ErrorKind::Address(reason)))?;
        crate::tls::use_ring();
        let own = options.authorization.clone();
        let own = own.map(|value| (reqwest::header::AUTHORIZATION, value));
        let http = reqwest::Client::builder()
            .default_headers(own.into_iter().collect())
            .user_agent(concat!("sportsbook/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(options.connect_timeout)
            .timeout(options.timeout)
            .redirect(within_origin())
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
            pace: Arc::new(Pace::new(&options)),
            allowance: Arc::new(Allowance::new(options.most_bytes)),
            options: Arc::new(options),
            stats: Arc::default(),
            reach: Arc::default(),
            notes: Notes::default(),
            markets: Arc::default(),
        })
    }

    /// Begins a build: its answers may be as large together as the options allow.
    pub fn begin_build(&self) {
        self.allowance.renew();
    }

    /// What the client has done so far.
    pub fn stats(&self) -> &Arc<Stats> {
        &self.stats
    }

    /// Whether the operator answers.
    pub fn reach(&self) -> &Arc<Reach> {
        &self.reach
    }

    /// Notes what was bad in an event of the push, as if it had come in an answer.
    pub fn note_event(&self, faults: &[Fault], match_id: Option<u64>) {
        let place = || match match_id {
            Some(id) => format!("match {id}, by the push"),
            None => "an event of the push".to_owned(),
        };
        decode::note_faults("an event", faults, place, &self.notes);
    }

    /// What was unexpected in the answers so far.
    pub fn notes(&self) -> Vec<Note> {
        self.notes.all()
    }

    /// `GET /sports`. `locale` is one of the site's, or a BCP 47 tag: see [`accept_language`].
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn sports(&self, locale: &str) -> Result<Rows<wire::Sport>, Error> {
        self.list(locale, "sports", &[], &Tally::default(), 1).await
    }

    /// `GET /categories`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn categories(&self, locale: &str) -> Result<Rows<wire::Category>, Error> {
        self.list(locale, "categories", &[], &Tally::default(), 1)
            .await
    }

    /// `GET /tournaments`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn tournaments(&self, locale: &str) -> Result<Rows<wire::Tournament>, Error> {
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
    ) -> Result<Rows<wire::Match>, Error> {
        self.list(locale, "matches", &query.pairs(), &Tally::default(), 1)
            .await
    }

    /// `GET /matches` with the kinds of outrights.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn outrights(&self, locale: &str) -> Result<Rows<wire::OutrightEvent>, Error> {
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
        let read = |body: &str| decode::event(body, &self.notes);
        match self.get(&url, locale, read).await {
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
    pub async fn match_markets(&self, locale: &str, id: u64) -> Result<Rows<wire::Market>, Error> {
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

    /// The URL of a call of version 2, which is every call except those about bets.
    fn url(&self, path: &str) -> Url {
        let mut url = self.root.clone();
        url.set_path(&format!(
            "{}/api/v2/{path}",
            self.root.path().trim_end_matches('/')
        ));
        url
    }
}

/// Follows redirects within the origin that was called: an operator may not send the build elsewhere.
fn within_origin() -> Policy {
    Policy::custom(|attempt| {
        let first = attempt.previous().first();
        let is_own = first.is_some_and(|first| first.origin() == attempt.url().origin());
        match is_own && attempt.previous().len() <= MOST_REDIRECTS {
            true => attempt.follow(),
            false => attempt.stop(),
        }
    })
}

/// Parses the root of the operator's API; says why an address cannot be one. Pages, logs and reports show the
/// address, so it must have no credentials, and the reason does not repeat them.
fn root(api: &str) -> Result<Url, String> {
    let shown = without_credentials(api);
    let url = Url::parse(api).map_err(|error| format!("`{shown}` is not a URL: {error}"))?;
    if !matches!(url.scheme(), "http" | "https") {
        return Err(format!("`{shown}` is not an http address"));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(format!(
            "the address of `{shown}` has a user name or a password, and pages and logs show the address"
        ));
    }
    if url.query().is_some() || url.fragment().is_some() {
        return Err(format!(
            "`{shown}` has a query or a fragment; it must be a plain address that calls are made below"
        ));
    }
    Ok(url)
}

/// An address without what may be a secret: what is before `@`, and the values of a query or a fragment.
pub fn without_credentials(address: &str) -> String {
    let end = address.find(['?', '#']).unwrap_or(address.len());
    let (plain, rest) = address.split_at(end);
    let plain = match (plain.split_once("//"), plain.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, host))) => format!("{scheme}//{host}"),
        (None, Some((_, host))) => host.to_owned(),
        (_, None) => plain.to_owned(),
    };
    match rest.chars().next() {
        None => plain,
        Some(mark) => format!("{plain}{mark}…"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_with_a_secret_is_refused_and_not_repeated() {
        for (address, shown) in [
            (
                "https://user:s3cret@api.example/root",
                "https://api.example/root",
            ),
            ("https://s3cret@api.example", "https://api.example"),
            ("https://user:p@s3cret@api.example", "https://api.example"),
            (
                "https://api.example/?token=s3cret",
                "https://api.example/?…",
            ),
            ("https://api.example#s3cret", "https://api.example#…"),
            ("user:s3cret@api.example", "api.example"),
            ("ftp://user:s3cret@api.example", "ftp://api.example"),
        ] {
            let refused = Client::new(ClientOptions::new(address)).expect_err(address);
            let text = refused.to_string();
            assert!(!text.contains("s3cret") && text.contains(shown), "{text}");
        }
    }

    #[test]
    fn options_do_not_show_the_authorization() {
        let mut options = ClientOptions::new("https://api.example");
        options.authorize("Bearer s3cret").expect("a header");
        assert!(!format!("{options:?}").contains("s3cret"));
        let refused = options.authorize("Bearer s3cret\nx").expect_err("refused");
        assert!(!refused.contains("s3cret"));
    }
}
