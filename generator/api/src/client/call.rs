//! One call: bounded, conditional, retried.

use std::io;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use reqwest::header::{
    ACCEPT_LANGUAGE, ETAG, HeaderMap, HeaderName, HeaderValue, IF_NONE_MATCH, LOCATION, RETRY_AFTER,
};
use reqwest::{Response, StatusCode, Url};

use super::cache::Kept;
use super::retry::{Waits, retry_after};
use super::stats::add;
use super::{Client, Error, ErrorKind, accept_language};
use crate::text;
use crate::wire::ErrorBody;

/// The largest answer that is accepted, in bytes. A page of 500 matches has about one million.
const LARGEST: usize = 16 * 1024 * 1024;

/// A successful answer.
struct Answer {
    body: String,
    etag: Option<String>,
}

impl Client {
    /// `GET`s a URL and decodes its answer with `read`, which may run once per try.
    pub(super) async fn get<T>(
        &self,
        url: &Url,
        locale: &str,
        read: impl Fn(&str) -> Result<T, ErrorKind>,
    ) -> Result<T, Error> {
        let begun = Instant::now();
        let mut waits = Waits::new(&self.options);
        let mut tries = 1;
        loop {
            let turn = self.pace.turn(begun).await;
            let is_made = turn.is_ok();
            let tried = Instant::now();
            let answer = match turn {
                Ok(()) => self.try_once(url, locale, &read).await,
                Err(kind) => Err(kind),
            };
            let kind = match answer {
                Ok(value) => {
                    tracing::debug!(ms = tried.elapsed().as_millis(), "GET {}", shown(url));
                    self.reach.answered();
                    self.pace.answered();
                    return Ok(value);
                }
                Err(kind) => kind,
            };
            let wait = waits.after(&kind).filter(|_| is_made);
            match kind.is_transient() {
                true if is_made => self.pace.failed(tried, &kind),
                true => {}
                false => self.pace.answered(),
            }
            self.failed_call("GET", url, tried, &kind, wait);
            let Some(wait) = wait else {
                if is_made && kind.is_transient() {
                    self.pace.gave_up(begun);
                }
                return Err(Error {
                    url: shown(url),
                    tries,
                    took: begun.elapsed(),
                    kind,
                });
            };
            tracing::debug!(%kind, wait_ms = wait.as_millis(), "GET {}: trying again", shown(url));
            tokio::time::sleep(wait).await;
            tries += 1;
            add(&self.stats.retries, 1);
        }
    }

    /// Counts a call that failed. A permanent failure is an answer, too.
    pub(super) fn failed_call(
        &self,
        method: &str,
        url: &Url,
        began: Instant,
        kind: &ErrorKind,
        wait: Option<Duration>,
    ) {
        add(&self.stats.failed, 1);
        if kind.is_transient() {
            let call = format!("{method} {}", shown(url));
            self.reach
                .failed(&call, began, kind, wait.unwrap_or_default());
        } else {
            self.reach.answered();
        }
    }

    async fn try_once<T>(
        &self,
        url: &Url,
        locale: &str,
        read: impl Fn(&str) -> Result<T, ErrorKind>,
    ) -> Result<T, ErrorKind> {
        let language = accept_language(locale);
        let key = format!("{language} {url}");
        let kept = self.kept(&key).await;
        let answer = self.ask(url, language, kept.as_ref()).await?;
        let answer = match (answer, kept) {
            (Some(answer), _) => answer,
            (None, Some(kept)) => match read(&kept.body) {
                Ok(value) => {
                    add(&self.stats.not_modified, 1);
                    self.with_cache(move |cache| cache.touch(&key)).await;
                    return Ok(value);
                }
                // A version of this program that could read it stored it.
                Err(kind) => match self.ask(url, language, None).await? {
                    Some(answer) => answer,
                    None => return Err(kind),
                },
            },
            (None, None) => {
                return Err(ErrorKind::Status {
                    status: StatusCode::NOT_MODIFIED.as_u16(),
                    message: Some("although no answer is cached".to_owned()),
                    retry_after: None,
                });
            }
        };
        let value = read(&answer.body)?;
        if let Some(etag) = answer.etag {
            let body = answer.body;
            let put = self.with_cache(move |cache| cache.put(&key, &Kept { etag, body }));
            if let Some(Err(error)) = put.await {
                tracing::warn!(url = shown(url), %error, "cannot cache the answer; the next build fetches it in full");
            }
        }
        Ok(value)
    }

