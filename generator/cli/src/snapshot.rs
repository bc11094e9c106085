//! `sportsbook snapshot`: stores the catalogue where shards find it.

use std::path::Path;

use jiff::Timestamp;
use publish::Target;
use site::state::{self, State};

use crate::args::SnapshotArgs;
use crate::failure::Failure;
use crate::standing;

/// Stores what the last build was made from. The last line that it prints names the snapshot.
///
/// # Errors
/// Nothing was built yet, another process has the folder, or the target cannot be written.
pub async fn run(root: &Path, args: &SnapshotArgs) -> Result<(), Failure> {
    let target = Target::parse(&args.target, root).map_err(Failure::misused)?;
    let out = root.join(&args.out);
    let output = standing::open(root, &args.out)?;
    let path = out.join("state/snapshot.redb");
    let at = Timestamp::now();
    let take = || -> state::Result<()> {
        let snapshot = State::open(&path)?;
        snapshot.take_catalogue(output.state())?;
        snapshot.set_taken_at(at)
    };
    take().map_err(state::told)?;
    let stored = publish::snapshot::put(&target, &path).await;
    // It is made anew each time; what is left of it after a failure does no harm.
    std::fs::remove_file(&path)
        .map_err(|error| Failure::new(format!("cannot remove {}: {error}", path.display())))?;
    let stored = stored?;
    println!("the catalogue of {at:.0}, for shards to build from:");
    println!("{stored}");
    Ok(())
}
