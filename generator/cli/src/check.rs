//! `sportsbook check`: finds the mistakes of a project without an operator or a build.

use std::path::Path;

use diagnostic::Diagnostic;
use project::Project;
use project::messages::{Missing, Shown, strays};
use site::check::{Checked, check};

use crate::args::CheckArgs;
use crate::failure::Failure;
use crate::report::{count, warn};

/// Loads the project, and prints its mistakes and warnings.
///
/// # Errors
/// The project has a mistake or, with `--strict`, a warning.
pub fn run(root: &Path, args: &CheckArgs) -> Result<(), Failure> {
    let project = pages::load_project(root, None).map_err(|errors| refused(&errors))?;
    let checked = check(&project);
    let Checked {
        errors,
        warnings,
        unused,
        uncompiled,
    } = &checked;
    warn(uncompiled);
    warn(warnings);
    if args.all {
        warn(unused);
        list_missing(&project);
    }
    if !errors.is_empty() {
        return Err(refused(errors));
    }
    println!("{}", summary(&project, &checked));
    match args.strict {
        true => refuse_warnings(warnings.len() + uncompiled.len()),
        false => Ok(()),
    }
}

/// Checks a project as `check --strict` does, and prints its mistakes and warnings.
///
/// # Errors
/// There is any.
pub fn strictly(project: &Project) -> Result<(), Failure> {
    let Checked {
        errors,
        warnings,
        uncompiled,
        ..
    } = check(project);
    warn(&uncompiled);
    warn(&warnings);
    match errors.is_empty() {
        true => refuse_warnings(warnings.len() + uncompiled.len()),
        false => Err(refused(&errors)),
    }
}

fn refuse_warnings(number: usize) -> Result<(), Failure> {
    let warnings = match number {
        0 => return Ok(()),
        1 => "1 warning".to_owned(),
        number => format!("{number} warnings"),
    };
    Err(Failure::new(format!("{warnings} with --strict")).hint("fix them, or leave out --strict"))
}

/// What was found, in a line.
fn summary(project: &Project, checked: &Checked) -> String {
    let plural = |number: usize, one: &str, many: &str| match number {
        1 => format!("1 {one}"),
        number => format!("{number} {many}"),
    };
    let missing = project.missing().map(|(_, missing)| missing.len()).sum();
    let warnings = checked.warnings.len() + checked.uncompiled.len();
    format!(
        "no mistakes; {}: {}, {}",
        plural(warnings, "warning", "warnings"),
        plural(
            checked.uncompiled.len(),
            "construct that is not compiled",
            "constructs that are not compiled"
        ),
        plural(missing, "missing message", "missing messages"),
    )
}

/// Prints every missing message: the file to add it to, its key, and what is shown instead; and the
/// message that was probably meant to be it.
fn list_missing(project: &Project) {
    let strays = strays(&project.messages, &project.asked);
    for (locale, missing) in project.missing() {
        let own = locale.own_folders();
        for Missing { key, file, shown } in missing {
            let shown = match shown {
                Shown::English => "its English is shown",
                Shown::Key => "its key is shown",
            };
            let meant = strays.iter().find(|stray| {
                let is_own = stray.folders.iter().any(|it| own.contains(&it.as_str()));
                is_own && stray.meant.as_ref() == Some(key)
            });
            let meant = meant.map_or_else(String::new, |it| format!("; `{}` is there", it.key));
            println!("{}: {key} ({shown}{meant})", file.display());
        }
    }
}

fn refused(errors: &[Diagnostic]) -> Failure {
    warn(errors);
    Failure::new(format!("the project has mistakes: {}", count(errors)))
}
