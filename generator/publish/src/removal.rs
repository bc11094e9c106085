//! A publish that would take most pages away from a target is more likely a mistake: an output
//! folder that has lost its memory believes whatever catalogue it is given first. The target still
//! knows what stands there, so it is asked before anything is written.

use site::diagnostic::Diagnostic;
use site::settings;

use crate::options::Options;
use crate::plan::Class;
use crate::target::Target;

/// How many of these files are pages.
pub fn pages<'a>(files: impl Iterator<Item = &'a String>) -> usize {
    files.filter(|file| Class::of(file) == Class::Page).count()
}

/// Refuses to take `gone` pages away from a target at which so many stand, which is counted only
/// where some go. What awaits its deletion already does not count: it was decided by the run that
/// wrote the root.
///
/// # Errors
/// More would go than the options allow.
pub fn check(
    gone: usize,
    stand: impl FnOnce() -> usize,
    target: &Target,
    options: &Options<'_>,
) -> Result<(), Diagnostic> {
    let limit = options.removal_percent;
    if gone == 0 {
        return Ok(());
    }
    let stand = stand();
    if settings::may_go(gone as u64, stand as u64, limit) {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "{gone} of the {stand} pages at {} would go, more than the {limit} % that \
         content/site.toml allows; nothing was written there",
        target.name()
    ))
    .hint(
        "look whether the operator lists all that it has; if these pages are really to go, do this \
         again with --allow-removal (for `watch`: stop it, `sportsbook publish --allow-removal`, \
         start it again)",
    ))
}
