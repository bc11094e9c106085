//! The identity of a page in all languages: its kind, and a key that is unique within the kind.
//! Kinds are defined in [`pages::kinds`]; here a kind is only a number.

mod stored;

use std::cmp::Ordering;
use std::fmt;
use std::sync::Arc;

use jiff::civil::Date;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::Slug;

/// A page kind, by its number in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PageKind(u8);

impl PageKind {
    /// The kind with this number.
    pub const fn new(code: u8) -> Self {
        Self(code)
    }

    /// Its number.
    pub const fn code(self) -> u8 {
        self.0
    }
}

/// One part of a page's key.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// The operator's number of an entity.
    Entity(u64),
    /// A slug of the content, as in `/promotions/welcome`.
    Slug(Slug),
    /// A day, as in `/schedule/2026-11-24`.
    Date(Date),
    /// A page number, as in `/soccer/premier-league/results/2`.
    Number(u32),
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entity(id) => write!(f, "{id}"),
            Self::Slug(slug) => write!(f, "{slug}"),
            Self::Date(date) => write!(f, "{date}"),
            Self::Number(number) => write!(f, "page {number}"),
        }
    }
}

/// A page in all languages. It takes 16 bytes and, for a page of an entity, no heap: a site has as
/// many of them as matches, and several lists of them are in memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route(Form);

/// The kind is repeated in each variant, so that it shares a word with the tag. A key has only one
/// representation: `Parts` is never empty, and never a single entity.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Form {
    Only(PageKind),
    Entity(PageKind, u64),
    /// Behind a thin pointer: a slice would take two words.
    Parts(PageKind, Arc<Vec<Part>>),
}

impl Route {
    /// The one page of its kind.
    pub const fn only(kind: PageKind) -> Self {
        Self(Form::Only(kind))
    }

    /// The page of an entity.
    pub const fn entity(kind: PageKind, id: u64) -> Self {
        Self(Form::Entity(kind, id))
    }

    /// The page with these parts as its key.
    pub fn with(kind: PageKind, parts: impl Into<Vec<Part>>) -> Self {
        let parts = parts.into();
        match parts[..] {
            [] => Self::only(kind),
            [Part::Entity(id)] => Self::entity(kind, id),
            _ => Self(Form::Parts(kind, Arc::new(parts))),
        }
    }

    /// Kind of the page.
    pub fn kind(&self) -> PageKind {
        match self.0 {
            Form::Only(kind) | Form::Entity(kind, _) | Form::Parts(kind, _) => kind,
        }
    }

    /// The entity in its key.
    pub fn id(&self) -> Option<u64> {
        match self.0 {
            Form::Entity(_, id) => Some(id),
            _ => self.find(|part| match part {
                Part::Entity(id) => Some(*id),
                _ => None,
            }),
        }
    }

    /// The slug in its key.
    pub fn slug(&self) -> Option<&Slug> {
        self.find(|part| match part {
            Part::Slug(slug) => Some(slug),
            _ => None,
        })
    }

    /// The day in its key.
    pub fn date(&self) -> Option<Date> {
        self.find(|part| match part {
            Part::Date(date) => Some(*date),
            _ => None,
        })
    }

    /// The page number in its key.
    pub fn number(&self) -> Option<u32> {
        self.find(|part| match part {
            Part::Number(number) => Some(*number),
            _ => None,
        })
    }

    /// A description of the page after the name of its kind: `league 17`, `schedule 2026-11-24`,
    /// `results 17 page 2`.
    pub fn in_words(&self, name: &str) -> String {
        let key = match &self.0 {
            Form::Only(_) => String::new(),
            Form::Entity(_, id) => format!(" {id}"),
            Form::Parts(_, parts) => parts.iter().map(|part| format!(" {part}")).collect(),
        };
        [name, &key].concat()
    }

    fn find<'r, T>(&'r self, pick: impl Fn(&'r Part) -> Option<T>) -> Option<T> {
        match &self.0 {
            Form::Parts(_, parts) => parts.iter().find_map(pick),
            Form::Only(_) | Form::Entity(..) => None,
        }
    }
}

/// Pages of a kind are adjacent.
impl Ord for Route {
    fn cmp(&self, other: &Self) -> Ordering {
        let kinds = self.kind().cmp(&other.kind());
        kinds.then_with(|| self.0.cmp(&other.0))
    }
}

