//! What a player follows: `GET /favourites/{type}`, `POST` and `DELETE /favourites/{type}/{id}`.

use std::sync::Arc;

use api::wire::{ErrorCode, Favourites};
use axum::Router;
use axum::extract::{Path, State};
use axum::response::Response;
use axum::routing::{get, post};

use super::answer::{Shared, data, nothing};
use super::caller::Signed;
use crate::Operator;
use crate::players::FavouriteKind;
use crate::refusal::Refusal;

/// The calls about favourites.
pub fn router() -> Router<Arc<Operator>> {
    Router::new()
        .route("/favourites/{type}", get(list))
        .route("/favourites/{type}/{id}", post(add).delete(remove))
}

/// What the player follows, the newest first.
async fn list(
    State(operator): Shared,
    caller: Signed,
    Path(kind): Path<String>,
) -> Result<Response, Refusal> {
    let kind = kind_of(&kind)?;
    let ids = operator.players.favourites(caller.player, kind)?;
    let item = |id: &u64| operator.world.favourite(kind, *id, caller.locale);
    let items = ids.iter().filter_map(item).collect();
    Ok(data(Favourites { ids, items }))
}

/// Follows something that exists; following it again changes nothing.
async fn add(
    State(operator): Shared,
    caller: Signed,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let kind = kind_of(&kind)?;
    let id = id.parse().map_err(|_| Refusal::new(ErrorCode::NotFound))?;
    operator
        .world
        .favourite(kind, id, caller.locale)
        .ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    operator.players.follow(caller.player, kind, id)?;
    Ok(nothing())
}

/// Follows something no more, whether or not it still exists.
async fn remove(
    State(operator): Shared,
    caller: Signed,
    Path((kind, id)): Path<(String, String)>,
) -> Result<Response, Refusal> {
    let kind = kind_of(&kind)?;
    let id = id.parse().map_err(|_| Refusal::new(ErrorCode::NotFound))?;
    operator.players.unfollow(caller.player, kind, id)?;
    Ok(nothing())
}

fn kind_of(word: &str) -> Result<FavouriteKind, Refusal> {
    word.parse().map_err(|()| Refusal::new(ErrorCode::NotFound))
}
