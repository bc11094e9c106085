//! `/[sport]/[outright]`: a bet on a whole competition, such as who wins a league.

use std::collections::HashSet;

use serde::Serialize;

use super::card::market_list;
use super::definition::{Definition, Many, Model, Naming, Pages};
use super::frame::{Place, page};
use super::links::{category_href, crumb, here, home_crumb, sport_href};
use super::r#match::{event_path, events, is_event};
use crate::scope::Scope;
use crate::view::{MatchMarketsProps, TimeProps, Words};
use catalogue::Text;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(37);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "outright",
    template: "pages/outright.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| events(KIND, site, true),
        exists: |site, route| is_event(site, route, true),
        path: event_path,
        shows: |route| route.id().map(Subject::Match),
        comes_with: |_, subject| match subject {
            // Its page of the other kind goes when an event changes its kind.
            Subject::Match(id) => vec![Route::entity(KIND, id)],
            _ => Vec::new(),
        },
    }),
    view,
};

#[derive(Serialize)]
struct OutrightBody<'a> {
    /// The operator's number.
    id: u64,
    /// Its name, which has that of the competition.
    name: Words<'a>,
    /// Its league's name.
    league: Words<'a>,
    /// Its league's page.
    league_href: Words<'a>,
    /// Its sport's name.
    sport: Words<'a>,
    /// Its category's name: competitions of two countries may have the same one.
    category: Words<'a>,
    /// Path segment of its sport, which is also the name of its icon.
    key: &'a str,
    /// When it takes the last bets.
    close: TimeProps<'a>,
    /// Whether it takes bets.
    is_open: bool,
    /// When the competition ends.
    ends: Option<TimeProps<'a>>,
    /// Names of those who take part, unless each of them has a price on the page.
    entrants: Vec<Words<'a>>,
    /// Its markets.
    markets: MatchMarketsProps<'a>,
}

fn view<'a>(scope: &'a Scope<'a>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let event = scope.match_(id).ok_or_else(gone)?;
    let league = scope.league(event.league).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let path = scope.match_path(event, sport.id).ok_or_else(gone)?;
    let league_href = scope.href(&scope.league_path(league).ok_or_else(gone)?);
    let [name, league_name, sport_name] =
        [&event.home, &league.name, &sport.name].map(|text| scope.text(text));
    let details = event.outright.as_deref();
    let priced: HashSet<&str> = match event.is_bettable() {
        true => (scope.markets(event.id).iter())
            .flat_map(|market| &market.outcomes)
            .map(|outcome| outcome.name.get(0))
            .collect(),
        false => HashSet::new(),
    };
    let entrants: &[Text] = details.map_or(&[], |it| &it.entrants);
    let are_priced = entrants.iter().all(|name| priced.contains(name.get(0)));
    let entrants = if are_priced { &[] } else { entrants };
    let body = OutrightBody {
        id: event.id,
        name: name.clone(),
        league: league_name.clone(),
        league_href: league_href.clone(),
        sport: sport_name.clone(),
        category: scope.text(&category.name),
        key: sport.slug.as_str(),
        close: scope.long_moment(event.start),
        is_open: event.is_bettable(),
        ends: details.and_then(|it| Some(scope.long_moment(it.ends?))),
        entrants: entrants.iter().map(|name| scope.text(name)).collect(),
        markets: market_list(scope, event).ok_or_else(gone)?,
    };
    let place = Place {
        path,
        sport: Some(sport.slug.as_str()),
        league: Some(league.id),
        match_: Some(event),
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, sport_href(scope, sport)),
            crumb(
                scope.text(&category.name),
                category_href(scope, sport, category),
            ),
            crumb(league_name, league_href),
            here(name),
        ],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}
