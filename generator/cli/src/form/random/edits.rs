//! What an editor may do in the form.

use serde_json::{Map, Value as Json, json};

use super::tape::{Tape, odd_text};
use crate::form::IS;
use crate::shape::{Field, Shape, Type, Union};

/// What some edits did.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Done {
    /// Something that was there is gone, so its comments may go.
    pub removed: bool,
    /// An item of a list has another place.
    pub moved: bool,
}

/// Changes one thing in a table of the form.
pub(super) fn edit(
    tape: &mut Tape,
    fields: &[Field],
    values: &mut Map<String, Json>,
    done: &mut Done,
) {
    if fields.is_empty() {
        return;
    }
    let there: Vec<&Field> = fields
        .iter()
        .filter(|it| values.contains_key(&it.key))
        .collect();
    let field = match there.is_empty() || tape.once_in(3) {
        true => tape.one(fields),
        false => *tape.one(&there),
    };
    match values.get_mut(&field.key) {
        None => {
            let new = fresh(tape, &field.of);
            values.insert(field.key.clone(), new);
        }
        Some(old) => change(tape, &field.of, old, done),
    }
}

fn change(tape: &mut Tape, of: &Type, old: &mut Json, done: &mut Done) {
    let how = tape.below(5);
    match (&of.shape, &mut *old) {
        (Shape::Text | Shape::LongText, Json::Object(each)) if how < 4 => text(tape, each, done),
        (Shape::Table(fields), Json::Object(values)) if how < 4 => edit(tape, fields, values, done),
        (Shape::Union(union), Json::Object(values)) if how < 4 => {
            let name = values.get(union.tag.unwrap_or(IS)).and_then(Json::as_str);
            if let Some(variant) = name.and_then(|it| union.variant(it)) {
                edit(tape, &variant.fields, values, done);
            }
        }
        (Shape::List(of), Json::Array(items)) if how < 4 => list(tape, of, items, done),
        (
            Shape::Word(_)
            | Shape::Picture
            | Shape::Moment
            | Shape::Number(..)
            | Shape::Switch
            | Shape::Choice(_),
            _,
        ) if how < 4 => {
            *old = fresh(tape, of);
            done.removed |= old.as_str().is_some_and(|it| it.trim().is_empty());
        }
        _ => {
            done.removed = true;
            *old = match tape.below(3) {
                0 => empty(of),
                1 => Json::Null,
                _ => fresh(tape, of),
            };
        }
    }
}

fn text(tape: &mut Tape, each: &mut Map<String, Json>, done: &mut Done) {
    let new = Json::from(odd_text(tape));
    done.removed |= new.as_str().is_some_and(|it| it.trim().is_empty());
    match tape.word(&["en", "any", "ar", "br"]) {
        key @ ("en" | "any") => each.insert(key.to_owned(), new),
        code => {
            let others = each.entry("others").or_insert(json!({}));
            others
                .as_object_mut()
                .and_then(|it| it.insert(code.to_owned(), new))
        }
    };
}

fn list(tape: &mut Tape, of: &Type, items: &mut Vec<Json>, done: &mut Done) {
    let at = tape.below(items.len() + 1);
    match tape.below(4) {
        0 if at < items.len() => change(tape, of, &mut items[at], done),
        1 if at < items.len() => {
            items.remove(at);
            done.removed = true;
        }
        2 if !items.is_empty() => {
            let item = items.remove(tape.below(items.len()));
            items.insert(at.min(items.len()), item);
            done.moved = true;
        }
        _ => items.insert(at, fresh(tape, of)),
    }
}

fn empty(of: &Type) -> Json {
    match &of.shape {
        Shape::Text | Shape::LongText => json!({ "en": "", "any": " ", "others": { "ar": "" } }),
        Shape::List(_) => json!([]),
        Shape::Table(_) => json!({}),
        _ => json!(""),
    }
}

/// A new value, as the browser sends it.
fn fresh(tape: &mut Tape, of: &Type) -> Json {
    match &of.shape {
        Shape::Text | Shape::LongText => match tape.below(3) {
            0 => json!({ "any": odd_text(tape), "en": "" }),
            1 => json!({ "en": odd_text(tape), "others": { "ar": odd_text(tape), "br": null } }),
            _ => json!({ "any": odd_text(tape), "en": odd_text(tape), "others": { "ja": "" } }),
        },
        Shape::Word(_) => odd_text(tape).into(),
        Shape::Picture => tape
            .word(&["/images/a b.svg", "https://a.example/b.png", "/\"'\\.png"])
            .into(),
        Shape::Moment => tape
            .word(&["2027-01-31", "2027-01-31T08:30:00", "2027-01-31T08:30"])
            .into(),
        Shape::Number(least, _) => match tape.below(6) {
            0 => (*least).into(),
            1 => i64::MAX.into(),
            2 => 1.5.into(),
            3 => u64::MAX.into(),
            4 => " twelve ".into(),
            _ => "12".into(),
        },
        Shape::Switch => (tape.below(2) == 0).into(),
        Shape::Choice(words) => tape.one(words).word.as_str().into(),
        Shape::List(of) => (0..tape.below(3)).map(|_| fresh(tape, of)).collect(),
        Shape::Table(fields) => Json::Object(some(tape, fields)),
        Shape::Union(union) => variant(tape, union),
    }
}

fn variant(tape: &mut Tape, union: &Union) -> Json {
    let variant = tape.one(&union.variants);
    let mut values = some(tape, &variant.fields);
    values.insert(
        union.tag.unwrap_or(IS).to_owned(),
        variant.name.as_str().into(),
    );
    Json::Object(values)
}

/// Values for some of the options, and for all that must be there.
fn some(tape: &mut Tape, fields: &[Field]) -> Map<String, Json> {
    let mut values = Map::new();
    for field in fields {
        let value = match field.required || tape.once_in(3) {
            true => fresh(tape, &field.of),
            false => empty(&field.of),
        };
        values.insert(field.key.clone(), value);
    }
    values
}
