//! The bodies of pages, one struct per page kind (spec 2.1).

use serde::Serialize;

use super::frame::LeagueLink;
use super::odds::{MatchMarketsProps, OddsListProps, TimeProps};
use super::scoreboard::ScoreboardProps;

/// `/` in each locale: what is live and what comes next.
#[derive(Clone, Debug, Serialize)]
pub struct HomeBody {
    /// Live matches first, then the next ones of the top leagues.
    pub list: OddsListProps,
}

/// `/[sport]`
#[derive(Clone, Debug, Serialize)]
pub struct SportBody {
    /// Path segment; also the name of its icon.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Matches that take bets.
    pub count: u32,
    /// Its categories, in the operator's order, each with its leagues.
    pub categories: Vec<CategoryLinks>,
    /// Live matches, then the next ones, by league.
    pub list: OddsListProps,
}

/// A category with its leagues, as links.
#[derive(Clone, Debug, Serialize)]
pub struct CategoryLinks {
    /// Its name.
    pub name: String,
    /// Its page.
    pub href: String,
    /// Flag of its country, as an emoji.
    pub flag: Option<String>,
    /// Matches that take bets.
    pub count: u32,
    /// Its leagues.
    pub leagues: Vec<LeagueLink>,
}

/// `/[sport]/[category]`
#[derive(Clone, Debug, Serialize)]
pub struct CategoryBody {
    /// Its name.
    pub name: String,
    /// Its sport's name.
    pub sport: String,
    /// Flag of its country, as an emoji.
    pub flag: Option<String>,
    /// Matches that take bets.
    pub count: u32,
    /// Its leagues.
    pub leagues: Vec<LeagueLink>,
    /// Live matches, then the next ones, by league.
    pub list: OddsListProps,
}

/// `/[sport]/[league]`
#[derive(Clone, Debug, Serialize)]
pub struct LeagueBody {
    /// Its name.
    pub name: String,
    /// Its category's name.
    pub category: String,
    /// Its sport's name.
    pub sport: String,
    /// Flag of its country, as an emoji.
    pub flag: Option<String>,
    /// Matches that take bets.
    pub count: u32,
    /// Every match of it that takes bets, by day.
    pub list: OddsListProps,
}

/// `/[sport]/[match]`
#[derive(Clone, Debug, Serialize)]
pub struct MatchBody {
    /// Home side.
    pub home: String,
    /// Away side.
    pub away: String,
    /// Its league's name.
    pub league: String,
    /// Its league's page.
    pub league_href: String,
    /// Its sport's name.
    pub sport: String,
    /// When it starts, with the day.
    pub start: TimeProps,
    /// Where it is played.
    pub venue: Option<String>,
    /// Event status number (spec 4).
    pub status: i64,
    /// Score and clock.
    pub scoreboard: ScoreboardProps,
    /// Its markets.
    pub markets: MatchMarketsProps,
}

/// `/live`
#[derive(Clone, Debug, Serialize)]
pub struct LiveBody {
    /// How many matches are live.
    pub count: u32,
    /// Every live match, by sport and league.
    pub list: OddsListProps,
}

/// `/404` and `/500`: the message depends on the page's kind alone.
#[derive(Clone, Debug, Serialize)]
pub struct ErrorBody {
    /// The HTTP status that goes with it.
    pub status: u16,
}
