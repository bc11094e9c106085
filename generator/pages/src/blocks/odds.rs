//! The block `odds`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::leagues::named;
use super::show::{At, Show};
use crate::kinds::list::kept_list;
use crate::scope::Scope;
use crate::view::{ListKind, ListSource, OddsListProps};
use catalogue::List;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::{self, EntityName, Segment};

/// The next match of a league, with the prices of its main market.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of one of its leagues.
    league: Segment,
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
    /// The match.
    pub list: OddsListProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let Some(league) = named(scope, &self.sport, &self.league) else {
            return Ok(None);
        };
        let ids = scope.list(List::NextOfLeague(league.id, 1));
        if ids.is_empty() {
            return Ok(None);
        }
        let source = ListSource {
            kind: ListKind::NextOfLeague,
            id: Some(league.id),
            sport: None,
            limit: 1,
            most: None,
        };
        let list = kept_list(scope, &ids, Grouping::Days, at.id.to_owned(), source)?;
        Ok(Some(View { list }))
    }
}
