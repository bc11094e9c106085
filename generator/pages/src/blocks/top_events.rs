//! The block `top-events`.
//!
//! Its matches are not those that most is bet on: the operator sorts by that (`bets_count`), but sends no
//! number with a match, and the order changes with every bet. The control above a list sorts by it
//! in the browser.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::kinds::list::{kept_list, source};
use crate::scope::Scope;
use crate::view::{ListKind, ListSource, OddsListProps, Words};
use catalogue::List;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::{self, Count, Text};

/// The matches of the home page: live ones, then the next ones of the leagues that the operator
/// ranks first.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The most matches to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,

    /// The heading.
    title: Text,
}

impl content::Options for Options {}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Words<'a>,
    /// The matches.
    pub list: OddsListProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let mut ids = scope.list(List::Home);
        ids.truncate(self.limit.get() as usize);
        if ids.is_empty() {
            return Ok(None);
        }
        Ok(Some(View {
            title: scope.written(&self.title),
            list: kept_list(
                scope,
                &ids,
                Grouping::Leagues { mixed: true },
                at.id.to_owned(),
                ListSource {
                    most: Some(self.limit.get()),
                    ..source(scope, ListKind::Home, None)
                },
            )?,
        }))
    }
}
