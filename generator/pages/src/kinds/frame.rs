//! Puts the body of a page into the frame of its locale: its head, its links to other languages, its
//! place in the site.

use serde::Serialize;

use super::definition::Definition;
use crate::scope::Scope;
use crate::shares::Subject;
use crate::view::{Alternate, Crumb, Each, LanguageLink, PageHead, PageView};
use catalogue::Match;

/// Where a page is in the site.
pub struct Place<'a> {
    /// Path without the locale's prefix.
    pub path: String,
    /// Key of the sport that it belongs to.
    pub sport: Option<&'a str>,
    /// The league that it shows.
    pub league: Option<u64>,
    /// The match that it is about.
    pub match_: Option<&'a Match>,
    /// From the home page to this one.
    pub breadcrumbs: Vec<Crumb<'a>>,
}

/// Puts a body into the frame.
pub fn page<'a, B: Serialize>(
    scope: &Scope<'a>,
    definition: &Definition,
    place: Place<'a>,
    body: B,
) -> PageView<'a, B> {
    scope.frame();
    let (origin, locales) = (scope.origin(), scope.languages());
    let served_as_error = definition.is_error();
    let absolute = |index: usize| {
        let href = scope.href_in(index, &place.path);
        [origin, href.as_str()].concat()
    };
    let alternates = if served_as_error {
        Vec::new()
    } else {
        let each = locales.iter().enumerate();
        each.map(|(index, other)| Alternate {
            hreflang: other.tag,
            href: absolute(index),
        })
        .chain([Alternate {
            hreflang: "x-default",
            href: absolute(0),
        }])
        .collect()
    };
    let languages = locales
        .iter()
        .enumerate()
        .map(|(index, other)| LanguageLink {
            code: other.code,
            tag: other.tag,
            name: other.name,
            href: scope.href_in(index, if served_as_error { "/" } else { &place.path }),
            current: scope.each(|locale| locale == index),
        });
    PageView {
        page: PageHead {
            kind: definition.name,
            path: scope.href(&place.path),
            place: place.path.clone(),
            canonical: (!served_as_error).then(|| scope.words(absolute)),
            alternates,
            indexed: scope.is_indexed() && definition.indexed,
            languages: languages.collect(),
            feeds: Vec::new(),
            breadcrumbs: place.breadcrumbs,
            share: share(scope, place.league, place.match_),
            sport: place.sport,
            league: place.league,
        },
        body,
    }
}

/// The picture of a link to a page about a match of the league, or about one of its lists.
pub fn share(
    scope: &Scope<'_>,
    league: Option<u64>,
    match_: Option<&Match>,
) -> Option<Each<Option<String>>> {
    let Some(league) = league.and_then(|id| scope.league(id)) else {
        return scope.share(Subject::Site);
    };
    // Their names are drawn, too.
    scope.sport(league.sport);
    scope.category(league.category);
    scope.share(match_.map_or(Subject::League(league), |it| Subject::Match(league, it)))
}
