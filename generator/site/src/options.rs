//! What a build is asked to do, and what it reports.

use std::collections::BTreeMap;

use jiff::Timestamp;

use project::Project;
use store::output::Output;
use store::shard::Shard;
use store::state::Cause;

/// What a build is asked to do.
pub struct BuildOptions<'a> {
    /// The editors' side.
    pub project: &'a Project,
    /// Where to write.
    pub output: &'a Output,
    /// Root of the operator's API as the build reaches it; that of the last build when absent.
    pub api: Option<&'a str>,
    /// The time of the build.
    pub now: Timestamp,
    /// Fingerprint of the program that runs.
    pub program: u64,
    /// Why it is made.
    pub cause: Cause,
    /// Whether more pages may go than the settings allow.
    pub allow_removal: bool,
    /// The percentage of untouched pages that are rendered again and compared.
    pub verify_percent: f64,
    /// The part of a full build that is made, when other machines make the others.
    pub shard: Option<Shard>,
    /// Called after each page with the number of pages done and their total.
    pub progress: &'a (dyn Fn(usize, usize) + Sync),
}

/// What a build did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Pages of the site after the build.
    pub pages: usize,
    /// How many of each kind there are in a language, by the kinds' names, in their order.
    pub kinds: Vec<(&'static str, usize)>,
    /// Files of pages that were written, below the site's root, in order.
    pub written: Vec<String>,
    /// Files of pages whose view or HTML came out the same.
    pub unchanged: Vec<String>,
    /// Pages that nothing reached.
    pub kept: usize,
    /// Pages kept although prices or scores have moved, because they are fresh enough.
    pub stale: usize,
    /// Files of pages that were removed.
    pub removed: Vec<String>,
    /// Files of pages that other shards make, and of sitemaps that they may make.
    pub others: Vec<String>,
    /// Assets that were written.
    pub assets: usize,
    /// Sitemaps that were written, and the index of them.
    pub sitemaps: usize,
    /// Untouched pages that were rendered again and came out the same.
    pub verified: usize,
    /// Pages that Minijinja rendered, because their template is not compiled.
    pub by_engine: usize,
    /// Constructs of templates because of which Minijinja rendered pages, in this build or in one before
    /// it with the same project: `Templates::uncompiled` lists them.
    pub uncompiled: usize,
    /// Number of the generation that is served now.
    pub generation: u64,
    /// How many pages were looked at, by the first reason of each.
    pub reasons: BTreeMap<&'static str, usize>,
    /// Matches whose push news contradicts the catalogue: the operator must be asked about them.
    pub unfit: Vec<u64>,
}
