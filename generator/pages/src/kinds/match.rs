//! `/[sport]/[match]`: who plays, the score, and every market.

use api::wire::EventStatus;
use serde::Serialize;

use super::card::market_list;
use super::definition::{Definition, Many, Model, Naming, Pages, Routes, below_sport};
use super::frame::{Place, page};
use super::links::{category_href, crumb, here, home_crumb, sport_href};
use super::match_parts::{centre, scoreboard};
use crate::scope::Scope;
use crate::site::Site;
use crate::view::{MatchCentreProps, MatchMarketsProps, ScoreboardProps, TimeProps, Words};
use catalogue::input::Subject;
use catalogue::route::{PageKind, Route};
use catalogue::{Called, Match, Text};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(4);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "match",
    template: "pages/match.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| events(KIND, site, false),
        exists: |site, route| is_event(site, route, false),
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

/// The pages of all matches, or of all outrights.
pub fn events<'s>(kind: PageKind, site: &Site<'_>, is_outright: bool) -> Routes<'s> {
    let events = site.catalogue.matches.values();
    let events = events.filter(|event| event.is_outright == is_outright);
    let ids: Vec<u64> = events.map(|event| event.id).collect();
    Box::new(ids.into_iter().map(move |id| Route::entity(kind, id)))
}

/// Whether there is a match, or an outright, of this page.
pub fn is_event(site: &Site<'_>, route: &Route, is_outright: bool) -> bool {
    let event = route.id().and_then(|id| site.catalogue.matches.get(&id));
    event.is_some_and(|event| event.is_outright == is_outright)
}

/// Path of the page of a match or an outright.
pub fn event_path(site: &Site<'_>, route: &Route) -> Option<String> {
    let event = site.catalogue.matches.get(&route.id()?)?;
    let league = site.catalogue.leagues.get(&event.league)?;
    below_sport(site.catalogue, league.sport, &event.slug)
}

#[derive(Serialize)]
struct MatchBody<'a> {
    /// The operator's number.
    id: u64,
    /// The operator's number of the home side.
    home_id: Option<u64>,
    /// That of the away side.
    away_id: Option<u64>,
    /// Home side.
    home: Words<'a>,
    /// Away side.
    away: Words<'a>,
    /// Its league's name.
    league: Words<'a>,
    /// Path of its league's page.
    league_href: Words<'a>,
    /// Its sport's name.
    sport: Words<'a>,
    /// When it starts, with the day.
    start: TimeProps<'a>,
    /// Where it is played.
    venue: Option<&'a str>,
    /// Its category's name.
    category: Words<'a>,
    /// The country of its category: ISO 3166-1 alpha-2, in upper case.
    country: Option<String>,
    /// What each side is in the words of schema.org: `SportsTeam` or `Person`.
    competitor: &'static str,
    /// Whether it is played nowhere that is known: a computer game, or without a venue and a country.
    is_online: bool,
    /// Whether it is known when it starts.
    is_dated: bool,
    /// Whether it is known to be held.
    is_held: bool,
    /// `postponed`, `rescheduled` or `called_off`, if it is not played as planned.
    called: Option<&'static str>,
    /// When it was to start before, if it has another date.
    previous: Option<TimeProps<'a>>,
    /// Whether it takes bets.
    takes_bets: bool,
    /// Event status number.
    status: i64,
    /// Score and clock.
    scoreboard: ScoreboardProps<'a>,
    /// What is known before it, statistics, timeline and stream; none where there is nothing of these.
    centre: Option<MatchCentreProps<'a>>,
    /// Its markets.
    markets: MatchMarketsProps<'a>,
}

fn view<'a>(scope: &'a Scope<'a>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let id = route.id().ok_or_else(gone)?;
    let match_ = scope.match_(id).ok_or_else(gone)?;
    let league = scope.league(match_.league).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let path = scope.match_path(match_, sport.id).ok_or_else(gone)?;
    let league_href = scope.href(&scope.league_path(league).ok_or_else(gone)?);
    let [league_name, sport_name] = [&league.name, &sport.name].map(|text| scope.text(text));
    // The part before the hyphen: schema.org has no code for England.
    let country = (category.country.as_deref())
        .and_then(|code| code.split('-').next())
        .map(str::to_ascii_uppercase);
    let [home_id, away_id] = match_.teams;
    let (home, away) = (scope.home(match_), scope.away(match_));
    let body = MatchBody {
        id: match_.id,
        home_id,
        away_id,
        start: scope.moment(match_.start),
        venue: match_.venue.as_deref(),
        category: scope.text(&category.name),
        competitor: competitor(sport.slug.as_str(), match_),
        is_online: sport.cyber || (match_.venue.is_none() && country.is_none()),
        country,
        is_held: match_.status != EventStatus::NotCovered,
        called: match_.called.map(Called::as_str),
        previous: (match_.revision.previous).map(|start| scope.moment(start)),
        takes_bets: match_.is_bettable(),
        status: match_.status.number(),
        scoreboard: scoreboard(scope, match_),
        centre: centre(scope, match_, sport.slug.as_str()),
        markets: market_list(scope, match_).ok_or_else(gone)?,
        league: league_name.clone(),
        league_href: league_href.clone(),
        sport: sport_name.clone(),
        home: home.clone(),
        away: away.clone(),
        is_dated: match_.has_start(),
    };
    let place = Place {
        path,
        sport: Some(sport.slug.as_str()),
        league: Some(league.id),
        match_: Some(match_),
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, sport_href(scope, sport)),
            crumb(
                scope.text(&category.name),
                category_href(scope, sport, category),
            ),
            crumb(league_name, league_href),
            here(Words::Each(scope.each_in(|nth, _| {
                [home.get(nth), " – ", away.get(nth)].concat()
            }))),
        ],
    };
    Ok(Model::new(scope, &page(scope, &DEFINITION, place, body)))
}

/// Sports in which one person plays against another.
const OF_PERSONS: [&str; 9] = [
    "badminton",
    "boxing",
    "darts",
    "golf",
    "mma",
    "snooker",
    "squash",
    "table-tennis",
    "tennis",
];

/// What the sides of a match are in the words of schema.org. A pair of persons is a team.
fn competitor(sport: &str, match_: &Match) -> &'static str {
    let is_pair = |name: &Text| name.get(0).contains(['/', '&']);
    if OF_PERSONS.contains(&sport) && !is_pair(&match_.home) && !is_pair(&match_.away) {
        "Person"
    } else {
        "SportsTeam"
    }
}
