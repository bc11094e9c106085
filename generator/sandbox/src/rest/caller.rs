//! The caller of a call, and the language.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, header};

use crate::Operator;
use crate::locale::Locale;
use crate::players::COOKIE;
use crate::refusal::Refusal;

/// Any caller: a visitor or a player.
pub struct Caller {
    /// The first requested language that the sandbox has.
    pub locale: Locale,
    /// The player, when there is a session.
    pub player: Option<u64>,
    /// The session's key.
    pub session: Option<String>,
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
        let text = |name| {
            parts
                .headers
                .get(name)
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

/// Whether an origin is a port of this machine.
pub fn is_local(origin: &HeaderValue) -> bool {
    let origin = origin.to_str().unwrap_or_default();
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let is_port = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let host = match host.rsplit_once(':') {
        Some((host, port)) if is_port(port) => host,
        _ => host,
    };
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}
