//! The snapshot: everything that the operator offers, normalised and immutable, and the rules that turn it into rows and cards.
//!
//! A build reads this and never the wire. It keeps what a page can show; texts are kept once where all languages agree; paths
//! are safe and unique before any page is planned. Below it are the words in which all crates above speak of pages: a
//! [`route`] names a page, an [`input`] names what a page read, a [`fingerprint`] tells whether that changed, and a
//! [`locale`](locale::Locale) is a language of the site.
//!
//! It does no I/O and knows no settings: what a site's settings say about lists comes in as [`Bounds`].

pub mod fingerprint;
pub mod input;
pub mod locale;
pub mod removal;
pub mod route;
pub mod rules;

mod addresses;
mod called;
mod days;
mod entities;
mod facts;
mod fixtures;
mod listed;
mod lists;
mod main_market;
mod market;
mod news;
mod normal_markets;
mod normalise;
mod offers;
mod previews;
mod ranks;
mod slug;
mod stored;
mod text;

use std::collections::BTreeMap;

use jiff::Timestamp;
use jiff::tz::TimeZone;

pub use addresses::{Address, Addresses, Owner, settle_leagues, settle_match, settle_sports};
pub use called::Called;
pub use days::{DAYS_AHEAD, DAYS_BACK, Size, Span};
pub use entities::{
    Category, League, Leagues, Match, MatchScore, Outright, Priced, Revision, Sport,
};
pub use facts::{Facet, Locales, MatchView, differing_leagues, differing_match};
pub use fixtures::{Side, side_key, side_of};
pub use lists::List;
pub use main_market::MainMarket;
pub use market::{Group, Market, MarketSource, Outcome};
pub use news::{News, NewsMarkets};
pub use normalise::{Feed, LocaleFeed, PackedMarkets, SentMatch, normal_leagues, normal_match};
pub use offers::Offers;
pub use previews::Previews;
pub use slug::{Slug, reserved};
pub use stored::{decode_markets, encode_markets};
pub use text::Text;

/// The whole snapshot.
pub struct Catalogue {
    /// By the operator's numbers.
    pub sports: BTreeMap<u64, Sport>,
    /// By the operator's numbers.
    pub categories: BTreeMap<u64, Category>,
    /// By the operator's numbers.
    pub leagues: BTreeMap<u64, League>,
    /// By the operator's numbers.
    pub matches: BTreeMap<u64, Box<Match>>,
    /// What the operator has beside bets on matches.
    pub offers: Offers,
    lists: lists::Lists,
    days: days::Days,
    fixtures: fixtures::Fixtures,
    markets: Option<Box<dyn MarketSource>>,
}

/// What the settings of a site say about its lists.
pub struct Bounds<'a> {
    /// The most matches of a list.
    pub list_limit: usize,
    /// How many leagues lead menus and lists of leagues.
    pub top_leagues: usize,
    /// The zone in which a day begins.
    pub zone: &'a TimeZone,
    /// Whether leagues have calendars, which need the fixtures of their sides.
    pub has_calendars: bool,
}

/// What makes one snapshot the next.
#[derive(Debug, Default)]
pub struct Patch {
    /// All sports, categories and leagues, when any of them is another.
    pub leagues: Option<Leagues>,
    /// Matches that are new or have changed.
    pub put: BTreeMap<u64, Box<Match>>,
    /// Numbers of matches that were removed.
    pub removed: Vec<u64>,
}

impl Catalogue {
    /// Makes a snapshot. Slugs must be settled.
    pub fn new(leagues: Leagues, matches: BTreeMap<u64, Box<Match>>) -> Self {
        let lists = lists::Lists::new(
            &leagues.sports,
            &leagues.categories,
            &leagues.leagues,
            &matches,
        );
        Self {
            sports: leagues.sports,
            categories: leagues.categories,
            leagues: leagues.leagues,
            matches,
            offers: Offers::default(),
            lists,
            days: days::Days::default(),
            fixtures: fixtures::Fixtures::default(),
            markets: None,
        }
    }

