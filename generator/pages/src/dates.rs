//! Formats times: CLDR's patterns (ICU4X) in the site's zone, always with Latin digits.
//!
//! Prices, scores and clocks on the page have Latin digits in every language, as is usual on
//! betting sites. Times appear beside them and follow suit, so that a row uses one script for
//! digits.

use icu::calendar::Iso;
use icu::datetime::fieldsets;
use icu::datetime::input::{Date, DateTime, Time};
use icu::datetime::{DateTimeFormatter, FixedCalendarDateTimeFormatter, NoCalendarFormatter};
use icu::locale::Locale as IcuLocale;
use jiff::Timestamp;
use jiff::civil;
use jiff::tz::TimeZone;

use catalogue::locale::Locale;

/// RFC 3339, for `<time datetime>`, which allows at most three fractional digits.
pub fn iso(at: Timestamp) -> String {
    let whole = at.subsec_nanosecond() % 1_000_000 == 0;
    if whole {
        at.to_string()
    } else {
        format!("{at:.3}")
    }
}

/// Formats times in one locale.
pub struct Dates {
    day: DateTimeFormatter<fieldsets::MDE>,
    long_day: DateTimeFormatter<fieldsets::YMD>,
    time: NoCalendarFormatter<fieldsets::T>,
    moment: DateTimeFormatter<fieldsets::MDET>,
    long_moment: DateTimeFormatter<fieldsets::YMDT>,
}

impl Dates {
    /// The formatters of a locale: 24-hour clock, Gregorian calendar, Latin digits.
    pub fn new(locale: Locale) -> Self {
        let tag = format!("{}-u-ca-gregory-hc-h23-nu-latn", locale.tag);
        let icu: IcuLocale = tag.parse().unwrap_or(IcuLocale::UNKNOWN);
        let short = "CLDR's compiled data has every locale by fallback to the root";
        Self {
            day: DateTimeFormatter::try_new(icu.clone().into(), fieldsets::MDE::medium())
                .expect(short),
            long_day: DateTimeFormatter::try_new(icu.clone().into(), fieldsets::YMD::medium())
                .expect(short),
            time: FixedCalendarDateTimeFormatter::try_new(icu.clone().into(), fieldsets::T::hm())
                .expect(short),
            moment: DateTimeFormatter::try_new(
                icu.clone().into(),
                fieldsets::MDE::medium().with_time_hm(),
            )
            .expect(short),
            long_moment: DateTimeFormatter::try_new(
                icu.into(),
                fieldsets::YMD::medium().with_time_hm(),
            )
            .expect(short),
        }
    }

    /// `Sat, 21 Nov`
    pub fn day(&self, date: civil::Date) -> String {
        self.day.format(&calendar(date)).to_string()
    }

    /// `31 Dec 2027`, for days that may be in another year.
    pub fn long_day(&self, date: civil::Date) -> String {
        self.long_day.format(&calendar(date)).to_string()
    }

    /// `15:00`
    pub fn time(&self, at: Timestamp, zone: &TimeZone) -> String {
        self.time
            .format(&clock(at.to_zoned(zone.clone()).time()))
            .to_string()
    }

    /// `Sat, 21 Nov, 15:00`
    pub fn moment(&self, at: Timestamp, zone: &TimeZone) -> String {
        self.moment.format(&date_and_time(at, zone)).to_string()
    }

    /// `31 May 2027, 18:00`, for moments that may be in another year.
    pub fn long_moment(&self, at: Timestamp, zone: &TimeZone) -> String {
        self.long_moment
            .format(&date_and_time(at, zone))
            .to_string()
    }
}

fn date_and_time(at: Timestamp, zone: &TimeZone) -> DateTime<Iso> {
    let local = at.to_zoned(zone.clone());
    DateTime {
        date: calendar(local.date()),
        time: clock(local.time()),
    }
}

fn calendar(date: civil::Date) -> Date<Iso> {
    Date::try_new_iso(
        i32::from(date.year()),
        date.month().unsigned_abs(),
        date.day().unsigned_abs(),
    )
    .expect("jiff's dates are within ICU4X's range and exist in the same calendar")
}

fn clock(time: civil::Time) -> Time {
    Time::try_new(
        time.hour().unsigned_abs(),
        time.minute().unsigned_abs(),
        0,
        0,
    )
    .expect("jiff's times are within the day")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_datetime_has_three_digits_of_a_second_at_most() {
        for (at, text) in [
            ("2026-11-21T13:05:00Z", "2026-11-21T13:05:00Z"),
            ("2026-11-21T13:05:00.25Z", "2026-11-21T13:05:00.25Z"),
            ("2026-11-21T13:05:59.999999999Z", "2026-11-21T13:05:59.999Z"),
            ("2026-11-21T13:05:00.123456Z", "2026-11-21T13:05:00.123Z"),
            ("2026-11-21T13:05:00.000001Z", "2026-11-21T13:05:00.000Z"),
        ] {
            assert_eq!(iso(at.parse().expect("valid")), text);
        }
    }

    #[test]
    fn days_and_times_are_in_the_page_s_language() {
        let zone = TimeZone::get("Africa/Johannesburg").expect("known");
        let at: Timestamp = "2026-11-21T13:05:00Z".parse().expect("valid");
        let date = at.to_zoned(zone.clone()).date();
        let long = Dates::new(Locale::find("en-ZA").expect("known")).long_day(date);
        assert_eq!(long, "21 Nov 2026");
        let long = Dates::new(Locale::find("en-ZA").expect("known")).long_moment(at, &zone);
        assert_eq!(long, "21 Nov 2026, 15:05");
        let all: Vec<[String; 3]> = ["en-ZA", "br", "ar", "ja"]
            .iter()
            .map(|code| Dates::new(Locale::find(code).expect("known")))
            .map(|dates| {
                [
                    dates.day(date),
                    dates.time(at, &zone),
                    dates.moment(at, &zone),
                ]
            })
            .collect();
        assert!(all.iter().all(|[_, time, _]| time == "15:05"), "{all:?}");
        assert_eq!(all[0][0], "Sat, 21 Nov");
        assert!(all[1][0].starts_with("sáb."), "{all:?}");
        assert!(
            all[2][0].contains("نوفمبر") && all[2][0].contains("21"),
            "{all:?}"
        );
        assert!(all[3][0].contains("11月21日"), "{all:?}");
    }
}
