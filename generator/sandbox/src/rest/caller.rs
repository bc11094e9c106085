//! The caller of a call, and the language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderName};
use axum::http::request::Parts;

use crate::Operator;
use crate::locale::Locale;
use crate::players::COOKIE;
use crate::refusal::Refusal;

/// The scheme of a call, as the proxy says with which TLS ends.
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Any caller: a visitor or a player.
pub struct Caller {
    /// The first requested language that the sandbox has.
    pub locale: Locale,
    /// The player, when there is a session.
    pub player: Option<u64>,
    /// The session's key.
    pub session: Option<String>,
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
        Ok(Self {
            locale: Locale::accepted(text(header::ACCEPT_LANGUAGE)),
            player: session
                .as_deref()
                .map(|key| operator.players.in_session(key, operator.world.clock.now()))
                .transpose()?
                .flatten(),
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
        let player = caller.player.ok_or_else(|| Refusal::new("unauthorized"))?;
        Ok(Self {
            locale: caller.locale,
            player,
        })
    }
}