    /// Makes this snapshot the next one. Costs what is patched, unless leagues are.
    pub fn patch(&mut self, patch: Patch) {
        let is_large = patch.put.len() + patch.removed.len() > self.matches.len() / 8;
        let is_anew = is_large || patch.leagues.is_some();
        if let Some(leagues) = patch.leagues {
            self.sports = leagues.sports;
            self.categories = leagues.categories;
            self.leagues = leagues.leagues;
        }
        if is_anew {
            for id in patch.removed {
                self.matches.remove(&id);
            }
            self.matches.extend(patch.put);
            self.lists =
                lists::Lists::new(&self.sports, &self.categories, &self.leagues, &self.matches);
            self.days.clear();
            self.fixtures.clear();
            return;
        }
        for id in patch.removed {
            if let Some(match_) = self.matches.remove(&id) {
                self.lists.forget(&match_);
                self.replace_elsewhere(Some(&match_), None);
            }
        }
        for (id, match_) in patch.put {
            let before = self.matches.insert(id, match_);
            self.lists.replace(&self.matches, before.as_deref(), id);
            self.replace_elsewhere(before.as_deref(), Some(id));
        }
    }

    /// Moves a match in the days and in the fixtures.
    fn replace_elsewhere(&mut self, before: Option<&Match>, id: Option<u64>) {
        let now = id.and_then(|id| self.matches.get(&id)).map(|it| &**it);
        let has_moved = [
            self.days.replace(&self.matches, before, now),
            self.fixtures.replace(&self.matches, before, now),
        ];
        if has_moved.contains(&true) {
            let leagues = before.into_iter().chain(now).map(|it| it.league);
            leagues.for_each(|league| self.lists.move_in(league));
        }
    }

    /// Sets how long lists are, as the settings have it, the time of the build, and where markets are
    /// read from.
    pub fn prepare(&mut self, bounds: &Bounds<'_>, now: Timestamp, markets: Box<dyn MarketSource>) {
        self.lists.limit(bounds.list_limit, bounds.top_leagues);
        self.set_clock(now, bounds.zone);
        if !bounds.has_calendars {
            self.fixtures.clear();
        } else if self.fixtures.fill(&self.matches) {
            self.lists.moved = lists::Moved::Anything;
        }
        self.markets = Some(markets);
    }

    /// Says what time it is, and in which zone a day begins.
    fn set_clock(&mut self, now: Timestamp, zone: &TimeZone) {
        let clock = days::Clock::of(now, zone);
        let ranked = &self.lists.ranks(0).all;
        let passed = (self.days).set_clock(clock, ranked, &self.leagues, &self.matches);
        if passed == days::Passed::Days {
            self.lists.moved = lists::Moved::Anything;
        }
    }

    /// A build has seen it all. Lets go of what markets were read from: a catalogue that waits for the
    /// next build holds nothing open.
    pub fn rest(&mut self) {
        self.markets = None;
        self.lists.were_seen();
        self.days.has_moved = false;
    }

    /// Every market of a match, in the operator's order; none while the catalogue rests.
    pub fn markets(&self, match_: u64) -> Vec<Market> {
        let source = self.markets.as_ref();
        source.map_or_else(Vec::new, |source| source.markets(match_))
    }

    /// A match.
    pub fn match_(&self, id: u64) -> Option<&Match> {
        self.matches.get(&id).map(|match_| &**match_)
    }

    /// The sport of a slug.
    pub fn sport_of_slug(&self, slug: &str) -> Option<&Sport> {
        let mut sports = self.sports.values();
        sports.find(|sport| sport.slug.as_str() == slug)
    }

    /// The league of a slug, which is unique within its sport.
    pub fn league_of_slug(&self, sport: u64, slug: &str) -> Option<&League> {
        let mut leagues = self.leagues.values();
        leagues.find(|league| league.sport == sport && league.slug.as_str() == slug)
    }

    /// The number of the sport or the league that has a path (`/soccer/premier-league`).
    pub fn with_path(&self, path: &str) -> Option<u64> {
        let path = path.strip_prefix('/')?;
        match path.split_once('/') {
            None => Some(self.sport_of_slug(path)?.id),
            Some((sport, league)) => {
                let sport = self.sport_of_slug(sport)?;
                Some(self.league_of_slug(sport.id, league)?.id)
            }
        }
    }

    /// Leagues that have matches, if the site has calendars.
    pub fn leagues_with_fixtures(&self) -> impl Iterator<Item = u64> {
        self.fixtures.leagues()
    }

    /// Sides that have a calendar, with their league.
    pub fn sides(&self) -> impl Iterator<Item = (u64, &Slug)> {
        let leagues = self.fixtures.leagues();
        leagues.flat_map(|league| {
            let sides = self.fixtures.sides(league);
            sides.map(move |(slug, _)| (league, slug))
        })
    }

    /// The sport of a match.
    pub fn sport_of(&self, match_: &Match) -> Option<u64> {
        Some(self.leagues.get(&match_.league)?.sport)
    }
}
