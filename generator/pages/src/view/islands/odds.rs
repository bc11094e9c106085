//! Props of the `odds` island: a list of matches with prices, or the markets of one match.

use std::borrow::Cow;

use api::wire::Odds;
use serde::Serialize;
use ts_rs::TS;

use super::scoreboard::ScoreProps;
use crate::view::time::TimeProps;
use crate::view::words::Words;

/// A list of matches with the prices of their main market. One root per list (`odds-list`).
#[derive(Clone, Debug, Serialize, TS)]
pub struct OddsListProps<'a> {
    /// Unique within the page; the prefix of every id inside.
    pub id: Cow<'a, str>,
    /// The latest change among the prices shown: all of them were current then. None without prices.
    pub as_of: Option<TimeProps<'a>>,
    /// Leagues, or days of one league.
    pub groups: Vec<OddsGroupProps<'a>>,
    /// Which matches belong in it, if the browser keeps it: matches then come and go while the page is
    /// open. None where it shows those of the build.
    pub source: Option<ListSource<'a>>,
    /// The words of the list.
    pub labels: OddsLabels<Words<'a>>,
}

/// Which matches a list contains. The browser follows the same rules (islands/src/rules/lists.ts).
#[derive(Clone, Copy, Debug, Serialize, TS)]
pub struct ListSource<'a> {
    /// Of what.
    pub kind: ListKind,
    /// Number of the sport, category or league; none for all.
    #[ts(type = "number | null")]
    pub id: Option<u64>,
    /// Path segment of that sport, by which the operator's lists are filtered.
    pub sport: Option<&'a str>,
    /// The most matches that the rules choose, except of a league and of live matches.
    pub limit: u32,
    /// How many of those the list shows, if not all.
    pub most: Option<u32>,
}

/// What a list contains.
#[derive(Clone, Copy, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ListKind {
    /// Live matches and the next ones, of all sports.
    Home,
    /// Every live match, or those of a sport.
    Live,
    /// Live matches and the next ones of a sport.
    Sport,
    /// The same of a category.
    Category,
    /// Every match of a league that takes bets, by day.
    League,
    /// The next matches of a sport.
    NextOfSport,
    /// The next matches of a league, by day.
    NextOfLeague,
}

/// Matches under one heading that share the heads of their price columns.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OddsGroupProps<'a> {
    /// Unique within the list.
    pub key: String,
    /// Name of the league, or the day.
    pub title: Words<'a>,
    /// Name of the category or sport before it, where that helps.
    pub context: Option<Words<'a>>,
    /// Page of the league; none where the heading is a day.
    pub href: Option<Words<'a>>,
    /// Flag of its country: the name of its picture (`za`).
    pub flag: Option<&'static str>,
    /// Icon of the sport, where a list mixes sports.
    pub sport_icon: Option<&'a str>,
    /// Heads of the price columns (`1`, `X`, `2`).
    pub head: Vec<Words<'a>>,
    /// Head of the second market's columns: its name.
    pub second_head: Option<Words<'a>>,
    /// How many matches stand in the groups above: not all are drawn at once on a phone.
    pub above: u32,
    /// The matches.
    pub rows: Vec<EventRowProps<'a>>,
}

/// One match in a list.
#[derive(Clone, Debug, Serialize, TS)]
pub struct EventRowProps<'a> {
    /// The match, with all that a bet slip keeps of it.
    #[serde(rename = "match")]
    pub match_: MatchRef<'a>,
    /// Its page.
    pub href: Words<'a>,
    /// The sides' logos; none if neither has one.
    pub logos: Option<RowLogos>,
    /// What is drawn for a side without a logo. The browser makes it of the names.
    #[ts(skip)]
    pub kits: [Kit<'a>; 2],
    /// When it starts.
    pub start: TimeProps<'a>,
    /// The day, said above the first row of a day that is neither today nor in the heading.
    pub day: Option<Words<'a>>,
    /// `postponed`, `rescheduled` or `called_off`, if it is not played as planned.
    pub called: Option<&'static str>,
    /// Score and clock once it is live.
    pub score: Option<ScoreProps<'a>>,
    /// The priced market; none when the operator offers none.
    pub market: Option<MarketProps<'a>>,
    /// The second market, such as totals; none when there is none with two outcomes.
    pub second: Option<MarketProps<'a>>,
    /// How many markets its page shows.
    pub more: u32,
    /// Whether it is streamed.
    pub video: bool,
}

/// The logos of a row.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RowLogos {
    /// Address of the home side's.
    pub home: Option<String>,
    /// Address of the away side's.
    pub away: Option<String>,
}

/// A side's initials on its two colours.
#[derive(Clone, Debug, Serialize)]
pub struct Kit<'a> {
    /// One or two letters.
    pub initials: Words<'a>,
    /// Its colours, by their number in the stylesheet (`templates/styles/kit.css`).
    pub colours: Words<'a>,
}

/// What the core and the slip need of a match; written as `data-*` on the row.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchRef<'a> {
    /// The operator's number.
    #[ts(type = "number")]
    pub id: u64,
    /// The provider's name for it.
    pub urn: &'a str,
    /// Its path segment.
    pub slug: &'a str,
    /// Its sport's path segment.
    pub sport: &'a str,
    /// Name of the competition, as the slip shows it.
    pub league: Words<'a>,
    /// Home side.
    pub home: Words<'a>,
    /// Away side.
    pub away: Words<'a>,
    /// Event status number: 0 prematch, 1 live, others take no bets.
    #[ts(type = "number")]
    pub status: i64,
    /// Who supplies it.
    pub provider: &'a str,
}

