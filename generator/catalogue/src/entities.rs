//! Sports, categories, leagues and matches.

use std::collections::BTreeMap;

use api::mend;
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use super::called::Called;
use super::main_market::MainMarket;
use super::market::Market;
use super::previews::Previews;
use super::slug::Slug;
use super::text::Text;

/// A sport.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sport {
    /// The operator's number.
    pub id: u64,
    /// Path segment.
    pub slug: Slug,
    /// Its name.
    pub name: Text,
    /// Whether a cyber sport.
    pub cyber: bool,
    /// Higher comes earlier.
    pub priority: i64,
    /// The market of its lists.
    pub main_market: u64,
    /// Kind of the second market in lists, if lists show one.
    pub secondary_market: Option<u64>,
}

impl Sport {
    /// Path of the entity with this slug in the sport, without the locale's prefix.
    pub fn path_of(&self, slug: &Slug) -> String {
        ["/", self.slug.as_str(), "/", slug.as_str()].concat()
    }
}

/// A category.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Category {
    /// The operator's number.
    pub id: u64,
    /// Its sport.
    pub sport: u64,
    /// Path segment within the sport.
    pub slug: Slug,
    /// The same as the operator sent it; another page may have had it before.
    pub sent_slug: Slug,
    /// Its name.
    pub name: Text,
    /// Higher comes earlier.
    pub priority: i64,
    /// ISO 3166-1 alpha-2 code, or an ISO 3166-2 one such as `gb-eng`, in lower case.
    pub country: Option<String>,
}

/// A league.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct League {
    /// The operator's number.
    pub id: u64,
    /// Its sport.
    pub sport: u64,
    /// Its category.
    pub category: u64,
    /// Path segment within the sport.
    pub slug: Slug,
    /// The same as the operator sent it; another page may have had it before.
    pub sent_slug: Slug,
    /// Its name.
    pub name: Text,
    /// Higher comes earlier: by locale, or one for all of them.
    pub priorities: Box<[i64]>,
}

impl League {
    /// Higher comes earlier in a locale.
    pub fn priority(&self, locale: usize) -> i64 {
        let own = self.priorities.get(locale).or(self.priorities.first());
        own.copied().unwrap_or(0)
    }

    /// The locales in which it has another priority than in the default language.
    pub fn locales_with_own_priority(&self) -> impl Iterator<Item = usize> {
        let all = self.priorities.iter().enumerate();
        let own = all.filter(|(_, priority)| Some(*priority) != self.priorities.first());
        own.map(|(locale, _)| locale)
    }
}

/// Sports, categories and leagues by the operator's numbers.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Leagues {
    /// Sports.
    pub sports: BTreeMap<u64, Sport>,
    /// Categories.
    pub categories: BTreeMap<u64, Category>,
    /// Leagues.
    pub leagues: BTreeMap<u64, League>,
}

/// A match, without its markets: [`Catalogue::markets`](super::Catalogue::markets) gives those.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// The operator's number.
    pub id: u64,
    /// The provider's name for it.
    pub urn: Box<str>,
    /// Whether it is an outright, a bet on a whole competition: then home is its name, away is empty,
    /// and its start is when it takes the last bets.
    pub is_outright: bool,
    /// Its league.
    pub league: u64,
    /// Path segment within the sport.
    pub slug: Slug,
    /// The same as the operator sent it; another page may have had it before.
    pub sent_slug: Slug,
    /// Home side; empty while it is to be decided.
    pub home: Text,
    /// Away side; empty while it is to be decided.
    pub away: Text,
    /// The operator's numbers of the two sides, by which players follow them.
    pub teams: [Option<u64>; 2],
    /// URLs of the two sides' logos.
    pub logos: [Option<Box<str>>; 2],
    /// Where it is played: stadium, city.
    pub venue: Option<Box<str>>,
    /// Prematch, live, over.
    pub status: api::wire::EventStatus,
    /// When it starts; [`api::mend::unknown_time`] while that is to be confirmed.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub start: Timestamp,
    /// Who supplies it.
    pub provider: Box<str>,
    /// Whether the operator has statistics of it.
    pub has_statistics: bool,
    /// Whether it is streamed.
    pub has_video: bool,
    /// Score and clock, with period names in each language. Apart: most matches have none.
    pub score: Option<Box<MatchScore>>,
    /// How many cards its page shows: markets, each with all of its lines.
    pub cards: u32,
    /// The market of lists: see [`Match::main`].
    pub main: Option<MainMarket>,
    /// The second market of lists: see [`Match::secondary`].
    pub secondary: Option<MainMarket>,
    /// When its prices last changed, as far as the builds have seen.
    pub priced: Priced,
    /// The same for the markets of lists only.
    pub main_priced: Priced,
    /// Since when it has been known, and when it last changed.
    pub revision: Revision,
    /// What has become of it, if it is not played as planned.
    pub called: Option<Called>,
    /// What only an outright has.
    pub outright: Option<Box<Outright>>,
    /// What the operator knows before it.
    pub previews: Previews,
}

