//! The block `navigation-top-leagues`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::top;
use super::show::{At, Show};
use crate::scope::Scope;
use crate::view::{LeagueLink, Words};
use diagnostic::Diagnostic;
use project::content::{self, Count, Text};

/// The leagues that the operator ranks first, beside one another.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The heading.
    title: Option<Text>,
    /// The most leagues to list.
    #[serde(default = "some")]
    limit: Count<40>,
}

fn some() -> Count<40> {
    Count::new(8)
}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Option<Words<'a>>,
    /// The leagues.
    pub leagues: Vec<LeagueLink<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let leagues = top(scope, self.limit.get());
        Ok((!leagues.is_empty()).then(|| View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            leagues,
        }))
    }
}
