//! The snapshot: everything that the operator offers, normalised and immutable.
//!
//! A build reads this and never the wire. What is kept is what a page can show; texts are kept once
//! where all languages agree; paths are safe and unique before any page is planned.

mod facts;
mod lists;
mod main_market;
mod news;
mod normal_markets;
mod normalise;
mod paths;
mod slug;
mod stored;
mod text;

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

pub use facts::{Facet, Locales, MatchView, differing_leagues, differing_match};
pub use lists::List;
pub use main_market::MainMarket;
pub use news::{News, NewsMarkets};
pub use normalise::{Feed, LocaleFeed, PackedMarkets, SentMatch, normal_leagues, normal_match};
pub use paths::{Overlay, settle_slugs};
pub use slug::Slug;
pub use stored::{decode_markets, encode_markets};
pub use text::Text;

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
    /// Higher stands earlier.
    pub priority: i64,
    /// The market of its lists.
    pub main_market: u64,
}

impl Sport {
    /// Path of what has this slug in the sport, without the locale's prefix.
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
    /// The same as the operator sent it; a match may have had it before.
    pub sent_slug: Slug,
    /// Its name.
    pub name: Text,
    /// Higher stands earlier.
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
    /// The same as the operator sent it; a match may have had it before.
    pub sent_slug: Slug,
    /// Its name.
    pub name: Text,
    /// Higher stands earlier.
    pub priority: i64,
}

/// A match, without its markets: [`Catalogue::markets`] gives those.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Match {
    /// The operator's number.
    pub id: u64,
    /// The provider's name for it.
    pub urn: Box<str>,
    /// Its league.
    pub league: u64,
    /// Path segment within the sport.
    pub slug: Slug,
    /// The same as the operator sent it; another match may have had it before.
    pub sent_slug: Slug,
    /// Home side.
    pub home: Text,
    /// Away side.
    pub away: Text,
    /// URLs of the two sides' logos.
    pub logos: [Option<Box<str>>; 2],
    /// Where it is played: stadium, city.
    pub venue: Option<Box<str>>,
    /// Prematch, live, over.
    pub status: api::wire::EventStatus,
    /// When it starts.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub start: Timestamp,
    /// Who supplies it.
    pub provider: Box<str>,
    /// Score and clock, with period names in each language. Apart: most matches have none.
    pub score: Option<Box<MatchScore>>,
    /// Markets that take bets, as the operator counts them.
    pub available: u32,
    /// The market of lists: see [`Match::main`].
    pub main: Option<MainMarket>,
    /// When its prices last changed, as far as the builds have seen.
    pub priced: Priced,
    /// The same of the main market alone.
    pub main_priced: Priced,
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
    /// As it came in the default language.
    pub wire: api::wire::Statistics,
    /// Names of `wire.period_scores`, in order.
    pub periods: Vec<Text>,
}

/// A market with one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Market {
    /// The kind of market.
    pub id: u64,
    /// The line as it travels, or empty.
    pub specifier: String,
    /// Its name.
    pub name: Text,
    /// The line as a visitor calls it; empty where the names tell it.
    pub line: Text,
    /// Whether it takes bets.
    pub status: api::wire::MarketStatus,
    /// Tabs that it stands in.
    pub groups: Arc<[Group]>,
    /// Higher stands earlier.
    pub priority: i64,
    /// Whether the most balanced of its lines.
    pub balanced: bool,
    /// Whether its outcomes can be joined to a custom bet.
    pub joins: bool,
    /// What can be picked.
    pub outcomes: Vec<Outcome>,
}

/// A tab of markets.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Group {
    /// Stable word.
    pub key: String,
    /// Its name.
    pub name: Text,
    /// Higher stands earlier.
    pub priority: i64,
}

/// One outcome.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The operator's number.
    pub id: u64,
    /// Its name.
    pub name: Text,
    /// Price in thousandths.
    pub odds: u32,
    /// Whether it takes bets.
    pub active: bool,
}

/// What says where the markets of a match are: they are most of a catalogue, and only the pages
/// that show them need them.
pub trait MarketSource: Send + Sync {
    /// Every market of a match, in the operator's order; none for a match that is not there.
    fn markets(&self, match_: u64) -> Vec<Market>;
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
    lists: lists::Lists,
    markets: Option<Box<dyn MarketSource>>,
}

/// What makes one snapshot the next.
#[derive(Debug, Default)]
pub struct Patch {
    /// All sports, categories and leagues, when any of them is another.
    pub leagues: Option<Leagues>,
    /// Matches that are new or have changed.
    pub put: BTreeMap<u64, Box<Match>>,
    /// Numbers of matches that are gone.
    pub removed: Vec<u64>,
}

impl Catalogue {
    /// Puts a snapshot together. Slugs are settled by then.
    pub fn new(leagues: Leagues, matches: BTreeMap<u64, Box<Match>>) -> Self {
        let mut catalogue = Self {
            sports: leagues.sports,
            categories: leagues.categories,
            leagues: leagues.leagues,
            matches,
            lists: lists::Lists::default(),
            markets: None,
        };
        catalogue.lists = lists::Lists::new(&catalogue);
        catalogue
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
            self.lists = lists::Lists::new(self);
            return;
        }
        for id in patch.removed {
            if let Some(match_) = self.matches.remove(&id) {
                self.lists.forget(&match_);
            }
        }
        for (id, match_) in patch.put {
            let before = self.matches.insert(id, match_);
            self.lists.replace(&self.matches, before.as_deref(), id);
        }
    }

    /// Says how long lists are, as the settings have it, and where markets are read from.
    pub fn prepare(
        &mut self,
        settings: &crate::settings::Settings,
        markets: Box<dyn MarketSource>,
    ) {
        self.lists.limit(settings.list_limit, settings.top_leagues);
        self.markets = Some(markets);
    }

    /// A build has seen it all. Lets go of what markets were read from: a catalogue that waits for the
    /// next build holds nothing open.
    pub fn rest(&mut self) {
        self.markets = None;
        self.lists.were_seen();
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

    /// The sport of a match.
    pub fn sport_of(&self, match_: &Match) -> Option<u64> {
        Some(self.leagues.get(&match_.league)?.sport)
    }
}

impl Match {
    /// The market that it shows in lists.
    pub fn main(&self) -> Option<&Market> {
        self.main.as_ref()?.get()
    }

    /// Whether it takes bets (spec 4).
    pub fn is_bettable(&self) -> bool {
        self.status.is_bettable()
    }

    /// Whether it is being played.
    pub fn is_live(&self) -> bool {
        self.status == api::wire::EventStatus::Live
    }
}
