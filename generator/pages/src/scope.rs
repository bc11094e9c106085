//! What a page's code is given, and nothing else: reading through it is declaring a dependency.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::{BTreeSet, HashMap};

use api::mend;
use jiff::Timestamp;
use jiff::civil::Date;

use crate::dates;
use crate::shares::Subject;
use crate::site::Site;
use crate::view::{Each, FrameIslands, Labels, OddsLabels, TimeProps, Words, islands};
use catalogue::input::{Input, Key, Section};
use catalogue::locale::Locale;
use catalogue::route;
use catalogue::{
    Category, Facet, League, List, Market, Match, MatchScore, Revision, Slug, Span, Sport, Text,
    side_of,
};
use diagnostic::Diagnostic;
use project::assets::{LOGO, Logo, THEME, messages_name};
use project::content;
use project::content::Target;
use project::images::{Images, PictureProps, Variants};
use project::link::{in_language, is_path};
use project::settings::{Features, Feeds};

/// What a page read, the same in each of its languages.
#[derive(Default)]
pub struct Reads {
    /// Of the catalogue and the content, in order.
    pub facts: Vec<Input>,
    /// Beside that.
    pub others: Others,
}

/// What a page read beside facts. Most of it comes in a few sets that are read together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Others {
    sets: u16,
    /// Names of the islands whose words were read.
    islands: BTreeSet<&'static str>,
    alone: BTreeSet<Input>,
}

const PROGRAM: u16 = 1;
const FRAME: u16 = 2;
const TODAY: u16 = 4;
/// The first section of the settings; the others follow.
const SETTINGS: u16 = 8;

const fn section(section: Section) -> u16 {
    SETTINGS << section as u16
}

impl Others {
    /// All of it in a language, in order.
    pub fn inputs(&self, locale: Locale) -> Vec<Input> {
        let sets: [(u16, Vec<Input>); 3] = [
            (PROGRAM, vec![Input::Program]),
            (
                FRAME,
                vec![
                    Input::Menu,
                    Input::Content(Key::footer()),
                    Input::Asset(messages_name(locale)),
                    Input::Asset(THEME.to_owned()),
                    Input::Asset(LOGO.to_owned()),
                ],
            ),
            (TODAY, vec![Input::Today]),
        ];
        let sections = Section::ALL.map(|it| (section(it), vec![Input::Settings(it)]));
        let sets = sets.into_iter().chain(sections);
        let read = sets.filter(|(set, _)| self.sets & set != 0);
        let mut all = self.alone.clone();
        all.extend(read.flat_map(|(_, inputs)| inputs));
        let shown = islands::ISLANDS.iter().filter(|island| {
            // The configuration of the islands has words of the odds.
            let odds = <OddsLabels<Words<'_>> as Labels<'_>>::ISLAND;
            let mut in_frame = FrameIslands::ALL.into_iter().chain([odds]);
            let in_frame = in_frame.any(|other| other.name == island.name);
            self.islands.contains(island.name) || (in_frame && self.sets & FRAME != 0)
        });
        all.extend(shown.flat_map(|island| island.keys().map(Input::Message)));
        all.into_iter().collect()
    }
}

/// What pages that are made one after another share: prices of many matches are from the same
/// moment.
#[derive(Default)]
pub struct Neighbours {
    /// Moments in words, by locale.
    moments: RefCell<HashMap<(usize, Timestamp), String>>,
}

impl Neighbours {
    /// Clears the cache when it holds more than `most` moments.
    pub fn forget(&self, most: usize) {
        let mut moments = self.moments.borrow_mut();
        if moments.len() > most {
            moments.clear();
        }
    }
}

/// A view of the site for one page, in one language or in several at once. Every accessor records
/// what it gives.
///
/// A page is made a second time with soft inputs hidden ([`Scope::hide_soft`]) where it must be known
/// whether its content has changed: then running scores are not there, and what depends on prices goes
/// through [`Scope::soft`].
pub struct Scope<'a> {
    site: &'a Site<'a>,
    neighbours: &'a Neighbours,
    locales: &'a [usize],
    facts: RefCell<Vec<Input>>,
    sets: Cell<u16>,
    islands: RefCell<BTreeSet<&'static str>>,
    alone: RefCell<BTreeSet<Input>>,
    markets: Shelf,
    hides_soft: Cell<bool>,
}

