//! Publishes what `watch` builds, beside its loop: a slow target delays no build.
//!
//! Between two builds the loop offers the served generation. It is pinned, so it stays whole while it is
//! published. A newer one waits for the end, and only the newest.

mod turns;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use diagnostic::Diagnostic;
use project::settings::Settings;
use publish::{Lists, Options, Publisher, Summary, Target};
use store::output::{Output, Pinned};
use tokio::runtime::Handle;
use tokio::sync::Notify;
use tokio::task::spawn_blocking;

use self::turns::{Outside, Slot, Turn, follow};
use super::facts::Progress;
use super::problem::Cause;
use super::status::Status;
use crate::document;
use crate::failure::Failure;
use crate::publish::lists_of;
use crate::shell;
use crate::storage::Store;

/// A target that follows the served generation.
pub struct Edge {
    out: PathBuf,
    output: Arc<Output>,
    status: Arc<Status>,
    slot: Arc<Slot<Job>>,
    /// Whether the last publish failed, and its generation must be offered again.
    again: Arc<AtomicBool>,
    /// The newest generation that was offered.
    offered: u64,
    stop: Arc<Notify>,
    publishing: Option<JoinHandle<()>>,
}

/// A generation to publish, as it was between two builds.
struct Job {
    pinned: Pinned,
    edge: Result<edge::Edge, Diagnostic>,
    lists: Lists,
    removal_percent: u8,
}

/// Where and how it is published.
struct Real {
    target: Target,
    store: Store,
    publisher: Publisher,
    root: PathBuf,
    out: PathBuf,
    again: Arc<AtomicBool>,
}

impl Edge {
    /// A target whose state is unknown.
    ///
    /// # Errors
    /// It is inside the output folder.
    pub fn new(
        (target, store): (Target, Store),
        root: &Path,
        out: &Path,
        output: Arc<Output>,
        status: Arc<Status>,
    ) -> Result<Self, Failure> {
        target.check_outside(out)?;
        let (slot, again) = (Arc::new(Slot::default()), Arc::default());
        let real = Real {
            publisher: Publisher::of(out)?,
            target,
            store,
            root: root.to_path_buf(),
            out: out.to_path_buf(),
            again: Arc::clone(&again),
        };
        let stop = Arc::new(Notify::new());
        let (offers, reported, stopped) = (slot.clone(), status.clone(), stop.clone());
        let runtime = Handle::current();
        // A thread of its own, because a publish is no future that may change threads.
        let publishing = thread::Builder::new().name("publish".to_owned());
        let publishing = publishing.spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    never = follow(offers, real, reported) => match never {},
                    () = stopped.notified() => {}
                }
            });
        });
        let publishing = publishing
            .map_err(|error| Failure::new(format!("cannot start to publish: {error}")))?;
        Ok(Self {
            out: out.to_path_buf(),
            output,
            status,
            slot,
            again,
            offered: 0,
            stop,
            publishing: Some(publishing),
        })
    }

    /// Offers the served generation, unless it was offered and did not fail. Called between two builds:
    /// files, document and settings belong together.
    pub fn offer(&mut self, settings: &Settings) {
        match self.job(settings) {
            Ok(None) => {}
            Ok(Some(job)) => {
                self.offered = job.pinned.number();
                self.status.publish_waits(self.offered);
                self.slot.put(job);
            }
            Err(error) => self.status.publish_failed(Cause::of(&error)),
        }
    }

    fn job(&self, settings: &Settings) -> Result<Option<Job>, Diagnostic> {
        let served = self.output.number()?;
        let failed = self.again.swap(false, Ordering::Relaxed);
        if served == 0 || (served == self.offered && !failed) {
            return Ok(None);
        }
        Ok(Some(Job {
            pinned: self.output.pin()?,
            edge: document::read(&self.out),
            lists: lists_of(settings, &self.out),
            removal_percent: settings.removal_percent(),
        }))
    }
}

impl Drop for Edge {
    fn drop(&mut self) {
        self.stop.notify_one();
        if let Some(publishing) = self.publishing.take() {
            // One that panicked has reported it.
            let _ = publishing.join();
        }
    }
}

impl Turn for Job {
    fn generation(&self) -> u64 {
        self.pinned.number()
    }
}

impl Outside<Job> for Real {
    fn target(&self) -> String {
        self.target.name()
    }

    async fn publish(&self, job: Job, progress: &Progress) -> Result<Summary, Diagnostic> {
        let edge = job.edge?;
        self.store.check_origin(&edge).await?;
        let pinned = job.pinned;
        let opened = spawn_blocking(move || pinned.open()).await;
        let (manifest, contents) = opened.map_err(|error| {
            Diagnostic::error(format!(
                "the list of the site's files was not made: {error}"
            ))
        })??;
        let options = Options {
            removal_percent: job.removal_percent,
            lists: Some(&job.lists),
            progress: &|done, total| progress.set(done, total),
            ..self.store.options(&self.publisher, &edge)
        };
        publish::publish(&manifest, &contents, &self.target, &options).await
    }

    async fn sleep(&self, time: Duration) {
        tokio::time::sleep(time).await;
    }

    fn failed(&self, error: &Diagnostic) -> Cause {
        self.again.store(true, Ordering::Relaxed);
        Cause::of(error).command(self.way_out(error))
    }
}

impl Real {
    /// The command that publishes in spite of a refused removal. `watch` must be stopped meanwhile.
    fn way_out(&self, error: &Diagnostic) -> Option<String> {
        error.is_removal.then(|| {
            let (target, out) = (self.target.name(), self.out.display().to_string());
            let root = self.root.display().to_string();
            let flags = self.store.flags();
            let mut words = vec!["sportsbook", "publish", &target, "--allow-removal"];
            words.extend(flags.iter().map(String::as_str));
            words.extend(["--out", &out, "--root", &root]);
            shell::line(&words)
        })
    }
}
