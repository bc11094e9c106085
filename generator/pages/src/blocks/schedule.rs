//! The block `schedule`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::on_day::{Head, OnDay, on_day};
use super::show::{At, Show};
use crate::kinds::SCHEDULE;
use crate::kinds::list::list;
use crate::kinds::series::When;
use crate::scope::Scope;
use crate::view::OddsListProps;
use catalogue::rules::groups::Grouping;
use diagnostic::Diagnostic;
use project::content::{self, Count, EntityName, Segment, Text};

/// The matches of today or tomorrow that take bets, of one sport or of all, with their prices.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport; all sports by default.
    sport: Option<Segment>,
    /// Which matches.
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
    /// What began earlier and is not over as well.
    #[default]
    Today,
    /// The next one.
    Tomorrow,
    /// Not a day: within three hours.
    #[serde(rename = "next-3-hours")]
    Soon,
}

impl From<Day> for When {
    fn from(day: Day) -> Self {
        match day {
            Day::Today => Self::Today,
            Day::Tomorrow => Self::Near,
            Day::Soon => Self::Soon,
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
    /// The matches.
    list: OddsListProps<'a>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, at: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let named = (self.sport.as_ref(), self.title.as_ref());
        let found = on_day(scope, &SCHEDULE, named, self.day.into(), self.limit.get())?;
        let Some(OnDay { head, mixed, ids }) = found else {
            return Ok(None);
        };
        Ok(Some(View {
            head,
            list: list(scope, &ids, Grouping::Leagues { mixed }, at.id.to_owned())?,
        }))
    }
}
