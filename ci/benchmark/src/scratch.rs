//! Where a measurement works: in memory where the system allows it, so that no disk is measured.

use std::io;
use std::path::Path;

use tempfile::TempDir;

/// A folder named after a measurement, below `base`, or else in memory or the system's folder for
/// temporary files. It is removed when it is dropped.
///
/// # Errors
/// It cannot be made.
pub fn scratch(name: &str, base: Option<&Path>) -> io::Result<TempDir> {
    let memory = Path::new("/dev/shm");
    let base = match base {
        Some(base) => base.to_path_buf(),
        None if memory.is_dir() => memory.to_path_buf(),
        None => std::env::temp_dir(),
    };
    tempfile::Builder::new()
        .prefix(&format!("sportsbook-{name}-"))
        .tempdir_in(base)
}
