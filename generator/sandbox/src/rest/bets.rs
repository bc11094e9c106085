//! Bets, version 3: placing, history, cash-out.

use api::wire::{BetStatus, Cashout, ErrorCode, MaxStakeQuery, PlaceBets};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::Signed;
use super::page::Page;
use super::params::{Body, Params};
use crate::players::placing::own_session;
use crate::refusal::Refusal;

/// `GET /bets`: the player's bets, the newest first; `status` filters them. With the `player_id` of another player than
/// the session's it is refused.
pub async fn list(
    State(operator): Shared,
    caller: Signed,
    params: Params,
) -> Result<Response, Refusal> {
    own_session(params.get("player_id")?, caller.player)?;
    let statuses: Vec<String> = params.list("status")?;
    let statuses: Vec<BetStatus> = statuses.into_iter().map(BetStatus::from).collect();
    if statuses
        .iter()
        .any(|one| matches!(one, BetStatus::Unknown(_)))
    {
        return Err(Refusal::about(ErrorCode::InvalidParameter, "status"));
    }
    let (players, world) = (&operator.players, &operator.world);
    let bets = players.bets(caller.player, &statuses)?;
    Page::of(&params)?.try_answer(&bets, |bet| Ok(players.wire(world, bet, caller.locale)?))
}

/// `POST /bets`: all bets of a call, or none.
pub async fn place(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<PlaceBets>,
) -> Result<Response, Refusal> {
    let (players, world) = (&operator.players, &operator.world);
    let (changes, placed) =
        players.place(world, caller.player, &body, operator.world.clock.wall())?;
    operator.publish_changes(&changes);
    Ok(data(placed))
}

/// `POST /bets/max-stake`: the highest stakes within the limits.
pub async fn max_stake(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<MaxStakeQuery>,
) -> Result<Response, Refusal> {
    let players = &operator.players;
    Ok(data(players.max_stake(
        &operator.world,
        caller.player,
        &body,
    )?))
}

/// `POST /bets/cashout`: answers with the bet in its new state.
pub async fn cash_out(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<Cashout>,
) -> Result<Response, Refusal> {
    let (players, world) = (&operator.players, &operator.world);
    let change = players.cash_out(world, caller.player, &body, operator.world.clock.wall())?;
    let number = change.bet;
    operator.publish_changes(&[change]);
    let bet = players.bet(number)?;
    let bet = bet.ok_or_else(|| Refusal::new(ErrorCode::BetNotFound))?;
    Ok(data(players.wire(world, &bet, caller.locale)?))
}
