//! Which generations are kept, and where.

use crate::diagnostic::Diagnostic;
use crate::state::{self, ContentHash, Generation, Reading};

/// How many generations one can roll back.
pub const KEPT_GENERATIONS: u64 = 10;

/// Name of a content in the folder of kept ones.
pub(super) fn kept_name(content: ContentHash) -> String {
    let name = format!("{content:032x}");
    format!("{}/{}", &name[..2], &name[2..])
}

/// The generation that is dropped once this one is published. No rollback reaches beyond it even
/// before: contents that only it needs may be removed before it is dropped, so a process that dies in
/// between leaves the rest to the next.
pub(super) fn too_old(
    reading: &Reading,
    newest: u64,
) -> Result<Option<(u64, Generation)>, Diagnostic> {
    let Some(number) = newest.checked_sub(KEPT_GENERATIONS + 1) else {
        return Ok(None);
    };
    let old = reading.generation(number).map_err(state::diagnose)?;
    Ok(old.map(|generation| (number, generation)))
}

/// The generations that a rollback can undo while this one is served, the oldest first.
pub(super) fn kept(reading: &Reading, served: u64) -> Result<Vec<(u64, Generation)>, Diagnostic> {
    let mut all = reading.generations().map_err(state::diagnose)?;
    all.retain(|(number, _)| number + KEPT_GENERATIONS > served);
    Ok(all)
}
