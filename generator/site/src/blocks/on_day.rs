//! The matches of one page of the schedule or of the results, which blocks list.

use crate::catalogue::{List, Sport};
use crate::content::Segment;
use crate::diagnostic::Diagnostic;
use crate::pages::series::{Leaf, Series, When};
use crate::scope::Scope;
use crate::view::Words;

/// The first matches of a page, and what its heading needs.
pub struct OnDay<'a> {
    /// The sport; none for all.
    pub sport: Option<&'a Sport>,
    /// The day in a word.
    pub when: Words<'a>,
    /// The page.
    pub href: Words<'a>,
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
    sport: Option<&Segment>,
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
    let slug = sport.map(|sport| &sport.slug);
    Ok(Some(OnDay {
        sport,
        when: series.name(scope, when)?,
        href: scope.href(&series.path(slug, leaf)),
        ids,
    }))
}
