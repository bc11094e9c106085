//! `/[sport]/[league].ics`: the calendar of a league. It exists while the operator lists a match.

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport};
use super::fixtures::{calendar, calendar_path};
use crate::scope::Scope;
use crate::site::Site;
use catalogue::List;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(52);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "league-calendar",
    template: "",
    status: 200,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let leagues = site.catalogue.leagues_with_fixtures();
            let is_on = site.project.settings.feeds.calendars;
            let leagues: Vec<u64> = leagues.filter(|_| is_on).collect();
            Box::new(leagues.into_iter().map(|id| Route::entity(KIND, id)))
        },
        exists: |site, route| path(site, route).is_some(),
        path,
        shows: |route| route.id().map(Subject::League),
        comes_with: |site, subject| match subject {
            Subject::League(id) => vec![Route::entity(KIND, id)],
            Subject::Match(id) => {
                let league = site.catalogue.match_(id).map(|it| it.league);
                let route = league.map(|league| Route::entity(KIND, league));
                route.into_iter().collect()
            }
            _ => Vec::new(),
        },
    }),
    view,
};

fn path(site: &Site<'_>, route: &Route) -> Option<String> {
    let league = site.catalogue.leagues.get(&route.id()?)?;
    let has_matches = !site.catalogue.list(List::Fixtures(league.id), 0).is_empty();
    if !site.project.settings.feeds.calendars || !has_matches {
        return None;
    }
    let path = below_sport(site.catalogue, league.sport, &league.slug)?;
    Some(calendar_path(&path))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    scope.feeds();
    let league = scope
        .league(route.id().ok_or_else(gone)?)
        .ok_or_else(gone)?;
    calendar(scope, league, None).ok_or_else(gone)
}
