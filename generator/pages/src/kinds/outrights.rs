//! Links to outrights.

use crate::scope::Scope;
use crate::view::OutrightLink;

/// Links to these outrights.
pub fn links<'a>(scope: &Scope<'a>, ids: &[u64]) -> Vec<OutrightLink<'a>> {
    let events = ids.iter().filter_map(|id| scope.match_(*id));
    let links = events.filter_map(|event| {
        let league = scope.league(event.league)?;
        let sport = scope.sport(league.sport)?;
        Some(OutrightLink {
            name: scope.text(&event.home),
            href: scope.href(&scope.match_path(event, sport.id)?),
            sport: sport.slug.as_str(),
            close: scope.day_text(scope.date(event.start)),
        })
    });
    links.collect()
}