/// Markets of matches that were read from the state: kept as long as the scope, because views borrow
/// them.
#[derive(Default)]
struct Shelf(OnceCell<(u64, Vec<Market>, Box<Shelf>)>);

impl Shelf {
    fn get(&self, id: u64, read: impl FnOnce() -> Vec<Market>) -> &[Market] {
        match self.0.get() {
            Some((known, markets, _)) if *known == id => markets,
            Some((.., next)) => next.get(id, read),
            None => &self.0.get_or_init(|| (id, read(), Box::default())).1,
        }
    }
}

impl<'a> Scope<'a> {
    /// A scope of the locales of these indexes, that has read nothing yet but the program that runs.
    pub fn new(site: &'a Site<'a>, locales: &'a [usize], neighbours: &'a Neighbours) -> Self {
        Self {
            site,
            neighbours,
            locales,
            facts: RefCell::default(),
            sets: Cell::new(PROGRAM),
            islands: RefCell::default(),
            alone: RefCell::default(),
            markets: Shelf::default(),
            hides_soft: Cell::new(false),
        }
    }

    /// Takes what was read.
    pub fn take_reads(&self) -> Reads {
        let mut facts = self.facts.take();
        facts.sort_unstable();
        facts.dedup();
        Reads {
            facts,
            others: Others {
                sets: self.sets.replace(PROGRAM),
                islands: self.islands.take(),
                alone: self.alone.take(),
            },
        }
    }

    /// Hides soft inputs from now on.
    pub fn hide_soft(&self) {
        self.hides_soft.set(true);
    }

    /// A value that depends on prices or scores; while these are hidden, the default value.
    pub fn soft<T: Default>(&self, value: T) -> T {
        if self.hides_soft.get() {
            T::default()
        } else {
            value
        }
    }

