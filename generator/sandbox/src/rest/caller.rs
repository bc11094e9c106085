//! The caller of a call, and the language.

use std::sync::Arc;

use api::wire::ErrorCode;
use axum::extract::{FromRequestParts, Query};
use axum::http::Uri;
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::http::request::Parts;

use crate::Operator;
use crate::locale::Locale;
use crate::players::COOKIE;
use crate::refusal::Refusal;

/// The scheme of a call, as the proxy says with which TLS ends.
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Any caller: a visitor or a player.
pub struct Caller {
    /// The language of the call ([`locale_of`]).
    pub locale: Locale,
    /// The player, when there is a session.
    pub player: Option<u64>,
    /// The session's key.
    pub session: Option<String>,
    /// Whether the session is over because it has lasted as long as its player allows.
    is_outlasted: bool,
    /// Whether the call came over TLS, which ends at a proxy.
    pub is_secure: bool,
}

/// A player who has signed in.
pub struct Signed {
    /// The language asked for.
    pub locale: Locale,
    /// The player's number.
    pub player: u64,
}

/// The language of a call: the one that its parameter `locale` names, if the sandbox has it; else the first of its
/// `Accept-Language`.
pub fn locale_of(uri: &Uri, headers: &HeaderMap) -> Locale {
    let pairs = Query::<Vec<(String, String)>>::try_from_uri(uri)
        .map_or_else(|_| Vec::new(), |Query(pairs)| pairs);
    let named = pairs.iter().find(|(name, _)| name == "locale");
    let header = headers.get(header::ACCEPT_LANGUAGE);
    let header = header.and_then(|value| value.to_str().ok());
    named
        .and_then(|(_, tag)| Locale::of_tag(tag))
        .unwrap_or_else(|| Locale::accepted(header.unwrap_or_default()))
}

impl Caller {
    /// The player, who has signed in.
    ///
    /// # Errors
    /// Nobody has, or not any more.
    pub fn signed_in(&self) -> Result<u64, Refusal> {
        self.player.ok_or_else(|| match self.is_outlasted {
            true => Refusal::sign_in_limit(),
            false => Refusal::new(ErrorCode::Unauthorized),
        })
    }
}

impl FromRequestParts<Arc<Operator>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut Parts,
        operator: &Arc<Operator>,
    ) -> Result<Self, Refusal> {
        let text = |name: HeaderName| {
            parts
                .headers
                .get::<&HeaderName>(&name)
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
        };
        let session = text(header::COOKIE)
            .split(';')
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, _)| *name == COOKIE)
            .map(|(_, key)| key.to_owned());
        let (players, now) = (&operator.players, operator.world.clock.now());
        let key = session.as_deref();
        let player = key.map(|key| players.in_session(key, now)).transpose()?;
        let player = player.flatten();
        Ok(Self {
            locale: locale_of(&parts.uri, &parts.headers),
            player,
            is_outlasted: match key.filter(|_| player.is_none()) {
                Some(key) => players.is_outlasted(key, now)?,
                None => false,
            },
            session,
            is_secure: text(FORWARDED_PROTO) == "https",
        })
    }
}

impl FromRequestParts<Arc<Operator>> for Signed {
    type Rejection = Refusal;

    async fn from_request_parts(
        parts: &mut Parts,
        operator: &Arc<Operator>,
    ) -> Result<Self, Refusal> {
        let caller = Caller::from_request_parts(parts, operator).await?;
        Ok(Self {
            locale: caller.locale,
            player: caller.signed_in()?,
        })
    }
}
