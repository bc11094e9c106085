//! `result-events`: the last matches of a league that have ended.

use serde::{Deserialize, Serialize};

use super::{At, Show};
use crate::catalogue::{List, Span};
use crate::content::{self, Count, EntityName, Segment, Text};
use crate::diagnostic::Diagnostic;
use crate::pages::ended::{EndedLeague, ended};
use crate::pages::results_of_league;
use crate::scope::Scope;
use crate::view::Words;

/// Which matches are listed.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of its league.
    league: Segment,
    /// The most matches to list.
    #[serde(default = "ten")]
    limit: Count<40>,
    /// The heading, if it does not name the league.
    title: Option<Text>,
}

fn ten() -> Count<40> {
    Count::new(10)
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
        let sport = scope.sport_of_slug(self.sport.as_str());
        let league = sport.and_then(|sport| scope.league_of_slug(sport, self.league.as_str()));
        let Some(league) = league else {
            return Ok(None);
        };
        let path = scope.league_path(league);
        let Some((href, _)) = path.and_then(|path| results_of_league(scope, league.id, &path))
        else {
            return Ok(None);
        };
        let mut ids = scope.list(List::Part(Span::EndedIn(league.id), 1));
        ids.truncate(self.limit.get() as usize);
        Ok(Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            league: scope.text(&league.name),
            href,
            leagues: ended(scope, &ids, false),
        }))
    }
}
