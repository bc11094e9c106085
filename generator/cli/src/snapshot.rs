//! `sportsbook snapshot`: uploads the catalogue for shards.

use std::path::Path;

use jiff::Timestamp;
use publish::Target;
use store::state::{self, State};

use crate::args::SnapshotArgs;
use crate::existing;
use crate::failure::Failure;

/// Uploads the catalogue of the last build. The last line that it prints names the snapshot.
///
/// # Errors
/// There is no build yet, another process uses the folder, or the target cannot be written.
pub async fn run(root: &Path, args: &SnapshotArgs) -> Result<(), Failure> {
    let target = Target::parse(&args.target, root).map_err(Failure::misused)?;
    let out = root.join(&args.out);
    let output = existing::open(root, &args.out, "a snapshot is uploading from")?;
    let path = out.join("state/snapshot.redb");
    let at = Timestamp::now();
    let take = || -> state::Result<()> {
        let snapshot = State::open(&path)?;
        snapshot.take_catalogue(output.state())?;
        snapshot.set_taken_at(at)
    };
    take().map_err(state::diagnose)?;
    let stored = publish::snapshot::put(&target, &path).await;
    // It is made again each time; if this fails, the remaining file does no harm.
    std::fs::remove_file(&path)
        .map_err(|error| Failure::new(format!("cannot remove {}: {error}", path.display())))?;
    let stored = stored?;
    println!("the catalogue of {at:.0}, for shards to build from:");
    println!("{stored}");
    Ok(())
}
