//! Checks of a project that need no operator.

use std::collections::BTreeSet;

use jiff::Timestamp;
use templates::Sheaf;

use crate::specimen::{NOW, Specimen, nothing, specimen};
use diagnostic::Diagnostic;
use pages::kinds::{self, Made};
use pages::scope::{Neighbours, Scope};
use pages::site::Site;
use project::Project;
use project::endpoints::Endpoints;
use project::lint::{Found, lint, merged};

/// The result of checking a project that could be loaded.
#[derive(Debug, Default)]
pub struct Checked {
    /// Mistakes that a build may find, each once.
    pub errors: Vec<Diagnostic>,
    /// Warnings, without those of constructs that are not compiled.
    pub warnings: Vec<Diagnostic>,
    /// Messages that nothing shows: no mistakes.
    pub unused: Vec<Diagnostic>,
    /// Constructs in templates that are not compiled: Minijinja renders their pages, which is slower.
    pub uncompiled: Vec<Diagnostic>,
}

/// Checks templates, words and content: all names and variables, and a page of every kind, rendered
/// from a catalogue that is made up. A value that does not exist is found where one of these pages
/// uses it; in a branch that none of them takes, only a build finds it.
pub fn check(project: &Project) -> Checked {
    let Found {
        errors,
        mut warnings,
        unused,
    } = lint(project.templates.files(), &project.messages, &project.asked);
    let mut seen = BTreeSet::new();
    let mut is_new = |it: &Diagnostic| seen.insert(it.to_string());
    let mut all = project.warnings.clone();
    all.append(&mut warnings);
    all.retain(&mut is_new);
    let languages = project.settings.locales.len();
    let mut wrong = Vec::new();
    let mut uncompiled = Vec::new();
    for specimen in [specimen(&project.content, languages), nothing()] {
        match rendered(project, specimen) {
            Ok((errors, refused)) => {
                wrong.extend(errors);
                uncompiled = refused;
            }
            Err(error) => wrong.push(error),
        }
    }
    let errors = merged(errors, wrong);
    if !errors.is_empty() {
        // A mistake is not compiled either.
        uncompiled.clear();
    }
    Checked {
        errors,
        warnings: all,
        unused,
        uncompiled,
    }
}

/// Renders every page of a catalogue. Returns the mistakes, and what is not compiled.
fn rendered(
    project: &Project,
    Specimen {
        mut catalogue,
        markets,
    }: Specimen,
) -> Result<(Vec<Diagnostic>, Vec<Diagnostic>), Diagnostic> {
    let now: Timestamp = NOW.parse().unwrap_or_default();
    catalogue.prepare(&project.settings.bounds(), now, Box::new(markets));
    let endpoints = Endpoints::new(&project.settings, "");
    let site = Site::new(project, &catalogue, endpoints, now, 0)?;
    let mut wrong = Vec::new();
    let locales: Vec<usize> = (0..project.settings.locales.len()).collect();
    let neighbours = Neighbours::default();
    let mut sheaf = Sheaf::default();
    for kind in pages::kinds::table() {
        for route in kind.routes(&site) {
            let scope = Scope::new(&site, &locales, &neighbours);
            match kinds::make(&scope, &route) {
                Ok(Made::View { tree, .. }) => {
                    let views: Vec<_> = locales.iter().map(|it| tree.edition(*it)).collect();
                    let all = site
                        .renderer
                        .render(&locales, kind.template, &views, &mut sheaf);
                    wrong.extend(all.into_iter().filter_map(Result::err));
                }
                Ok(Made::Document(_)) => {}
                Err(error) => wrong.push(error),
            }
        }
    }
    let rendered = pages::kinds::table()
        .iter()
        .filter(|kind| !kind.is_document());
    let names: BTreeSet<&str> = rendered.map(|kind| kind.template).collect();
    let mut uncompiled = site.renderer.check(names.iter().copied());
    let alone = names.into_iter().filter(|name| !site.renderer.joins(name));
    uncompiled.extend(alone.map(|name| {
        Diagnostic::warning(format!(
            "not compiled for all languages together: templates/{name}"
        ))
        .hint(
            "a condition or a computed value contains something of the frame that differs between languages, \
             such as an address: compute it in the view",
        )
    }));
    Ok((wrong, uncompiled))
}
