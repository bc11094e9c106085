//! The block `prematch-events`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::show::{At, Show};
use crate::kinds::list::kept_list;
use crate::scope::Scope;
use crate::view::{ListKind, ListSource, OddsListProps, Words};
use catalogue::List;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// The next matches of a sport or of one of its leagues, with their prices.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport.
    sport: Segment,
    /// Slug of one of its leagues; if absent, a few matches of each league are listed.
    league: Option<Segment>,
    /// The most matches to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,
    /// The heading, if it is not the name of the league or the sport.
    title: Option<Text>,
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        let (sport, league) = (&self.sport, self.league.as_ref());
        vec![EntityName { sport, league }]
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading.
    pub title: Words<'a>,
    /// Path of the page of the league or the sport.
    pub href: Words<'a>,
    /// The matches.
    pub list: OddsListProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let Some(sport) = scope.sport_of_slug(self.sport.as_str()) else {
            return Ok(None);
        };
        let limit = self.limit.get();
        let (name, path, ids, grouping, kind, id) = match &self.league {
            Some(league) => {
                let Some(league) = scope.league_of_slug(sport, league.as_str()) else {
                    return Ok(None);
                };
                let ids = scope.list(List::NextOfLeague(league.id, limit));
                let path = sport.path_of(&league.slug);
                (
                    &league.name,
                    path,
                    ids,
                    Grouping::Days,
                    ListKind::NextOfLeague,
                    league.id,
                )
            }
            None => {
                let ids = scope.list(List::NextOfSport(sport.id, limit));
                let path = format!("/{}", sport.slug);
                (
                    &sport.name,
                    path,
                    ids,
                    Grouping::Leagues { mixed: false },
                    ListKind::NextOfSport,
                    sport.id,
                )
            }
        };
        if ids.is_empty() {
            return Ok(None);
        }
        let source = ListSource {
            kind,
            id: Some(id),
            sport: Some(sport.slug.as_str()),
            limit,
            most: None,
        };
        let title = self.title.as_ref().map(|title| scope.written(title));
        Ok(Some(View {
            title: title.unwrap_or_else(|| scope.text(name)),
            href: scope.href(&path),
            list: kept_list(scope, &ids, grouping, at.id.to_owned(), source)?,
        }))
    }
}
