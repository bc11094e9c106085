//! `sportsbook why`: explains one page.

use std::path::Path;

use jiff::Timestamp;
use site::why::why;

use crate::args::WhyArgs;
use crate::existing;
use crate::failure::Failure;

/// Prints why a page was or was not rebuilt, and what it was made from.
///
/// # Errors
/// There is no such page, or another process uses the folder.
pub fn run(root: &Path, args: &WhyArgs) -> Result<(), Failure> {
    let output = existing::open(root, &args.out, "`sportsbook why` is reading")?;
    let found = why(&output, &args.path)?;
    print!("{}", found.story(Timestamp::now(), args.all));
    Ok(())
}
