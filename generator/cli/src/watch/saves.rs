//! What editors save: read beside the loop, and built before anything else.
//!
//! A mistake is reported as soon as it is read, and the loop does not hear of it. A project without
//! mistakes waits here for the loop, which looks between its steps, while it waits for the operator,
//! and while it makes pages that could stay as they are.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use diagnostic::Diagnostic;
use project::Project;
use tokio::sync::Notify;

use super::files::Files;
use super::problem::Cause;
use super::status::Status;
use super::tasks;
use super::warned::Warned;
use crate::islands;

/// The project that was saved last.
#[derive(Default)]
pub struct Saves {
    saved: Mutex<Option<Project>>,
    is_waiting: Arc<AtomicBool>,
    changed: Notify,
}

/// Reads the project after each save.
pub struct Reader {
    /// The project's folder.
    pub root: PathBuf,
    /// The languages of the command line.
    pub only: Option<Vec<String>>,
    /// Codes of the site's languages, which cannot change while the process runs.
    pub codes: Vec<String>,
    /// Whether it builds the islands after a change of their sources.
    pub builds_islands: bool,
    /// Where mistakes are reported.
    pub status: Arc<Status>,
    /// Where projects without mistakes go.
    pub saves: Arc<Saves>,
    /// Warnings about the project.
    pub warned: Warned,
}

impl Saves {
    /// Waits until a project is saved that was not taken yet.
    pub async fn arrived(&self) {
        while !self.is_waiting.load(Ordering::Acquire) {
            self.changed.notified().await;
        }
    }

    /// Takes the saved project.
    pub fn take(&self) -> Option<Project> {
        let mut saved = self.saved.lock().unwrap_or_else(PoisonError::into_inner);
        self.is_waiting.store(false, Ordering::Release);
        saved.take()
    }

    /// True while a saved project waits: builds look at it.
    pub fn is_waiting(&self) -> Arc<AtomicBool> {
        self.is_waiting.clone()
    }

    fn put(&self, project: Project) {
        let mut saved = self.saved.lock().unwrap_or_else(PoisonError::into_inner);
        *saved = Some(project);
        self.is_waiting.store(true, Ordering::Release);
        drop(saved);
        self.changed.notify_one();
    }
}

impl Reader {
    /// Reads as long as the process runs.
    pub async fn run(mut self, mut files: Files) {
        let status = Arc::clone(&self.status);
        loop {
            tasks::guarded("the reader of saves", &status, self.follow(&mut files)).await;
        }
    }

    async fn follow(&mut self, files: &mut Files) {
        loop {
            files.changed().await;
            if self.builds_islands
                && let Err(error) = islands::build_if_stale(&self.root).await
            {
                tracing::error!("the site keeps the old islands: {error}");
            }
            self.read().await;
        }
    }

    async fn read(&mut self) {
        let (root, only) = (self.root.clone(), self.only.clone());
        let load = move || pages::load_project(&root, only.as_deref());
        let project = match tokio::task::spawn_blocking(load).await {
            Ok(Ok(project)) => project,
            Ok(Err(found)) => return self.status.project_read(Some(Cause::all(&found))),
            Err(error) => return tracing::error!("cannot read the project: {error}"),
        };
        self.status.project_read(None);
        self.warned.log(&project.warnings);
        if project.settings.codes() != self.codes {
            let error = Diagnostic::error("the site's languages have changed")
                .hint("restart `watch` to apply them");
            return self.status.project_failed(vec![Cause::of(&error)]);
        }
        self.saves.put(project);
    }
}
