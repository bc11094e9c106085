//! `GET /matches`, `/matches/{id}` and `/matches/{id}/markets`.

use std::collections::HashMap;

use api::wire::{ErrorCode, Market, Match, OutrightEvent};
use axum::extract::{Path, State};
use axum::response::Response;
use serde::Serialize;

use super::answer::{Shared, data};
use super::caller::Caller;
use super::filter::Filter;
use super::page::Page;
use super::params::Params;
use super::sort;
use crate::operator::Operator;
use crate::refusal::Refusal;
use crate::world::{Detail, World};

/// A row of a list of matches.
#[derive(Serialize)]
#[serde(untagged)]
enum Event {
    Match(Box<Match>),
    Outright(Box<OutrightEvent>),
}

impl Event {
    fn of(operator: &Operator, place: usize, detail: Detail, caller: &Caller) -> Self {
        let world = &operator.world;
        let standing = operator.standing(place);
        if world.is_outright(place) {
            Self::Outright(Box::new(world.outright(place, &standing, caller.locale)))
        } else {
            Self::Match(Box::new(world.match_with(
                place,
                &standing,
                detail,
                caller.locale,
            )))
        }
    }
}

/// Matches, or outrights when `type` names their kinds, by sport and league unless `sort_by` says otherwise.
pub async fn list(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let filter = Filter::of(&params, world)?;
    let order = sort::of(&params)?;
    let page = Page::of(&params)?;
    let most = params.get::<usize>("max_per_sport")?;
    let followed = match params.get("favourite")? {
        Some(true) => {
            let player = caller.signed_in()?;
            Some(operator.players.followed(player)?)
        }
        _ => None,
    };
    let mut places: Vec<usize> = if filter.ids.is_empty() {
        let outrights = world.outrights().filter(|_| filter.asks_for_outrights());
        let order = world.order().iter().copied().chain(outrights);
        let listed = order.filter(|place| filter.takes(&operator, *place));
        let mut listed: Vec<usize> = listed.collect();
        if filter.asks_for_ended() {
            let ended = world.ended();
            listed.extend(ended.filter(|place| filter.takes(&operator, *place)));
            listed.sort_by_key(|place| {
                let fixture = world.fixture(*place);
                (fixture.league, fixture.start)
            });
        }
        listed
    } else {
        let asked = filter.ids.iter().filter_map(|id| world.place(*id));
        asked
            .filter(|place| filter.takes(&operator, *place))
            .collect()
    };
    if let Some(followed) = followed {
        places.retain(|place| world.is_followed(*place, &followed));
    }
    sort::apply(&order, &operator, &mut places)?;
    if let Some(most) = most {
        let mut taken: HashMap<u64, usize> = HashMap::new();
        places.retain(|place| {
            let count = taken.entry(world.sport(*place).id).or_default();
            *count += 1;
            *count <= most
        });
    }
    Ok(page.answer(&places, |place| {
        Event::of(&operator, *place, Detail::Row, &caller)
    }))
}

/// One match or outright by its number.
pub async fn one(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let place = place_of(world, &id)?;
    Ok(data(Event::of(&operator, place, Detail::Whole, &caller)))
}

/// Every market of a match, or those of a group (`group_key`) or a kind (`market_id`).
pub async fn markets(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
    params: Params,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let place = place_of(world, &id)?;
    let page = Page::of(&params)?;
    let kind = params.get::<u64>("market_id")?;
    let group = params.text("group_key");
    let mut markets = world.markets(place, &operator.standing(place), caller.locale);
    markets.retain(|market: &Market| {
        kind.is_none_or(|kind| market.id == kind)
            && group.is_none_or(|key| {
                market
                    .market_groups
                    .iter()
                    .any(|group| group.group_key == key)
            })
    });
    Ok(page.answer(&markets, Market::clone))
}

/// Figures and timeline of a match that has begun.
pub async fn statistics(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&operator.world, &id, |world, place| {
        world.match_statistics(place, &operator.standing(place), caller.locale)
    })
}

/// The last results of both sides of a match.
pub async fn form(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&operator.world, &id, |world, place| {
        world.form(place, caller.locale)
    })
}

/// How the sides of its league stand.
pub async fn table(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&operator.world, &id, |world, place| {
        world.table(place, caller.locale)
    })
}

/// The last results of its sides against each other.
pub async fn meetings(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    known(&operator.world, &id, |world, place| {
        world.meetings(place, caller.locale)
    })
}

/// What is known of a match; not found if it is nothing.
fn known<T: Serialize>(
    world: &World,
    id: &str,
    ask: impl FnOnce(&World, usize) -> Option<T>,
) -> Result<Response, Refusal> {
    let place = place_of(world, id)?;
    ask(world, place)
        .map(data)
        .ok_or_else(|| Refusal::new(ErrorCode::NotFound))
}

pub(super) fn place_of(world: &World, id: &str) -> Result<usize, Refusal> {
    let place = id.parse().ok().and_then(|id| world.place(id));
    place.ok_or_else(|| Refusal::new(ErrorCode::NotFound))
}
