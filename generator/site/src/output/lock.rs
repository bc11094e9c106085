//! One process at a time writes to an output folder.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::cannot;
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
                let process = fs::read_to_string(&holder).unwrap_or_default();
                return Err(Diagnostic::error(format!(
                    "another build is writing to {}{}",
                    root.display(),
                    if process.is_empty() {
                        String::new()
                    } else {
                        format!(" (process {process})")
                    },
                ))
                .hint("wait until it is done, or give this one another folder with --out"));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
        fs::write(&holder, std::process::id().to_string())
            .map_err(|error| cannot("write", &holder, &error))?;
        Ok(Self {
            _file: file,
            holder,
        })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Only says who holds the lock; a stale one is overwritten by the next holder.
        let _ = fs::remove_file(&self.holder);
    }
}
