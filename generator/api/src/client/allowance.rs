//! How much a client may still read: a broken operator must not fill the memory.

use std::sync::atomic::{AtomicU64, Ordering};

use super::ErrorKind;

/// Bytes that may still be read until the next [`Allowance::renew`].
#[derive(Debug)]
pub(super) struct Allowance {
    most: u64,
    used: AtomicU64,
}

impl Allowance {
    pub(super) fn new(most: u64) -> Self {
        Self {
            most,
            used: AtomicU64::new(0),
        }
    }

    /// Begins to count anew.
    pub(super) fn renew(&self) {
        self.used.store(0, Ordering::Relaxed);
    }

    /// Counts bytes.
    ///
    /// # Errors
    /// More was read than is allowed.
    pub(super) fn take(&self, bytes: u64) -> Result<(), ErrorKind> {
        let used = self.used.fetch_add(bytes, Ordering::Relaxed) + bytes;
        match used > self.most {
            true => Err(ErrorKind::TooMuch(self.most)),
            false => Ok(()),
        }
    }
}
