//! Leagues as links, for several kinds of blocks.

use crate::kinds::flag::flag;
use crate::scope::Scope;
use crate::view::LeagueLink;
use catalogue::{League, List};
use project::content::Segment;

/// The leagues that the operator ranks first, at most this number.
pub fn top<'a>(scope: &Scope<'a>, limit: u32) -> Vec<LeagueLink<'a>> {
    let ids = scope.list(List::TopLeagues).into_iter();
    let leagues = ids.filter_map(|id| scope.league(id));
    leagues
        .filter_map(|league| link(scope, league))
        .take(limit as usize)
        .collect()
}

/// The league of these slugs.
pub fn named<'a>(scope: &Scope<'a>, sport: &Segment, league: &Segment) -> Option<&'a League> {
    let sport = scope.sport_of_slug(sport.as_str())?;
    scope.league_of_slug(sport, league.as_str())
}

/// A league as a link, with its number of matches that take bets.
pub fn link<'a>(scope: &Scope<'a>, league: &'a League) -> Option<LeagueLink<'a>> {
    let category = scope.category(league.category)?;
    Some(LeagueLink {
        id: league.id,
        name: scope.text(&league.name),
        category: scope.text(&category.name),
        href: scope.href(&scope.league_path(league)?),
        flag: category.country.as_deref().and_then(flag),
        count: Some(scope.count(league.id)),
    })
}
