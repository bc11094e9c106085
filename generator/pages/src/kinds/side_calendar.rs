//! `/[sport]/[league]/[side].ics`: the calendar of a side of a league. It exists while the operator lists
//! several of its matches.

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport};
use super::fixtures::{calendar, side_path};
use crate::scope::Scope;
use crate::site::Site;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use catalogue::{List, Side, side_key};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(53);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "side-calendar",
    template: "",
    status: 200,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let is_on = site.project.settings.feeds.side_calendars;
            let sides: Vec<_> = site.catalogue.sides().filter(|_| is_on).collect();
            Box::new(sides.into_iter().map(|(league, slug)| {
                let slug = Part::Slug(slug.clone());
                Route::with(KIND, [Part::Entity(league), slug])
            }))
        },
        exists: |site, route| path(site, route).is_some(),
        path,
        shows: |_| None,
        comes_with: |site, subject| match subject {
            Subject::Match(id) => {
                let Some(match_) = site.catalogue.match_(id) else {
                    return Vec::new();
                };
                let sides = [Side::Home, Side::Away].into_iter();
                let slugs = sides.filter_map(|side| side.slug(match_));
                let league = Part::Entity(match_.league);
                slugs
                    .map(|slug| Route::with(KIND, [league.clone(), Part::Slug(slug)]))
                    .collect()
            }
            _ => Vec::new(),
        },
    }),
    view,
};

fn path(site: &Site<'_>, route: &Route) -> Option<String> {
    let league = site.catalogue.leagues.get(&route.id()?)?;
    let slug = route.slug()?;
    let list = List::Side(league.id, side_key(slug));
    let has_matches = !site.catalogue.list(list, 0).is_empty();
    if !site.project.settings.feeds.side_calendars || !has_matches {
        return None;
    }
    let path = below_sport(site.catalogue, league.sport, &league.slug)?;
    Some(side_path(&path, slug))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    scope.feeds();
    let slug = route.slug().ok_or_else(gone)?;
    let league = scope
        .league(route.id().ok_or_else(gone)?)
        .ok_or_else(gone)?;
    calendar(scope, league, Some(slug)).ok_or_else(gone)
}