/// One market with one line.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MarketProps<'a> {
    /// The kind of market.
    #[ts(type = "number")]
    pub id: u64,
    /// The line as it travels (`total=2.5`), or empty. Part of a price's key.
    pub specifier: &'a str,
    /// Name of the market, for the slip.
    pub name: Words<'a>,
    /// Tab that it stands in first.
    pub group: &'a str,
    /// The line as it is shown (`2.5`); none, or empty in a language, where the names tell it.
    pub line: Option<Words<'a>>,
    /// Market status number: 1 takes bets, -1 suspended.
    #[ts(type = "number")]
    pub status: i64,
    /// The prices, in order.
    pub outcomes: Vec<OutcomeProps<'a>>,
}

/// One price button.
#[derive(Clone, Debug, Serialize, TS)]
pub struct OutcomeProps<'a> {
    /// Part of the price's key.
    #[ts(type = "number")]
    pub id: u64,
    /// Full name, for the slip and screen readers (`Arsenal`).
    pub name: Words<'a>,
    /// Short name on the button (`1`); none where it is the full one.
    pub short: Option<Words<'a>>,
    /// Thousandths.
    #[ts(type = "number")]
    pub odds: Odds,
    /// Whether it takes bets.
    pub active: bool,
}

/// The markets of one match (`match-markets`). One root per match page.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MatchMarketsProps<'a> {
    /// Whether these are only the first of its markets: others that open are not added.
    pub partial: bool,
    /// The match.
    #[serde(rename = "match")]
    pub match_: MatchRef<'a>,
    /// The latest change among the prices shown: all of them were current then. None without prices.
    pub as_of: Option<TimeProps<'a>>,
    /// Tabs of market groups; the first is what is open.
    pub tabs: Vec<MarketTabProps<'a>>,
    /// The markets, in order. A card stands once, however many tabs name it.
    pub cards: Vec<MarketCardProps<'a>>,
    /// How many more cards there are, which are loaded when somebody opens them.
    pub rest: u32,
    /// Whether outcomes of its markets can be joined to a custom bet.
    pub joins: bool,
    /// The words of the list.
    pub labels: OddsLabels<Words<'a>>,
}

impl MatchMarketsProps<'_> {
    /// Keeps the first cards alone, for a block: tabs, the other cards and the bet builder are on the event's
    /// own page. Returns how many cards there are on that.
    pub fn keep_first(&mut self, cards: usize) -> u32 {
        let all = u32::try_from(self.cards.len()).unwrap_or(u32::MAX);
        let all = all.saturating_add(self.rest);
        self.cards.truncate(cards);
        self.rest = 0;
        self.partial = true;
        self.tabs.clear();
        self.joins = false;
        all
    }
}

/// A tab of markets.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MarketTabProps<'a> {
    /// Stable word.
    pub key: &'a str,
    /// In the page's language.
    pub name: Words<'a>,
    /// How many cards it shows.
    pub count: u32,
}

/// A market with all of its lines.
#[derive(Clone, Debug, Serialize, TS)]
pub struct MarketCardProps<'a> {
    /// Unique within the match: the market's number.
    pub key: String,
    /// Name of the market.
    pub name: Words<'a>,
    /// Tabs that it stands in.
    pub groups: Vec<&'a str>,
    /// Prices a row: 1, 2 or 3.
    pub columns: u8,
    /// The most balanced line first; the others stand behind "all lines".
    pub lines: Vec<MarketProps<'a>>,
}

island! {
    /// Words of the odds islands, in the page's language.
    OddsLabels of "odds", keys "odds", props [OddsListProps, MatchMarketsProps],
    {
        /// "Live"
        live,
        /// "Suspended"
        suspended,
        /// "No longer available"
        gone,
        /// "Betting closed"
        closed,
        /// "Postponed"
        postponed,
        /// "New date"
        rescheduled,
        /// "Called off"
        called_off,
        /// "Prices as of"
        as_of,
        /// "All lines"
        all_lines,
        /// "More markets"
        more,
        /// "All" (the tab of every market)
        all_markets,
        /// "Search markets"
        search,
        /// "No prices yet"
        no_prices,
        /// "Price went up"
        up,
        /// "Price went down"
        down,
        /// "Final score"
        finished,
        /// "Finished" (instead of prices)
        over,
        /// "Market closed" (instead of prices)
        no_market,
        /// "No markets found" (a search without a result)
        nothing_found,
        /// "HT"
        half_time,
        /// "Break"
        pause,
        /// "Bet builder"
        builder,
        /// "Join several picks of this match in one bet"
        builder_text,
        /// "Price changes since you opened this page"
        moves,
        /// "Favourite:" (before the name of what a star is for)
        favourite,
        /// "No data" (the operator's provider is down)
        no_data,
        /// "To be decided" (in place of a side's name)
        side_unknown,
        /// "Time to be confirmed" (in place of a start)
        time_unknown,
    }
}
