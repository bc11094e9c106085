//! When a league plays: its season, and the hours of its kick-offs (`data/calendar.toml`).

use std::collections::HashMap;

use jiff::civil::{Date, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use serde::Deserialize;

/// Local hour at which a season ends, on its last day.
const ENDS_AT: i8 = 20;
/// Hour of an edition's first stage: it ends this many days before the edition does.
const STAGE_BEFORE: i64 = 7;
/// Days in which a season that lasts longer than this would be found.
const FOREVER: i64 = 9 * 366;

/// `data/calendar.toml`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct File {
    rest: HashMap<String, f64>,
    zones: HashMap<String, String>,
    pub league: HashMap<String, Entry>,
}

/// A `[league."sport/slug"]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    zone: String,
    #[serde(default)]
    home: bool,
    #[serde(default)]
    season: Vec<String>,
    year: Option<[i16; 2]>,
    edition: Option<i64>,
    stage: Option<String>,
    rest: Option<f64>,
    #[serde(default)]
    weekly: Vec<String>,
    #[serde(default)]
    odd: Vec<String>,
    #[serde(default)]
    even: Vec<String>,
    #[serde(default)]
    fourth: Vec<String>,
    late: Option<LateEntry>,
    #[serde(default)]
    first: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LateEntry {
    from: String,
    #[serde(default)]
    only: bool,
    sides: Vec<String>,
}

/// A day of every year.
type Day = (i8, i8);

/// When a league plays.
#[derive(Debug)]
pub struct Calendar {
    /// Of each side at home.
    zones: Vec<TimeZone>,
    /// Parts of the season, with pauses between; none where it is played all year round.
    parts: Vec<(Day, Day)>,
    /// A year in which there is a season, and every how many years.
    year: Option<(i16, i16)>,
    /// Weeks of an edition.
    edition: i64,
    stage: Option<Day>,
    /// Minutes of the day, by weekday from Monday, in the order of time.
    slots: [Vec<(Weeks, i16)>; 7],
    /// Seconds between two starts of a side.
    pub rest: i64,
    late: Option<Late>,
    /// Whether it goes before other leagues.
    pub is_first: bool,
}

/// Sides that are at home later in the day than others.
#[derive(Debug)]
struct Late {
    from: i16,
    only: bool,
    is: Vec<bool>,
}

/// The weeks in which there is a kick-off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weeks {
    Every,
    Odd,
    Even,
    Fourth,
}

impl Weeks {
    fn are(self, week: i64) -> bool {
        match self {
            Self::Every => true,
            Self::Odd => week % 2 == 1,
            Self::Even => week % 2 == 0,
            Self::Fourth => week % 4 == 2,
        }
    }
}

impl File {
    /// The calendar of a league with these sides.
    ///
    /// # Errors
    /// The league has none, or a mistake in it.
    pub fn calendar(&self, sport: &str, slug: &str, sides: &[String]) -> Result<Calendar, String> {
        let key = format!("{sport}/{slug}");
        let wrong = |what: &str| format!("calendar.toml: `{key}`: {what}");
        let entry = (self.league.get(&key)).ok_or_else(|| wrong("is missing"))?;
        let zone = |name: &str| {
            TimeZone::get(name).map_err(|_| wrong(&format!("there is no time zone `{name}`")))
        };
        let zones = sides.iter().map(|side| {
            let own = self.zones.get(side).filter(|_| entry.home);
            zone(own.unwrap_or(&entry.zone))
        });
        let day = |text: &str| day(text).ok_or_else(|| wrong(&format!("`{text}` is no day")));
        let parts = entry.season.iter().map(|part| {
            let (from, to) = part
                .split_once(' ')
                .ok_or_else(|| wrong(&format!("`{part}` is no part of a season")))?;
            Ok((day(from)?, day(to)?))
        });
        let lists = [
            (Weeks::Every, &entry.weekly),
            (Weeks::Odd, &entry.odd),
            (Weeks::Even, &entry.even),
            (Weeks::Fourth, &entry.fourth),
        ];
        let mut slots: [Vec<(Weeks, i16)>; 7] = Default::default();
        for (weeks, line) in
            (lists.iter()).flat_map(|(weeks, list)| list.iter().map(|it| (*weeks, it)))
        {
            let (days, minutes) =
                kick_offs(line).ok_or_else(|| wrong(&format!("`{line}` are no kick-offs")))?;
            for day in days {
                slots[day].extend(minutes.iter().map(|minute| (weeks, *minute)));
            }
        }
        for day in &mut slots {
            day.sort_by_key(|(_, minute)| *minute);
        }
        let late = entry.late.as_ref().map(|own| {
            let from = minute(&own.from).ok_or_else(|| wrong("`late` has no hour"))?;
            let is = sides.iter().map(|side| own.sides.contains(side));
            Ok::<_, String>(Late {
                from,
                only: own.only,
                is: is.collect(),
            })
        });
        let rest = entry.rest.or_else(|| self.rest.get(sport).copied());
        let rest = rest.ok_or_else(|| wrong("has no rest"))?;
        if entry.season.is_empty() == entry.edition.is_none() {
            return Err(wrong("has either a season or editions"));
        }
        Ok(Calendar {
            zones: zones.collect::<Result<_, _>>()?,
            parts: parts.collect::<Result<_, String>>()?,
            year: entry.year.map(|[first, every]| (first, every)),
            edition: entry.edition.unwrap_or(7) / 7,
            stage: entry.stage.as_deref().map(day).transpose()?,
            slots,
            rest: (rest * 3600.0) as i64,
            late: late.transpose()?,
            is_first: entry.first,
        })
    }
}

