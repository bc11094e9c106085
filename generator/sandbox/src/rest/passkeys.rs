//! The platform's calls about passkeys: signing in with one, and those that a player has. A contract of our own, in the
//! JSON forms of WebAuthn.

use api::wire::{AddPasskey, NewPasskey, PasskeySignIn};
use axum::extract::{Path, State};
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::{Caller, Signed};
use super::origin::Origin;
use super::params::Body;
use super::session::signed_in;
use super::users;
use crate::outbox::Kind;
use crate::refusal::Refusal;

/// `POST /users/sign_in/passkey/options`
pub async fn request(State(operator): Shared, origin: Origin) -> Result<Response, Refusal> {
    let site = site_of(&origin)?;
    Ok(data(
        operator
            .players
            .passkey_request(site, operator.world.clock.wall())?,
    ))
}

/// `POST /users/sign_in/passkey`: opens a session and answers with the player, under the same conditions as for a
/// password.
pub async fn sign_in(
    State(operator): Shared,
    caller: Caller,
    Body(body): Body<PasskeySignIn>,
) -> Result<Response, Refusal> {
    let players = &operator.players;
    players.may_sign_in()?;
    let id = players.enter_by_passkey(&body, operator.world.clock.wall())?;
    if !players.is_confirmed(id)? {
        return Err(Refusal::new("unconfirmed"));
    }
    signed_in(&operator, &caller, id)
}

/// `GET /player/passkeys`
pub async fn list(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    Ok(data(operator.players.passkeys(caller.player)?))
}

/// `POST /player/passkeys/options`: only for who has signed in just now, or gives the password: a passkey outlasts the
/// session, so a device that was left open must not be enough to add one. A wrong password counts as one of signing in.
pub async fn creation(
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
        users::password_of(&operator, typed, &origin, caller.locale, "password_wrong")?;
        players.prove(session, playing)?;
    } else if !players.is_fresh(session, playing)? {
        return Err(Refusal::new("password_needed"));
    }
    Ok(data(players.passkey_creation(signed.player, site, now)?))
}

/// `POST /player/passkeys`: adds a passkey, of which a mail tells the player.
pub async fn add(
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
pub async fn remove(
    State(operator): Shared,
    caller: Signed,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    Ok(data(operator.players.remove_passkey(caller.player, &id)?))
}

/// The site whose page calls: its passkeys are asked for.
fn site_of(origin: &Origin) -> Result<&str, Refusal> {
    let site = origin.site();
    site.ok_or_else(|| Refusal::about("invalid_parameter", "Origin"))
}
