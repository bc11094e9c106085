//! The state of the process for monitoring: metrics in the Prometheus text form, and a health
//! answer with reasons.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use serde::Serialize;
use site::build::Summary;

use super::prometheus::{Histogram, Text};

/// How long the push may be disconnected before the process is unhealthy.
const PATIENCE: Duration = Duration::from_secs(60);

/// Failed reconciles in a row before the process is unhealthy.
const MISSES: u32 = 3;

/// Everything that is reported about the process.
#[derive(Debug)]
pub struct Status(Mutex<Inner>);

#[derive(Debug)]
struct Inner {
    /// By result: `published`, `unchanged`, `failed`.
    builds: BTreeMap<&'static str, u64>,
    build_seconds: Histogram,
    event_seconds: Histogram,
    written: u64,
    kept: usize,
    stale: usize,
    uncompiled: usize,
    oldest_stale: Option<Timestamp>,
    fresh: Duration,
    generation: u64,
    events: BTreeMap<&'static str, u64>,
    push: Push,
    reconciles: BTreeMap<&'static str, u64>,
    reconciled_at: Option<Timestamp>,
    reconcile_failure: Option<String>,
    misses: u32,
    build_failure: Option<String>,
    publishes: BTreeMap<&'static str, u64>,
    publish_failure: Option<String>,
    project_failure: Option<String>,
}

/// State of the push connection.
#[derive(Clone, Debug)]
pub enum Push {
    /// Connected.
    Listening,
    /// Connecting, since then.
    Connecting(Instant),
    /// Closed for good: the next reconcile tries again.
    Closed(String),
}

/// The health of the process.
#[derive(Debug, Serialize)]
pub struct Health {
    /// Whether there are no reasons.
    pub healthy: bool,
    /// Why it is unhealthy, one sentence each.
    pub reasons: Vec<String>,
    /// Number of the served generation.
    pub generation: u64,
    /// When the last full reconcile succeeded.
    pub reconciled_at: Option<Timestamp>,
    /// `listening`, `connecting` or `closed`.
    pub push: &'static str,
}

impl Default for Status {
    fn default() -> Self {
        Self(Mutex::new(Inner {
            builds: ["published", "unchanged", "failed"]
                .map(|it| (it, 0))
                .into(),
            build_seconds: Histogram::default(),
            event_seconds: Histogram::default(),
            written: 0,
            kept: 0,
            stale: 0,
            uncompiled: 0,
            oldest_stale: None,
            fresh: Duration::from_secs(60),
            generation: 0,
            events: BTreeMap::new(),
            push: Push::Connecting(Instant::now()),
            reconciles: ["ok", "failed"].map(|it| (it, 0)).into(),
            reconciled_at: None,
            reconcile_failure: None,
            misses: 0,
            build_failure: None,
            publishes: BTreeMap::new(),
            publish_failure: None,
            project_failure: None,
        }))
    }
}

impl Status {
    /// A build succeeded. `oldest_stale` is when the page with the oldest outdated prices was made,
    /// and `fresh` is the limit of its age.
    pub fn built(
        &self,
        summary: &Summary,
        took: Duration,
        oldest_stale: Option<Timestamp>,
        fresh: Duration,
    ) {
        let mut inner = self.lock();
        let is_new = !(summary.written.is_empty() && summary.removed.is_empty());
        let result = if is_new { "published" } else { "unchanged" };
        *inner.builds.entry(result).or_default() += 1;
        inner.build_seconds.add(took);
        inner.written += summary.written.len() as u64;
        inner.kept = summary.kept + summary.unchanged.len();
        inner.stale = summary.stale;
        inner.uncompiled = summary.uncompiled;
        inner.oldest_stale = oldest_stale;
        inner.fresh = fresh;
        inner.generation = summary.generation;
        inner.build_failure = None;
    }

    /// Whether a build has found more constructs that are not compiled than the one before it.
    pub fn has_more_uncompiled(&self, summary: &Summary) -> bool {
        summary.uncompiled > self.lock().uncompiled
    }

    /// A build has failed.
    pub fn build_failed(&self, why: String) {
        let mut inner = self.lock();
        *inner.builds.entry("failed").or_default() += 1;
        inner.build_failure = Some(why);
    }

