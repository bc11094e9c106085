//! Everything that a page may read, in one place: the project, the snapshot and the day.

use std::cmp::Reverse;

use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};

use crate::dates::Dates;
use crate::frame;
use crate::menus;
use crate::shares::Shares;
use crate::view::AllLabels;
use catalogue::fingerprint::{self, Fingerprinter};
use catalogue::input::{Input, Section};
use catalogue::{Catalogue, Text};
use diagnostic::Diagnostic;
use project::Project;
use project::content::Offer;
use project::endpoints::Endpoints;
use project::settings::Features;
use templates::{Renderer, Tree};

/// What a build is a function of.
pub struct Site<'a> {
    /// Settings, words, templates, assets.
    pub project: &'a Project,
    /// The snapshot.
    pub catalogue: &'a Catalogue,
    /// Where the browser reaches the operator.
    pub endpoints: Endpoints,
    /// The time of the build: the only clock there is.
    pub now: Timestamp,
    /// The share images; none until the build has drawn them.
    pub shares: Shares,
    /// By locale.
    dates: Vec<Dates>,
    /// By locale.
    prefixes: Vec<String>,
    /// Fingerprint of the program: a new one may write other pages from the same inputs.
    program: u64,
    /// Fingerprints of the menus, by locale.
    menus: Vec<u64>,
    /// The promotions that are on, with their slugs: the one that began last comes first.
    promotions: Vec<(&'a str, &'a Offer)>,
    /// The words of islands.
    labels: AllLabels<Text>,
    /// The templates, with what is the same on every page.
    pub renderer: Renderer<'a>,
}

impl<'a> Site<'a> {
    /// The parts of the product that the site has.
    pub fn features(&self) -> Features {
        self.project
            .settings
            .features
            .limited_by(self.catalogue.offers)
    }

    /// Puts the parts together. `program` identifies the generator that runs.
    ///
    /// # Errors
    /// A message of an island needs a variable, or the frame holds a value that no view can hold.
    pub fn new(
        project: &'a Project,
        catalogue: &'a Catalogue,
        endpoints: Endpoints,
        now: Timestamp,
        program: u64,
    ) -> Result<Self, Diagnostic> {
        let locales = 0..project.settings.locales.len();
        let word = |key: &str| {
            let mut each = locales.clone().map(|locale| project.message(locale, key));
            let default = each.next().transpose()?.unwrap_or_default();
            let others: Vec<String> = each.collect::<Result<_, _>>()?;
            Ok(Text::new(
                &default,
                others.iter().map(|text| Some(text.as_str())),
            ))
        };
        let labels = AllLabels::of(word)?;
        let prefixes: Vec<String> = (locales.clone())
            .map(|locale| project.settings.prefix(locale))
            .collect();
        let promotions = promotions(project, now);
        let features = project.settings.features.limited_by(catalogue.offers);
        let mut prints = Vec::with_capacity(prefixes.len());
        let mut frames = Vec::with_capacity(prefixes.len());
        for (locale, prefix) in prefixes.iter().enumerate() {
            let sources = menus::Sources {
                project,
                catalogue,
                promotions: &promotions,
                features: &features,
                deposit: &endpoints.deposit,
                prefix,
                locale,
            };
            let menu = menus::menu(&sources)?;
            let parts = frame::Parts {
                project,
                endpoints: &endpoints,
                labels: &labels,
                prefix,
                menu: &menu,
                features: &features,
            };
            let frame = Tree::of(&frame::frame(&parts, locale)).map_err(|refused| {
                Diagnostic::error(format!("the frame: {refused}, at `{}`", refused.path()))
            })?;
            prints.push(fingerprint::of_value(&menu));
            frames.push(frame);
        }
        Ok(Self {
            project,
            catalogue,
            endpoints,
            now,
            shares: Shares::default(),
            dates: (project.settings.locales.iter())
                .map(|locale| Dates::new(*locale))
                .collect(),
            prefixes,
            program,
            menus: prints,
            promotions,
            labels,
            renderer: Renderer::new(&project.templates, frames),
        })
    }

    /// The zone of every time on the page.
    pub fn zone(&self) -> &TimeZone {
        &self.project.settings.zone
    }

    /// The promotions that are on, with their slugs: the one that began last comes first.
    pub fn promotions(&self) -> &[(&'a str, &'a Offer)] {
        &self.promotions
    }

    /// The formatters of a locale.
    pub fn dates(&self, locale: usize) -> &Dates {
        &self.dates[locale]
    }

