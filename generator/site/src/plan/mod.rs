//! Which pages a change reaches: a pure function of the catalogue, of what changed and of what the
//! pages of the last build read.
//!
//! A change of an entity costs the pages that may have read it: [`Readers`] names them. A change of
//! what every page reads (words, templates, settings, the day) looks at all of them.

mod changed;
mod look;
mod words;

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};

use crate::diagnostic::Diagnostic;
use crate::input::{Input, Subject};
use crate::pages;
use crate::readers::Readers;
use crate::route::{self, Route};
use crate::shard::Shard;
use crate::site::Site;
use crate::stale::{Page, Stale};
use crate::state::{self, Bundles, ContentHash, Foreign, PageKey, Reading};
use look::Planner;
use words::Words;

pub use changed::Changed;

/// Why a page is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The last build did not have it, or had it elsewhere, or a rollback touched it.
    New,
    /// These inputs changed; none stands for everything.
    Changed(Arc<[Input]>),
}

impl Reason {
    /// The first of it in a word, for logs.
    pub fn word(&self) -> &'static str {
        match self {
            Self::New => "new",
            Self::Changed(inputs) => inputs.first().map_or("everything", Input::word),
        }
    }
}

/// One page to look at.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Which page.
    pub route: Route,
    /// Index of its language.
    pub locale: usize,
    /// Its file below the site's root.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

impl Planned {
    /// Its place in the state.
    pub fn key(&self, site: &Site<'_>) -> PageKey {
        PageKey {
            route: self.route.clone(),
            locale: site.project.settings.locales[self.locale].code.to_owned(),
        }
    }
}

/// A page that there is no more, or that is stale.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its place in the state.
    pub key: PageKey,
    /// Index of its language; `None` for one that the site has no more.
    pub locale: Option<usize>,
    /// What it read of the catalogue.
    pub facts: Arc<[Input]>,
    /// When its view was last made.
    pub viewed_at: Timestamp,
}

/// The whole plan.
#[derive(Debug, Default)]
pub struct Plan {
    /// How many pages there are to be.
    pub pages: usize,
    /// Pages to look at; all others stay as they are.
    pub build: Vec<Planned>,
    /// Pages that became stale: their prices or scores are not the latest, and they are fresh
    /// enough to stay.
    pub stale: Vec<Standing>,
    /// Pages of the last build that there are no more.
    pub gone: Vec<Standing>,
    /// What stands at files that no page has as it did: pages that moved or went, and what a
    /// rollback put there.
    pub left: HashMap<String, Option<ContentHash>>,
    /// Pages of these that no page of the plan has any more.
    pub removals: Vec<String>,
}

impl Plan {
    /// Leaves to other machines what is not in this part. Returns the files of that.
    pub fn keep(&mut self, shard: Shard) -> Vec<String> {
        let all = std::mem::take(&mut self.build);
        let (kept, others): (Vec<Planned>, Vec<Planned>) =
            all.into_iter().partition(|page| shard.takes(&page.route));
        self.build = kept;
        self.pages -= others.len();
        others.into_iter().map(|page| page.file).collect()
    }
}

/// What is known of the pages of the last build, beside their records.
pub struct Known<'a> {
    /// What each was made from.
    pub reading: &'a Reading,
    /// Words that they read.
    pub bundles: &'a Bundles,
    /// Who read what.
    pub readers: &'a Readers,
    /// Which are stale.
    pub stale: &'a Stale,
    /// Which of these are built; without it, those that may wait no longer.
    pub turn: Option<&'a Turn>,
}

/// Stale pages whose turn it is, though they might wait.
#[derive(Clone, Debug, Default)]
pub struct Turn {
    /// So many of the oldest.
    pub oldest: usize,
    /// The pages of these matches.
    pub matches: Vec<u64>,
}

/// Plans a build.
///
/// # Errors
/// The state cannot be read, or two pages want one path.
pub fn plan(
    site: &Site<'_>,
    changed: &Changed,
    known: &Known<'_>,
) -> Result<Plan, Vec<Diagnostic>> {
    let told = |error| vec![state::told(error)];
    let settings = &site.project.settings;
    let foreign: Vec<Foreign> = known
        .reading
        .value(state::Key::Foreign)
        .map_err(told)?
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
