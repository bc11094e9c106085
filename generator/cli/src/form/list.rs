//! Which item of a list was which before it was edited.

use serde_json::Value as Json;

/// For each new item, the index of the old one that it was: the equal one, or else one of the same kind
/// that has no equal. `tag` is the key that names the kind of an item.
pub(super) fn pairs(old: &[Option<Json>], new: &[Json], tag: &str) -> Vec<Option<usize>> {
    let mut is_taken = vec![false; old.len()];
    let mut take = |is_wanted: &dyn Fn(&Json) -> bool| {
        let mut free = old.iter().enumerate().filter(|(nth, _)| !is_taken[*nth]);
        let found = free.find(|(_, it)| it.as_ref().is_some_and(is_wanted))?.0;
        is_taken[found] = true;
        Some(found)
    };
    let mut pairs: Vec<Option<usize>> = new.iter().map(|new| take(&|old| old == new)).collect();
    for (pair, new) in pairs.iter_mut().zip(new) {
        if pair.is_none() {
            *pair = take(&|old| old.get(tag) == new.get(tag));
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_edited_item_is_the_one_of_its_kind_without_an_equal() {
        let item = |kind: &str, n: u32| json!({ "kind": kind, "n": n });
        let old = [item("a", 1), item("a", 2), item("b", 3)].map(Some);
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
    }
}
