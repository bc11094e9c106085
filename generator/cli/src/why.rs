//! `sportsbook why`: the story of one page.

use std::path::Path;

use jiff::Timestamp;
use site::why::why;

use crate::args::WhyArgs;
use crate::failure::Failure;
use crate::standing;

/// Prints what a page was made from.
///
/// # Errors
/// There is no such page, or another process has the folder.
pub fn run(root: &Path, args: &WhyArgs) -> Result<(), Failure> {
    let output = standing::open(root, &args.out)?;
    let found = why(&output, &args.path)?;
    print!("{}", found.story(Timestamp::now()));
    Ok(())
}
