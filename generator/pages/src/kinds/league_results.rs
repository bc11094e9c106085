//! `/[sport]/[league]/results`: the matches of a league that have ended within a week. The page exists
//! while there is one.

use serde::Serialize;

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport};
use super::ended::{EndedLeague, ended};
use super::flag::flag;
use super::frame::{Place, page};
use super::links::{category_href, crumb, here, home_crumb, sport_href};
use super::parts::Parts;
use crate::scope::Scope;
use crate::site::Site;
use crate::view::Words;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use catalogue::{List, Span};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(22);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "league-results",
    template: "pages/league-results.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let leagues = site.catalogue.leagues.keys();
            let all = leagues.flat_map(|id| routes_of(site, *id));
            Box::new(all.collect::<Vec<_>>().into_iter())
        },
        exists: |site, route| {
            let part = route.number().unwrap_or(1);
            let id = route
                .id()
                .filter(|id| site.catalogue.leagues.contains_key(id));
            id.is_some_and(|id| part <= site.catalogue.size(Span::EndedIn(id)).pages)
        },
        path: |site, route| {
            let league = site.catalogue.leagues.get(&route.id()?)?;
            let path = below_sport(site.catalogue, league.sport, &league.slug)?;
            Some(path_of(&path, route.number().unwrap_or(1)))
        },
        shows: |_| None,
        comes_with: |site, subject| match subject {
            Subject::League(id) | Subject::Size(Span::EndedIn(id)) => routes_of(site, id),
            _ => Vec::new(),
        },
    }),
    view,
};

fn routes_of(site: &Site<'_>, league: u64) -> Vec<Route> {
    let parts = 1..=site.catalogue.size(Span::EndedIn(league)).pages;
    parts.map(|part| route_of(league, part)).collect()
}

fn route_of(league: u64, part: u32) -> Route {
    let number = (part > 1).then_some(Part::Number(part));
    let parts = [Part::Entity(league)].into_iter().chain(number);
    Route::with(KIND, parts.collect::<Vec<_>>())
}

/// Path of a part, by that of its league.
pub fn path_of(league: &str, part: u32) -> String {
    match part {
        1 => format!("{league}/results"),
        part => format!("{league}/results/{part}"),
    }
}

/// Link to a league's results, and how many there are; none if there are none.
pub fn link<'a>(scope: &Scope<'a>, league: u64, path: &str) -> Option<(Words<'a>, u32)> {
    let count = scope.size(Span::EndedIn(league));
    (count > 0).then(|| (scope.href(&path_of(path, 1)), count))
}

#[derive(Serialize)]
struct LeagueResultsBody<'a> {
    name: Words<'a>,
    /// Its category's name.
    category: Words<'a>,
    /// Its sport's name.
    sport: Words<'a>,
    /// Name of its country's flag picture (`za`).
    flag: Option<&'static str>,
    /// The league's own page.
    href: Words<'a>,
    /// Number of its results; on a further part, those on the page.
    count: u32,
    /// The part that the page shows, if it is not the first.
    part: Option<u32>,
    /// This part of the matches: one league.
    leagues: Vec<EndedLeague<'a>>,
    /// Links to the other parts.
    parts: Option<Parts<'a>>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let league = scope.league(id).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let [name, category_name, sport_name] =
        [&league.name, &category.name, &sport.name].map(|text| scope.text(text));
    let span = Span::EndedIn(id);
    let part = route.number().unwrap_or(1);
    let ids = scope.list(List::Part(span, part));
    let count = match part {
        1 => scope.size(span),
        _ => u32::try_from(ids.len()).unwrap_or(u32::MAX),
    };
    let league_path = scope.league_path(league).ok_or_else(gone)?;
    let href = scope.href(&league_path);
    let path = |part| path_of(&league_path, part);
    let body = LeagueResultsBody {
        name: name.clone(),
        category: category_name.clone(),
        sport: sport_name.clone(),
        flag: category.country.as_deref().and_then(flag),
        href: href.clone(),
        count,
        part: (part > 1).then_some(part),
        leagues: ended(scope, &ids, false),
        parts: Parts::of(scope, part, scope.parts(span), path),
    };
    let place = Place {
        path: path(part),
        sport: Some(sport.slug.as_str()),
        league: Some(id),
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, sport_href(scope, sport)),
            crumb(category_name, category_href(scope, sport, category)),
            crumb(name, href),
            here(scope.message("crumb-results")?),
        ],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
