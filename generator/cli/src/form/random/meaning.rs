//! What values of the form mean: the same for all ways to say it in the form.

use serde_json::{Map, Value as Json};
use toml_edit::Datetime;

use crate::form::tests::LANGUAGES;
use crate::form::tidy::tidy;
use crate::form::{ANY, IS, OTHERS};
use crate::shape::{Field, Shape, Type};

/// The meaning of a file's values.
pub(super) fn meaning(fields: &[Field], values: &Map<String, Json>) -> Json {
    Json::Object(of_table(fields, values))
}

/// Whether a meaning says all of another one: options that no type has may come from the file.
pub(super) fn says(got: &Json, wanted: &Json) -> bool {
    match (got, wanted) {
        (Json::Object(got), Json::Object(wanted)) => wanted
            .iter()
            .all(|(key, wanted)| got.get(key).is_some_and(|got| says(got, wanted))),
        (Json::Array(got), Json::Array(wanted)) => {
            got.len() == wanted.len()
                && got
                    .iter()
                    .zip(wanted)
                    .all(|(got, wanted)| says(got, wanted))
        }
        _ => got == wanted,
    }
}

fn of_table(fields: &[Field], values: &Map<String, Json>) -> Map<String, Json> {
    let mut all = values.clone();
    for field in fields {
        let value = values.get(&field.key).and_then(|it| tidy(&field.of, it));
        // An option that is not there has its default.
        let value = value.filter(|it| field.default.as_ref() != Some(it));
        let value = match (value, &field.of.shape) {
            (Some(value), _) => of_value(&field.of, &value),
            (None, Shape::Table(fields)) => Json::Object(of_table(fields, &Map::new())),
            (None, _) => Json::Null,
        };
        all.insert(field.key.clone(), value);
    }
    all
}

fn of_value(of: &Type, value: &Json) -> Json {
    match (&of.shape, value) {
        (Shape::Text | Shape::LongText, Json::Object(each)) => text(each),
        (Shape::Number(..), Json::Number(number)) if number.as_i64().is_none() => {
            number.as_f64().into()
        }
        (Shape::Picture, Json::String(path)) => path.strip_prefix('/').unwrap_or(path).into(),
        (Shape::Moment, Json::String(at)) => match at.parse::<Datetime>() {
            Ok(at) => at.to_string().into(),
            Err(_) => value.clone(),
        },
        (Shape::List(of), Json::Array(items)) => items.iter().map(|it| of_value(of, it)).collect(),
        (Shape::Table(fields), Json::Object(values)) => Json::Object(of_table(fields, values)),
        (Shape::Union(union), Json::Object(values)) => {
            let name = values.get(union.tag.unwrap_or(IS)).and_then(Json::as_str);
            match name.and_then(|it| union.variant(it)) {
                Some(variant) => Json::Object(of_table(&variant.fields, values)),
                None => value.clone(),
            }
        }
        _ => value.clone(),
    }
}

/// The text of each language. One for all is that of the site's languages without their own.
fn text(each: &Map<String, Json>) -> Json {
    let mut all = each.clone();
    let any = all.remove(ANY);
    if let Some(Json::Object(others)) = all.remove(OTHERS) {
        all.extend(others);
    }
    match any {
        Some(any) => {
            for code in LANGUAGES {
                all.entry(code).or_insert_with(|| any.clone());
            }
            Json::Object(all)
        }
        None => Json::Object(all),
    }
}