    /// A publish ended, with this failure or successfully.
    pub fn published(&self, failure: Option<String>) {
        let mut inner = self.lock();
        let result = if failure.is_some() { "failed" } else { "done" };
        *inner.publishes.entry(result).or_default() += 1;
        inner.publish_failure = failure;
    }

    /// An event's changes are on the disk, this long after it arrived.
    pub fn shown(&self, took: Duration) {
        self.lock().event_seconds.add(took);
    }

    /// An event arrived.
    pub fn event(&self, kind: &'static str) {
        *self.lock().events.entry(kind).or_default() += 1;
    }

    /// The push connection changed.
    pub fn push(&self, push: Push) {
        self.lock().push = push;
    }

    /// Whether the push was closed for good.
    pub fn is_push_closed(&self) -> bool {
        matches!(self.lock().push, Push::Closed(_))
    }

    /// A full reconcile succeeded, and its changes are on the pages.
    pub fn reconciled(&self, at: Timestamp) {
        let mut inner = self.lock();
        *inner.reconciles.entry("ok").or_default() += 1;
        inner.reconciled_at = Some(at);
        inner.reconcile_failure = None;
        inner.misses = 0;
    }

    /// A full reconcile failed. Returns how often in a row.
    pub fn reconcile_failed(&self, why: String) -> u32 {
        let mut inner = self.lock();
        *inner.reconciles.entry("failed").or_default() += 1;
        inner.reconcile_failure = Some(why);
        inner.misses += 1;
        inner.misses
    }

    /// The project has a mistake, or no longer has one.
    pub fn project(&self, mistake: Option<String>) {
        self.lock().project_failure = mistake;
    }

    /// The health of the process.
    pub fn health(&self) -> Health {
        let inner = self.lock();
        let mut reasons = Vec::new();
        if inner.generation == 0 {
            reasons.push("no site is built yet".to_owned());
        }
        if let Some(why) = inner.reconcile_failure.as_ref()
            && (inner.misses >= MISSES || inner.reconciled_at.is_none())
        {
            reasons.push(format!(
                "the operator could not be reconciled {} times in a row: {why}",
                inner.misses
            ));
        }
        if let Some(why) = &inner.build_failure {
            reasons.push(format!("the last build failed: {why}"));
        }
        if let Some(why) = &inner.publish_failure {
            reasons.push(format!("the site could not be published: {why}"));
        }
        if let Some(why) = &inner.project_failure {
            reasons.push(format!("the project has a mistake: {why}"));
        }
        let push = match &inner.push {
            Push::Listening => "listening",
            Push::Connecting(since) => {
                if since.elapsed() > PATIENCE {
                    let seconds = since.elapsed().as_secs();
                    reasons.push(format!("the push has been disconnected for {seconds} s"));
                }
                "connecting"
            }
            Push::Closed(why) => {
                reasons.push(why.clone());
                "closed"
            }
        };
        Health {
            healthy: reasons.is_empty(),
            reasons,
            generation: inner.generation,
            reconciled_at: inner.reconciled_at,
            push,
        }
    }