    /// Asks once. `None`: the cached answer is still valid.
    async fn ask(
        &self,
        url: &Url,
        language: &str,
        kept: Option<&Kept>,
    ) -> Result<Option<Answer>, ErrorKind> {
        let mut headers = HeaderMap::new();
        let language = HeaderValue::from_str(language).map_err(|_| {
            ErrorKind::Options(format!("`{language}` is not the name of a language"))
        })?;
        headers.insert(ACCEPT_LANGUAGE, language);
        if let Some(etag) = kept.and_then(|kept| HeaderValue::from_str(&kept.etag).ok()) {
            headers.insert(IF_NONE_MATCH, etag);
        }
        // The semaphore is never closed, so this cannot fail.
        let _permit = self.permits.acquire().await;
        add(&self.stats.requests, 1);
        let mut response = self
            .http
            .get(url.clone())
            .headers(headers)
            .send()
            .await
            .map_err(|error| self.failed(&error, 0))?;
        let status = response.status();
        if status == StatusCode::NOT_MODIFIED {
            return Ok(None);
        }
        let etag = header(&response, ETAG);
        let asked = header(&response, RETRY_AFTER);
        let location = header(&response, LOCATION);
        let body = self.body(&mut response).await?;
        if status.is_success() {
            return Ok(Some(Answer { body, etag }));
        }
        let error: Option<ErrorBody> = serde_json::from_str(&text::json(&body)).ok();
        let message = error.map(|body| body.error.message);
        // Those within the operator's origin were followed.
        let elsewhere = || Some(format!("it leads to another origin, {}", location?));
        Err(ErrorKind::Status {
            status: status.as_u16(),
            message: message.or_else(elsewhere),
            retry_after: asked.and_then(|header| retry_after(&header, Timestamp::now())),
        })
    }

    pub(super) async fn body(&self, response: &mut Response) -> Result<String, ErrorKind> {
        let mut bytes = Vec::new();
        loop {
            match response.chunk().await {
                Ok(Some(chunk)) => {
                    add(&self.stats.bytes, chunk.len() as u64);
                    self.allowance.take(chunk.len() as u64)?;
                    bytes.extend_from_slice(&chunk);
                }
                Ok(None) => break,
                Err(error) => return Err(self.failed(&error, bytes.len())),
            }
            if bytes.len() > LARGEST {
                return Err(ErrorKind::TooLarge(LARGEST as u64));
            }
        }
        String::from_utf8(bytes).map_err(|error| ErrorKind::Json {
            reason: "no UTF-8".to_owned(),
            at: error.utf8_error().valid_up_to(),
            excerpt: String::new(),
        })
    }

    /// The error that a failure of the transport means, after `read` bytes of the answer.
    pub(super) fn failed(&self, error: &reqwest::Error, read: usize) -> ErrorKind {
        let mut cause: &dyn std::error::Error = error;
        while let Some(next) = cause.source() {
            cause = next;
        }
        let reason = match cause.downcast_ref::<io::Error>() {
            Some(error) if error.raw_os_error().is_some() => error.kind().to_string(),
            _ => cause.to_string(),
        };
        match (error.is_connect(), error.is_timeout()) {
            (true, true) => ErrorKind::ConnectTimeout(self.options.connect_timeout),
            (true, false) => ErrorKind::Connect(reason),
            (false, true) => ErrorKind::Timeout(self.options.timeout),
            (false, false) => ErrorKind::Broken { read, reason },
        }
    }

    async fn kept(&self, key: &str) -> Option<Kept> {
        let key = key.to_owned();
        self.with_cache(move |cache| cache.get(&key))
            .await
            .flatten()
    }

    /// Runs cache access, where there is a cache, on a thread that may block.
    async fn with_cache<T: Send + 'static>(
        &self,
        action: impl FnOnce(&super::Cache) -> T + Send + 'static,
    ) -> Option<T> {
        let cache = self.cache.clone()?;
        tokio::task::spawn_blocking(move || action(&cache))
            .await
            .ok()
    }
}

/// The error of a call that was not made, or whose answers contradict each other.
pub(super) fn refuse(url: &Url, kind: ErrorKind) -> Error {
    Error {
        url: shown(url),
        tries: 0,
        took: Duration::ZERO,
        kind,
    }
}

/// A URL for messages: without its password.
fn shown(url: &Url) -> String {
    let mut url = url.clone();
    if url.password().is_some() {
        // `set_password` fails only for URLs that cannot have one.
        let _ = url.set_password(Some("…"));
    }
    url.into()
}

fn header(response: &Response, name: HeaderName) -> Option<String> {
    let value = response.headers().get(name)?.to_str().ok()?;
    Some(value.to_owned())
}
