//! `sportsbook rollback`: serves an earlier generation again.

use std::path::Path;

use jiff::Timestamp;
use site::output::Output;

use crate::args::RollbackArgs;
use crate::failure::Failure;

/// Goes back and says to where.
///
/// # Errors
/// The generation is not kept, another process has the folder, or the disk refuses.
pub fn run(root: &Path, args: &RollbackArgs) -> Result<(), Failure> {
    let output = Output::open(&root.join(&args.out))?;
    let served = output.number()?;
    let to = args.number.unwrap_or_else(|| served.saturating_sub(1));
    let (number, files) = output.rollback(to, Timestamp::now())?;
    println!(
        "serving generation {to} again, as generation {number}: {files} files changed; {}",
        args.out.join("site").display()
    );
    Ok(())
}
