//! The other edge: files on disk, switched from one build to the next without a half-way state.
//!
//! `DIR/site` is what a CDN takes. `DIR/state` belongs to the generator: the manifest, a lock, and
//! a stage where new files wait. A build first writes every new file to the stage, then one journal
//! that says where each goes, and only then moves them; assets first, then pages, then removals. A
//! build that dies before the journal has changed nothing; one that dies after it is finished by
//! the next. Moving costs what changed, where a folder per generation would cost what exists.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::diagnostic::Diagnostic;
use crate::manifest::Manifest;

/// An output folder that this process alone may write.
pub struct Output {
    root: PathBuf,
    _lock: File,
}

/// A file that waits in the stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Staged {
    /// Where it goes, below `DIR/site`.
    pub file: String,
    /// Its name in the stage.
    name: String,
}

#[derive(Serialize, Deserialize)]
struct Journal {
    moves: Vec<Staged>,
    removals: Vec<String>,
    manifest: String,
}

impl Output {
    /// Opens an output folder, makes it if need be, locks it, and finishes or forgets what a build
    /// that died has left.
    ///
    /// # Errors
    /// Another build has the folder, or it cannot be written.
    pub fn open(root: &Path) -> Result<Self, Diagnostic> {
        let state = root.join("state");
        fs::create_dir_all(&state).map_err(|error| cannot("make", &state, &error))?;
        let path = state.join("lock");
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(&path)
            .map_err(|error| cannot("open", &path, &error))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let holder = fs::read_to_string(state.join("holder")).unwrap_or_default();
                return Err(Diagnostic::error(format!(
                    "another build is writing to {}{}",
                    root.display(),
                    if holder.is_empty() {
                        String::new()
                    } else {
                        format!(" (process {holder})")
                    },
                ))
                .hint("wait until it is done, or give this one another folder with --out"));
            }
            Err(TryLockError::Error(error)) => return Err(cannot("lock", &path, &error)),
        }
        let holder = state.join("holder");
        fs::write(&holder, std::process::id().to_string())
            .map_err(|error| cannot("write", &holder, &error))?;
        let output = Self {
            root: root.to_path_buf(),
            _lock: lock,
        };
        output
            .recover()
            .map_err(|error| cannot("recover", root, &error))?;
        Ok(output)
    }

    /// The folder that a CDN takes.
    pub fn site(&self) -> PathBuf {
        self.root.join("site")
    }

    /// The manifest of the last build. When the site's folder is gone, so is what it said.
    ///
    /// # Errors
    /// The manifest is there and cannot be read.
    pub fn manifest(&self) -> Result<Manifest, Diagnostic> {
        let path = self.state("manifest");
        if !self.site().is_dir() {
            return Ok(Manifest::default());
        }
        Manifest::read(&path).map_err(|error| cannot("read", &path, &error))
    }

    /// Writes a file to the stage. Called from the rendering threads.
    ///
    /// # Errors
    /// The path leaves the site's folder, or the disk refuses.
    pub fn stage(&self, file: &str, bytes: &[u8]) -> Result<Staged, Diagnostic> {
        if !is_inside(file) {
            return Err(
                Diagnostic::error(format!("`{file}` would stand outside of the site"))
                    .hint("this is a mistake of the generator; nothing was written"),
            );
        }
        let name = format!("{:016x}", crate::fingerprint::of(file));
        let path = self.state("stage").join(&name);
        fs::write(&path, bytes).map_err(|error| cannot("write", &path, &error))?;
        Ok(Staged {
            file: file.to_owned(),
            name,
        })
    }

    /// Moves what is staged into the site, takes away what is to go, and makes `manifest` the
    /// last build's.
    ///
    /// # Errors
    /// The disk refuses; the next build finishes what was begun.
    pub fn commit(
        &self,
        mut moves: Vec<Staged>,
        removals: Vec<String>,
        manifest: &Manifest,
    ) -> Result<(), Diagnostic> {
        moves.sort_by_cached_key(|staged| {
            (!staged.file.starts_with("assets/"), staged.file.clone())
        });
        let write = || -> io::Result<Journal> {
            write_synced(&self.state("manifest.next"), &manifest.encode())?;
            let journal = Journal {
                moves,
                removals,
                manifest: "manifest.next".to_owned(),
            };
            let bytes = postcard::to_stdvec(&journal).map_err(io::Error::other)?;
            write_synced(&self.state("journal.next"), &bytes)?;
            fs::rename(self.state("journal.next"), self.state("journal"))?;
            Ok(journal)
        };
        let journal = write().map_err(|error| cannot("write", &self.root, &error))?;
        self.apply(&journal)
            .map_err(|error| cannot("publish to", &self.site(), &error))
    }

    /// Writes a small file beside the site, when it is not there already with this text.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn put(&self, name: &str, text: &str) -> Result<(), Diagnostic> {
        let path = self.root.join(name);
        if fs::read_to_string(&path).is_ok_and(|stands| stands == text) {
            return Ok(());
        }
        let next = self.state(&format!("{name}.next"));
        write_synced(&next, text.as_bytes())
            .and_then(|()| fs::rename(&next, &path))
            .map_err(|error| cannot("write", &path, &error))
    }

    fn recover(&self) -> io::Result<()> {
        match fs::read(self.state("journal")) {
            Ok(bytes) => match postcard::from_bytes::<Journal>(&bytes) {
                Ok(journal) => self.apply(&journal)?,
                Err(error) => {
                    return Err(io::Error::other(format!("the journal is broken: {error}")));
                }
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
        let stage = self.state("stage");
        if stage.exists() {
            fs::remove_dir_all(&stage)?;
        }
        fs::create_dir_all(&stage)
    }

    /// Does what a journal says. Doing it again does no harm.
    fn apply(&self, journal: &Journal) -> io::Result<()> {
        let site = self.site();
        fs::create_dir_all(&site)?;
        for staged in &journal.moves {
            let target = site.join(&staged.file);
            if let Some(folder) = target.parent() {
                fs::create_dir_all(folder)?;
            }
            match fs::rename(self.state("stage").join(&staged.name), &target) {
                Err(error) if error.kind() == io::ErrorKind::NotFound && target.exists() => {}
                moved => moved?,
            }
        }
        for file in &journal.removals {
            if is_inside(file) {
                remove(&site, &site.join(file))?;
            }
        }
        match fs::rename(self.state(&journal.manifest), self.state("manifest")) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            moved => moved?,
        }
        fs::remove_file(self.state("journal"))
    }

    fn state(&self, name: &str) -> PathBuf {
        self.root.join("state").join(name)
    }
}

