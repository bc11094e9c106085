//! Notifications: `GET /notifications` and `/notifications/counters`, `POST /notifications/read` and
//! `/notifications/read-all`.

use std::sync::Arc;

use api::wire::{NotificationCounters, ReadNotifications};
use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};

use super::answer::{Shared, data, nothing};
use super::caller::Signed;
use super::page::Page;
use super::params::{Body, Params};
use crate::Operator;
use crate::refusal::Refusal;

/// Rows of a page, unless the caller says otherwise.
const LIMIT: u64 = 20;

/// The calls about notifications.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/notifications", get(list))
        .route("/notifications/counters", get(counters))
        .route("/notifications/read", post(read))
        .route("/notifications/read-all", post(read_all))
}

/// Of the player, the newest first.
async fn list(
    State(operator): Shared,
    caller: Signed,
    params: Params,
) -> Result<Response, Refusal> {
    let page = Page::with_limit(&params, LIMIT)?;
    let all = operator.players.notifications(caller.player)?;
    Ok(page.answer(&all, |one| operator.notices.wire(one, caller.locale)))
}

/// How many were not read.
async fn counters(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    let unread = operator.players.unread(caller.player)?;
    Ok(data(NotificationCounters { unread }))
}

/// Marks some as read.
async fn read(
    State(operator): Shared,
    caller: Signed,
    Body(body): Body<ReadNotifications>,
) -> Result<Response, Refusal> {
    mark(&operator, caller.player, Some(&body.ids))
}

/// Marks all as read.
async fn read_all(State(operator): Shared, caller: Signed) -> Result<Response, Refusal> {
    mark(&operator, caller.player, None)
}

/// Marks them, here and by the push in every tab of the player.
fn mark(operator: &Operator, player: u64, ids: Option<&[u64]>) -> Result<Response, Refusal> {
    operator.players.mark_read(player, ids)?;
    operator.publish_unread(player)?;
    Ok(nothing())
}
