//! `sportsbook nginx`: writes the document of a built site in nginx's language.

use std::fs;
use std::io::Write;
use std::path::Path;

use crate::document;
use crate::failure::Failure;

/// Prints the directives for the site in `out`, or writes them to a file.
///
/// # Errors
/// There is no document, nginx cannot express it, or the file cannot be written.
pub fn run(out: &Path, to: Option<&Path>) -> Result<(), Failure> {
    let edge = document::read(out)?;
    let text = edge.nginx().map_err(|text| {
        Failure::new(format!("{}: {text}", out.join(edge::FILE).display()))
            .hint("change the setting of content/site.toml that the text is from, and build again")
    })?;
    let Some(to) = to else {
        print!("{text}");
        return Ok(());
    };
    if fs::read_to_string(to).is_ok_and(|old| old == text) {
        println!("{} is up to date", to.display());
        return Ok(());
    }
    replace(to, &text)
        .map_err(|error| Failure::new(format!("cannot write {}: {error}", to.display())))?;
    println!(
        "{} is written; reload nginx: nginx -t && nginx -s reload",
        to.display()
    );
    Ok(())
}

/// Replaces a file at once: a server that starts meanwhile never reads half of it.
fn replace(path: &Path, text: &str) -> std::io::Result<()> {
    let next = path.with_extension("next");
    let mut file = fs::File::create(&next)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()?;
    fs::rename(&next, path)
}
