//! One build: renders the planned pages, publishes them, and stores what they were made from.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rayon::prelude::*;

use crate::builder::Builder;
use crate::look::Looked;
use crate::plan::{Plan, Planned};
use crate::sitemaps::Served;
use crate::stale::Stale;
use crate::standing_assets::StandingAssets;
use crate::traces::Traces;
use crate::verify;
use catalogue::input::Input;
use catalogue::route::Route;
use diagnostic::Diagnostic;
use pages::kinds;
use project::lint::{lint, merged};
use store::output::{Draft, is_most};
use store::state::{self, Change, Generation, Key, PageKey, Writing};

pub use crate::options::{BuildOptions, Summary};

/// What the pages of a build have changed, and the inputs that they have read.
#[derive(Default)]
struct Filled {
    changes: Vec<Change>,
    /// Without facets of entities.
    lists: BTreeSet<Input>,
}

impl Builder<'_> {
    /// Makes the pages, publishes them, and keeps `traces` at what is committed. After an error they
    /// must be dropped.
    pub fn build(&self, mut plan: Plan, traces: &mut Traces) -> Result<Summary, Vec<Diagnostic>> {
        let mut summary = Summary {
            pages: plan.pages,
            kinds: kinds::counts(self.site),
            ..Summary::default()
        };
        let before = self.reading.assets().map_err(diagnose)?;
        let mut assets = StandingAssets::new(
            &self.options.project.assets,
            &self.site.shares,
            before,
            self.site.now,
        );
        let sitemaps = self.sitemaps().map_err(diagnose)?;
        let has_more = self.site.shares.undrawn().next().is_some()
            || sitemaps.as_ref().is_some_and(Served::are_behind);
        if !has_more && self.is_idle(&plan, &assets) {
            self.count(&mut summary, &plan, &traces.stale)?;
            summary.generation = self.generation - 1;
            return Ok(summary);
        }
        let writes = has_more || changes_files(&plan, &assets);
        let draft = writes.then(|| self.draft(&plan, &assets, sitemaps.as_ref()));
        let draft = draft.transpose().map_err(one)?;
        let drawn = match &draft {
            Some(draft) => self.draw(draft, &mut assets).map_err(one)?,
            None => 0,
        };
        let state = self.options.output.state();
        let write = state.write().map_err(diagnose)?;
        self.trace_gone(&plan, traces).map_err(diagnose)?;
        let mut filled = Filled::default();
        if let Some(draft) = &draft {
            filled = self.fill(&mut plan, draft, &write, traces, &mut summary)?;
            self.remove(&plan, draft, &mut filled.changes)
                .and_then(|()| put_assets(&assets, draft))
                .map_err(one)?;
        }
        trace_stale(&plan, traces);
        self.count(&mut summary, &plan, &traces.stale)?;
        summary.reasons = reasons(&plan);
        summary.removed.clone_from(&plan.removals);
        summary.assets = assets.written.len() + drawn;
        self.record_pages(&write, &plan).map_err(diagnose)?;
        let mut others = assets.changes.clone();
        if let (Some(draft), Some(served)) = (&draft, &sitemaps) {
            let written = self.write_sitemaps(served, &write, draft).map_err(one)?;
            summary.sitemaps = written.iter().filter(|it| it.is.is_some()).count();
            others.extend(written);
        }
        let Filled { mut changes, lists } = filled;
        let changed = changes.len() + others.len();
        std::thread::scope(|threads| {
            threads.spawn(|| self.put_in_order(&mut summary, &mut changes, &others));
            self.record(&write, &assets)
                .and_then(|()| write.set_readers(traces.readers.take_new()))
                .and_then(|()| self.record_globals(&write, lists, &mut traces.globals))
        })
        .map_err(diagnose)?;
        match draft {
            Some(draft) if changed > 0 => {
                self.publish(draft, write, plan.pages, &changes, changed)
                    .map_err(one)?;
                summary.generation = self.generation;
            }
            _ => {
                write.commit().map_err(diagnose)?;
                summary.generation = self.generation - 1;
            }
        }
        Ok(summary)
    }

    /// Whether there is nothing to make, to remove or to store, apart from pictures and sitemaps.
    fn is_idle(&self, plan: &Plan, assets: &StandingAssets<'_>) -> bool {
        plan.build.is_empty()
            && plan.gone.is_empty()
            && plan.left.is_empty()
            && plan.stale.is_empty()
            && self.changed.is_nothing()
            && assets.standing == assets.before
    }

    /// Counts what was kept, and verifies the share of it that was asked for.
    fn count(
        &self,
        summary: &mut Summary,
        plan: &Plan,
        stale: &Stale,
    ) -> Result<(), Vec<Diagnostic>> {
        summary.verified = verify::verify(self.site, plan, self.reading, stale, self.options)?;
        summary.uncompiled = self.site.project.templates.uncompiled().len();
        summary.count_kept(plan, stale);
        Ok(())
    }

    /// Draws the pictures of links that there are not yet. Returns how many.
    fn draw(
        &self,
        draft: &Draft<'_>,
        assets: &mut StandingAssets<'_>,
    ) -> Result<usize, Diagnostic> {
        let write = |path: &str, bytes: &[u8]| draft.write(path, bytes);
        let mut drawn = 0;
        for (path, content) in self.site.shares.draw(write)? {
            assets.add(path, content);
            drawn += 1;
        }
        Ok(drawn)
    }

    /// Makes the planned pages, traces what they have read, and postpones those that must wait.
    fn fill(
        &self,
        plan: &mut Plan,
        draft: &Draft<'_>,
        write: &Writing,
        traces: &mut Traces,
        summary: &mut Summary,
    ) -> Result<Filled, Vec<Diagnostic>> {
        let mut filled = Filled {
            changes: Vec::with_capacity(plan.build.len()),
            ..Filled::default()
        };
        // Languages of a page come one after the other, and have mostly read the same.
        let mut last: (Option<Route>, Arc<[Input]>) = (None, [].into());
        let postponed = self.make(plan, draft, write, |page| {
            let Looked {
                key, record, was, ..
            } = page;
            let locale = self.locale(&key);
            let route = key.route;
            if let Some(locale) = locale {
                traces.stale.remove(&(route.clone(), locale));
            }
            if last.0.as_ref() != Some(&route) || last.1 != record.facts {
                let read = record.facts.iter();
                let lists = read.filter(|it| !matches!(it, Input::Facet(_)));
                filled.lists.extend(lists.cloned());
                traces.readers.add(self.reading, &route, &record.facts)?;
                last = (Some(route), record.facts);
            }
            summary.by_engine += usize::from(page.by_engine);
            if was == Some(record.html) {
                summary.unchanged.push(record.file);
            } else {
                filled.changes.push(Change {
                    file: record.file,
                    was,
                    is: Some(record.html),
                });
            }
            Ok(())
        })?;
        plan.postpone(&postponed, self.site, &traces.stale);
        Ok(filled)
    }

    /// Makes the draft the served generation. `changed` counts the changes of all files.
    fn publish(
        &self,
        draft: Draft<'_>,
        write: Writing,
        pages: usize,
        changes: &[Change],
        changed: usize,
    ) -> Result<(), Diagnostic> {
        let generation = Generation {
            at: self.site.now,
            pages: pages as u64,
            cause: self.options.cause,
            changed: changed as u64,
            replaced: 0,
        };
        let limit = self.site.project.settings.generations_bytes();
        draft.publish(write, &generation, changes, limit).map(drop)
    }

    /// Removes pages that no longer exist from the traces.
    fn trace_gone(&self, plan: &Plan, traces: &mut Traces) -> state::Result<()> {
        for page in &plan.gone {
            let route = &page.key.route;
            if !kinds::exists(self.site, route) {
                traces.readers.remove(self.reading, route, &page.facts)?;
            }
            if let Some(locale) = page.locale {
                traces.stale.remove(&(route.clone(), locale));
            }
        }
        Ok(())
    }

    /// Makes every planned page and stores what each was made from. Calls `made` for each. Returns
    /// the pages that were postponed.
    fn make(
        &self,
        plan: &Plan,
        draft: &Draft<'_>,
        write: &Writing,
        mut made: impl FnMut(Looked) -> state::Result<()>,
    ) -> Result<Vec<Planned>, Vec<Diagnostic>> {
        let looked = self.look(plan, draft, |looked| {
            write.pages(|pages| {
                for editions in looked.chunk_by(|a, b| a.key.route == b.key.route) {
                    let records = editions.iter().map(|it| (&*it.key.locale, &it.record));
                    pages.put(&editions[0].key.route, &records.collect::<Vec<_>>())?;
                }
                looked.into_iter().try_for_each(&mut made)
            })
        });
        match looked {
            Ok((errors, postponed)) if errors.is_empty() => Ok(postponed),
            Ok((errors, _)) => {
                // With those on pages that are not made now.
                let project = self.site.project;
                let files = project.templates.files();
                let found = lint(files, &project.messages, &project.asked);
                Err(merged(found.errors, errors))
            }
            Err(error) => Err(vec![error]),
        }
    }

    fn locale(&self, key: &PageKey) -> Option<usize> {
        self.site.project.locale(&key.locale)
    }

    /// The served sitemaps, if this build brings them up to date.
    fn sitemaps(&self) -> state::Result<Option<Served>> {
        let is_due = self.options.cause.has_sitemaps();
        Served::read(self.reading, is_due, self.options.shard)
    }

    /// Starts the next generation and declares which files it may touch.
    fn draft(
        &self,
        plan: &Plan,
        assets: &StandingAssets<'_>,
        sitemaps: Option<&Served>,
    ) -> Result<Draft<'_>, Diagnostic> {
        let touched = plan.build.len() + plan.removals.len();
        let files = (!is_most(touched, plan.pages)).then(|| {
            let pages = plan.build.iter().map(|page| page.file.clone());
            let assets = assets.changes.iter().map(|change| change.file.clone());
            let codes = self.site.project.settings.codes();
            let sitemaps = sitemaps.map(|served| served.touched(plan, &codes));
            pages
                .chain(plan.removals.iter().cloned())
                .chain(assets)
                .chain(self.site.shares.undrawn())
                .chain(sitemaps.into_iter().flatten())
                .collect()
        });
        self.options.output.draft(files)
    }

    /// Removes the files of pages that no longer exist.
    fn remove(
        &self,
        plan: &Plan,
        draft: &Draft<'_>,
        changes: &mut Vec<Change>,
    ) -> Result<(), Diagnostic> {
        for file in &plan.removals {
            draft.remove(file)?;
            changes.push(Change {
                file: file.clone(),
                was: plan.left.get(file).copied().flatten(),
                is: None,
            });
        }
        Ok(())
    }

    /// Sorts the changes, adds those of other files, and reports which pages were written. The first
    /// generation keeps no changes: there is nothing to roll back to before it.
    fn put_in_order(&self, summary: &mut Summary, changes: &mut Vec<Change>, others: &[Change]) {
        summary.unchanged.sort_unstable();
        changes.sort_unstable_by(|a, b| a.file.cmp(&b.file));
        if self.generation == 1 {
            let written = std::mem::take(changes).into_iter();
            summary.written = written.map(|change| change.file).collect();
            return;
        }
        let written = changes.iter().filter(|change| change.is.is_some());
        summary.written = written.map(|change| change.file.clone()).collect();
        changes.extend(others.iter().cloned());
        // Three parts that are in order each.
        changes.sort_by(|a, b| a.file.cmp(&b.file));
    }

    /// Stores which pages are stale and which are gone.
    fn record_pages(&self, write: &Writing, plan: &Plan) -> state::Result<()> {
        write.pages(|pages| {
            plan.stale
                .iter()
                .try_for_each(|page| pages.mark_stale(&page.key, page.viewed_at))?;
            let gone = plan.gone.chunk_by(|a, b| a.key.route == b.key.route);
            gone.into_iter().try_for_each(|editions| {
                let locales = editions.iter().map(|page| &*page.key.locale);
                pages.remove(&editions[0].key.route, &locales.collect::<Vec<_>>())
            })
        })
    }

    /// Stores what belongs to the build as a whole: assets, locales, the operator's address.
    fn record(&self, write: &Writing, assets: &StandingAssets<'_>) -> state::Result<()> {
        let bundles = self.options.output.state().bundles();
        write.clear_dirty()?;
        write.save_bundles(bundles)?;
        write.set_assets(&assets.standing)?;
        write.unset(Key::Foreign)?;
        write.set(Key::Api, &self.api)?;
        let locales = &self.site.project.settings.locales;
        let codes: Vec<&str> = locales.iter().map(|locale| locale.code).collect();
        write.set(Key::Locales, &codes)
    }

    /// Stores the current values of inputs that are not part of an entity. `known` has the previous
    /// ones.
    fn record_globals(
        &self,
        write: &Writing,
        lists: BTreeSet<Input>,
        known: &mut BTreeMap<Input, Vec<u64>>,
    ) -> state::Result<()> {
        let words = self.options.output.state().bundles().all();
        let words = words.iter().flat_map(|inputs| inputs.iter());
        let used: BTreeSet<&Input> = words
            .chain(&lists)
            .chain(known.keys())
            .filter(|input| !known.contains_key(*input) || self.changed.contains(input))
            .collect();
        let changed: Vec<(Input, Vec<u64>)> = used
            .into_par_iter()
            .filter_map(|input| {
                let now = self.site.fingerprints(input);
                (known.get(input) != Some(&now)).then(|| (input.clone(), now))
            })
            .collect();
        write.set_globals(changed.iter().map(|(input, now)| (input, now)))?;
        known.extend(changed);
        Ok(())
    }
}

