//! `build --addresses` and `watch --addresses`: the file that keeps addresses for builds whose output folder does not last.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use diagnostic::Diagnostic;
use site::addresses::{are_none, parse, store, text};
use store::output::Output;
use store::state::diagnose;

/// Reads the file into a state that has no addresses yet. A file that does not exist is written after the build.
///
/// # Errors
/// The file or the state cannot be read, or a line is wrong.
pub fn take(output: &Output, file: &Path) -> Result<(), Vec<Diagnostic>> {
    let one = |error| vec![diagnose(error)];
    if !are_none(output.state()).map_err(one)? {
        return Ok(());
    }
    let all = match fs::read_to_string(file) {
        Ok(text) => parse(file, &text)?,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(vec![cannot("read", file, &error)]),
    };
    store(output.state(), all).map_err(one)
}

/// Writes the file, if it differs.
///
/// # Errors
/// The state cannot be read, or the file cannot be written.
pub fn keep(output: &Output, file: &Path) -> Result<(), Diagnostic> {
    let text = output.state().read().and_then(|reading| text(&reading));
    let text = text.map_err(diagnose)?;
    if fs::read_to_string(file).is_ok_and(|before| before == text) {
        return Ok(());
    }
    let mut next = file.as_os_str().to_owned();
    next.push(".next");
    fs::write(&next, text)
        .and_then(|()| fs::rename(&next, file))
        .map_err(|error| cannot("write", file, &error))
}

fn cannot(what: &str, file: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::error(format!("cannot {what} {}: {error}", file.display()))
        .hint("--addresses names a file that builds read and write")
}
