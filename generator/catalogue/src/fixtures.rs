//! The matches of each league and of each of its sides, before, during and after they are played: what
//! calendars show. Only sites with calendars have them in memory.
//!
//! A side has no number at the operator: it is the slug of its name in the default language. So names
//! that differ in case or punctuation alone are one side, and two sides never have one path.

use std::collections::BTreeMap;

use jiff::Timestamp;
use rayon::prelude::*;

use super::entities::Match;
use super::slug::Slug;
use super::text::Text;
use crate::fingerprint;

/// A side has a calendar from this number of matches on: knock-out tournaments have as many sides as
/// matches and more, and the calendar of the league is enough for one match.
const FEWEST: usize = 2;

/// The matches of a league.
#[derive(Clone, Debug, Default)]
struct League {
    all: Vec<u64>,
    sides: BTreeMap<Slug, Vec<u64>>,
}

/// The matches of all leagues.
#[derive(Clone, Debug, Default)]
pub(super) struct Fixtures {
    leagues: Option<BTreeMap<u64, League>>,
}

/// Where a match is: its league, its place there, its sides.
#[derive(PartialEq)]
struct Entry {
    league: u64,
    place: Place,
    sides: Vec<Slug>,
}

/// By time, then by number.
type Place = (Timestamp, u64);

/// Which side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The first one.
    Home,
    /// The second one.
    Away,
}

impl Side {
    const BOTH: [Self; 2] = [Self::Home, Self::Away];

    /// Its name.
    pub fn name(self, match_: &Match) -> &Text {
        match self {
            Self::Home => &match_.home,
            Self::Away => &match_.away,
        }
    }

    /// Its slug; none for a side without a name.
    pub fn slug(self, match_: &Match) -> Option<Slug> {
        let name = self.name(match_).get(0);
        (!name.is_empty()).then(|| Slug::new(name, fingerprint::of(name)))
    }
}

/// A side as a number in a list: one of its matches, and which side of that it is.
pub fn side_of(number: u64) -> (u64, Side) {
    (number >> 1, Side::BOTH[(number & 1) as usize])
}

/// The number of a side by its slug, in the name of the list of its matches.
pub fn side_key(slug: &Slug) -> u64 {
    fingerprint::of(slug.as_str())
}

impl Fixtures {
    /// Forgets everything: leagues or many matches have changed.
    pub fn clear(&mut self) {
        self.leagues = None;
    }

    /// Collects the matches, unless that was done. Returns whether it had to.
    pub fn fill(&mut self, matches: &BTreeMap<u64, Box<Match>>) -> bool {
        if self.leagues.is_some() {
            return false;
        }
        let entries = matches.par_iter().filter_map(|(_, match_)| entry(match_));
        let mut entries: Vec<Entry> = entries.collect();
        entries.par_sort_unstable_by_key(|entry| entry.place);
        let mut leagues: BTreeMap<u64, League> = BTreeMap::new();
        for entry in entries {
            let league = leagues.entry(entry.league).or_default();
            let id = entry.place.1;
            league.all.push(id);
            for slug in entry.sides {
                league.sides.entry(slug).or_default().push(id);
            }
        }
        self.leagues = Some(leagues);
        true
    }

    /// Moves a match whose place may have changed. Returns whether it has.
    pub fn replace(
        &mut self,
        matches: &BTreeMap<u64, Box<Match>>,
        before: Option<&Match>,
        now: Option<&Match>,
    ) -> bool {
        let Some(leagues) = &mut self.leagues else {
            return false;
        };
        let (was, is) = (before.and_then(entry), now.and_then(entry));
        if was == is {
            return false;
        }
        if let Some(was) = was
            && let Some(league) = leagues.get_mut(&was.league)
        {
            league.all.retain(|id| *id != was.place.1);
            for slug in was.sides {
                let Some(ids) = league.sides.get_mut(&slug) else {
                    continue;
                };
                ids.retain(|id| *id != was.place.1);
                if ids.is_empty() {
                    league.sides.remove(&slug);
                }
            }
            if league.all.is_empty() {
                leagues.remove(&was.league);
            }
        }
        if let Some(is) = is {
            let league = leagues.entry(is.league).or_default();
            let insert = |ids: &mut Vec<u64>| {
                let at = ids.partition_point(|id| (matches[id].start, *id) < is.place);
                ids.insert(at, is.place.1);
            };
            insert(&mut league.all);
            for slug in is.sides {
                insert(league.sides.entry(slug).or_default());
            }
        }
        true
    }

    /// All matches of a league, by time.
    pub fn of_league(&self, league: u64) -> &[u64] {
        self.league(league).map_or(&[], |league| &league.all)
    }

    /// Those of a side, if it has a calendar.
    pub fn of_side(&self, league: u64, key: u64) -> &[u64] {
        let mut sides = self.sides(league);
        let found = sides.find(|(slug, _)| side_key(slug) == key);
        found.map_or(&[], |(_, ids)| ids)
    }

    /// The sides of a league that have a calendar, in the order of their slugs, with their matches.
    pub fn sides(&self, league: u64) -> impl Iterator<Item = (&Slug, &[u64])> {
        let sides = self.league(league).into_iter().flat_map(|it| &it.sides);
        sides
            .filter(|(_, ids)| ids.len() >= FEWEST)
            .map(|(slug, ids)| (slug, ids.as_slice()))
    }

    /// Leagues that have matches.
    pub fn leagues(&self) -> impl Iterator<Item = u64> {
        self.leagues.iter().flat_map(BTreeMap::keys).copied()
    }

    fn league(&self, league: u64) -> Option<&League> {
        self.leagues.as_ref()?.get(&league)
    }
}

fn entry(match_: &Match) -> Option<Entry> {
    // A calendar has no place for a match whose time is to be confirmed.
    if match_.is_outright || !match_.has_start() {
        return None;
    }
    let mut sides: Vec<Slug> = Side::BOTH
        .into_iter()
        .filter_map(|side| side.slug(match_))
        .collect();
    sides.dedup();
    Some(Entry {
        league: match_.league,
        place: (match_.start, match_.id),
        sides,
    })
}