    /// The words of islands.
    pub fn labels(&self) -> &AllLabels<Text> {
        &self.labels
    }

    /// The day of the build in the site's zone.
    pub fn today(&self) -> Date {
        self.now.to_zoned(self.zone().clone()).date()
    }

    /// What paths begin with in a locale: the default locale has no prefix, unless the settings demand one.
    pub fn prefix(&self, locale: usize) -> &str {
        &self.prefixes[locale]
    }

    /// What an input that is no part of an entity is now, in a locale. 0 means that it is not there.
    /// Parts of entities are compared when the operator's answers are taken in.
    pub fn fingerprint(&self, input: &Input, locale: usize) -> u64 {
        match input {
            Input::Program => self.program,
            Input::Settings(section) => self.section(*section),
            Input::Menu => self.menus[locale],
            Input::Today => fingerprint::of(&self.today().to_string()),
            Input::Facet(_) => 0,
            Input::List(list) => {
                let mut hash = Fingerprinter::default();
                for id in self.catalogue.list(*list, locale) {
                    hash.number(id);
                }
                hash.finish()
            }
            Input::Count(league) => self.catalogue.bettable_in(*league) as u64,
            Input::Size(span) => self.catalogue.size(*span).matches.into(),
            Input::Parts(span) => self.catalogue.size(*span).pages.into(),
            Input::Path(path) => {
                (self.catalogue.with_path(path)).map_or(0, |id| fingerprint::of_numbers([id]))
            }
            Input::Content(key) => self.project.content.fingerprint(key, locale),
            Input::Message(key) => self.project.messages[locale].fingerprint(key),
            Input::Template(path) => self.project.templates.fingerprint(path),
            Input::Asset(name) if self.shares.has(name) => 1,
            Input::Asset(name) => self.project.assets.fingerprint(name),
            Input::Directory => {
                let mut hash = Fingerprinter::default();
                for slug in self.project.content.added() {
                    hash.text(slug.as_str());
                }
                hash.text("promotions");
                for (slug, _) in &self.promotions {
                    hash.text(slug);
                }
                hash.finish()
            }
        }
    }

    /// Fingerprint of a section of the settings: of its values, whatever else is in the file.
    fn section(&self, section: Section) -> u64 {
        let settings = &self.project.settings;
        match section {
            Section::Name => fingerprint::of(&settings.name),
            Section::Origin => fingerprint::of(&settings.origin),
            Section::Locales => fingerprint::of_value(&(settings.codes(), settings.locale_in_url)),
            Section::Zone => fingerprint::of(&settings.zone_name),
            Section::Indexed => settings.indexed.into(),
            Section::Api => {
                let Endpoints {
                    api,
                    push,
                    emulation,
                    platform,
                    deposit,
                    withdrawal,
                } = &self.endpoints;
                fingerprint::of_value(&(api, push, emulation, platform, deposit, withdrawal))
            }
            Section::Features => fingerprint::of_value(&self.features()),
            Section::Account => fingerprint::of_value(&settings.account),
            Section::Slip => fingerprint::of_value(&settings.slip),
            Section::Feeds => fingerprint::of_value(&settings.feeds),
            Section::ListLimit => settings.lists.limit.get().into(),
            Section::PushNotifications => fingerprint::of_value(&settings.push_notifications),
            Section::Images => fingerprint::of_value(&(&settings.images, settings.share_images)),
        }
    }

    /// What such an input is now, in every locale.
    pub fn fingerprints(&self, input: &Input) -> Vec<u64> {
        let every = 0..self.project.settings.locales.len();
        match input {
            Input::Menu | Input::Message(_) | Input::Content(_) => every
                .map(|locale| self.fingerprint(input, locale))
                .collect(),
            Input::List(list) if self.catalogue.differs_by_language(*list) => every
                .map(|locale| self.fingerprint(input, locale))
                .collect(),
            _ => vec![self.fingerprint(input, 0); every.len()],
        }
    }
}

/// The promotions that are on at a time.
fn promotions(project: &Project, now: Timestamp) -> Vec<(&str, &Offer)> {
    let zone = &project.settings.zone;
    let all = project.content.promotions();
    let mut on: Vec<_> = all
        .filter(|(_, offer)| offer.promotion.is_on(now, zone))
        .collect();
    on.sort_by_key(|(slug, offer)| (Reverse(offer.promotion.begins()), *slug));
    on
}
