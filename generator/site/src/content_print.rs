//! What the sitemaps know about a page's content: a fingerprint, and when it last changed.
//!
//! Content is the page's own view, made again with prices and running scores hidden, together with its
//! title and its description. A view is made again where a fact of it has changed, so not when the page
//! is new. What is the same around many pages (menus, words of templates, styles) is no content: a
//! release changes it everywhere, and that says nothing about one page.

use jiff::Timestamp;
use memchr::memmem;

use crate::plan::{Planned, Reason};
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
        /// What of it may have.
        suspect: Suspect,
        /// Fingerprint of title and description.
        head: u32,
    },
}

/// What may have changed of what a page shows, beside its title and its description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Suspect {
    /// Nothing: words, templates and styles are around content.
    Nothing,
    /// A fact.
    Facts,
    /// Another program made it: perhaps a fact as well.
    Everything,
}

impl Suspect {
    fn of(reason: &Reason) -> Self {
        match reason {
            Reason::New => Self::Facts,
            Reason::Changed(inputs) if inputs.is_empty() => Self::Everything,
            Reason::Changed(inputs) if inputs.iter().any(|it| it.is_fact() && !it.is_soft()) => {
                Self::Facts
            }
            Reason::Changed(_) => Self::Nothing,
        }
    }
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
        let has_results = has_results(site, facts);
        let is_soft = page.could_stay.is_some() && !has_results;
        match entry {
            Some(entry) if is_soft || before.is_some_and(is_equal) => Self::Same(entry),
            before => Self::Open {
                before,
                suspect: if has_results {
                    Suspect::Facts
                } else {
                    Suspect::of(&page.reason)
                },
                head: head(html),
            },
        }
    }

    /// Whether the view without prices and running scores must be known. A new page's is not: it would be made twice.
    /// What it showed is known once a fact of it has changed.
    pub(crate) fn needs_view(&self) -> bool {
        matches!(self, Self::Open { before: Some(_), suspect, .. } if *suspect != Suspect::Nothing)
    }

    /// The page's entry; `view` is the fingerprint of its view without prices and running scores, if it is known.
    pub(crate) fn entry(&self, view: Option<u64>, now: Timestamp) -> Entry {
        let (before, suspect, head) = match *self {
            Self::Same(entry) => return entry,
            Self::Open {
                before,
                suspect,
                head,
            } => (before, suspect, head),
        };
        let shown = before.and_then(|it| view_of(it.content));
        let shows = view.map(short);
        let is_same = match suspect {
            Suspect::Nothing => true,
            Suspect::Facts => shown.is_some() && shown == shows,
            Suspect::Everything => shown.is_none() || shown == shows,
        };
        let content = whole(shows.or(shown), head);
        let stays = before.filter(|it| is_same && head_of(it.content) == head);
        let modified = stays.map_or_else(|| whole_second(now), |it| it.modified);
        Entry { content, modified }
    }
}

/// The fingerprint of content: of its view, zero as long as that is not known, and of its head.
fn whole(view: Option<u32>, head: u32) -> u64 {
    (u64::from(view.unwrap_or(0)) << 32) | u64::from(head)
}

/// The fingerprint of the view in one of content.
fn view_of(content: u64) -> Option<u32> {
    Some((content >> 32) as u32).filter(|view| *view != 0)
}

/// The fingerprint of title and description in one of content.
fn head_of(content: u64) -> u32 {
    content as u32
}

/// A fingerprint in half the space, never zero.
fn short(print: u64) -> u32 {
    ((print >> 32) as u32).max(1)
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
fn head(html: &[u8]) -> u32 {
    let html = &html[..html.len().min(HEAD)];
    let mut hash = fingerprint::Fingerprinter::default();
    hash.text(between(html, b"<title>", b"</title>"));
    hash.text(between(
        html,
        b"<meta name=\"description\" content=\"",
        b"\"",
    ));
    short(hash.finish())
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
    use jiff::Timestamp;

    use super::{Content, Entry, Suspect, head};

    fn second(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    fn entry(before: Option<Entry>, suspect: Suspect, head: u32, view: Option<u64>) -> Entry {
        let content = Content::Open {
            before,
            suspect,
            head,
        };
        content.entry(
            view,
            second(before.map_or(1, |it| it.modified.as_second() + 1)),
        )
    }

    #[test]
    fn a_new_page_is_as_old_as_its_build_and_its_view_is_not_made_twice() {
        let content = |suspect| Content::Open {
            before: None,
            suspect,
            head: 7,
        };
        assert!(!content(Suspect::Facts).needs_view());
        let new = entry(None, Suspect::Facts, 7, None);
        assert_eq!(new.modified, second(1));
        let known = Content::Open {
            before: Some(new),
            suspect: Suspect::Facts,
            head: 7,
        };
        assert!(known.needs_view());
    }

    #[test]
    fn words_and_templates_change_no_time_and_a_title_does() {
        for view in [None, Some(1 << 40)] {
            let new = entry(None, Suspect::Facts, 7, view);
            assert_eq!(entry(Some(new), Suspect::Nothing, 7, None), new);
            let titled = entry(Some(new), Suspect::Nothing, 8, None);
            assert_eq!(titled.modified, second(2));
            // What its view was is still known.
            let same = entry(Some(titled), Suspect::Facts, 8, view);
            assert_eq!(same == titled, view.is_some());
        }
    }

    #[test]
    fn a_fact_changes_the_time_until_the_view_is_known_to_be_the_same() {
        let view = Some(5 << 32);
        let new = entry(None, Suspect::Facts, 7, None);
        let first = entry(Some(new), Suspect::Facts, 7, view);
        assert_eq!(first.modified, second(2));
        assert_eq!(entry(Some(first), Suspect::Facts, 7, view), first);
        let second_change = entry(Some(first), Suspect::Facts, 7, Some(6 << 32));
        assert_eq!(second_change.modified, second(3));
    }

    #[test]
    fn another_program_changes_the_time_of_what_is_known_to_differ() {
        let view = Some(5 << 32);
        let new = entry(None, Suspect::Facts, 7, None);
        let looked = entry(Some(new), Suspect::Everything, 7, view);
        assert_eq!(looked.modified, new.modified);
        assert_eq!(entry(Some(looked), Suspect::Everything, 7, view), looked);
        let other = entry(Some(looked), Suspect::Everything, 7, Some(6 << 32));
        assert_eq!(other.modified, second(2));
    }

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
