//! The block `tournaments`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::link;
use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::{LeagueLink, Words};
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// The leagues of a sport, by category, with their numbers of matches.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// The heading, if it is not the name of the sport.
    title: Option<Text>,
    /// The most leagues to list.
    #[serde(default = "some")]
    limit: Count<200>,
}

fn some() -> Count<200> {
    Count::new(20)
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        vec![EntityName::from(&self.sport)]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Words<'a>,
    /// Path of the sport's page.
    pub href: Words<'a>,
    /// The leagues.
    pub leagues: Vec<LeagueLink<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let Some(sport) = scope.sport_of_slug(self.sport.as_str()) else {
            return Ok(None);
        };
        let categories = scope.list(List::Categories(sport.id)).into_iter();
        let leagues = categories.flat_map(|id| scope.list(List::Leagues(id)));
        let leagues = leagues.filter_map(|id| scope.league(id));
        let leagues = leagues.filter_map(|league| link(scope, league));
        let leagues: Vec<_> = leagues.take(self.limit.get() as usize).collect();
        let title = self.title.as_ref().map(|title| scope.written(title));
        Ok((!leagues.is_empty()).then(|| View {
            title: title.unwrap_or_else(|| scope.text(&sport.name)),
            href: scope.href(&format!("/{}", sport.slug)),
            leagues,
        }))
    }
}
