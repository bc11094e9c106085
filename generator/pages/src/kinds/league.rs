//! `/[sport]/[league]`: every match of a league, by day.

use serde::Serialize;

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport, each};
use super::fixtures::{CalendarLinks, calendar_link, calendars, feed_links, feed_title};
use super::flag::flag;
use super::frame::{Place, page};
use super::links::{category_href, crumb, here, home_crumb, sport_href};
use super::list::{OWN, kept_list, source};
use super::outrights::links;
use super::tools::Tools;
use crate::scope::Scope;
use crate::view::{ListKind, ListedMatches, OddsListProps, OutrightLink, Words};
use catalogue::List;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(3);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "league",
    template: "pages/league.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| each(KIND, site.catalogue.leagues.keys()),
        exists: |site, route| {
            let id = route.id();
            id.is_some_and(|id| site.catalogue.leagues.contains_key(&id))
        },
        path: |site, route| {
            let league = site.catalogue.leagues.get(&route.id()?)?;
            below_sport(site.catalogue, league.sport, &league.slug)
        },
        shows: |route| route.id().map(Subject::League),
        comes_with: |_, subject| match subject {
            Subject::League(id) => vec![Route::entity(KIND, id)],
            _ => Vec::new(),
        },
    }),
    view,
};

#[derive(Serialize)]
struct LeagueBody<'a> {
    /// The operator's number.
    id: u64,
    name: Words<'a>,
    /// Its category's name.
    category: Words<'a>,
    /// Its sport's name.
    sport: Words<'a>,
    /// Name of its country's flag picture (`za`).
    flag: Option<&'static str>,
    /// Number of matches that take bets.
    count: u32,
    /// All of its matches that take bets, by day.
    list: OddsListProps<'a>,
    /// The tools above the list.
    tools: Tools<'a>,
    /// Bets on the whole competition.
    outrights: Vec<OutrightLink<'a>>,
    /// Its calendars.
    calendars: Option<CalendarLinks<'a>>,
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let league = scope.league(id).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let [name, category_name, sport_name] =
        [&league.name, &category.name, &sport.name].map(|text| scope.text(text));
    let ids = scope.list(List::League(league.id));
    let source = source(scope, ListKind::League, Some(league.id));
    let list = kept_list(scope, &ids, Grouping::Days, OWN, source)?;
    let path = scope.league_path(league).ok_or_else(gone)?;
    let outrights = links(scope, &scope.list(List::OutrightsOfLeague(league.id)));
    let calendars = calendars(scope, league.id, &path);
    let mut feeds = feed_links(scope, &path, &feed_title(scope, league)?);
    feeds.extend(calendars.as_ref().and_then(|it| calendar_link(it, &name)));
    let body = LeagueBody {
        id: league.id,
        name: name.clone(),
        category: category_name.clone(),
        sport: sport_name.clone(),
        flag: category.country.as_deref().and_then(flag),
        count: u32::try_from(ids.len()).unwrap_or(u32::MAX),
        tools: Tools::of_days(&list)
            .with_results(scope, league.id, &path)?
            .with_outrights(scope, &outrights)?
            .with_listing(
                scope,
                &list,
                ListedMatches {
                    sport: Some(sport.slug.as_str()),
                    league: Some(league.id),
                    ..ListedMatches::default()
                },
            )
            .with_calendars(scope, calendars.is_some())?,
        list,
        outrights,
        calendars,
    };
    let place = Place {
        path,
        sport: Some(sport.slug.as_str()),
        league: Some(league.id),
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, sport_href(scope, sport)),
            crumb(category_name, category_href(scope, sport, category)),
            here(name),
        ],
    };
    let mut view = page(scope, &DEFINITION, place, body);
    view.page.feeds = feeds;
    Ok(Model::new(scope, &view))
}
