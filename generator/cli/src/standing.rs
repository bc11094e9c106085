//! Opens a folder that something was built to, for the commands that only look or go back.

use std::path::Path;

use site::output::Output;

use crate::failure::Failure;

/// Opens the output folder `out`, from `root`. Makes nothing.
///
/// # Errors
/// No site stands there, or another process has the folder.
pub fn open(root: &Path, out: &Path) -> Result<Output, Failure> {
    let out = root.join(out);
    if !has_site(&out) {
        return Err(
            Failure::new(format!("no site in {}", out.join("site").display()))
                .hint("build it first: sportsbook build; --out names another folder"),
        );
    }
    Ok(Output::open(&out)?)
}

/// Whether a site stands in an output folder.
pub fn has_site(out: &Path) -> bool {
    out.join("site").is_dir()
}
