//! Prints mistakes and warnings.

use site::diagnostic::Diagnostic;

/// Prints warnings to stderr.
pub fn warn(diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        eprintln!("{diagnostic}\n");
    }
}

/// How many of them are errors, in words.
pub fn count(errors: &[Diagnostic]) -> String {
    match errors.iter().filter(|it| it.is_error()).count() {
        1 => "1 error".to_owned(),
        many => format!("{many} errors"),
    }
}
