//! The platform's calls about passkeys: signing in with one, and those that a player has. A contract of our own, in the
//! JSON forms of WebAuthn.

use std::sync::Arc;

use api::wire::{AddPasskey, ErrorCode, NewPasskey, PasskeySignIn};
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{delete, get, post};

use super::answer::{Shared, data};
use super::caller::{Caller, Signed};
use super::origin::Origin;
use super::params::Body;
use super::session::signed_in;
use super::users;
use crate::Operator;
use crate::outbox::Kind;
use crate::refusal::Refusal;

/// The calls about passkeys.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/users/sign_in/passkey/options", post(request))
        .route("/users/sign_in/passkey", post(sign_in))
        .route("/player/passkeys", get(list).post(add))
        .route("/player/passkeys/options", post(creation))
        .route("/player/passkeys/{id}", delete(remove))
}

/// `POST /users/sign_in/passkey/options`
async fn request(State(operator): Shared, origin: Origin) -> Result<Response, Refusal> {
    let site = site_of(&origin)?;
    Ok(data(
        operator
            .players
            .passkey_request(site, operator.world.clock.wall())?,
    ))
}

/// `POST /users/sign_in/passkey`: opens a session and answers with the player, under the same conditions as for a
/// password.
async fn sign_in(
    State(operator): Shared,
    caller: Caller,
    Body(body): Body<PasskeySignIn>,
) -> Result<Response, Refusal> {
    let players = &operator.players;
    players.may_sign_in()?;
    let id = players.enter_by_passkey(&body, operator.world.clock.wall())?;
    if !players.is_confirmed(id)? {
        return Err(Refusal::new(ErrorCode::Unconfirmed));
    }
    signed_in(&operator, &caller, id)
}

/// `GET /player/passkeys`
async fn list(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(operator.players.passkeys(caller.player)?))
}

/// `POST /player/passkeys/options`: only for who has signed in just now, or gives the password: a passkey outlasts the
/// session, so a device that was left open must not be enough to add one. A wrong password counts as one of signing in.
async fn creation(
    State(operator): Shared,
    signed: Signed,
    caller: Caller,
    origin: Origin,
    Body(body): Body<AddPasskey>,
) -> Result<Response, Refusal> {
    let site = site_of(&origin)?;
    let players = &operator.players;
    let [now, playing] = [operator.world.clock.wall(), operator.world.clock.now()];
    let session = caller.session.as_deref().unwrap_or_default();
    if let Some(password) = body.password {
        let player = players.player(signed.player)?;
        let email = player.and_then(|own| own.email).unwrap_or_default();
        let typed = (email, &*password);
        users::password_of(
            &operator,
            typed,
            &origin,
            caller.locale,
            ErrorCode::PasswordWrong,
        )?;
        players.prove(session, playing)?;
    } else if !players.is_fresh(session, playing)? {
        return Err(Refusal::new(ErrorCode::PasswordNeeded));
    }
    Ok(data(players.passkey_creation(signed.player, site, now)?))
}

/// `POST /player/passkeys`: adds a passkey, of which a mail tells the player.
async fn add(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<NewPasskey>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.wall();
    let players = &operator.players;
    let all = players.add_passkey(caller.player, &body, now)?;
    if let Some(email) = players.player(caller.player)?.and_then(|own| own.email) {
        let outbox = &operator.outbox;
        outbox.send(&email, Kind::PasskeyAdded, caller.locale, None, now);
    }
    Ok(data(all))
}

/// `DELETE /player/passkeys/{id}`
async fn remove(
    State(operator): Shared,
    caller: Signed,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    Ok(data(operator.players.remove_passkey(caller.player, &id)?))
}

/// The site whose page calls: its passkeys are asked for.
fn site_of(origin: &Origin) -> Result<&str, Refusal> {
    let site = origin.site();
    site.ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "Origin"))
}
