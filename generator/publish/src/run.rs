//! One publish, from the files at the target to the files of the site.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};

use catalogue::fingerprint;
use diagnostic::Diagnostic;
use futures::{StreamExt, TryStreamExt, stream};
use store::output::{Contents, Manifest};

use crate::blocking::blocking;
use crate::claim::{Claim, FoundRoot, look};
use crate::coding::Coding;
use crate::entries::{BUCKETS, Buckets, Hash};
use crate::foreign;
use crate::options::{Options, Summary};
use crate::plan::{Awaiting, Class, Known, Plan, Upload, plan};
use crate::removal;
use crate::root::{Applied, InFlight, RESERVED, Root, random};
use crate::shelf::Shelf;
use crate::target::{Target, is_publishable, stamp};

/// Publishes a generation. `source` is where its files are read; each is checked against the manifest.
/// Dropping the future interrupts the publish; the next one continues it.
///
/// # Errors
/// The target cannot be reached or written, it has files of others, another publisher is at work there,
/// more pages would be removed than the options allow, or a file is not what the manifest says. The site at the target
/// is complete even then, and a second publish continues the first one.
pub async fn publish(
    manifest: &Manifest,
    source: &Contents,
    target: &Target,
    options: &Options<'_>,
) -> Result<Summary, Diagnostic> {
    let wanted = wanted(manifest, target, options)?;
    let found = look(target, options.publisher, options.patience).await?;
    Run::new(manifest, wanted, source, target, options)
        .publish(found)
        .await
}

/// The wanted files with their stamps.
pub fn wanted(
    manifest: &Manifest,
    target: &Target,
    options: &Options<'_>,
) -> Result<Buckets, Diagnostic> {
    let mut wanted = Buckets::default();
    for (file, content) in &manifest.files {
        if !is_publishable(file) {
            return Err(Diagnostic::error(format!(
                "`{file}` cannot be published: `{RESERVED}` is the publisher's own"
            ))
            .hint("give the file another name"));
        }
        let metadata = target.metadata(options.edge, file, options.coding);
        wanted.insert(file.clone(), stamp(*content, metadata));
    }
    Ok(wanted)
}

/// A publish that is under way.
pub struct Run<'a> {
    manifest: &'a Manifest,
    source: &'a Contents,
    target: &'a Target,
    options: &'a Options<'a>,
    wanted: Buckets,
    /// Names of the lists of its parts.
    names: Vec<Hash>,
    done: AtomicUsize,
    pages: AtomicUsize,
    assets: AtomicUsize,
    resumed: AtomicUsize,
}

impl<'a> Run<'a> {
    /// A run that publishes `wanted`; the files of `manifest` are read from `source`.
    pub fn new(
        manifest: &'a Manifest,
        wanted: Buckets,
        source: &'a Contents,
        target: &'a Target,
        options: &'a Options<'a>,
    ) -> Self {
        Self {
            manifest,
            source,
            target,
            options,
            names: wanted.names(),
            wanted,
            done: AtomicUsize::default(),
            pages: AtomicUsize::default(),
            assets: AtomicUsize::default(),
            resumed: AtomicUsize::default(),
        }
    }

    async fn publish(self, found: FoundRoot) -> Result<Summary, Diagnostic> {
        let options = self.options;
        let root = &found.root;
        let known = self.known(root).await?;
        let differing = self.differing(root);
        let plan = plan(
            &self.wanted,
            &differing,
            &known,
            options.edge,
            options.now,
            options.grace,
        );
        let is_first = root.applied.is_none() && known.doubt.is_empty();
        let applied = root.applied.as_ref().map(|it| it.generation);
        let is_idle = applied == Some(self.manifest.generation)
            && root.in_flight.is_none()
            && differing.is_empty()
            && plan.uploads() == 0
            && plan.awaiting == known.awaiting
            && plan.due.is_empty();
        if is_idle {
            return Ok(self.summary(&plan, self.write_lists(&plan, is_first)?));
        }
        foreign::check(root, self.target, options).await?;
        self.check_removal(&known, &differing)?;
        tracing::debug!(
            "{} files to upload, {} to delete, {} in doubt",
            plan.uploads(),
            plan.due.len(),
            known.doubt.len()
        );
        let doubt = self.shelf().put(&plan.doubt).await?;
        let claim = Claim::take(self.target, found, self.in_flight(doubt)).await?;
        tracing::debug!("claimed {}", self.target.name());
        let work = async {
            self.upload_all(&claim, &plan).await?;
            self.finish(&claim, &plan, &differing, is_first).await
        };
        let purged = claim.while_held(work).await?;
        Ok(self.summary(&plan, purged))
    }

