//! Counts of a client's work, for the summary of a build.

use std::sync::atomic::{AtomicU64, Ordering};

/// Counts of a client and its clones.
#[derive(Debug, Default)]
pub struct Stats {
    /// Calls, retries included.
    pub requests: AtomicU64,
    /// Answers that had not changed.
    pub not_modified: AtomicU64,
    /// Calls without a usable answer, retries included.
    pub failed: AtomicU64,
    /// Retries.
    pub retries: AtomicU64,
    /// Bytes of answers, after decompression.
    pub bytes: AtomicU64,
}

/// Adds to a count. Nothing is ordered by it, so `Relaxed` is enough.
pub(super) fn add(count: &AtomicU64, more: u64) {
    count.fetch_add(more, Ordering::Relaxed);
}
