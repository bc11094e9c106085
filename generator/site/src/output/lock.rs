//! One process at a time writes to an output folder.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::error::cannot;
use crate::diagnostic::Diagnostic;

/// Held as long as this lives; the system lets go of it when the process dies.
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
                let told = fs::read_to_string(&holder).unwrap_or_default();
                return Err(refusal(root, &told));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
        let lock = Self {
            _file: file,
            holder,
        };
        lock.tell("", "")?;
        Ok(lock)
    }

    /// Lets others know who holds the lock, and what they can do.
    pub(super) fn tell(&self, who: &str, hint: &str) -> Result<(), Diagnostic> {
        let process = std::process::id();
        fs::write(&self.holder, format!("{process}\n{who}\n{hint}"))
            .map_err(|error| cannot("write", &self.holder, &error))
    }
}

/// What another process is told; `told` is what the holder said of itself.
fn refusal(root: &Path, told: &str) -> Diagnostic {
    let mut lines = told.lines();
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
        // Only says who holds the lock; a stale one is overwritten by the next holder.
        let _ = fs::remove_file(&self.holder);
    }
}
