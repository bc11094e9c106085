//! The removal guard: a build that would remove much of the site is refused, because a faulty answer of
//! the operator is more likely than that.
//!
//! There are two checks. The matches that the operator lists are compared with the stored ones before
//! they are stored. The planned pages are compared with the served ones: after a rollback these are not
//! those of the last build.

use std::collections::HashSet;

use crate::options::BuildOptions;
use crate::plan::Plan;
use diagnostic::Diagnostic;
use project::settings::Settings;

/// What to do after a refusal.
const HINT: &str = "compare with what the operator really lists; if these are to go, run `sportsbook \
                    build --allow-removal` (while `watch` runs: stop it first, start it again after)";

/// Refuses an answer of the operator that lacks too many of the stored matches. Those that it lists and
/// that cannot be read stay, and count as missing: with many of them the answer is a faulty one.
///
/// # Errors
/// More are missing than the settings allow.
pub fn check_matches(
    removed: usize,
    unread: usize,
    stored: usize,
    settings: &Settings,
) -> Result<(), Diagnostic> {
    let missing = (removed + unread).min(stored);
    if settings.allows_removal(missing as u64, stored as u64) {
        return Ok(());
    }
    let limit = settings.removal_percent();
    let unreadable = match unread {
        0 => String::new(),
        unread => format!(", {unread} that it lists cannot be read"),
    };
    Err(Diagnostic::error(format!(
        "the operator no longer lists {removed} of {stored} matches{unreadable}, and content/site.toml allows {limit} %"
    ))
    .hint(HINT)
    .removal())
}

/// Refuses a plan that takes away too many of the served pages.
///
/// # Errors
/// More would go than the settings allow, or the output cannot be read.
pub(crate) fn check_pages(options: &BuildOptions<'_>, plan: &Plan) -> Result<(), Diagnostic> {
    if options.allow_removal {
        return Ok(());
    }
    let mut served = plan.served;
    let mut lost = plan.lost;
    let mut why = String::new();
    let strays = options.output.strays()?;
    if !strays.is_empty() {
        let wanted: HashSet<&str> = plan.build.iter().map(|page| page.file.as_str()).collect();
        let gone = strays.iter().filter(|file| !wanted.contains(file.as_str()));
        lost += gone.count() as u64;
        served += strays.len() as u64;
        "; the state that remembered them is lost, so the operator's answer was taken as it is"
            .clone_into(&mut why);
    }
    let settings = &options.project.settings;
    if settings.allows_removal(lost, served) {
        return Ok(());
    }
    let generation = options.output.served()?;
    if generation.is_rolled_back() {
        why = format!(
            "; they are of generation {}, which is served again since a rollback",
            generation.files_of
        );
    }
    let limit = settings.removal_percent();
    Err(Diagnostic::error(format!(
        "{lost} of {served} pages would go, more than the {limit} % that content/site.toml allows{why}"
    ))
    .hint(HINT)
    .removal())
}
