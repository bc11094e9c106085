//! What a page's code is given, and nothing else: reading through it is declaring a dependency.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::sync::Arc;

use fluent_bundle::FluentArgs;
use jiff::Timestamp;
use jiff::civil::Date;

use crate::catalogue::{Category, Facet, League, List, Market, Match, MatchScore, Sport};
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::locale::Locale;
use crate::settings::Settings;
use crate::site::{Endpoints, Site};
use crate::view::TimeProps;

/// What a page read.
pub type Reads = BTreeSet<Input>;

/// A view of the site for one page in one language. Every accessor records what it gives.
pub struct Scope<'a> {
    site: &'a Site<'a>,
    locale: usize,
    reads: RefCell<Reads>,
}

impl<'a> Scope<'a> {
    /// A scope that has read nothing yet but the program that runs.
    pub fn new(site: &'a Site<'a>, locale: usize) -> Self {
        let scope = Self {
            site,
            locale,
            reads: RefCell::default(),
        };
        scope.record(Input::Program);
        scope
    }

    /// What was read.
    pub fn into_reads(self) -> Reads {
        self.reads.into_inner()
    }

    /// The page's language. A page's language is part of its identity, not a read.
    pub fn locale(&self) -> Locale {
        self.site.project.settings.locales[self.locale]
    }

    /// Settings of the site.
    pub fn settings(&self) -> &'a Settings {
        self.record(Input::Settings);
        &self.site.project.settings
    }

    /// Where the browser reaches the operator.
    pub fn endpoints(&self) -> &'a Endpoints {
        self.record(Input::Settings);
        &self.site.endpoints
    }

    /// The menu of every page.
    pub fn menu(&self) -> &'a crate::pages::Menu {
        self.record(Input::Menu);
        self.site.menu(self.locale)
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
        self.site.catalogue.markets(id)
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
        self.record(Input::Message(key.to_owned()));
        self.site.project.messages[self.locale]
            .format(key, None::<&FluentArgs<'_>>)
            .map_err(|reason| {
                Diagnostic::error(reason)
                    .hint("the generator asks for this message by name; put it back")
            })
    }

    /// The day of the build in the site's zone.
    pub fn today(&self) -> Date {
        self.record(Input::Today);
        self.site.today()
    }

    /// The day of a moment in the site's zone.
    pub fn date(&self, at: Timestamp) -> Date {
        self.record(Input::Settings);
        at.to_zoned(self.site.zone().clone()).date()
    }

    /// A day in words, such as `Sat, 21 Nov`.
    pub fn day_text(&self, date: Date) -> String {
        self.site.dates(self.locale).day(date)
    }

    /// A moment as a time of day, `15:00`.
    pub fn time(&self, at: Timestamp) -> TimeProps {
        self.record(Input::Settings);
        TimeProps {
            iso: at.to_string(),
            text: self.site.dates(self.locale).time(at, self.site.zone()),
        }
    }

    /// A moment with its day, `Sat, 21 Nov, 15:00`.
    pub fn moment(&self, at: Timestamp) -> TimeProps {
        self.record(Input::Settings);
        TimeProps {
            iso: at.to_string(),
            text: self.site.dates(self.locale).moment(at, self.site.zone()),
        }
    }

    /// Root-relative path in the page's language.
    pub fn href(&self, path: &str) -> String {
        href(&self.site.prefix(self.locale), path)
    }

    /// Root-relative path in the language of this index.
    pub fn href_in(&self, locale: usize, path: &str) -> String {
        self.record(Input::Settings);
        href(&self.site.prefix(locale), path)
    }

    /// Path without prefix of a league; its sport is read with it.
    pub fn league_path(&self, league: &League) -> Option<String> {
        Some(format!(
            "/{}/{}",
            self.sport(league.sport)?.slug,
            league.slug
        ))
    }

    /// Path without prefix of a match; its sport is read with it.
    pub fn match_path(&self, match_: &Match, sport: u64) -> Option<String> {
        Some(format!("/{}/{}", self.sport(sport)?.slug, match_.slug))
    }

    /// URL of the messages that the browser loads.
    pub fn client_messages(&self) -> String {
        let name = crate::assets::messages_name(self.locale());
        self.record(Input::Asset(name.clone()));
        self.site.project.assets.url(&name).unwrap_or_default()
    }

    fn record(&self, input: Input) {
        self.reads.borrow_mut().insert(input);
    }
}

fn href(prefix: &str, path: &str) -> String {
    match (prefix, path) {
        ("", path) => path.to_owned(),
        (prefix, "/") => prefix.to_owned(),
        (prefix, path) => format!("{prefix}{path}"),
    }
}
