//! What is known of the process at one moment, from which `/health` and `/metrics` are made.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use jiff::Timestamp;
use project::settings::Settings;

use super::counts::{Calls, Counts};
use super::problem::Problem;

/// What the settings allow.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The age of prices.
    pub fresh: Duration,
    /// How long an outage is tolerated.
    pub outage: Duration,
    /// Interval of full reconciles.
    pub reconcile: Duration,
}

/// State of the push connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Push {
    /// Connected.
    Listening,
    /// Connecting, for the first time or again.
    Connecting,
    /// Closed for good: the next reconcile tries again.
    Closed,
}

/// How many files of a publish are done.
#[derive(Debug, Default)]
pub struct Progress {
    done: AtomicUsize,
    total: AtomicUsize,
}

impl Progress {
    /// How many files are done, of how many.
    pub fn set(&self, done: usize, total: usize) {
        self.done.store(done, Ordering::Relaxed);
        self.total.store(total, Ordering::Relaxed);
    }

    /// Files that are done, and all of them; both are 0 until the files are known.
    pub fn get(&self) -> (usize, usize) {
        let load = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        (load(&self.done), load(&self.total))
    }
}

/// A publish that is under way.
#[derive(Clone, Copy, Debug)]
pub struct Publishing {
    /// Number of the generation.
    pub generation: u64,
    /// When it began.
    pub since: Timestamp,
    /// Files that are done.
    pub done: usize,
    /// All files to upload; 0 until they are known.
    pub files: usize,
}

/// What is known at one moment.
pub struct Facts<'a> {
    /// Everything that is wrong.
    pub problems: Vec<Problem>,
    /// What the settings allow.
    pub limits: Limits,
    /// Number of the served generation; 0 before the first.
    pub generation: u64,
    /// When the last build succeeded.
    pub built_at: Option<Timestamp>,
    /// When the last full reconcile succeeded.
    pub reconciled_at: Option<Timestamp>,
    /// When the last publish succeeded, and its generation.
    pub published: Option<(Timestamp, u64)>,
    /// The publish that is under way.
    pub publishing: Option<Publishing>,
    /// The generation that is published next.
    pub waiting: Option<u64>,
    /// Name of the push's state.
    pub push: &'static str,
    /// When the oldest prices on a page were confirmed.
    pub oldest: Option<Timestamp>,
    /// The page that has them.
    pub oldest_page: Option<&'a str>,
    /// What has been counted.
    pub counts: &'a Counts,
    /// Calls to the operator.
    pub calls: Calls,
}

impl Facts<'_> {
    /// Age of the oldest page.
    pub fn oldest_page_seconds(&self) -> Option<f64> {
        let age = |at| Timestamp::now().duration_since(at).as_secs_f64();
        self.oldest.map(|at| age(at).max(0.0))
    }
}

impl Push {
    /// Every state.
    pub const ALL: [Self; 3] = [Self::Listening, Self::Connecting, Self::Closed];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Listening => "listening",
            Self::Connecting => "connecting",
            Self::Closed => "closed",
        }
    }
}

impl Limits {
    /// What these settings allow, with reconciles at this interval.
    pub fn of(settings: &Settings, every: Duration) -> Self {
        Self {
            fresh: Duration::from_secs(settings.prices.fresh_seconds.get().into()),
            outage: Duration::from_secs(settings.watch.outage_seconds.get().into()),
            reconcile: every,
        }
    }
}
