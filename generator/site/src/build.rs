//! One build: take in, plan, render what a change reaches, publish.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use rayon::prelude::*;

use crate::diagnostic::Diagnostic;
use crate::edge;
use crate::ingest::{Update, ingest};
use crate::input::Input;
use crate::output::{Draft, Output};
use crate::plan::{self, Changed, Plan};
use crate::project::Project;
use crate::route;
use crate::shard::Shard;
use crate::site::{Endpoints, Site};
use crate::standing_assets::StandingAssets;
use crate::state::{self, Change, Generation, Key, Origin, PageRecord, Reading, Writing};
use crate::verify;

/// What a build is asked to do.
pub struct BuildOptions<'a> {
    /// The editors' side.
    pub project: &'a Project,
    /// Where to write.
    pub output: &'a Output,
    /// Root of the operator's API as the build reaches it; that of the last build when absent.
    pub api: Option<&'a str>,
    /// The time of the build.
    pub now: Timestamp,
    /// Fingerprint of the program that runs.
    pub program: u64,
    /// Whether more pages may go than the settings allow.
    pub allow_removal: bool,
    /// Of the pages that nothing reached, so many percent are rendered again and compared.
    pub verify_percent: f64,
    /// The part of a full build that is made, when other machines make the others.
    pub shard: Option<Shard>,
    /// Told after each page: how many are done, of how many.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

/// What a build did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Pages that stand now.
    pub pages: usize,
    /// Files of pages that were written, below the site's root, in order.
    pub written: Vec<String>,
    /// Files of pages whose view or HTML came out as it was.
    pub unchanged: Vec<String>,
    /// Pages that nothing reached.
    pub kept: usize,
    /// Pages kept although prices or scores have moved, because they are fresh enough.
    pub stale: usize,
    /// Files of pages that went.
    pub removed: Vec<String>,
    /// Files of pages that other shards make.
    pub others: Vec<String>,
    /// Assets that were written.
    pub assets: usize,
    /// Untouched pages that were rendered again and came out as they stand.
    pub verified: usize,
    /// Pages that the template engine rendered, because their template is not compiled.
    pub by_engine: usize,
    /// Number of the generation that is served now.
    pub generation: u64,
}

/// Builds the site from what the operator answered.
///
/// # Errors
/// A page cannot be rendered, more would go than the settings allow, or the disk refuses. Nothing
/// is switched then: the last good site stands. Warnings come with success.
pub fn build(
    options: &BuildOptions<'_>,
    update: Update<'_>,
) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
    let one = |error: Diagnostic| vec![error];
    let BuildOptions {
        project, output, ..
    } = *options;
    let state = output.state();
    let ingested = ingest(state, update, &project.settings, options.allow_removal).map_err(one)?;
    let catalogue = &ingested.catalogue;
    let routes = route::all(catalogue)?;
    let reading = state.read().map_err(state::told).map_err(one)?;
    let known: Option<String> = reading.value(Key::Api).map_err(state::told).map_err(one)?;
    let api = options.api.map(str::to_owned).or(known).unwrap_or_default();
    let endpoints = Endpoints::new(&project.settings, &api);
    let site =
        Site::new(project, catalogue, endpoints, options.now, options.program).map_err(one)?;
    let changed = Changed::since(&site, ingested.dirty, &reading).map_err(one)?;
    let mut plan = plan::plan(&site, &routes, &changed, &reading, state.bundles()).map_err(one)?;
    check_removals(options, &plan, &reading).map_err(one)?;
    let others = options.shard.map(|shard| plan.keep(shard));
    let builder = Builder {
        options,
        site: &site,
        changed: &changed,
        reading: &reading,
        generation: output.number().map_err(one)? + 1,
        api: &api,
    };
    let mut summary = builder.build(plan)?;
    summary.others = others.unwrap_or_default();
    output
        .put(edge::FILE, &edge::headers(&site.endpoints))
        .map_err(one)?;
    Ok((summary, ingested.notes))
}

/// A setting that takes away most of the site is more likely a mistake.
fn check_removals(
    options: &BuildOptions<'_>,
    plan: &Plan,
    reading: &Reading,
) -> Result<(), Diagnostic> {
    let stood = reading.page_count().map_err(state::told)?;
    let settings = &options.project.settings;
    let (limit, gone) = (settings.removal_percent, plan.gone.len() as u64);
    if options.allow_removal || settings.allows_removal(gone, stood) {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "{gone} of {stood} pages would go, more than the {limit} % that content/site.toml allows"
    ))
    .hint("if they are really to go, build with --allow-removal"))
}

/// A build that knows what it has to do.
pub(crate) struct Builder<'a> {
    pub(crate) options: &'a BuildOptions<'a>,
    pub(crate) site: &'a Site<'a>,
    pub(crate) changed: &'a Changed,
    pub(crate) reading: &'a Reading,
    pub(crate) generation: u64,
    api: &'a str,
}

