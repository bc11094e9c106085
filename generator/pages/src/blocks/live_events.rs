//! The block `live-events`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::kinds::list::{kept_list, source};
use crate::scope::Scope;
use crate::view::{ListKind, OddsListProps, Words};
use catalogue::List;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// Live matches with their prices, of one sport or of all.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport; all sports by default.
    sport: Option<Segment>,
    /// The most matches to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,

    /// The heading, if it is not "Live now".
    title: Option<Text>,
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        self.sport.iter().map(EntityName::from).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Words<'a>,
    /// The page of all live matches.
    pub href: Words<'a>,
    /// The matches.
    pub list: OddsListProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let mut ids = scope.list(List::Live);
        let mut source = source(scope, ListKind::Live, None);
        source.most = Some(self.limit.get());
        if let Some(sport) = &self.sport {
            let Some(sport) = scope.sport_of_slug(sport.as_str()) else {
                return Ok(None);
            };
            source.id = Some(sport.id);
            source.sport = Some(sport.slug.as_str());
            let league = |id: &u64| scope.league(scope.match_(*id)?.league);
            ids.retain(|id| league(id).is_some_and(|league| league.sport == sport.id));
        }
        ids.truncate(self.limit.get() as usize);
        if ids.is_empty() {
            return Ok(None);
        }
        let title = self.title.as_ref().map(|title| Ok(scope.written(title)));
        Ok(Some(View {
            title: title.unwrap_or_else(|| scope.message("live-now"))?,
            href: scope.href("/live"),
            list: kept_list(
                scope,
                &ids,
                Grouping::Leagues {
                    mixed: self.sport.is_none(),
                },
                at.id.to_owned(),
                source,
            )?,
        }))
    }
}
