//! One process at a time writes to an output folder.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::error::cannot;
use crate::diagnostic::Diagnostic;

/// Held as long as this value lives; the system releases it when the process dies.
pub(super) struct Lock {
    _file: File,
    holder: PathBuf,
}

impl Lock {
    pub(super) fn take(root: &Path) -> Result<Self, Diagnostic> {
        let state = root.join("state");
        let path = state.join("lock");
        let file = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(|error| cannot("open", &path, &error))?;
        let holder = state.join("holder");
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let recorded = fs::read_to_string(&holder).unwrap_or_default();
                return Err(refusal(root, &recorded));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
        let lock = Self {
            _file: file,
            holder,
        };
        lock.describe("", "")?;
        Ok(lock)
    }

    /// Records for other processes who holds the lock, and what they can do.
    pub(super) fn describe(&self, who: &str, hint: &str) -> Result<(), Diagnostic> {
        let process = std::process::id();
        fs::write(&self.holder, format!("{process}\n{who}\n{hint}"))
            .map_err(|error| cannot("write", &self.holder, &error))
    }
}

/// The error in another process; `holder` is what the holder has recorded about itself.
fn refusal(root: &Path, holder: &str) -> Diagnostic {
    let mut lines = holder.lines();
    let process = match lines.next().unwrap_or_default() {
        "" => String::new(),
        number => format!(" (process {number})"),
    };
    let who = lines.next().filter(|who| !who.is_empty());
    let hint = lines.next().filter(|hint| !hint.is_empty());
    Diagnostic::error(format!(
        "{} is writing to {}{process}",
        who.unwrap_or("another build"),
        root.display(),
    ))
    .hint(hint.unwrap_or("wait until it is done, or give this one another folder with --out"))
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The file only names the holder; the next holder overwrites a stale one.
        let _ = fs::remove_file(&self.holder);
    }
}
