//! The lists that pages show: which matches, leagues and categories, in which order.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::days::Span;
use super::entities::{Category, League, Match, Sport};
use super::ranks::Ranks;
use crate::rules::order;

/// A list that a page can read. Its fingerprint is that of the ids in it, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum List {
    /// Every sport, regular ones first.
    Sports,
    /// A sport's categories that have leagues.
    Categories(u64),
    /// A category's leagues.
    Leagues(u64),
    /// The first leagues of the order that the operator gives.
    TopLeagues,
    /// Every live match, by sport and league.
    Live,
    /// Live matches first, then the next ones, league by league; as many as the settings say.
    Home,
    /// The same of one sport.
    Sport(u64),
    /// The same of one category.
    Category(u64),
    /// Every match of a league that takes bets, by start.
    League(u64),
    /// The next matches of a sport, league by league, at most this number.
    NextOfSport(u64, u32),
    /// The next matches of a league, at most this number.
    NextOfLeague(u64, u32),
    /// The outrights of a league that take bets, by the end of betting.
    OutrightsOfLeague(u64),
    /// The same of a sport, league by league, at most this number.
    OutrightsOfSport(u64, u32),
    /// The same of all sports, the first ones of each, at most this number.
    Outrights(u32),
    /// The matches of a schedule or of results that are on a page, from 1.
    Part(Span, u32),
    /// Every match of a league, whatever its state, by start.
    Fixtures(u64),
    /// The sides of a league that have a calendar, as [`side_of`](super::side_of) reads them.
    Sides(u64),
    /// Every match of a side of a league, by [`side_key`](super::side_key); none if the side has no
    /// calendar.
    Side(u64, u64),
}

/// Orders made once for a snapshot.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    pub(super) sports: Vec<u64>,
    pub(super) categories: BTreeMap<u64, Vec<u64>>,
    /// Orders of leagues. The first is that of the default language.
    orders: Vec<Ranks>,
    /// The order of each locale, where it is not the first.
    order_of: BTreeMap<usize, usize>,
    /// The matches of each league that take bets.
    pub(super) matches: BTreeMap<u64, Vec<u64>>,
    /// The outrights of each league that take bets.
    pub(super) outrights: BTreeMap<u64, Vec<u64>>,
    /// Matches at most in a list that is not a league's own.
    pub(super) limit: usize,
    /// Leagues at most in the menu.
    pub(super) top_leagues: usize,
    pub(super) moved: Moved,
}

/// What has moved in the lists since a build has looked at them.
#[derive(Clone, Debug, Default)]
pub(super) enum Moved {
    /// Anything may have.
    #[default]
    Anything,
    /// Only matches of these leagues.
    In(BTreeSet<u64>),
}

impl Lists {
    /// The lists of these entities, each by its number.
    pub(super) fn new(
        sports: &BTreeMap<u64, Sport>,
        categories: &BTreeMap<u64, Category>,
        leagues: &BTreeMap<u64, League>,
        matches: &BTreeMap<u64, Box<Match>>,
    ) -> Self {
        let mut lists = Self {
            sports: sports.keys().copied().collect(),
            ..Self::default()
        };
        lists.sports.sort_by_key(|id| {
            let sport = &sports[id];
            order::sport(sport.cyber, sport.priority, *id)
        });
        let ranks = |locale| Ranks::new(locale, &lists.sports, categories, leagues);
        let mut orders = vec![ranks(0)];
        let own = leagues.values().flat_map(League::locales_with_own_priority);
        for locale in own.collect::<BTreeSet<usize>>() {
            let own = ranks(locale);
            let known = orders.iter().position(|known| *known == own);
            lists.order_of.insert(locale, known.unwrap_or(orders.len()));
            if known.is_none() {
                orders.push(own);
            }
        }
        lists.orders = orders;
        for category in categories.values() {
            if lists.ranks(0).of_category.contains_key(&category.id) {
                lists
                    .categories
                    .entry(category.sport)
                    .or_default()
                    .push(category.id);
            }
        }
        for ids in lists.categories.values_mut() {
            ids.sort_by_key(|id| order::within(categories[id].priority, *id));
        }
        let bettable = matches.par_iter().map(|(_, match_)| match_);
        let bettable = bettable.filter(|it| it.is_bettable());
        let mut places: Vec<_> = bettable.map(|it| (shelf(it), place(it))).collect();
        places.par_sort_unstable();
        for places in places.chunk_by(|(a, _), (b, _)| a == b) {
            let (is_outright, league) = places[0].0;
            let ids = places.iter().map(|(_, (.., id))| *id).collect();
            lists.of_kind(is_outright).insert(league, ids);
        }
        lists
    }

