//! The platform's calls about players, and the betting settings.

use std::sync::Arc;

use api::wire::{
    CompletePlayer, ErrorCode, NewAccount, SendCode, SettingsUpdate, SignIn, VerifyPhone,
};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{delete, get, patch, post};
use jiff::tz::TimeZone;
use serde::Deserialize;

use super::answer::{Shared, data, nothing};
use super::caller::{Caller, Signed};
use super::origin::Origin;
use super::params::Body;
use super::session::{signed_in, with_cookie};
use super::users;
use crate::Operator;
use crate::outbox::Kind;
use crate::refusal::Refusal;

/// The calls about the player and the session.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/users/sign_in", post(sign_in))
        .route("/users/sign_out", delete(sign_out))
        .route("/player", get(player).patch(complete))
        .route("/player/phone", get(phone).post(send_code))
        .route("/player/phone/verify", post(verify_phone))
        .route("/player/comp_points", get(points))
        .route("/player/status_groups", get(status_groups))
        .route("/player/accounts", get(accounts).post(use_account))
        .route("/player/update_locale", patch(set_language))
}

/// `POST /users/sign_in`: opens a session and answers with the player. After several wrong passwords the address is
/// locked, whether it has an account or not.
async fn sign_in(
    State(operator): Shared,
    caller: Caller,
    origin: Origin,
    Body(body): Body<SignIn>,
) -> Result<Response, Refusal> {
    operator.players.may_sign_in()?;
    let typed = (body.user.email, &*body.user.password);
    let wrong = ErrorCode::InvalidCredentials;
    let id = users::password_of(&operator, typed, &origin, caller.locale, wrong)?;
    // Only a caller who knows the password may learn this.
    if !operator.players.is_confirmed(id)? {
        return Err(Refusal::new(ErrorCode::Unconfirmed));
    }
    signed_in(&operator, &caller, id)
}

/// `DELETE /users/sign_out`: ends the session. The player's push connections must reconnect, as a
/// visitor's.
async fn sign_out(State(operator): Shared, caller: Caller) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    let end = |key: &str| operator.players.end_session(key, now);
    let ended = caller.session.as_deref().map(end).transpose()?;
    let player = ended
        .flatten()
        .ok_or_else(|| Refusal::new(ErrorCode::Unauthorized))?;
    operator
        .outlet
        .disconnect_user(player, 3011, "force reconnect");
    Ok(with_cookie(nothing(), &caller, "", 0))
}

/// `GET /player`
async fn player(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let player = operator.players.player(caller.player)?;
    player
        .map(data)
        .ok_or_else(|| Refusal::new(ErrorCode::Unauthorized))
}

/// `PATCH /player`: fills in what was missing.
async fn complete(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<CompletePlayer>,
) -> Result<Response, Refusal> {
    let today = operator.world.clock.wall().to_zoned(TimeZone::UTC).date();
    operator.players.complete(caller.player, body.user, today)?;
    player(State(operator), caller).await
}

/// `GET /player/phone`
async fn phone(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(
        operator
            .players
            .phone(caller.player, operator.world.clock.wall())?,
    ))
}

/// `POST /player/phone`: sends a code by text message.
async fn send_code(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<SendCode>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.wall();
    let (phone, code) = operator.players.send_code(caller.player, &body, now)?;
    let number = phone.number.clone().unwrap_or_default();
    operator
        .outbox
        .send(&number, Kind::PhoneCode, caller.locale, Some(code), now);
    Ok(data(phone))
}

/// `POST /player/phone/verify`
async fn verify_phone(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<VerifyPhone>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.wall();
    Ok(data(operator.players.verify_phone(
        caller.player,
        &body.code,
        now,
    )?))
}

/// `GET /player/comp_points`
async fn points(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(operator.players.points(caller.player)?))
}

/// `GET /player/status_groups`
async fn status_groups(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(
        operator
            .players
            .status_groups(caller.player, caller.locale)?,
    ))
}

/// `GET /player/accounts`
async fn accounts(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(operator.players.accounts(caller.player)?))
}

/// `POST /player/accounts`: opens an account in a currency, if there is none, and stakes bets from it. Every page of the
/// player is told.
async fn use_account(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<NewAccount>,
) -> Result<Response, Refusal> {
    operator
        .players
        .use_account(caller.player, &body.currency)?;
    operator.publish_to_player(caller.player, &[])?;
    Ok(data(operator.players.accounts(caller.player)?))
}

/// Body of `PATCH /player/update_locale`.
#[derive(Deserialize)]
pub struct Language {
    locale: String,
}

/// `PATCH /player/update_locale`
async fn set_language(
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
