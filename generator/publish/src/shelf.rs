//! The lists at a target: read, written and cleaned up by name.

use std::collections::BTreeSet;

use diagnostic::Diagnostic;
use futures::{StreamExt, TryStreamExt, stream};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::entries::{self, Buckets, Entries, Hash, List};
use crate::plan::Known;
use crate::root::{RESERVED, Root};
use crate::target::Target;

/// The place of a target's lists.
#[derive(Clone, Copy)]
pub struct Shelf<'a> {
    /// The target.
    pub target: &'a Target,
    /// Parallel requests.
    pub concurrency: usize,
}

impl Shelf<'_> {
    /// Reads what is needed to know the files at the target; of the manifest, the parts that differ
    /// from the lists of these names.
    pub async fn known(&self, root: &Root, wanted: &[Hash]) -> Result<Known, Diagnostic> {
        let wanted: BTreeSet<&Hash> = wanted.iter().collect();
        let buckets = root.applied.iter().flat_map(|it| &it.buckets);
        let parts: Vec<Entries> = stream::iter(buckets.filter(|name| !wanted.contains(name)))
            .map(|name| self.get(*name))
            .buffer_unordered(self.concurrency)
            .try_collect()
            .await?;
        Ok(Known {
            stored: parts.into_iter().flatten().collect(),
            awaiting: match root.awaiting {
                Some(name) => self.get(name).await?,
                None => Vec::new(),
            },
            doubt: match &root.in_flight {
                Some(run) => self.get(run.doubt).await?,
                None => BTreeSet::new(),
            },
        })
    }

    /// Reads a list.
    pub async fn get<T: DeserializeOwned>(&self, name: Hash) -> Result<T, Diagnostic> {
        let file = path(&file_name(name));
        let bytes = self.target.read(&file).await?.ok_or_else(|| {
            Diagnostic::error(format!(
                "{}/{file} is missing, and the manifest refers to it",
                self.target.name()
            ))
            .hint(
                "something else deleted it; delete `.sportsbook` there, then publish everything again \
                 with --adopt",
            )
        })?;
        entries::read(name, &bytes)
    }

    /// Writes a list. Returns its name.
    pub async fn put(&self, value: &impl Serialize) -> Result<Hash, Diagnostic> {
        let List { name, bytes } = List::of(value);
        self.target
            .put(&path(&file_name(name)), bytes, name, None)
            .await?;
        Ok(name)
    }

    /// Writes the lists of these parts; equal lists, such as those of empty parts, once.
    pub async fn put_buckets(
        &self,
        buckets: &Buckets,
        names: &[Hash],
        differing: &[usize],
    ) -> Result<(), Diagnostic> {
        let mut seen = BTreeSet::new();
        let parts = differing.iter().filter(|part| seen.insert(names[**part]));
        stream::iter(parts.collect::<Vec<_>>())
            .map(|part| self.put(buckets.part(*part)))
            .buffer_unordered(self.concurrency)
            .try_for_each(|_| async { Ok(()) })
            .await
    }

    /// Deletes lists that nothing refers to. While the target is claimed, no other root can come to
    /// refer to them.
    pub async fn tidy(&self, needed: impl Iterator<Item = Hash>) -> Result<(), Diagnostic> {
        let needed: BTreeSet<String> = needed.map(file_name).collect();
        let there = self.target.list(&path("")).await?;
        let idle = there.iter().filter(|name| !needed.contains(*name));
        self.target
            .delete(idle.map(|name| path(name)).collect())
            .await
    }
}

fn file_name(name: Hash) -> String {
    format!("{name}.json.gz")
}

fn path(name: &str) -> String {
    format!("{RESERVED}/lists/{name}")
}
