//! The lists that pages show: which matches, leagues and categories, in which order.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::{Catalogue, League, Match};
use crate::rules::order::{self, PER_LEAGUE, live_share};

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
    /// The next matches of a sport, league by league, so many at most.
    NextOfSport(u64, u32),
    /// The next matches of a league, so many at most.
    NextOfLeague(u64, u32),
}

/// Orders made once for a snapshot.
#[derive(Clone, Debug, Default)]
pub(super) struct Lists {
    sports: Vec<u64>,
    categories: BTreeMap<u64, Vec<u64>>,
    leagues: BTreeMap<u64, Vec<u64>>,
    /// All leagues, the operator's first ones first.
    ranked: Vec<u64>,
    /// The same of each sport and of each category.
    ranked_of_sport: BTreeMap<u64, Vec<u64>>,
    ranked_of_category: BTreeMap<u64, Vec<u64>>,
    matches: BTreeMap<u64, Vec<u64>>,
    /// Matches at most in a list that is not a league's own.
    limit: usize,
    /// Leagues at most in the menu.
    top_leagues: usize,
    moved: Moved,
}

/// What has moved in the lists since a build has looked at them.
#[derive(Clone, Debug, Default)]
enum Moved {
    /// Anything may have.
    #[default]
    Anything,
    /// Matches of these leagues alone.
    In(BTreeSet<u64>),
}

impl Lists {
    pub(super) fn new(catalogue: &Catalogue) -> Self {
        let mut lists = Self {
            sports: catalogue.sports.keys().copied().collect(),
            ..Self::default()
        };
        lists.sports.sort_by_key(|id| {
            let sport = &catalogue.sports[id];
            order::sport(sport.cyber, sport.priority, *id)
        });
        for league in catalogue.leagues.values() {
            lists
                .leagues
                .entry(league.category)
                .or_default()
                .push(league.id);
            lists.ranked.push(league.id);
        }
        for ids in lists.leagues.values_mut() {
            ids.sort_by_key(|id| order::within(catalogue.leagues[id].priority, *id));
        }
        for category in catalogue.categories.values() {
            if lists.leagues.contains_key(&category.id) {
                lists
                    .categories
                    .entry(category.sport)
                    .or_default()
                    .push(category.id);
            }
        }
        for ids in lists.categories.values_mut() {
            ids.sort_by_key(|id| order::within(catalogue.categories[id].priority, *id));
        }
        let matches = catalogue.matches.par_iter().map(|(_, match_)| match_);
        let bettable = matches.filter(|it| it.is_bettable());
        let mut places: Vec<_> = bettable.map(|it| (it.league, place(it))).collect();
        places.par_sort_unstable();
        let leagues = places.chunk_by(|(a, _), (b, _)| a == b);
        lists.matches = leagues
            .map(|places| {
                (
                    places[0].0,
                    places.iter().map(|(_, (.., id))| *id).collect(),
                )
            })
            .collect();
        let sport_rank: BTreeMap<u64, usize> = lists
            .sports
            .iter()
            .enumerate()
            .map(|(rank, id)| (*id, rank))
            .collect();
        lists.ranked.sort_by_key(|id| {
            let league = &catalogue.leagues[id];
            let category = &catalogue.categories[&league.category];
            let sport = sport_rank[&league.sport];
            order::league(sport, category.priority, league.priority, *id)
        });
        for id in &lists.ranked {
            let league = &catalogue.leagues[id];
            let of_sport = lists.ranked_of_sport.entry(league.sport);
            of_sport.or_default().push(*id);
            let of_category = lists.ranked_of_category.entry(league.category);
            of_category.or_default().push(*id);
        }
        lists
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

    /// Takes a match out, as it was when it was put in.
    pub(super) fn forget(&mut self, match_: &Match) {
        if stand(match_).is_none() {
            return;
        }
        self.move_in(match_.league);
        if let Some(ids) = self.matches.get_mut(&match_.league) {
            ids.retain(|id| *id != match_.id);
            if ids.is_empty() {
                self.matches.remove(&match_.league);
            }
        }
    }

    /// Puts a match in, if it takes bets.
    fn add(&mut self, matches: &BTreeMap<u64, Box<Match>>, id: u64) {
        let Some(match_) = matches.get(&id).filter(|match_| match_.is_bettable()) else {
            return;
        };
        self.move_in(match_.league);
        let ids = self.matches.entry(match_.league).or_default();
        let at = ids.partition_point(|other| place(&matches[other]) < place(match_));
        ids.insert(at, id);
    }

    fn move_in(&mut self, league: u64) {
        if let Moved::In(leagues) = &mut self.moved {
            leagues.insert(league);
        }
    }
}

/// Where a match stands: in which league, and where there; nowhere if it takes no bets.
fn stand(match_: &Match) -> Option<(u64, (bool, Timestamp, u64))> {
    let stands = match_.is_bettable();
    stands.then(|| (match_.league, place(match_)))
}

/// Where a match is in its league.
fn place(match_: &Match) -> (bool, Timestamp, u64) {
    order::match_(match_.is_live(), match_.start, match_.id)
}

impl Catalogue {
    /// Ids of a list. Sports, categories, leagues or matches, as the list says.
    pub fn list(&self, list: List) -> Vec<u64> {
        let lists = &self.lists;
        let of = |map: &BTreeMap<u64, Vec<u64>>, id: u64| map.get(&id).cloned().unwrap_or_default();
        match list {
            List::Sports => lists.sports.clone(),
            List::Categories(sport) => of(&lists.categories, sport),
            List::Leagues(category) => of(&lists.leagues, category),
            List::TopLeagues => self.top_leagues(),
            List::League(league) => of(&lists.matches, league),
            List::Live => self
                .ranked_matches(&lists.ranked, usize::MAX, true)
                .collect(),
            List::Home => self.live_and_next(&lists.ranked),
            List::Sport(sport) => self.live_and_next(&of(&lists.ranked_of_sport, sport)),
            List::Category(category) => {
                self.live_and_next(&of(&lists.ranked_of_category, category))
            }
            List::NextOfSport(sport, most) => {
                let leagues = lists.ranked_of_sport.get(&sport);
                let leagues = leagues.map_or(&[][..], Vec::as_slice);
                let next = self.ranked_matches(leagues, PER_LEAGUE, false);
                next.take(most as usize).collect()
            }
            List::NextOfLeague(league, most) => {
                let most = most as usize;
                self.ranked_matches(&[league], most, false).collect()
            }
        }
    }

