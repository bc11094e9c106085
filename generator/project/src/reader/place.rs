//! The value of a table that an error of serde is about, and its removal.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeValue};

/// A step from a table or a list to a value in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Key(String),
    Item(usize),
}

/// The names on the way to a value: `build.removal_percent`.
pub(super) fn path(steps: &[Step]) -> String {
    let names = steps.iter().filter_map(|step| match step {
        Step::Key(name) => Some(name.as_str()),
        Step::Item(_) => None,
    });
    names.collect::<Vec<_>>().join(".")
}

/// The way to the innermost value that has the span of an error. A table that begins with a header
/// has the span of this header, without its entries.
pub(super) fn place_of(value: &DeValue<'_>, span: &Range<usize>) -> Option<Vec<Step>> {
    let has = |it: Range<usize>| it.start <= span.start && span.end <= it.end;
    let below = |step: Step, inner: &Spanned<DeValue<'_>>, key: Range<usize>| {
        let mut steps = vec![step];
        match place_of(inner.get_ref(), span) {
            Some(rest) => steps.extend(rest),
            None if has(key) || has(inner.span()) => {}
            None => return None,
        }
        Some(steps)
    };
    match value {
        DeValue::Table(table) => table
            .iter()
            .find_map(|(key, it)| below(Step::Key(key.get_ref().to_string()), it, key.span())),
        DeValue::Array(items) => {
            let mut items = items.iter().enumerate();
            items.find_map(|(nth, it)| below(Step::Item(nth), it, it.span()))
        }
        _ => None,
    }
}

/// Removes a value from a table or a list.
pub(super) fn remove(from: &mut DeValue<'_>, steps: &[Step]) {
    match (from, steps) {
        (DeValue::Table(table), [Step::Key(name)]) => drop(table.remove(name.as_str())),
        (DeValue::Array(items), [Step::Item(nth)]) => {
            let mut kept = DeArray::new();
            let others = items.iter().enumerate().filter(|(place, _)| place != nth);
            others.for_each(|(_, item)| kept.push(item.clone()));
            *items = kept;
        }
        (DeValue::Table(table), [Step::Key(name), rest @ ..]) => {
            if let Some(inner) = table.get_mut(name.as_str()) {
                remove(inner.get_mut(), rest);
            }
        }
        (DeValue::Array(items), [Step::Item(nth), rest @ ..]) => {
            if let Some(inner) = items.get_mut(*nth) {
                remove(inner.get_mut(), rest);
            }
        }
        _ => {}
    }
}
