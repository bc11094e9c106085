//! Writes many new files below a folder, from several threads.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustix::fd::OwnedFd;
use rustix::fs::{AtFlags, Mode, OFlags};
use rustix::io::Errno;

use super::folder::open_folder;

/// Maximum number of open folders: a process may open about a thousand files.
const MOST: usize = 128;

/// Writes files below a folder, and optionally links them into a second one. The folders in both
/// are kept open, because resolving the path of each file from the root costs as much as creating
/// the file.
pub(super) struct Writer {
    root: PathBuf,
    twin: Option<PathBuf>,
    open: RwLock<HashMap<String, Arc<Open>>>,
}

/// A folder and its counterpart in the second one.
struct Open {
    folder: OwnedFd,
    twin: Option<OwnedFd>,
}

impl Writer {
    pub(super) fn new(root: PathBuf, twin: Option<PathBuf>) -> Self {
        Self {
            root,
            twin,
            open: RwLock::default(),
        }
    }

    /// Writes a new file. It never writes into an existing one, which may be a link to a served
    /// file.
    pub(super) fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let (parent, name) = file.rsplit_once('/').unwrap_or(("", file));
        let open = self.open(parent)?;
        let mode = Mode::from_raw_mode(0o666);
        let created = anew(&open.folder, name, || {
            rustix::fs::openat(&open.folder, name, NEW, mode)
        });
        File::from(created?).write_all(bytes)?;
        if let Some(twin) = &open.twin {
            anew(twin, name, || {
                rustix::fs::linkat(&open.folder, name, twin, name, AtFlags::empty())
            })?;
        }
        Ok(())
    }

    /// Closes all folders: some may have been removed.
    pub(super) fn forget(&self) {
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        open.clear();
    }

    /// A folder below the root, created if necessary.
    fn open(&self, folder: &str) -> io::Result<Arc<Open>> {
        let known = self.open.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = known.get(folder) {
            return Ok(open.clone());
        }
        drop(known);
        let below = |root: &Path| {
            let path = root.join(folder);
            fs::create_dir_all(&path)?;
            open_folder(&path)
        };
        let open = Arc::new(Open {
            folder: below(&self.root)?,
            twin: self.twin.as_deref().map(below).transpose()?,
        });
        let mut known = self.open.write().unwrap_or_else(PoisonError::into_inner);
        if known.len() == MOST {
            known.clear();
        }
        known.insert(folder.to_owned(), open.clone());
        Ok(open)
    }
}

const NEW: OFlags = OFlags::WRONLY
    .union(OFlags::CREATE)
    .union(OFlags::EXCL)
    .union(OFlags::CLOEXEC);

/// Creates a file, replacing an existing one.
fn anew<T>(folder: &OwnedFd, name: &str, make: impl Fn() -> Result<T, Errno>) -> Result<T, Errno> {
    match make() {
        Err(Errno::EXIST) => {
            rustix::fs::unlinkat(folder, name, AtFlags::empty())?;
            make()
        }
        made => made,
    }
}
