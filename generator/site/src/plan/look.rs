//! Looks at the record of each page that a change may reach: is it to be built, to wait, or to stay?

use std::collections::{BTreeSet, HashMap, HashSet};

use jiff::Timestamp;

use super::Changed;
use super::changed::differs;
use super::planned::{Known, Plan, Planned, Reason, Standing};
use super::words::Words;
use crate::stale::{Page, Stale};
use catalogue::Locales;
use catalogue::input::{Input, Subject};
use catalogue::route::{self, Route};
use diagnostic::Diagnostic;
use pages::kinds;
use pages::site::Site;
use store::state::{self, PageKey, PageRecord, Reading};

enum Step {
    Keep,
    KeepStale,
    Build(Planned),
}

/// Looks at pages for one plan.
pub(super) struct Planner<'a> {
    pub site: &'a Site<'a>,
    pub changed: &'a Changed,
    pub words: Words,
    /// Files that a rollback wrote.
    pub foreign: HashSet<String>,
    pub stale: &'a Stale,
    /// Stale pages that are not to wait any longer.
    pub turn: BTreeSet<Page>,
}

impl Planner<'_> {
    /// Looks at the pages that the inputs may reach, and at stale ones that have waited long enough.
    pub fn look_at_reached(
        &self,
        inputs: &HashMap<Input, Locales>,
        known: &Known<'_>,
        plan: &mut Plan,
    ) -> Result<(), Vec<Diagnostic>> {
        let settings = &self.site.project.settings;
        let diagnose = |error| vec![state::diagnose(error)];
        let reached = known.readers.reached(known.reading, inputs.keys());
        let mut reached = reached.map_err(diagnose)?;
        let subjects: HashSet<Subject> = inputs.keys().filter_map(Subject::of).collect();
        let coming = |subject: &Subject| kinds::coming_with(self.site, *subject);
        reached.extend(subjects.iter().flat_map(coming));
        let locales = 0..settings.locales.len();
        let each = |route: Route| locales.clone().map(move |locale| (route.clone(), locale));
        let reached = reached.into_iter().flat_map(each);
        let turn = self.turn.iter().cloned();
        let all: BTreeSet<Page> = reached.chain(turn).collect();
        let all: Vec<Page> = all.into_iter().collect();
        for editions_of in all.chunk_by(|(a, _), (b, _)| a == b) {
            let route = &editions_of[0].0;
            let mut editions = known.reading.editions(route).map_err(diagnose)?;
            for (_, locale) in editions_of {
                let locale = *locale;
                let code = settings.locales[locale].code;
                match state::take_edition(&mut editions, code) {
                    Some((code, record)) => {
                        let key = PageKey {
                            route: route.clone(),
                            locale: code,
                        };
                        self.look(key, Some(locale), record, plan);
                    }
                    // An event may have become one of the other kind.
                    None if !kinds::exists(self.site, route) => {}
                    None => plan.build.extend(
                        kinds::path(self.site, route)
                            .map(|path| self.new_page(route.clone(), locale, &path)),
                    ),
                }
            }
        }
        Ok(())
    }

    /// Looks at every page there was, and at every one there is to be.
    pub fn look_at_all(&self, reading: &Reading, plan: &mut Plan) -> Result<(), Vec<Diagnostic>> {
        let routes = kinds::all(self.site)?;
        let locales = &self.site.project.settings.locales;
        let index: HashMap<&str, usize> = locales
            .iter()
            .enumerate()
            .map(|(index, locale)| (locale.code, index))
            .collect();
        let mut known: HashSet<Page> = HashSet::new();
        reading
            .pages(|key, record| {
                let locale = index.get(key.locale.as_str()).copied();
                known.extend(locale.map(|locale| (key.route.clone(), locale)));
                self.look(key, locale, record, plan);
            })
            .map_err(|error| vec![state::diagnose(error)])?;
        // A match's pages in all languages follow one another.
        for (route, path) in routes {
            for locale in 0..locales.len() {
                if !known.contains(&(route.clone(), locale)) {
                    plan.build.push(self.new_page(route.clone(), locale, &path));
                }
            }
        }
        Ok(())
    }

    fn look(&self, key: PageKey, locale: Option<usize>, record: PageRecord, plan: &mut Plan) {
        let stands = locale.filter(|_| kinds::exists(self.site, &key.route));
        let Some(stands) = stands else {
            plan.left.insert(record.file, Some(record.html));
            plan.gone.push(Standing {
                key,
                locale,
                facts: record.facts,
                viewed_at: record.viewed_at,
            });
            return;
        };
        let was_stale = self.stale.contains(&(key.route.clone(), stands));
        match self.step(&key, stands, &record, was_stale) {
            Step::KeepStale if !was_stale => plan.stale.push(Standing {
                key,
                locale,
                facts: [].into(),
                viewed_at: record.viewed_at,
            }),
            Step::Keep | Step::KeepStale => {}
            Step::Build(page) => {
                if record.file != page.file {
                    plan.left.insert(record.file, Some(record.html));
                }
                plan.build.push(page);
            }
        }
    }

    /// A page that there was not.
    fn new_page(&self, route: Route, locale: usize, path: &str) -> Planned {
        Planned {
            route,
            locale,
            file: route::file(self.site.prefix(locale), path),
            reason: Reason::New,
            could_stay: None,
        }
    }

    fn step(&self, key: &PageKey, locale: usize, record: &PageRecord, was_stale: bool) -> Step {
        let page = |reason, could_stay| {
            let path = kinds::path(self.site, &key.route).unwrap_or_default();
            Step::Build(Planned {
                route: key.route.clone(),
                locale,
                file: route::file(self.site.prefix(locale), &path),
                reason,
                could_stay,
            })
        };
        let build = |reason| page(reason, None);
        if self.foreign.contains(&record.file) {
            return build(Reason::New);
        }
        let changed = match self.changed {
            Changed::Everything => return build(Reason::Changed([].into())),
            Changed::Inputs(changed) => changed,
        };
        let (soft, mut hard): (Vec<Input>, Vec<Input>) = if changed.is_empty() {
            Default::default()
        } else {
            record
                .facts
                .iter()
                .filter(|input| differs(changed, input, locale))
                .cloned()
                .partition(Input::is_soft)
        };
        hard.extend(self.words.changed(record, locale));
        if !hard.is_empty() {
            hard.extend(soft);
            hard.truncate(PageRecord::REASONS);
            build(Reason::Changed(hard.into()))
        } else if soft.is_empty() && !was_stale {
            Step::Keep
        } else if self.is_fresh(record.viewed_at)
            && !self.turn.contains(&(key.route.clone(), locale))
        {
            Step::KeepStale
        } else {
            let waited = record.facts.iter().filter(|input| input.is_soft());
            let reasons = if soft.is_empty() {
                waited.take(PageRecord::REASONS).cloned().collect()
            } else {
                soft.into()
            };
            page(Reason::Changed(reasons), Some(record.viewed_at))
        }
    }

    fn is_fresh(&self, viewed_at: Timestamp) -> bool {
        let age = self.site.now.as_second() - viewed_at.as_second();
        age < i64::from(self.site.project.settings.prices.fresh_seconds.get())
    }
}