    /// Whether a list may have other ids than the last build saw in it. To look at each of them would
    /// cost what there is, not what has changed.
    pub fn may_differ(&self, list: List) -> bool {
        let Moved::In(leagues) = &self.lists.moved else {
            return true;
        };
        let any = |is_in: &dyn Fn(&League) -> bool| {
            let mut leagues = leagues.iter().filter_map(|id| self.leagues.get(id));
            leagues.any(is_in)
        };
        match list {
            List::Sports | List::Categories(_) | List::Leagues(_) | List::TopLeagues => false,
            List::Live | List::Home => !leagues.is_empty(),
            List::Sport(sport) | List::NextOfSport(sport, _) => {
                any(&|league| league.sport == sport)
            }
            List::Category(category) => any(&|league| league.category == category),
            List::League(league) | List::NextOfLeague(league, _) => leagues.contains(&league),
        }
    }

    /// How many matches of a league take bets.
    pub fn bettable_in(&self, league: u64) -> usize {
        self.lists.matches.get(&league).map_or(0, Vec::len)
    }

    /// The first leagues of each sport in turn, so that the menu is not one sport's alone.
    fn top_leagues(&self) -> Vec<u64> {
        let mut by_sport: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
        for id in &self.lists.ranked {
            let sport = self.leagues[id].sport;
            let rank = self.lists.sports.iter().position(|other| *other == sport);
            by_sport
                .entry(rank.unwrap_or(usize::MAX))
                .or_default()
                .push(*id);
        }
        let first = by_sport
            .values()
            .next()
            .into_iter()
            .flatten()
            .take(self.lists.top_leagues / 2);
        let others = by_sport.values().skip(1).filter_map(|ids| ids.first());
        first
            .chain(others)
            .copied()
            .take(self.lists.top_leagues)
            .collect()
    }

    fn live_and_next(&self, leagues: &[u64]) -> Vec<u64> {
        let limit = self.lists.limit;
        let mut ids: Vec<u64> = self
            .ranked_matches(leagues, PER_LEAGUE, true)
            .take(live_share(limit))
            .collect();
        let next = self
            .ranked_matches(leagues, PER_LEAGUE, false)
            .take(limit - ids.len());
        ids.extend(next);
        ids
    }

    /// The first matches of each league, live ones or the others. Live ones stand first in a
    /// league, so none of the rest is looked at.
    fn ranked_matches<'a>(
        &'a self,
        leagues: &'a [u64],
        per_league: usize,
        live: bool,
    ) -> impl Iterator<Item = u64> + 'a {
        leagues
            .iter()
            .filter_map(|league| self.lists.matches.get(league))
            .flat_map(move |ids| {
                let first = ids.partition_point(|id| self.matches[id].is_live());
                let (playing, waiting) = ids.split_at(first);
                let wanted = if live { playing } else { waiting };
                wanted.iter().copied().take(per_league)
            })
    }
}

#[cfg(test)]
mod tests;
