//! `sportsbook generations`: lists the generations that can be rolled back to.

use std::path::Path;

use site::diagnostic::Diagnostic;
use site::output::Output;
use site::state::Origin;

use crate::args::GenerationsArgs;
use crate::existing;
use crate::failure::Failure;

/// Prints the generations, the newest first.
///
/// # Errors
/// There is no site, another process uses the folder, or it cannot be read.
pub fn run(root: &Path, args: &GenerationsArgs) -> Result<(), Failure> {
    print!(
        "{}",
        table(&existing::open(
            root,
            &args.out,
            "`sportsbook generations` is reading"
        )?)?
    );
    Ok(())
}

/// The generations, one per line, the newest first.
///
/// # Errors
/// The state cannot be read.
pub fn table(output: &Output) -> Result<String, Diagnostic> {
    let line = |standing: site::output::Standing| {
        let mark = if standing.is_served { "*" } else { " " };
        let number = standing.number;
        match standing.generation {
            Some(generation) => {
                let origin = match generation.origin {
                    Origin::Build => String::new(),
                    Origin::Rollback(to) => format!(", a rollback to {to}"),
                };
                format!(
                    "{mark} {number:>6}  {:.0}  {} pages, {} files changed{origin}\n",
                    generation.at, generation.pages, generation.changed
                )
            }
            None => format!("{mark} {number:>6}  the oldest one kept\n"),
        }
    };
    Ok(output.generations()?.into_iter().map(line).collect())
}
