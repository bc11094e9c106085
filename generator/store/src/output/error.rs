//! What the disk refuses, as a diagnostic.

use std::io;
use std::path::Path;

use diagnostic::Diagnostic;

/// The disk refuses to `what` this file or folder.
pub(super) fn cannot(what: &str, path: &Path, error: &io::Error) -> Diagnostic {
    let diagnostic = Diagnostic::error(format!("cannot {what} {}: {error}", path.display()));
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            diagnostic.hint("the disk is full; the last good site is still served")
        }
        io::ErrorKind::PermissionDenied => diagnostic.hint("this user may not write there"),
        _ => diagnostic.hint("the last good site is still served"),
    }
}
