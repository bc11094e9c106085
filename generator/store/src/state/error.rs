//! What goes wrong with the database, and how a build reports it.

use diagnostic::Diagnostic;

/// What went wrong with the database.
pub type Error = redb::Error;

/// A result of the database.
pub type Result<T> = std::result::Result<T, Error>;

/// Reports an error of the database as one of the build.
pub fn diagnose(error: Error) -> Diagnostic {
    let diagnostic = Diagnostic::error(format!("cannot use the generator's state: {error}"));
    match &error {
        Error::Io(io) if io.kind() == std::io::ErrorKind::StorageFull => {
            diagnostic.hint("the disk is full; the last good site is still served")
        }
        _ => diagnostic.hint(
            "the last good site is still served; without state/ the next build is a full one",
        ),
    }
}
