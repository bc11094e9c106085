//! What `/metrics` shows: counts since the start of the process, and the state that `/health` shows.

use std::collections::BTreeMap;

use jiff::Timestamp;

use super::facts::{Facts, Push};
use super::problem::Kind;
use super::prometheus::Text;

/// All metrics in the Prometheus text form.
pub fn text(facts: &Facts<'_>) -> String {
    let mut text = Text::default();
    health(&mut text, facts);
    builds(&mut text, facts);
    operator(&mut text, facts);
    publishes(&mut text, facts);
    process(&mut text);
    text.finish()
}

fn health(text: &mut Text, facts: &Facts<'_>) {
    let limit = facts.limits.outage;
    let is_healthy = !facts.problems.iter().any(|it| it.is_unhealthy(limit));
    text.gauge(
        "sportsbook_healthy",
        "1 if nobody must act; 0 as long as /health answers 503.",
        u8::from(is_healthy),
    );
    text.family(
        "sportsbook_problem",
        "gauge",
        "1 as long as something of this kind is wrong, tolerated or not.",
    );
    for kind in Kind::ALL {
        let is_so = facts.problems.iter().any(|it| it.kind == kind);
        let name = [("kind", kind.name())];
        text.sample("sportsbook_problem", &name, u8::from(is_so));
    }
}

fn builds(text: &mut Text, facts: &Facts<'_>) {
    let counts = facts.counts;
    text.counts(
        "sportsbook_builds_total",
        "Builds by result.",
        "result",
        &counts.builds,
    );
    text.histogram(
        "sportsbook_build_duration_seconds",
        "From the start of a build to its end.",
        &counts.build_seconds,
    );
    text.gauge(
        "sportsbook_last_build_timestamp_seconds",
        "Time of the last successful build, with or without changes; 0 before the first.",
        seconds(facts.built_at),
    );
    text.counts(
        "sportsbook_project_reads_total",
        "How often the project was read after an edit, by result.",
        "result",
        &counts.projects,
    );
    text.histogram(
        "sportsbook_event_to_disk_seconds",
        "From an event that changes more than prices and scores to its pages on the disk.",
        &counts.event_seconds,
    );
    text.one(
        "sportsbook_pages_written_total",
        "counter",
        "Pages written.",
        counts.written,
    );
    text.gauge(
        "sportsbook_pages_kept",
        "Pages that the last build kept.",
        counts.kept,
    );
    text.gauge(
        "sportsbook_pages_stale",
        "Pages with outdated prices or scores, within the freshness limit.",
        counts.stale,
    );
    let age = counts.oldest_stale.map_or(0.0, |made| {
        Timestamp::now().duration_since(made).as_secs_f64().max(0.0)
    });
    text.gauge(
        "sportsbook_oldest_stale_page_seconds",
        "Age of the oldest page with outdated prices or scores.",
        age,
    );
    text.gauge(
        "sportsbook_oldest_page_seconds",
        "Time since the operator confirmed the prices of the page where that was longest ago.",
        facts.oldest_page_seconds().unwrap_or_default(),
    );
    text.gauge(
        "sportsbook_fresh_seconds",
        "Limit of the age of prices (prices.fresh_seconds).",
        facts.limits.fresh.as_secs(),
    );
    text.gauge(
        "sportsbook_template_constructs_uncompiled",
        "Constructs of templates because of which pages are rendered slowly, by Minijinja.",
        counts.uncompiled,
    );
    text.gauge(
        "sportsbook_generation",
        "Number of the served generation.",
        facts.generation,
    );
}

fn operator(text: &mut Text, facts: &Facts<'_>) {
    let counts = facts.counts;
    let calls = BTreeMap::from([
        (
            "answered",
            facts.calls.all.saturating_sub(facts.calls.failed),
        ),
        ("failed", facts.calls.failed),
    ]);
    text.counts(
        "sportsbook_operator_calls_total",
        "Calls to the operator by result, retries included.",
        "result",
        &calls,
    );
    text.counts(
        "sportsbook_push_events_total",
        "Events of the push by kind.",
        "event",
        &counts.events,
    );
    text.family(
        "sportsbook_push_state",
        "gauge",
        "1 for the current state of the push connection.",
    );
    for state in Push::ALL.map(Push::name) {
        let is_so = u8::from(facts.push == state);
        text.sample("sportsbook_push_state", &[("state", state)], is_so);
    }
    text.counts(
        "sportsbook_reconciles_total",
        "Full reconciles by result.",
        "result",
        &counts.reconciles,
    );
    text.gauge(
        "sportsbook_last_reconcile_timestamp_seconds",
        "Time of the last successful full reconcile; 0 before the first.",
        seconds(facts.reconciled_at),
    );
    text.gauge(
        "sportsbook_reconcile_interval_seconds",
        "Time between two full reconciles (watch.reconcile_seconds, or --every).",
        facts.limits.reconcile.as_secs(),
    );
}

fn publishes(text: &mut Text, facts: &Facts<'_>) {
    let counts = facts.counts;
    text.counts(
        "sportsbook_publishes_total",
        "Publishes by result.",
        "result",
        &counts.publishes,
    );
    text.gauge(
        "sportsbook_last_publish_timestamp_seconds",
        "Time of the last successful publish; 0 before the first.",
        seconds(facts.published.map(|(at, _)| at)),
    );
    text.gauge(
        "sportsbook_last_publish_duration_seconds",
        "How long the last successful publish took.",
        counts.publish_seconds.as_secs_f64(),
    );
    text.gauge(
        "sportsbook_published_generation",
        "Number of the generation at the target; 0 before the first publish.",
        facts.published.map_or(0, |(_, generation)| generation),
    );
    let publishing = facts.publishing;
    text.gauge(
        "sportsbook_publishing_generation",
        "Number of the generation that is being published; 0 between two publishes.",
        publishing.map_or(0, |it| it.generation),
    );
    text.gauge(
        "sportsbook_publishing_files",
        "Files of the publish that is under way; 0 until they are known.",
        publishing.map_or(0, |it| it.files),
    );
    text.gauge(
        "sportsbook_publishing_files_done",
        "Files of that publish that are done.",
        publishing.map_or(0, |it| it.done),
    );
    text.gauge(
        "sportsbook_publish_waiting_generation",
        "Number of the generation that is published next; 0 if none waits.",
        facts.waiting.unwrap_or(0),
    );
}

fn process(text: &mut Text) {
    if let Some(bytes) = resident_bytes() {
        text.gauge(
            "process_resident_memory_bytes",
            "Resident memory of the process.",
            bytes,
        );
    }
}

fn seconds(at: Option<Timestamp>) -> i64 {
    at.map_or(0, Timestamp::as_second)
}

/// Resident memory of the process, where the system reports it.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kb: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kb * 1024)
}
