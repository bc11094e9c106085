//! Which pages a change reaches: a pure function of the routes and the last manifest.

use std::collections::BTreeSet;

use jiff::Timestamp;

use crate::input::Input;
use crate::manifest::{Manifest, PageKey, PageRecord};
use crate::route::{self, Route};
use crate::scope::Reads;
use crate::site::Site;

/// What is to be done about one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Nothing that it read has changed.
    Keep,
    /// Only prices or scores changed, and the page is younger than the freshness limit.
    KeepStale,
    /// It is new, or something that it read has changed.
    Build(Reason),
}

/// Why a page is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The last build did not have it, or had it elsewhere.
    New,
    /// These inputs changed.
    Changed(Vec<Input>),
}

/// One page of the plan.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Which page.
    pub route: Route,
    /// Index of its language.
    pub locale: usize,
    /// Its file below the site's root.
    pub file: String,
    /// What is to be done.
    pub step: Step,
}

/// The whole plan.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// Every page that there is to be.
    pub pages: Vec<Planned>,
    /// Pages of the last build that there are no more.
    pub removals: Vec<PageKey>,
}

/// Plans a build.
pub fn plan(site: &Site<'_>, routes: &[Route], manifest: &Manifest) -> Plan {
    let mut plan = Plan::default();
    let mut planned: BTreeSet<PageKey> = BTreeSet::new();
    for (locale, spoken) in site.project.settings.locales.iter().enumerate() {
        for route in routes {
            let Some(path) = route.path(site.catalogue) else {
                continue;
            };
            let file = route::file(&site.prefix(locale), &path);
            let key = (*route, spoken.code.to_owned());
            let step = match manifest.pages.get(&key) {
                Some(record) if record.file == file => step(site, locale, record),
                _ => Step::Build(Reason::New),
            };
            planned.insert(key);
            plan.pages.push(Planned {
                route: *route,
                locale,
                file,
                step,
            });
        }
    }
    plan.removals = manifest
        .pages
        .keys()
        .filter(|key| !planned.contains(*key))
        .cloned()
        .collect();
    plan
}

fn step(site: &Site<'_>, locale: usize, record: &PageRecord) -> Step {
    let mut hard = changed(site, locale, &record.model_reads);
    hard.extend(changed(site, locale, &record.render_reads));
    let soft: Vec<Input> = hard.extract_if(.., |input| input.is_soft()).collect();
    if !hard.is_empty() {
        hard.extend(soft);
        Step::Build(Reason::Changed(hard))
    } else if soft.is_empty() {
        Step::Keep
    } else if is_fresh(site, record.rendered_at) {
        Step::KeepStale
    } else {
        Step::Build(Reason::Changed(soft))
    }
}

/// Inputs that are not what they were.
pub fn changed(site: &Site<'_>, locale: usize, reads: &Reads) -> Vec<Input> {
    reads
        .iter()
        .filter(|(input, before)| site.fingerprint(input, locale) != **before)
        .map(|(input, _)| input.clone())
        .collect()
}

fn is_fresh(site: &Site<'_>, rendered_at: Timestamp) -> bool {
    let age = site.now.as_second() - rendered_at.as_second();
    age < i64::from(site.project.settings.price_seconds)
}