impl Summary {
    fn count_kept(&mut self, plan: &Plan, stale: &Stale) {
        self.stale = stale.count();
        self.kept = plan.pages - plan.build.len() - self.stale;
    }
}

fn one(error: Diagnostic) -> Vec<Diagnostic> {
    vec![error]
}

fn diagnose(error: state::Error) -> Vec<Diagnostic> {
    vec![state::diagnose(error)]
}

/// Whether a file of the site changes, apart from pictures of links and sitemaps.
fn changes_files(plan: &Plan, assets: &StandingAssets<'_>) -> bool {
    !(plan.build.is_empty()
        && plan.gone.is_empty()
        && plan.removals.is_empty()
        && assets.changes.is_empty())
}

fn put_assets(assets: &StandingAssets<'_>, draft: &Draft<'_>) -> Result<(), Diagnostic> {
    for (path, bytes) in &assets.written {
        draft.write(path, bytes)?;
    }
    (assets.removed.iter()).try_for_each(|file| draft.remove(file))
}

/// Adds pages that became stale to the traces.
fn trace_stale(plan: &Plan, traces: &mut Traces) {
    for page in &plan.stale {
        if let Some(locale) = page.locale {
            traces
                .stale
                .add((page.key.route.clone(), locale), page.viewed_at);
        }
    }
}

/// How many pages are looked at, by the first reason of each.
fn reasons(plan: &Plan) -> BTreeMap<&'static str, usize> {
    let mut reasons = BTreeMap::new();
    for page in &plan.build {
        *reasons.entry(page.reason.word()).or_default() += 1;
    }
    reasons
}
