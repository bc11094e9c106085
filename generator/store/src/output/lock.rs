//! One process at a time writes to an output folder.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::error::cannot;
use diagnostic::Diagnostic;

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

    /// Records for other processes what the holder of the lock does (`another build is writing to`),
    /// and what they can do.
    pub(super) fn describe(&self, does: &str, hint: &str) -> Result<(), Diagnostic> {
        let process = std::process::id();
        fs::write(&self.holder, format!("{process}\n{does}\n{hint}"))
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
    let does = lines.next().filter(|does| !does.is_empty());
    let hint = lines.next().filter(|hint| !hint.is_empty());
    let does = does.unwrap_or("another build is writing to");
    Diagnostic::error(format!("{does} {}{process}", root.display()))
        .hint(hint.unwrap_or("wait until it is done, or give this one another folder with --out"))
}

impl Drop for Lock {
    fn drop(&mut self) {
        // The file only names the holder; the next holder overwrites a stale one.
        let _ = fs::remove_file(&self.holder);
    }
}
