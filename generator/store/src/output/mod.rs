//! The other edge: files on disk, switched from one build to the next without a half-way state.
//!
//! `DIR/site` is what a CDN takes: plain files. A second folder beside it, `DIR/state/next`, holds
//! the same files as hard links. A build writes into the second one, which nobody serves; then both
//! change places in one step of the file system; then the second follows. So a build costs what it
//! changes. A build that changes most of the site writes a new folder and its second one instead
//! (`draft`), and puts the old ones aside. What is served is always one whole generation: a process
//! that is killed anywhere leaves the last one, and the next process repairs the second folder before
//! it writes to it.
//!
//! Contents that only older generations had are kept in `DIR/state/kept`, by their hash, for as long
//! as one can go back to them. What must go is removed in the background (`backlog`).

mod aside;
mod backlog;
mod draft;
mod error;
mod folder;
mod generations;
mod kept;
mod lock;
mod manifest;
mod names;
mod pinned;
mod pins;
mod retention;
mod step;
mod writer;

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rayon::prelude::*;

use crate::state::{self, Change, Key, Reading, Repair, State, Writing};
use backlog::Backlog;
use catalogue::route;
use diagnostic::Diagnostic;
use error::cannot;
use folder::Folder;
use lock::Lock;
use pins::Pins;
use step::step;

pub use draft::Draft;
pub use draft::is_most;
pub use generations::{Listed, Returned, RolledBack, Served};
pub use manifest::Manifest;
pub use names::DOCUMENT;
pub use pinned::{Contents, Pinned};

/// An output folder that this process alone may write.
pub struct Output {
    root: PathBuf,
    // Dropped first: its thread uses the state, which only the holder of the lock may open.
    backlog: Backlog,
    state: Arc<State>,
    pins: Arc<Pins>,
    lock: Lock,
}

impl Output {
    /// Opens an output folder, makes it if need be, locks it, and finishes what a process that died
    /// has begun.
    ///
    /// # Errors
    /// Another process has the folder, or it cannot be written.
    pub fn open(root: &Path) -> Result<Self, Diagnostic> {
        let folder = root.join("state");
        fs::create_dir_all(&folder).map_err(|error| cannot("make", &folder, &error))?;
        let lock = Lock::take(root)?;
        let state = Arc::new(aside::open(root)?);
        let output = Self {
            root: root.to_path_buf(),
            backlog: Backlog::new(folder, state.clone()),
            state,
            pins: Arc::default(),
            lock,
        };
        output.finish_switch()?;
        if !output.site().is_dir() {
            output.forget_site()?;
        }
        output.backlog.start();
        Ok(output)
    }

    /// Drops what is stored about a site that is not there any more. The catalogue stays.
    fn forget_site(&self) -> Result<(), Diagnostic> {
        for folder in [self.next(), self.replaced(), self.kept().path("")] {
            self.discard(&folder)?;
        }
        self.note(Writing::forget_site)
    }

