//! One build: plan, render what a change reaches, switch.

use std::sync::atomic::{AtomicUsize, Ordering};

use jiff::{SignedDuration, Timestamp};
use rayon::prelude::*;

use crate::catalogue::{Catalogue, Feed};
use crate::diagnostic::Diagnostic;
use crate::edge;
use crate::input::Input;
use crate::manifest::{Manifest, PageKey, PageRecord};
use crate::output::{Output, Staged};
use crate::pages;
use crate::plan::{self, Planned, Step};
use crate::project::Project;
use crate::route;
use crate::scope::{Reads, Scope};
use crate::site::{Endpoints, Site};

/// How long an asset that no page names any more is kept: pages in caches still ask for it.
const ASSET_GRACE: SignedDuration = SignedDuration::from_hours(7 * 24);

/// What a build is asked to do.
pub struct BuildOptions<'a> {
    /// The editors' side.
    pub project: &'a Project,
    /// Where to write.
    pub output: &'a Output,
    /// Root of the operator's API as the build reaches it.
    pub api: &'a str,
    /// The time of the build.
    pub now: Timestamp,
    /// Fingerprint of the program that runs.
    pub program: u64,
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
    /// Assets that were written.
    pub assets: usize,
}

/// Builds the site from what the operator answered.
///
/// # Errors
/// A page cannot be rendered, or the disk refuses. Nothing is switched then: the last good site
/// stands. Warnings come with success.
pub fn build(
    options: &BuildOptions<'_>,
    feed: &Feed,
) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
    let BuildOptions {
        project, output, ..
    } = *options;
    let one = |error: Diagnostic| vec![error];
    let manifest = output.manifest().map_err(one)?;
    let (catalogue, notes) = Catalogue::new(feed, &project.settings, &manifest.prices);
    let routes = route::all(&catalogue)?;
    let endpoints = Endpoints::new(&project.settings, options.api);
    let site = Site::new(project, &catalogue, endpoints, options.now, options.program);
    let plan = plan::plan(&site, &routes, &manifest);
    let to_build = plan
        .pages
        .iter()
        .filter(|page| matches!(page.step, Step::Build(_)))
        .count();
    let done = AtomicUsize::new(0);
    let results: Vec<Result<Built, Diagnostic>> = plan
        .pages
        .par_iter()
        .map(|page| {
            let key = key(&site, page);
            let before = manifest
                .pages
                .get(&key)
                .filter(|record| record.file == page.file);
            let built = match (&page.step, before) {
                (Step::Keep, Some(record)) => Built::kept(record, Outcome::Kept),
                (Step::KeepStale, Some(record)) => Built::kept(record, Outcome::Stale),
                _ => {
                    let built = build_page(&site, output, page, before)?;
                    (options.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, to_build);
                    built
                }
            };
            Ok(built)
        })
        .collect();
    let mut next = Manifest {
        prices: catalogue.price_times(),
        ..Manifest::default()
    };
    let mut summary = Summary {
        pages: plan.pages.len(),
        ..Summary::default()
    };
    let mut moves = Vec::new();
    let mut errors = Vec::new();
    for (page, result) in plan.pages.iter().zip(results) {
        let built = match result {
            Ok(built) => built,
            Err(error) => {
                errors.push(error);
                continue;
            }
        };
        match built.outcome {
            Outcome::Kept => summary.kept += 1,
            Outcome::Stale => summary.stale += 1,
            Outcome::Unchanged => summary.unchanged.push(page.file.clone()),
            Outcome::Written(staged) => {
                summary.written.push(page.file.clone());
                moves.push(staged);
            }
        }
        next.pages.insert(key(&site, page), built.record);
    }
    if !errors.is_empty() {
        return Err(distinct(errors));
    }
    let standing: std::collections::BTreeSet<&str> =
        plan.pages.iter().map(|page| page.file.as_str()).collect();
    let mut removals: Vec<String> = manifest
        .pages
        .values()
        .map(|record| record.file.as_str())
        .filter(|file| !standing.contains(file))
        .map(str::to_owned)
        .collect();
    removals.sort();
    summary.removed.clone_from(&removals);
    summary.assets =
        stage_assets(options, &manifest, &mut next, &mut moves, &mut removals).map_err(one)?;
    let idle = moves.is_empty()
        && removals.is_empty()
        && next.pages == manifest.pages
        && next.prices == manifest.prices;
    if !idle {
        output.commit(moves, removals, &next).map_err(one)?;
    }
    output
        .put(edge::FILE, &edge::headers(&site.endpoints))
        .map_err(one)?;
    Ok((summary, notes))
}

