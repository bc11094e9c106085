//! The pages: a file for each kind, and the table of them. What the rest of the generator wants to
//! know about a page, it asks here, and the page's kind answers.
//!
//! A page's code gets a [`Scope`] and a [`Route`], and makes a view for its template.

pub(crate) mod card;
mod composed;
mod days;
mod definition;
pub(crate) mod ended;
mod failure;
mod fixtures;
pub(crate) mod flag;
pub(crate) mod followed;
mod frame;
mod kit;
mod links;
pub(crate) mod list;
pub(crate) mod match_parts;
mod offer;
pub(crate) mod outrights;
mod parts;
pub(crate) mod series;
mod tools;

use std::collections::{BTreeSet, HashMap};

use rayon::prelude::*;

use crate::scope::Scope;
use crate::site::Site;
use catalogue::Slug;
use catalogue::input::Subject;
use catalogue::route::{self, PageKind, Route};
use diagnostic::Diagnostic;
use project::content::ProductPage;

pub use definition::{Definition, Made, Model};
use definition::{Many, Naming, Pages};
pub(crate) use league_results::path_of as path_of_results;
pub use series::{RESULTS, SCHEDULE};

/// Makes the table, and a module for each of its lines: one with a `DEFINITION`, or, with `each`, one whose
/// `DEFINITIONS` differ in a few words only. `cargo fmt` does not see modules of a macro:
/// `rustfmt generator/pages/src/kinds/*.rs` does.
macro_rules! kinds {
    (@of $module:ident) => { &[&$module::DEFINITION] };
    (@of $module:ident each) => { $module::DEFINITIONS };
    ($($module:ident $(: $each:ident)?)+) => {
        $(mod $module;)+
        static MODULES: &[&[&Definition]] = &[$(kinds!(@of $module $($each)?)),+];
    };
}

kinds! {
    home
    live
    not_found
    error
    search
    sport
    category
    league
    r#match
    outright
    schedule
    results
    league_results
    about
    general_rules
    page
    promotions
    promotion
    favorites
    bets_history
    init_sportsbook
    forms: each
    limits
    blocked
    locked
    cybersport
    providers: each
    league_feed
    promotions_feed
    league_calendar
    side_calendar
}

const COUNT: usize = {
    let (mut count, mut nth) = (0, 0);
    while nth < MODULES.len() {
        count += MODULES[nth].len();
        nth += 1;
    }
    count
};

/// The table: the definitions of all modules, in their order.
static KINDS: [&Definition; COUNT] = {
    let mut kinds = [&RETIRED; COUNT];
    let (mut place, mut module) = (0, 0);
    while module < MODULES.len() {
        let mut nth = 0;
        while nth < MODULES[module].len() {
            kinds[place] = MODULES[module][nth];
            (place, nth) = (place + 1, nth + 1);
        }
        module += 1;
    }
    kinds
};

/// Places in the table, by a kind's number.
static BY_CODE: [Option<&Definition>; 256] = {
    let mut by_code = [None; 256];
    let mut nth = 0;
    while nth < KINDS.len() {
        by_code[KINDS[nth].kind.code() as usize] = Some(KINDS[nth]);
        nth += 1;
    }
    by_code
};

/// A kind that only an older version had: there is no such page, so the next build removes it.
static RETIRED: Definition = Definition {
    kind: PageKind::new(u8::MAX),
    name: "page of an older version",
    template: "none",
    status: 404,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |_| Box::new(std::iter::empty()),
        exists: |_, _| false,
        path: |_, _| None,
        shows: |_| None,
        comes_with: |_, _| Vec::new(),
    }),
    view: |_, route| Err(RETIRED.gone(route)),
};

/// Every page kind.
pub fn table() -> &'static [&'static Definition] {
    &KINDS
}

/// Paths of pages that always exist unless the site leaves them out, and that search engines may not
/// list; without those of errors.
pub fn shells() -> impl Iterator<Item = &'static str> {
    let shown = table().iter().filter(|kind| !kind.is_error());
    shown
        .filter(|kind| !kind.indexed)
        .filter_map(|kind| kind.fixed())
}

/// What files and content may say about the pages that always exist unless the site leaves them out.
pub fn product() -> Vec<ProductPage> {
    let shown = table().iter().filter(|kind| !kind.is_error());
    let pages = shown.filter_map(|kind| {
        Some(ProductPage {
            path: kind.fixed()?,
            links: kind.naming.links,
            crumb: kind.naming.crumb,
            composed: kind.composed.then_some(kind.name),
            is_wanted: match kind.pages {
                Pages::Optional(_, is_wanted) => is_wanted,
                Pages::One(_) | Pages::Many(_) => |_| true,
            },
        })
    });
    pages.collect()
}