impl PartialOrd for Route {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// File of a page below the site's root: `/` is `index.html`, `/ar` is `ar.html`,
/// `/ar/soccer` is `ar/soccer.html`. CDNs and static servers resolve these without a redirect.
/// A path with an ending is the file itself: no slug has a dot.
pub fn file(prefix: &str, path: &str) -> String {
    let prefix = prefix.trim_start_matches('/');
    let path = path.trim_matches('/');
    let ending = if path.contains('.') { "" } else { ".html" };
    match (prefix, path) {
        ("", "") => "index.html".to_owned(),
        ("", path) => [path, ending].concat(),
        (prefix, "") => [prefix, ".html"].concat(),
        (prefix, path) => [prefix, "/", path, ending].concat(),
    }
}

/// The path of a file's URL, encoded (RFC 3986): `index.html` is `/`, `ar/soccer.html` is `/ar/soccer`.
pub fn url_path(file: &str) -> String {
    let path = match file.strip_suffix(".html") {
        Some("index") => "",
        Some(page) => page,
        None => file,
    };
    encoded(&["/", path].concat())
}

/// A path as URLs have it.
pub fn encoded(path: &str) -> String {
    utf8_percent_encode(path, ENCODED).to_string()
}

/// Characters that stay unescaped in a path (RFC 3986, 2.3, and the slash).
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~');

/// The index of the sitemaps.
pub const SITEMAP_INDEX: &str = "sitemap.xml";

/// The folder of all other sitemaps.
pub const SITEMAPS: &str = "sitemaps/";

/// Endings of documents for other programs: feeds and calendars. Like pages they are made by a page
/// kind.
pub const DOCUMENTS: [&str; 3] = ["rss", "jsonfeed", "ics"];

/// Whether a file below the site's root is a page.
pub fn is_page(file: &str) -> bool {
    file.ends_with(".html")
}

/// Whether a page kind makes it: a page or a document.
pub fn is_made(file: &str) -> bool {
    is_page(file) || is_document(file)
}

/// Whether it is a document for other programs.
pub fn is_document(file: &str) -> bool {
    let ending = file.rsplit_once('.').map(|(_, ending)| ending);
    ending.is_some_and(|ending| DOCUMENTS.contains(&ending))
}

/// Whether it is a sitemap, or the index of the sitemaps.
pub fn is_sitemap(file: &str) -> bool {
    file == SITEMAP_INDEX || (file.starts_with(SITEMAPS) && file.ends_with(".xml"))
}

/// Whether it is published beside the pages: scripts, styles, pictures, `robots.txt`.
pub fn is_asset(file: &str) -> bool {
    !is_made(file) && !is_sitemap(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: PageKind = PageKind::new(9);

    fn slug(text: &str) -> Slug {
        Slug::parse(text).expect("a slug")
    }

    #[test]
    fn a_path_has_one_file() {
        let cases = [
            ("", "/", "index.html"),
            ("/ar", "/", "ar.html"),
            ("", "/soccer", "soccer.html"),
            ("/ar", "/soccer/al-ahly", "ar/soccer/al-ahly.html"),
            ("", "/404", "404.html"),
            ("/ar", "/soccer/la-liga.ics", "ar/soccer/la-liga.ics"),
            ("", "/promotions.rss", "promotions.rss"),
        ];
        for (prefix, path, expected) in cases {
            assert_eq!(file(prefix, path), expected);
        }
    }

    #[test]
    fn a_file_has_one_url() {
        let cases = [
            ("index.html", "/"),
            ("ar.html", "/ar"),
            ("ar/soccer.html", "/ar/soccer"),
            ("soccer/são-paulo.html", "/soccer/s%C3%A3o-paulo"),
            ("soccer/la-liga.ics", "/soccer/la-liga.ics"),
        ];
        for (file, path) in cases {
            assert_eq!(url_path(file), path);
        }
    }

    #[test]
    fn a_file_is_a_page_a_document_a_sitemap_or_an_asset() {
        let is = |file| {
            [
                is_page(file),
                is_document(file),
                is_sitemap(file),
                is_asset(file),
            ]
        };
        for page in ["a/b.html", "sitemaps/a.html"] {
            assert_eq!(is(page), [true, false, false, false], "{page}");
        }
        for document in ["a.ics", "ar/promotions.rss"] {
            assert_eq!(is(document), [false, true, false, false], "{document}");
        }
        for sitemap in ["sitemap.xml", "sitemaps/en-ZA/match-1.xml"] {
            assert_eq!(is(sitemap), [false, false, true, false], "{sitemap}");
        }
        for asset in ["assets/a.js", "robots.txt", "ar/manifest.webmanifest"] {
            assert_eq!(is(asset), [false, false, false, true], "{asset}");
        }
    }

    #[test]
    fn a_route_is_small() {
        assert_eq!(size_of::<Route>(), 16);
    }

    #[test]
    fn a_key_gives_its_parts() {
        let date = Date::constant(2026, 11, 24);
        let parts = [
            Part::Entity(17),
            Part::Slug(slug("welcome")),
            Part::Date(date),
            Part::Number(2),
        ];
        let all = Route::with(KIND, parts);
        assert_eq!(all.id(), Some(17));
        assert_eq!(all.slug().map(Slug::as_str), Some("welcome"));
        assert_eq!(all.date(), Some(date));
        assert_eq!(all.number(), Some(2));
        assert_eq!(Route::entity(KIND, 17).id(), Some(17));
        assert_eq!(Route::entity(KIND, 17).number(), None);
        assert_eq!(Route::only(KIND).id(), None);
    }

    #[test]
    fn a_key_has_one_representation() {
        assert_eq!(Route::with(KIND, []), Route::only(KIND));
        let league = Route::with(KIND, [Part::Entity(17)]);
        assert_eq!(league, Route::entity(KIND, 17));
    }

    #[test]
    fn a_route_is_described_in_words() {
        let words = |parts: Vec<Part>, name: &str| Route::with(KIND, parts).in_words(name);
        let date = Part::Date(Date::constant(2026, 11, 24));
        assert_eq!(words(vec![], "home"), "home");
        assert_eq!(words(vec![Part::Entity(17)], "league"), "league 17");
        assert_eq!(words(vec![date], "schedule"), "schedule 2026-11-24");
        let page = vec![Part::Entity(17), Part::Number(2)];
        assert_eq!(words(page, "results"), "results 17 page 2");
        let promotion = vec![Part::Slug(slug("welcome"))];
        assert_eq!(words(promotion, "promotion"), "promotion welcome");
    }

    #[test]
    fn pages_of_a_kind_are_adjacent() {
        let other = PageKind::new(10);
        let mut routes = [
            Route::only(other),
            Route::with(KIND, [Part::Number(2)]),
            Route::entity(KIND, 300),
            Route::entity(KIND, 4),
            Route::only(KIND),
        ];
        routes.sort();
        let kinds = routes.each_ref().map(|route| route.kind().code());
        assert_eq!(kinds, [9, 9, 9, 9, 10]);
        assert_eq!(routes[1], Route::entity(KIND, 4));
    }
}
