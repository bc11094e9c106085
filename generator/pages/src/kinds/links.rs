//! Links between pages: breadcrumbs, and links to the leagues of a category.

use super::flag::flag;
use crate::scope::Scope;
use crate::view::{Crumb, LeagueLink, Words};
use catalogue::{Category, List, Sport};
use diagnostic::Diagnostic;

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

/// The breadcrumb of the current page.
pub fn here(name: Words<'_>) -> Crumb<'_> {
    Crumb { name, href: None }
}

/// Path of a sport's page.
pub fn sport_href<'a>(scope: &Scope<'a>, sport: &Sport) -> Words<'a> {
    scope.href(&format!("/{}", sport.slug))
}

/// Path of a category's page.
pub fn category_href<'a>(scope: &Scope<'a>, sport: &Sport, category: &Category) -> Words<'a> {
    scope.href(&sport.path_of(&category.slug))
}

/// Links to a category's leagues, with the number of matches that take bets.
pub fn league_links<'a>(scope: &Scope<'a>, category: &'a Category) -> Vec<LeagueLink<'a>> {
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

/// Total number of matches that take bets in these leagues.
pub fn total(leagues: &[LeagueLink<'_>]) -> u32 {
    leagues.iter().filter_map(|league| league.count).sum()
}
