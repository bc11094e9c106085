//! A folder as a target: each file is written under a temporary name and renamed.

use std::fs::{self, File};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use catalogue::fingerprint;
use diagnostic::Diagnostic;
use object_store::UpdateVersion;

use super::stored::Swap;
use crate::blocking::blocking;
use crate::root::{RESERVED, random};

/// A folder of this machine.
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    pub(super) fn new(root: PathBuf) -> Self {
        Self { root }
    }

    pub(super) fn name(&self) -> String {
        self.root.display().to_string()
    }

    pub(super) fn check_outside(&self, out: &Path) -> Result<(), Diagnostic> {
        let out = out.canonicalize().unwrap_or_else(|_| out.to_path_buf());
        // For a folder that does not exist yet, its nearest existing ancestor decides.
        let target = self
            .root
            .ancestors()
            .find_map(|folder| folder.canonicalize().ok())
            .unwrap_or_else(|| self.root.clone());
        let inside = ["site", "state", "cache"].map(|part| out.join(part));
        if target == out && self.root.exists() || inside.iter().any(|part| target.starts_with(part))
        {
            return Err(Diagnostic::error(format!(
                "{} is where the site is built",
                self.root.display()
            ))
            .hint("publish to another folder"));
        }
        Ok(())
    }

    pub(super) async fn read(&self, file: &str) -> Result<Option<Vec<u8>>, Diagnostic> {
        let path = self.root.join(file);
        blocking(move || match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if is_absent(&error) => Ok(None),
            Err(error) => Err(cannot("read", &path, &error)),
        })
        .await
    }

    pub(super) async fn put(&self, file: &str, bytes: Vec<u8>) -> Result<(), Diagnostic> {
        let (path, next) = (self.root.join(file), self.next());
        blocking(move || {
            write(&path, &next, &bytes).map_err(|error| cannot("write", &path, &error))
        })
        .await
    }

    pub(super) async fn delete(&self, files: Vec<String>) -> Result<(), Diagnostic> {
        let root = self.root.clone();
        blocking(move || {
            files.iter().try_for_each(|file| {
                let path = root.join(file);
                remove(&root, &path).map_err(|error| cannot("remove", &path, &error))
            })
        })
        .await
    }

    pub(super) async fn list(&self, folder: &str) -> Result<Vec<String>, Diagnostic> {
        let path = self.root.join(folder);
        blocking(move || {
            let entries = match fs::read_dir(&path) {
                Ok(entries) => entries,
                Err(error) if is_absent(&error) => return Ok(Vec::new()),
                Err(error) => return Err(cannot("read", &path, &error)),
            };
            entries
                .map(|entry| {
                    entry
                        .map(|entry| entry.file_name().to_string_lossy().into_owned())
                        .map_err(|error| cannot("read", &path, &error))
                })
                .collect()
        })
        .await
    }

    /// Some entries that are not the publisher's own. A new file system has a `lost+found`.
    pub(super) async fn others(&self, most: usize) -> Result<Vec<String>, Diagnostic> {
        let mut names = self.list("").await?;
        names.retain(|name| name != RESERVED && name != "lost+found");
        names.sort();
        names.truncate(most);
        Ok(names)
    }

    /// Reading, comparing and renaming are one step for all publishers that take this lock.
    pub(super) async fn swap(
        &self,
        root: &str,
        from: Option<&UpdateVersion>,
        bytes: Vec<u8>,
    ) -> Result<Swap, Diagnostic> {
        let path = self.root.join(root);
        let next = path.with_extension("next");
        let lock = self.root.join(RESERVED).join("lock");
        let from = from.cloned();
        blocking(move || {
            let swap = || -> io::Result<Swap> {
                make_parent(&lock)?;
                let lock = File::options()
                    .create(true)
                    .truncate(false)
                    .write(true)
                    .open(&lock)?;
                lock.lock()?;
                let current = match fs::read(&path) {
                    Ok(bytes) => Some(version(&bytes)),
                    Err(error) if is_absent(&error) => None,
                    Err(error) => return Err(error),
                };
                if current != from {
                    return Ok(Swap::Refused);
                }
                write(&path, &next, &bytes)?;
                Ok(Swap::Done(version(&bytes)))
            };
            swap().map_err(|error| cannot("write", &path, &error))
        })
        .await
    }

    pub(super) async fn sync(&self) -> Result<(), Diagnostic> {
        let root = self.root.clone();
        blocking(move || {
            let sync = || -> io::Result<()> {
                // Temporary files that interrupted runs left.
                match fs::remove_dir_all(root.join(RESERVED).join("next")) {
                    Err(error) if !is_absent(&error) => return Err(error),
                    _ => {}
                }
                let folder = File::open(&root)?;
                #[cfg(target_os = "linux")]
                rustix::fs::syncfs(&folder)?;
                #[cfg(not(target_os = "linux"))]
                folder.sync_all()?;
                Ok(())
            };
            sync().map_err(|error| cannot("sync", &root, &error))
        })
        .await
    }

    /// A temporary name.
    fn next(&self) -> PathBuf {
        self.root.join(RESERVED).join("next").join(random())
    }
}

/// The version of a file: the hash of its content.
pub(super) fn version(bytes: &[u8]) -> UpdateVersion {
    UpdateVersion {
        e_tag: Some(format!("{:032x}", fingerprint::content(bytes))),
        version: None,
    }
}

fn write(path: &Path, next: &Path, bytes: &[u8]) -> io::Result<()> {
    make_parent(next)?;
    fs::write(next, bytes)?;
    match fs::rename(next, path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            make_parent(path)?;
            fs::rename(next, path)
        }
        renamed => renamed,
    }
}

/// Removes a file and the folders that become empty.
fn remove(root: &Path, path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if !is_absent(&error) => return Err(error),
        _ => {}
    }
    let parents = path.ancestors().skip(1);
    for folder in parents.take_while(|folder| *folder != root) {
        if fs::remove_dir(folder).is_err() {
            break;
        }
    }
    Ok(())
}

fn make_parent(path: &Path) -> io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

fn is_absent(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Diagnostic {
    let diagnostic = Diagnostic::error(format!("cannot {what} {}: {error}", path.display()));
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => diagnostic
            .hint("the disk is full; make room and publish again, which continues from here"),
        ErrorKind::PermissionDenied => diagnostic.hint("this user lacks the permission for it"),
        _ => diagnostic.hint("fix that and publish again, which continues from here"),
    }
}
