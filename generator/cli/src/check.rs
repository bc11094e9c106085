//! `sportsbook check`: finds the mistakes of a project without an operator or a build.

use std::path::Path;

use site::check::uncompiled;
use site::diagnostic::Diagnostic;
use site::messages::{Missing, Shown};
use site::project::Project;

use crate::args::CheckArgs;
use crate::build::{count, warn};
use crate::failure::Failure;

/// Loads the project, and prints its mistakes and warnings.
///
/// # Errors
/// The project has a mistake or, with `--strict`, a warning.
pub fn run(root: &Path, args: &CheckArgs) -> Result<(), Failure> {
    let project = Project::load(root, None).map_err(|errors| refused(&errors))?;
    let uncompiled = uncompiled(&project).map_err(|error| refused(&[error]))?;
    warn(&uncompiled);
    warn(&project.warnings);
    if args.all {
        list_missing(&project);
    }
    let constructs = match uncompiled.len() {
        1 => "1 construct that is not compiled".to_owned(),
        number => format!("{number} constructs that are not compiled"),
    };
    let missing: usize = project.missing().map(|(_, missing)| missing.len()).sum();
    let messages = match missing {
        1 => "1 missing message".to_owned(),
        number => format!("{number} missing messages"),
    };
    println!("no mistakes; {constructs}, {messages}");
    let warnings = match uncompiled.len() + project.warnings.len() {
        0 => return Ok(()),
        1 => "1 warning".to_owned(),
        number => format!("{number} warnings"),
    };
    if args.strict {
        return Err(Failure::new(format!("{warnings} with --strict"))
            .hint("fix them, or leave out --strict"));
    }
    Ok(())
}

/// Prints every missing message: the file to add it to, its key, and what is shown instead.
fn list_missing(project: &Project) {
    for (_, missing) in project.missing() {
        for Missing { key, file, shown } in missing {
            let shown = match shown {
                Shown::English => "its English is shown",
                Shown::Key => "its key is shown",
            };
            println!("{}: {key} ({shown})", file.display());
        }
    }
}

fn refused(errors: &[Diagnostic]) -> Failure {
    warn(errors);
    Failure::new(format!("the project has mistakes: {}", count(errors)))
}
