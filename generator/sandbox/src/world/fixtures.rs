//! Fixtures: which sides meet, in which league, and when.
//!
//! Each league plays by its calendar, in rounds in which each side plays once, and no side twice within
//! its rest, also not in two leagues. Fixtures are drawn once from the seed, around the beginning of the
//! clock: of each league those that are live then, those that begin next, and a few that are over.

use std::collections::{HashMap, VecDeque};

use jiff::Timestamp;
use jiff::civil::Date;

use crate::catalogue::{Catalogue, League, after};
use crate::play::{Rules, Sides};
use crate::random::{mix, unit};

/// A match, or an outright, which has no sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Place of its league.
    pub league: u16,
    /// Places of home and away in the league.
    pub sides: Sides<u8>,
    /// Seconds from the beginning of the clock to its start, or the close of an outright; negative
    /// when it has begun.
    pub start: i64,
}

/// All matches, league by league.
#[derive(Debug, Default)]
pub struct Drawn {
    /// Those that are listed.
    pub listed: Vec<Fixture>,
    /// Those that have ended within a week, one for every five of the others. They are listed only when asked for.
    pub ended: Vec<Fixture>,
    /// The others that have begun in the days before the beginning of the clock: they count in tables.
    pub unlisted: Vec<Fixture>,
}

/// The largest shares of a league's matches that are live, and that are over, when the clock begins.
const LIVE: f64 = 0.35;
const OVER: f64 = 0.06;

/// How long after its start a match is probably still live, as a share of the longest: of one against the clock, and of
/// others.
const TIMED: f64 = 0.9;
const OTHERS: f64 = 0.6;

/// How many matches have ended within a week, as a share of the others.
const ENDED: usize = 5;

const HOUR: i64 = 3_600;
/// How long ago the first match began that has ended within a week, and the first one that is over and listed.
const WEEK: i64 = 167 * HOUR;
const RECENT: i64 = 20 * HOUR;

/// Days before and after the beginning of the clock that are played in any case.
pub(super) const BEFORE: i64 = 9;
const AFTER: i64 = 2;

/// What is drawn of a league that does not play now, as a share: by the days until it does.
const AHEAD: [(i64, f64); 3] = [(4, 1.0), (30, 0.5), (120, 0.15)];
/// The same of a sport of which no league plays now.
const ASLEEP: f64 = 0.3;

/// Draws this many matches.
pub fn draw(catalogue: &Catalogue, seed: u64, matches: usize, origin: Timestamp) -> Drawn {
    let weights = weights(catalogue, origin);
    let listed = shares(&weights, matches);
    let ended = shares(&weights, matches / ENDED);
    let mut diary = Diary::of(catalogue);
    let mut order: Vec<usize> = (0..weights.len()).collect();
    order.sort_by_key(|league| !catalogue.leagues[*league].calendar.is_first);
    let mut drawn: Vec<Drawn> = order.iter().map(|_| Drawn::default()).collect();
    for league in order {
        let counts = [listed[league], ended[league]];
        if counts != [0, 0] {
            let season = Season {
                catalogue,
                league,
                seed,
                origin,
            };
            let played = season.play(&mut diary, counts[0]);
            drawn[league] = season.choose(&played, counts);
        }
    }
    let mut all = Drawn::default();
    for league in drawn {
        all.listed.extend(league.listed);
        all.ended.extend(league.ended);
        all.unlisted.extend(league.unlisted);
    }
    all
}

/// What each league has of the matches: less of one that plays later, nothing of one that plays much later.
fn weights(catalogue: &Catalogue, origin: Timestamp) -> Vec<f64> {
    let awake = |league: &League| {
        let calendar = &league.calendar;
        let last = AHEAD[AHEAD.len() - 1].0;
        let days = calendar.days_until(calendar.date(origin), last);
        let share = days.and_then(|days| AHEAD.iter().find(|(upto, _)| days <= *upto));
        share.map_or(0.0, |(_, share)| *share)
    };
    let own = |league: &League| (league.weight * awake(league), awake(league));
    let own: Vec<(f64, f64)> = catalogue.leagues.iter().map(own).collect();
    let sport = |league: usize| catalogue.category_of(league).sport;
    let mut sports = vec![(0.0, ASLEEP); catalogue.sports.len()];
    for (league, (weight, awake)) in own.iter().enumerate() {
        let (sum, share) = &mut sports[sport(league)];
        *sum += weight;
        *share = share.max((*awake).floor());
    }
    let weight = |(league, (weight, _)): (usize, &(f64, f64))| {
        let (sum, share) = sports[sport(league)];
        catalogue.sport_of(league).weight * share * weight / f64::max(sum, f64::EPSILON)
    };
    own.iter().enumerate().map(weight).collect()
}

