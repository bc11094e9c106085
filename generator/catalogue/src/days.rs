//! Matches by the day of their start: what schedules and results show.
//!
//! The days depend on the clock, which a build sets ([`Days::set_clock`]). They are made once, and a
//! patch moves only the matches that it changes.

use std::collections::{BTreeMap, HashMap};

use api::wire::EventStatus;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp, ToSpan};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::entities::{League, Match};

/// The days of a schedule, from today on.
pub const DAYS_AHEAD: i64 = 8;

/// The days of results, today and before it.
pub const DAYS_BACK: i64 = 7;

/// A schedule's "next 3 hours", and the steps in which that moves: a page must not be another one
/// each second. Nearly every match starts at a quarter of an hour.
const SOON: SignedDuration = SignedDuration::from_hours(3);
const STEP: i64 = 15 * 60;

/// Matches that a page shows together or, when there are too many, several pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Span {
    /// Those of a sport, or of all, that start within three hours.
    Soon(Option<u64>),
    /// Those that take bets and start on a day. Today has what began earlier as well.
    Day(Date, Option<u64>),
    /// Those that started on a day and have ended, the latest first in each league.
    Ended(Date, Option<u64>),
    /// Those of a league that have ended within [`DAYS_BACK`], the latest first.
    EndedIn(u64),
}

impl Span {
    /// Whether it has matches of all sports. Its page shows the first ones of each: more pages than one
    /// would all move whenever a match comes or goes.
    pub fn is_of_all(self) -> bool {
        matches!(
            self,
            Self::Soon(None) | Self::Day(_, None) | Self::Ended(_, None)
        )
    }
}

/// How many matches a span has, and on how many pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Size {
    /// Matches.
    pub matches: u32,
    /// Pages: none without a match.
    pub pages: u32,
}

/// What the days depend on.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Clock {
    /// The first of the days.
    first: Date,
    today: Date,
    /// When each day begins, and when the last one ends.
    midnights: Vec<Timestamp>,
    /// The end of the next three hours.
    soon: Timestamp,
}

/// What the clock has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Passed {
    Nothing,
    /// Other matches start within three hours.
    Hours,
    /// It is another day, or nothing was known of days.
    Days,
}

/// Matches that are listed together, of one sport or league.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shelf {
    Soon(u64),
    Day(Date, u64),
    Ended(Date, u64),
    EndedIn(u64),
}

/// The order within a shelf: rank of the league, live first, time, number.
type Place = (usize, bool, i64, u64);

/// Matches by day.
#[derive(Clone, Debug, Default)]
pub(super) struct Days {
    clock: Option<Clock>,
    shelves: BTreeMap<Shelf, Vec<u64>>,
    /// Sport and rank of each league.
    leagues: HashMap<u64, (u64, usize)>,
    /// Whether the next three hours have moved since a build has looked at them.
    pub has_moved: bool,
}

impl Clock {
    /// The days around a moment, in a zone.
    pub fn of(now: Timestamp, zone: &TimeZone) -> Self {
        let today = now.to_zoned(zone.clone()).date();
        let first = today.saturating_sub((DAYS_BACK - 1).days());
        let days = first.series(1.day()).map_while(|day| {
            let midnight = day.to_zoned(zone.clone()).ok()?;
            Some(midnight.timestamp())
        });
        let count = usize::try_from(DAYS_BACK + DAYS_AHEAD).unwrap_or_default();
        let seconds = now.as_second();
        let step = seconds - seconds.rem_euclid(STEP);
        let step = Timestamp::from_second(step).unwrap_or(now);
        Self {
            first,
            today,
            midnights: days.take(count).collect(),
            soon: step.saturating_add(SOON).unwrap_or(now),
        }
    }

    /// The day of a moment; the day before the first one for anything earlier. None after the last.
    fn date(&self, at: Timestamp) -> Option<Date> {
        let begun = self.midnights.partition_point(|midnight| *midnight <= at);
        let is_within = begun < self.midnights.len();
        is_within.then(|| self.first.saturating_add((begun as i64 - 1).days()))
    }
}

impl Days {
    /// Forgets everything: leagues or many matches have changed.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Says what time it is. `ranked` are all leagues in order.
    pub fn set_clock(
        &mut self,
        clock: Clock,
        ranked: &[u64],
        leagues: &BTreeMap<u64, League>,
        matches: &BTreeMap<u64, Box<Match>>,
    ) -> Passed {
        let is_same_day = self.clock.as_ref().is_some_and(|known| {
            (known.today, &known.midnights) == (clock.today, &clock.midnights)
        });
        if self.clock.as_ref() == Some(&clock) {
            return Passed::Nothing;
        }
        self.clock = Some(clock);
        if is_same_day {
            self.fill_soon(matches);
            self.has_moved = true;
            return Passed::Hours;
        }
        let ranked = ranked.iter().enumerate();
        self.leagues = ranked
            .map(|(rank, id)| (*id, (leagues[id].sport, rank)))
            .collect();
        let entries = matches.par_iter().flat_map_iter(|(_, it)| self.entries(it));
        let mut entries: Vec<(Shelf, Place)> = entries.collect();
        entries.par_sort_unstable();
        self.shelves = (entries.chunk_by(|(a, _), (b, _)| a == b))
            .map(|of_shelf| {
                let ids = of_shelf.iter().map(|(_, (.., id))| *id);
                (of_shelf[0].0, ids.collect())
            })
            .collect();
        Passed::Days
    }

