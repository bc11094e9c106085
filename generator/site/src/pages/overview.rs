//! The pages that lead to matches: home, live, sport, category, league; and the error pages.

use super::flag::flag;
use super::frame::{Place, page};
use super::list::list;
use super::{Model, gone};
use crate::catalogue::{Category, List, Sport};
use crate::diagnostic::Diagnostic;
use crate::route::Route;
use crate::rules::groups::Grouping;
use crate::scope::Scope;
use crate::view::{
    CategoryBody, CategoryLinks, Crumb, ErrorBody, HomeBody, LeagueBody, LeagueLink, LiveBody,
    SportBody, Words,
};

/// `/`
pub fn home(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    let list = list(
        scope,
        &scope.list(List::Home),
        Grouping::Leagues { mixed: true },
    )?;
    let place = Place {
        path: "/".to_owned(),
        sport: None,
        league: None,
        breadcrumbs: Vec::new(),
    };
    Ok(Model::new(
        scope,
        &page(scope, route, place, HomeBody { list }),
    ))
}

/// `/live`
pub fn live(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    let ids = scope.list(List::Live);
    let list = list(scope, &ids, Grouping::Leagues { mixed: true })?;
    let place = Place {
        path: "/live".to_owned(),
        sport: None,
        league: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            Crumb {
                name: scope.message("crumb-live")?,
                href: None,
            },
        ],
    };
    let count = u32::try_from(ids.len()).unwrap_or(u32::MAX);
    Ok(Model::new(
        scope,
        &page(scope, route, place, LiveBody { count, list }),
    ))
}

/// `/[sport]`
pub fn sport(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    let sport = scope.sport(route.id).ok_or_else(|| gone(route))?;
    let name = scope.text(&sport.name);
    let categories: Vec<CategoryLinks<'_>> = scope
        .list(List::Categories(sport.id))
        .into_iter()
        .filter_map(|id| scope.category(id))
        .map(|category| {
            let leagues = league_links(scope, category);
            CategoryLinks {
                name: scope.text(&category.name),
                href: category_href(scope, sport, category),
                flag: category.country.as_deref().and_then(flag),
                count: total(&leagues),
                leagues,
            }
        })
        .collect();
    let body = SportBody {
        key: sport.slug.as_str(),
        name: name.clone(),
        count: categories.iter().map(|category| category.count).sum(),
        categories,
        list: list(
            scope,
            &scope.list(List::Sport(sport.id)),
            Grouping::Leagues { mixed: false },
        )?,
    };
    let place = Place {
        path: format!("/{}", sport.slug),
        sport: Some(sport.slug.as_str()),
        league: None,
        breadcrumbs: vec![home_crumb(scope)?, here(name)],
    };
    Ok(Model::new(scope, &page(scope, route, place, body)))
}

/// `/[sport]/[category]`
pub fn category(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    let category = scope.category(route.id).ok_or_else(|| gone(route))?;
    let sport = scope.sport(category.sport).ok_or_else(|| gone(route))?;
    let [name, sport_name] = [&category.name, &sport.name].map(|text| scope.text(text));
    let leagues = league_links(scope, category);
    let body = CategoryBody {
        name: name.clone(),
        sport: sport_name.clone(),
        flag: category.country.as_deref().and_then(flag),
        count: total(&leagues),
        leagues,
        list: list(
            scope,
            &scope.list(List::Category(category.id)),
            Grouping::Leagues { mixed: false },
        )?,
    };
    let place = Place {
        path: sport.path_of(&category.slug),
        sport: Some(sport.slug.as_str()),
        league: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, scope.href(&format!("/{}", sport.slug))),
            here(name),
        ],
    };
    Ok(Model::new(scope, &page(scope, route, place, body)))
}

/// `/[sport]/[league]`
pub fn league(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    let gone = || gone(route);
    let league = scope.league(route.id).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let [name, category_name, sport_name] =
        [&league.name, &category.name, &sport.name].map(|text| scope.text(text));
    let ids = scope.list(List::League(league.id));
    let body = LeagueBody {
        name: name.clone(),
        category: category_name.clone(),
        sport: sport_name.clone(),
        flag: category.country.as_deref().and_then(flag),
        count: u32::try_from(ids.len()).unwrap_or(u32::MAX),
        list: list(scope, &ids, Grouping::Days)?,
    };
    let place = Place {
        path: scope.league_path(league).ok_or_else(gone)?,
        sport: Some(sport.slug.as_str()),
        league: Some(league.id),
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, scope.href(&format!("/{}", sport.slug))),
            crumb(category_name, category_href(scope, sport, category)),
            here(name),
        ],
    };
    Ok(Model::new(scope, &page(scope, route, place, body)))
}

/// `/404` and `/500`
pub fn error(scope: &Scope<'_>, route: Route, status: u16) -> Result<Model, Diagnostic> {
    let place = Place {
        path: format!("/{status}"),
        sport: None,
        league: None,
        breadcrumbs: Vec::new(),
    };
    Ok(Model::new(
        scope,
        &page(scope, route, place, ErrorBody { status }),
    ))
}

/// The breadcrumb of the home page.
pub fn home_crumb<'a>(scope: &Scope<'a>) -> Result<Crumb<'a>, Diagnostic> {
    Ok(crumb(scope.message("crumb-home")?, scope.href("/")))
}

/// A breadcrumb with a link.
pub fn crumb<'a>(name: Words<'a>, href: Words<'a>) -> Crumb<'a> {
    Crumb {
        name,
        href: Some(href),
    }
}

/// The breadcrumb of the page itself.
fn here(name: Words<'_>) -> Crumb<'_> {
    Crumb { name, href: None }
}

fn category_href<'a>(scope: &Scope<'a>, sport: &Sport, category: &Category) -> Words<'a> {
    scope.href(&sport.path_of(&category.slug))
}

fn league_links<'a>(scope: &Scope<'a>, category: &'a Category) -> Vec<LeagueLink<'a>> {
    scope
        .list(List::Leagues(category.id))
        .into_iter()
        .filter_map(|id| scope.league(id))
        .filter_map(|league| {
            Some(LeagueLink {
                id: league.id,
                name: scope.text(&league.name),
                category: scope.text(&category.name),
                href: scope.href(&scope.league_path(league)?),
                flag: category.country.as_deref().and_then(flag),
                count: Some(scope.count(league.id)),
            })
        })
        .collect()
}

fn total(leagues: &[LeagueLink<'_>]) -> u32 {
    leagues.iter().filter_map(|league| league.count).sum()
}
