//! `GET /sandbox/mails`: what the operator wrote to players.

use axum::extract::State;
use axum::response::Response;

use super::answer::{Shared, data};

/// The mails and text messages, the oldest first.
pub async fn list(State(operator): Shared) -> Response {
    data(operator.outbox.all())
}
