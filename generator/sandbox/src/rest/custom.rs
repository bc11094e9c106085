//! `GET /bets/custom/markets/{matchId}` and `POST /bets/custom/odds`, version 3.

use api::wire::{CustomOdds, CustomOddsQuery, ErrorCode, Market};
use axum::extract::{Path, State};
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::Caller;
use super::page::Page;
use super::params::{Body, Params};
use crate::custom;
use crate::refusal::Refusal;

/// Markets of a match whose outcomes can be combined. Empty once it takes no bets.
pub async fn markets(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
    params: Params,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let place = id.parse().ok().and_then(|id| world.place(id));
    let place = place.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    let markets = custom::markets(world, place, caller.locale);
    Ok(Page::of(&params)?.answer(&markets, Market::clone))
}

/// The price of outcomes of one match together.
pub async fn odds(
    State(operator): Shared,
    Body(body): Body<CustomOddsQuery>,
) -> Result<Response, Refusal> {
    let quote = custom::price(&operator.world, &body.selections)?;
    Ok(data(CustomOdds { odds: quote.odds }))
}
