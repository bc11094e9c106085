//! `GET /matches`, `/matches/{id}` and `/matches/{id}/markets` (spec 7.1).

use std::cmp::Ordering;
use std::collections::HashMap;

use api::wire::{EventStatus, Market, Match, OutrightEvent, TournamentKind};
use axum::extract::{Path, State};
use axum::response::Response;
use jiff::Timestamp;
use serde::Serialize;

use super::answer::{Shared, data};
use super::caller::Caller;
use super::page::Page;
use super::params::Params;
use crate::operator::Operator;
use crate::refusal::Refusal;
use crate::world::World;

/// A row of a list of matches.
#[derive(Serialize)]
#[serde(untagged)]
enum Event {
    Match(Box<Match>),
    Outright(Box<OutrightEvent>),
}

impl Event {
    fn of(operator: &Operator, place: usize, caller: &Caller) -> Self {
        let world = &operator.world;
        let standing = operator.standing(place);
        if world.is_outright(place) {
            Self::Outright(Box::new(world.outright(place, &standing, caller.locale)))
        } else {
            Self::Match(Box::new(world.match_(place, &standing, caller.locale)))
        }
    }
}

/// The filters of a list of matches.
struct Filter {
    ids: Vec<u64>,
    kinds: Vec<TournamentKind>,
    sport_key: Option<String>,
    sport_type: Option<String>,
    category: Option<u64>,
    tournament: Option<u64>,
    statuses: Vec<i64>,
    from: Option<Timestamp>,
    to: Option<Timestamp>,
    bettable: Option<bool>,
    has_video: Option<bool>,
    /// Places of matches that do not exist yet.
    withheld: Vec<usize>,
}

/// Matches, or outrights when `type` names their kinds, by sport and league unless `sort_by` says otherwise.
pub async fn list(
    State(operator): Shared,
    caller: Caller,
    params: Params,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let filter = Filter::of(&params, world)?;
    let sort = Sort::of(&params)?;
    let page = Page::of(&params)?;
    let most = params.get::<usize>("max_per_sport")?;
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
    if !sort.is_empty() {
        places.sort_by(|one, other| Sort::compare(&sort, world, *one, *other));
    }
    if let Some(most) = most {
        let mut taken: HashMap<u64, usize> = HashMap::new();
        places.retain(|place| {
            let count = taken.entry(world.sport(*place).id).or_default();
            *count += 1;
            *count <= most
        });
    }
    Ok(page.answer(&places, |place| Event::of(&operator, *place, &caller)))
}

