//! `/search`: the field of the search, and links to every sport and league for visitors without script.
//! A query in the address (`?q=`) is answered by the island.

use serde::Serialize;

use super::definition::{Definition, Model, Naming, Pages};
use super::flag::flag;
use super::frame::{Place, page};
use super::links::{here, home_crumb, sport_href};
use crate::frame::SEARCH;
use crate::scope::Scope;
use crate::view::{LeagueLink, SearchProps, Words};
use catalogue::route::{PageKind, Route};
use catalogue::{Category, List, Sport};
use diagnostic::Diagnostic;

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(40),
    name: "search",
    template: "pages/search.html",
    status: 200,
    indexed: false,
    composed: false,
    naming: Naming {
        crumb: "crumb-search",
        ..Naming::NONE
    },
    pages: Pages::One(SEARCH),
    view,
};

#[derive(Serialize)]
struct SearchBody<'a> {
    /// The field.
    search: SearchProps<'a>,
    /// Every sport, in the operator's order.
    sports: Vec<SportLeagues<'a>>,
}

/// A sport with its leagues, as links.
#[derive(Serialize)]
struct SportLeagues<'a> {
    /// Path segment, which is also the name of its icon.
    key: &'a str,
    name: Words<'a>,
    href: Words<'a>,
    leagues: Vec<LeagueLink<'a>>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    let sports = scope.list(List::Sports).into_iter();
    let sports = sports.filter_map(|id| scope.sport(id));
    let body = SearchBody {
        search: SearchProps {
            action: scope.href(SEARCH),
            labels: scope.labels(),
        },
        sports: sports.map(|sport| sport_leagues(scope, sport)).collect(),
    };
    let place = Place {
        path: SEARCH.to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            here(scope.message(DEFINITION.naming.crumb)?),
        ],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}

fn sport_leagues<'a>(scope: &Scope<'a>, sport: &'a Sport) -> SportLeagues<'a> {
    let categories = scope.list(List::Categories(sport.id)).into_iter();
    let categories = categories.filter_map(|id| scope.category(id));
    SportLeagues {
        key: sport.slug.as_str(),
        name: scope.text(&sport.name),
        href: sport_href(scope, sport),
        leagues: categories
            .flat_map(|category| leagues(scope, category))
            .collect(),
    }
}

/// Links to a category's leagues without their numbers of matches, which change all the time.
fn leagues<'a>(scope: &Scope<'a>, category: &'a Category) -> Vec<LeagueLink<'a>> {
    let leagues = scope.list(List::Leagues(category.id)).into_iter();
    let leagues = leagues.filter_map(|id| scope.league(id));
    let links = leagues.filter_map(|league| {
        Some(LeagueLink {
            id: league.id,
            name: scope.text(&league.name),
            category: scope.text(&category.name),
            href: scope.href(&scope.league_path(league)?),
            flag: category.country.as_deref().and_then(flag),
            count: None,
        })
    });
    links.collect()
}
