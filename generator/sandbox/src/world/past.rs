//! What was played before the world's first days: the season until then, and at least two halves of one.
//!
//! Drawn on from the first days into the past, by the same rounds and calendars, a sport at a time. It has no places:
//! nothing of it can be bet on or asked for by itself.

use std::sync::OnceLock;

use jiff::Timestamp;

use super::fixtures::{BEFORE, Diary, Fixture, Rounds, Season};
use crate::catalogue::{Catalogue, after};
use crate::play::Sides;

/// Days in which a league has played two halves, however seldom it plays.
const FOREVER: i64 = 60 * 366;

/// What is known of a sport beside its listed matches.
#[derive(Debug)]
pub struct Past {
    pub(super) matches: Vec<(Fixture, OnceLock<Played>)>,
    /// Places of the sport's matches.
    pub(super) places: Vec<usize>,
}

/// The result of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The score.
    pub score: Sides<u32>,
    /// The side that won; none after a draw.
    pub winner: Option<usize>,
}

/// What the leagues of a sport have played before the first days of the world, of which the matches are known.
pub(super) fn draw(
    catalogue: &Catalogue,
    seed: u64,
    origin: Timestamp,
    known: &[Fixture],
) -> Vec<Fixture> {
    let mut diary = Diary::of(catalogue);
    for fixture in known {
        for side in fixture.sides {
            diary.enter(fixture.league.into(), side, fixture.start);
        }
    }
    let mut leagues: Vec<usize> = known.iter().map(|own| own.league.into()).collect();
    leagues.sort_unstable();
    leagues.dedup();
    leagues.sort_by_key(|league| !catalogue.leagues[*league].calendar.is_first);
    let seasons = leagues.into_iter().map(|league| Season {
        catalogue,
        league,
        seed,
        origin,
    });
    seasons
        .flat_map(|season| season.play_back(&mut diary))
        .collect()
}

impl Season<'_> {
    /// The matches of the running season and of two halves, until the first day of the world, the latest day first.
    fn play_back(&self, diary: &mut Diary) -> Vec<Fixture> {
        let league = &self.catalogue.leagues[self.league];
        let calendar = &league.calendar;
        let last = after(calendar.date(self.origin), -BEFORE - 1);
        let begin = if league.is_ranked() {
            calendar.first_day(last)
        } else {
            last
        };
        let mut rounds = self.rounds(Rounds::BACK);
        let mut played = Vec::new();
        for day in 0..FOREVER {
            let date = after(last, -day);
            if date < begin && rounds.have_two_halves() {
                break;
            }
            if !calendar.is_on(date) {
                continue;
            }
            let minutes: Vec<i16> = calendar.kick_offs(date).collect();
            for minute in minutes.into_iter().rev() {
                played.extend(self.next(diary, &mut rounds, date, minute));
            }
        }
        played
    }
}
