//! Log lines about builds.

use std::time::Duration;

use site::build::Summary;
use site::state::Cause;

/// Number of files in a log line.
const NAMED: usize = 3;

/// One line per build: what was rendered, and why. A build without changes is logged with `-v`.
pub fn built(summary: &Summary, took: Duration, cause: Cause) {
    let counts = summary.reasons.iter();
    let reasons: Vec<String> = counts
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    let reasons = if reasons.is_empty() {
        "none".to_owned()
    } else {
        reasons.join(", ")
    };
    let line = format!(
        "generation {} in {} ms after {cause}: {} written, {} removed, {} rendered without a change, {} kept, {} stale; pages by reason: {reasons}{}",
        summary.generation,
        took.as_millis(),
        summary.written.len(),
        summary.removed.len(),
        summary.unchanged.len(),
        summary.kept,
        summary.stale,
        named(&summary.written),
    );
    if summary.written.is_empty() && summary.removed.is_empty() {
        tracing::debug!("{line}");
    } else {
        tracing::info!("{line}");
    }
}

fn named(written: &[String]) -> String {
    let more = written.len().saturating_sub(NAMED);
    match written {
        [] => String::new(),
        all => {
            let first = all[..all.len().min(NAMED)].join(", ");
            let rest = if more > 0 {
                format!(" and {more} more")
            } else {
                String::new()
            };
            format!("; {first}{rest}")
        }
    }
}
