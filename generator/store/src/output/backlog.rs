//! What a published generation leaves to be cleared from the disk, and the thread that does it.
//!
//! To remove a site takes longer than to write it, and nobody needs to wait for it. A folder that a new
//! one has replaced is in `state/replaced/N`, N being the generation that replaced it: contents that a
//! kept generation needs are moved to `kept`, and the rest goes to `state/trash`, where everything is
//! removed. Contents of `kept` that no generation needs any more are removed as well.
//!
//! The thread ends with its output, after a file. What it has not done by then is done by the
//! next one: all of it is found in the state and on the disk.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use rustix::fd::OwnedFd;
use rustix::fs::{AtFlags, Dir, FileType};

use super::error::cannot;
use super::folder::{Folder, is_absent, open_below, open_folder};
use super::names::kept_name;
use super::step::step;
use crate::state::{self, Key, Reading, Repair, State, Writing};
use catalogue::fingerprint::ContentHash;
use diagnostic::Diagnostic;

/// Files that are moved or removed before a publish that waits may go on.
const AT_ONCE: usize = 256;

/// How long a process that has nothing else to do waits for the thread. Small sites are cleared by then.
const PATIENCE: Duration = Duration::from_millis(100);

/// Priority of the thread, where one has its own: about a tenth of a processor that others want too. At
/// the lowest one the disk would fill where builds follow each other on a busy machine.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Folders that may wait to be cleared when a whole generation begins: it leaves two, and so the disk
/// never has more than two generations too many.
const FOLDERS: usize = 3;

/// The backlog of an output folder.
pub(super) struct Backlog {
    shared: Arc<Shared>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

struct Shared {
    /// The folder of the state.
    folder: PathBuf,
    state: Arc<State>,
    /// Held while the disk and the state change together.
    disk: Mutex<Removed>,
    progress: Mutex<Progress>,
    ended: Condvar,
    stops: AtomicBool,
}

/// What is off the disk and still in the state.
#[derive(Default)]
struct Removed {
    contents: Vec<ContentHash>,
    folders: Vec<u64>,
}

#[derive(Default)]
struct Progress {
    runs: bool,
    /// Whether something was added since the thread began.
    has_more: bool,
}

/// As long as this lives, only its owner changes what is kept.
pub(super) struct Pause<'a>(MutexGuard<'a, Removed>);

impl Pause<'_> {
    /// Forgets what was removed, before the same change of the state adds anything.
    pub(super) fn forget_removed(&mut self, write: &Writing) -> state::Result<()> {
        let Removed { contents, folders } = std::mem::take(&mut *self.0);
        write.forget_unneeded(&contents)?;
        write.forget_replaced(&folders)
    }
}

impl Backlog {
    /// The backlog below the folder of this state.
    pub(super) fn new(folder: PathBuf, state: Arc<State>) -> Self {
        let shared = Shared {
            folder,
            state,
            disk: Mutex::default(),
            progress: Mutex::default(),
            ended: Condvar::new(),
            stops: AtomicBool::new(false),
        };
        Self {
            shared: Arc::new(shared),
            thread: Mutex::default(),
        }
    }

    /// Lets the thread change nothing but the trash.
    pub(super) fn pause(&self) -> Pause<'_> {
        Pause(lock(&self.shared.disk))
    }

    /// Clears the backlog beside whatever this process does.
    pub(super) fn start(&self) {
        let mut progress = lock(&self.shared.progress);
        progress.has_more = true;
        if progress.runs {
            return;
        }
        let shared = self.shared.clone();
        let spawned = thread::Builder::new()
            .name("backlog".to_owned())
            .spawn(move || shared.run());
        match spawned {
            Ok(thread) => {
                progress.runs = true;
                *lock(&self.thread) = Some(thread);
            }
            // The next build tries again.
            Err(error) => tracing::warn!("nothing is removed in the background: {error}"),
        }
    }

    /// Lets the thread end as it does with the process, so that a test sees what is left then.
    #[cfg(test)]
    pub(super) fn stop(&self) {
        self.shared.stops.store(true, Ordering::Relaxed);
    }

    /// Clears the backlog and waits for it.
    pub(super) fn finish(&self) {
        self.start();
        self.join();
    }

    /// Waits until there is room for the folders of one more generation.
    pub(super) fn make_room(&self) {
        let folders = [replaced(&self.shared.folder), trash(&self.shared.folder)];
        let entries = folders
            .iter()
            .filter_map(|folder| fs::read_dir(folder).ok());
        if entries.map(Iterator::count).sum::<usize>() > FOLDERS {
            self.finish();
        }
    }

    fn join(&self) {
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread {
            // One that panicked has reported it.
            let _ = thread.join();
        }
    }
}

impl Drop for Backlog {
    fn drop(&mut self) {
        let progress = lock(&self.shared.progress);
        let ended = &self.shared.ended;
        let waited = ended.wait_timeout_while(progress, PATIENCE, |it| it.runs);
        drop(waited.unwrap_or_else(PoisonError::into_inner));
        self.shared.stops.store(true, Ordering::Relaxed);
        self.join();
    }
}

