//! Spoils one field of one object at a time, for tests of what reads the operator's answers.

use serde_json::{Value, json};

/// A value of which one field is spoiled.
#[derive(Clone, Debug)]
pub struct Spoiled {
    /// The field, and what was done to it: `main_market.outcomes[0].odds = null`.
    pub what: String,
    /// The whole value.
    pub value: Value,
}

/// Every way to spoil one field of a value, or one row of its lists: missing, null, of another type, a
/// fraction, negative, huge, empty.
pub fn spoiled(value: &Value) -> Vec<Spoiled> {
    let mut all = Vec::new();
    let mut places = Vec::new();
    walk(value, String::new(), &mut places);
    for place in places {
        let Some(old) = value.pointer(&place) else {
            continue;
        };
        for bad in bad_values(old) {
            let mut value = value.clone();
            let what = match &bad {
                Some(bad) => format!("{place} = {bad}"),
                None => format!("{place} is missing"),
            };
            match (bad, value.pointer_mut(&place)) {
                (Some(bad), Some(slot)) => *slot = bad,
                _ => remove(&mut value, &place),
            }
            all.push(Spoiled { what, value });
        }
    }
    all
}

/// Pointers to every field and row. Rows of a list are alike: the first stands for all.
fn walk(value: &Value, at: String, places: &mut Vec<String>) {
    match value {
        Value::Object(object) => {
            for (name, inner) in object {
                let at = format!("{at}/{name}");
                places.push(at.clone());
                walk(inner, at, places);
            }
        }
        Value::Array(rows) => {
            if let Some(first) = rows.first() {
                let at = format!("{at}/0");
                places.push(at.clone());
                walk(first, at, places);
            }
        }
        _ => {}
    }
}

fn bad_values(old: &Value) -> Vec<Option<Value>> {
    let others = [
        json!(null),
        json!("text"),
        json!(""),
        json!(true),
        json!(0),
        json!(-1),
        json!(1.5),
        json!(u64::MAX),
        json!(1e30),
        json!([]),
        json!({}),
    ];
    let others = others.into_iter().filter(|bad| bad != old).map(Some);
    std::iter::once(None).chain(others).collect()
}

fn remove(value: &mut Value, place: &str) {
    let Some((parent, name)) = place.rsplit_once('/') else {
        return;
    };
    match value.pointer_mut(parent) {
        Some(Value::Object(object)) => {
            object.remove(name);
        }
        Some(Value::Array(rows)) if !rows.is_empty() => {
            rows.remove(0);
        }
        _ => {}
    }
}
