//! A build by several machines: each uploads its part of the pages and their sitemaps, and the shard that
//! finds all parts uploaded joins their manifests, and writes the index of the sitemaps and the root.
//!
//! Together the shards are one publisher. The first one claims the target for all. Until they are
//! done, every file is in doubt; whether too many pages would be removed is checked once for all
//! shards, before anything is written. A part is valid only for the claim under which it was
//! uploaded: a publish by another publisher in between invalidates all parts, and the job must be
//! started again.

use std::collections::BTreeSet;
use std::path::Path;

use catalogue::route::{self, SITEMAP_INDEX};
use diagnostic::Diagnostic;
use store::output::{Contents, Manifest};
use store::shard::Shard;

use crate::claim::Claim;
use crate::entries::{self, Buckets, Entries, List};
use crate::foreign;
use crate::options::{Options, Summary};
use crate::plan::{Class, Known, Plan, Upload, plan};
use crate::removal;
use crate::root::{RESERVED, Root};
use crate::run::{Run, wanted};
use crate::target::Target;

/// The result of publishing a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The part is uploaded; others are missing, or another shard joins them.
    Part(Summary),
    /// This was the last part: the site is published.
    Joined(Summary),
    /// Everything had been published before.
    Stands,
}

/// What one of several machines has built.
#[derive(Clone, Copy)]
pub struct Part<'a> {
    /// Which part.
    pub shard: Shard,
    /// Files of the pages that other shards make, and of the sitemaps that they may make.
    pub others: &'a [String],
    /// Writes the index of the sitemaps among these files, for an origin; `None` without any.
    pub sitemap_index: fn(origin: &str, files: &[&str]) -> Option<String>,
}

/// Publishes a part, and joins all parts when it is the last one. `options.publisher` is
/// [`crate::Publisher::of_shard`].
///
/// # Errors
/// As for [`crate::publish`]; or the parts do not fit together.
pub async fn publish_part(
    manifest: &Manifest,
    source: &Contents,
    own: Part<'_>,
    target: &Target,
    options: &Options<'_>,
) -> Result<Outcome, Diagnostic> {
    let wanted = wanted(manifest, target, options)?;
    let files = wanted.iter().map(|(file, _)| file);
    let all: BTreeSet<String> = files.chain(own.others).cloned().collect();
    let part = Run::new(manifest, wanted.clone(), source, target, options);
    let begin = async |root: &Root| {
        foreign::check(root, target, options).await?;
        let known = part.shelf().known(root, &[]).await?;
        let stored = known.stored.keys();
        let is_wanted = |file: &str| all.contains(file);
        let gone =
            removal::pages(stored.clone().filter(|file| {
                !is_wanted(file) && !removal::has_moved(options.edge, file, is_wanted)
            }));
        removal::check(gone, || removal::pages(stored), target, options)?;
        let mut doubt = known.doubt;
        doubt.extend(all.iter().cloned());
        let doubt = part.shelf().put(&doubt).await?;
        Ok(part.in_flight(doubt))
    };
    let claim = Claim::share(target, options.publisher, options.patience, begin).await?;
    let Some(claim) = claim else {
        return Ok(Outcome::Stands);
    };
    // A shard of another project must not leave files that no list contains.
    if let Some(run) = claim.root().await.in_flight {
        let in_doubt: BTreeSet<String> = part.shelf().get(run.doubt).await?;
        check_all(&all, |file| in_doubt.contains(file))?;
    }
    let job = Job {
        target,
        options,
        own,
        claim: &claim,
        all: &all,
    };
    claim.while_held(job.publish(part, wanted)).await
}

struct Job<'a> {
    target: &'a Target,
    options: &'a Options<'a>,
    own: Part<'a>,
    claim: &'a Claim<'a>,
    /// Files of all shards.
    all: &'a BTreeSet<String>,
}