impl Shared {
    fn run(&self) {
        give_way();
        loop {
            lock(&self.progress).has_more = false;
            if let Err(error) = self.clear() {
                tracing::warn!("what older generations left is not cleared yet: {error}");
            }
            let mut progress = lock(&self.progress);
            if !progress.has_more || self.stops() {
                progress.runs = false;
                self.ended.notify_all();
                return;
            }
        }
    }

    fn clear(&self) -> Result<(), Diagnostic> {
        self.remove_unneeded()?;
        let folders = self.reading()?.replaced_folders();
        for number in folders.map_err(state::diagnose)? {
            self.take_over(number)?;
        }
        let trash = trash(&self.folder);
        match open_folder(&trash) {
            Err(error) if is_absent(&error) => Ok(()),
            opened => opened.and_then(|folder| self.empty(&folder)),
        }
        .map_err(|error| cannot("remove", &trash, &error))
    }

    fn stops(&self) -> bool {
        self.stops.load(Ordering::Relaxed)
    }

    fn reading(&self) -> Result<Reading, Diagnostic> {
        self.state.read().map_err(state::diagnose)
    }

    /// Moves what is needed of a replaced folder to `kept`, and the rest to the trash.
    fn take_over(&self, number: u64) -> Result<(), Diagnostic> {
        let files = self.reading()?.replaced(number).map_err(state::diagnose)?;
        let replaced = Folder::new(replaced(&self.folder).join(number.to_string()));
        let kept = Folder::new(kept(&self.folder));
        let mut parts = files.chunks(AT_ONCE);
        loop {
            let mut disk = lock(&self.disk);
            let reading = self.reading()?;
            let repair: Option<Repair> = reading.value(Key::Repair).map_err(state::diagnose)?;
            // A build of this process failed between its commit and its end: the folder may still come.
            let is_unfinished = matches!(repair, Some(Repair::Whole(_)));
            if self.stops() || is_unfinished || disk.folders.contains(&number) {
                return Ok(());
            }
            let Some(part) = parts.next() else {
                discard(&self.folder, &replaced.path(""))?;
                disk.folders.push(number);
                step("kept what was in the folder");
                return Ok(());
            };
            for (file, content) in part {
                if reading.is_kept(*content).map_err(state::diagnose)? {
                    let file = replaced.path(file);
                    kept.move_in(&kept_name(*content), &file)
                        .map_err(|error| cannot("keep", &file, &error))?;
                }
            }
        }
    }

    /// Removes contents that no generation needs.
    fn remove_unneeded(&self) -> Result<(), Diagnostic> {
        let kept = Folder::new(kept(&self.folder));
        let mut last = None;
        loop {
            let mut disk = lock(&self.disk);
            if self.stops() {
                return Ok(());
            }
            let reading = self.reading()?;
            let contents = reading.unneeded(last, AT_ONCE).map_err(state::diagnose)?;
            if contents.is_empty() {
                return Ok(());
            }
            for content in &contents {
                let file = kept_name(*content);
                kept.remove(&file)
                    .map_err(|error| cannot("remove", &kept.path(&file), &error))?;
            }
            last = contents.last().copied();
            disk.contents.extend(contents);
            step("swept");
        }
    }

    /// Removes everything in a folder of the trash, or as much as there is time for. Nobody else changes
    /// it, so that nothing waits for this.
    fn empty(&self, folder: &OwnedFd) -> io::Result<()> {
        let mut names = Vec::new();
        for entry in Dir::read_from(folder)? {
            let entry = entry?;
            let name = entry.file_name();
            if name != c"." && name != c".." {
                names.push((name.to_owned(), entry.file_type()));
            }
        }
        for (name, kind) in names {
            if self.stops() {
                return Ok(());
            }
            let mut flags = AtFlags::empty();
            if kind == FileType::Directory {
                self.empty(&open_below(folder, &name)?)?;
                if self.stops() {
                    return Ok(());
                }
                flags = AtFlags::REMOVEDIR;
            }
            rustix::fs::unlinkat(folder, &name, flags)?;
        }
        Ok(())
    }
}

/// Contents that older generations need, by their hash.
pub(super) fn kept(folder: &Path) -> PathBuf {
    folder.join("kept")
}

/// Replaced folders, by the number of the generation that replaced each.
pub(super) fn replaced(folder: &Path) -> PathBuf {
    folder.join("replaced")
}

fn trash(folder: &Path) -> PathBuf {
    folder.join("trash")
}

/// Moves a folder to the trash, if it exists. `folder` is that of the state.
pub(super) fn discard(folder: &Path, unneeded: &Path) -> Result<(), Diagnostic> {
    if !unneeded.exists() {
        return Ok(());
    }
    let trash = trash(folder);
    let free = (0_u64..).map(|number| trash.join(number.to_string()));
    let moved = fs::create_dir_all(&trash).and_then(|()| {
        let mut free = free.filter(|place| !place.exists());
        free.next()
            .map_or(Ok(()), |place| fs::rename(unneeded, place))
    });
    moved.map_err(|error| cannot("remove", unneeded, &error))
}

/// Lets the threads that somebody waits for go first, where a thread has a priority of its own.
fn give_way() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, NICE) {
        tracing::debug!("the priority stays: {error}");
    }
}

/// What a panic elsewhere left is still true: every change is a single step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