impl Calendar {
    /// Whether it is played on a day, if the weekday is right.
    pub fn is_on(&self, date: Date) -> bool {
        let day = (date.month(), date.day());
        let within = |(from, to): &(Day, Day)| {
            if from <= to {
                (from..=to).contains(&&day)
            } else {
                day >= *from || day <= *to
            }
        };
        self.parts.is_empty() || self.is_year(date.year()) && self.parts.iter().any(within)
    }

    /// The minutes of a day at which matches begin, in the order of time.
    pub fn kick_offs(&self, date: Date) -> impl Iterator<Item = i16> {
        let week = week(date);
        let day = date.weekday().to_monday_zero_offset() as usize;
        let own = self.slots[day].iter();
        own.filter(move |(weeks, _)| weeks.are(week))
            .map(|(_, minute)| *minute)
    }

    /// The time zone of a side at home.
    #[cfg(test)]
    pub fn zone(&self, home: u8) -> &TimeZone {
        &self.zones[usize::from(home)]
    }

    /// The second of a minute of a day at the ground of a side.
    pub fn second(&self, date: Date, minute: i16, home: u8) -> i64 {
        let time = date.at((minute / 60) as i8, (minute % 60) as i8, 0, 0);
        let zone = &self.zones[usize::from(home)];
        let moment = zone.to_ambiguous_timestamp(time).compatible();
        moment.map_or(0, Timestamp::as_second)
    }

    /// The day of a moment where the league is.
    pub fn date(&self, moment: Timestamp) -> Date {
        moment.to_zoned(self.zones[0].clone()).date()
    }

    /// Whether a side can be at home at this minute of the day.
    pub fn is_hour_of(&self, home: u8, minute: i16) -> bool {
        self.late.as_ref().is_none_or(|late| {
            let is_late = minute >= late.from;
            if late.is[usize::from(home)] {
                is_late
            } else {
                !(late.only && is_late)
            }
        })
    }

    /// Whether it is played for some months, and not in editions all year round.
    pub fn has_season(&self) -> bool {
        !self.parts.is_empty()
    }

    /// The first day of the season that a day is in, or of the last one before it.
    pub fn first_day(&self, date: Date) -> Date {
        let is_first = |day: &Date| {
            let begins = self.parts.first().map(|(from, _)| *from);
            begins == Some((day.month(), day.day())) && self.is_year(day.year())
        };
        let mut days = (0..FOREVER).map(|days| after(date, -days));
        days.find(is_first).unwrap_or(date)
    }

    /// Days until it is played, from a day on; none if that is later than `most`.
    pub fn days_until(&self, date: Date, most: i64) -> Option<i64> {
        (0..=most).find(|days| self.is_on(after(date, *days)))
    }

    /// Whether its season begins in one year and ends in the next.
    pub fn is_over_new_year(&self) -> bool {
        let (first, last) = (self.parts.first(), self.parts.last());
        first
            .zip(last)
            .is_some_and(|((from, _), (_, to))| from > to)
    }

    /// The moment at which the season, or the edition, ends that is played at a moment, or that is played next.
    pub fn end(&self, moment: Timestamp) -> Timestamp {
        self.evening(self.last_day(moment))
    }

    /// The end of the first stage of that season.
    pub fn stage_end(&self, moment: Timestamp) -> Timestamp {
        let last = self.last_day(moment);
        let Some(stage) = self.stage else {
            return self.evening(after(last, -STAGE_BEFORE));
        };
        let days = (0..366).map(|days| after(last, -days));
        let day = days
            .into_iter()
            .find(|date| (date.month(), date.day()) == stage);
        self.evening(day.unwrap_or(last))
    }

