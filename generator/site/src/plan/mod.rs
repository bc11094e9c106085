//! Which pages a change reaches: a pure function of the catalogue, of what changed and of what the
//! pages of the last build read.
//!
//! A change of an entity costs the pages that may have read it, which [`crate::readers`] names. A change
//! of what every page reads (words, templates, settings, the day) looks at all of them.

mod changed;
mod look;
mod planned;
mod words;

use std::collections::{BTreeSet, HashSet};

use jiff::SignedDuration;

use crate::diagnostic::Diagnostic;
use crate::input::{Input, Subject};
use crate::pages;
use crate::route;
use crate::site::Site;
use crate::stale::Page;
use crate::state::{self, ContentHash, Foreign};
use look::Planner;
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
        pages: pages::count(site) * settings.locales.len(),
        ..Plan::default()
    };
    match changed {
        Changed::Inputs(inputs) if foreign.is_empty() && inputs.keys().all(Input::is_fact) => {
            planner.look_at_reached(inputs, known, &mut plan)
        }
        _ => planner.look_at_all(known.reading, &mut plan),
    }?;
    plan.left
        .extend(foreign.into_iter().map(|it| (it.file, it.is)));
    if !plan.left.is_empty() {
        // Every page that has another file than it had is in the plan: its path is a hard input.
        let stand: HashSet<&str> = plan.build.iter().map(|page| page.file.as_str()).collect();
        let removed = |(file, is): &(&String, &Option<ContentHash>)| {
            is.is_some() && route::is_page(file) && !stand.contains(file.as_str())
        };
        let removed = plan.left.iter().filter(removed).map(|(file, _)| file);
        plan.removals = removed.cloned().collect();
        plan.removals.sort();
    }
    Ok(plan)
}

/// Stale pages whose turn it is.
fn turn(site: &Site<'_>, known: &Known<'_>) -> BTreeSet<Page> {
    if let Some(turn) = known.turn {
        let locales = 0..site.project.settings.locales.len();
        let of_match = |id: &u64| pages::coming_with(site, Subject::Match(*id));
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
    let fresh = SignedDuration::from_secs(site.project.settings.price_seconds.into());
    let limit = site.now.checked_sub(fresh);
    limit.map_or_else(
        |_| BTreeSet::new(),
        |limit| known.stale.made_until(limit).cloned().collect(),
    )
}
