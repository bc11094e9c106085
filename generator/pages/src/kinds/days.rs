//! The navigation of schedule and results: days, and the sports that have matches on a day.

use serde::Serialize;

use super::series::{Leaf, Series, When};
use crate::scope::Scope;
use crate::view::Words;
use catalogue::{List, Span};
use diagnostic::Diagnostic;

/// What is around the list of a page.
#[derive(Serialize)]
pub struct Around<'a> {
    /// The sport of the page; none for all.
    pub sport: Option<Words<'a>>,
    /// The day in a word: today, tomorrow, a date.
    pub when: Words<'a>,
    /// The date in words; none for the next three hours.
    pub date: Option<Words<'a>>,
    /// How many matches there are; on a further part, those on the page: the number of all of them would
    /// change each part with every match.
    pub count: u32,
    /// Whether the page has only the first matches of each sport.
    pub is_cut: bool,
    /// The part that the page shows, if it is not the first.
    pub part: Option<u32>,
    days: Vec<DayLink<'a>>,
    sports: Vec<SportChip<'a>>,
}

/// A day, as a link.
#[derive(Serialize)]
struct DayLink<'a> {
    name: Words<'a>,
    href: Words<'a>,
    current: bool,
}

/// A sport, as a link to the same day; without a key, all sports.
#[derive(Serialize)]
struct SportChip<'a> {
    key: Option<&'a str>,
    name: Option<Words<'a>>,
    href: Words<'a>,
    /// How many matches it has, on the page of all sports.
    count: Option<u32>,
    current: bool,
}

/// Makes what is around the list of a page, which has this number of matches.
pub fn around<'a>(
    scope: &Scope<'a>,
    series: &Series,
    leaf: Leaf,
    span: Span,
    listed: usize,
) -> Result<Around<'a>, Diagnostic> {
    let today = scope.today();
    let listed = u32::try_from(listed).unwrap_or(u32::MAX);
    let count = match leaf.part {
        1 => scope.size(span),
        _ => listed,
    };
    let sport = leaf.sport.and_then(|id| scope.sport(id));
    let slug = sport.map(|sport| &sport.slug);
    let span_of = |sport, when| {
        let first = Leaf {
            sport,
            when,
            part: 1,
        };
        series.span(today, first)
    };
    let has_page = |sport, when| span_of(sport, when).is_some_and(|span| scope.parts(span) > 0);
    let mut days = Vec::new();
    for when in series.whens(today) {
        let current = when == leaf.when;
        let always = when == When::Today || leaf.sport.is_none();
        if current || always || has_page(leaf.sport, when) {
            let first = Leaf {
                when,
                part: 1,
                ..leaf
            };
            days.push(DayLink {
                name: series.name(scope, when)?,
                href: scope.href(&series.path(slug, first)),
                current,
            });
        }
    }
    let first = Leaf { part: 1, ..leaf };
    let mut sports = vec![SportChip {
        key: None,
        name: None,
        href: scope.href(&series.path(None, first)),
        count: None,
        current: leaf.sport.is_none(),
    }];
    for id in scope.list(List::Sports) {
        let current = leaf.sport == Some(id);
        if current || has_page(Some(id), leaf.when) {
            // Only on the page of all sports: one match would change the pages of every sport.
            let counted = span_of(Some(id), leaf.when).filter(|_| leaf.sport.is_none());
            sports.extend(scope.sport(id).map(|sport| SportChip {
                key: Some(sport.slug.as_str()),
                name: Some(scope.text(&sport.name)),
                href: scope.href(&series.path(Some(&sport.slug), first)),
                count: counted.map(|span| scope.size(span)),
                current,
            }));
        }
    }
    Ok(Around {
        sport: sport.map(|sport| scope.text(&sport.name)),
        when: series.name(scope, leaf.when)?,
        date: series
            .date(today, leaf.when)
            .map(|date| scope.day_text(date)),
        count,
        is_cut: span.is_of_all() && count > listed,
        part: (leaf.part > 1).then_some(leaf.part),
        days,
        sports,
    })
}
