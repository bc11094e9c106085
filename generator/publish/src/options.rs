//! How a publish is done, and what it says it did.

use std::time::Duration;

use edge::Edge;
use jiff::{SignedDuration, Timestamp};
use site::settings;

use crate::claim::PATIENCE;
use crate::coding::Coding;
use crate::lists::Lists;
use crate::root::Publisher;

/// How a publish is done.
pub struct Options<'a> {
    /// Who publishes.
    pub publisher: &'a Publisher,
    /// What goes with each file: the document that the build has written.
    pub edge: &'a Edge,
    /// The time of the publish.
    pub now: Timestamp,
    /// How long assets that nothing names any more stay: pages in caches still ask for them.
    pub grace: SignedDuration,
    /// Of the pages that stand at the target, so many percent may go; 100 lets all of them go.
    pub removal_percent: u8,
    /// How text is stored; a folder takes [`Coding::Identity`] alone.
    pub coding: Coding,
    /// Requests at once.
    pub concurrency: usize,
    /// How long another publisher that gives no sign is waited for.
    pub patience: Duration,
    /// Where to write what is to be purged and submitted.
    pub lists: Option<&'a Lists>,
    /// Told after each file: how many are done, of how many.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

impl<'a> Options<'a> {
    /// What most targets need, without lists and without anybody who is told of progress.
    pub fn new(publisher: &'a Publisher, edge: &'a Edge, now: Timestamp) -> Self {
        Self {
            publisher,
            edge,
            now,
            grace: SignedDuration::from_hours(24),
            removal_percent: settings::REMOVAL_PERCENT,
            coding: Coding::Identity,
            concurrency: 32,
            patience: PATIENCE,
            lists: None,
            progress: &|_, _| {},
        }
    }
}

/// What a publish did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Number of the generation that stands at the target now.
    pub generation: u64,
    /// Files of the site.
    pub files: usize,
    /// Pages that were uploaded.
    pub pages: usize,
    /// Other files that were uploaded.
    pub assets: usize,
    /// Files that a run that had died had uploaded already.
    pub resumed: usize,
    /// Files that were deleted.
    pub deleted: usize,
    /// Files that stay until their grace is over.
    pub awaiting: usize,
    /// URLs to purge.
    pub purged: usize,
}
