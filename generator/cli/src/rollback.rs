//! `sportsbook rollback`: serves an earlier generation again.

use std::path::Path;

use diagnostic::Diagnostic;
use jiff::Timestamp;
use store::output::Returned;

use crate::args::RollbackArgs;
use crate::existing;
use crate::failure::Failure;
use crate::plural::count;
use crate::report;

/// Rolls back and prints a summary.
///
/// # Errors
/// The generation is not kept, another process uses the folder, or the disk is full.
pub fn run(root: &Path, args: &RollbackArgs) -> Result<(), Failure> {
    let output = existing::open(root, &args.out, "a rollback is writing to")?;
    let now = Timestamp::now();
    let to = match (args.number, &args.before) {
        (Some(number), _) => number,
        (None, Some(when)) => output.served_at(when.at(now)?)?,
        (None, None) => output.before_served()?,
    };
    let done = output.rollback(to, now)?;
    println!(
        "serving generation {to} again, as generation {}: {} changed; {}",
        done.number,
        count(done.files, "file"),
        args.out.join("site").display()
    );
    let document = args.out.join(edge::FILE);
    let document = document.display();
    match done.document {
        Returned::Same => {}
        Returned::Changed => println!(
            "{document} is that of generation {to} again: let the server in front of the site follow it (nginx: `sportsbook \
             nginx`, then a reload)"
        ),
        Returned::Unknown => report::warn(&[Diagnostic::warning(format!(
            "{document} stays as it is: that of generation {to} was not kept"
        ))
        .hint("if browsers refuse scripts or calls of the pages, build with the settings of that time")]),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_is_kept_with_a_generation_is_the_document_of_the_edge() {
        assert_eq!(store::output::DOCUMENT, edge::FILE);
    }
}