struct Built {
    record: PageRecord,
    outcome: Outcome,
}

enum Outcome {
    Kept,
    Stale,
    Unchanged,
    Written(Staged),
}

impl Built {
    fn kept(record: &PageRecord, outcome: Outcome) -> Self {
        Self {
            record: record.clone(),
            outcome,
        }
    }
}

fn key(site: &Site<'_>, page: &Planned) -> PageKey {
    (
        page.route,
        site.project.settings.locales[page.locale].code.to_owned(),
    )
}

/// Builds one page, with the two later cut-offs: an equal view is not rendered, equal HTML is not
/// written.
fn build_page(
    site: &Site<'_>,
    output: &Output,
    page: &Planned,
    before: Option<&PageRecord>,
) -> Result<Built, Diagnostic> {
    let scope = Scope::new(site, page.locale);
    let model = pages::model(&scope, page.route)?;
    let model_reads = scope.into_reads();
    if let Some(record) = before {
        let program_changed =
            record.model_reads.get(&Input::Program) != model_reads.get(&Input::Program);
        let same_render = plan::changed(site, page.locale, &record.render_reads).is_empty();
        if record.model == model.fingerprint && same_render && !program_changed {
            let record = PageRecord {
                model_reads,
                rendered_at: site.now,
                ..record.clone()
            };
            return Ok(Built {
                record,
                outcome: Outcome::Unchanged,
            });
        }
    }
    let template = page.route.kind.template();
    let (html, read) = site
        .project
        .templates
        .render(page.locale, template, model.context)?;
    let inputs = read
        .messages
        .into_iter()
        .map(Input::Message)
        .chain(read.assets.into_iter().map(Input::Asset))
        .chain([Input::Template(page.route.kind)]);
    let render_reads: Reads = inputs
        .map(|input| (input.clone(), site.fingerprint(&input, page.locale)))
        .collect();
    let record = PageRecord {
        file: page.file.clone(),
        model_reads,
        render_reads,
        model: model.fingerprint,
        html: crate::fingerprint::of(&html),
        rendered_at: site.now,
    };
    let outcome = match before {
        Some(old) if old.html == record.html => Outcome::Unchanged,
        _ => Outcome::Written(output.stage(&page.file, html.as_bytes())?),
    };
    Ok(Built { record, outcome })
}

/// Stages new assets and lets go of those that nobody has named for long. Returns how many are new.
fn stage_assets(
    options: &BuildOptions<'_>,
    manifest: &Manifest,
    next: &mut Manifest,
    moves: &mut Vec<Staged>,
    removals: &mut Vec<String>,
) -> Result<usize, Diagnostic> {
    let mut staged = 0;
    for asset in options.project.assets.files() {
        if !manifest.assets.contains_key(&asset.path) {
            moves.push(options.output.stage(&asset.path, &asset.bytes)?);
            staged += 1;
        }
        next.assets.insert(asset.path.clone(), options.now);
    }
    for (path, last) in &manifest.assets {
        if next.assets.contains_key(path) {
            continue;
        }
        if options.now.duration_since(*last) > ASSET_GRACE {
            removals.push(path.clone());
        } else {
            next.assets.insert(path.clone(), *last);
        }
    }
    Ok(staged)
}

/// The same mistake in a template shows on every page: it is told once.
fn distinct(errors: Vec<Diagnostic>) -> Vec<Diagnostic> {
    let mut seen = std::collections::BTreeSet::new();
    errors
        .into_iter()
        .filter(|error| seen.insert(error.to_string()))
        .collect()
}
