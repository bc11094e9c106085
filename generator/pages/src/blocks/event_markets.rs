//! The block `event-markets`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::named;
use super::show::{At, Show};
use crate::kinds::card::market_list;
use crate::scope::Scope;
use crate::view::{MatchMarketsProps, TimeProps, Words};
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// The first markets of the next match of a league, or of its outright.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of one of its leagues.
    league: Segment,
    /// Whether the bets on the whole competition are shown, and not those on its next match.
    #[serde(default)]
    outright: bool,
    /// The most markets to show.
    #[serde(default = "three")]
    limit: Count<40>,
    /// The heading; without it, the name of the event.
    title: Option<Text>,
}

fn three() -> Count<40> {
    Count::new(3)
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        vec![EntityName {
            sport: &self.sport,
            league: Some(&self.league),
        }]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading, if it is not the name of the event.
    title: Option<Words<'a>>,
    /// Home side, or the name of an outright.
    home: Words<'a>,
    /// Away side; none of an outright.
    away: Option<Words<'a>>,
    /// When the match begins, or the outright takes the last bets.
    start: TimeProps<'a>,
    /// Whether it is in play.
    is_live: bool,
    /// The event's page.
    href: Words<'a>,
    /// Number of markets on that page.
    count: u32,
    /// The first of its markets.
    markets: MatchMarketsProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(
        &'a self,
        scope: &'a Scope<'a>,
        _: &At<'_>,
    ) -> Result<Option<View<'a>>, Diagnostic> {
        Ok(self.view(scope))
    }
}

impl Options {
    fn view<'a>(&'a self, scope: &'a Scope<'a>) -> Option<View<'a>> {
        let league = named(scope, &self.sport, &self.league)?;
        let list = if self.outright {
            List::OutrightsOfLeague(league.id)
        } else {
            List::NextOfLeague(league.id, 1)
        };
        let event = scope.match_(*scope.list(list).first()?)?;
        let mut markets = market_list(scope, event)?;
        let count = markets.keep_first(self.limit.get() as usize);
        if markets.cards.is_empty() {
            return None;
        }
        Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            home: scope.home(event),
            away: (!event.is_outright).then(|| scope.away(event)),
            start: scope.moment(event.start),
            is_live: event.status == api::wire::EventStatus::Live,
            href: scope.href(&scope.match_path(event, league.sport)?),
            count,
            markets,
        })
    }
}
