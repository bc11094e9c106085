//! Which pages there are, and where each stands (spec 2.1).

use std::collections::HashMap;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Catalogue, Slug};
use crate::diagnostic::Diagnostic;

/// Kind of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PageKind {
    /// `/`
    Home,
    /// `/[sport]`
    Sport,
    /// `/[sport]/[category]`
    Category,
    /// `/[sport]/[league]`
    League,
    /// `/[sport]/[match]`
    Match,
    /// `/live`
    Live,
    /// `/404`
    NotFound,
    /// `/500`
    Error,
}

impl PageKind {
    /// Its template.
    pub fn template(self) -> &'static str {
        match self {
            Self::Home => "pages/home.html",
            Self::Sport => "pages/sport.html",
            Self::Category => "pages/category.html",
            Self::League => "pages/league.html",
            Self::Match => "pages/match.html",
            Self::Live => "pages/live.html",
            Self::NotFound => "pages/not-found.html",
            Self::Error => "pages/error.html",
        }
    }

    /// Every kind.
    pub const ALL: [Self; 8] = [
        Self::Home,
        Self::Sport,
        Self::Category,
        Self::League,
        Self::Match,
        Self::Live,
        Self::NotFound,
        Self::Error,
    ];

    /// Its number in the state.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// The kind with this number.
    pub fn from_code(code: u8) -> Option<Self> {
        Self::ALL.get(usize::from(code)).copied()
    }

    /// Its name in templates.
    pub fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Sport => "sport",
            Self::Category => "category",
            Self::League => "league",
            Self::Match => "match",
            Self::Live => "live",
            Self::NotFound => "not-found",
            Self::Error => "error",
        }
    }
}

/// A page, in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Route {
    /// Kind of the page.
    pub kind: PageKind,
    /// Number of the entity that it shows; 0 where it shows none.
    pub id: u64,
}

impl Route {
    /// A page that shows no entity.
    pub const fn plain(kind: PageKind) -> Self {
        Self { kind, id: 0 }
    }

    /// Whether there is such a page.
    pub fn is_there(self, catalogue: &Catalogue) -> bool {
        match self.kind {
            PageKind::Home | PageKind::Live | PageKind::NotFound | PageKind::Error => true,
            PageKind::Sport => catalogue.sports.contains_key(&self.id),
            PageKind::Category => catalogue.categories.contains_key(&self.id),
            PageKind::League => catalogue.leagues.contains_key(&self.id),
            PageKind::Match => catalogue.matches.contains_key(&self.id),
        }
    }

    /// Path without the locale's prefix, `/` for the home page; `None` when the entity is not there.
    pub fn path(self, catalogue: &Catalogue) -> Option<String> {
        let of = |sport: u64, slug: &Slug| Some(catalogue.sports.get(&sport)?.path_of(slug));
        match self.kind {
            PageKind::Home => Some("/".to_owned()),
            PageKind::Live => Some("/live".to_owned()),
            PageKind::NotFound => Some("/404".to_owned()),
            PageKind::Error => Some("/500".to_owned()),
            PageKind::Sport => Some(format!("/{}", catalogue.sports.get(&self.id)?.slug)),
            PageKind::Category => {
                let category = catalogue.categories.get(&self.id)?;
                of(category.sport, &category.slug)
            }
            PageKind::League => {
                let league = catalogue.leagues.get(&self.id)?;
                of(league.sport, &league.slug)
            }
            PageKind::Match => {
                let match_ = catalogue.matches.get(&self.id)?;
                of(catalogue.leagues.get(&match_.league)?.sport, &match_.slug)
            }
        }
    }
}

/// File of a page below the site's root: `/` is `index.html`, `/ar` is `ar.html`,
/// `/ar/soccer` is `ar/soccer.html`. CDNs and static servers resolve these without a redirect.
pub fn file(prefix: &str, path: &str) -> String {
    let prefix = prefix.trim_start_matches('/');
    match (prefix, path.trim_matches('/')) {
        ("", "") => "index.html".to_owned(),
        ("", path) => [path, ".html"].concat(),
        (prefix, "") => [prefix, ".html"].concat(),
        (prefix, path) => [prefix, "/", path, ".html"].concat(),
    }
}

/// Whether a file below the site's root is a page; the others are assets.
pub fn is_page(file: &str) -> bool {
    file.ends_with(".html")
}

/// How many pages there are in a language.
pub fn count(catalogue: &Catalogue) -> usize {
    PLAIN.len()
        + catalogue.sports.len()
        + catalogue.categories.len()
        + catalogue.leagues.len()
        + catalogue.matches.len()
}

/// Pages that show no entity.
const PLAIN: [PageKind; 4] = [
    PageKind::Home,
    PageKind::Live,
    PageKind::NotFound,
    PageKind::Error,
];

/// Every page there is with its path, in a fixed order.
///
/// # Errors
/// Two pages with one path. Slugs are unique by then, so this is a mistake of the generator or a
/// page of the editors' that stands in the way; building on would lose one of the two.
pub fn all(catalogue: &Catalogue) -> Result<Vec<(Route, String)>, Vec<Diagnostic>> {
    let of = |kind: PageKind, ids: Vec<u64>| ids.into_iter().map(move |id| Route { kind, id });
    let mut routes: Vec<Route> = PLAIN.map(Route::plain).into();
    routes.extend(of(
        PageKind::Sport,
        catalogue.sports.keys().copied().collect(),
    ));
    routes.extend(of(
        PageKind::Category,
        catalogue.categories.keys().copied().collect(),
    ));
    routes.extend(of(
        PageKind::League,
        catalogue.leagues.keys().copied().collect(),
    ));
    routes.extend(of(
        PageKind::Match,
        catalogue.matches.keys().copied().collect(),
    ));
    let with_path = |route: Route| Some((route, route.path(catalogue)?));
    let routes: Vec<(Route, String)> = routes.into_par_iter().filter_map(with_path).collect();
    let mut taken: HashMap<&str, Route> = HashMap::with_capacity(routes.len());
    let mut clashes = Vec::new();
    for (route, path) in &routes {
        if let Some(first) = taken.insert(path, *route) {
            clashes.push(
                Diagnostic::error(format!(
                    "two pages have the path {path}: {} {} and {} {}",
                    first.kind.name(),
                    first.id,
                    route.kind.name(),
                    route.id
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

#[cfg(test)]
mod tests {
    use super::file;

    #[test]
    fn a_path_has_one_file() {
        let cases = [
            ("", "/", "index.html"),
            ("/ar", "/", "ar.html"),
            ("", "/soccer", "soccer.html"),
            ("/ar", "/soccer/al-ahly", "ar/soccer/al-ahly.html"),
            ("", "/404", "404.html"),
        ];
        for (prefix, path, expected) in cases {
            assert_eq!(file(prefix, path), expected);
        }
    }
}
