//! `POST /websocket/token` and `/websocket/authorize`: tokens of the push.

use api::wire::{AuthorizeChannels, ChannelToken, ErrorCode, PushToken};
use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::{Caller, Signed};
use super::params::Body;
use crate::channels::is_private_of;
use crate::refusal::Refusal;

/// A connection token, for a player or for a visitor.
pub async fn connection(State(operator): Shared, caller: Caller) -> Response {
    data(PushToken {
        token: operator.outlet.tokens().of_connection(caller.player),
    })
}

/// Tokens of channels that start with `$`; each must be the player's own.
pub async fn channels(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<AuthorizeChannels>,
) -> Result<Response, Refusal> {
    let is_own = |channel: &String| is_private_of(channel, caller.player);
    if !body.channels.iter().all(is_own) {
        return Err(Refusal::new(ErrorCode::Forbidden));
    }
    let token = |channel: String| ChannelToken {
        token: operator
            .outlet
            .tokens()
            .of_channel(Some(caller.player), &channel),
        channel,
    };
    Ok(data(
        body.channels.into_iter().map(token).collect::<Vec<_>>(),
    ))
}