/// When each side of each sport plays. One that plays in two leagues is one side.
pub(super) struct Diary {
    /// By league and side: its place in `starts`.
    sides: Vec<Vec<usize>>,
    /// In the order of time.
    starts: Vec<Vec<i64>>,
}

impl Diary {
    pub(super) fn of(catalogue: &Catalogue) -> Self {
        let mut known = HashMap::new();
        let mut sides = Vec::new();
        for league in &catalogue.leagues {
            let sport = catalogue.categories[league.category].sport;
            let own = league.sides.iter().map(|side| {
                let next = known.len();
                *known.entry((sport, side.name.english())).or_insert(next)
            });
            sides.push(own.collect());
        }
        let starts = vec![Vec::new(); known.len()];
        Self { sides, starts }
    }

    /// Whether a side plays nothing else within its rest.
    fn is_free(&self, league: usize, side: u8, start: i64, rest: i64) -> bool {
        let own = &self.starts[self.sides[league][usize::from(side)]];
        let next = own.partition_point(|other| *other <= start - rest);
        own.get(next).is_none_or(|other| *other >= start + rest)
    }

    pub(super) fn enter(&mut self, league: usize, side: u8, start: i64) {
        let own = &mut self.starts[self.sides[league][usize::from(side)]];
        let next = own.partition_point(|other| *other <= start);
        own.insert(next, start);
    }
}

/// A league that is drawn.
pub(super) struct Season<'a> {
    pub(super) catalogue: &'a Catalogue,
    pub(super) league: usize,
    pub(super) seed: u64,
    pub(super) origin: Timestamp,
}

impl Season<'_> {
    /// All matches of a few days around the beginning of the clock, and then on until this many begin after it, in the
    /// order of time.
    fn play(&self, diary: &mut Diary, count: usize) -> Vec<Fixture> {
        let own = &self.catalogue.leagues[self.league];
        let mut rounds = self.rounds(Rounds::ON);
        let first = after(own.calendar.date(self.origin), -BEFORE);
        let mut played: Vec<Fixture> = Vec::new();
        let mut coming = 0;
        for day in 0.. {
            if day > BEFORE + AFTER && coming >= count {
                break;
            }
            let date = after(first, day);
            if !own.calendar.is_on(date) {
                continue;
            }
            for minute in own.calendar.kick_offs(date) {
                if let Some(fixture) = self.next(diary, &mut rounds, date, minute) {
                    coming += usize::from(fixture.start > 0);
                    played.push(fixture);
                }
            }
        }
        played.sort_by_key(|fixture| fixture.start);
        played
    }

    /// The rounds from the beginning of the clock on, or those before it, the latest first.
    pub(super) fn rounds(&self, step: i64) -> Rounds {
        Rounds {
            sides: self.catalogue.leagues[self.league].sides.len(),
            seed: mix(&[self.seed, self.league as u64]),
            step,
            next: step.min(0),
            waiting: VecDeque::new(),
        }
    }

    /// The first match that waits and can begin at this minute of a day.
    pub(super) fn next(
        &self,
        diary: &mut Diary,
        rounds: &mut Rounds,
        date: Date,
        minute: i16,
    ) -> Option<Fixture> {
        let calendar = &self.catalogue.leagues[self.league].calendar;
        let origin = self.origin.as_second();
        rounds.fill();
        for at in 0..rounds.waiting.len() {
            let sides = rounds.waiting[at];
            if !calendar.is_hour_of(sides[0], minute) {
                continue;
            }
            let start = calendar.second(date, minute, sides[0]) - origin;
            let is_free = |side| diary.is_free(self.league, side, start, calendar.rest);
            if sides.into_iter().all(is_free) {
                rounds.waiting.remove(at);
                for side in sides {
                    diary.enter(self.league, side, start);
                }
                return Some(Fixture {
                    league: self.league as u16,
                    sides,
                    start,
                });
            }
        }
        None
    }

    /// Which of these are listed, and which have ended: the nearest to the beginning of the clock.
    fn choose(&self, played: &[Fixture], [listed, ended]: [usize; 2]) -> Drawn {
        let sport = self.catalogue.sport_of(self.league);
        let usual = match sport.rules {
            Rules::Timed(_) => TIMED,
            _ => OTHERS,
        };
        let usual = (sport.longest as f64 * usual) as i64;
        let since = |seconds: i64| played.partition_point(|own| own.start <= -seconds);
        let (begun, recent) = (since(0), since(usual));
        let most = |share: f64, salt: u64| {
            let luck = unit(&[self.seed, self.league as u64, salt]);
            (listed as f64 * share + luck) as usize
        };
        let live = begun - (begun - recent).min(most(LIVE, 1)).min(listed);
        let over = (recent - since(RECENT + usual)).min(most(OVER, 2));
        let over = over.min(listed - (begun - live));
        let mut chosen: Vec<Fixture> = played[recent - over..recent].to_vec();
        chosen.extend(&played[live..begun]);
        let coming = listed - chosen.len();
        chosen.extend(&played[begun..begun + coming]);
        // After extra time, if there was any.
        let done = since(sport.longest + HOUR).min(recent - over);
        let within = since(WEEK).min(done);
        let first = within.max(done.saturating_sub(ended));
        let others = [0..first, done..recent - over, recent..live];
        Drawn {
            listed: chosen,
            ended: played[first..done].to_vec(),
            unlisted: others.map(|part| &played[part]).concat(),
        }
    }
}

