//! The block `events-filter`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use super::sport_list::SportView;
use crate::scope::Scope;
use crate::view::Words;
use catalogue::{List, Sport};
use diagnostic::Diagnostic;
use project::content::{self, EntityName, Segment};

/// Links to the parts of what takes bets: live matches, and each sport.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slugs of the sports; all of them by default.
    sports: Option<Vec<Segment>>,
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        let sports = self.sports.iter().flatten();
        sports
            .map(|sport| EntityName {
                sport,
                league: None,
            })
            .collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The page of live matches.
    pub live: Words<'a>,
    /// The sports.
    pub sports: Vec<SportView<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let sports: Vec<&Sport> = match &self.sports {
            Some(slugs) => {
                let slugs = slugs.iter();
                slugs
                    .filter_map(|slug| scope.sport_of_slug(slug.as_str()))
                    .collect()
            }
            None => {
                let ids = scope.list(List::Sports).into_iter();
                ids.filter_map(|id| scope.sport(id)).collect()
            }
        };
        let sports = sports.into_iter().map(|sport| SportView {
            key: sport.slug.as_str(),
            name: scope.text(&sport.name),
            href: scope.href(&format!("/{}", sport.slug)),
        });
        Ok(Some(View {
            live: scope.href("/live"),
            sports: sports.collect(),
        }))
    }
}
