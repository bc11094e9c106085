//! Many new files below a folder, written from several threads.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rustix::fd::OwnedFd;
use rustix::fs::{AtFlags, Mode, OFlags};
use rustix::io::Errno;

use super::folder::open_folder;

/// Folders that are held open at most: a process may open about a thousand files.
const MOST: usize = 128;

/// Writes files below a folder, and links them into another one if that is wanted. The folders in both
/// are held open, because to find the way to each file from the root costs as much as to make it.
pub(super) struct Writer {
    root: PathBuf,
    twin: Option<PathBuf>,
    open: RwLock<HashMap<String, Arc<Open>>>,
}

/// A folder, and its twin.
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

    /// Writes a file anew. Never into the one that is there: that may be a link of a served file.
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

    /// Forgets which folders there are: some may be gone.
    pub(super) fn forget(&self) {
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        open.clear();
    }

    /// A folder below the root, which is made if need be.
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

/// Makes a file, in the place of one that is there.
fn anew<T>(folder: &OwnedFd, name: &str, make: impl Fn() -> Result<T, Errno>) -> Result<T, Errno> {
    match make() {
        Err(Errno::EXIST) => {
            rustix::fs::unlinkat(folder, name, AtFlags::empty())?;
            make()
        }
        made => made,
    }
}
