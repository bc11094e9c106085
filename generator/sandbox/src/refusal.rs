//! Refusals: a code for programs, and a text in every language.

use std::borrow::Cow;
use std::collections::HashMap;

use api::wire::{ErrorBody, WireError};
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::languages;
use crate::locale::{Locale, Text};
use crate::players::store::Failure;

/// Why a call is refused. It becomes an answer where the caller's language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    code: Cow<'static, str>,
    about: String,
    details: Option<String>,
    by_bet: Vec<Option<Refusal>>,
    retry_after: Option<u64>,
}

/// Texts of all refusals.
#[derive(Debug)]
pub struct Refusals(HashMap<String, Entry>);

/// `data/errors.toml`
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    status: u16,
    /// The code on the wire, where several refusals have one.
    code: Option<String>,
    text: Text,
}

impl Refusal {
    /// A refusal with this code.
    pub fn new(code: impl Into<Cow<'static, str>>) -> Self {
        Self::about(code, "")
    }

    /// A refusal with this code, about a named thing.
    pub fn about(code: impl Into<Cow<'static, str>>, about: impl Into<String>) -> Self {
        Self {
            code: code.into(),
            about: about.into(),
            details: None,
            by_bet: Vec::new(),
            retry_after: None,
        }
    }

    /// The same, with the number of seconds after which the call can be made again.
    pub fn retry_after(self, seconds: u64) -> Self {
        Self {
            retry_after: Some(seconds),
            ..self
        }
    }

    /// The same, with a text that adds to the message, in the language in which it is given.
    pub fn with_details(self, details: Option<String>) -> Self {
        Self { details, ..self }
    }

    /// A refusal of several bets, some of which are valid: the call gets the code of the first
    /// refused one.
    pub fn of_bets(by_bet: Vec<Option<Self>>) -> Self {
        let first = by_bet.iter().flatten().next().cloned();
        let first = first.unwrap_or_else(|| Self::new("not_found"));
        if by_bet.len() == 1 {
            return first;
        }
        Self { by_bet, ..first }
    }
}

impl Refusals {
    /// Reads the texts that are compiled in.
    ///
    /// # Errors
    /// They contain a mistake.
    pub fn load() -> Result<Self, String> {
        let mut entries: HashMap<String, Entry> =
            toml::from_str(include_str!("../data/errors.toml"))
                .map_err(|error| format!("errors.toml: {error}"))?;
        languages::check("error", |own| &own.error, |code| entries.contains_key(code))?;
        for (code, Entry { text, .. }) in &mut entries {
            *text = text.clone().translated(|own| own.error.get(code));
        }
        Ok(Self(entries))
    }

    /// The refusal with a known code.
    pub fn of_code(&self, code: &str) -> Option<Refusal> {
        let (code, _) = self.0.get_key_value(code)?;
        Some(Refusal::new(code.clone()))
    }

    /// The answer in a language.
    pub fn answer(&self, refusal: &Refusal, locale: Locale) -> Response {
        let by_bet = refusal
            .by_bet
            .iter()
            .map(|one| one.as_ref().map(|one| self.message(one, locale)));
        let entry = self.0.get(&*refusal.code);
        let shared = entry.and_then(|entry| entry.code.as_deref());
        let error = WireError {
            code: shared.unwrap_or(&refusal.code).to_owned(),
            message: self.message(refusal, locale),
            details: refusal.details.clone(),
            errors_by_bet: (!refusal.by_bet.is_empty()).then(|| by_bet.collect()),
        };
        let status = entry.and_then(|entry| StatusCode::from_u16(entry.status).ok());
        let status = status.unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(ErrorBody { error })).into_response();
        if let Some(seconds) = refusal.retry_after {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    /// Its words in a language.
    pub fn message(&self, refusal: &Refusal, locale: Locale) -> String {
        let text = self
            .0
            .get(&*refusal.code)
            .map(|entry| entry.text.fill(locale, &[("name", &refusal.about)]));
        text.unwrap_or_else(|| refusal.code.to_string())
    }
}

/// A failure of the database: the caller can try again, the log has the reason.
impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        tracing::error!("the sandbox's database: {failure}");
        Self::new("unavailable")
    }
}

/// Carries the refusal to the layer that knows the language.
impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = StatusCode::BAD_REQUEST.into_response();
        response.extensions_mut().insert(self);
        response
    }
}