/// One match or outright by its number.
pub async fn one(
    State(operator): Shared,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Refusal> {
    let world = &operator.world;
    let place = place_of(world, &id)?;
    Ok(data(Event::of(&operator, place, &caller)))
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

fn place_of(world: &World, id: &str) -> Result<usize, Refusal> {
    let place = id.parse().ok().and_then(|id| world.place(id));
    place.ok_or_else(|| Refusal::new("not_found"))
}

impl Filter {
    fn of(params: &Params, world: &World) -> Result<Self, Refusal> {
        let word = |name| params.text(name).map(str::to_owned);
        Ok(Self {
            ids: params.list("id")?,
            kinds: (params.list::<String>("type")?.into_iter())
                .map(TournamentKind::from)
                .collect(),
            sport_key: word("sport_key"),
            sport_type: word("sport_type"),
            category: params.get("category_id")?,
            tournament: params.get("tournament_id")?,
            statuses: params.list("match_status")?,
            from: params.get("start_from")?,
            to: params.get("start_to")?,
            bettable: params.get("bettable")?,
            has_video: params.get("has_video")?,
            withheld: world.withheld(),
        })
    }

    /// Whether matches of the week before the beginning of the clock are meant as well.
    fn asks_for_ended(&self) -> bool {
        self.from.is_some()
            || self.to.is_some()
            || self.statuses.contains(&EventStatus::Finished.number())
    }

    fn asks_for_outrights(&self) -> bool {
        self.kinds.iter().any(|kind| *kind != TournamentKind::Match)
    }

    /// Whether it takes events of this kind; of none named, matches.
    fn takes_kind(&self, kind: &TournamentKind) -> bool {
        if self.kinds.is_empty() {
            *kind == TournamentKind::Match
        } else {
            self.kinds.contains(kind)
        }
    }

    fn takes(&self, operator: &Operator, place: usize) -> bool {
        let world = &operator.world;
        let sport = world.sport(place);
        let is = |wanted: &Option<String>, own: &str| {
            wanted.as_deref().is_none_or(|wanted| wanted == own)
        };
        if !(!self.withheld.contains(&place)
            && self.takes_kind(&world.kind(place))
            && is(&self.sport_key, &sport.key)
            && is(&self.sport_type, sport.kind.as_str())
            && self
                .category
                .is_none_or(|id| id == world.category(place).id)
            && self
                .tournament
                .is_none_or(|id| id == world.league(place).id)
            && self
                .has_video
                .is_none_or(|wanted| wanted == world.has_video(place)))
        {
            return false;
        }
        if self.statuses.is_empty()
            && self.bettable.is_none()
            && self.from.is_none()
            && self.to.is_none()
        {
            return true;
        }
        // The start costs nothing, the state of a match that may be live has to be played.
        let start = world.starts_at(place);
        if self.from.is_some_and(|from| start < from) || self.to.is_some_and(|to| start > to) {
            return false;
        }
        if self.statuses.is_empty() && self.bettable.is_none() {
            return true;
        }
        let status = operator.status(place);
        (self.statuses.is_empty() || self.statuses.contains(&status.number()))
            && self
                .bettable
                .is_none_or(|wanted| wanted == status.is_bettable())
    }
}

/// A field that matches are ordered by (spec 3, event sort fields), and whether the order is
/// descending.
struct Sort {
    key: fn(&World, usize) -> i64,
    descending: bool,
}

impl Sort {
    fn of(params: &Params) -> Result<Vec<Self>, Refusal> {
        let fields: Vec<String> = params.list("sort_by")?;
        let refusal = || Refusal::about("invalid_parameter", "sort_by");
        fields
            .iter()
            .map(|field| Self::parse(field).ok_or_else(refusal))
            .collect()
    }

    fn parse(text: &str) -> Option<Self> {
        let (field, direction) = text.split_once(':').unwrap_or((text, "asc"));
        let key: fn(&World, usize) -> i64 = match field {
            "tournament.sport.id" => |world, place| world.sport(place).id.cast_signed(),
            "tournament.sport.priority" => |world, place| world.sport(place).priority,
            "tournament.category.id" => |world, place| world.category(place).id.cast_signed(),
            "tournament.category.priority" => |world, place| world.category(place).priority,
            "tournament.id" => |world, place| world.league(place).id.cast_signed(),
            "tournament.priority" => |world, place| world.league(place).priority,
            "start_time" => |world, place| world.fixture(place).start.into(),
            // More is bet on matches of bigger leagues, and within a league on earlier ones.
            "bets_count" => |world, place| {
                world.league(place).priority * 1_000_000 - i64::from(world.fixture(place).start)
            },
            _ => return None,
        };
        match direction {
            "asc" => Some(Self {
                key,
                descending: false,
            }),
            "desc" => Some(Self {
                key,
                descending: true,
            }),
            _ => None,
        }
    }

    fn compare(sorts: &[Self], world: &World, one: usize, other: usize) -> Ordering {
        let by = |sort: &Self| {
            let order = (sort.key)(world, one).cmp(&(sort.key)(world, other));
            if sort.descending {
                order.reverse()
            } else {
                order
            }
        };
        sorts
            .iter()
            .map(by)
            .find(|order| order.is_ne())
            .unwrap_or(Ordering::Equal)
    }
}
