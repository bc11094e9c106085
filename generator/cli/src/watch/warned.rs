//! Warnings that are checked again and again, but logged once.

use std::collections::BTreeSet;

use diagnostic::Diagnostic;

use crate::log;

/// The warnings of the last check.
#[derive(Debug, Default)]
pub struct Warned(BTreeSet<String>);

impl Warned {
    /// Logs the warnings that were not there at the last check. A hint may change: it counts.
    pub fn log(&mut self, warnings: &[Diagnostic]) {
        let mut now = BTreeSet::new();
        for warning in warnings {
            let without_hint = Diagnostic {
                hint: None,
                ..warning.clone()
            };
            let line = without_hint.line();
            if !self.0.contains(&line) && !now.contains(&line) {
                log::diagnostic(warning);
            }
            now.insert(line);
        }
        self.0 = now;
    }
}