    fn last_day(&self, moment: Timestamp) -> Date {
        // Whoever asks on the last day is asking about what comes after it.
        let from = after(self.date(moment), 1);
        let is_last = |date: &Date| match self.parts.last() {
            Some((_, to)) => (date.month(), date.day()) == *to && self.is_year(date.year()),
            None => date.weekday() == Weekday::Sunday && week(*date) % self.edition == 0,
        };
        let mut days = (0..FOREVER).map(|days| after(from, days));
        days.find(is_last).unwrap_or(from)
    }

    fn evening(&self, date: Date) -> Timestamp {
        let second = self.second(date, i16::from(ENDS_AT) * 60, 0);
        Timestamp::from_second(second).unwrap_or(Timestamp::MAX)
    }

    fn is_year(&self, year: i16) -> bool {
        self.year
            .is_none_or(|(first, every)| (year - first).rem_euclid(every) == 0)
    }
}

/// The day this many days later.
pub fn after(date: Date, days: i64) -> Date {
    date.saturating_add(days.days())
}

/// The number of a week that begins on a Monday.
fn week(date: Date) -> i64 {
    let epoch = Date::constant(1970, 1, 1);
    let days = i64::from(date.since(epoch).map_or(0, |span| span.get_days()));
    (days + 3).div_euclid(7)
}

fn day(text: &str) -> Option<Day> {
    let (month, day) = text.split_once('-')?;
    Some((month.parse().ok()?, day.parse().ok()?))
}

fn minute(text: &str) -> Option<i16> {
    let (hour, minute) = text.split_once(':')?;
    Some(hour.parse::<i16>().ok()? * 60 + minute.parse::<i16>().ok()?)
}

/// `sat,sun 15:00*2 17:30` as days of the week, from Monday, and minutes of the day.
fn kick_offs(line: &str) -> Option<(Vec<usize>, Vec<i16>)> {
    const DAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    let mut words = line.split(' ');
    let days = words.next()?;
    let days = if days == "daily" {
        (0..7).collect()
    } else {
        let each = days.split(',');
        each.map(|own| DAYS.iter().position(|day| *day == own))
            .collect::<Option<Vec<_>>>()?
    };
    let mut minutes = Vec::new();
    for word in words {
        if let Some((range, step)) = word.split_once('/') {
            let (from, to) = range.split_once('-')?;
            let step: usize = step.parse().ok()?;
            minutes.extend((minute(from)?..=minute(to)?).step_by(step));
        } else {
            let (time, count) = word.split_once('*').unwrap_or((word, "1"));
            let time = minute(time)?;
            minutes.extend(std::iter::repeat_n(time, count.parse().ok()?));
        }
    }
    Some((days, minutes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kick_offs_are_days_and_times() {
        let (days, minutes) = kick_offs("sat,sun 15:00*2 17:30").expect("is right");
        assert_eq!((days, minutes), (vec![5, 6], vec![900, 900, 1050]));
        let (days, minutes) = kick_offs("daily 22:00-23:30/45").expect("is right");
        assert_eq!((days.len(), minutes), (7, vec![1320, 1365, 1410]));
        assert!(kick_offs("someday 15:00").is_none() && kick_offs("sat 15").is_none());
    }

    #[test]
    fn a_season_ends_when_it_is_said_to() {
        let file: File = toml::from_str(
            "[rest]\na = 1\n[zones]\n[league.\"a/b\"]\nzone = \"Europe/London\"\n\
             season = [\"08-15 12-20\", \"01-02 05-24\"]\nstage = \"01-28\"\nweekly = [\"sat 15:00\"]\n\
             [league.\"a/c\"]\nzone = \"Asia/Tokyo\"\nyear = [2026, 4]\nseason = [\"06-08 07-21\"]\n",
        )
        .expect("is right");
        let sides = ["X".to_owned(), "Y".to_owned()];
        let own = file.calendar("a", "b", &sides).expect("is right");
        let at = |text: &str| text.parse::<Timestamp>().expect("a time");
        let end = |text: &str| own.end(at(text)).to_string();
        assert_eq!(end("2026-11-28T14:00:00Z"), "2027-05-24T19:00:00Z");
        assert_eq!(end("2027-05-30T14:00:00Z"), "2028-05-24T19:00:00Z");
        assert_eq!(
            own.stage_end(at("2026-11-28T14:00:00Z")),
            at("2027-01-28T20:00:00Z")
        );
        assert!(own.is_over_new_year());
        let on = |text: &str| own.is_on(text.parse().expect("a day"));
        assert!(on("2026-12-20") && !on("2026-12-25") && on("2027-01-02") && !on("2027-06-01"));
        let cup = file.calendar("a", "c", &sides).expect("is right");
        let end = cup.end(at("2026-11-28T14:00:00Z")).to_string();
        assert_eq!(end, "2030-07-21T11:00:00Z");
        let missing = file.calendar("a", "d", &sides).expect_err("has none");
        assert_eq!(missing, "calendar.toml: `a/d`: is missing");
    }
}