    /// Moves a match whose place may have changed. Returns whether it has.
    pub fn replace(
        &mut self,
        matches: &BTreeMap<u64, Box<Match>>,
        before: Option<&Match>,
        now: Option<&Match>,
    ) -> bool {
        let entries = |match_: Option<&Match>| -> Vec<(Shelf, Place)> {
            match_.into_iter().flat_map(|it| self.entries(it)).collect()
        };
        let (were, are) = (entries(before), entries(now));
        if were == are {
            return false;
        }
        for (shelf, (.., id)) in were {
            if let Some(ids) = self.shelves.get_mut(&shelf) {
                ids.retain(|other| *other != id);
                if ids.is_empty() {
                    self.shelves.remove(&shelf);
                }
            }
        }
        for (shelf, place) in are {
            let ids = self.shelves.get(&shelf).map_or(&[][..], Vec::as_slice);
            let at = ids.partition_point(|id| self.place(shelf, &matches[id]) < place);
            self.shelves.entry(shelf).or_default().insert(at, place.3);
        }
        true
    }

    /// The matches of a span, by sport; `sports` are all of them in order.
    pub fn parts<'a>(&'a self, span: Span, sports: &'a [u64]) -> impl Iterator<Item = &'a [u64]> {
        let one = match span {
            Span::Soon(sport) | Span::Day(_, sport) | Span::Ended(_, sport) => sport,
            Span::EndedIn(league) => Some(league),
        };
        let shelf = move |key| match span {
            Span::Soon(_) => Shelf::Soon(key),
            Span::Day(date, _) => Shelf::Day(date, key),
            Span::Ended(date, _) => Shelf::Ended(date, key),
            Span::EndedIn(_) => Shelf::EndedIn(key),
        };
        let all = if one.is_some() { &[][..] } else { sports };
        let keys = one.into_iter().chain(all.iter().copied());
        keys.filter_map(move |key| Some(self.shelves.get(&shelf(key))?.as_slice()))
    }

    /// Where a match is listed.
    fn entries(&self, match_: &Match) -> impl Iterator<Item = (Shelf, Place)> {
        let shelves = self.shelves_of(match_);
        let places = shelves.map(|shelf| Some((shelf?, self.place(shelf?, match_))));
        places.into_iter().flatten()
    }

    fn shelves_of(&self, match_: &Match) -> [Option<Shelf>; 2] {
        let (Some(clock), Some((sport, _))) = (&self.clock, self.leagues.get(&match_.league))
        else {
            return [None; 2];
        };
        if match_.is_outright {
            return [None; 2];
        }
        let Some(date) = clock.date(match_.start) else {
            return [None; 2];
        };
        if match_.is_bettable() {
            let is_soon = !match_.is_live() && match_.start <= clock.soon;
            return [
                Some(Shelf::Day(date.max(clock.today), *sport)),
                is_soon.then_some(Shelf::Soon(*sport)),
            ];
        }
        if match_.status != EventStatus::Finished || date < clock.first {
            return [None; 2];
        }
        [
            Some(Shelf::Ended(date.min(clock.today), *sport)),
            Some(Shelf::EndedIn(match_.league)),
        ]
    }

    fn place(&self, shelf: Shelf, match_: &Match) -> Place {
        let rank = self.leagues.get(&match_.league).map_or(0, |it| it.1);
        let start = match_.start.as_microsecond();
        match shelf {
            Shelf::Soon(_) | Shelf::Day(..) => (rank, !match_.is_live(), start, match_.id),
            Shelf::Ended(..) | Shelf::EndedIn(_) => (rank, false, -start, match_.id),
        }
    }

    /// Lists anew what starts within three hours.
    fn fill_soon(&mut self, matches: &BTreeMap<u64, Box<Match>>) {
        let Some(clock) = &self.clock else { return };
        let tomorrow = clock.today.tomorrow().unwrap_or(clock.today);
        let mut entries: Vec<(Shelf, Place)> = Vec::new();
        for (shelf, ids) in &self.shelves {
            let Shelf::Day(date, sport) = shelf else {
                continue;
            };
            if *date > tomorrow {
                continue;
            }
            let soon = Shelf::Soon(*sport);
            let listed = ids.iter().map(|id| &*matches[id]);
            let listed = listed.filter(|it| self.shelves_of(it)[1] == Some(soon));
            entries.extend(listed.map(|it| (soon, self.place(soon, it))));
        }
        entries.sort_unstable();
        self.shelves
            .retain(|shelf, _| !matches!(shelf, Shelf::Soon(_)));
        for (shelf, (.., id)) in entries {
            self.shelves.entry(shelf).or_default().push(id);
        }
    }
}
