//! Promotions: `content/promotions/<slug>.toml`, with the terms in Markdown beside it. Each has a
//! page while it is on, is listed at `/promotions`, and has banners on the pages that it names.

use std::borrow::Cow;
use std::fmt;

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer};
use serde::{Serialize, Serializer};
use toml::Spanned;
use toml::value::Datetime;

use super::link::Link;
use super::picture::Picture;
use super::prose::Prose;
use super::text::Text;
use super::typed::typed;
use crate::mistake::Mistake;
use crate::reader::Reader;
use catalogue::locale::Locale;

/// A promotion, without its terms.
#[derive(Debug, serde::Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    /// Its name: a few words.
    pub title: Text,
    /// What it offers, in a sentence. It describes the page to search engines.
    pub summary: Text,
    /// Its picture. Without one, the art of its kind is drawn in the brand's colours.
    pub image: Option<Picture>,
    /// What it is about, which decides what is drawn for it.
    #[serde(default)]
    pub art: Art,
    /// From when it is shown: a day, or a day and a time in the site's zone.
    pub starts: Option<Moment>,
    /// Until when: to the end of the day, or to the time.
    #[schemars(with = "Option<Moment>")]
    pub ends: Option<Spanned<Moment>>,
    /// Where its banner shows.
    #[serde(default)]
    pub banners: Vec<BannerPlace>,
    /// The label and the target of its button.
    pub action: Option<Action>,
}

/// What is drawn for a promotion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Art {
    /// A price that rises.
    Boost,
    /// A ticket: a free bet.
    Ticket,
    /// Coins: money back, a bonus.
    Coins,
    /// A cup: a competition, a jackpot.
    Cup,
    /// A star: anything else.
    #[default]
    Star,
}

/// The button of a promotion.
#[derive(Debug, serde::Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// Its label.
    pub label: Text,
    /// Its target.
    pub link: Link,
}

/// A page that shows banners of promotions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BannerPlace {
    /// The home page.
    Home,
    /// The page of every sport.
    Sport,
}

impl Promotion {
    /// Whether it is shown at a time.
    pub fn is_on(&self, now: Timestamp, zone: &TimeZone) -> bool {
        let now = now.to_zoned(zone.clone()).datetime();
        let has_begun = self.starts.as_ref().is_none_or(|it| it.start() <= now);
        let ends = self.ends.as_ref().map(|it| it.get_ref());
        has_begun && ends.is_none_or(|it| now < it.end())
    }

    /// Orders promotions: the one that began last comes first.
    pub fn begins(&self) -> Option<DateTime> {
        self.starts.as_ref().map(Moment::start)
    }
}

/// Reads a promotion. Also returns its fingerprint in each language of the site.
pub(super) fn promotion(
    reader: &mut Reader<'_>,
    locales: &[Locale],
) -> Option<(Promotion, Vec<u64>)> {
    let table = reader.table()?;
    let at = table.span();
    let read = typed::<Promotion>(reader, table.into_inner(), at, locales)?;
    let promotion = &read.0;
    if let (Some(starts), Some(ends)) = (&promotion.starts, &promotion.ends)
        && ends.get_ref().end() <= starts.start()
    {
        let message = format!("the promotion ends before it starts, at {starts}");
        let hint = "write a later day in `ends`, or an earlier one in `starts`";
        reader.error(message, ends.span(), "", hint);
    }
    Some(read)
}

/// A promotion with its terms.
#[derive(Debug)]
pub struct Offer {
    /// The promotion.
    pub promotion: Promotion,
    /// Its terms.
    pub terms: Option<Prose>,
}

/// A day, or a day and a time, in the site's zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A whole day.
    Day(Date),
    /// A time of a day.
    Time(DateTime),
}

impl Moment {
    /// When it begins.
    pub fn start(&self) -> DateTime {
        match self {
            Self::Day(date) => date.to_datetime(jiff::civil::Time::midnight()),
            Self::Time(at) => *at,
        }
    }

    /// When it is over.
    pub fn end(&self) -> DateTime {
        match self {
            Self::Day(date) => {
                let next = date.tomorrow().unwrap_or(*date);
                next.to_datetime(jiff::civil::Time::midnight())
            }
            Self::Time(at) => *at,
        }
    }
}

impl fmt::Display for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Day(date) => write!(f, "{date}"),
            Self::Time(at) => write!(f, "{at}"),
        }
    }
}

impl JsonSchema for Moment {
    fn schema_name() -> Cow<'static, str> {
        "Moment".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "title": "moment",
            "description": "A day such as 2026-12-31, or a day and a time such as 2026-12-31T18:00:00, \
                            without quotes, in the time zone of the site.",
            "anyOf": [
                { "type": "string", "format": "date" },
                { "type": "string", "format": "date-time-local" },
            ],
        })
    }
}

impl Serialize for Moment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Moment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Datetime::deserialize(deserializer)?;
        let wrong = || {
            Mistake::new(
                format!("`{written}` is not a day of the site"),
                "write a day such as 2026-12-31, or a day and a time such as 2026-12-31T18:00:00, \
                 in the site's time zone",
            )
        };
        let text = written.to_string();
        let moment = match (written.date, written.time, written.offset) {
            (Some(_), None, None) => text.parse().map(Self::Day),
            (Some(_), Some(_), None) => text.parse().map(Self::Time),
            _ => return Err(wrong().into_error()),
        };
        moment.map_err(|_| wrong().into_error())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_lasts_to_its_end_in_the_zone_of_the_site() {
        let read = |ends: &str| {
            let text =
                format!("title = \"A\"\nsummary = \"B\"\nstarts = 2026-11-20T10:00:00\n{ends}\n");
            let path = std::path::Path::new("content/promotions/a.toml");
            let mut reader = Reader::new(path, &text);
            let read = promotion(&mut reader, &[Locale::find("en").expect("known")]);
            let found = reader.into_found();
            (
                read.map(|it| it.0),
                found.iter().map(ToString::to_string).collect::<String>(),
            )
        };
        let zone = TimeZone::get("Africa/Johannesburg").expect("known");
        let is_on = |ends: &str, at: &str| {
            let (promotion, found) = read(ends);
            assert_eq!(found, "");
            promotion
                .expect("reads")
                .is_on(at.parse().expect("a time"), &zone)
        };
        let day = "ends = 2026-11-22";
        assert!(!is_on(day, "2026-11-20T07:59:59Z"), "not begun");
        assert!(is_on(day, "2026-11-20T08:00:00Z"));
        assert!(is_on(day, "2026-11-22T21:59:59Z"));
        assert!(
            !is_on(day, "2026-11-22T22:00:00Z"),
            "midnight in Johannesburg"
        );
        assert!(!is_on("ends = 2026-11-22T09:00:00", "2026-11-22T07:00:00Z"));
        assert!(is_on("", "2036-01-01T00:00:00Z"), "without an end");
        for (wrong, message) in [
            ("ends = 2026-11-19", "the promotion ends before it starts"),
            ("ends = 2026-11-22T09:00:00Z", "is not a day of the site"),
            ("ends = 09:00:00", "is not a day of the site"),
        ] {
            let (_, found) = read(wrong);
            assert!(
                found.contains(message) && found.contains("hint: "),
                "{wrong}: {found}"
            );
        }
    }
}
