//! What a page's code is given, and nothing else: reading through it is declaring a dependency.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use jiff::Timestamp;
use jiff::civil::Date;

use crate::assets::messages_name;
use crate::catalogue::{Category, Facet, League, List, Market, Match, MatchScore, Sport};
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::locale::Locale;
use crate::pages::labels;
use crate::settings::Settings;
use crate::site::{self, Site};
use crate::view::{OddsLabels, ScoreboardLabels, TimeProps};

/// What a page read.
#[derive(Default)]
pub struct Reads {
    /// Of the catalogue, in order.
    pub facts: Vec<Input>,
    /// Beside that.
    pub words: Words,
}

/// What a page read beside the catalogue. Almost all of it is one of a few sets that stand together.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Words {
    /// Index of the page's language.
    locale: usize,
    sets: u8,
    others: BTreeSet<Input>,
}

const PROGRAM: u8 = 1;
const SETTINGS: u8 = 2;
const FRAME: u8 = 4;
const TODAY: u8 = 8;
const ODDS: u8 = 16;
const SCOREBOARD: u8 = 32;

impl Words {
    /// All of it, in order.
    pub fn inputs(&self, locales: &[Locale]) -> Vec<Input> {
        let messages = |keys: Vec<String>| keys.into_iter().map(Input::Message).collect();
        let sets: [(u8, Vec<Input>); 6] = [
            (PROGRAM, vec![Input::Program]),
            (SETTINGS, vec![Input::Settings]),
            (
                FRAME,
                vec![
                    Input::Settings,
                    Input::Menu,
                    Input::Asset(messages_name(locales[self.locale])),
                ],
            ),
            (TODAY, vec![Input::Today]),
            (ODDS, messages(labels::keys(labels::odds))),
            (SCOREBOARD, messages(labels::keys(labels::scoreboard))),
        ];
        let read = sets.into_iter().filter(|(set, _)| self.sets & set != 0);
        let mut all = self.others.clone();
        all.extend(read.flat_map(|(_, inputs)| inputs));
        all.into_iter().collect()
    }
}

/// What pages that are made one after another share: a match's pages in all languages follow each
/// other, and its markets are read once; prices of many matches are from the same moment.
#[derive(Default)]
pub struct Neighbours {
    markets: RefCell<Option<(u64, Arc<[Market]>)>>,
    /// Moments in words, by locale.
    moments: RefCell<HashMap<(usize, Timestamp), TimeProps>>,
}

/// A view of the site for one page in one language. Every accessor records what it gives.
pub struct Scope<'a> {
    site: &'a Site<'a>,
    neighbours: &'a Neighbours,
    locale: usize,
    facts: RefCell<Vec<Input>>,
    sets: Cell<u8>,
    others: RefCell<BTreeSet<Input>>,
}

impl<'a> Scope<'a> {
    /// A scope that has read nothing yet but the program that runs.
    pub fn new(site: &'a Site<'a>, locale: usize, neighbours: &'a Neighbours) -> Self {
        Self {
            site,
            neighbours,
            locale,
            facts: RefCell::default(),
            sets: Cell::new(PROGRAM),
            others: RefCell::default(),
        }
    }

    /// What was read.
    pub fn into_reads(self) -> Reads {
        let mut facts = self.facts.into_inner();
        facts.sort_unstable();
        facts.dedup();
        Reads {
            facts,
            words: Words {
                locale: self.locale,
                sets: self.sets.get(),
                others: self.others.into_inner(),
            },
        }
    }

    /// The page's language. A page's language is part of its identity, not a read.
    pub fn locale(&self) -> Locale {
        self.site.project.settings.locales[self.locale]
    }

