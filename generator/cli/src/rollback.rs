//! `sportsbook rollback`: serves an earlier generation again.

use std::path::Path;

use jiff::Timestamp;

use crate::args::RollbackArgs;
use crate::existing;
use crate::failure::Failure;
use crate::plural::count;

/// Rolls back and prints a summary.
///
/// # Errors
/// The generation is not kept, another process uses the folder, or the disk is full.
pub fn run(root: &Path, args: &RollbackArgs) -> Result<(), Failure> {
    let output = existing::open(root, &args.out, "a rollback is writing to")?;
    let now = Timestamp::now();
    let to = match (args.number, &args.before) {
        (Some(number), _) => number,
        (None, Some(when)) => output.served_at(when.at(now)?)?,
        (None, None) => output.before_served()?,
    };
    let (number, files) = output.rollback(to, now)?;
    println!(
        "serving generation {to} again, as generation {number}: {} changed; {}",
        count(files, "file"),
        args.out.join("site").display()
    );
    Ok(())
}
