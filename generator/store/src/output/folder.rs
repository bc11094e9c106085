//! A folder of plain files, which may be hard links to files of another folder.

use std::ffi::CStr;
use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Component, Path, PathBuf};

use rustix::fd::OwnedFd;
use rustix::fs::{CWD, Mode, OFlags, RenameFlags};

/// A folder of plain files.
pub(super) struct Folder {
    root: PathBuf,
}

impl Folder {
    pub(super) fn new(root: PathBuf) -> Self {
        Self { root }
    }

    pub(super) fn path(&self, file: &str) -> PathBuf {
        self.root.join(file)
    }

    /// Removes a file and the folders that become empty.
    pub(super) fn remove(&self, file: &str) -> io::Result<()> {
        let path = self.path(file);
        unless_absent(fs::remove_file(&path))?;
        let mut folder = path.parent();
        while let Some(path) = folder.filter(|path| *path != self.root) {
            if fs::remove_dir(path).is_err() {
                break;
            }
            folder = path.parent();
        }
        Ok(())
    }

    /// Makes a file the same as in another folder: a link to it, or absent.
    pub(super) fn follow(&self, other: &Folder, file: &str) -> io::Result<()> {
        let path = self.path(file);
        unless_absent(fs::remove_file(&path))?;
        match self.take(file, &other.path(file)) {
            Err(error) if is_absent(&error) => self.remove(file),
            taken => taken,
        }
    }

    /// Links an outside file into the folder; an existing file is kept.
    pub(super) fn take(&self, file: &str, from: &Path) -> io::Result<()> {
        let path = self.path(file);
        let link = || match fs::hard_link(from, &path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
            linked => linked,
        };
        match link() {
            Err(error) if error.kind() == ErrorKind::NotFound && from.exists() => {
                make_parent(&path)?;
                link()
            }
            linked => linked,
        }
    }

    /// Moves an outside file into the folder, if it exists.
    pub(super) fn move_in(&self, file: &str, from: &Path) -> io::Result<()> {
        let path = self.path(file);
        match fs::rename(from, &path) {
            Err(error) if is_absent(&error) && from.exists() => {
                make_parent(&path)?;
                fs::rename(from, &path)
            }
            moved => unless_absent(moved),
        }
    }

    /// Every file in it; none if it does not exist.
    pub(super) fn files(&self) -> io::Result<Vec<String>> {
        if !self.root.is_dir() {
            return Ok(Vec::new());
        }
        let mut files = Vec::new();
        for entry in walkdir::WalkDir::new(&self.root) {
            let entry = entry?;
            let below = entry.path().strip_prefix(&self.root);
            if let (false, Ok(file)) = (entry.file_type().is_dir(), below) {
                files.push(file.display().to_string());
            }
        }
        Ok(files)
    }

    /// Waits until everything is on the disk.
    pub(super) fn sync(&self) -> io::Result<()> {
        let folder = File::open(&self.root)?;
        #[cfg(target_os = "linux")]
        rustix::fs::syncfs(&folder)?;
        #[cfg(not(target_os = "linux"))]
        folder.sync_all()?;
        Ok(())
    }
}

pub(super) fn open_folder(path: &Path) -> io::Result<OwnedFd> {
    Ok(rustix::fs::open(path, FOLDER, Mode::empty())?)
}

pub(super) fn open_below(folder: &OwnedFd, name: &CStr) -> io::Result<OwnedFd> {
    Ok(rustix::fs::openat(folder, name, FOLDER, Mode::empty())?)
}

const FOLDER: OFlags = OFlags::RDONLY
    .union(OFlags::DIRECTORY)
    .union(OFlags::CLOEXEC);

/// Exchanges two folders, atomically if the file system can; if one is absent, the other is moved
/// to its place.
pub(super) fn switch(site: &Path, next: &Path) -> io::Result<()> {
    if !site.exists() {
        return fs::rename(next, site);
    }
    match rustix::fs::renameat_with(CWD, next, CWD, site, RenameFlags::EXCHANGE) {
        Ok(()) => Ok(()),
        Err(rustix::io::Errno::INVAL | rustix::io::Errno::NOSYS | rustix::io::Errno::NOTSUP) => {
            let aside = next.with_file_name("aside");
            fs::rename(site, &aside)?;
            fs::rename(next, site)?;
            fs::rename(aside, next)
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether a path, relative to a folder, stays inside it.
pub(super) fn is_inside(file: &str) -> bool {
    let path = Path::new(file);
    !file.is_empty()
        && path
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

fn make_parent(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

/// Treats a missing file as removed.
fn unless_absent(removed: io::Result<()>) -> io::Result<()> {
    removed.or_else(|error| {
        if is_absent(&error) {
            Ok(())
        } else {
            Err(error)
        }
    })
}

pub(super) fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}