    /// Lets other processes that want the folder know what this one does (`another publish is
    /// uploading from`, completed by the folder), and what they can do meanwhile.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn tell_holder(&self, does: &str, hint: &str) -> Result<(), Diagnostic> {
        self.lock.describe(does, hint)
    }

    /// The folder that a CDN takes.
    pub fn site(&self) -> PathBuf {
        self.root.join("site")
    }

    /// Pages in the served folder that no stored build has written, because the state was lost. The next
    /// generation replaces all of them.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn strays(&self) -> Result<Vec<String>, Diagnostic> {
        if self.number()? > 0 {
            return Ok(Vec::new());
        }
        let files = Folder::new(self.site()).files();
        let mut files = files.map_err(|error| cannot("read", &self.site(), &error))?;
        files.retain(|file| route::is_page(file));
        Ok(files)
    }

    /// What is stored about the last build.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// What a server in front of the site must do now: `headers.json`. `None` before the first build.
    fn document(&self) -> Result<Option<String>, Diagnostic> {
        let path = self.root.join(DOCUMENT);
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(cannot("read", &path, &error)),
        }
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
        let next = self.root.join("state").join(format!("{name}.next"));
        fs::write(&next, text)
            .and_then(|()| fs::rename(&next, &path))
            .map_err(|error| cannot("write", &path, &error))
    }

    fn next(&self) -> PathBuf {
        self.root.join("state/next")
    }

    /// Where a generation is written that replaces most of the site.
    fn fresh(&self) -> PathBuf {
        self.root.join("state/fresh")
    }

    /// The second folder of such a generation: linked while each file is written, it costs less than
    /// afterwards.
    fn twin(&self) -> PathBuf {
        self.root.join("state/twin")
    }

    fn kept(&self) -> Folder {
        Folder::new(backlog::kept(&self.root.join("state")))
    }

    fn replaced(&self) -> PathBuf {
        backlog::replaced(&self.root.join("state"))
    }

    fn discard(&self, folder: &Path) -> Result<(), Diagnostic> {
        backlog::discard(&self.root.join("state"), folder)
    }

    fn repair_of(&self, reading: &Reading) -> Result<Repair, Diagnostic> {
        let repair: Option<Repair> = reading.value(Key::Repair).map_err(state::diagnose)?;
        Ok(repair.unwrap_or_default())
    }

    fn note(&self, note: impl FnOnce(&Writing) -> state::Result<()>) -> Result<(), Diagnostic> {
        let write = self.state.write().map_err(state::diagnose)?;
        note(&write)
            .and_then(|()| write.commit())
            .map_err(state::diagnose)
    }

    /// A switch that was decided is done, by whichever process comes next.
    fn finish_switch(&self) -> Result<(), Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let decided: Option<u64> = reading.value(Key::Switching).map_err(state::diagnose)?;
        let repair = self.repair_of(&reading)?;
        drop(reading);
        let Some(inode) = decided else {
            return Ok(());
        };
        let site = self.site();
        let next = match repair {
            Repair::Whole(_) => self.fresh(),
            _ => self.next(),
        };
        if inode_of(&site).ok() != Some(inode) {
            folder::switch(&site, &next).map_err(|error| cannot("switch to", &site, &error))?;
        }
        step("changed places");
        self.note(|write| write.unset(Key::Switching))
    }

    /// Makes the second folder like the served one again.
    fn repair(&self) -> Result<(), Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let repair = self.repair_of(&reading)?;
        let (site, next) = (Folder::new(self.site()), Folder::new(self.next()));
        let done = match repair {
            Repair::None => return Ok(()),
            Repair::Files(files) => files.iter().try_for_each(|file| next.follow(&site, file)),
            Repair::Follow(number) => {
                let changes = reading.changes(number).map_err(state::diagnose)?;
                self.follow(&site, &next, &changes)
            }
            Repair::Whole(number) => {
                self.put_aside(number)?;
                Ok(())
            }
        };
        done.map_err(|error| cannot("repair", &self.next(), &error))?;
        drop(reading);
        self.note(|write| write.set(Key::Repair, &Repair::None))
    }

    /// Puts both folders of the generation before aside, and the new second folder in its place. Doing it
    /// again does no harm: each folder is moved once.
    fn put_aside(&self, number: u64) -> Result<(), Diagnostic> {
        let (fresh, twin, next) = (self.fresh(), self.twin(), self.next());
        if twin.exists() {
            self.discard(&next)?;
            step("made room");
            fs::rename(&twin, &next).map_err(|error| cannot("make", &next, &error))?;
        }
        step("took the second folder");
        // Of the first generation it is what was served before; no build is stored that wrote it.
        if number == 1 {
            return match aside::waits_for_site(&self.root) {
                Some(place) if fresh.exists() => {
                    fs::rename(&fresh, &place).map_err(|error| cannot("move", &fresh, &error))
                }
                _ => self.discard(&fresh),
            };
        }
        if fresh.exists() {
            let aside = self.replaced().join(number.to_string());
            fs::create_dir_all(self.replaced())
                .and_then(|()| fs::rename(&fresh, &aside))
                .map_err(|error| cannot("move", &fresh, &error))?;
        }
        step("put aside what was");
        Ok(())
    }

    /// Lets the second folder follow what was published; what it still has of the generation before
    /// is kept first. Doing it again does no harm: nothing follows before everything is kept.
    fn follow(&self, site: &Folder, next: &Folder, changes: &[Change]) -> io::Result<()> {
        let kept = self.kept();
        changes.par_iter().try_for_each(|change| {
            let Some(was) = change.was else {
                return Ok(());
            };
            match kept.take(&names::kept_name(was), &next.path(&change.file)) {
                Err(error) if error.kind() == io::ErrorKind::NotFound => {
                    tracing::warn!(
                        "{} is not there to be kept; one cannot go back to it",
                        next.path(&change.file).display()
                    );
                    Ok(())
                }
                taken => taken,
            }
        })?;
        step("kept what was");
        // Removals may empty folders, so they do not run beside what fills them.
        let (there, gone): (Vec<&Change>, Vec<&Change>) =
            changes.iter().partition(|change| change.is.is_some());
        there
            .par_iter()
            .try_for_each(|change| next.follow(site, &change.file))?;
        step("followed the files");
        gone.iter()
            .try_for_each(|change| next.follow(site, &change.file))?;
        Ok(())
    }
}

impl Output {
    /// Number of the served generation; 0 before the first.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn number(&self) -> Result<u64, Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let number: Option<u64> = reading.value(Key::Generation).map_err(state::diagnose)?;
        Ok(number.unwrap_or(0))
    }
}

fn inode_of(path: &Path) -> io::Result<u64> {
    Ok(fs::metadata(path)?.ino())
}

#[cfg(test)]
mod tests;
