//! `results`: matches of today or yesterday that have ended, of one sport or of all.

use serde::{Deserialize, Serialize};

use super::on_day::on_day;
use super::{At, Show};
use crate::content::{self, Count, EntityName, Segment, Text};
use crate::diagnostic::Diagnostic;
use crate::pages::RESULTS;
use crate::pages::ended::{EndedLeague, ended};
use crate::pages::series::When;
use crate::scope::Scope;
use crate::view::Words;

/// Which matches are listed.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Slug of the sport; all sports by default.
    sport: Option<Segment>,
    /// `today` or `yesterday`.
    #[serde(default)]
    day: Day,
    /// The most matches to list.
    #[serde(default = "ten")]
    limit: Count<40>,
    /// The heading, if it does not name the sport and the day.
    title: Option<Text>,
}

/// A day that has a page.
#[derive(Clone, Copy, Debug, Default, Deserialize, Serialize)]
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

fn ten() -> Count<40> {
    Count::new(10)
}

impl content::Options for Options {
    fn names(&self) -> Vec<EntityName<'_>> {
        let sport = self.sport.iter();
        let league = None;
        sport.map(|sport| EntityName { sport, league }).collect()
    }
}

/// The view of its template.
#[derive(Clone, Debug, Serialize)]
pub struct View<'a> {
    /// The heading, if the editors have given one.
    title: Option<Words<'a>>,
    /// The sport; none for all.
    sport: Option<Words<'a>>,
    /// The day in a word.
    when: Words<'a>,
    /// The page of all of them.
    href: Words<'a>,
    /// The matches, by league.
    leagues: Vec<EndedLeague<'a>>,
}

impl Show for Options {
    type View<'a> = View<'a>;

    fn show<'a>(&'a self, scope: &Scope<'a>, _: &At<'_>) -> Result<Option<View<'a>>, Diagnostic> {
        let (sport, limit) = (self.sport.as_ref(), self.limit.get());
        let Some(found) = on_day(scope, &RESULTS, sport, self.day.into(), limit)? else {
            return Ok(None);
        };
        let mixed = found.sport.is_none();
        Ok(Some(View {
            title: self.title.as_ref().map(|title| scope.written(title)),
            sport: found.sport.map(|sport| scope.text(&sport.name)),
            when: found.when,
            href: found.href,
            leagues: ended(scope, &found.ids, mixed),
        }))
    }
}