impl Drop for Output {
    fn drop(&mut self) {
        // Only says who holds the lock; a stale one is overwritten by the next holder.
        let _ = fs::remove_file(self.state("holder"));
    }
}

/// Removes a file and the folders that it leaves empty.
fn remove(site: &Path, file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let mut folder = file.parent();
    while let Some(path) = folder.filter(|path| *path != site && path.starts_with(site)) {
        if fs::remove_dir(path).is_err() {
            break;
        }
        folder = path.parent();
    }
    Ok(())
}

fn is_inside(file: &str) -> bool {
    let path = Path::new(file);
    !file.is_empty()
        && path
            .components()
            .all(|part| matches!(part, Component::Normal(_)))
}

fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

fn cannot(what: &str, path: &Path, error: &io::Error) -> Diagnostic {
    let diagnostic = Diagnostic::error(format!("cannot {what} {}: {error}", path.display()));
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
            diagnostic.hint("the disk is full; the last good site is still served")
        }
        io::ErrorKind::PermissionDenied => diagnostic.hint("this user may not write there"),
        _ => diagnostic.hint("the last good site is still served"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(path: PathBuf) -> String {
        fs::read_to_string(path).unwrap_or_default()
    }

    #[test]
    fn a_second_build_is_told_who_holds_the_folder() {
        let dir = tempfile::tempdir().expect("temp");
        let first = Output::open(dir.path()).expect("opens");
        let error = Output::open(dir.path()).err().expect("locked").to_string();
        assert!(
            error.contains(&format!("process {}", std::process::id())),
            "{error}"
        );
        drop(first);
        Output::open(dir.path()).expect("free again");
    }

    #[test]
    fn a_build_that_dies_before_the_journal_changes_nothing() {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let staged = output.stage("index.html", b"one").expect("stages");
        output
            .commit(vec![staged], Vec::new(), &Manifest::default())
            .expect("commits");
        output.stage("index.html", b"two").expect("stages");
        drop(output);
        let output = Output::open(dir.path()).expect("recovers");
        assert_eq!(text(output.site().join("index.html")), "one");
    }

    #[test]
    fn a_build_that_dies_after_the_journal_is_finished_by_the_next() {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let first: Vec<Staged> = ["a/x.html", "gone.html"]
            .iter()
            .map(|f| output.stage(f, b"one").expect("stages"))
            .collect();
        output
            .commit(first, Vec::new(), &Manifest::default())
            .expect("commits");
        let moves: Vec<Staged> = ["a/x.html", "b.html"]
            .iter()
            .map(|f| output.stage(f, b"two").expect("stages"))
            .collect();
        let journal = Journal {
            moves,
            removals: vec!["gone.html".to_owned(), "../outside".to_owned()],
            manifest: "manifest.next".to_owned(),
        };
        let bytes = postcard::to_stdvec(&journal).expect("encodes");
        fs::write(output.state("journal"), bytes).expect("writes");
        // As if the process had died after the first move.
        fs::rename(
            output.state("stage").join(&journal.moves[0].name),
            output.site().join("a/x.html"),
        )
        .expect("moves");
        drop(output);
        let output = Output::open(dir.path()).expect("recovers");
        let site = output.site();
        assert_eq!(
            [text(site.join("a/x.html")), text(site.join("b.html"))],
            ["two", "two"]
        );
        assert!(!site.join("gone.html").exists());
    }

    #[test]
    fn nothing_is_staged_outside_of_the_site() {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        for file in ["../x", "/etc/passwd", "a/../../x", "", "./x"] {
            assert!(output.stage(file, b"").is_err(), "{file}");
        }
    }
}
