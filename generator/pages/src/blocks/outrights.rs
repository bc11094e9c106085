//! The block `outrights`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::kinds::outrights::links;
use crate::scope::Scope;
use crate::view::{OutrightLink, Words};
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// Links to the bets on whole competitions: of a league, of a sport or of all sports.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport; if absent, the first ones of each sport are listed.
    sport: Option<Segment>,
    /// Slug of one of its leagues; all of them by default.
    league: Option<Segment>,
    /// The most outrights to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,
    /// The heading.
    title: Option<Text>,
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        match (&self.sport, self.league.as_ref()) {
            (Some(sport), league) => vec![EntityName { sport, league }],
            // No sport has the slug of a league, so a league alone is reported.
            (None, Some(league)) => vec![EntityName::from(league)],
            (None, None) => Vec::new(),
        }
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading, if it is not the usual one.
    title: Option<Words<'a>>,
    /// The outrights.
    outrights: Vec<OutrightLink<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let limit = self.limit.get();
        let sport = self.sport.as_ref();
        let sport = sport.map(|sport| scope.sport_of_slug(sport.as_str()));
        let list = match (sport, &self.league) {
            (None, _) => Some(List::Outrights(limit)),
            (Some(sport), None) => sport.map(|sport| List::OutrightsOfSport(sport.id, limit)),
            (Some(sport), Some(league)) => sport
                .and_then(|sport| scope.league_of_slug(sport, league.as_str()))
                .map(|league| List::OutrightsOfLeague(league.id)),
        };
        let mut ids = list.map(|list| scope.list(list)).unwrap_or_default();
        ids.truncate(limit as usize);
        let outrights = links(scope, &ids);
        Ok((!outrights.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            outrights,
        }))
    }
}
