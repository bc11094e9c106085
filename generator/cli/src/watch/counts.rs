//! What a `watch` counts from its start. Every count and label is there from the start, so an alert sees
//! the first failure.

use std::collections::BTreeMap;
use std::time::Duration;

use jiff::Timestamp;
use site::build::Summary;

use super::prometheus::Histogram;

/// Names of the events that are counted.
pub const EVENTS: [&str; 5] = [
    "match_changed",
    "markets_changed",
    "match_status_changed",
    "other",
    "unknown",
];

/// What has been counted since the start.
#[derive(Debug)]
pub struct Counts {
    /// Builds, by result.
    pub builds: BTreeMap<&'static str, u64>,
    /// Lengths of builds.
    pub build_seconds: Histogram,
    /// From an event to its pages on the disk.
    pub event_seconds: Histogram,
    /// Pages written.
    pub written: u64,
    /// Pages that the last build kept.
    pub kept: usize,
    /// Pages with outdated prices after the last build.
    pub stale: usize,
    /// Constructs of templates that are not compiled.
    pub uncompiled: usize,
    /// When the oldest page with outdated prices was made.
    pub oldest_stale: Option<Timestamp>,
    /// Events of the push, by kind.
    pub events: BTreeMap<&'static str, u64>,
    /// Full reconciles, by result.
    pub reconciles: BTreeMap<&'static str, u64>,
    /// Publishes, by result.
    pub publishes: BTreeMap<&'static str, u64>,
    /// Length of the last publish.
    pub publish_seconds: Duration,
    /// How often the project was read, by result.
    pub projects: BTreeMap<&'static str, u64>,
}

/// Calls to the operator, retries included.
pub struct Calls {
    /// All of them.
    pub all: u64,
    /// Those without a usable answer.
    pub failed: u64,
}

impl Default for Counts {
    fn default() -> Self {
        let zero = |names: &[&'static str]| names.iter().map(|name| (*name, 0)).collect();
        Self {
            builds: zero(&["published", "unchanged", "failed"]),
            build_seconds: Histogram::default(),
            event_seconds: Histogram::default(),
            written: 0,
            kept: 0,
            stale: 0,
            uncompiled: 0,
            oldest_stale: None,
            events: zero(&EVENTS),
            reconciles: zero(&["ok", "failed"]),
            publishes: zero(&["done", "failed"]),
            publish_seconds: Duration::ZERO,
            projects: zero(&["ok", "failed"]),
        }
    }
}

impl Counts {
    /// A build succeeded.
    pub fn built(&mut self, summary: &Summary, took: Duration) {
        let is_new = !(summary.written.is_empty() && summary.removed.is_empty());
        add(
            &mut self.builds,
            if is_new { "published" } else { "unchanged" },
        );
        self.build_seconds.add(took);
        self.written += summary.written.len() as u64;
        self.kept = summary.kept + summary.unchanged.len();
        self.stale = summary.stale;
        self.uncompiled = summary.uncompiled;
    }

    /// A build failed.
    pub fn build_failed(&mut self) {
        add(&mut self.builds, "failed");
    }

    /// A publish succeeded.
    pub fn published(&mut self, took: Duration) {
        add(&mut self.publishes, "done");
        self.publish_seconds = took;
    }

    /// A publish failed.
    pub fn publish_failed(&mut self) {
        add(&mut self.publishes, "failed");
    }

    /// A full reconcile succeeded.
    pub fn reconciled(&mut self) {
        add(&mut self.reconciles, "ok");
    }

    /// A full reconcile failed.
    pub fn reconcile_failed(&mut self) {
        add(&mut self.reconciles, "failed");
    }

    /// The project was read again.
    pub fn project_read(&mut self, is_good: bool) {
        add(&mut self.projects, if is_good { "ok" } else { "failed" });
    }
}

fn add(counts: &mut BTreeMap<&'static str, u64>, name: &'static str) {
    *counts.entry(name).or_default() += 1;
}
