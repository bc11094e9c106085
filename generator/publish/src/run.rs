//! One publish, from what stands at the target to what is to stand there.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use futures::{StreamExt, TryStreamExt, stream};
use jiff::{SignedDuration, Timestamp};
use serde::de::DeserializeOwned;
use site::diagnostic::Diagnostic;
use site::fingerprint;
use site::output::Manifest;
use site::state::ContentHash;

use crate::claim::{Claim, PATIENCE, Standing, look};
use crate::entries::{self, Entries, Hash, List};
use crate::headers::{self, Coding};
use crate::lists::Lists;
use crate::plan::{Awaiting, Class, Known, Plan, Upload, plan};
use crate::root::{Applied, InFlight, Publisher, RESERVED, Root, random};
use crate::target::{Target, blocking, is_publishable, stamp};

/// How a publish is done.
pub struct Options<'a> {
    /// Who publishes.
    pub publisher: &'a Publisher,
    /// The time of the publish.
    pub now: Timestamp,
    /// How long assets that nothing names any more stay: pages in caches still ask for them.
    pub grace: SignedDuration,
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
    pub fn new(publisher: &'a Publisher, now: Timestamp) -> Self {
        Self {
            publisher,
            now,
            grace: SignedDuration::from_hours(24),
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

/// Publishes a generation. `source` is the folder with its files; each is checked against the
/// manifest while it is read.
///
/// # Errors
/// The target cannot be reached or written, another publisher is at work there, or a file is not
/// what the manifest says. Whatever stood at the target is whole then, and a second publish goes on
/// from there.
pub async fn publish(
    manifest: &Manifest,
    source: &Path,
    target: &Target,
    options: &Options<'_>,
) -> Result<Summary, Diagnostic> {
    let wanted = wanted(manifest, target, options)?;
    let standing = look(target, options.publisher, options.patience).await?;
    Run::new(manifest, wanted, source, target, options)
        .publish(standing)
        .await
}

/// What is to stand at the target, with its stamps.
pub fn wanted(
    manifest: &Manifest,
    target: &Target,
    options: &Options<'_>,
) -> Result<Entries, Diagnostic> {
    let stamped = |(file, content): (&String, &ContentHash)| {
        if !is_publishable(file) {
            return Err(Diagnostic::error(format!(
                "`{file}` cannot be published: `{RESERVED}` is the publisher's own"
            ))
            .hint("give the file another name"));
        }
        let dress = target.dress(file, options.coding);
        Ok((file.clone(), stamp(*content, dress)))
    };
    manifest.files.iter().map(stamped).collect()
}

/// A publish that is under way.
pub struct Run<'a> {
    manifest: &'a Manifest,
    source: &'a Path,
    target: &'a Target,
    options: &'a Options<'a>,
    wanted: Entries,
    buckets: Vec<Entries>,
    /// The lists of the buckets.
    lists: Vec<List>,
    done: AtomicUsize,
    pages: AtomicUsize,
    assets: AtomicUsize,
    resumed: AtomicUsize,
}

impl<'a> Run<'a> {
    /// A run that is to make `wanted` stand; the files of `manifest` are in `source`.
    pub fn new(
        manifest: &'a Manifest,
        wanted: Entries,
        source: &'a Path,
        target: &'a Target,
        options: &'a Options<'a>,
    ) -> Self {
        let buckets = entries::buckets(&wanted);
        Self {
            manifest,
            source,
            target,
            options,
            wanted,
            lists: buckets.iter().map(List::of).collect(),
            buckets,
            done: AtomicUsize::default(),
            pages: AtomicUsize::default(),
            assets: AtomicUsize::default(),
            resumed: AtomicUsize::default(),
        }
    }

    async fn publish(self, standing: Standing) -> Result<Summary, Diagnostic> {
        let options = self.options;
        let root = &standing.root;
        let known = self.known(root).await?;
        let differing = self.differing(root);
        let wanted: Vec<&Entries> = differing.iter().map(|it| &self.buckets[*it]).collect();
        let plan = plan(&self.wanted, &wanted, &known, options.now, options.grace);
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
        tracing::info!(
            "{} files to upload, {} to delete, {} in doubt",
            plan.uploads(),
            plan.due.len(),
            known.doubt.len()
        );
        let doubt = List::of(&plan.doubt);
        self.put_list(&doubt).await?;
        let run = self.in_flight(doubt.name);
        let claim = Claim::take(self.target, standing, run).await?;
        tracing::info!("claimed {}", self.target.name());
        let work = async {
            self.upload_all(&claim, &plan).await?;
            self.finish(&claim, &plan, &differing, is_first).await
        };
        let purged = claim.while_held(work).await?;
        Ok(self.summary(&plan, purged))
    }

    /// This run, as the root tells it.
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

    /// Buckets that are not at the target as they are to be.
    pub fn differing(&self, root: &Root) -> Vec<usize> {
        let stand = root.applied.as_ref().map(|it| it.buckets.as_slice());
        (0..self.lists.len())
            .filter(|bucket| {
                stand.and_then(|it| it.get(*bucket)) != Some(&self.lists[*bucket].name)
            })
            .collect()
    }

    /// Files of these buckets that stood otherwise and that caches may have so.
    pub fn changed(&self, differing: &[usize], known: &Known) -> BTreeSet<String> {
        differing
            .iter()
            .flat_map(|bucket| &self.buckets[*bucket])
            .filter(|(file, stamp)| {
                !headers::is_hashed(file) && known.stands.get(*file) != Some(stamp)
            })
            .map(|(file, _)| file.clone())
            .collect()
    }

    /// Reads from the target what is needed to know what stands there.
    pub async fn known(&self, root: &Root) -> Result<Known, Diagnostic> {
        let wanted: BTreeSet<Hash> = self.lists.iter().map(|list| list.name).collect();
        let differ = root
            .applied
            .iter()
            .flat_map(|it| it.buckets.iter().copied());
        let parts: Vec<Entries> = stream::iter(differ.filter(|name| !wanted.contains(name)))
            .map(|name| self.list(name))
            .buffer_unordered(self.options.concurrency)
            .try_collect()
            .await?;
        Ok(Known {
            stands: parts.into_iter().flatten().collect(),
            awaiting: match root.awaiting {
                Some(name) => self.list(name).await?,
                None => Vec::new(),
            },
            doubt: match &root.in_flight {
                Some(run) => self.list(run.doubt).await?,
                None => BTreeSet::new(),
            },
        })
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
            tracing::info!("{name} uploaded");
        }
        // A request of a run that has died may have been under way still: what was in doubt is
        // asked for once more when everything else is done.
        let doubtful = plan.stages.iter().flatten().filter(|it| it.is_doubtful);
        self.upload(claim, doubtful, plan.uploads(), true).await
    }

    /// Writes the manifest and deletes. Returns how many URLs are to be purged.
    pub async fn finish(
        &self,
        claim: &Claim<'_>,
        plan: &Plan,
        differing: &[usize],
        is_first: bool,
    ) -> Result<usize, Diagnostic> {
        claim.check().await?;
        self.put_buckets(differing).await?;
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
            buckets: self.lists.iter().map(|list| list.name).collect(),
        };
        let awaiting = self.awaiting_list(&rest).await?;
        self.target.sync().await?;
        if !due.is_empty() {
            let before_deletion = self.awaiting_list(&plan.awaiting).await?;
            claim
                .change(|root| {
                    root.applied = Some(applied.clone());
                    root.awaiting = before_deletion;
                })
                .await?;
            tracing::info!("manifest written");
            // The other way round: no page loses its assets while it stands.
            for class in [Class::Sitemap, Class::Page, Class::Asset] {
                let files = due.iter().map(|it| &it.file);
                let files = files.filter(|file| Class::of(file) == class);
                claim.check().await?;
                self.target.delete(files.cloned().collect()).await?;
            }
            tracing::info!("deleted");
        }
        self.tidy(claim, &applied, awaiting).await?;
        // The lists come before the end: a run that dies here is not over, and the next one finds
        // what it has touched among what is in doubt.
        let purged = self.write_lists(plan, is_first)?;
        claim
            .change(|root| {
                root.applied = Some(applied.clone());
                root.awaiting = awaiting;
                root.in_flight = None;
            })
            .await?;
        tracing::info!("published; the claim is given back");
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
        let mut bytes = self.content(file).await?;
        let dress = self.target.dress(file, self.options.coding);
        if let Some(coding) = dress
            .map(|it| it.coding)
            .filter(|it| *it != Coding::Identity)
        {
            let name = file.clone();
            bytes = blocking(move || Ok(coding.encode(&name, &bytes))).await?;
        }
        self.target.put(file, bytes, upload.stamp, dress).await?;
        let count = match Class::of(file) {
            Class::Page => &self.pages,
            Class::Asset | Class::Sitemap => &self.assets,
        };
        count.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// What a file of the site holds, if it is what the manifest says.
    async fn content(&self, file: &str) -> Result<Vec<u8>, Diagnostic> {
        let path = self.source.join(file);
        let wrong = |what: &str| {
            Diagnostic::error(format!("{} {what}", path.display())).hint(
                "only a build may write there; remove the output folder's site/ and build anew, \
                 then publish",
            )
        };
        let bytes = tokio::fs::read(&path)
            .await
            .map_err(|error| wrong(&format!("cannot be read: {error}")))?;
        if self.manifest.files.get(file) != Some(&fingerprint::content(&bytes)) {
            return Err(wrong("is not what the build has written"));
        }
        Ok(bytes)
    }

    /// Reads a list from the target.
    pub async fn list<T: DeserializeOwned>(&self, name: Hash) -> Result<T, Diagnostic> {
        let bytes = self.target.read(&list_file(name)).await?.ok_or_else(|| {
            Diagnostic::error(format!(
                "{}/{} is not there, and the manifest needs it",
                self.target.name(),
                list_file(name)
            ))
            .hint("somebody has removed it; remove `.sportsbook` there to publish everything anew")
        })?;
        entries::read(name, &bytes)
    }

    /// Puts the lists of buckets that are not there yet; many empty ones are one.
    async fn put_buckets(&self, differing: &[usize]) -> Result<(), Diagnostic> {
        let there: BTreeSet<String> = self
            .target
            .list(&lists_folder())
            .await?
            .into_iter()
            .collect();
        let lists: BTreeMap<Hash, &List> = differing
            .iter()
            .map(|bucket| &self.lists[*bucket])
            .filter(|list| !there.contains(&list_name(list.name)))
            .map(|list| (list.name, list))
            .collect();
        stream::iter(lists.into_values())
            .map(|list| self.put_list(list))
            .buffer_unordered(self.options.concurrency)
            .try_collect()
            .await
    }

    /// Puts a list.
    pub async fn put_list(&self, list: &List) -> Result<(), Diagnostic> {
        self.target
            .put(&list_file(list.name), list.bytes.clone(), list.name, None)
            .await
    }

    async fn awaiting_list(&self, awaiting: &[Awaiting]) -> Result<Option<Hash>, Diagnostic> {
        if awaiting.is_empty() {
            return Ok(None);
        }
        let list = List::of(&awaiting);
        self.put_list(&list).await?;
        Ok(Some(list.name))
    }

    /// Deletes lists that neither the root nor its successor names. While the target is claimed
    /// nobody else's root can come to name them.
    async fn tidy(
        &self,
        claim: &Claim<'_>,
        applied: &Applied,
        awaiting: Option<Hash>,
    ) -> Result<(), Diagnostic> {
        let root = claim.root().await;
        let needed: BTreeSet<String> = root
            .lists()
            .chain(applied.buckets.iter().copied())
            .chain(awaiting)
            .map(list_name)
            .collect();
        let there = self.target.list(&lists_folder()).await?;
        let idle: Vec<String> = there
            .into_iter()
            .filter(|name| !needed.contains(name))
            .map(|name| format!("{}/{name}", lists_folder()))
            .collect();
        self.target.delete(idle).await
    }

    fn write_lists(&self, plan: &Plan, is_first: bool) -> Result<usize, Diagnostic> {
        let Some(lists) = self.options.lists else {
            return Ok(0);
        };
        let nothing = BTreeSet::new();
        let purged = if is_first { &nothing } else { &plan.changed };
        lists.write(purged, &plan.changed)
    }

    /// What was done.
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

fn lists_folder() -> String {
    format!("{RESERVED}/lists")
}

fn list_name(name: Hash) -> String {
    format!("{name}.json.gz")
}

fn list_file(name: Hash) -> String {
    format!("{}/{}", lists_folder(), list_name(name))
}
