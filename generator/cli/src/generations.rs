//! `sportsbook generations`: lists what one can go back to.

use std::path::Path;

use site::diagnostic::Diagnostic;
use site::output::Output;
use site::state::Origin;

use crate::args::GenerationsArgs;
use crate::failure::Failure;
use crate::standing;

/// Prints the generations, the newest first.
///
/// # Errors
/// No site stands there, another process has the folder, or it cannot be read.
pub fn run(root: &Path, args: &GenerationsArgs) -> Result<(), Failure> {
    print!("{}", table(&standing::open(root, &args.out)?)?);
    Ok(())
}

/// The generations, one a line, the newest first.
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
                    Origin::Rollback(to) => format!(", a return to {to}"),
                };
                format!(
                    "{mark} {number:>6}  {:.0}  {} pages, {} files changed{origin}\n",
                    generation.at, generation.pages, generation.changed
                )
            }
            None => format!("{mark} {number:>6}  the oldest that is kept\n"),
        }
    };
    Ok(output.generations()?.into_iter().map(line).collect())
}
