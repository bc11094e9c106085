//! The block `results`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::on_day::{Head, OnDay, on_day};
use super::show::{At, Show};
use crate::kinds::RESULTS;
use crate::kinds::ended::{EndedLeague, ended};
use crate::kinds::series::When;
use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// Matches of today or yesterday that have ended, of one sport or of all.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport; all sports by default.
    sport: Option<Segment>,
    /// Which day.
    #[serde(default)]
    day: Day,
    /// The most matches to list.
    #[serde(default = "super::ten")]
    limit: Count<40>,
    /// The heading, if it does not name the sport and the day.
    title: Option<Text>,
}

/// A day that has a page.
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Day {
    /// So far.
    #[default]
    Today,
    /// The one before.
    Yesterday,
}

impl From<Day> for When {
    fn from(day: Day) -> Self {
        match day {
            Day::Today => Self::Today,
            Day::Yesterday => Self::Near,
        }
    }
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        self.sport.iter().map(EntityName::from).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// What is above them.
    head: Head<'a>,
    /// The matches, by league.
    leagues: Vec<EndedLeague<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let named = (self.sport.as_ref(), self.title.as_ref());
        let found = on_day(scope, &RESULTS, named, self.day.into(), self.limit.get())?;
        let Some(OnDay { head, mixed, ids }) = found else {
            return Ok(None);
        };
        Ok(Some(View {
            head,
            leagues: ended(scope, &ids, mixed),
        }))
    }
}
