//! A publish that would remove most pages from a target is probably a mistake: an output folder
//! whose state was lost accepts whatever catalogue it gets first. The target still has the list of
//! its pages, so it is compared before anything is written.

use site::diagnostic::Diagnostic;
use site::route;
use site::settings;

use crate::options::Options;
use crate::target::Target;

/// How many of these files are pages.
pub fn pages<'a>(files: impl Iterator<Item = &'a String>) -> usize {
    files.filter(|file| route::is_page(file)).count()
}

/// Refuses to remove `gone` of the target's pages, which are counted only if any are removed. Files
/// that already await deletion do not count: the run that wrote the root has decided that.
///
/// # Errors
/// More pages would be removed than the options allow.
pub fn check(
    gone: usize,
    stored: impl FnOnce() -> usize,
    target: &Target,
    options: &Options<'_>,
) -> Result<(), Diagnostic> {
    let limit = options.removal_percent;
    if gone == 0 {
        return Ok(());
    }
    let stored = stored();
    if settings::may_remove(gone as u64, stored as u64, limit) {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "{gone} of the {stored} pages at {} would be removed, more than the {limit} % that \
         content/site.toml allows; nothing was written there",
        target.name()
    ))
    .hint(
        "check that the operator lists everything; if these pages are to be removed, run this \
         again with --allow-removal (for `watch`: stop it, `sportsbook publish --allow-removal`, \
         restart it)",
    )
    .removal())
}
