//! Many new files below a folder, written from several threads.

use std::collections::HashMap;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::{Arc, PoisonError, RwLock};

use rustix::fd::OwnedFd;
use rustix::fs::{AtFlags, Mode, OFlags};
use rustix::io::Errno;

use super::folder::open_folder;

/// Folders that are held open at most: a process may open about a thousand files.
const MOST: usize = 128;

/// Writes files below a folder. The folders in it are held open, because to find the way to each file
/// from the root costs as much as to make it.
pub(super) struct Writer {
    root: PathBuf,
    open: RwLock<HashMap<String, Arc<OwnedFd>>>,
}

impl Writer {
    pub(super) fn new(root: PathBuf) -> Self {
        Self {
            root,
            open: RwLock::default(),
        }
    }

    /// Writes a file anew. Never into the one that is there: that may be a link of a served file.
    pub(super) fn write(&self, file: &str, bytes: &[u8]) -> io::Result<()> {
        let (folder, name) = self.place(file)?;
        let mode = Mode::from_raw_mode(0o666);
        let created = anew(&folder, name, || {
            rustix::fs::openat(&*folder, name, NEW, mode)
        });
        File::from(created?).write_all(bytes)
    }

    /// Links a file of another folder in.
    pub(super) fn link(&self, file: &str, other: &Self) -> io::Result<()> {
        let (folder, name) = self.place(file)?;
        let (from, _) = other.place(file)?;
        Ok(anew(&folder, name, || {
            rustix::fs::linkat(&*from, name, &*folder, name, AtFlags::empty())
        })?)
    }

    /// Forgets which folders there are: some may be gone.
    pub(super) fn forget(&self) {
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        open.clear();
    }

    /// The folder of a file, which is made if need be, and the file's name in it.
    fn place<'f>(&self, file: &'f str) -> io::Result<(Arc<OwnedFd>, &'f str)> {
        let (parent, name) = file.rsplit_once('/').unwrap_or(("", file));
        let open = self.open.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(folder) = open.get(parent) {
            return Ok((folder.clone(), name));
        }
        drop(open);
        let path = self.root.join(parent);
        fs::create_dir_all(&path)?;
        let folder = Arc::new(open_folder(&path)?);
        let mut open = self.open.write().unwrap_or_else(PoisonError::into_inner);
        if open.len() == MOST {
            open.clear();
        }
        open.insert(parent.to_owned(), folder.clone());
        Ok((folder, name))
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
