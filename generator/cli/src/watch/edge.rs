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

use super::status::Status;
use crate::document;
use crate::failure::Failure;
use crate::store::Store;

/// The shortest interval between two publishes, and the wait after a failed one.
const PAUSE: Duration = Duration::from_secs(1);
const WAIT: Duration = Duration::from_secs(15);

/// A target that follows the served generation.
pub struct Edge {
    target: Target,
    store: Store,
    publisher: Publisher,
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
        out: &Path,
        output: Arc<Output>,
        status: Arc<Status>,
    ) -> Result<Self, Failure> {
        target.check_outside(out)?;
        Ok(Self {
            publisher: Publisher::of(out)?,
            target,
            store,
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
                self.status.published(None);
                tracing::info!(
                    "generation {} is published to {} after {} ms: {} pages and {} other files uploaded, {} deleted",
                    summary.generation,
                    self.target.name(),
                    took.as_millis(),
                    summary.pages,
                    summary.assets,
                    summary.deleted,
                );
            }
            Err(error) => {
                self.next = Instant::now() + WAIT;
                tracing::error!(
                    "cannot publish to {}, retrying in {} s: {error}",
                    self.target.name(),
                    WAIT.as_secs()
                );
                self.status.published(Some(error.message));
            }
        }
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
