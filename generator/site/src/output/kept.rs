//! Contents that only older generations have: where they are, what they take, and when they go.

use std::collections::BTreeSet;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rayon::prelude::*;

use super::Output;
use super::error::cannot;
use super::names::kept_name;
use super::retention::{Past, to_drop};
use crate::diagnostic::Diagnostic;
use crate::state::{self, Change, ContentHash, Generation, Writing};

/// How many contents are removed after one publish at most: the rest follows after the next ones.
const SWEPT: usize = 2_000;

/// What a file takes on the disk; nothing if it is missing.
fn bytes_on_disk(path: &Path) -> u64 {
    // Of 512 bytes each, on every system.
    std::fs::symlink_metadata(path).map_or(0, |metadata| metadata.blocks() * 512)
}

/// What the policy knows about each generation. What one replaced is kept for the one before it.
pub(super) fn past(all: &[(u64, Generation)]) -> Vec<Past> {
    let replaced = all.iter().skip(1).map(|(_, next)| next.replaced);
    let of = |((number, it), bytes): (&(u64, Generation), u64)| Past {
        number: *number,
        at: it.at.as_second(),
        cause: it.cause,
        bytes,
    };
    all.iter().zip(replaced.chain([0])).map(of).collect()
}

impl Output {
    /// Stores the next generation, and drops those that are no longer to be kept. The contents on the
    /// disk change later: they may go only once this is committed.
    pub(super) fn add_generation(
        &self,
        write: &Writing,
        number: u64,
        generation: &Generation,
        changes: &[Change],
        limit: u64,
    ) -> state::Result<()> {
        let site = self.site();
        let bytes = |change: &Change| bytes_on_disk(&site.join(&change.file));
        let bytes: Vec<u64> = changes.par_iter().map(bytes).collect();
        write.add_generation(number, generation, changes, &bytes)?;
        loop {
            let dropped: BTreeSet<u64> = to_drop(&past(&write.generations()?), limit);
            if dropped.is_empty() {
                return Ok(());
            }
            write.drop_generations(&dropped)?;
        }
    }

    /// Removes contents that no generation needs. Returns them: they are to be forgotten with the next
    /// commit. A process that dies before that removes them again.
    pub(super) fn sweep(&self, reading: &state::Reading) -> Result<Vec<ContentHash>, Diagnostic> {
        let unneeded = reading.unneeded(SWEPT).map_err(state::diagnose)?;
        let kept = self.kept();
        let removed: io::Result<()> = unneeded
            .par_iter()
            .try_for_each(|content| kept.remove(&kept_name(*content)));
        removed.map_err(|error| cannot("tidy", &kept.path(""), &error))?;
        Ok(unneeded)
    }
}
