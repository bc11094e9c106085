//! Which item of a list was which before it was edited.

use std::cmp::Reverse;

use serde_json::Value as Json;

use super::IS;
use super::tidy::essence;
use crate::shape::{Shape, Type};

/// The same as [`pairs`], for items of this type.
pub(super) fn paired(of: &Type, old: &[Json], new: &[Json]) -> Vec<Option<usize>> {
    let essences =
        |items: &[Json]| -> Vec<Json> { items.iter().map(|it| essence(of, it)).collect() };
    let tag = match &of.shape {
        Shape::Union(union) => union.tag.unwrap_or(IS),
        _ => IS,
    };
    pairs(&essences(old), &essences(new), tag)
}

/// For each new item, the index of the old one that it was: the equal one, or else the one of the same kind, without an
/// equal, that has most in common with it. `tag` is the key that names the kind of an item.
fn pairs(old: &[Json], new: &[Json], tag: &str) -> Vec<Option<usize>> {
    let mut is_taken = vec![false; old.len()];
    let mut pairs = vec![None; new.len()];
    for (pair, new) in pairs.iter_mut().zip(new) {
        *pair = (0..old.len()).find(|nth| !is_taken[*nth] && old[*nth] == *new);
        pair.iter().for_each(|nth| is_taken[*nth] = true);
    }
    let mut alike = Vec::new();
    for (at, new) in new
        .iter()
        .enumerate()
        .filter(|(at, _)| pairs[*at].is_none())
    {
        let free = old.iter().enumerate().filter(|(nth, _)| !is_taken[*nth]);
        let free = free.filter(|(_, old)| old.get(tag) == new.get(tag));
        alike.extend(free.map(|(nth, old)| (in_common(old, new), at, nth)));
    }
    alike.sort_by_key(|(common, at, nth)| (Reverse(*common), at.abs_diff(*nth), *at));
    for (_, at, nth) in alike {
        if pairs[at].is_none() && !is_taken[nth] {
            pairs[at] = Some(nth);
            is_taken[nth] = true;
        }
    }
    pairs
}

/// How many options two items have in common.
fn in_common(old: &Json, new: &Json) -> usize {
    let options = |item: &Json| item.as_object().cloned().unwrap_or_default();
    let old = options(old);
    let new = options(new).into_iter();
    new.filter(|(key, value)| old.get(key) == Some(value))
        .count()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_edited_item_is_the_one_of_its_kind_without_an_equal() {
        let item = |kind: &str, n: u32| json!({ "kind": kind, "n": n });
        let old = [item("a", 1), item("a", 2), item("b", 3)];
        let pair = |new: &[Json]| pairs(&old, new, "kind");
        assert_eq!(pair(&[item("a", 2), item("b", 3)]), [Some(1), Some(2)]);
        assert_eq!(
            pair(&[item("b", 4), item("a", 9), item("a", 2)]),
            [Some(2), Some(0), Some(1)]
        );
        assert_eq!(pair(&[item("c", 1)]), [None]);
        assert_eq!(
            pair(&[item("a", 1), item("a", 1), item("a", 1)]),
            [Some(0), Some(1), None]
        );
        let item = |n: u32, m: u32| json!({ "kind": "a", "n": n, "m": m });
        let old = [item(1, 1), item(2, 2), item(3, 3)];
        let pair = |new: &[Json]| pairs(&old, new, "kind");
        assert_eq!(pair(&[item(2, 9), item(3, 3)]), [Some(1), Some(2)]);
        assert_eq!(pair(&[item(8, 8), item(1, 9)]), [Some(1), Some(0)]);
    }
}
