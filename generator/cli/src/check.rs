//! `sportsbook check`: the mistakes of a project, without an operator and without a build.

use std::path::Path;

use site::check::uncompiled;
use site::diagnostic::Diagnostic;
use site::project::Project;

use crate::args::CheckArgs;
use crate::build::{count, tell};
use crate::failure::Failure;

/// Loads the project, and prints its mistakes and what could be better.
///
/// # Errors
/// There is a mistake; with `--strict` also where there is a warning.
pub fn run(root: &Path, args: &CheckArgs) -> Result<(), Failure> {
    let project = Project::load(root, None).map_err(|errors| refused(&errors))?;
    let uncompiled = uncompiled(&project).map_err(|error| refused(&[error]))?;
    tell(&uncompiled);
    tell_words(&project, args.all);
    let warnings = uncompiled.len() + project.warnings.len();
    println!(
        "no mistakes; {}, {}",
        counted(
            uncompiled.len(),
            "construct",
            "that is not compiled",
            "that are not compiled"
        ),
        counted(
            project.warnings.len(),
            "warning",
            "about messages",
            "about messages"
        ),
    );
    if args.strict && warnings > 0 {
        let warnings = counted(warnings, "warning", "with --strict", "with --strict");
        return Err(Failure::new(warnings).hint("mend them, or leave out --strict"));
    }
    Ok(())
}

/// What is to be known of the messages: each with `--all`, else the number.
fn tell_words(project: &Project, is_all: bool) {
    if is_all {
        tell(&project.warnings);
    } else if !project.warnings.is_empty() {
        let what = counted(
            project.warnings.len(),
            "warning",
            "about messages",
            "about messages",
        );
        tell(&[Diagnostic::warning(what).hint("`sportsbook check --all` shows each")]);
    }
}

fn refused(errors: &[Diagnostic]) -> Failure {
    tell(errors);
    Failure::new(format!("the project has mistakes: {}", count(errors)))
}

/// A number of things, in words.
fn counted(number: usize, thing: &str, one: &str, many: &str) -> String {
    match number {
        1 => format!("1 {thing} {one}"),
        number => format!("{number} {thing}s {many}"),
    }
}
