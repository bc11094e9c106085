//! What a plan is made of, and what it is made from.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use jiff::Timestamp;

use crate::readers::Readers;
use crate::stale::Stale;
use catalogue::fingerprint::ContentHash;
use catalogue::input::Input;
use catalogue::route::Route;
use pages::site::Site;
use store::shard::Shard;
use store::state::{Bundles, PageKey, Reading};

/// Why a page is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The last build did not have it, or had it elsewhere, or a rollback touched it.
    New,
    /// These inputs changed; an empty list means everything.
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
    /// When it was last made, if it could stay as it is: only its prices or scores differ.
    pub could_stay: Option<Timestamp>,
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

/// A stored page that no longer exists, or that is stale.
#[derive(Clone, Debug)]
pub struct Standing {
    /// Its place in the state.
    pub key: PageKey,
    /// Index of its language; `None` for one that the site no longer has.
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
    /// How many pages are served now.
    pub served: u64,
    /// How many of them would be gone; a page that moves is not.
    pub lost: u64,
    /// Pages to look at; all others stay as they are.
    pub build: Vec<Planned>,
    /// Pages that became stale: their prices or scores are not the latest, and they are fresh
    /// enough to stay.
    pub stale: Vec<Standing>,
    /// Pages of the last build that no longer exist.
    pub gone: Vec<Standing>,
    /// Contents of files whose page moved or no longer exists, and of files that a rollback wrote.
    pub left: HashMap<String, Option<ContentHash>>,
    /// Those of these files that no page of the plan uses.
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

    /// Leaves pages that could stay for a later build; `stale` are those that wait already.
    pub fn postpone(&mut self, pages: &[Planned], site: &Site<'_>, stale: &Stale) {
        if pages.is_empty() {
            return;
        }
        let waiting: HashSet<(&Route, usize)> =
            pages.iter().map(|it| (&it.route, it.locale)).collect();
        self.build
            .retain(|page| !waiting.contains(&(&page.route, page.locale)));
        for page in pages {
            let Some(viewed_at) = page.could_stay else {
                continue;
            };
            if !stale.contains(&(page.route.clone(), page.locale)) {
                self.stale.push(Standing {
                    key: page.key(site),
                    locale: Some(page.locale),
                    facts: [].into(),
                    viewed_at,
                });
            }
        }
    }
}

/// What is known about the pages of the last build, beside their records.
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
    /// How many of the oldest.
    pub oldest: usize,
    /// The pages of these matches.
    pub matches: Vec<u64>,
    /// Ends the turn during the build: pages that are not made yet and could stay as they are wait
    /// on.
    pub ends: Option<Arc<AtomicBool>>,
}

impl Turn {
    /// Whether the turn has ended.
    pub fn is_over(&self) -> bool {
        let ends = self.ends.as_ref();
        ends.is_some_and(|ends| ends.load(Ordering::Relaxed))
    }
}
