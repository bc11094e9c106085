//! The HTTP client of the generator: pages of JSON, retried, conditional, never too many at once.

mod cache;
mod error;
mod notes;
mod odd;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use backon::{BackoffBuilder, ExponentialBuilder};
use reqwest::StatusCode;
use reqwest::header::{ACCEPT_LANGUAGE, ETAG, IF_NONE_MATCH, RETRY_AFTER};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use tokio::sync::Semaphore;

pub use cache::{Cache, Kept};
pub use error::{Error, ErrorKind};
pub use notes::{Note, Notes};
use odd::Odd;

use crate::wire::{self, ErrorBody, Pagination};

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
            cache: None,
        }
    }
}

/// Which matches to list (spec 7.1).
#[derive(Clone, Debug, Default)]
pub struct MatchQuery {
    /// One sport's.
    pub sport_key: Option<String>,
    /// One tournament's.
    pub tournament_id: Option<u64>,
    /// Only those that take bets.
    pub bettable: Option<bool>,
}

impl MatchQuery {
    fn pairs(&self) -> Vec<(&'static str, String)> {
        let mut pairs = Vec::new();
        pairs.extend(self.sport_key.clone().map(|key| ("sport_key", key)));
        pairs.extend(
            self.tournament_id
                .map(|id| ("tournament_id", id.to_string())),
        );
        pairs.extend(
            self.bettable
                .map(|bettable| ("bettable", bettable.to_string())),
        );
        pairs
    }
}

/// What a client has done so far.
#[derive(Debug, Default)]
pub struct Stats {
    /// Calls, retries included.
    pub requests: AtomicU64,
    /// Answers that had not changed.
    pub not_modified: AtomicU64,
    /// Tries after a first one.
    pub retries: AtomicU64,
    /// Bytes of answers, after decompression.
    pub bytes: AtomicU64,
}

/// A client of one operator. Cloning is cheap; clones share limits, statistics and notes.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    options: Arc<ClientOptions>,
    permits: Arc<Semaphore>,
    cache: Option<Cache>,
    stats: Arc<Stats>,
    notes: Notes,
}

#[derive(Deserialize)]
struct RawEnvelope<'a> {
    #[serde(borrow)]
    data: &'a RawValue,
    #[serde(default)]
    pagination: Option<Pagination>,
}