/// The rounds of a league, in each of which every side plays once.
pub(super) struct Rounds {
    sides: usize,
    seed: u64,
    /// [`Rounds::ON`] or [`Rounds::BACK`].
    step: i64,
    /// The number of the next one: that before the first is -1.
    next: i64,
    /// Matches without a day, the longest waiting first.
    waiting: VecDeque<Sides<u8>>,
}

impl Rounds {
    pub(super) const ON: i64 = 1;
    pub(super) const BACK: i64 = -1;

    /// The number of rounds in which every side meets every other one at home and away.
    fn of_two_halves(&self) -> i64 {
        2 * (self.sides - self.sides % 2 - 1) as i64
    }

    /// Whether as many have been drawn.
    pub(super) fn have_two_halves(&self) -> bool {
        self.next.abs() > self.of_two_halves()
    }

    /// Draws rounds until at least as many matches wait as a round has.
    fn fill(&mut self) {
        let half = self.sides / 2;
        let first = (self.seed % self.sides as u64) as i64;
        while self.waiting.len() < half {
            let nth = self.next;
            let number = (first + nth).rem_euclid(self.of_two_halves()) as usize * half;
            let mut round: Vec<Sides<u8>> = (number..number + half)
                .map(|number| pair(self.sides, number))
                .collect();
            let lot = |sides: &Sides<u8>| mix(&[self.seed, nth.cast_unsigned(), sides[0].into()]);
            round.sort_by_key(lot);
            self.waiting.extend(round);
            self.next += self.step;
        }
    }
}

/// The pair with this number in rounds in which each side plays once (the circle method).
fn pair(sides: usize, number: usize) -> Sides<u8> {
    let even = sides - sides % 2;
    let (round, place) = (number / (even / 2), number % (even / 2));
    let turn = |seat: usize| {
        if seat == 0 {
            0
        } else {
            (seat - 1 + round) % (even - 1) + 1
        }
    };
    let (one, other) = (turn(place) as u8, turn(even - 1 - place) as u8);
    if (round + place).is_multiple_of(2) {
        [one, other]
    } else {
        [other, one]
    }
}

/// Splits a whole by weights, so that the parts add up to it and small weights get a part.
fn shares(weights: &[f64], whole: usize) -> Vec<usize> {
    let total: f64 = weights.iter().sum();
    let mut given = 0;
    let mut reached = 0.0;
    weights
        .iter()
        .map(|weight| {
            reached += weight;
            let upto = (whole as f64 * reached / total).round() as usize;
            let share = upto.min(whole) - given;
            given += share;
            share
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_plays_once_a_round() {
        for sides in [8, 13, 20] {
            let round = sides / 2;
            for first in [0, round, 7 * round] {
                let mut seen: Vec<u8> = (first..first + round)
                    .flat_map(|number| pair(sides, number))
                    .collect();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), round * 2);
            }
        }
    }

    #[test]
    fn shares_add_up() {
        assert_eq!(shares(&[1.0, 1.0, 2.0], 8), [2, 2, 4]);
        assert_eq!(shares(&[3.0, 3.0, 3.0], 10).iter().sum::<usize>(), 10);
    }
}