/// Messages that the views of some kind hold.
pub fn words() -> impl Iterator<Item = &'static str> {
    let crumbs = KINDS.iter().map(|kind| kind.naming.crumb);
    let others = KINDS.iter().flat_map(|kind| kind.naming.words);
    crumbs
        .filter(|crumb| !crumb.is_empty())
        .chain(others.copied())
}

/// Slugs that no sport and no page of the editors may have, because pages of some kind have them.
pub fn reserved() -> BTreeSet<Slug> {
    let first = |path: &'static str| path.trim_start_matches('/').split('/').next();
    let firsts = KINDS.iter().filter_map(|kind| first(kind.fixed()?));
    let others = KINDS.iter().flat_map(|kind| kind.naming.reserved);
    catalogue::reserved(
        firsts
            .filter(|word| !word.is_empty())
            .chain(others.copied()),
    )
}

/// The pages that a match may have: which of them exists depends on whether it is an outright.
pub fn of_match(id: u64) -> impl Iterator<Item = Route> {
    let routes = KINDS
        .iter()
        .map(move |kind| (kind, Route::entity(kind.kind, id)));
    routes.filter_map(move |(kind, route)| {
        (kind.shows(&route) == Some(Subject::Match(id))).then_some(route)
    })
}

/// The kind of a page.
pub fn definition(route: &Route) -> &'static Definition {
    BY_CODE[usize::from(route.kind().code())].unwrap_or(&RETIRED)
}

/// The name of a kind.
pub fn name_of(kind: PageKind) -> &'static str {
    BY_CODE[usize::from(kind.code())].unwrap_or(&RETIRED).name
}

/// The kind of the page in this file, in whichever language, where the file's name alone says so:
/// kinds with one page that is always there.
pub fn by_file(file: &str) -> Option<&'static Definition> {
    let name = file.rsplit('/').next()?;
    let has_it = |kind: &&&Definition| {
        kind.fixed()
            .is_some_and(|path| route::file("", path) == name)
    };
    KINDS.iter().find(has_it).copied()
}

/// The page in words: `home`, `league 17`.
pub fn in_words(route: &Route) -> String {
    route.in_words(definition(route).name)
}

/// Whether there is such a page.
pub fn exists(site: &Site<'_>, route: &Route) -> bool {
    definition(route).exists(site, route)
}

/// Path without the locale's prefix, `/` for the home page; `None` when there is no such page.
pub fn path(site: &Site<'_>, route: &Route) -> Option<String> {
    definition(route).path(site, route)
}

/// What a page shows, if it shows one thing.
pub fn shows(route: &Route) -> Option<Subject> {
    definition(route).shows(route)
}

/// Pages that may come, go or move when this changes, beside those that have read it.
pub fn coming_with(site: &Site<'_>, subject: Subject) -> impl Iterator<Item = Route> {
    let of_each = move |kind: &&Definition| kind.comes_with(site, subject);
    KINDS.iter().flat_map(of_each)
}

/// How many pages there are in a language.
pub fn count(site: &Site<'_>) -> usize {
    KINDS.iter().map(|kind| kind.routes(site).len()).sum()
}

/// How many pages of each kind there are in a language.
pub fn counts(site: &Site<'_>) -> Vec<(&'static str, usize)> {
    let counts = KINDS
        .iter()
        .map(|kind| (kind.name, kind.routes(site).len()));
    counts.collect()
}

/// Every page there is with its path, in a fixed order.
///
/// # Errors
/// Two pages with one path. Slugs are unique by then, so this is a mistake of the generator or a
/// page of the editors' that is in the way; building on would lose one of the two.
pub fn all(site: &Site<'_>) -> Result<Vec<(Route, String)>, Vec<Diagnostic>> {
    let routes: Vec<Route> = KINDS.iter().flat_map(|kind| kind.routes(site)).collect();
    let with_path = |route: Route| path(site, &route).map(|path| (route, path));
    let routes: Vec<(Route, String)> = routes.into_par_iter().filter_map(with_path).collect();
    let mut taken: HashMap<&str, &Route> = HashMap::with_capacity(routes.len());
    let mut clashes = Vec::new();
    for (route, path) in &routes {
        if let Some(first) = taken.insert(path, route) {
            clashes.push(
                Diagnostic::error(format!(
                    "two pages have the path {path}: {} and {}",
                    in_words(first),
                    in_words(route)
                ))
                .hint("give one of them another slug at the operator"),
            );
        }
    }
    if clashes.is_empty() {
        Ok(routes)
    } else {
        Err(clashes)
    }
}

