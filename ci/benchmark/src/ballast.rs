//! Memory that is kept ready for the files of a build.
//!
//! A virtual machine returns unused memory to its host within seconds, and pays for each page of it
//! at its next use. That cost is not to be measured. So files occupy the memory that a build will
//! fill, and are removed just before it is needed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use benchmark::failure::Failure;

/// Bytes of one file.
const LENGTH: usize = 4 << 20;

/// Bytes that are left free when memory is filled.
const SPARE: usize = 1 << 30;

/// Bytes that are freed in advance: many times what two processors fill between two checks. Not
/// more, because memory that is unused for seconds returns to the host.
const AHEAD: usize = 256 << 20;

/// Interval of the checks.
const PACE: Duration = Duration::from_millis(5);

/// Files that are removed as the build's files grow.
pub struct Ballast {
    done: Arc<AtomicBool>,
    thread: Option<JoinHandle<io::Result<()>>>,
}

impl Ballast {
    /// Fills this many bytes, if that much is free, and begins to make room.
    pub fn fill(bytes: usize, dir: &Path) -> Result<Self, Failure> {
        let dir = dir.join("ballast");
        fs::create_dir_all(&dir)?;
        let bytes = bytes.min(memory("MemAvailable").saturating_sub(SPARE));
        let content = vec![1; LENGTH];
        let mut files = Vec::new();
        for number in 0..bytes / LENGTH {
            let file = dir.join(number.to_string());
            fs::write(&file, &content)?;
            files.push(file);
        }
        // Memory that was free before may belong to the host, so the build does not get it.
        let free = memory("MemFree") + AHEAD;
        let done = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&done);
        Ok(Self {
            done,
            thread: Some(thread::spawn(move || make_room(files, free, &ends))),
        })
    }
}

impl Drop for Ballast {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A file that cannot be removed goes with its folder.
            let _ = thread.join();
        }
    }
}

/// Removes files whenever less than `free` bytes are free, and the remaining ones at the end.
fn make_room(mut files: Vec<PathBuf>, free: usize, done: &AtomicBool) -> io::Result<()> {
    while !done.load(Ordering::Relaxed) {
        let mut lacking = free.saturating_sub(memory("MemFree"));
        while lacking > 0 {
            let Some(file) = files.pop() else {
                return Ok(());
            };
            fs::remove_file(file)?;
            lacking = lacking.saturating_sub(LENGTH);
        }
        thread::sleep(PACE);
    }
    files.into_iter().try_for_each(fs::remove_file)
}

/// A value of `/proc/meminfo`, in bytes; 0 where it is missing.
fn memory(what: &str) -> usize {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find(|line| line.starts_with(what));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1));
    kilobytes.and_then(|text| text.parse().ok()).unwrap_or(0) << 10
}
