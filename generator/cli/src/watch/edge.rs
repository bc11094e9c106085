//! Publishes what `watch` builds, between two builds: the files must not change while they are
//! read.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use publish::{Lists, Options, Publisher, Summary, Target};
use site::diagnostic::Diagnostic;
use site::output::Output;
use site::settings::Settings;
use tokio::time::Instant;

use super::problem::Cause;
use super::status::Status;
use crate::document;
use crate::failure::Failure;
use crate::plural::count;
use crate::shell;
use crate::store::Store;

/// The shortest interval between two publishes, and the wait after a failed one.
const PAUSE: Duration = Duration::from_secs(1);
const WAIT: Duration = Duration::from_secs(15);

/// A target that follows the served generation.
pub struct Edge {
    target: Target,
    store: Store,
    publisher: Publisher,
    root: PathBuf,
    out: PathBuf,
    output: Arc<Output>,
    status: Arc<Status>,
    /// The generation at the target.
    published: Option<u64>,
    next: Instant,
}

impl Edge {
    /// A target whose state is unknown.
    ///
    /// # Errors
    /// It is inside the output folder.
    pub fn new(
        target: Target,
        store: Store,
        root: &Path,
        out: &Path,
        output: Arc<Output>,
        status: Arc<Status>,
    ) -> Result<Self, Failure> {
        target.check_outside(out)?;
        Ok(Self {
            publisher: Publisher::of(out)?,
            target,
            store,
            root: root.to_path_buf(),
            out: out.to_path_buf(),
            output,
            status,
            published: None,
            next: Instant::now(),
        })
    }

    /// Publishes the served generation, unless the target has it or the last publish was too
    /// recent: half of the time is left for builds.
    pub async fn follow(&mut self, settings: &Settings) {
        let begun = Instant::now();
        if begun < self.next {
            return;
        }
        match self.publish(settings).await {
            Ok(None) => {}
            Ok(Some(summary)) => {
                let took = begun.elapsed();
                self.next = Instant::now() + took.max(PAUSE);
                self.published = Some(summary.generation);
                self.status.published(summary.generation, took);
                tracing::info!(
                    "generation {} is published to {} after {} ms: {} and {} uploaded, {} deleted",
                    summary.generation,
                    self.target.name(),
                    took.as_millis(),
                    count(summary.pages, "page"),
                    count(summary.assets, "other file"),
                    summary.deleted,
                );
            }
            Err(error) => {
                self.next = Instant::now() + WAIT;
                let cause = Cause::of(&error).command(self.way_out(&error));
                self.status.publish_failed(cause);
            }
        }
    }

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

    async fn publish(&self, settings: &Settings) -> Result<Option<Summary>, Diagnostic> {
        let served = self.output.number()?;
        if served == 0 || self.published == Some(served) {
            return Ok(None);
        }
        let manifest = tokio::task::block_in_place(|| self.output.manifest())?;
        let lists = Lists::of(settings, &self.out);
        let edge = document::read(&self.out)?;
        let options = Options {
            removal_percent: settings.removal_percent,
            lists: Some(&lists),
            ..self.store.options(&self.publisher, &edge)
        };
        let site = self.output.site();
        publish::publish(&manifest, &site, &self.target, &options)
            .await
            .map(Some)
    }
}