    /// Refuses to remove more of the root's pages than the options allow.
    fn check_removal(&self, known: &Known, differing: &[usize]) -> Result<(), Diagnostic> {
        let stored = known.stored.keys();
        let is_wanted = |file: &str| self.wanted.get(file).is_some();
        let goes = |file: &&String| {
            !is_wanted(file) && !removal::has_moved(self.options.edge, file, is_wanted)
        };
        let gone = removal::pages(stored.clone().filter(goes));
        let all = || {
            let same = (0..BUCKETS).filter(|part| !differing.contains(part));
            let same = same.flat_map(|part| self.wanted.part(part).keys());
            removal::pages(stored.chain(same))
        };
        removal::check(gone, all, self.target, self.options)
    }

    /// The lists of the target.
    pub fn shelf(&self) -> Shelf<'a> {
        Shelf {
            target: self.target,
            concurrency: self.options.concurrency,
        }
    }

    /// What is known about the target.
    pub async fn known(&self, root: &Root) -> Result<Known, Diagnostic> {
        self.shelf().known(root, &self.names).await
    }

    /// This run, as it is recorded in the root.
    pub fn in_flight(&self, doubt: Hash) -> InFlight {
        InFlight {
            run: random(),
            publisher: self.options.publisher.identity.clone(),
            by: self.options.publisher.name.clone(),
            generation: self.manifest.generation,
            began: self.options.now,
            beat: 0,
            joiner: None,
            doubt,
        }
    }

    /// Parts of the manifest that the target has in another version.
    pub fn differing(&self, root: &Root) -> Vec<usize> {
        let stored = root.applied.as_ref().map(|it| it.buckets.as_slice());
        let names = self.names.iter().enumerate();
        names
            .filter(|(part, name)| stored.and_then(|it| it.get(*part)) != Some(name))
            .map(|(part, _)| part)
            .collect()
    }

    /// Files of these parts that differ, and of which caches may hold the old version.
    pub fn changed(&self, differing: &[usize], known: &Known) -> BTreeSet<String> {
        differing
            .iter()
            .flat_map(|part| self.wanted.part(*part))
            .filter(|(file, stamp)| {
                !self.options.edge.is_hashed(file) && known.stored.get(*file) != Some(stamp)
            })
            .map(|(file, _)| file.clone())
            .collect()
    }

    /// Uploads stage after stage.
    pub async fn upload_all(&self, claim: &Claim<'_>, plan: &Plan) -> Result<(), Diagnostic> {
        for (stage, name) in plan
            .stages
            .iter()
            .zip(["assets", "new pages", "pages", "sitemaps"])
        {
            self.upload(claim, stage.iter(), plan.uploads(), false)
                .await?;
            tracing::debug!("{name} uploaded");
        }
        // A request of an interrupted run may still have been under way: files in doubt are checked
        // again at the end.
        let doubtful = plan.stages.iter().flatten().filter(|it| it.is_doubtful);
        self.upload(claim, doubtful, plan.uploads(), true).await
    }

    /// Writes the manifest and deletes. Returns the number of URLs to purge.
    pub async fn finish(
        &self,
        claim: &Claim<'_>,
        plan: &Plan,
        differing: &[usize],
        is_first: bool,
    ) -> Result<usize, Diagnostic> {
        claim.check().await?;
        let shelf = self.shelf();
        shelf
            .put_buckets(&self.wanted, &self.names, differing)
            .await?;
        let (due, rest): (Vec<Awaiting>, Vec<Awaiting>) = plan
            .awaiting
            .iter()
            .cloned()
            .partition(|it| plan.due.contains(&it.file));
        let applied = Applied {
            generation: self.manifest.generation,
            at: self.options.now,
            publisher: self.options.publisher.identity.clone(),
            by: self.options.publisher.name.clone(),
            buckets: self.names.clone(),
        };
        let put = async |list: &[Awaiting]| match list {
            [] => Ok(None),
            list => shelf.put(&list).await.map(Some),
        };
        let awaiting = put(&rest).await?;
        self.target.sync().await?;
        if !due.is_empty() {
            let before_deletion = put(&plan.awaiting).await?;
            claim
                .change(|root| {
                    root.applied = Some(applied.clone());
                    root.awaiting = before_deletion;
                })
                .await?;
            tracing::debug!("manifest written");
            // In reverse order: a page never loses its assets while it exists.
            for class in [Class::Sitemap, Class::Page, Class::Asset] {
                let files = due.iter().map(|it| &it.file);
                let files = files.filter(|file| Class::of(file) == class);
                claim.check().await?;
                self.target.delete(files.cloned().collect()).await?;
            }
            tracing::debug!("deleted");
        }
        let root = claim.root().await;
        let needed = root.lists().chain(self.names.iter().copied());
        shelf.tidy(needed.chain(awaiting)).await?;
        // The lists are written before the run ends: a run that dies here is not over, and the next
        // one finds the files that it touched among those in doubt.
        let purged = self.write_lists(plan, is_first)?;
        claim
            .change(|root| {
                root.applied = Some(applied.clone());
                root.awaiting = awaiting;
                root.in_flight = None;
            })
            .await?;
        tracing::debug!("published; the claim is released");
        Ok(purged)
    }

    async fn upload<'b>(
        &self,
        claim: &Claim<'_>,
        files: impl Iterator<Item = &'b Upload>,
        total: usize,
        again: bool,
    ) -> Result<(), Diagnostic> {
        stream::iter(files)
            .map(|file| async move {
                claim.check().await?;
                if file.is_doubtful && self.target.stamp(&file.file).await? == Some(file.stamp) {
                    self.resumed
                        .fetch_add(usize::from(!again), Ordering::Relaxed);
                } else {
                    self.upload_one(file).await?;
                }
                if !again {
                    let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
                    (self.options.progress)(done, total);
                }
                Ok(())
            })
            .buffer_unordered(self.options.concurrency)
            .try_collect()
            .await
    }

    async fn upload_one(&self, upload: &Upload) -> Result<(), Diagnostic> {
        let file = &upload.file;
        let bytes = self.content(file).await?;
        self.put(file, bytes, upload.stamp).await?;
        let count = match Class::of(file) {
            Class::Page => &self.pages,
            Class::Asset | Class::Sitemap => &self.assets,
        };
        count.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Stores a text under a name, coded as the target wants it. Returns its stamp.
    pub async fn put_text(&self, file: &str, text: String) -> Result<Hash, Diagnostic> {
        let metadata = (self.target).metadata(self.options.edge, file, self.options.coding);
        let stamp = stamp(fingerprint::content(text.as_bytes()), metadata);
        self.put(file, text.into_bytes(), stamp).await?;
        Ok(stamp)
    }

    async fn put(&self, file: &str, mut bytes: Vec<u8>, stamp: Hash) -> Result<(), Diagnostic> {
        let edge = self.options.edge;
        let metadata = self.target.metadata(edge, file, self.options.coding);
        if let Some(coding) = metadata
            .map(|it| it.coding)
            .filter(|it| *it != Coding::Identity)
        {
            let best = edge.is_hashed(file);
            bytes = blocking(move || Ok(coding.encode(best, &bytes))).await?;
        }
        self.target.put(file, bytes, stamp, metadata).await
    }

    /// Reads a file of the site, if it is what the manifest says.
    async fn content(&self, file: &str) -> Result<Vec<u8>, Diagnostic> {
        let Some(content) = self.manifest.files.get(file).copied() else {
            return Err(
                Diagnostic::error(format!("`{file}` is not in the manifest"))
                    .hint("build the site again, then publish"),
            );
        };
        let (source, file) = (self.source.clone(), file.to_owned());
        blocking(move || source.read(&file, content)).await
    }

    fn write_lists(&self, plan: &Plan, is_first: bool) -> Result<usize, Diagnostic> {
        let Some(lists) = self.options.lists else {
            return Ok(0);
        };
        let nothing = BTreeSet::new();
        let purged = if is_first { &nothing } else { &plan.changed };
        lists.write(purged, &plan.changed)
    }

    /// The summary.
    pub fn summary(&self, plan: &Plan, purged: usize) -> Summary {
        let count = |count: &AtomicUsize| count.load(Ordering::Relaxed);
        Summary {
            generation: self.manifest.generation,
            files: self.wanted.len(),
            pages: count(&self.pages),
            assets: count(&self.assets),
            resumed: count(&self.resumed),
            deleted: plan.due.len(),
            awaiting: plan.awaiting.len() - plan.due.len(),
            purged,
        }
    }
}
