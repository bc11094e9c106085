//! Contents that only older generations have: what they take, and which generations go.

use std::collections::BTreeSet;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use rayon::prelude::*;

use super::Output;
use super::retention::{Past, to_drop};
use crate::state::{self, Change, Generation, Writing};

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
            let mut dropped: BTreeSet<u64> = to_drop(&past(&write.generations()?), limit);
            dropped.retain(|number| !self.pins.has(*number));
            if dropped.is_empty() {
                return Ok(());
            }
            write.drop_generations(&dropped)?;
        }
    }
}
