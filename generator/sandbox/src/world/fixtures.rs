//! Fixtures: which sides meet, in which league, and when.
//!
//! Fixtures are drawn once from the seed, relative to the beginning of the clock. At that time
//! about one in twenty is live, half as many are over, and the others start within twelve days,
//! most of them soon.

use std::ops::Range;

use crate::catalogue::Catalogue;
use crate::play::Sides;
use crate::random::unit;

/// A match, or an outright, which has no sides.
#[derive(Clone, Copy, Debug)]
pub struct Fixture {
    /// Place of its league.
    pub league: u16,
    /// Places of home and away in the league.
    pub sides: Sides<u8>,
    /// Seconds from the beginning of the clock to its start, or the close of an outright; negative
    /// when it has begun.
    pub start: i32,
}

/// Shares of the matches that are live, and that are over, when the clock begins.
const LIVE: f64 = 0.05;
const OVER: f64 = 0.025;

/// Days within which the last match starts, and how soon most of them do.
const HORIZON: f64 = 12.0;
const SOON: f64 = 2.2;

const DAY: f64 = 86_400.0;
const QUARTER: i32 = 900;
const KICK_OFF: i32 = 300;

/// How many matches have ended within a week, as a share of the others; and how long ago the first.
const ENDED: usize = 5;
const WEEK: f64 = 6.95;

/// Draws the matches that have ended within the week before the clock begins, league by league: one
/// for every five of the others. They are listed only when asked for.
pub fn draw_ended(catalogue: &Catalogue, seed: u64, matches: usize) -> Vec<Fixture> {
    let mut fixtures = Vec::with_capacity(matches / ENDED);
    each_league(catalogue, matches / ENDED, |league, count| {
        let sides = catalogue.leagues[league].sides.len();
        let longest = catalogue.sport_of(league).longest as f64;
        fixtures.extend((0..count).map(|number| {
            let ago = longest + DAY * WEEK * unit(&[seed, league as u64, 5, number as u64]);
            Fixture {
                league: league as u16,
                sides: pair(sides, number + count),
                start: -(ago as i32 / QUARTER + 1) * QUARTER,
            }
        }));
    });
    fixtures
}

/// Draws this many matches, league by league.
pub fn draw(catalogue: &Catalogue, seed: u64, matches: usize) -> Vec<Fixture> {
    let mut fixtures = Vec::with_capacity(matches);
    each_league(catalogue, matches, |league, count| {
        draw_league(catalogue, seed, league, count, &mut fixtures);
    });
    fixtures
}

/// Divides matches among the leagues by their weights.
fn each_league(catalogue: &Catalogue, matches: usize, mut draw: impl FnMut(usize, usize)) {
    let sports: Vec<f64> = catalogue.sports.iter().map(|sport| sport.weight).collect();
    for (sport, count) in shares(&sports, matches).into_iter().enumerate() {
        let leagues: Vec<usize> = leagues_of(catalogue, sport).collect();
        let weights: Vec<f64> = leagues
            .iter()
            .map(|league| catalogue.leagues[*league].weight)
            .collect();
        for (at, count) in shares(&weights, count).into_iter().enumerate() {
            draw(leagues[at], count);
        }
    }
}

fn leagues_of(catalogue: &Catalogue, sport: usize) -> impl Iterator<Item = usize> {
    let range: Range<usize> = 0..catalogue.leagues.len();
    range.filter(move |league| {
        catalogue.categories[catalogue.leagues[*league].category].sport == sport
    })
}

fn draw_league(
    catalogue: &Catalogue,
    seed: u64,
    league: usize,
    count: usize,
    fixtures: &mut Vec<Fixture>,
) {
    const GOLDEN: f64 = 0.618_033_988_749_895;
    let sides = catalogue.leagues[league].sides.len();
    let longest = catalogue.sport_of(league).longest as f64;
    let first = unit(&[seed, league as u64, 1]);
    for number in 0..count {
        // Evenly spread, so that a league of twenty matches has one live match.
        let place = (first + number as f64 * GOLDEN).fract();
        let chance = unit(&[seed, league as u64, 2, number as u64]);
        let start = if place < LIVE {
            -((longest * (0.02 + 0.6 * chance)) as i32 / KICK_OFF + 1) * KICK_OFF
        } else if place < LIVE + OVER {
            -(longest + DAY * 0.8 * chance) as i32 / QUARTER * QUARTER - QUARTER
        } else {
            let later = (place - LIVE - OVER) / (1.0 - LIVE - OVER);
            ((HORIZON * later.powf(SOON) * DAY) as i32 / QUARTER + 1) * QUARTER
        };
        fixtures.push(Fixture {
            league: league as u16,
            sides: pair(sides, number),
            start,
        });
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
    fn the_number_of_matches_is_right_and_one_in_twenty_is_live() {
        let catalogue = Catalogue::load().expect("the data are valid");
        assert_eq!(draw(&catalogue, 1, 1).len(), 1);
        for (matches, most_off) in [(500, 0.02), (20_000, 0.003)] {
            let fixtures = draw(&catalogue, 1, matches);
            assert_eq!(fixtures.len(), matches);
            let longest = |fixture: &Fixture| catalogue.sport_of(fixture.league.into()).longest;
            let share = |is_one: &dyn Fn(&Fixture) -> bool| {
                fixtures.iter().filter(|fixture| is_one(fixture)).count() as f64 / matches as f64
            };
            let over = share(&|one| i64::from(one.start) < -longest(one));
            let begun = share(&|one| one.start < 0);
            let live = begun - over;
            assert!((live - LIVE).abs() < most_off, "{live} of {matches} live");
            assert!((over - OVER).abs() < most_off, "{over} of {matches} over");
        }
    }

    #[test]
    fn shares_add_up() {
        assert_eq!(shares(&[1.0, 1.0, 2.0], 8), [2, 2, 4]);
        assert_eq!(shares(&[3.0, 3.0, 3.0], 10).iter().sum::<usize>(), 10);
    }
}
