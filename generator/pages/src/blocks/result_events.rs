//! The block `result-events`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::named;
use super::show::{At, Show};
use crate::kinds::ended::{EndedLeague, ended};
use crate::kinds::path_of_results;
use crate::scope::Scope;
use crate::view::Words;
use catalogue::{List, Span};
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// The last matches of a league that have ended.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of its league.
    league: Segment,
    /// The most matches to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,
    /// The heading, if it does not name the league.
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
    /// The heading, if the editors have given one.
    title: Option<Words<'a>>,
    /// The league.
    league: Words<'a>,
    /// The page of all its results.
    href: Words<'a>,
    /// The matches, in one league.
    leagues: Vec<EndedLeague<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let league = named(scope, &self.sport, &self.league);
        let Some((league, path)) = league.and_then(|it| Some((it, scope.league_path(it)?))) else {
            return Ok(None);
        };
        let mut ids = scope.list(List::Part(Span::EndedIn(league.id), 1));
        ids.truncate(self.limit.get() as usize);
        if ids.is_empty() {
            return Ok(None);
        }
        Ok(Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            league: scope.text(&league.name),
            href: scope.href(&path_of_results(&path, 1)),
            leagues: ended(scope, &ids, false),
        }))
    }
}
