//! The other edge: files on disk, switched from one build to the next without a half-way state.
//!
//! `DIR/site` is what a CDN takes: plain files. A second folder beside it, `DIR/state/next`, holds
//! the same files as hard links. A build writes into the second one, which nobody serves; then both
//! change places in one step of the file system; then the second follows. So a build costs what it
//! changes, and what is served is always one whole generation: a process that is killed anywhere
//! leaves the last one, and the next process repairs the second folder before it writes to it.
//!
//! Contents that only older generations had are kept in `DIR/state/kept`, by their hash, for as long
//! as one can go back to them.

mod error;
mod folder;
mod generations;
mod kept;
mod lock;
mod manifest;
mod names;
mod retention;
mod writer;

use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

use crate::diagnostic::Diagnostic;
use crate::route;
use crate::state::{self, Change, Generation, Key, Repair, State, Writing};
use error::cannot;
use folder::Folder;
use lock::Lock;
use writer::Writer;

pub use generations::{Listed, Served};
pub use manifest::Manifest;

/// An output folder that this process alone may write.
pub struct Output {
    root: PathBuf,
    state: State,
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
        let state = State::open(&folder.join("state.redb")).map_err(state::diagnose)?;
        let output = Self {
            root: root.to_path_buf(),
            state,
            lock,
        };
        output.finish_switch()?;
        if !output.site().is_dir() {
            output.forget_site()?;
        }
        Ok(output)
    }

    /// Drops what is stored about a site that is not there any more. The catalogue stays.
    fn forget_site(&self) -> Result<(), Diagnostic> {
        for folder in [Folder::new(self.next()), self.kept()] {
            folder
                .clear()
                .map_err(|error| cannot("remove", &folder.path(""), &error))?;
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

    /// Begins to write the next generation. `touched` are the files that it may write or remove;
    /// for more than half of the site pass `None`.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn draft(&self, touched: Option<Vec<String>>) -> Result<Draft<'_>, Diagnostic> {
        // Of a build of this process that failed once it had decided.
        self.finish_switch()?;
        let clear = |path: PathBuf| {
            let cleared = Folder::new(path.clone()).clear();
            cleared.map_err(|error| cannot("remove", &path, &error))
        };
        clear(self.twin())?;
        let is_first = self.number()? == 0;
        if is_first {
            // Whatever is there, no build is stored that wrote it.
            clear(self.next())?;
        } else {
            self.repair()?;
        }
        let repair = touched.map_or(Repair::All, Repair::Files);
        step("repaired");
        self.note(|write| write.set(Key::Repair, &repair))?;
        step("recorded what may be touched");
        let next = Folder::new(self.next());
        next.make()
            .map_err(|error| cannot("make", &self.next(), &error))?;
        let twin = is_first.then(|| self.twin());
        Ok(Draft {
            output: self,
            next,
            writer: Writer::new(self.next(), twin.clone()),
            twin: twin.map(Folder::new),
        })
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

    /// Where the first generation gets its second folder while it is written: linked file by file, it
    /// costs less than afterwards.
    fn twin(&self) -> PathBuf {
        self.root.join("state/twin")
    }

    fn kept(&self) -> Folder {
        Folder::new(self.root.join("state/kept"))
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
        drop(reading);
        let Some(inode) = decided else {
            return Ok(());
        };
        let (site, next) = (self.site(), self.next());
        if inode_of(&site) != Some(inode) {
            folder::switch(&site, &next).map_err(|error| cannot("switch to", &site, &error))?;
        }
        step("changed places");
        self.note(|write| write.unset(Key::Switching))
    }

    /// Makes the second folder like the served one again.
    fn repair(&self) -> Result<(), Diagnostic> {
        let reading = self.state.read().map_err(state::diagnose)?;
        let repair: Repair = reading
            .value(Key::Repair)
            .map_err(state::diagnose)?
            .unwrap_or_default();
        let (site, next) = (Folder::new(self.site()), Folder::new(self.next()));
        let done = match repair {
            Repair::None => return Ok(()),
            Repair::Files(files) => files.iter().try_for_each(|file| next.follow(&site, file)),
            Repair::Follow(number) => {
                let changes = reading.changes(number).map_err(state::diagnose)?;
                self.follow(&site, &next, &changes)
            }
            Repair::All => next.follow_all(&site),
        };
        done.map_err(|error| cannot("repair", &self.next(), &error))?;
        let removed = self.sweep(&reading)?;
        drop(reading);
        step("swept");
        self.note(|write| {
            write.forget_unneeded(&removed)?;
            write.set(Key::Repair, &Repair::None)
        })
    }

    /// The second folder of the first generation is there already.
    fn take_twin(&self) -> Result<(), Diagnostic> {
        let next = self.next();
        let cannot = |error| cannot("make", &next, &error);
        // What was served before, if anything was; no build is stored that wrote it.
        Folder::new(next.clone()).clear().map_err(cannot)?;
        step("made room");
        fs::rename(self.twin(), &next).map_err(cannot)?;
        self.note(|write| write.set(Key::Repair, &Repair::None))
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

/// The next generation, while it is written.
pub struct Draft<'a> {
    output: &'a Output,
    next: Folder,
    writer: Writer,
    /// A second folder of links, of the first generation.
    twin: Option<Folder>,
}

impl Draft<'_> {
    /// Writes a file. Called from the rendering threads.
    ///
    /// # Errors
    /// The path leaves the site's folder, or the disk refuses.
    pub fn write(&self, file: &str, bytes: &[u8]) -> Result<(), Diagnostic> {
        if !folder::is_inside(file) {
            return Err(
                Diagnostic::error(format!("`{file}` would stand outside of the site"))
                    .hint("this is a mistake of the generator; nothing was written"),
            );
        }
        self.writer
            .write(file, bytes)
            .map_err(|error| cannot("write", &self.next.path(file), &error))
    }

    /// Removes a file.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn remove(&self, file: &str) -> Result<(), Diagnostic> {
        // It may leave its folder empty, and take that with it.
        self.writer.forget();
        std::iter::once(&self.next)
            .chain(&self.twin)
            .try_for_each(|folder| folder.remove(file))
            .map_err(|error| cannot("remove", &self.next.path(file), &error))
    }

    /// Publishes what was written, together with the state that belongs to it: `changes` are the files
    /// that differ from the served ones. Older generations may take `limit` bytes on the disk. Returns
    /// the number of the generation.
    ///
    /// # Errors
    /// The disk refuses. Before the state is committed, the last generation stays; after that
    /// the next process finishes the switch.
    pub fn publish(
        self,
        write: Writing,
        generation: &Generation,
        changes: &[Change],
        limit: u64,
    ) -> Result<u64, Diagnostic> {
        let output = self.output;
        step("written");
        self.next
            .sync()
            .map_err(|error| cannot("sync", &self.next.path(""), &error))?;
        step("synced");
        let number = output.number()? + 1;
        let inode = fs::metadata(output.next())
            .map_err(|error| cannot("read", &output.next(), &error))?
            .ino();
        let repair = if number == 1 {
            Repair::All
        } else {
            Repair::Follow(number)
        };
        let decide = || -> state::Result<()> {
            write.set(Key::Generation, &number)?;
            write.set(Key::Switching, &inode)?;
            write.set(Key::Repair, &repair)?;
            output.add_generation(&write, number, generation, changes, limit)
        };
        decide()
            .and_then(|()| write.commit())
            .map_err(state::diagnose)?;
        step("decided");
        let finish = || {
            output.finish_switch()?;
            step("switched");
            if self.twin.is_some() {
                output.take_twin()?;
            }
            output.repair()?;
            step("followed");
            Ok(number)
        };
        finish().map_err(|error: Diagnostic| {
            let hint = error.hint.clone().unwrap_or_default();
            error.hint(format!(
                "{hint}; generation {number} is decided all the same: the next build finishes it"
            ))
        })
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

/// A point at which tests let the process die, or kill it when they read this.
fn step(name: &str) {
    tracing::debug!("{name}");
    #[cfg(test)]
    tests::maybe_die(name);
}

fn inode_of(path: &Path) -> Option<u64> {
    fs::metadata(path).ok().map(|metadata| metadata.ino())
}

#[cfg(test)]
mod tests;
