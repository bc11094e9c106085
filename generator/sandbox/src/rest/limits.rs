//! The platform's calls about time in play and the player's limits.

use std::sync::Arc;

use api::wire::{KeepLimit, SetLimit};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};

use super::answer::{Shared, data};
use super::caller::Signed;
use super::params::Body;
use crate::Operator;
use crate::refusal::Refusal;

/// The calls about time in play and limits.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/player/reality_check", get(reality_check))
        .route("/player/sessions_info", get(sessions_info))
        .route("/player/activity_limit_track", post(track_activity))
        .route("/sportsbook_sessions", post(play))
        .route("/sportsbook_sessions/continue", post(go_on))
        .route("/user_limits", get(list).post(set))
        .route("/user_limits/keep", post(keep))
}

/// `GET /player/reality_check`
async fn reality_check(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.reality_check(caller.player, now)?))
}

/// `GET /player/sessions_info`
async fn sessions_info(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.sessions_info(caller.player, now)?))
}

/// `POST /player/activity_limit_track`. At the limit the player's push connections must reconnect, as
/// a visitor's.
async fn track_activity(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    match operator.players.track_activity(caller.player, now) {
        Ok(tracked) => Ok(data(tracked)),
        Err(refusal) => {
            let outlet = &operator.outlet;
            outlet.disconnect_user(caller.player, 3011, "force reconnect");
            Err(refusal)
        }
    }
}

/// `POST /sportsbook_sessions`
async fn play(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.play(caller.player, false, now)?))
}

/// `POST /sportsbook_sessions/continue`
async fn go_on(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.play(caller.player, true, now)?))
}

/// `GET /user_limits`
async fn list(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    listed(&operator, &caller)
}

/// `POST /user_limits`: answers with all limits.
async fn set(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<SetLimit>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    if operator.players.set_limit(caller.player, &body, now)? {
        let outlet = &operator.outlet;
        outlet.disconnect_user(caller.player, 3011, "force reconnect");
    }
    listed(&operator, &caller)
}

/// `POST /user_limits/keep`: answers with all limits.
async fn keep(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<KeepLimit>,
) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    operator.players.keep_limit(caller.player, &body, now)?;
    listed(&operator, &caller)
}

fn listed(operator: &Operator, caller: &Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    let players = &operator.players;
    Ok(data(players.user_limits(
        caller.player,
        caller.locale,
        now,
    )?))
}
