//! The platform's calls about time in play and the player's limits.

use api::wire::{KeepLimit, SetLimit};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::Signed;
use super::params::Body;
use crate::Operator;
use crate::refusal::Refusal;

/// `GET /player/reality_check`
pub async fn reality_check(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.reality_check(caller.player, now)?))
}

/// `GET /player/sessions_info`
pub async fn sessions_info(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.sessions_info(caller.player, now)?))
}

/// `POST /player/activity_limit_track`. At the limit the player's push connections must reconnect, as
/// a visitor's.
pub async fn track_activity(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
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
pub async fn play(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.play(caller.player, false, now)?))
}

/// `POST /sportsbook_sessions/continue`
pub async fn go_on(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    Ok(data(operator.players.play(caller.player, true, now)?))
}

/// `GET /user_limits`
pub async fn list(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    listed(&operator, &caller)
}

/// `POST /user_limits`: answers with all limits.
pub async fn set(
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
pub async fn keep(
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