    /// All metrics in the Prometheus text form.
    pub fn metrics(&self) -> String {
        let inner = self.lock();
        let mut text = Text::default();
        text.family("sportsbook_builds_total", "counter", "Builds by result.");
        for (result, count) in &inner.builds {
            text.sample("sportsbook_builds_total", &[("result", result)], *count);
        }
        text.family(
            "sportsbook_publishes_total",
            "counter",
            "Publishes by result.",
        );
        for (result, count) in &inner.publishes {
            text.sample("sportsbook_publishes_total", &[("result", result)], *count);
        }
        text.histogram(
            "sportsbook_build_duration_seconds",
            "From the start of a build to its end.",
            &inner.build_seconds,
        );
        text.histogram(
            "sportsbook_event_to_disk_seconds",
            "From an event that changes more than prices and scores to its pages on the disk.",
            &inner.event_seconds,
        );
        text.one(
            "sportsbook_pages_written_total",
            "counter",
            "Pages written.",
            inner.written,
        );
        text.one(
            "sportsbook_pages_kept",
            "gauge",
            "Pages that the last build kept.",
            inner.kept,
        );
        text.one(
            "sportsbook_pages_stale",
            "gauge",
            "Pages with outdated prices or scores, within the freshness limit.",
            inner.stale,
        );
        let age = inner.oldest_stale.map_or(0.0, |made| {
            Timestamp::now().duration_since(made).as_secs_f64().max(0.0)
        });
        text.one(
            "sportsbook_oldest_stale_page_seconds",
            "gauge",
            "Age of the oldest page with outdated prices or scores.",
            age,
        );
        text.one(
            "sportsbook_fresh_seconds",
            "gauge",
            "Freshness limit of such pages.",
            inner.fresh.as_secs(),
        );
        text.one(
            "sportsbook_template_constructs_uncompiled",
            "gauge",
            "Constructs of templates because of which pages are rendered slowly, by Minijinja.",
            inner.uncompiled,
        );
        text.one(
            "sportsbook_generation",
            "gauge",
            "Number of the served generation.",
            inner.generation,
        );
        text.family(
            "sportsbook_push_events_total",
            "counter",
            "Events of the push by kind.",
        );
        for (kind, count) in &inner.events {
            text.sample("sportsbook_push_events_total", &[("event", kind)], *count);
        }
        let states = [
            ("listening", matches!(inner.push, Push::Listening)),
            ("connecting", matches!(inner.push, Push::Connecting(_))),
            ("closed", matches!(inner.push, Push::Closed(_))),
        ];
        text.family(
            "sportsbook_push_state",
            "gauge",
            "1 for the current state of the push connection.",
        );
        for (state, is_so) in states {
            text.sample(
                "sportsbook_push_state",
                &[("state", state)],
                u8::from(is_so),
            );
        }
        text.family(
            "sportsbook_reconciles_total",
            "counter",
            "Full reconciles by result.",
        );
        for (result, count) in &inner.reconciles {
            text.sample("sportsbook_reconciles_total", &[("result", result)], *count);
        }
        let at = inner.reconciled_at.map_or(0, Timestamp::as_second);
        text.one(
            "sportsbook_last_reconcile_timestamp_seconds",
            "gauge",
            "Time of the last successful full reconcile.",
            at,
        );
        if let Some(bytes) = resident_bytes() {
            text.one(
                "process_resident_memory_bytes",
                "gauge",
                "Resident memory of the process.",
                bytes,
            );
        }
        text.finish()
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Resident memory of the process, where the system reports it.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kb: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kb * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn health_lists_every_reason() {
        let status = Status::default();
        assert_eq!(status.health().reasons, ["no site is built yet"]);
        let summary = Summary {
            generation: 3,
            ..Summary::default()
        };
        status.built(&summary, Duration::ZERO, None, Duration::from_secs(60));
        status.reconciled(Timestamp::UNIX_EPOCH);
        assert!(status.health().healthy);
        for _ in 0..2 {
            status.reconcile_failed("no connection".to_owned());
        }
        assert!(status.health().healthy, "a short interruption");
        status.reconcile_failed("no connection".to_owned());
        status.push(Push::Closed(
            "the push was closed for good: x (3500)".to_owned(),
        ));
        status.project(Some("1 error".to_owned()));
        assert_eq!(status.health().reasons.len(), 3);
        status.reconciled(Timestamp::UNIX_EPOCH);
        status.push(Push::Listening);
        status.project(None);
        assert!(status.health().healthy);
    }

    #[test]
    fn constructs_that_are_not_compiled_are_counted() {
        let status = Status::default();
        let summary = Summary {
            uncompiled: 2,
            ..Summary::default()
        };
        status.built(&summary, Duration::ZERO, None, Duration::from_secs(60));
        let line = "sportsbook_template_constructs_uncompiled 2";
        let text = status.metrics();
        assert!(text.lines().any(|it| it == line), "{text}");
    }

    #[test]
    fn a_histograms_buckets_count_what_is_below_them() {
        let status = Status::default();
        for millis in [10, 150, 100_000] {
            status.shown(Duration::from_millis(millis));
        }
        let text = status.metrics();
        for line in [
            "sportsbook_event_to_disk_seconds_bucket{le=\"0.025\"} 1",
            "sportsbook_event_to_disk_seconds_bucket{le=\"0.2\"} 2",
            "sportsbook_event_to_disk_seconds_bucket{le=\"60\"} 2",
            "sportsbook_event_to_disk_seconds_bucket{le=\"+Inf\"} 3",
            "sportsbook_event_to_disk_seconds_count 3",
        ] {
            assert!(text.lines().any(|it| it == line), "{line}\n{text}");
        }
    }
}
