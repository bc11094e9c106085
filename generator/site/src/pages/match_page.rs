//! The page of one match.

use super::card::{cards, tabs};
use super::frame::{Place, page};
use super::list::{match_ref, score};
use super::overview::{crumb, home_crumb};
use super::{Model, gone};
use crate::catalogue::Text;
use crate::diagnostic::Diagnostic;
use crate::route::Route;
use crate::rules::groups::shows_score;
use crate::scope::Scope;
use crate::view::{Crumb, MatchBody, MatchMarketsProps, ScoreboardProps, SideProps};

/// `/[sport]/[match]`
pub fn match_<'a>(scope: &Scope<'a>, route: Route) -> Result<Model, Diagnostic> {
    let gone = || gone(route);
    let match_ = scope.match_(route.id).ok_or_else(gone)?;
    let league = scope.league(match_.league).ok_or_else(gone)?;
    let category = scope.category(league.category).ok_or_else(gone)?;
    let sport = scope.sport(league.sport).ok_or_else(gone)?;
    let path = scope.match_path(match_, sport.id).ok_or_else(gone)?;
    let league_href = scope.href(&scope.league_path(league).ok_or_else(gone)?);
    let category_href = scope.href(&sport.path_of(&category.slug));
    let [league_name, sport_name] = [&league.name, &sport.name].map(|text| scope.text(text));
    let markets = if match_.is_bettable() {
        scope.markets(match_.id)
    } else {
        Vec::new()
    };
    let cards = cards(scope, &markets);
    let start = scope.moment(match_.start);
    let side = |name: &'a Text, place: usize| SideProps {
        name: scope.text(name),
        initials: scope.of_text(name, initials),
        logo: match_.logos[place].as_deref(),
    };
    let body = MatchBody {
        league_href: league_href.clone(),
        start: start.clone(),
        venue: match_.venue.as_deref(),
        status: match_.status.number(),
        scoreboard: ScoreboardProps {
            match_id: match_.id,
            status: match_.status.number(),
            home: side(&match_.home, 0),
            away: side(&match_.away, 1),
            start,
            score: if shows_score(match_.status) {
                scope.score(match_.id).map(|found| score(scope, found))
            } else {
                None
            },
            labels: scope.scoreboard_labels(),
        },
        markets: MatchMarketsProps {
            id: "markets",
            match_: match_ref(scope, match_).ok_or_else(gone)?,
            as_of: (!cards.is_empty()).then(|| scope.moment(match_.priced.at)),
            tabs: tabs(scope, &markets, &cards),
            cards,
            joins: markets.iter().any(|market| market.joins),
            labels: scope.odds_labels(),
        },
        league: league_name.clone(),
        sport: sport_name.clone(),
        home: scope.text(&match_.home),
        away: scope.text(&match_.away),
    };
    let place = Place {
        path,
        sport: Some(sport.slug.as_str()),
        league: Some(league.id),
        breadcrumbs: vec![
            home_crumb(scope)?,
            crumb(sport_name, scope.href(&format!("/{}", sport.slug))),
            crumb(scope.text(&category.name), category_href),
            crumb(league_name, league_href),
            Crumb {
                name: scope.words(|locale| {
                    [match_.home.get(locale), " – ", match_.away.get(locale)].concat()
                }),
                href: None,
            },
        ],
    };
    Ok(Model::new(scope, &page(scope, route, place, body)))
}

/// The first letters of up to three words.
fn initials(name: &str) -> String {
    name.split(|c: char| !c.is_alphanumeric())
        .filter_map(|word| word.chars().next())
        .take(3)
        .flat_map(char::to_uppercase)
        .collect()
}
