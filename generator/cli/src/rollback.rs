//! `sportsbook rollback`: serves an earlier generation again.

use std::path::Path;

use jiff::Timestamp;

use crate::args::RollbackArgs;
use crate::failure::Failure;
use crate::standing;

/// Goes back and says to where.
///
/// # Errors
/// The generation is not kept, another process has the folder, or the disk refuses.
pub fn run(root: &Path, args: &RollbackArgs) -> Result<(), Failure> {
    let output = standing::open(root, &args.out)?;
    let to = match args.number {
        Some(number) => number,
        None => output.before_served()?,
    };
    let (number, files) = output.rollback(to, Timestamp::now())?;
    println!(
        "serving generation {to} again, as generation {number}: {files} files changed; {}",
        args.out.join("site").display()
    );
    Ok(())
}
