//! Which generations are pinned: they are not dropped.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How often each generation is pinned.
#[derive(Debug, Default)]
pub(super) struct Pins(Mutex<BTreeMap<u64, usize>>);

impl Pins {
    /// Whether a generation must stay.
    pub(super) fn has(&self, number: u64) -> bool {
        self.lock().contains_key(&number)
    }

    /// The pins, which nobody changes meanwhile.
    pub(super) fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Keeps a generation until it is dropped. The code that makes one has counted it.
pub(super) struct Pin {
    pub(super) number: u64,
    pub(super) pins: Arc<Pins>,
}

impl Drop for Pin {
    fn drop(&mut self) {
        let mut pins = self.pins.lock();
        if let Some(count) = pins.get_mut(&self.number) {
            *count -= 1;
            if *count == 0 {
                pins.remove(&self.number);
            }
        }
    }
}
