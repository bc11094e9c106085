//! Opens an existing output folder, for the commands that do not build.

use std::path::Path;

use store::output::Output;

use crate::failure::Failure;

/// Opens the output folder `out`, relative to `root`, for a command that does this to it,
/// in the words of other processes' errors: `a rollback is writing to`. Creates nothing.
///
/// # Errors
/// There is no site, or another process uses the folder.
pub fn open(root: &Path, out: &Path, does: &str) -> Result<Output, Failure> {
    let out = root.join(out);
    if !has_site(&out) {
        return Err(
            Failure::new(format!("no site in {}", out.join("site").display()))
                .hint("build it first: sportsbook build; --out names another folder"),
        );
    }
    let output = Output::open(&out)?;
    output.tell_holder(does, "wait until it is done")?;
    Ok(output)
}

/// Whether an output folder contains a site.
pub fn has_site(out: &Path) -> bool {
    out.join("site").is_dir()
}
