//! Opening and ending the session of a browser.

use api::wire::ErrorCode;
use axum::http::{HeaderValue, header};
use axum::response::Response;

use super::answer::data;
use super::caller::Caller;
use crate::Operator;
use crate::players::COOKIE;
use crate::refusal::Refusal;

/// Lifetime of a session, in seconds.
const SESSION_TIME: u32 = 86_400;

/// Opens a session for a player and answers with the player. The caller's earlier session ends, so that a key that somebody
/// learned before does not open this one.
///
/// # Errors
/// The player takes a break.
pub fn signed_in(operator: &Operator, caller: &Caller, id: u64) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    operator.players.may_enter(id, now)?;
    let player = operator.players.player(id)?;
    let player = player.ok_or_else(|| Refusal::new(ErrorCode::Unauthorized))?;
    let key = operator.players.open_session(id, now)?;
    if let Some(before) = &caller.session {
        let before = operator.players.end_session(before, now)?;
        if let Some(other) = before.filter(|before| *before != id) {
            let outlet = &operator.outlet;
            outlet.disconnect_user(other, 3011, "force reconnect");
        }
    }
    Ok(with_cookie(data(player), caller, &key, SESSION_TIME))
}

/// An answer that sets the cookie of a session.
pub fn with_cookie(mut response: Response, caller: &Caller, key: &str, seconds: u32) -> Response {
    let secure = if caller.is_secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={key}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
