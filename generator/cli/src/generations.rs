//! `sportsbook generations`: lists what one can go back to.

use std::path::Path;

use site::output::Output;
use site::state::Origin;

use crate::args::GenerationsArgs;
use crate::failure::Failure;

/// Prints the generations, the newest first.
///
/// # Errors
/// Another process has the folder, or it cannot be read.
pub fn run(root: &Path, args: &GenerationsArgs) -> Result<(), Failure> {
    let output = Output::open(&root.join(&args.out))?;
    for standing in output.generations()? {
        let mark = if standing.is_served { "*" } else { " " };
        let number = standing.number;
        match standing.generation {
            Some(generation) => {
                let origin = match generation.origin {
                    Origin::Build => String::new(),
                    Origin::Rollback(to) => format!(", a return to {to}"),
                };
                println!(
                    "{mark} {number:>6}  {:.0}  {} pages, {} files changed{origin}",
                    generation.at,
                    generation.pages,
                    generation.changes.len()
                );
            }
            None => println!("{mark} {number:>6}  the oldest that is kept"),
        }
    }
    Ok(())
}