    /// The order of leagues in a locale.
    pub(super) fn ranks(&self, locale: usize) -> &Ranks {
        &self.orders[self.order(locale)]
    }

    /// Which of the orders a locale has.
    pub(super) fn order(&self, locale: usize) -> usize {
        self.order_of.get(&locale).copied().unwrap_or(0)
    }

    /// Whether the order of leagues depends on the language.
    pub(super) fn has_orders(&self) -> bool {
        self.orders.len() > 1
    }

    /// Says how long lists are.
    pub(super) fn limit(&mut self, limit: usize, top_leagues: usize) {
        if (self.limit, self.top_leagues) != (limit, top_leagues) {
            (self.limit, self.top_leagues) = (limit, top_leagues);
            self.moved = Moved::Anything;
        }
    }

    /// A build has looked at all of them.
    pub(super) fn were_seen(&mut self) {
        self.moved = Moved::In(BTreeSet::new());
    }

    /// Takes a match over that has changed, or is new.
    pub(super) fn replace(
        &mut self,
        matches: &BTreeMap<u64, Box<Match>>,
        before: Option<&Match>,
        id: u64,
    ) {
        let stays = |before: &Match| stand(before) == matches.get(&id).and_then(|now| stand(now));
        if !before.is_some_and(stays) {
            before.into_iter().for_each(|before| self.forget(before));
            self.add(matches, id);
        }
    }

    /// Removes a match; it must be the same as when it was added.
    pub(super) fn forget(&mut self, match_: &Match) {
        if stand(match_).is_none() {
            return;
        }
        self.move_in(match_.league);
        let of_kind = self.of_kind(match_.is_outright);
        if let Some(ids) = of_kind.get_mut(&match_.league) {
            ids.retain(|id| *id != match_.id);
            if ids.is_empty() {
                of_kind.remove(&match_.league);
            }
        }
    }

    /// Adds a match, if it takes bets.
    fn add(&mut self, matches: &BTreeMap<u64, Box<Match>>, id: u64) {
        let Some(match_) = matches.get(&id).filter(|match_| match_.is_bettable()) else {
            return;
        };
        self.move_in(match_.league);
        let ids = self.of_kind(match_.is_outright);
        let ids = ids.entry(match_.league).or_default();
        let at = ids.partition_point(|other| place(&matches[other]) < place(match_));
        ids.insert(at, id);
    }

    /// Matches or outrights of each league.
    fn of_kind(&mut self, is_outright: bool) -> &mut BTreeMap<u64, Vec<u64>> {
        if is_outright {
            &mut self.outrights
        } else {
            &mut self.matches
        }
    }

    pub(super) fn move_in(&mut self, league: u64) {
        if let Moved::In(leagues) = &mut self.moved {
            leagues.insert(league);
        }
    }
}

/// The league of a match and its place there; none if it takes no bets.
#[allow(clippy::type_complexity)]
fn stand(match_: &Match) -> Option<((bool, u64), (bool, Timestamp, u64))> {
    let stands = match_.is_bettable();
    stands.then(|| (shelf(match_), place(match_)))
}

/// The list in which a match is: whether of outrights, and its league.
fn shelf(match_: &Match) -> (bool, u64) {
    (match_.is_outright, match_.league)
}

/// Where a match is in its league.
fn place(match_: &Match) -> (bool, Timestamp, u64) {
    order::match_(match_.is_live(), match_.start, match_.id)
}
