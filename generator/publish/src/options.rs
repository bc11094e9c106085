//! Options of a publish, and its summary.

use std::time::Duration;

use edge::Edge;
use jiff::{SignedDuration, Timestamp};

use crate::claim::PATIENCE;
use crate::coding::Coding;
use crate::lists::Lists;
use crate::root::Publisher;

/// Options of a publish.
pub struct Options<'a> {
    /// The publisher.
    pub publisher: &'a Publisher,
    /// What goes with each file: the document that the build has written.
    pub edge: &'a Edge,
    /// The time of the publish.
    pub now: Timestamp,
    /// How long unused assets are kept: pages in caches still request them.
    pub grace: SignedDuration,
    /// Whether a first publish may write among files that are there already.
    pub adopt: bool,
    /// The share of the target's pages that may be removed, in per cent; 100 allows all.
    pub removal_percent: u8,
    /// How text is stored; a folder supports only [`Coding::Identity`].
    pub coding: Coding,
    /// Parallel requests.
    pub concurrency: usize,
    /// How long to wait for another publisher that shows no activity.
    pub patience: Duration,
    /// Where to write the lists of URLs to purge and to submit.
    pub lists: Option<&'a Lists>,
    /// Called after each file with the number of files done and the total.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

impl<'a> Options<'a> {
    /// Defaults for most targets, without lists and progress.
    pub fn new(publisher: &'a Publisher, edge: &'a Edge, now: Timestamp) -> Self {
        Self {
            publisher,
            edge,
            now,
            grace: SignedDuration::from_hours(24),
            adopt: false,
            removal_percent: catalogue::removal::MOST_PERCENT,
            coding: Coding::Identity,
            concurrency: 32,
            patience: PATIENCE,
            lists: None,
            progress: &|_, _| {},
        }
    }
}

/// The summary of a publish.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The generation that is now at the target.
    pub generation: u64,
    /// Files of the site.
    pub files: usize,
    /// Pages that were uploaded.
    pub pages: usize,
    /// Other files that were uploaded.
    pub assets: usize,
    /// Files that an interrupted publish had already uploaded.
    pub resumed: usize,
    /// Files that were deleted.
    pub deleted: usize,
    /// Files that are kept until their grace period is over.
    pub awaiting: usize,
    /// URLs to purge.
    pub purged: usize,
}
