//! Faults that a test requests: calls that fail, are slow, or break off.

use std::sync::{Mutex, PoisonError};

use serde::Deserialize;

/// The requested faults.
#[derive(Debug, Default)]
pub struct Faults(Mutex<Vec<Fault>>);

/// One requested fault.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// Calls whose path begins with this.
    pub path: String,
    /// Only calls of this method.
    #[serde(default)]
    pub method: Option<String>,
    /// How many of the next calls.
    #[serde(default = "one")]
    pub times: u32,
    /// Status to answer with. Without one, the call is carried out.
    #[serde(default)]
    pub status: Option<u16>,
    /// Seconds in the answer's `Retry-After`.
    #[serde(default)]
    pub retry_after: Option<u32>,
    /// Delay of the answer, in milliseconds.
    #[serde(default)]
    pub delay_ms: u64,
    /// Whether the second half of the answer is cut off.
    #[serde(default)]
    pub truncate: bool,
    /// Whether the connection is cut after the call was carried out, so that the answer is lost.
    #[serde(default)]
    pub lose_answer: bool,
}

fn one() -> u32 {
    1
}

impl Faults {
    /// Adds a fault.
    pub fn add(&self, fault: Fault) {
        self.lock().push(fault);
    }

    /// Removes all faults.
    pub fn clear(&self) {
        self.lock().clear();
    }

    /// The fault for this call, if there is one; counts it as used.
    pub fn next(&self, method: &str, path: &str) -> Option<Fault> {
        let mut faults = self.lock();
        let hits = |fault: &Fault| {
            path.starts_with(&fault.path) && fault.method.as_deref().is_none_or(|own| own == method)
        };
        let at = faults.iter().position(hits)?;
        faults[at].times = faults[at].times.saturating_sub(1);
        let fault = faults[at].clone();
        if fault.times == 0 {
            faults.remove(at);
        }
        Some(fault)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Fault>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
