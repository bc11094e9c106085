//! The navigation of schedule and results: days, and the sports that have matches on a day.

use serde::Serialize;

use super::series::{Leaf, Series, When};
use crate::catalogue::{List, Size, Span};
use crate::diagnostic::Diagnostic;
use crate::scope::Scope;
use crate::view::Words;

/// What is around the list of a page.
#[derive(Serialize)]
pub struct Around<'a> {
    /// The sport of the page; none for all.
    pub sport: Option<Words<'a>>,
    /// The day in a word: today, tomorrow, a date.
    pub when: Words<'a>,
    /// The date in words; none for the next three hours.
    pub date: Option<Words<'a>>,
    /// How many matches its list has, on all pages.
    pub count: u32,
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
    count: u32,
    current: bool,
}

/// A sport, as a link to the same day; without a key, all sports.
#[derive(Serialize)]
struct SportChip<'a> {
    key: Option<&'a str>,
    name: Option<Words<'a>>,
    href: Words<'a>,
    count: u32,
    current: bool,
}

/// Makes what is around the list of a page, which has this size.
pub fn around<'a>(
    scope: &Scope<'a>,
    series: &Series,
    leaf: Leaf,
    size: Size,
) -> Result<Around<'a>, Diagnostic> {
    let today = scope.today();
    let sport = leaf.sport.and_then(|id| scope.sport(id));
    let slug = sport.map(|sport| &sport.slug);
    let size_of = |sport, when| {
        let of = Leaf {
            sport,
            when,
            part: 1,
        };
        let span: Option<Span> = series.span(today, of);
        span.map_or_else(Size::default, |span| scope.size(span))
            .matches
    };
    let mut days = Vec::new();
    for when in series.whens(today) {
        let count = size_of(leaf.sport, when);
        let current = when == leaf.when;
        if count > 0 || current || when == When::Today || leaf.sport.is_none() {
            let first = Leaf {
                when,
                part: 1,
                ..leaf
            };
            days.push(DayLink {
                name: series.name(scope, when)?,
                href: scope.href(&series.path(slug, first)),
                count,
                current,
            });
        }
    }
    let first = Leaf { part: 1, ..leaf };
    let mut sports = vec![SportChip {
        key: None,
        name: None,
        href: scope.href(&series.path(None, first)),
        count: size_of(None, leaf.when),
        current: leaf.sport.is_none(),
    }];
    for id in scope.list(List::Sports) {
        let count = size_of(Some(id), leaf.when);
        let current = leaf.sport == Some(id);
        if count > 0 || current {
            sports.extend(scope.sport(id).map(|sport| SportChip {
                key: Some(sport.slug.as_str()),
                name: Some(scope.text(&sport.name)),
                href: scope.href(&series.path(Some(&sport.slug), first)),
                count,
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
        count: size.matches,
        part: (leaf.part > 1).then_some(leaf.part),
        days,
        sports,
    })
}
