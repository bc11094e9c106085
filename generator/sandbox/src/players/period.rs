//! Days, weeks and months of the operator's calendar, over which limits count.

use api::wire::LimitPeriod;
use jiff::civil::Weekday;
use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp, ToSpan, Zoned};

/// Hours by which the operator's clock is ahead of UTC, in summer and in winter.
const AHEAD: i8 = 2;

/// The period that a time is in: its first moment, and that of the next one.
pub fn around(period: &LimitPeriod, at: Timestamp) -> (Timestamp, Timestamp) {
    let day = here(at);
    let found = match period {
        LimitPeriod::Week => {
            let since = day.weekday().since(Weekday::Monday);
            day.checked_sub(i64::from(since).days())
                .and_then(|first| Ok((first.start_of_day()?, first.checked_add(7.days())?)))
        }
        LimitPeriod::Month => day
            .first_of_month()
            .and_then(|first| Ok((first.start_of_day()?, first.checked_add(1.month())?))),
        LimitPeriod::Day | LimitPeriod::Unknown(_) => day
            .start_of_day()
            .and_then(|first| Ok((first, day.checked_add(1.day())?))),
    };
    match found.and_then(|(first, next)| Ok((first, next.start_of_day()?))) {
        Ok((first, next)) => (first.timestamp(), next.timestamp()),
        // Only at the ends of the calendar: no period ends there.
        Err(_) => (Timestamp::MIN, Timestamp::MAX),
    }
}

/// So many months later, at the same hour.
pub fn months_later(at: Timestamp, months: i64) -> Timestamp {
    here(at)
        .checked_add(months.months())
        .map_or(Timestamp::MAX, |later| later.timestamp())
}

/// A moment in a message: day and minute, in Latin digits, which keep their order in a text from right to left.
pub fn in_words(at: Timestamp) -> String {
    format!("\u{2066}{}\u{2069}", here(at).strftime("%Y-%m-%d %H:%M"))
}

fn here(at: Timestamp) -> Zoned {
    at.to_zoned(TimeZone::fixed(Offset::constant(AHEAD)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn periods_begin_at_midnight_of_the_operator() {
        let at: Timestamp = "2026-03-01T22:30:00Z".parse().expect("a time");
        for (period, from, to) in [
            (
                LimitPeriod::Day,
                "2026-03-01T22:00:00Z",
                "2026-03-02T22:00:00Z",
            ),
            (
                LimitPeriod::Week,
                "2026-03-01T22:00:00Z",
                "2026-03-08T22:00:00Z",
            ),
            (
                LimitPeriod::Month,
                "2026-02-28T22:00:00Z",
                "2026-03-31T22:00:00Z",
            ),
        ] {
            let time = |text: &str| text.parse::<Timestamp>().expect("a time");
            assert_eq!(around(&period, at), (time(from), time(to)), "{period:?}");
            assert_eq!(around(&period, time(to)).0, time(to), "{period:?}");
        }
        assert_eq!(in_words(at), "\u{2066}2026-03-02 00:30\u{2069}");
        assert_eq!(
            in_words(months_later(
                "2026-08-31T10:00:00Z".parse().expect("a time"),
                6
            )),
            "\u{2066}2027-02-28 12:00\u{2069}"
        );
    }
}
