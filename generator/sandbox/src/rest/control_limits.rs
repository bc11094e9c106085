//! The part of the control API that steers limits, time in play, deposits and withdrawals.

use std::sync::Arc;

use api::wire::{ErrorCode, SetLimit};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::post;
use jiff::SignedDuration;
use serde::Deserialize;

use super::answer::{Shared, nothing};
use super::params::Body;
use crate::Operator;
use crate::refusal::Refusal;

/// Everything about limits under `/sandbox/control`.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/limits", post(limits))
        .route("/deposit", post(deposit))
        .route("/withdraw", post(withdraw))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    player_id: u64,
    #[serde(default)]
    set: Vec<SetLimit>,
    played_seconds: Option<i64>,
    active_seconds: Option<i64>,
    delay_seconds: Option<i64>,
}

/// Sets limits of a player at once, in either direction; lets the player have played, or have been in
/// view today, for so long; changes how long a raise waits, for all players.
async fn limits(State(operator): Shared, Body(body): Body<Limits>) -> Result<Response, Refusal> {
    let now = operator.world.clock.now();
    let players = &operator.players;
    if players.player(body.player_id)?.is_none() {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "player_id"));
    }
    if let Some(seconds) = body.delay_seconds {
        players.steering().limit_delay = SignedDuration::from_secs(seconds);
    }
    for wanted in &body.set {
        players.force_limit(body.player_id, wanted, now)?;
    }
    players.pretend_play(
        body.player_id,
        body.played_seconds,
        body.active_seconds,
        now,
    )?;
    Ok(nothing())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Money {
    player_id: u64,
    amount: i64,
}

/// Deposits an amount for a player, within the player's limits.
async fn deposit(State(operator): Shared, Body(body): Body<Money>) -> Result<Response, Refusal> {
    super::deposit::deposit(&operator, body.player_id, body.amount)?;
    Ok(nothing())
}

/// Withdraws an amount for a player.
async fn withdraw(State(operator): Shared, Body(body): Body<Money>) -> Result<Response, Refusal> {
    super::withdrawal::withdraw(&operator, body.player_id, body.amount)?;
    Ok(nothing())
}
