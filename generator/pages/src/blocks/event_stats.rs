//! The block `event-stats`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::named;
use super::show::{At, Show};
use crate::kinds::match_parts::centre;
use crate::scope::Scope;
use crate::view::{MatchCentreProps, TimeProps, Words};
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, EntityName, Segment, Text};

/// Statistics, timeline and stream of a league's match in play, or of its next one.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of one of its leagues.
    league: Segment,
    /// The heading; without it, the names of the sides.
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
    /// The heading, if it is not the names of the sides.
    title: Option<Words<'a>>,
    /// Home side.
    home: Words<'a>,
    /// Away side.
    away: Words<'a>,
    /// When the match begins.
    start: TimeProps<'a>,
    /// Whether it is in play.
    is_live: bool,
    /// The match's page.
    href: Words<'a>,
    /// The tabs.
    centre: MatchCentreProps<'a>,
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
        Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            home: scope.home(match_),
            away: scope.away(match_),
            start: scope.moment(match_.start),
            is_live: match_.is_live(),
            href: scope.href(&scope.match_path(match_, league.sport)?),
            centre: centre(scope, match_, scope.sport(league.sport)?.slug.as_str())?,
        })
    }
}
