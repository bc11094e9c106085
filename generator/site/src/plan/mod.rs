//! Which pages a change reaches: a pure function of the catalogue, of what changed and of what the
//! pages of the last build read.
//!
//! A change of an entity costs the pages that may have read it, which [`crate::readers`] names. A change
//! of what every page reads (words, templates, settings, the day) looks at all of them.

mod changed;
mod look;
mod planned;
mod words;

use std::collections::{BTreeSet, HashMap, HashSet};

use jiff::SignedDuration;

use crate::stale::Page;
use catalogue::fingerprint::ContentHash;
use catalogue::input::{Input, Subject};
use catalogue::route;
use diagnostic::Diagnostic;
use look::Planner;
use pages::kinds;
use pages::site::Site;
use store::state::{self, Foreign, PageKey};
use words::Words;

pub use changed::Changed;
pub use planned::{Known, Plan, Planned, Reason, Standing, Turn};

/// Plans a build.
///
/// # Errors
/// The state cannot be read, or two pages want one path.
pub fn plan(
    site: &Site<'_>,
    changed: &Changed,
    known: &Known<'_>,
) -> Result<Plan, Vec<Diagnostic>> {
    let diagnose = |error| vec![state::diagnose(error)];
    let settings = &site.project.settings;
    let foreign: Vec<Foreign> = known
        .reading
        .value(state::Key::Foreign)
        .map_err(diagnose)?
        .unwrap_or_default();
    let planner = Planner {
        site,
        changed,
        words: Words::new(changed, known.bundles, settings.locales.len()),
        foreign: foreign.iter().map(|it| it.file.clone()).collect(),
        stale: known.stale,
        turn: turn(site, known),
    };
    let mut plan = Plan {
        pages: kinds::count(site) * settings.locales.len(),
        ..Plan::default()
    };
    match changed {
        Changed::Inputs(inputs) if foreign.is_empty() && inputs.keys().all(Input::is_fact) => {
            planner.look_at_reached(inputs, known, &mut plan)
        }
        _ => planner.look_at_all(known.reading, &mut plan),
    }?;
    count_lost(&foreign, known, &mut plan).map_err(diagnose)?;
    plan.left
        .extend(foreign.into_iter().map(|it| (it.file, it.is)));
    if !plan.left.is_empty() {
        // Every page that has another file than it had is in the plan: its path is a hard input.
        let stand: HashSet<&str> = plan.build.iter().map(|page| page.file.as_str()).collect();
        let removed = |(file, is): &(&String, &Option<ContentHash>)| {
            is.is_some() && route::is_made(file) && !stand.contains(file.as_str())
        };
        let removed = plan.left.iter().filter(removed).map(|(file, _)| file);
        plan.removals = removed.cloned().collect();
        plan.removals.sort();
    }
    Ok(plan)
}

/// Counts the served pages, and those of them that the plan takes away; documents, which come and go with
/// single matches, do not count. After a rollback, served pages may have no record, and records may have
/// no served page.
fn count_lost(foreign: &[Foreign], known: &Known<'_>, plan: &mut Plan) -> state::Result<()> {
    let recorded = known.reading.page_count()?;
    let pages = foreign.iter().filter(|it| route::is_page(&it.file));
    let mut unrecorded: HashMap<&str, bool> = pages
        .map(|it| (it.file.as_str(), it.is.is_some()))
        .collect();
    let mut absent: HashSet<PageKey> = HashSet::new();
    if !unrecorded.is_empty() {
        known.reading.pages(|key, record| {
            if unrecorded.remove(record.file.as_str()) == Some(false) {
                absent.insert(key);
            }
        })?;
    }
    unrecorded.retain(|_, is_served| *is_served);
    plan.served = recorded - absent.len() as u64 + unrecorded.len() as u64;
    let planned: HashSet<&str> = match unrecorded.is_empty() {
        true => HashSet::new(),
        false => plan.build.iter().map(|page| page.file.as_str()).collect(),
    };
    let gone = plan.gone.iter().filter(|page| {
        !kinds::definition(&page.key.route).is_document() && !absent.contains(&page.key)
    });
    let unplanned = unrecorded.keys().filter(|file| !planned.contains(*file));
    plan.lost = (gone.count() + unplanned.count()) as u64;
    Ok(())
}

/// Stale pages whose turn it is.
fn turn(site: &Site<'_>, known: &Known<'_>) -> BTreeSet<Page> {
    if let Some(turn) = known.turn {
        let locales = 0..site.project.settings.locales.len();
        let of_match = |id: &u64| kinds::coming_with(site, Subject::Match(*id));
        let own = turn.matches.iter().flat_map(of_match);
        let own = own.flat_map(|route| locales.clone().map(move |locale| (route.clone(), locale)));
        return known
            .stale
            .oldest_pages()
            .take(turn.oldest)
            .cloned()
            .chain(own)
            .collect();
    }
    let fresh = SignedDuration::from_secs(site.project.settings.prices.fresh_seconds.get().into());
    let limit = site.now.checked_sub(fresh);
    limit.map_or_else(
        |_| BTreeSet::new(),
        |limit| known.stale.made_until(limit).cloned().collect(),
    )
}
