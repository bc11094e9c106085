//! Writes many new files below a folder, from several threads.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};

use rayon::prelude::*;
use rustix::fd::OwnedFd;
use rustix::fs::{AtFlags, CWD, Dir, FileType, Mode, OFlags};
use rustix::io::Errno;

use super::folder::{open_below, open_folder};

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

impl Open {
    fn both(&self) -> impl Iterator<Item = &OwnedFd> {
        std::iter::once(&self.folder).chain(&self.twin)
    }
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

    /// Links an outside file, in place of an existing one.
    pub(super) fn link(&self, file: &str, from: &Path) -> io::Result<()> {
        let (parent, name) = file.rsplit_once('/').unwrap_or(("", file));
        let open = self.open(parent)?;
        for folder in open.both() {
            anew(folder, name, || {
                rustix::fs::linkat(CWD, from, folder, name, AtFlags::empty())
            })?;
        }
        Ok(())
    }

    /// Links those files of another folder that `stays` accepts, as far as they are not there.
    /// Folders are processed in parallel; files are not, because the kernel locks their folder.
    pub(super) fn link_all(
        &self,
        from: &Path,
        stays: &(impl Fn(&str) -> bool + Sync),
    ) -> io::Result<()> {
        self.link_below(&open_folder(from)?, "", stays)
    }

    fn link_below(
        &self,
        from: &OwnedFd,
        folder: &str,
        stays: &(impl Fn(&str) -> bool + Sync),
    ) -> io::Result<()> {
        let mut files = Vec::new();
        let mut folders = Vec::new();
        for entry in Dir::read_from(from)? {
            let entry = entry?;
            let name = entry.file_name();
            // No file of a site has another name.
            let Ok(text) = name.to_str() else { continue };
            let path = match folder {
                "" => text.to_owned(),
                _ => format!("{folder}/{text}"),
            };
            match entry.file_type() {
                _ if name == c"." || name == c".." => {}
                FileType::Directory => folders.push((name.to_owned(), path)),
                _ if stays(&path) => files.push(name.to_owned()),
                _ => {}
            }
        }
        if !files.is_empty() {
            let open = self.open(folder)?;
            for (name, to) in files
                .iter()
                .flat_map(|name| open.both().map(move |to| (name, to)))
            {
                match rustix::fs::linkat(from, name, to, name, AtFlags::empty()) {
                    Ok(()) | Err(Errno::EXIST) => {}
                    Err(error) => return Err(error.into()),
                }
            }
        }
        folders
            .par_iter()
            .try_for_each(|(name, path)| self.link_below(&open_below(from, name)?, path, stays))
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