impl Client {
    /// Makes a client.
    ///
    /// # Errors
    /// The address is not a URL, or the cache's folder cannot be made.
    pub fn new(options: ClientOptions) -> Result<Self, Error> {
        let refuse = |reason: String| Error {
            url: options.api.clone(),
            tries: 0,
            took: Duration::ZERO,
            kind: ErrorKind::Options(reason),
        };
        let url = reqwest::Url::parse(&options.api)
            .map_err(|error| refuse(format!("`{}` is not a URL: {error}", options.api)))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(refuse(format!("`{}` is not an http address", options.api)));
        }
        let http = reqwest::Client::builder()
            .connect_timeout(options.connect_timeout)
            .timeout(options.timeout)
            .build()
            .map_err(|error| refuse(format!("cannot set up HTTP: {error}")))?;
        let cache = match &options.cache {
            Some(folder) => Some(
                Cache::open(folder)
                    .map_err(|error| refuse(format!("cannot use {}: {error}", folder.display())))?,
            ),
            None => None,
        };
        let permits = Arc::new(Semaphore::new(options.concurrency.max(1)));
        Ok(Self {
            http,
            permits,
            cache,
            options: Arc::new(options),
            stats: Arc::default(),
            notes: Notes::default(),
        })
    }

    /// What the client has done so far.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// What was odd about the answers.
    pub fn notes(&self) -> Vec<Note> {
        self.notes.all()
    }

    /// `GET /sports`. `language` is a BCP 47 tag, sent as `Accept-Language`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn sports(&self, language: &str) -> Result<Vec<wire::Sport>, Error> {
        self.list("sports", &[], language).await
    }

    /// `GET /categories`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn categories(&self, language: &str) -> Result<Vec<wire::Category>, Error> {
        self.list("categories", &[], language).await
    }

    /// `GET /tournaments`.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn tournaments(&self, language: &str) -> Result<Vec<wire::Tournament>, Error> {
        self.list("tournaments", &[], language).await
    }

    /// `GET /matches`, all pages.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn matches(
        &self,
        language: &str,
        query: &MatchQuery,
    ) -> Result<Vec<wire::Match>, Error> {
        self.list("matches", &query.pairs(), language).await
    }

    /// `GET /matches/{id}/markets`, all pages.
    ///
    /// # Errors
    /// The call failed for good.
    pub async fn match_markets(&self, language: &str, id: u64) -> Result<Vec<wire::Market>, Error> {
        self.list(&format!("matches/{id}/markets"), &[], language)
            .await
    }

    /// Every row of a list, page after page until `page == last_page` (spec 9). A row that cannot
    /// be read is left out and noted; more odd rows than good ones are an error.
    async fn list<T: DeserializeOwned + Odd>(
        &self,
        path: &str,
        query: &[(&'static str, String)],
        language: &str,
    ) -> Result<Vec<T>, Error> {
        let mut rows = Vec::new();
        let mut page = 1;
        loop {
            let mut query = query.to_vec();
            query.push(("page", page.to_string()));
            query.push(("limit", PAGE.to_string()));
            let url = self.url(path, &query)?;
            let parse = |body: &str| self.rows::<T>(body, path);
            let (mut found, pagination) = self.get(&url, language, &parse).await?;
            let empty = found.is_empty();
            rows.append(&mut found);
            let Some(at) = pagination else { break };
            if at.page >= at.last_page {
                break;
            }
            let lie = if at.page != page {
                Some(format!(
                    "page {page} was asked for and page {} came",
                    at.page
                ))
            } else if empty {
                Some(format!("page {page} of {} is empty", at.last_page))
            } else {
                None
            };
            if let Some(reason) = lie {
                return Err(Error {
                    url,
                    tries: 1,
                    took: Duration::ZERO,
                    kind: ErrorKind::Paging(reason),
                });
            }
            page += 1;
        }
        Ok(rows)
    }

    fn url(&self, path: &str, query: &[(&'static str, String)]) -> Result<String, Error> {
        let root = format!("{}/api/v2/{path}", self.options.api.trim_end_matches('/'));
        reqwest::Url::parse_with_params(&root, query)
            .map(String::from)
            .map_err(|error| Error {
                url: root,
                tries: 0,
                took: Duration::ZERO,
                kind: ErrorKind::Options(error.to_string()),
            })
    }

    fn rows<T: DeserializeOwned + Odd>(
        &self,
        body: &str,
        path: &str,
    ) -> Result<(Vec<T>, Option<Pagination>), ErrorKind> {
        let envelope: RawEnvelope<'_> =
            serde_json::from_str(body).map_err(|error| broken(body, &error))?;
        let raw: Vec<&RawValue> = serde_json::from_str(envelope.data.get())
            .map_err(|error| ErrorKind::Shape(format!("`data` is not a list: {error}")))?;
        let mut rows = Vec::with_capacity(raw.len());
        let mut odd = None;
        for (index, row) in raw.iter().enumerate() {
            match serde_json::from_str::<T>(row.get()) {
                Ok(row) => {
                    row.report(&self.notes);
                    rows.push(row);
                }
                Err(error) => {
                    let id = serde_json::from_str::<serde_json::Value>(row.get())
                        .ok()
                        .and_then(|value| value.get("id").map(ToString::to_string))
                        .unwrap_or_else(|| format!("at place {index}"));
                    self.notes.add(
                        format!("a row of {path} cannot be read and is left out: {error}"),
                        format!("id {id}"),
                    );
                    odd = Some(error.to_string());
                }
            }
        }
        match odd {
            Some(reason) if rows.len() * 2 < raw.len() => Err(ErrorKind::Shape(reason)),
            _ => Ok((rows, envelope.pagination)),
        }
    }

    /// One call, tried again while that may help.
    async fn get<T>(
        &self,
        url: &str,
        language: &str,
        parse: &(impl Fn(&str) -> Result<T, ErrorKind> + Sync),
    ) -> Result<T, Error> {
        let begun = Instant::now();
        let mut waits = ExponentialBuilder::default()
            .with_jitter()
            .with_min_delay(self.options.backoff)
            .with_max_delay(Duration::from_secs(20))
            .with_max_times(self.options.retries)
            .build();
        let mut tries = 1;
        loop {
            let kind = match self.try_once(url, language, parse).await {
                Ok(value) => return Ok(value),
                Err(kind) => kind,
            };
            let wait = if kind.is_transient() {
                waits.next()
            } else {
                None
            };
            let Some(wait) = wait else {
                return Err(Error {
                    url: url.to_owned(),
                    tries,
                    took: begun.elapsed(),
                    kind,
                });
            };
            let wait = match &kind {
                ErrorKind::Status {
                    retry_after: Some(asked),
                    ..
                } => *asked,
                _ => wait,
            };
            tracing::warn!(%url, %kind, wait_ms = wait.as_millis(), "trying again");
            tokio::time::sleep(wait).await;
            tries += 1;
            self.stats.retries.fetch_add(1, Ordering::Relaxed);
        }
    }

    async fn try_once<T>(
        &self,
        url: &str,
        language: &str,
        parse: &(impl Fn(&str) -> Result<T, ErrorKind> + Sync),
    ) -> Result<T, ErrorKind> {
        let _permit = self
            .permits
            .acquire()
            .await
            .map_err(|error| ErrorKind::Broken(error.to_string()))?;
        self.stats.requests.fetch_add(1, Ordering::Relaxed);
        let key = format!("{language} {url}");
        let kept = self.cache.as_ref().and_then(|cache| cache.get(&key));
        let mut request = self.http.get(url).header(ACCEPT_LANGUAGE, language);
        if let Some(kept) = &kept {
            request = request.header(IF_NONE_MATCH, &kept.etag);
        }
        let answer = request.send().await.map_err(|error| self.failed(&error))?;
        let status = answer.status();
        if let (StatusCode::NOT_MODIFIED, Some(kept)) = (status, &kept) {
            self.stats.not_modified.fetch_add(1, Ordering::Relaxed);
            return parse(&kept.body);
        }
        let header = |name| {
            answer
                .headers()
                .get(name)
                .and_then(|value| value.to_str().ok())
                .map(str::to_owned)
        };
        let etag = header(ETAG);
        let retry_after = header(RETRY_AFTER)
            .and_then(|seconds| seconds.parse().ok())
            .map(|seconds: u64| Duration::from_secs(seconds.min(60)));
        let body = answer.text().await.map_err(|error| self.failed(&error))?;
        self.stats
            .bytes
            .fetch_add(body.len() as u64, Ordering::Relaxed);
        if !status.is_success() {
            let message = serde_json::from_str::<ErrorBody>(&body)
                .ok()
                .map(|body| body.error.message);
            return Err(ErrorKind::Status {
                status: status.as_u16(),
                message,
                retry_after,
            });
        }
        let value = parse(&body)?;
        if let (Some(cache), Some(etag)) = (&self.cache, etag)
            && let Err(error) = cache.put(&Kept { key, etag, body })
        {
            tracing::warn!(%url, %error, "the answer could not be kept; it will be fetched in full again");
        }
        Ok(value)
    }

    fn failed(&self, error: &reqwest::Error) -> ErrorKind {
        let reason = || {
            let mut cause: &dyn std::error::Error = error;
            while let Some(next) = cause.source() {
                cause = next;
            }
            cause.to_string()
        };
        if error.is_timeout() {
            ErrorKind::Timeout(self.options.timeout)
        } else if error.is_connect() {
            ErrorKind::Connect(reason())
        } else {
            ErrorKind::Broken(reason())
        }
    }
}

fn broken(body: &str, error: &serde_json::Error) -> ErrorKind {
    if error.is_data() {
        return ErrorKind::Shape(error.to_string());
    }
    let tail: Vec<char> = body.chars().rev().take(40).collect();
    ErrorKind::Json {
        reason: error.to_string(),
        read: body.len(),
        excerpt: tail.into_iter().rev().collect(),
    }
}
