//! What the sitemaps know about a page's content: a fingerprint, and when it last changed.
//!
//! Content is the page's own view, made again with prices and running scores hidden, together with its
//! title and its description. What is the same around many pages (menus, words of templates, styles)
//! is no content: a release changes it everywhere, and that says nothing about one page.

use jiff::Timestamp;
use memchr::memmem;

use crate::plan::Planned;
use crate::sitemaps::whole_second;
use catalogue::Facet;
use catalogue::fingerprint;
use catalogue::input::Input;
use catalogue::route::Route;
use diagnostic::Diagnostic;
use pages::kinds::{self, Made};
use pages::scope::Scope;
use pages::site::Site;
use store::state::{Entry, PageRecord};

/// What is known about the content of a page in a language before its view is made again.
pub(crate) enum Content {
    /// It is what it was.
    Same(Entry),
    /// It may have changed.
    Open {
        /// What it was; none for a page that was not listed.
        before: Option<Entry>,
        /// Fingerprint of title and description.
        head: u64,
    },
}

impl Content {
    /// Compares a page with its record, as far as that needs no view: only a hard input or the score
    /// of a match that has ended can change its content, and only if the HTML is another.
    pub(crate) fn new(
        site: &Site<'_>,
        page: &Planned,
        before: Option<&PageRecord>,
        facts: &[Input],
        html: &[u8],
    ) -> Self {
        let entry = before.and_then(|before| before.entry);
        let is_equal = |before: &PageRecord| {
            before.file == page.file && before.html == fingerprint::content(html)
        };
        let is_soft = page.could_stay.is_some() && !has_results(site, facts);
        match entry {
            Some(entry) if is_soft || before.is_some_and(is_equal) => Self::Same(entry),
            before => Self::Open {
                before,
                head: head(html),
            },
        }
    }

    /// The page's entry; `print` is the fingerprint of its view without prices and running scores.
    pub(crate) fn entry(&self, print: u64, now: Timestamp) -> Entry {
        let (before, head) = match self {
            Self::Same(entry) => return *entry,
            Self::Open { before, head } => (before, head),
        };
        let content = fingerprint::of_numbers([print, *head]);
        match before {
            Some(before) if before.content == content => *before,
            _ => Entry {
                content,
                modified: whole_second(now),
            },
        }
    }
}

/// Fingerprints of a page's view in each language of the scope, with prices and running scores hidden.
///
/// # Errors
/// Those of the view.
pub(crate) fn prints(scope: &Scope<'_>, route: &Route) -> Result<Vec<u64>, Diagnostic> {
    scope.hide_soft();
    Ok(match kinds::make(scope, route)? {
        Made::View { tree, .. } => tree.fingerprints(),
        Made::Document(texts) => texts.0.iter().map(|text| fingerprint::of(text)).collect(),
    })
}

/// Whether a page shows the score of a match that has ended: that is content.
fn has_results(site: &Site<'_>, facts: &[Input]) -> bool {
    facts.iter().any(|fact| {
        let Input::Facet(Facet::Score(id)) = fact else {
            return false;
        };
        site.catalogue.match_(*id).is_some_and(|it| it.is_over())
    })
}

/// Where title and description are.
const HEAD: usize = 16 << 10;

/// Fingerprint of a page's title and description.
fn head(html: &[u8]) -> u64 {
    let html = &html[..html.len().min(HEAD)];
    let mut hash = fingerprint::Fingerprinter::default();
    hash.text(between(html, b"<title>", b"</title>"));
    hash.text(between(
        html,
        b"<meta name=\"description\" content=\"",
        b"\"",
    ));
    hash.finish()
}

/// What is between two texts; nothing without them. Both parts of a head are near its beginning, so bytes are searched:
/// to check first that all of it is UTF-8 took a twentieth of a build.
fn between<'h>(html: &'h [u8], start: &[u8], end: &[u8]) -> &'h str {
    let found = memmem::find(html, start).and_then(|at| {
        let rest = &html[at + start.len()..];
        std::str::from_utf8(&rest[..memmem::find(rest, end)?]).ok()
    });
    found.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::head;

    #[test]
    fn title_and_description_count_and_nothing_around_them() {
        let page = |title: &str, description: &str, rest: &str| {
            head(
                format!(
                    "<title>{title}</title>{rest}<meta name=\"description\" content=\"{description}\">{rest}"
                )
                .as_bytes(),
            )
        };
        let first = page("Arsenal", "Odds", "<link>");
        assert_eq!(page("Arsenal", "Odds", "<script>"), first);
        assert_ne!(page("Chelsea", "Odds", "<link>"), first);
        assert_ne!(page("Arsenal", "Prices", "<link>"), first);
        assert_eq!(head(b"no page"), head(b""));
    }
}
