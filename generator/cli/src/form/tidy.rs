//! Values of the form without what is empty: the browser sends every field, an empty one too.

use serde_json::{Map, Value as Json};

use super::IS;
use crate::shape::{Field, Shape, Type};

/// A value without what is empty in it; `None` if it is empty itself.
pub(super) fn tidy(of: &Type, value: &Json) -> Option<Json> {
    match (&of.shape, value) {
        (_, Json::Null) => None,
        (Shape::Number(..), Json::String(digits)) => {
            let digits = digits.trim();
            let number = digits
                .parse::<i64>()
                .map_or_else(|_| digits.into(), Json::from);
            (!digits.is_empty()).then_some(number)
        }
        (_, Json::String(text)) => {
            let text = text.trim();
            (!text.is_empty()).then(|| text.into())
        }
        (Shape::List(of), Json::Array(items)) => {
            let items: Vec<Json> = items.iter().filter_map(|item| tidy(of, item)).collect();
            (!items.is_empty()).then_some(Json::Array(items))
        }
        (Shape::Table(fields), Json::Object(values)) => {
            let values = table(fields, values);
            (!values.is_empty()).then_some(Json::Object(values))
        }
        (Shape::Union(union), Json::Object(values)) => {
            let tag = union.tag.unwrap_or(IS);
            let name = values.get(tag)?.as_str()?;
            let Some(variant) = union.variant(name) else {
                return Some(value.clone());
            };
            let mut kept = table(&variant.fields, values);
            if union.tag.is_none() && !kept.contains_key(name) {
                return None;
            }
            kept.insert(tag.to_owned(), name.into());
            Some(Json::Object(kept))
        }
        (_, Json::Object(values)) => {
            let values = table(&[], values);
            (!values.is_empty()).then_some(Json::Object(values))
        }
        _ => Some(value.clone()),
    }
}

/// The options of a table that are not empty, with those that its type does not have.
pub(super) fn table(fields: &[Field], values: &Map<String, Json>) -> Map<String, Json> {
    let kept = values.iter().filter_map(|(key, value)| {
        let field = fields.iter().find(|field| field.key == *key);
        let value = match (field, value) {
            (Some(field), value) => tidy(&field.of, value)?,
            (None, Json::Null) => return None,
            // The reader trims the texts of a file, too.
            (None, Json::String(text)) => match text.trim() {
                "" => return None,
                text => text.into(),
            },
            (None, Json::Object(inner)) => {
                let inner = table(&[], inner);
                (!inner.is_empty()).then_some(Json::Object(inner))?
            }
            (None, value) => value.clone(),
        };
        Some((key.clone(), value))
    });
    kept.collect()
}

/// A tidy value without the options that have their defaults; `None` if it has no other ones.
pub(super) fn without_defaults(field: &Field, value: &Json) -> Option<Json> {
    if field.default.as_ref() == Some(value) {
        return None;
    }
    match (&field.of.shape, value) {
        (Shape::Table(fields), Json::Object(values)) => {
            let kept = values.iter().filter_map(|(key, value)| {
                let value = match fields.iter().find(|field| field.key == *key) {
                    Some(field) => without_defaults(field, value)?,
                    None => value.clone(),
                };
                Some((key.clone(), value))
            });
            let kept: Map<String, Json> = kept.collect();
            (!kept.is_empty()).then_some(Json::Object(kept))
        }
        _ => Some(value.clone()),
    }
}

/// A tidy item of a list as it is compared: the browser sends the default of every option, and a file has few of them.
pub(super) fn essence(of: &Type, item: &Json) -> Json {
    let fields = match (&of.shape, item) {
        (Shape::Table(fields), _) => Some(fields),
        (Shape::Union(union), Json::Object(values)) => {
            let name = values.get(union.tag.unwrap_or(IS)).and_then(Json::as_str);
            name.and_then(|it| union.variant(it)).map(|it| &it.fields)
        }
        _ => None,
    };
    let mut item = item.clone();
    if let (Some(fields), Json::Object(values)) = (fields, &mut item) {
        values.retain(|key, value| {
            let field = fields.iter().find(|field| field.key == *key);
            field.is_none_or(|field| without_defaults(field, value).is_some())
        });
    }
    item
}
