//! Which events a list or a count takes: the parameters of `GET /matches`, or a question of
//! `POST /counters`.

use api::wire::{CounterQuery, EventStatus, TournamentKind};
use jiff::Timestamp;

use super::params::Params;
use crate::operator::Operator;
use crate::refusal::Refusal;
use crate::world::World;

/// Conditions, each of which an event has to meet.
pub struct Filter {
    /// If any, only these events.
    pub ids: Vec<u64>,
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

impl Filter {
    /// The filter of a list.
    ///
    /// # Errors
    /// A parameter cannot be parsed.
    pub fn of(params: &Params, world: &World) -> Result<Self, Refusal> {
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

    /// The filter of a count, which takes matches only.
    pub fn of_counter(query: &CounterQuery, world: &World) -> Self {
        let sport_type = query.sport_type.as_ref();
        Self {
            ids: Vec::new(),
            kinds: Vec::new(),
            sport_key: query.sport_key.clone(),
            sport_type: sport_type.map(|kind| kind.as_str().to_owned()),
            category: query.category_id,
            tournament: query.tournament_id,
            statuses: (query.match_status.iter())
                .map(|status| status.number())
                .collect(),
            from: query.start_from,
            to: query.start_to,
            bettable: query.bettable,
            has_video: None,
            withheld: world.withheld(),
        }
    }

    /// Whether matches of the week before the beginning of the clock are meant as well.
    pub fn asks_for_ended(&self) -> bool {
        self.from.is_some()
            || self.to.is_some()
            || self.statuses.contains(&EventStatus::Finished.number())
    }

    /// Whether outrights are meant.
    pub fn asks_for_outrights(&self) -> bool {
        self.kinds.iter().any(|kind| *kind != TournamentKind::Match)
    }

    /// Whether an event meets every condition.
    pub fn takes(&self, operator: &Operator, place: usize) -> bool {
        self.takes_all_but_status(&operator.world, place)
            && (!self.needs_status() || self.takes_status(operator.status(place)))
    }

    /// Whether a condition is about the state of an event. To know the state of one that may be live, it
    /// has to be played; everything else costs nothing.
    pub fn needs_status(&self) -> bool {
        !self.statuses.is_empty() || self.bettable.is_some()
    }

    /// Whether an event meets every condition that is not about its state.
    pub fn takes_all_but_status(&self, world: &World, place: usize) -> bool {
        let sport = world.sport(place);
        let is = |wanted: &Option<String>, own: &str| {
            wanted.as_deref().is_none_or(|wanted| wanted == own)
        };
        let is_number = |wanted: Option<u64>, own: u64| wanted.is_none_or(|wanted| wanted == own);
        !self.withheld.contains(&place)
            && self.takes_kind(&world.kind(place))
            && is(&self.sport_key, &sport.key)
            && is(&self.sport_type, sport.kind.as_str())
            && is_number(self.category, world.category(place).id)
            && is_number(self.tournament, world.league(place).id)
            && self
                .has_video
                .is_none_or(|wanted| wanted == world.has_video(place))
            && self.takes_start(world, place)
    }

    /// Whether a state meets the conditions about it.
    pub fn takes_status(&self, status: EventStatus) -> bool {
        let is_bettable = status.is_bettable();
        (self.statuses.is_empty() || self.statuses.contains(&status.number()))
            && self.bettable.is_none_or(|wanted| wanted == is_bettable)
    }

    fn takes_start(&self, world: &World, place: usize) -> bool {
        if self.from.is_none() && self.to.is_none() {
            return true;
        }
        let start = world.starts_at(place);
        self.from.is_none_or(|from| start >= from) && self.to.is_none_or(|to| start <= to)
    }

    /// Whether it takes events of this kind; of none named, matches.
    fn takes_kind(&self, kind: &TournamentKind) -> bool {
        if self.kinds.is_empty() {
            *kind == TournamentKind::Match
        } else {
            self.kinds.contains(kind)
        }
    }
}
