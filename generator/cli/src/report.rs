//! Prints mistakes and warnings.

use diagnostic::Diagnostic;

use crate::log;
use crate::plural;

/// Prints warnings to stderr, or logs them where a machine reads it.
pub fn warn(diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        if log::is_for_machines() {
            log::diagnostic(diagnostic);
        } else {
            eprintln!("{diagnostic}\n");
        }
    }
}

/// How many of them are errors, in words.
pub fn count(diagnostics: &[Diagnostic]) -> String {
    let errors = diagnostics.iter().filter(|it| it.is_error());
    plural::count(errors.count(), "error")
}
