//! The matches of one page of the schedule or of the results, which blocks list.

use serde::Serialize;

use crate::kinds::series::{Leaf, Series, When};
use crate::scope::Scope;
use crate::view::Words;
use catalogue::List;
use diagnostic::Diagnostic;
use project::content::{Segment, Text};

/// What the heading of a block shows.
#[derive(Clone, Debug, Serialize)]
pub struct Head<'a> {
    /// The heading, if the editors have given one.
    title: Option<Words<'a>>,
    /// The sport; none for all.
    sport: Option<Words<'a>>,
    /// The day in a word.
    when: Words<'a>,
    /// The page of all of them.
    href: Words<'a>,
}

/// The first matches of a page.
pub struct OnDay<'a> {
    /// For the heading.
    pub head: Head<'a>,
    /// Whether there are several sports.
    pub mixed: bool,
    /// The matches.
    pub ids: Vec<u64>,
}

/// The first matches of a page, at most `limit`; `None` if there are none, or no such sport.
///
/// # Errors
/// The day's name is missing.
pub fn on_day<'a>(
    scope: &Scope<'a>,
    series: &Series,
    (sport, title): (Option<&Segment>, Option<&'a Text>),
    when: When,
    limit: u32,
) -> Result<Option<OnDay<'a>>, Diagnostic> {
    let sport = match sport {
        Some(slug) => match scope.sport_of_slug(slug.as_str()) {
            Some(sport) => Some(sport),
            None => return Ok(None),
        },
        None => None,
    };
    let leaf = Leaf {
        sport: sport.map(|sport| sport.id),
        when,
        part: 1,
    };
    let Some(span) = series.span(scope.today(), leaf) else {
        return Ok(None);
    };
    let mut ids = scope.list(List::Part(span, 1));
    ids.truncate(limit as usize);
    if ids.is_empty() {
        return Ok(None);
    }
    Ok(Some(OnDay {
        head: Head {
            title: title.map(|title| scope.written(title)),
            sport: sport.map(|sport| scope.text(&sport.name)),
            when: series.name(scope, when)?,
            href: scope.href(&series.path(sport.map(|sport| &sport.slug), leaf)),
        },
        mixed: sport.is_none(),
        ids,
    }))
}