/// What an outright has beside what it shares with matches.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outright {
    /// When the competition ends.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::optional")]
    pub ends: Option<Timestamp>,
    /// Names of those who take part, in the operator's order.
    pub entrants: Vec<Text>,
}

impl Match {
    /// The market that it shows in lists.
    pub fn main(&self) -> Option<&Market> {
        self.main.as_ref()?.get()
    }

    /// The second market that it shows in lists, such as totals with their most balanced line.
    pub fn secondary(&self) -> Option<&Market> {
        self.secondary.as_ref()?.get()
    }

    /// The markets that it shows in lists: the main one, then the second.
    pub fn listed(&self) -> [Option<&Market>; 2] {
        [self.main(), self.secondary()]
    }

    /// Whether it takes bets.
    pub fn is_bettable(&self) -> bool {
        self.status.is_bettable()
    }

    /// Whether it is known when it starts.
    pub fn has_start(&self) -> bool {
        api::mend::is_known(self.start)
    }

    /// Whether it has been played to its end.
    pub fn is_over(&self) -> bool {
        self.status == api::wire::EventStatus::Finished
    }

    /// Whether it is being played.
    pub fn is_live(&self) -> bool {
        self.status == api::wire::EventStatus::Live
    }
}

/// A start that moves by less is a delay, not another date.
const ANOTHER_DATE: SignedDuration = SignedDuration::from_hours(1);

/// When a match was first seen and last changed: carried from build to build like [`Priced`]. A change is
/// one of its sides, its start, its venue or its path, in any language, or that it is called off; not of any other state.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Revision {
    /// When it was first seen.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub seen: Timestamp,
    /// When it last changed.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub at: Timestamp,
    /// Its start on the date that it had before, if it has had another one.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::optional")]
    pub previous: Option<Timestamp>,
}

impl Revision {
    /// Of a match that has not been seen before.
    pub fn first(at: Timestamp) -> Self {
        Self {
            seen: at,
            at,
            previous: None,
        }
    }

    /// The start on the date before of a match that starts now at `start`, if it has had another date.
    pub fn previous(before: &Match, start: Timestamp) -> Option<Timestamp> {
        let is_another = |at: Timestamp| at.duration_until(start).abs() >= ANOTHER_DATE;
        let earlier = match mend::is_known(before.start) && is_another(before.start) {
            true => Some(before.start),
            false => before.revision.previous,
        };
        // One that is back on its date was never moved.
        earlier.filter(|at| is_another(*at))
    }

    /// Of a match that was another one before.
    pub fn after(before: &Match, now: &Match, at: Timestamp) -> Self {
        let of = |it: &Match| (it.start, it.league, it.sent_slug.clone(), it.called);
        let of_words = |it: &Match| (it.home.clone(), it.away.clone(), it.venue.clone());
        let is_same = of(before) == of(now) && of_words(before) == of_words(now);
        if is_same {
            return before.revision;
        }
        Self {
            at,
            previous: Self::previous(before, now.start),
            ..before.revision
        }
    }
}

/// Prices, and since when they are what they are: carried from build to build, so that a build does
/// not make pages differ by being later.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Priced {
    /// Fingerprint of the prices.
    pub print: u64,
    /// When they were first seen.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub at: Timestamp,
}

/// Score and clock of a match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MatchScore {
    /// As it came in the default language, without events: those change all the time, and pages ask for them.
    pub wire: api::wire::Statistics,
    /// Players sent off, home and away.
    pub reds: [u32; 2],
    /// Names of `wire.period_scores`, in order.
    pub periods: Vec<Text>,
    /// The provider's word for the stage of play (`after_1st_half`).
    pub stage: Option<Box<str>>,
}

impl MatchScore {
    /// A score as it was sent, with the names of its periods in the order in which they were sent.
    pub fn new(sent: &api::wire::Statistics, periods: Vec<Text>, stage: Option<&str>) -> Self {
        use api::wire::Side;
        let reds = |side: Side| {
            let of = |event: &&api::wire::MatchEvent| {
                event.kind == "red_card" && event.side == Some(side.clone())
            };
            u32::try_from(sent.events.iter().filter(of).count()).unwrap_or(u32::MAX)
        };
        // In the order of play, whatever the order on the wire: the last one is running.
        let mut in_order: Vec<_> = sent.period_scores.iter().cloned().zip(periods).collect();
        in_order.sort_by_key(|(period, _)| period.number);
        let (period_scores, periods) = in_order.into_iter().unzip();
        Self {
            wire: api::wire::Statistics {
                events: Vec::new(),
                period_scores,
                ..sent.clone()
            },
            reds: [reds(Side::Home), reds(Side::Away)],
            periods,
            stage: stage.map(Box::from),
        }
    }
}
