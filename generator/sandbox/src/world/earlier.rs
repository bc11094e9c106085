//! What was played before a match: the listed matches and those of the past, asked for by a form or a table.

use std::sync::OnceLock;

use super::World;
use super::fixtures::Fixture;
use super::past::{Past, Played, draw};
use crate::play::{Course, Setup, Sides, State};
use crate::random::{mix, unit};

/// A match that has been played before another one.
pub struct Earlier {
    /// Place of its league.
    pub league: usize,
    /// Places of its sides in the league.
    pub sides: Sides<usize>,
    /// Its start, in seconds of the clock.
    pub start: i64,
    source: Source,
}

/// Where its result is.
#[derive(Clone, Copy)]
enum Source {
    /// Number in [`Past::matches`].
    Past(usize),
    /// A place of the world.
    Listed(usize),
}

impl World {
    /// Matches of the sport of a match that began before it, the latest first: those of a league and two sides that
    /// `is_wanted`.
    pub(super) fn earlier(
        &self,
        place: usize,
        is_wanted: impl Fn(usize, Sides<usize>) -> bool,
    ) -> Vec<Earlier> {
        let now = self.clock.seconds();
        let until = self.start_of(place, now).min(now);
        let past = self.past(place);
        let of = |fixture: &Fixture, start: i64, source: Source| {
            let (league, sides) = (usize::from(fixture.league), fixture.sides.map(usize::from));
            let is_one = start < until && is_wanted(league, sides);
            is_one.then_some(Earlier {
                league,
                sides,
                start,
                source,
            })
        };
        let others = past.matches.iter().enumerate();
        let others = others.filter_map(|(nth, (own, _))| of(own, own.start, Source::Past(nth)));
        let listed = past.places.iter().filter_map(|own| {
            let fixture = self.fixture(*own);
            of(fixture, self.start_of(*own, now), Source::Listed(*own))
        });
        let mut all: Vec<Earlier> = others.chain(listed).collect();
        all.sort_by_key(|own| std::cmp::Reverse(own.start));
        all
    }

    /// The result of an earlier match; none if it has not ended, or never will.
    pub(super) fn played(&self, place: usize, earlier: &Earlier) -> Option<Played> {
        match earlier.source {
            Source::Past(nth) => {
                let (fixture, played) = &self.past(place).matches[nth];
                let longest = self.catalogue.sport_of(earlier.league).longest;
                let is_over = fixture.start + longest <= self.clock.seconds();
                is_over.then(|| *played.get_or_init(|| self.play_past(fixture)))
            }
            Source::Listed(other) => {
                self.place(self.id(other))?;
                let standing = self.standing(other);
                let state = standing.state.filter(State::is_over)?;
                (standing.status == ::api::wire::EventStatus::Finished).then(|| result(&state))
            }
        }
    }

    /// What was played in the sport of a match.
    fn past(&self, place: usize) -> &Past {
        let sport = self.category(place).sport;
        self.pasts[sport].get_or_init(|| {
            let is_own = |fixture: &Fixture| {
                self.catalogue.category_of(fixture.league.into()).sport == sport
            };
            let places = (0..self.outrights).filter(|own| is_own(&self.fixtures[*own]));
            let places: Vec<usize> = places.collect();
            let unlisted = self.unlisted.iter().filter(|own| is_own(own));
            let mut known: Vec<Fixture> = unlisted.copied().collect();
            let begun = known.len();
            known.extend(places.iter().map(|own| self.fixtures[*own]));
            let drawn = draw(&self.catalogue, self.seed, self.clock.origin(), &known);
            let matches = drawn.into_iter().chain(known.into_iter().take(begun));
            Past {
                matches: matches.map(|own| (own, OnceLock::new())).collect(),
                places,
            }
        })
    }

    fn play_past(&self, fixture: &Fixture) -> Played {
        let (league, sides) = (usize::from(fixture.league), fixture.sides.map(usize::from));
        let name = |salt: u64| {
            let [home, away] = sides.map(|side| side as u64);
            let start = fixture.start.cast_unsigned();
            [self.seed, salt, league as u64, home, away, start]
        };
        let rules = self.catalogue.rules(league, sides);
        let setup = Setup {
            seed: mix(&name(10)),
            edge: self.catalogue.edge(league, sides),
        };
        let course = Course {
            is_knockout: unit(&name(11)) < self.catalogue.leagues[league].knockout,
            ..Course::default()
        };
        let longest = self.catalogue.sport_of(league).longest + rules.overtime(&course);
        let mut state = rules.play_as(&setup, &course, u32::try_from(longest).unwrap_or(u32::MAX));
        state.finish();
        result(&state)
    }
}

fn result(state: &State) -> Played {
    let [home, away] = state.total;
    let winner = match state.retired {
        Some(side) => Some(1 - side),
        None if home == away => None,
        None => Some(usize::from(away > home)),
    };
    Played {
        score: state.total,
        winner,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::super::saturday;
    use super::*;

    #[test]
    fn nobody_has_played_twice_within_the_rest() {
        let world = World::new(1, 500, saturday()).expect("has no mistake");
        let is_soccer = |place: &usize| world.sport(*place).key == "soccer";
        let place = world.order().iter().copied().find(is_soccer);
        let past = world.past(place.expect("a match"));
        let others = past.matches.iter().map(|(own, _)| own);
        let all = others.chain(past.places.iter().map(|own| world.fixture(*own)));
        let mut starts: HashMap<&str, Vec<i64>> = HashMap::new();
        for fixture in all {
            let league = &world.catalogue.leagues[usize::from(fixture.league)];
            for side in fixture.sides {
                let name = league.sides[usize::from(side)].name.english();
                starts.entry(name).or_default().push(fixture.start);
            }
        }
        let rest = world.league(place.expect("a match")).calendar.rest;
        for (side, mut starts) in starts {
            assert!(starts.len() > 10, "{side}: {}", starts.len());
            starts.sort_unstable();
            let is_rested = starts.windows(2).all(|two| two[1] - two[0] >= rest);
            assert!(is_rested, "{side}");
        }
    }

    #[test]
    fn the_past_is_the_same_whatever_is_asked_first() {
        let one = World::new(1, 500, saturday()).expect("has no mistake");
        let other = World::new(1, 500, saturday()).expect("has no mistake");
        let places = [one.order()[0], one.order()[40]];
        let of = |world: &World, place: usize| {
            let earlier = world.earlier(place, |_, _| true);
            let some = earlier.iter().take(30);
            some.map(|own| (own.start, world.played(place, own)))
                .collect::<Vec<_>>()
        };
        let asked = places.map(|place| of(&one, place));
        let [last, first] = [places[1], places[0]].map(|place| of(&other, place));
        assert_eq!(asked, [first, last]);
    }
}