/// Makes the view of a page, or its document.
///
/// # Errors
/// A message that the page needs is missing; the entity that it shows is not there; or the view has a
/// value that views cannot hold, which is reported with the page and the path in the view.
pub fn make(scope: &Scope<'_>, route: &Route) -> Result<Made, Diagnostic> {
    (definition(route).view)(scope, route)?.into_made(&in_words(route))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_number_and_a_name_of_its_own() {
        let codes: BTreeSet<u8> = KINDS.iter().map(|kind| kind.kind.code()).collect();
        assert_eq!(codes.len(), KINDS.len(), "{codes:?}");
        let names: BTreeSet<&str> = KINDS.iter().map(|kind| kind.name).collect();
        assert_eq!(names.len(), KINDS.len(), "{names:?}");
        assert!(!codes.contains(&RETIRED.kind.code()));
    }

    #[test]
    fn every_page_with_blocks_has_a_name_and_always_exists() {
        for kind in KINDS.iter().filter(|kind| kind.composed) {
            assert!(kind.fixed().is_some(), "{}", kind.name);
            assert!(!kind.naming.crumb.is_empty(), "{}", kind.name);
        }
    }

    #[test]
    fn a_link_of_the_editors_names_one_page() {
        let named = KINDS.iter().filter(|kind| kind.fixed().is_some());
        let named = named.flat_map(|kind| {
            let path = kind.fixed().into_iter().map(|path| &path[1..]);
            let names = path.chain(kind.naming.links.iter().copied());
            // A name may be the path itself.
            BTreeSet::from_iter(names)
        });
        let mut taken = BTreeSet::new();
        for name in named {
            assert!(taken.insert(name), "{name}");
        }
    }

    #[test]
    fn no_sport_takes_a_word_of_a_page() {
        let reserved = reserved();
        for word in [
            "404",
            "live",
            "users",
            "promotions",
            "tomorrow",
            "next-3-hours",
            "profile",
        ] {
            assert!(reserved.contains(&Slug::new(word, 0)), "{word}");
        }
        for word in ["soccer", ""] {
            assert!(!reserved.contains(&Slug::new(word, 0)), "{word}");
        }
    }

    #[test]
    fn a_number_leads_to_its_kind() {
        for kind in KINDS {
            let found = definition(&Route::only(kind.kind));
            assert_eq!(found.name, kind.name);
        }
        let unknown = Route::entity(PageKind::new(200), 7);
        assert_eq!(in_words(&unknown), "page of an older version 7");
        assert_eq!(shows(&unknown), None);
    }

    #[test]
    fn the_name_of_a_file_says_what_error_it_is() {
        let status = |file| by_file(file).map(|kind| (kind.status, kind.indexed));
        assert_eq!(status("404.html"), Some((404, false)));
        assert_eq!(status("ar/500.html"), Some((500, false)));
        assert_eq!(status("ar/live.html"), Some((200, true)));
        assert_eq!(status("soccer/404-club.html"), None);
    }

    /// The numbers of a release. A line may be added; none may change, or be given to another.
    #[test]
    fn a_kind_keeps_its_number() {
        let released = [
            ("home", 0),
            ("sport", 1),
            ("category", 2),
            ("league", 3),
            ("match", 4),
            ("live", 5),
            ("not-found", 6),
            ("error", 7),
            ("search", 40),
            ("schedule", 20),
            ("results", 21),
            ("league-results", 22),
            ("about", 23),
            ("general-rules", 24),
            ("page", 25),
            ("promotions", 26),
            ("promotion", 27),
            ("favorites", 28),
            ("bets-history", 29),
            ("init-sportsbook", 30),
            ("sign-in", 31),
            ("sign-up", 60),
            ("password-new", 61),
            ("password-edit", 62),
            ("confirmation", 63),
            ("limits", 64),
            ("unlock", 65),
            ("blocked", 32),
            ("locked", 33),
            ("cybersport", 34),
            ("racing", 35),
            ("lotteries", 36),
            ("outright", 37),
            ("league-feed", 50),
            ("promotions-feed", 51),
            ("league-calendar", 52),
            ("side-calendar", 53),
        ];
        for (name, code) in released {
            let found = KINDS.iter().find(|kind| kind.kind.code() == code);
            assert!(found.is_none_or(|kind| kind.name == name), "{name}");
        }
    }
}
