//! Faults that a test asks for: calls that fail, take their time, or break off half-way.

use std::sync::{Mutex, PoisonError};

use serde::Deserialize;

/// What is to go wrong.
#[derive(Debug, Default)]
pub struct Faults(Mutex<Vec<Fault>>);

/// One thing that is to go wrong.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// Calls whose path begins with this.
    pub path: String,
    /// Only calls of this method.
    #[serde(default)]
    pub method: Option<String>,
    /// How many of the next ones.
    #[serde(default = "one")]
    pub times: u32,
    /// Status to answer with. With none, the call is carried out.
    #[serde(default)]
    pub status: Option<u16>,
    /// Seconds that the answer's `Retry-After` names.
    #[serde(default)]
    pub retry_after: Option<u32>,
    /// Milliseconds that the answer is held back.
    #[serde(default)]
    pub delay_ms: u64,
    /// Whether the second half of the answer is left out.
    #[serde(default)]
    pub truncate: bool,
    /// Whether the answer is lost after the call was carried out: the connection is cut instead.
    #[serde(default)]
    pub lose_answer: bool,
}

fn one() -> u32 {
    1
}

impl Faults {
    /// Asks for a fault.
    pub fn add(&self, fault: Fault) {
        self.lock().push(fault);
    }

    /// Forgets what was asked for.
    pub fn clear(&self) {
        self.lock().clear();
    }

    /// The fault that this call has, which is counted.
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