    /// Settings of the site.
    pub fn settings(&self) -> &'a Settings {
        self.mark(SETTINGS);
        &self.site.project.settings
    }

    /// What stands around every page is read with it.
    pub fn frame(&self) {
        self.mark(FRAME);
    }

    /// The words of the odds island.
    pub fn odds_labels(&self) -> &'a OddsLabels {
        self.mark(ODDS);
        &self.site.labels(self.locale).0
    }

    /// The words of the scoreboard.
    pub fn scoreboard_labels(&self) -> &'a ScoreboardLabels {
        self.mark(SCOREBOARD);
        &self.site.labels(self.locale).1
    }

    /// Ids of a list.
    pub fn list(&self, list: List) -> Vec<u64> {
        self.record(Input::List(list));
        self.site.catalogue.list(list)
    }

    /// How many matches of a league take bets.
    pub fn count(&self, league: u64) -> u32 {
        self.record(Input::Count(league));
        u32::try_from(self.site.catalogue.bettable_in(league)).unwrap_or(u32::MAX)
    }

    /// A sport.
    pub fn sport(&self, id: u64) -> Option<&'a Sport> {
        self.record(Input::Facet(Facet::Sport(id)));
        self.site.catalogue.sports.get(&id)
    }

    /// A category.
    pub fn category(&self, id: u64) -> Option<&'a Category> {
        self.record(Input::Facet(Facet::Category(id)));
        self.site.catalogue.categories.get(&id)
    }

    /// A league.
    pub fn league(&self, id: u64) -> Option<&'a League> {
        self.record(Input::Facet(Facet::League(id)));
        self.site.catalogue.leagues.get(&id)
    }

    /// A match: names, state, start. Its markets, prices and score are read on their own.
    pub fn match_(&self, id: u64) -> Option<&'a Match> {
        self.record(Input::Facet(Facet::Match(id)));
        self.site.catalogue.matches.get(&id)
    }

    /// The market that a match shows in lists, with its prices (soft).
    pub fn main_market(&self, id: u64) -> Option<&'a Market> {
        self.record(Input::Facet(Facet::MainMarket(id)));
        self.record(Input::Facet(Facet::MainPrices(id)));
        self.site.catalogue.matches.get(&id)?.main.as_ref()
    }

    /// Every market of a match, with its prices (soft).
    pub fn markets(&self, id: u64) -> Arc<[Market]> {
        self.record(Input::Facet(Facet::Markets(id)));
        self.record(Input::Facet(Facet::Prices(id)));
        let mut last = self.neighbours.markets.borrow_mut();
        match &*last {
            Some((of, markets)) if *of == id => Arc::clone(markets),
            _ => {
                let markets = self.site.catalogue.markets(id);
                *last = Some((id, Arc::clone(&markets)));
                markets
            }
        }
    }

    /// Score and clock of a match (soft).
    pub fn score(&self, id: u64) -> Option<&'a MatchScore> {
        self.record(Input::Facet(Facet::Score(id)));
        self.site.catalogue.matches.get(&id)?.score.as_ref()
    }

    /// How many markets of a match take bets (soft).
    pub fn available(&self, id: u64) -> u32 {
        self.record(Input::Facet(Facet::Score(id)));
        self.site
            .catalogue
            .matches
            .get(&id)
            .map_or(0, |match_| match_.available)
    }

    /// Index of the page's language, for the texts of what was read.
    pub fn locale_index(&self) -> usize {
        self.locale
    }

    /// A message without variables.
    ///
    /// # Errors
    /// There is no such message, or it wants a variable.
    pub fn message(&self, key: &str) -> Result<String, Diagnostic> {
        self.others
            .borrow_mut()
            .insert(Input::Message(key.to_owned()));
        site::message(self.site.project, self.locale, key)
    }

    /// The day of the build in the site's zone.
    pub fn today(&self) -> Date {
        self.mark(TODAY);
        self.site.today()
    }

    /// The day of a moment in the site's zone.
    pub fn date(&self, at: Timestamp) -> Date {
        self.mark(SETTINGS);
        at.to_zoned(self.site.zone().clone()).date()
    }

    /// A day in words, such as `Sat, 21 Nov`.
    pub fn day_text(&self, date: Date) -> String {
        self.site.dates(self.locale).day(date)
    }

    /// A moment as a time of day, `15:00`.
    pub fn time(&self, at: Timestamp) -> TimeProps {
        self.mark(SETTINGS);
        TimeProps {
            iso: at.to_string(),
            text: self.site.dates(self.locale).time(at, self.site.zone()),
        }
    }

    /// A moment with its day, `Sat, 21 Nov, 15:00`.
    pub fn moment(&self, at: Timestamp) -> TimeProps {
        self.mark(SETTINGS);
        let mut known = self.neighbours.moments.borrow_mut();
        let moment = known.entry((self.locale, at)).or_insert_with(|| TimeProps {
            iso: at.to_string(),
            text: self.site.dates(self.locale).moment(at, self.site.zone()),
        });
        moment.clone()
    }

    /// Root-relative path in the page's language.
    pub fn href(&self, path: &str) -> String {
        href(self.site.prefix(self.locale), path)
    }

    /// Root-relative path in the language of this index.
    pub fn href_in(&self, locale: usize, path: &str) -> String {
        self.mark(SETTINGS);
        href(self.site.prefix(locale), path)
    }

    /// Path without prefix of a league; its sport is read with it.
    pub fn league_path(&self, league: &League) -> Option<String> {
        let sport = self.sport(league.sport)?;
        Some(["/", sport.slug.as_str(), "/", league.slug.as_str()].concat())
    }

    /// Path without prefix of a match; its sport is read with it.
    pub fn match_path(&self, match_: &Match, sport: u64) -> Option<String> {
        let sport = self.sport(sport)?;
        Some(["/", sport.slug.as_str(), "/", match_.slug.as_str()].concat())
    }

    /// Notes a part of the catalogue.
    fn record(&self, input: Input) {
        self.facts.borrow_mut().push(input);
    }

    fn mark(&self, set: u8) {
        self.sets.set(self.sets.get() | set);
    }
}

fn href(prefix: &str, path: &str) -> String {
    match (prefix, path) {
        ("", path) => path.to_owned(),
        (prefix, "/") => prefix.to_owned(),
        (prefix, path) => [prefix, path].concat(),
    }
}
