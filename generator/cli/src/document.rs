//! Reads `DIR/headers.json`, which a build writes for the server in front of the site.

use std::path::Path;

use diagnostic::Diagnostic;
use edge::Edge;

/// The document of the site in `out`.
///
/// # Errors
/// The document is missing, or another version wrote it. Guessed headers would weaken the policy.
pub fn read(out: &Path) -> Result<Edge, Diagnostic> {
    let path = out.join(edge::FILE);
    let wrong = |what: String| {
        Diagnostic::error(format!("cannot read {}: {what}", path.display()))
            .hint("build the site again: sportsbook build")
    };
    let text = std::fs::read_to_string(&path).map_err(|error| wrong(error.to_string()))?;
    Edge::parse(&text).map_err(|error| wrong(error.to_string()))
}
