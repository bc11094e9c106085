//! Looks at the record of each page that a change may reach: is it to be built, to wait, or to stay?

use std::collections::{BTreeSet, HashMap, HashSet};

use jiff::Timestamp;

use super::changed::differs;
use super::words::Words;
use super::{Changed, Known, Plan, Planned, Reason, Standing};
use crate::catalogue::Locales;
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::route::{self, Route};
use crate::site::Site;
use crate::stale::{Page, Stale};
use crate::state::{self, PageKey, PageRecord, Reading};

enum Step {
    Keep,
    KeepStale,
    Build(String, Reason),
}

/// Looks at pages for one plan.
pub(super) struct Planner<'a> {
    pub site: &'a Site<'a>,
    pub changed: &'a Changed,
    pub words: Words,
    /// Files that a rollback put there.
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
        let told = |error| vec![state::told(error)];
        let reached = known.readers.reached(known.reading, inputs.keys());
        let reached = reached.map_err(told)?.into_iter();
        let locales = 0..settings.locales.len();
        let reached = reached.flat_map(|route| locales.clone().map(move |locale| (route, locale)));
        let turn = self.turn.iter().copied();
        let pages: BTreeSet<Page> = reached.chain(turn).collect();
        let pages: Vec<Page> = pages.into_iter().collect();
        for pages in pages.chunk_by(|(a, _), (b, _)| a == b) {
            let route = pages[0].0;
            let mut editions = known.reading.editions(route).map_err(told)?;
            for &(_, locale) in pages {
                let code = settings.locales[locale].code;
                match state::take_edition(&mut editions, code) {
                    Some((code, record)) => {
                        let key = PageKey {
                            route,
                            locale: code,
                        };
                        self.look(key, Some(locale), record, plan);
                    }
                    None => plan.build.extend(
                        (route.path(self.site.catalogue))
                            .map(|path| self.new_page(route, locale, &path)),
                    ),
                }
            }
        }
        Ok(())
    }

    /// Looks at every page there was, and at every one there is to be.
    pub fn look_at_all(&self, reading: &Reading, plan: &mut Plan) -> Result<(), Vec<Diagnostic>> {
        let routes = route::all(self.site.catalogue)?;
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
                known.extend(locale.map(|locale| (key.route, locale)));
                self.look(key, locale, record, plan);
            })
            .map_err(|error| vec![state::told(error)])?;
        // A match's pages in all languages follow one another.
        for (route, path) in routes {
            for locale in (0..locales.len()).filter(|locale| !known.contains(&(route, *locale))) {
                plan.build.push(self.new_page(route, locale, &path));
            }
        }
        Ok(())
    }

    fn look(&self, key: PageKey, locale: Option<usize>, record: PageRecord, plan: &mut Plan) {
        let stands = locale.filter(|_| key.route.is_there(self.site.catalogue));
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
        let was_stale = self.stale.contains((key.route, stands));
        match self.step(&key, stands, &record, was_stale) {
            Step::KeepStale if !was_stale => plan.stale.push(Standing {
                key,
                locale,
                facts: [].into(),
                viewed_at: record.viewed_at,
            }),
            Step::Keep | Step::KeepStale => {}
            Step::Build(file, reason) => {
                if record.file != file {
                    plan.left.insert(record.file, Some(record.html));
                }
                plan.build.push(Planned {
                    route: key.route,
                    locale: stands,
                    file,
                    reason,
                });
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
        }
    }

    fn step(&self, key: &PageKey, locale: usize, record: &PageRecord, was_stale: bool) -> Step {
        let build = |reason| {
            let path = key.route.path(self.site.catalogue).unwrap_or_default();
            Step::Build(route::file(self.site.prefix(locale), &path), reason)
        };
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
        } else if self.is_fresh(record.viewed_at) && !self.turn.contains(&(key.route, locale)) {
            Step::KeepStale
        } else {
            let waited = record.facts.iter().filter(|input| input.is_soft());
            let reasons = if soft.is_empty() {
                waited.take(PageRecord::REASONS).cloned().collect()
            } else {
                soft.into()
            };
            build(Reason::Changed(reasons))
        }
    }

    fn is_fresh(&self, viewed_at: Timestamp) -> bool {
        let age = self.site.now.as_second() - viewed_at.as_second();
        age < i64::from(self.site.project.settings.price_seconds)
    }
}