    /// Indexes of the page's languages. They are part of its identity, not a read.
    pub fn locales(&self) -> &'a [usize] {
        self.locales
    }

    /// A text of the catalogue.
    pub fn text(&self, text: &'a Text) -> Words<'a> {
        Words::Named(text, self.locales)
    }

    /// Name of the home side; what an outright is called.
    pub fn home(&self, match_: &'a Match) -> Words<'a> {
        self.side(match_, &match_.home)
    }

    /// Name of the away side; empty for an outright.
    pub fn away(&self, match_: &'a Match) -> Words<'a> {
        self.side(match_, &match_.away)
    }

    /// A side that is not known yet is to be decided.
    fn side(&self, match_: &Match, name: &'a Text) -> Words<'a> {
        let is_known = |locale: &usize| !name.get(*locale).is_empty();
        if match_.is_outright || self.locales.iter().all(is_known) {
            return self.text(name);
        }
        let unknown = self.labels::<OddsLabels<Words<'a>>>().side_unknown;
        Words::Each(self.each_in(|nth, locale| {
            let word = match is_known(&locale) {
                true => name.get(locale),
                false => unknown.get(nth),
            };
            word.to_owned()
        }))
    }

    /// The words in place of a time that is to be confirmed.
    fn time_unknown(&self) -> Words<'a> {
        self.labels::<OddsLabels<Words<'a>>>().time_unknown
    }

    /// A text that is made of one of the catalogue.
    pub fn of_text(&self, text: &Text, make: impl Fn(&str) -> String) -> Words<'a> {
        match text.same() {
            Some(text) => Words::Same(make(text).into()),
            None => self.words(|locale| make(text.get(locale))),
        }
    }

    /// A text that is made for each language.
    pub fn words(&self, make: impl Fn(usize) -> String) -> Words<'a> {
        Words::Each(self.each(make))
    }

    /// A value that is made for each language.
    pub fn each<T>(&self, make: impl Fn(usize) -> T) -> Each<T> {
        Each(self.locales.iter().map(|locale| make(*locale)).collect())
    }

    /// A text that is made for each language, by its place in the scope and its index in the settings.
    pub fn each_in(&self, make: impl Fn(usize, usize) -> String) -> Each<String> {
        let locales = self.locales.iter().enumerate();
        Each(locales.map(|(nth, locale)| make(nth, *locale)).collect())
    }

    /// Absolute URL of the site, without a final slash.
    pub fn origin(&self) -> &'a str {
        self.mark(section(Section::Origin));
        &self.site.project.settings.origin
    }

    /// Whether search engines may list the site.
    pub fn is_indexed(&self) -> bool {
        self.mark(section(Section::Indexed));
        self.site.project.settings.indexed
    }

    /// IANA name of the site's zone.
    pub fn zone_name(&self) -> &'a str {
        self.mark(section(Section::Zone));
        &self.site.project.settings.zone_name
    }

    /// The site's name, and its picture.
    pub fn brand(&self) -> (&'a str, Option<&'a Logo>) {
        self.mark(section(Section::Name));
        self.alone
            .borrow_mut()
            .insert(Input::Asset(LOGO.to_owned()));
        let project = self.site.project;
        (&project.settings.name, project.assets.logo())
    }

    /// The site's name.
    pub fn site_name(&self) -> &'a str {
        self.mark(section(Section::Name));
        &self.site.project.settings.name
    }

    /// Which feeds and calendars there are.
    pub fn feeds(&self) -> Feeds {
        self.mark(section(Section::Feeds));
        self.site.project.settings.feeds
    }

    /// The most matches of a list, except in those of a league and of live matches.
    pub fn list_limit(&self) -> u32 {
        self.mark(section(Section::ListLimit));
        self.site.project.settings.lists.limit.get()
    }

    /// The enabled parts of the product.
    pub fn features(&self) -> Features {
        self.mark(section(Section::Features));
        self.site.features()
    }

    /// Absolute URL of a path in the language of this index, encoded.
    pub fn url_in(&self, locale: usize, path: &str) -> String {
        let href = self.href_in(locale, path);
        [self.origin(), &*route::encoded(&href)].concat()
    }

    /// Absolute URL of a path that is the same in every language, such as that of a picture; an address
    /// elsewhere is one already.
    pub fn absolute(&self, path: &str) -> String {
        match is_path(path) {
            true => [self.origin(), path].concat(),
            false => path.to_owned(),
        }
    }

    /// When a day of the site, or a time of one, begins.
    pub fn begin_of(&self, at: content::Moment) -> Option<Timestamp> {
        self.mark(section(Section::Zone));
        let zoned = at.start().to_zoned(self.site.zone().clone());
        Some(zoned.ok()?.timestamp())
    }

    /// Every language of the site, the default first.
    pub fn languages(&self) -> &'a [Locale] {
        self.mark(section(Section::Locales));
        &self.site.project.settings.locales
    }

    /// Records that the page has the frame around it, and with it all that the frame is made of.
    pub fn frame(&self) {
        self.mark(FRAME);
        for it in Section::OF_FRAME {
            self.mark(section(it));
        }
    }

    /// A page that editors made of blocks.
    pub fn page_content(&self, slug: &str) -> Option<&'a content::Page> {
        self.record(Input::Content(Key::page(slug)));
        self.site.project.content.page(slug)
    }

    /// A text of a record.
    pub fn written(&self, text: &'a content::Text) -> Words<'a> {
        self.words(|locale| text.get(locale).to_owned())
    }

    /// Where a link of a record leads; to a page in the same language, if it is one of this site.
    /// `None` if it names a sport or a league that the operator does not have, a promotion that is not
    /// on, or a page that the site leaves out.
    pub fn link(&self, link: &'a content::Link) -> Option<Words<'a>> {
        match link.target() {
            Target::Address(address) => return Some(Words::from(address)),
            Target::Path(path) => {
                let content = &self.site.project.content;
                if !content.has_page(path, &self.features()) {
                    return None;
                }
            }
            Target::Entity(name) => {
                let sport = self.sport_of_slug(name.sport.as_str())?;
                if let Some(league) = name.league {
                    self.league_of_slug(sport, league.as_str())?;
                }
            }
            Target::Promotion(slug) => {
                self.record(Input::Directory);
                self.site.promotions().iter().find(|it| it.0 == slug)?;
            }
        }
        Some(self.href(link.as_str()))
    }

    /// Records that the page is one of those that editors have added, or depends on which there are.
    pub fn directory(&self) {
        self.record(Input::Directory);
    }

    /// The promotions that are on, with their slugs: the one that began last comes first.
    pub fn promotions(&self) -> Vec<(&'a str, &'a content::Offer)> {
        self.record(Input::Directory);
        let on = self.site.promotions().iter();
        on.inspect(|(slug, _)| self.record(Input::Content(Key::promotion(slug))))
            .copied()
            .collect()
    }

    /// A promotion that is on.
    pub fn promotion(&self, slug: &str) -> Option<&'a content::Offer> {
        self.record(Input::Directory);
        self.record(Input::Content(Key::promotion(slug)));
        let mut on = self.site.promotions().iter();
        on.find(|it| it.0 == slug).map(|(_, offer)| *offer)
    }

    /// The moment at which a day of the site ends or begins, in words.
    pub fn moment_of(&self, at: content::Moment) -> TimeProps<'a> {
        self.mark(section(Section::Zone));
        let zoned = at.start().to_zoned(self.site.zone().clone());
        let Ok(zoned) = zoned else {
            return TimeProps {
                iso: at.to_string(),
                text: Words::Same(at.to_string().into()),
            };
        };
        match at {
            content::Moment::Day(date) => TimeProps {
                iso: date.to_string(),
                text: self.words(|locale| self.site.dates(locale).long_day(date)),
            },
            content::Moment::Time(_) => self.moment(zoned.timestamp()),
        }
    }

    /// A picture of the content; `None` if its file is not there.
    pub fn picture(&self, picture: &content::Picture) -> Option<PictureProps> {
        if let Some(address) = picture.src.address() {
            let size = (picture.width.get(), picture.height.get());
            let variants = Variants {
                light: picture.light,
                mobile: picture.mobile,
            };
            return Some(self.images().named(address, size, variants));
        }
        let name = picture.src.asset();
        let url = self.site.project.assets.url(&name);
        self.alone.borrow_mut().insert(Input::Asset(name));
        url.map(PictureProps::file)
    }

    /// Absolute URL of the picture that is shown with a link to a page; none without the setting, or in a
    /// language for which none can be drawn. It shows nothing that the page does not, so it is hidden with
    /// soft inputs: the content is the same in other colours.
    pub fn share(&self, subject: Subject<'_>) -> Option<Each<Option<String>>> {
        self.mark(section(Section::Images));
        let settings = &self.site.project.settings;
        if !settings.share_images.are_wanted() {
            return None;
        }
        self.mark(section(Section::Name));
        let (shares, catalogue) = (&self.site.shares, self.site.catalogue);
        let found = self.each(|locale| {
            let asked = |path: &str| {
                self.alone
                    .borrow_mut()
                    .insert(Input::Asset(path.to_owned()));
            };
            let path = shares.find(settings, catalogue, subject, locale, asked)?;
            Some([&settings.origin, "/", &path].concat())
        });
        self.soft(Some(found))
    }

    /// The logo of a side, `size` pixels wide and high, in every format that there is; `None` if the
    /// page may not load it.
    pub fn crest(&self, sent: &str, size: u32) -> Option<PictureProps> {
        let images = self.images();
        images.crest(sent, &self.site.endpoints.api, size)
    }

    /// The small logo of a side in a row.
    pub fn logo(&self, sent: &str, size: u32) -> Option<String> {
        let images = self.images();
        images.logo(sent, &self.site.endpoints.api, size)
    }

    fn images(&self) -> &'a Images {
        self.mark(section(Section::Images));
        self.mark(section(Section::Api));
        &self.site.project.settings.images
    }

    /// The prefix of paths in the page's language.
    pub fn root(&self) -> Words<'a> {
        self.words(|locale| self.site.prefix(locale).to_owned())
    }

    /// The sport of a slug.
    pub fn sport_of_slug(&self, slug: &str) -> Option<&'a Sport> {
        self.sport(self.with_path(["/", slug].concat())?)
    }

    /// The league of a sport with this slug.
    pub fn league_of_slug(&self, sport: &Sport, slug: &str) -> Option<&'a League> {
        let path = ["/", sport.slug.as_str(), "/", slug].concat();
        self.league(self.with_path(path)?)
    }

    fn with_path(&self, path: String) -> Option<u64> {
        let found = self.site.catalogue.with_path(&path);
        self.record(Input::Path(path.into()));
        found
    }

    /// The words of an island.
    pub fn labels<L: Labels<'a>>(&self) -> L {
        self.islands.borrow_mut().insert(L::ISLAND.name);
        L::among(self.site.labels(), |text| self.text(text))
    }

    /// Ids of a list.
    pub fn list(&self, list: List) -> Vec<u64> {
        self.record(Input::List(list));
        let locale = self.locales.first().copied().unwrap_or(0);
        self.site.catalogue.list(list, locale)
    }

    /// How many matches of a league take bets.
    pub fn count(&self, league: u64) -> u32 {
        self.record(Input::Count(league));
        u32::try_from(self.site.catalogue.bettable_in(league)).unwrap_or(u32::MAX)
    }

    /// How many matches a schedule or results have.
    pub fn size(&self, span: Span) -> u32 {
        self.record(Input::Size(span));
        self.site.catalogue.size(span).matches
    }

    /// On how many pages they are.
    pub fn parts(&self, span: Span) -> u32 {
        self.record(Input::Parts(span));
        self.site.catalogue.size(span).pages
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
        self.site.catalogue.match_(id)
    }

    /// When a match was first seen and last changed, in any language.
    pub fn revision(&self, id: u64) -> Option<Revision> {
        self.record(Input::Facet(Facet::Revision(id)));
        Some(self.site.catalogue.match_(id)?.revision)
    }

    /// The sides of a league that have a calendar: their names and slugs.
    pub fn sides(&self, league: u64) -> Vec<(&'a Text, Slug)> {
        let sides = self.list(List::Sides(league)).into_iter().map(side_of);
        let named = sides.filter_map(|(id, side)| {
            let match_ = self.match_(id)?;
            Some((side.name(match_), side.slug(match_)?))
        });
        named.collect()
    }

    /// The markets that a match shows in lists, the main one and the second, with their prices
    /// (soft: see [`Scope::soft`]). Of a market with lines the prices decide which one it is, so it is
    /// hidden with them.
    pub fn listed_markets(&self, id: u64) -> [Option<&'a Market>; 2] {
        self.record(Input::Facet(Facet::MainMarket(id)));
        self.record(Input::Facet(Facet::MainPrices(id)));
        let match_ = self.site.catalogue.match_(id);
        let listed = match_.map_or([None; 2], Match::listed);
        let hides_lines = self.hides_soft.get();
        listed.map(|market| market.filter(|it| !hides_lines || it.specifier.is_empty()))
    }

    /// Every market of a match, with its prices (soft: see [`Scope::soft`]).
    pub fn markets(&self, id: u64) -> &[Market] {
        self.record(Input::Facet(Facet::Markets(id)));
        self.record(Input::Facet(Facet::Prices(id)));
        self.markets.get(id, || self.site.catalogue.markets(id))
    }

    /// Score and clock of a match (soft). The score of a match that has ended is never hidden.
    pub fn score(&self, id: u64) -> Option<&'a MatchScore> {
        self.record(Input::Facet(Facet::Score(id)));
        let match_ = self.site.catalogue.match_(id)?;
        let score = match_.score.as_deref();
        if match_.is_over() {
            score
        } else {
            self.soft(score)
        }
    }

    /// How many cards the page of a match shows (soft).
    pub fn cards(&self, id: u64) -> u32 {
        self.record(Input::Facet(Facet::Score(id)));
        let match_ = self.site.catalogue.match_(id);
        self.soft(match_.map_or(0, |match_| match_.cards))
    }

    /// A message without variables: one of `MESSAGES`, or of the words of a page kind.
    ///
    /// # Errors
    /// It needs a variable.
    pub fn message(&self, key: &str) -> Result<Words<'a>, Diagnostic> {
        self.message_with(key, |_, text| text)
    }

    /// What is made of a message without variables, in the locale of each index.
    ///
    /// # Errors
    /// As [`Scope::message`].
    pub fn message_with(
        &self,
        key: &str,
        make: impl Fn(usize, String) -> String,
    ) -> Result<Words<'a>, Diagnostic> {
        debug_assert!(
            self.site.project.asked.has(key),
            "add `{key}` to the words of its page kind"
        );
        self.alone
            .borrow_mut()
            .insert(Input::Message(key.to_owned()));
        let each = self.locales.iter().map(|locale| {
            let text = self.site.project.message(*locale, key)?;
            Ok(make(*locale, text))
        });
        Ok(Words::Each(Each(each.collect::<Result<_, Diagnostic>>()?)))
    }

    /// The day of the build in the site's zone.
    pub fn today(&self) -> Date {
        self.mark(TODAY);
        self.site.today()
    }

    /// The day of a moment in the site's zone.
    pub fn date(&self, at: Timestamp) -> Date {
        self.mark(section(Section::Zone));
        at.to_zoned(self.site.zone().clone()).date()
    }

    /// A day in words, such as `Sat, 21 Nov`; of a match without a start that it is to be confirmed.
    pub fn day_text(&self, date: Date) -> Words<'a> {
        if date >= self.date(mend::unknown_time()) {
            return self.time_unknown();
        }
        self.words(|locale| self.day_in(locale, date))
    }

    /// A day in words, in the locale of this index.
    pub fn day_in(&self, locale: usize, date: Date) -> String {
        self.site.dates(locale).day(date)
    }

    /// The day of a match's start, to stand beside its time: empty while that is to be confirmed.
    pub fn day_beside(&self, match_: &Match) -> Words<'a> {
        match match_.has_start() {
            true => self.day_text(self.date(match_.start)),
            false => Words::from(""),
        }
    }

    /// A moment as a time of day, `15:00`.
    pub fn time(&self, at: Timestamp) -> TimeProps<'a> {
        self.moment_as(at, |locale| {
            self.site.dates(locale).time(at, self.site.zone())
        })
    }

    /// A moment with its day, `Sat, 21 Nov, 15:00`.
    pub fn moment(&self, at: Timestamp) -> TimeProps<'a> {
        self.moment_as(at, |locale| {
            let mut known = self.neighbours.moments.borrow_mut();
            let make = || self.site.dates(locale).moment(at, self.site.zone());
            known.entry((locale, at)).or_insert_with(make).clone()
        })
    }

    /// As `moment`, with the year.
    pub fn long_moment(&self, at: Timestamp) -> TimeProps<'a> {
        self.moment_as(at, |locale| {
            self.site.dates(locale).long_moment(at, self.site.zone())
        })
    }

    /// A moment with its words; a start that is to be confirmed has words of its own.
    fn moment_as(&self, at: Timestamp, make: impl Fn(usize) -> String) -> TimeProps<'a> {
        self.mark(section(Section::Zone));
        let text = match mend::is_known(at) {
            true => self.words(make),
            false => self.time_unknown(),
        };
        TimeProps {
            iso: dates::iso(at),
            text,
        }
    }

    /// Root-relative path in the page's language.
    pub fn href(&self, path: &str) -> Words<'a> {
        self.words(|locale| in_language(self.site.prefix(locale), path))
    }

    /// Root-relative path in the language of this index.
    pub fn href_in(&self, locale: usize, path: &str) -> String {
        self.mark(section(Section::Locales));
        in_language(self.site.prefix(locale), path)
    }

    /// Path without prefix of a league; its sport is read with it.
    pub fn league_path(&self, league: &League) -> Option<String> {
        let sport = self.sport(league.sport)?;
        Some(sport.path_of(&league.slug))
    }

    /// Path without prefix of a match; its sport is read with it.
    pub fn match_path(&self, match_: &Match, sport: u64) -> Option<String> {
        let sport = self.sport(sport)?;
        Some(sport.path_of(&match_.slug))
    }

    /// Notes a fact.
    fn record(&self, input: Input) {
        self.facts.borrow_mut().push(input);
    }

    fn mark(&self, set: u16) {
        self.sets.set(self.sets.get() | set);
    }
}
