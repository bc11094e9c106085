//! `POST` and `GET /bets/share-code`, version 3. No sign-in is required: a visitor may
//! open a link.

use api::wire::{ErrorCode, ShareBets, ShareCode, SharedBets};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::params::{Body, Params};
use crate::refusal::Refusal;
use crate::shares;

/// Stores bets; answers with their code.
pub async fn share(
    State(operator): Shared,
    Body(body): Body<ShareBets>,
) -> Result<Response, Refusal> {
    shares::check(&operator.world, &body.bets)?;
    let write = operator.players.store().write()?;
    let code = shares::share(&write, body.bets)?;
    write.commit()?;
    Ok(data(ShareCode { code }))
}

/// The bets of a `code` with current odds.
pub async fn open(State(operator): Shared, params: Params) -> Result<Response, Refusal> {
    let code = params
        .text("code")
        .ok_or_else(|| Refusal::about(ErrorCode::InvalidParameter, "code"))?;
    let bets = shares::open(&operator.players.store().read()?, code)?
        .ok_or_else(|| Refusal::new(ErrorCode::ShareCodeUnknown))?;
    let bets = shares::refreshed(&operator.world, bets);
    Ok(data(SharedBets { bets }))
}