impl Job<'_> {
    async fn publish(&self, part: Run<'_>, wanted: Buckets) -> Result<Outcome, Diagnostic> {
        let uploads = uploads(&wanted);
        part.upload_all(self.claim, &uploads).await?;
        let Some(folder) = self.folder().await else {
            return Ok(Outcome::Stands);
        };
        let entries: Entries = wanted
            .iter()
            .map(|(file, stamp)| (file.clone(), stamp))
            .collect();
        let list = List::of(&entries);
        let name = |index: u32| format!("{index}-of-{}", self.own.shard.count);
        self.target
            .put(
                &format!("{folder}/{}", name(self.own.shard.index)),
                list.bytes,
                list.name,
                None,
            )
            .await?;
        tracing::debug!("part {} is uploaded", self.own.shard);
        let there: BTreeSet<String> = self.target.list(&folder).await?.into_iter().collect();
        let is_complete = (0..self.own.shard.count).all(|index| there.contains(&name(index)));
        if !is_complete || !self.is_joiner().await? {
            return Ok(Outcome::Part(part.summary(&uploads, 0)));
        }
        let mut joined = Buckets::default();
        let mut files = Vec::new();
        for index in 0..self.own.shard.count {
            let file = format!("{folder}/{}", name(index));
            join(&mut joined, self.part(&file).await?)?;
            files.push(file);
        }
        check_all(self.all, |file| joined.get(file).is_some())?;
        let names: Vec<&str> = joined.iter().map(|(file, _)| file.as_str()).collect();
        if let Some(index) = (self.own.sitemap_index)(&self.options.edge.origin, &names) {
            let stamp = part.put_text(SITEMAP_INDEX, index).await?;
            joined.insert(SITEMAP_INDEX.to_owned(), stamp);
        }
        let summary = self.finish(joined, &part).await?;
        self.target.delete(files).await?;
        Ok(Outcome::Joined(summary))
    }

    /// The location of this run's parts; `None` when another shard has ended the run.
    async fn folder(&self) -> Option<String> {
        let root = self.claim.root().await;
        let run = root.in_flight?.run;
        Some(format!("{RESERVED}/jobs/{run}"))
    }

    /// Whether this shard joins the parts: the first to record it does.
    async fn is_joiner(&self) -> Result<bool, Diagnostic> {
        let index = self.own.shard.index;
        self.claim
            .change(|root| {
                if let Some(run) = &mut root.in_flight {
                    run.joiner.get_or_insert(index);
                }
            })
            .await?;
        let root = self.claim.root().await;
        Ok(root.in_flight.and_then(|run| run.joiner) == Some(index))
    }

    async fn part(&self, file: &str) -> Result<Entries, Diagnostic> {
        let bytes = self.target.read(file).await?.ok_or_else(|| {
            Diagnostic::error(format!("{}/{file} is missing", self.target.name()))
                .hint("something else deleted it; start the job again with a new snapshot")
        })?;
        entries::read_named(file, &bytes)
    }

    /// Writes the root for all shards. Everything is already uploaded.
    async fn finish(&self, joined: Buckets, part: &Run<'_>) -> Result<Summary, Diagnostic> {
        let root = self.claim.root().await;
        let generation = root.applied.as_ref().map_or(0, |it| it.generation) + 1;
        let manifest = Manifest {
            generation,
            ..Manifest::default()
        };
        let nowhere = Contents::of(Path::new(""));
        let run = Run::new(
            &manifest,
            joined.clone(),
            &nowhere,
            self.target,
            self.options,
        );
        let known = run.known(&root).await?;
        let differing = run.differing(&root);
        let mut changed = run.changed(&differing, &known);
        let gone = gone(&joined, known);
        let options = self.options;
        let files = joined.len();
        let mut plan = plan(
            &joined,
            &[],
            &gone,
            options.edge,
            options.now,
            options.grace,
        );
        plan.changed.append(&mut changed);
        let is_first = root.applied.is_none();
        let purged = run.finish(self.claim, &plan, &differing, is_first).await?;
        let uploaded = part.summary(&plan, purged);
        Ok(Summary {
            generation,
            files,
            ..uploaded
        })
    }
}

const DIFFERENT: &str = "all shards must be of one project, one program and one snapshot; start the \
                         job again with a new snapshot";

/// Shards of one project and one snapshot know the same files, except for sitemaps: of those that others
/// write each knows only which are possible.
fn check_all(all: &BTreeSet<String>, is_known: impl Fn(&String) -> bool) -> Result<(), Diagnostic> {
    let certain = all.iter().filter(|file| !route::is_sitemap(file));
    let unknown: Vec<&String> = certain.filter(|file| !is_known(file)).collect();
    match unknown.first() {
        None => Ok(()),
        Some(first) => Err(Diagnostic::error(format!(
            "{} files are in no other shard's list, `{first}` among them",
            unknown.len()
        ))
        .hint(DIFFERENT)),
    }
}

/// Every file of a part. Each may exist at the target already.
fn uploads(wanted: &Buckets) -> Plan {
    let mut plan = Plan::default();
    for (file, stamp) in wanted.iter() {
        let stage = match Class::of(file) {
            Class::Asset => 0,
            Class::Page => 2,
            Class::Sitemap => 3,
        };
        plan.stages[stage].push(Upload {
            file: file.clone(),
            stamp,
            is_doubtful: true,
        });
    }
    plan
}

/// Adds a part. Files that several parts contain, such as assets, must be the same in all.
fn join(joined: &mut Buckets, part: Entries) -> Result<(), Diagnostic> {
    for (file, stamp) in part {
        match joined.get(&file) {
            Some(other) if other != stamp => {
                return Err(
                    Diagnostic::error(format!("`{file}` differs between two shards"))
                        .hint(DIFFERENT),
                );
            }
            _ => joined.insert(file, stamp),
        };
    }
    Ok(())
}

/// The known files at the target that the new site does not contain.
fn gone(joined: &Buckets, mut known: Known) -> Known {
    let is_gone = |file: &str| joined.get(file).is_none();
    known.stored.retain(|file, _| is_gone(file));
    known.awaiting.retain(|it| is_gone(&it.file));
    known.doubt.retain(|file| is_gone(file));
    known
}
