//! The platform's calls about players (spec 7.2), and the betting settings (spec 7.1).

use api::wire::{SettingsUpdate, SignIn};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;

use super::answer::{Shared, data, nothing};
use super::caller::{Caller, Signed};
use super::params::Body;
use crate::Operator;
use crate::players::COOKIE;
use crate::refusal::Refusal;

/// Lifetime of a session, in seconds.
const SESSION_TIME: u32 = 86_400;

/// `POST /users/sign_in`: opens a session and answers with the player.
pub async fn sign_in(
    State(operator): Shared,
    Body(body): Body<SignIn>,
) -> Result<Response, Refusal> {
    let wrong = || Refusal::new("invalid_credentials");
    let id = operator
        .players
        .with_credentials(&body.user.email, &body.user.password)?
        .ok_or_else(wrong)?;
    // Only who knows the password is told.
    if !operator.players.is_confirmed(id)? {
        return Err(Refusal::new("unconfirmed"));
    }
    signed_in(&operator, id)
}

/// Opens a session for a player, with whom it answers.
///
/// # Errors
/// The player takes a break.
pub fn signed_in(operator: &Operator, id: u64) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    operator.players.may_enter(id, now)?;
    let player = operator.players.player(id)?;
    let player = player.ok_or_else(|| Refusal::new("unauthorized"))?;
    let key = operator.players.open_session(id, now)?;
    Ok(with_cookie(data(player), &key, SESSION_TIME))
}

/// `DELETE /users/sign_out`: ends the session. The player's push connections must reconnect, as a
/// visitor's.
pub async fn sign_out(State(operator): Shared, caller: Caller) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    let end = |key: &str| operator.players.end_session(key, now);
    let ended = caller.session.as_deref().map(end).transpose()?;
    let player = ended
        .flatten()
        .ok_or_else(|| Refusal::new("unauthorized"))?;
    operator
        .outlet
        .disconnect_user(player, 3011, "force reconnect");
    Ok(with_cookie(nothing(), "", 0))
}

/// `GET /player`
pub async fn player(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let player = operator.players.player(caller.player)?;
    player.map(data).ok_or_else(|| Refusal::new("unauthorized"))
}

/// `GET /player/accounts`
pub async fn accounts(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(operator.players.accounts(caller.player)?))
}

/// Body of `PATCH /player/update_locale`.
#[derive(Deserialize)]
pub struct Language {
    locale: String,
}

/// `PATCH /player/update_locale`
pub async fn set_language(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<Language>,
) -> Result<Response, Refusal> {
    operator.players.set_language(caller.player, body.locale)?;
    Ok(nothing())
}

/// `GET /settings`: the player's own, or a visitor's.
pub async fn settings(State(operator): Shared, caller: Caller) -> Result<Response, Refusal> {
    Ok(data(operator.players.settings(caller.player)?))
}

/// `POST /settings`
pub async fn set_settings(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<SettingsUpdate>,
) -> Result<Response, Refusal> {
    operator.players.set_settings(caller.player, body)?;
    Ok(data(operator.players.settings(Some(caller.player))?))
}

fn with_cookie(mut response: Response, key: &str, seconds: u32) -> Response {
    let cookie = format!("{COOKIE}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
