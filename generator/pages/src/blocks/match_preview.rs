//! The block `match-preview`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::named;
use super::show::{At, Show};
use crate::kinds::card::market_list;
use crate::kinds::match_parts::scoreboard;
use crate::scope::Scope;
use crate::view::{MatchMarketsProps, ScoreboardProps, Words};
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, EntityName, Segment, Text};

/// The head of a league's match in play, or of its next one, with the prices of its first market.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of one of its leagues.
    league: Segment,
    /// The heading; without it, the name of the league.
    title: Option<Text>,
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
    /// The heading.
    title: Words<'a>,
    /// The match's page.
    href: Words<'a>,
    /// Number of markets on that page.
    count: u32,
    /// The sides, the score or the start.
    scoreboard: ScoreboardProps<'a>,
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
        let match_ = scope.match_(*scope.list(List::NextOfLeague(league.id, 1)).first()?)?;
        let mut markets = market_list(scope, match_)?;
        let count = markets.keep_first(1);
        let title = self.title.as_ref().map(|title| scope.written(title));
        Some(View {
            title: title.unwrap_or_else(|| scope.text(&league.name)),
            href: scope.href(&scope.match_path(match_, league.sport)?),
            count,
            scoreboard: scoreboard(scope, match_),
            markets,
        })
    }
}
