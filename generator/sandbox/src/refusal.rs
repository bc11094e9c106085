//! Refusals: a code for programs, and a text in every language.

use std::collections::{HashMap, HashSet};

use api::wire::{ErrorBody, ErrorCode, WireError};
use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::languages;
use crate::locale::{Locale, Text};
use crate::players::store::Failure;

/// Why a call is refused. It becomes an answer where the caller's language is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    code: ErrorCode,
    /// Where its text and status are not those of the code.
    own: Option<&'static Own>,
    about: String,
    details: Option<String>,
    by_bet: Vec<Option<Refusal>>,
    retry_after: Option<u64>,
}

/// A refusal that shares its code with another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Own {
    /// The key of its text.
    text: &'static str,
    status: StatusCode,
}

/// The time to be signed in is over.
const SIGN_IN_LIMIT: &Own = &Own {
    text: "sign_in_limit",
    status: StatusCode::UNAUTHORIZED,
};

/// Texts of all refusals (`data/errors.toml`), by code or [`Own::text`].
#[derive(Debug)]
pub struct Refusals(HashMap<String, Text>);

impl Refusal {
    /// A refusal with this code.
    pub fn new(code: ErrorCode) -> Self {
        Self::about(code, "")
    }

    /// A refusal with this code, about a named thing.
    pub fn about(code: ErrorCode, about: impl Into<String>) -> Self {
        Self {
            code,
            own: None,
            about: about.into(),
            details: None,
            by_bet: Vec::new(),
            retry_after: None,
        }
    }

    /// The refusal of a player who was signed in for as long as a limit allows.
    pub fn sign_in_limit() -> Self {
        Self {
            own: Some(SIGN_IN_LIMIT),
            ..Self::new(ErrorCode::SessionLimit)
        }
    }

    /// What it is about.
    pub fn code(&self) -> &ErrorCode {
        &self.code
    }

    fn status(&self) -> StatusCode {
        let of_code =
            || StatusCode::from_u16(self.code.status()).unwrap_or(StatusCode::BAD_REQUEST);
        self.own.map_or_else(of_code, |own| own.status)
    }

    fn text(&self) -> &str {
        self.own.map_or(self.code.as_str(), |own| own.text)
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
        let first = first.unwrap_or_else(|| Self::new(ErrorCode::NotFound));
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
        let texts: HashMap<String, Text> = toml::from_str(include_str!("../data/errors.toml"))
            .map_err(|error| format!("errors.toml: {error}"))?;
        let known = ErrorCode::KNOWN.iter().map(ErrorCode::as_str);
        let known: HashSet<&str> = known.chain([SIGN_IN_LIMIT.text]).collect();
        if let Some(code) = texts.keys().find(|code| !known.contains(&***code)) {
            return Err(format!("errors.toml: `{code}` is not an error code"));
        }
        if let Some(code) = known.iter().find(|code| !texts.contains_key(**code)) {
            return Err(format!("errors.toml: `{code}` has no text"));
        }
        languages::check("error", |own| &own.error, |code| known.contains(code))?;
        let translate = |(code, text): (String, Text)| {
            let text = text.translated(|own| own.error.get(&code));
            (code, text)
        };
        Ok(Self(texts.into_iter().map(translate).collect()))
    }

    /// The answer in a language.
    pub fn answer(&self, refusal: &Refusal, locale: Locale) -> Response {
        let by_bet = refusal
            .by_bet
            .iter()
            .map(|one| one.as_ref().map(|one| self.message(one, locale)));
        let error = WireError {
            code: refusal.code.clone(),
            message: self.message(refusal, locale),
            details: refusal.details.clone(),
            errors_by_bet: (!refusal.by_bet.is_empty()).then(|| by_bet.collect()),
        };
        let mut response = (refusal.status(), Json(ErrorBody { error })).into_response();
        if let Some(seconds) = refusal.retry_after {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    /// Its words in a language.
    pub fn message(&self, refusal: &Refusal, locale: Locale) -> String {
        let text = self.0.get(refusal.text());
        let text = text.map(|text| text.fill(locale, &[("name", &refusal.about)]));
        text.unwrap_or_else(|| refusal.text().to_owned())
    }
}

/// A failure of the database: the caller can try again, the log has the reason.
impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Self {
        tracing::error!("the sandbox's database: {failure}");
        Self::new(ErrorCode::Unavailable)
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
