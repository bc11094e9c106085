//! A target that has files and no manifest was not published to by this program: a mistyped folder, a
//! home directory, another team's bucket. A publish would write among these files, so it is refused.

use diagnostic::Diagnostic;

use crate::options::Options;
use crate::root::Root;
use crate::target::Target;

/// How many of the files are named.
const NAMED: usize = 3;

/// Refuses to publish for the first time to a target that has files already.
///
/// # Errors
/// It has some, and the options do not adopt them; or it cannot be listed.
pub async fn check(root: &Root, target: &Target, options: &Options<'_>) -> Result<(), Diagnostic> {
    if options.adopt || !root.is_new() {
        return Ok(());
    }
    let mut found = target.others(NAMED + 1).await?;
    if found.is_empty() {
        return Ok(());
    }
    let more = if found.len() > NAMED { " and more" } else { "" };
    found.truncate(NAMED);
    let names: Vec<String> = found.iter().map(|name| format!("`{name}`")).collect();
    Err(Diagnostic::error(format!(
        "{} is not empty, and it has no manifest of an earlier publish: it contains {}{more}; nothing \
         was written there",
        target.name(),
        names.join(", ")
    ))
    .hint(
        "check the name, or use an empty place; if the site belongs among these files, publish with \
         --adopt: it replaces those of the same names and keeps the others",
    ))
}
