//! `/[sport]/[league].rss` and `.jsonfeed`: the next matches of a league, for feed readers.

use super::definition::{Definition, Many, Model, Naming, Pages, below_sport};
use super::fixtures::{feed, feed_path};
use crate::scope::Scope;
use crate::site::Site;
use catalogue::Slug;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use diagnostic::Diagnostic;
use project::settings::Format;

const KIND: PageKind = PageKind::new(50);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "league-feed",
    template: "",
    status: 200,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let formats: Vec<Format> = formats(site).collect();
            let leagues = site.catalogue.leagues.keys();
            let all = leagues.flat_map(|id| formats.iter().map(|format| (*id, *format)));
            let all: Vec<(u64, Format)> = all.collect();
            Box::new(all.into_iter().map(|(id, format)| route(id, format)))
        },
        exists: |site, route| path(site, route).is_some(),
        path,
        shows: |route| route.id().map(Subject::League),
        comes_with: |site, subject| match subject {
            Subject::League(id) => formats(site).map(|format| route(id, format)).collect(),
            _ => Vec::new(),
        },
    }),
    view,
};

fn route(league: u64, format: Format) -> Route {
    let parts = [
        Part::Entity(league),
        Part::Slug(Slug::new(format.name(), 0)),
    ];
    Route::with(KIND, parts)
}

fn format_of(route: &Route) -> Option<Format> {
    Format::of_name(route.slug()?.as_str())
}

fn formats(site: &Site<'_>) -> impl Iterator<Item = Format> {
    let feeds = site.project.settings.feeds;
    Format::ALL.into_iter().filter(move |it| feeds.has(*it))
}

fn path(site: &Site<'_>, route: &Route) -> Option<String> {
    let format = format_of(route)?;
    formats(site).find(|it| *it == format)?;
    let league = site.catalogue.leagues.get(&route.id()?)?;
    let path = below_sport(site.catalogue, league.sport, &league.slug)?;
    Some(feed_path(&path, format))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let format = format_of(route).ok_or_else(gone)?;
    scope.feeds();
    let league = scope
        .league(route.id().ok_or_else(gone)?)
        .ok_or_else(gone)?;
    feed(scope, league, format)?.ok_or_else(gone)
}
