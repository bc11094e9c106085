//! A file as the values of the form.

use serde_json::{Map, Value as Json};
use toml_edit::{DocumentMut, Item, TableLike, TomlError, Value};

use super::{ANY, IS, OTHERS, around};
use crate::shape::{Field, Shape, Type, Union};

/// Reads files for the form.
#[derive(Clone, Copy)]
pub struct Reader<'r> {
    /// The key of the site's first language in texts.
    pub first: &'r str,
}

impl Reader<'_> {
    /// The values of a file with these options.
    ///
    /// # Errors
    /// The text is not TOML.
    pub fn file(self, fields: &[Field], text: &str) -> Result<Map<String, Json>, TomlError> {
        let document: DocumentMut = around::bare(text).parse()?;
        Ok(self.table(fields, document.as_table()))
    }

    /// The values of a table. An option that its type does not have is kept as it is.
    fn table(self, fields: &[Field], from: &dyn TableLike) -> Map<String, Json> {
        let mut values = Map::new();
        for field in fields {
            if let Some(item) = from.get(&field.key) {
                values.insert(field.key.clone(), self.value(&field.of, item));
            }
        }
        for (key, value) in bare_table(from) {
            values.entry(key).or_insert(value);
        }
        values
    }

    /// A value in the form. One that is not of its type is kept as it is.
    pub(super) fn value(self, of: &Type, item: &Item) -> Json {
        let words = item.as_str();
        match (&of.shape, words, item.as_table_like()) {
            (Shape::Text | Shape::LongText, Some(words), _) => {
                Json::Object(Map::from_iter([(ANY.to_owned(), words.trim().into())]))
            }
            (Shape::Text | Shape::LongText, None, Some(each)) => Json::Object(self.text(each)),
            (Shape::Picture, Some(path), _) => match path.starts_with("https://") {
                true => path.into(),
                false => ["/", path].concat().into(),
            },
            (Shape::Table(fields), _, Some(from)) => Json::Object(self.table(fields, from)),
            (Shape::Union(union), Some(words), _) => {
                plain(union, words).unwrap_or_else(|| bare(item))
            }
            (Shape::Union(union), None, Some(from)) => Json::Object(self.variant(union, from)),
            (Shape::List(of), ..) => items(item).map_or_else(
                || bare(item),
                |items| items.iter().map(|item| self.value(of, item)).collect(),
            ),
            _ => bare(item),
        }
    }

    /// A table of texts: that of the first language, and the others below a key.
    fn text(self, each: &dyn TableLike) -> Map<String, Json> {
        let mut first = Map::new();
        let mut others = Map::new();
        for (code, item) in each.iter() {
            let of = if code == self.first {
                &mut first
            } else {
                &mut others
            };
            let text = item.as_str().map(|it| it.trim().into());
            of.insert(code.to_owned(), text.unwrap_or_else(|| bare(item)));
        }
        if !others.is_empty() {
            first.insert(OTHERS.to_owned(), others.into());
        }
        first
    }

    fn variant(self, union: &Union, from: &dyn TableLike) -> Map<String, Json> {
        let Some(variant) = name_of(union, from).and_then(|name| union.variant(name)) else {
            return bare_table(from);
        };
        let tag = union.tag.unwrap_or(IS);
        let mut values = Map::from_iter([(tag.to_owned(), variant.name.as_str().into())]);
        values.extend(self.table(&variant.fields, from));
        values
    }
}

/// The items of a list, however it is written.
pub(super) fn items(list: &Item) -> Option<Vec<Item>> {
    match list {
        Item::ArrayOfTables(tables) => Some(tables.iter().cloned().map(Item::Table).collect()),
        Item::Value(Value::Array(values)) => {
            Some(values.iter().cloned().map(Item::Value).collect())
        }
        _ => None,
    }
}

/// The name of the table of a union.
pub(super) fn name_of<'u>(union: &'u Union, from: &dyn TableLike) -> Option<&'u str> {
    let named = match union.tag {
        Some(tag) => union.variant(from.get(tag)?.as_str()?),
        None => union.variants.iter().find(|it| from.contains_key(&it.name)),
    };
    Some(&named?.name)
}

fn plain(union: &Union, words: &str) -> Option<Json> {
    let name = union.plain.as_ref()?;
    let values = [
        (IS.to_owned(), name.as_str().into()),
        (name.clone(), words.into()),
    ];
    Some(Json::Object(Map::from_iter(values)))
}

fn bare_table(from: &dyn TableLike) -> Map<String, Json> {
    let values = from.iter().map(|(key, item)| (key.to_owned(), bare(item)));
    values.collect()
}

/// A value as it is in the file.
fn bare(item: &Item) -> Json {
    match item {
        Item::None => Json::Null,
        Item::Value(Value::String(text)) => text.value().as_str().into(),
        Item::Value(Value::Integer(number)) => (*number.value()).into(),
        Item::Value(Value::Float(number)) => (*number.value()).into(),
        Item::Value(Value::Boolean(is_on)) => (*is_on.value()).into(),
        Item::Value(Value::Datetime(at)) => at.value().to_string().into(),
        Item::Value(Value::InlineTable(from)) => Json::Object(bare_table(from)),
        Item::Table(from) => Json::Object(bare_table(from)),
        Item::Value(Value::Array(_)) | Item::ArrayOfTables(_) => {
            let items = items(item).unwrap_or_default();
            items.iter().map(bare).collect()
        }
    }
}
