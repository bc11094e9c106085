//! Trust in the incremental build: pages that nothing reached are rendered again and compared.

use std::collections::HashSet;

use rayon::prelude::*;

use crate::build::BuildOptions;
use crate::diagnostic::Diagnostic;
use crate::fingerprint;
use crate::pages::{self, Model};
use crate::plan::Plan;
use crate::scope::{Neighbours, Scope};
use crate::site::Site;
use crate::stale::Stale;
use crate::state::{self, PageKey, PageRecord, Reading};

/// Renders a share of the untouched pages again. Which ones changes with the day and the hour, so
/// that in time every page has its turn. Returns how many were compared.
///
/// # Errors
/// Pages that come out otherwise than they stand: something that they read was not recorded.
pub fn verify(
    site: &Site<'_>,
    plan: &Plan,
    reading: &Reading,
    stale: &Stale,
    options: &BuildOptions<'_>,
) -> Result<usize, Vec<Diagnostic>> {
    if options.verify_percent <= 0.0 {
        return Ok(0);
    }
    let pages = untouched(site, plan, reading, stale, options).map_err(|error| vec![error])?;
    let wrong: Vec<Diagnostic> = pages
        .par_iter()
        .filter_map(|(key, record)| compare(site, key, record).err())
        .collect();
    if wrong.is_empty() {
        Ok(pages.len())
    } else {
        Err(wrong)
    }
}

fn untouched(
    site: &Site<'_>,
    plan: &Plan,
    reading: &Reading,
    stale: &Stale,
    options: &BuildOptions<'_>,
) -> Result<Vec<(PageKey, PageRecord)>, Diagnostic> {
    let touched: HashSet<PageKey> = plan
        .build
        .iter()
        .map(|page| page.key(site))
        .chain(plan.stale.iter().map(|page| page.key.clone()))
        .chain(plan.gone.iter().map(|page| page.key.clone()))
        .collect();
    let hour = site.now.as_second() / 3_600;
    let mut chosen = Vec::new();
    let locales = &site.project.settings.locales;
    let is_stale = |key: &PageKey| {
        let locale = locales.iter().position(|it| it.code == key.locale);
        locale.is_some_and(|locale| stale.contains((key.route, locale)))
    };
    reading
        .pages(|key, record| {
            let lot = fingerprint::of(&format!("{hour} {}", record.file)) % 10_000;
            let is_drawn = (lot as f64) < options.verify_percent * 100.0;
            if is_drawn && !touched.contains(&key) && !is_stale(&key) {
                chosen.push((key, record));
            }
        })
        .map_err(state::told)?;
    Ok(chosen)
}

fn compare(site: &Site<'_>, key: &PageKey, record: &PageRecord) -> Result<(), Diagnostic> {
    let locales = &site.project.settings.locales;
    let Some(locale) = locales.iter().position(|it| it.code == key.locale) else {
        return Ok(());
    };
    let neighbours = Neighbours::default();
    let Model(view) = pages::model(&Scope::new(site, locale, &neighbours), key.route)?;
    let template = key.route.kind.template();
    let (html, _) = site.renderer.render_by_engine(locale, template, &view)?;
    if fingerprint::content(html.as_bytes()) == record.html {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "{} was left alone, but would come out otherwise",
        record.file
    ))
    .hint(
        "something that it reads is not recorded, which is a mistake of the generator; without \
         state/ the next build is a full one",
    ))
}
