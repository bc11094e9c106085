//! What a client has done, for the line that sums up a build.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a client has done so far. Shared by its clones.
#[derive(Debug, Default)]
pub struct Stats {
    /// Calls, retries included.
    pub requests: AtomicU64,
    /// Answers that had not changed.
    pub not_modified: AtomicU64,
    /// Tries after a first one.
    pub retries: AtomicU64,
    /// Bytes of answers, after decompression.
    pub bytes: AtomicU64,
}

/// Adds to a count. No other memory hangs on it, so it needs no order.
pub(super) fn add(count: &AtomicU64, more: u64) {
    count.fetch_add(more, Ordering::Relaxed);
}
