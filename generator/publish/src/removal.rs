//! A publish that would remove most pages from a target is probably a mistake: an output folder
//! whose state was lost accepts whatever catalogue it gets first. The target still has the list of
//! its pages, so it is compared before anything is written.

use catalogue::removal::may_remove;
use catalogue::route;
use diagnostic::Diagnostic;
use edge::Edge;

use crate::options::Options;
use crate::target::Target;

/// How many of these files are pages.
pub fn pages<'a>(files: impl Iterator<Item = &'a String>) -> usize {
    files.filter(|file| route::is_page(file)).count()
}

/// Whether a page that goes has another address now, so that its readers are led to it and nothing is lost.
pub fn has_moved(edge: &Edge, file: &str, is_wanted: impl Fn(&str) -> bool) -> bool {
    let moved = edge.moved(&route::url_path(file));
    moved.is_some_and(|to| to.files.iter().any(|file| is_wanted(file)))
}

/// Refuses to remove `gone` of the target's pages, which are counted only if any are removed. Files
/// that already await deletion do not count: the run that wrote the root has decided that.
///
/// # Errors
/// More pages would be removed than the options allow.
pub fn check(
    gone: usize,
    stored: impl FnOnce() -> usize,
    target: &Target,
    options: &Options<'_>,
) -> Result<(), Diagnostic> {
    let limit = options.removal_percent;
    if gone == 0 {
        return Ok(());
    }
    let stored = stored();
    if may_remove(gone as u64, stored as u64, limit) {
        return Ok(());
    }
    Err(Diagnostic::error(format!(
        "{gone} of the {stored} pages at {} would be removed, more than the {limit} % that \
         content/site.toml allows; nothing was written there",
        target.name()
    ))
    .hint(
        "check that the operator lists everything; if these pages are to be removed, run this \
         again with --allow-removal (for `watch`: stop it, `sportsbook publish --allow-removal`, \
         restart it)",
    )
    .removal())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_with_a_new_address_has_moved() {
        let edge = Edge::new(&edge::About {
            origin: "https://bets.example",
            locales: &["en-ZA", "ar"],
            aliases: &[],
            locale_in_url: false,
            moved: [("/soccer".to_owned(), "/football".to_owned())].into(),
            connect: &[],
            images: &[],
            streams: &[],
            scripts: &[],
            security: &edge::Security::default(),
        });
        let wanted = ["football.html", "ar/football/epl.html"];
        let has_moved = |file| has_moved(&edge, file, |file| wanted.contains(&file));
        assert!(has_moved("soccer.html") && has_moved("ar/soccer/epl.html"));
        assert!(!has_moved("soccer/epl.html") && !has_moved("tennis.html"));
    }
}