impl Builder<'_> {
    fn build(&self, plan: Plan) -> Result<Summary, Vec<Diagnostic>> {
        let one = |error: Diagnostic| vec![error];
        let mut summary = Summary {
            pages: plan.pages,
            stale: plan.stale.len(),
            kept: plan.pages - plan.build.len() - plan.stale.len(),
            ..Summary::default()
        };
        let before = self.reading.assets().map_err(state::told).map_err(one)?;
        let assets = StandingAssets::new(&self.options.project.assets, before, self.site.now);
        let is_idle = plan.build.is_empty()
            && plan.gone.is_empty()
            && plan.left.is_empty()
            && plan.stale.is_empty()
            && self.changed.is_nothing()
            && assets.standing == assets.before;
        if is_idle {
            summary.verified = verify::verify(self.site, &plan, self.reading, self.options)?;
            summary.generation = self.generation - 1;
            return Ok(summary);
        }
        let draft = self.draft(&plan, &assets).map_err(one)?;
        let write = self
            .options
            .output
            .state()
            .write()
            .map_err(state::told)
            .map_err(one)?;
        let mut changes = Vec::new();
        let mut lists = BTreeSet::new();
        let errors = self
            .look(&plan, &draft, |looked| {
                write.pages(|pages| {
                    for page in looked {
                        let read = page.record.facts.iter();
                        lists.extend(read.filter(|it| !matches!(it, Input::Facet(_))).cloned());
                        pages.put(&page.key, &page.record)?;
                        summary.by_engine += usize::from(page.by_engine);
                        let PageRecord { file, html, .. } = page.record;
                        if page.was == Some(html) {
                            summary.unchanged.push(file);
                        } else {
                            changes.push(Change {
                                file: file.clone(),
                                was: page.was,
                                is: Some(html),
                            });
                            summary.written.push(file);
                        }
                    }
                    Ok(())
                })
            })
            .map_err(one)?;
        if !errors.is_empty() {
            return Err(distinct(errors));
        }
        summary.verified = verify::verify(self.site, &plan, self.reading, self.options)?;
        summary.written.sort();
        summary.unchanged.sort();
        self.remove(&plan, &draft, &mut changes).map_err(one)?;
        summary.removed.clone_from(&plan.removals);
        for (path, bytes) in &assets.written {
            draft.write(path, bytes).map_err(one)?;
        }
        summary.assets = assets.written.len();
        changes.extend(assets.changes.iter().cloned());
        for file in &assets.removed {
            draft.remove(file).map_err(one)?;
        }
        self.record(&write, &plan, &assets)
            .and_then(|()| self.record_globals(&write, lists))
            .map_err(state::told)
            .map_err(one)?;
        changes.sort_by(|a, b| a.file.cmp(&b.file));
        summary.generation = self.generation;
        if changes.is_empty() {
            summary.generation -= 1;
            write.commit().map_err(state::told).map_err(one)?;
        } else {
            let generation = Generation {
                at: self.site.now,
                pages: plan.pages as u64,
                origin: Origin::Build,
                changes,
            };
            draft.publish(write, &generation).map_err(one)?;
        }
        Ok(summary)
    }

    /// Begins the next generation, having told which files it may touch.
    fn draft(&self, plan: &Plan, assets: &StandingAssets<'_>) -> Result<Draft<'_>, Diagnostic> {
        let touched = plan.build.len() + plan.removals.len();
        let files = (touched * 2 < plan.pages).then(|| {
            let pages = plan.build.iter().map(|page| page.file.clone());
            let assets = assets.changes.iter().map(|change| change.file.clone());
            pages
                .chain(plan.removals.iter().cloned())
                .chain(assets)
                .collect()
        });
        self.options.output.draft(files)
    }

    /// Removes the files of pages that went.
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

    /// Remembers what pages were made from, beside the pages themselves.
    fn record(
        &self,
        write: &Writing,
        plan: &Plan,
        assets: &StandingAssets<'_>,
    ) -> state::Result<()> {
        let bundles = self.options.output.state().bundles();
        write.pages(|pages| {
            plan.stale
                .iter()
                .try_for_each(|key| pages.mark_stale(key))?;
            plan.gone.iter().try_for_each(|key| pages.remove(key))
        })?;
        write.clear_dirty()?;
        write.save_bundles(bundles)?;
        write.set_assets(&assets.standing)?;
        write.unset(Key::Foreign)?;
        write.set(Key::Api, &self.api)?;
        let locales = &self.site.project.settings.locales;
        let codes: Vec<&str> = locales.iter().map(|locale| locale.code).collect();
        write.set(Key::Locales, &codes)
    }

    /// Remembers what inputs that are no part of an entity are now.
    fn record_globals(&self, write: &Writing, lists: BTreeSet<Input>) -> state::Result<()> {
        let known: BTreeMap<Input, Vec<u64>> = self.reading.globals()?.into_iter().collect();
        let words = self.options.output.state().bundles().all();
        let used: BTreeSet<Input> = words
            .iter()
            .flat_map(|inputs| inputs.iter().cloned())
            .chain(lists)
            .chain(known.keys().cloned())
            .filter(|input| !known.contains_key(input) || self.changed.contains(input))
            .collect();
        let changed = used.into_par_iter().filter_map(|input| {
            let now = self.site.fingerprints(&input);
            (known.get(&input) != Some(&now)).then_some((input, now))
        });
        write.set_globals(changed.collect::<Vec<_>>())
    }
}

/// The same mistake in a template shows on every page: it is told once.
fn distinct(errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut seen = BTreeSet::new();
    errors
        .into_iter()
        .filter(|error| seen.insert(error.to_string()))
        .collect()
}
