//! `sportsbook generations`: lists the generations that can be rolled back to.

use std::path::Path;

use diagnostic::Diagnostic;
use store::output::{Listed, Output, Served};

use crate::args::GenerationsArgs;
use crate::existing;
use crate::failure::Failure;
use crate::plural::count;

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
    let served = output.served()?;
    let all = output.generations()?;
    Ok(all.iter().map(|listed| line(listed, served)).collect())
}

/// Mark, number, time, size, cause, and what it has.
fn line(listed: &Listed, served: Served) -> String {
    let Listed {
        number,
        generation,
        bytes,
        is_served,
    } = listed;
    let mark = if *is_served { "*" } else { " " };
    let again = if served.is_rolled_back() && served.files_of == *number {
        format!(", served again as {}", served.number)
    } else {
        String::new()
    };
    format!(
        "{mark} {number:>6}  {:.0}  {:>8}  {}: {}, {} changed{again}\n",
        generation.at,
        size(*bytes),
        generation.cause,
        count(generation.pages, "page"),
        count(generation.changed, "file"),
    )
}

/// A size for people.
fn size(bytes: u64) -> String {
    match bytes {
        0..1_000_000 => format!("{} kB", bytes.div_ceil(1_000)),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use store::state::{Cause, Generation};

    use super::*;

    #[test]
    fn a_line_has_time_size_and_cause_and_whether_it_is_served() {
        let listed = |number, cause, bytes| Listed {
            number,
            generation: Generation {
                at: "2026-11-23T14:00:00.5Z".parse().expect("a time"),
                pages: 2_740,
                cause,
                changed: 12,
                replaced: 0,
            },
            bytes,
            is_served: number == 9,
        };
        let served = Served {
            number: 9,
            files_of: 4,
        };
        assert_eq!(
            line(&listed(9, Cause::Rollback(4), 0), served),
            "*      9  2026-11-23T14:00:00Z      0 kB  a rollback to 4: 2740 pages, 12 files changed\n"
        );
        assert_eq!(
            line(&listed(4, Cause::Editors, 1_234_567), served),
            "       4  2026-11-23T14:00:00Z    1.2 MB  the editors: 2740 pages, 12 files changed, served again as 9\n"
        );
    }
}
