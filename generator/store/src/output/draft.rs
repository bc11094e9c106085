//! The next generation, while it is written.

use std::collections::HashSet;
use std::fs;

use super::error::cannot;
use super::folder::{self, Folder};
use super::names::kept_name;
use super::step::step;
use super::writer::Writer;
use super::{Output, inode_of};
use crate::state::{self, Change, Generation, Key, Repair, Writing};
use diagnostic::Diagnostic;

/// Whether a generation that touches `files` of `all` is written as a new folder. To replace a file in the
/// second folder takes two removals and a link more than to write it into a new one; an unchanged file
/// takes two links into a new folder, and two removals later. Measured, a new folder is quicker from
/// about a third on, and from two thirds on if what it leaves to be cleared is counted.
pub fn is_most(files: usize, all: usize) -> bool {
    files * 2 >= all
}

/// The next generation, while it is written.
pub struct Draft<'a> {
    pub(super) output: &'a Output,
    /// The folder that will be served: the second one, or a new one.
    pub(super) folder: Folder,
    pub(super) writer: Writer,
    /// Whether it is a new one. It has what is written; what stays is linked before it is published.
    pub(super) is_whole: bool,
}

impl Draft<'_> {
    /// Writes a file. Called from the rendering threads.
    ///
    /// # Errors
    /// The path leaves the site's folder, or the disk refuses.
    pub fn write(&self, file: &str, bytes: &[u8]) -> Result<(), Diagnostic> {
        if !folder::is_inside(file) {
            return Err(
                Diagnostic::error(format!("`{file}` would be outside of the site"))
                    .hint("this is a mistake of the generator; nothing was written"),
            );
        }
        self.writer
            .write(file, bytes)
            .map_err(|error| cannot("write", &self.folder.path(file), &error))
    }

    /// Removes a file of the last generation. It must be among the changes that are published.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn remove(&self, file: &str) -> Result<(), Diagnostic> {
        if self.is_whole {
            return Ok(());
        }
        // It may leave its folder empty, and take that with it.
        self.writer.forget();
        self.folder
            .remove(file)
            .map_err(|error| cannot("remove", &self.folder.path(file), &error))
    }

    /// Undoes a change: brings back what the file was.
    pub(super) fn restore(&self, change: &Change) -> Result<(), Diagnostic> {
        let Some(is) = change.is else {
            return self.remove(&change.file);
        };
        let kept = self.output.kept().path(&kept_name(is));
        self.writer
            .link(&change.file, &kept)
            .map_err(|error| cannot("restore", &kept, &error))
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
        let number = output.number()? + 1;
        step("written");
        if self.is_whole && number > 1 {
            self.link_the_rest(changes)?;
            step("linked the rest");
        }
        self.folder
            .sync()
            .map_err(|error| cannot("sync", &self.folder.path(""), &error))?;
        step("synced");
        let folder = self.folder.path("");
        let inode = inode_of(&folder).map_err(|error| cannot("read", &folder, &error))?;
        let repair = if self.is_whole {
            Repair::Whole(number)
        } else {
            Repair::Follow(number)
        };
        let document = output.document()?;
        let mut disk = output.backlog.pause();
        let mut decide = || -> state::Result<()> {
            disk.forget_removed(&write)?;
            write.set(Key::Generation, &number)?;
            write.set(Key::Switching, &inode)?;
            write.set(Key::Repair, &repair)?;
            if self.is_whole {
                write.add_replaced(number, changes)?;
            }
            if let Some(document) = &document {
                write.set_document(number, document)?;
            }
            output.add_generation(&write, number, generation, changes, limit)
        };
        decide()
            .and_then(|()| write.commit())
            .map_err(state::diagnose)?;
        step("decided");
        let finish = || {
            output.finish_switch()?;
            step("switched");
            output.repair()?;
            step("followed");
            Ok(number)
        };
        let finished = finish().map_err(|error: Diagnostic| {
            let hint = error.hint.clone().unwrap_or_default();
            error.hint(format!(
                "{hint}; generation {number} is decided all the same: the next build finishes it"
            ))
        });
        drop(disk);
        output.backlog.start();
        finished
    }

    /// Links what stays into the new folder.
    fn link_the_rest(&self, changes: &[Change]) -> Result<(), Diagnostic> {
        let changed: HashSet<&str> = changes.iter().map(|change| &*change.file).collect();
        let site = self.output.site();
        self.writer
            .link_all(&site, &|file| !changed.contains(file))
            .map_err(|error| cannot("link", &site, &error))
    }
}

impl Output {
    /// Begins to write the next generation. `touched` are the files that it may write or remove;
    /// when they are most of the site (see [`is_most`]), pass `None`.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn draft(&self, touched: Option<Vec<String>>) -> Result<Draft<'_>, Diagnostic> {
        let disk = self.backlog.pause();
        // Of a build of this process that failed once it had decided.
        self.finish_switch()?;
        self.repair()?;
        for unfinished in [self.fresh(), self.twin()] {
            self.discard(&unfinished)?;
        }
        let is_first = self.number()? == 0;
        if is_first {
            // Whatever is there, no build is stored that wrote it.
            for unknown in [self.next(), self.replaced(), self.kept().path("")] {
                self.discard(&unknown)?;
            }
        }
        step("repaired");
        drop(disk);
        self.backlog.start();
        let (folder, twin) = match touched {
            Some(files) if !is_first => {
                self.note(|write| write.set(Key::Repair, &Repair::Files(files)))?;
                step("recorded what may be touched");
                (self.next(), None)
            }
            _ => (self.fresh(), Some(self.twin())),
        };
        let is_whole = twin.is_some();
        if is_whole {
            self.backlog.make_room();
        }
        for folder in std::iter::once(&folder).chain(&twin) {
            fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
        }
        Ok(Draft {
            output: self,
            writer: Writer::new(folder.clone(), twin),
            folder: Folder::new(folder),
            is_whole,
        })
    }
}
