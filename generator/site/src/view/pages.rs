//! The bodies of pages, one struct per page kind (spec 2.1).

use serde::Serialize;

use super::frame::LeagueLink;
use super::odds::{MatchMarketsProps, OddsListProps, TimeProps};
use super::scoreboard::ScoreboardProps;
use super::words::Words;

/// `/` in each locale: what is live and what comes next.
#[derive(Clone, Debug, Serialize)]
pub struct HomeBody<'a, B> {
    /// Live matches first, then the next ones of the top leagues.
    pub list: OddsListProps<'a>,
    /// What editors put above and below that.
    pub blocks: B,
}

/// `/[sport]`
#[derive(Clone, Debug, Serialize)]
pub struct SportBody<'a> {
    /// Path segment; also the name of its icon.
    pub key: &'a str,
    /// Its name.
    pub name: Words<'a>,
    /// Matches that take bets.
    pub count: u32,
    /// Its categories, in the operator's order, each with its leagues.
    pub categories: Vec<CategoryLinks<'a>>,
    /// Live matches, then the next ones, by league.
    pub list: OddsListProps<'a>,
}

/// A category with its leagues, as links.
#[derive(Clone, Debug, Serialize)]
pub struct CategoryLinks<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// Its page.
    pub href: Words<'a>,
    /// Flag of its country: the name of its picture (`za`).
    pub flag: Option<&'static str>,
    /// Matches that take bets.
    pub count: u32,
    /// Its leagues.
    pub leagues: Vec<LeagueLink<'a>>,
}

/// `/[sport]/[category]`
#[derive(Clone, Debug, Serialize)]
pub struct CategoryBody<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// Its sport's name.
    pub sport: Words<'a>,
    /// Flag of its country: the name of its picture (`za`).
    pub flag: Option<&'static str>,
    /// Matches that take bets.
    pub count: u32,
    /// Its leagues.
    pub leagues: Vec<LeagueLink<'a>>,
    /// Live matches, then the next ones, by league.
    pub list: OddsListProps<'a>,
}

/// `/[sport]/[league]`
#[derive(Clone, Debug, Serialize)]
pub struct LeagueBody<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// Its category's name.
    pub category: Words<'a>,
    /// Its sport's name.
    pub sport: Words<'a>,
    /// Flag of its country: the name of its picture (`za`).
    pub flag: Option<&'static str>,
    /// Matches that take bets.
    pub count: u32,
    /// Every match of it that takes bets, by day.
    pub list: OddsListProps<'a>,
}

/// `/[sport]/[match]`
#[derive(Clone, Debug, Serialize)]
pub struct MatchBody<'a> {
    /// Home side.
    pub home: Words<'a>,
    /// Away side.
    pub away: Words<'a>,
    /// Its league's name.
    pub league: Words<'a>,
    /// Its league's page.
    pub league_href: Words<'a>,
    /// Its sport's name.
    pub sport: Words<'a>,
    /// When it starts, with the day.
    pub start: TimeProps<'a>,
    /// Where it is played.
    pub venue: Option<&'a str>,
    /// Event status number (spec 4).
    pub status: i64,
    /// Score and clock.
    pub scoreboard: ScoreboardProps<'a>,
    /// Its markets.
    pub markets: MatchMarketsProps<'a>,
}

/// `/live`
#[derive(Clone, Debug, Serialize)]
pub struct LiveBody<'a> {
    /// How many matches are live.
    pub count: u32,
    /// Every live match, by sport and league.
    pub list: OddsListProps<'a>,
}

/// `/404` and `/500`: the message depends on the page's kind alone.
#[derive(Clone, Debug, Serialize)]
pub struct ErrorBody {
    /// The HTTP status that goes with it.
    pub status: u16,
}
