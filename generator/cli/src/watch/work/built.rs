//! The log line of a build.

use std::time::Duration;

use site::build::Summary;
use store::state::Cause;

use crate::build::looked_at;

/// Number of files in a log line.
const NAMED: usize = 3;

/// One line per build: what was rendered, and why. A build without changes is logged with `-v`.
pub fn log(summary: &Summary, took: Duration, cause: Cause) {
    let line = format!(
        "generation {} in {} ms after {cause}: {} written, {} removed, {} rendered without a change, {} kept, {} stale; {}{}",
        summary.generation,
        took.as_millis(),
        summary.written.len(),
        summary.removed.len(),
        summary.unchanged.len(),
        summary.kept,
        summary.stale,
        looked_at(summary),
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
