//! `GET` and `POST /bets`, version 3 (spec 7.1).

use api::wire::{BetStatus, PlaceBets};
use axum::extract::State;
use axum::response::Response;

use super::caller::Signed;
use super::page::Page;
use super::params::{Body, Params};
use super::{Shared, data};
use crate::players;
use crate::refusal::Refusal;

/// The player's bets, the newest first; `status` takes some of them.
pub async fn list(
    State(operator): Shared,
    caller: Signed,
    params: Params,
) -> Result<Response, Refusal> {
    let statuses: Vec<String> = params.list("status")?;
    let statuses: Vec<BetStatus> = statuses.into_iter().map(BetStatus::from).collect();
    let bets = operator
        .players
        .bets(&operator.world, caller.player, &statuses, caller.locale);
    Ok(Page::of(&params)?.answer(&bets, Clone::clone))
}

/// Places bets: all of a call, or none.
pub async fn place(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<PlaceBets>,
) -> Result<Response, Refusal> {
    let (numbers, placed) =
        players::place(&operator.world, &operator.players, caller.player, &body)?;
    operator.tell_player(caller.player, &numbers);
    Ok(data(placed))
}
