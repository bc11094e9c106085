//! `GET /sports`, `/categories`, `/tournaments`.

use api::wire::ErrorCode;
use axum::extract::{Path, State};
use axum::response::Response;

use super::answer::{Shared, data};
use super::caller::Caller;
use super::page::Page;
use super::params::Params;
use crate::refusal::Refusal;

/// Every sport, in the order of the menu.
pub async fn sports(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let catalogue = &operator.world.catalogue;
    let places: Vec<usize> = (0..catalogue.sports.len()).collect();
    Ok(Page::of(&params)?.answer(&places, |place| catalogue.sport(*place, caller.locale)))
}

/// Every category, or those of a sport (`sport_key`).
pub async fn categories(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let catalogue = &operator.world.catalogue;
    let sport = params.text("sport_key");
    let wanted = |place: &usize| {
        let category = &catalogue.categories[*place];
        sport.is_none_or(|key| catalogue.sports[category.sport].key == key)
    };
    let places: Vec<usize> = (0..catalogue.categories.len()).filter(wanted).collect();
    Ok(Page::of(&params)?.answer(&places, |place| catalogue.category(*place, caller.locale)))
}

/// One category by its number.
pub async fn category(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let catalogue = &operator.world.catalogue;
    let place = catalogue
        .categories
        .iter()
        .position(|category| category.id.to_string() == id);
    let place = place.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    Ok(data(catalogue.category(place, caller.locale)))
}

/// Every league, or those of a sport (`sport_key`) or a category (`category_id`).
pub async fn tournaments(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let catalogue = &operator.world.catalogue;
    let sport = params.text("sport_key");
    let category = params.get::<u64>("category_id")?;
    let wanted = |place: &usize| {
        sport.is_none_or(|key| catalogue.sport_of(*place).key == key)
            && category.is_none_or(|id| catalogue.category_of(*place).id == id)
    };
    let places: Vec<usize> = (0..catalogue.leagues.len()).filter(wanted).collect();
    Ok(Page::of(&params)?.answer(&places, |place| catalogue.tournament(*place, caller.locale)))
}

/// One league by its number.
pub async fn tournament(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let catalogue = &operator.world.catalogue;
    let place = catalogue
        .leagues
        .iter()
        .position(|league| league.id.to_string() == id);
    let place = place.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    Ok(data(catalogue.tournament(place, caller.locale)))
}
