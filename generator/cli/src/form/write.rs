//! The values of the form as the text of a file, which changes only where they differ from it.
//!
//! A comment belongs to what is below it, or before it in its line, and goes when that is removed. One that an empty line
//! separates from what is below it belongs to the file, and one above the first item of a list to the list: these
//! stay where they are. Line ends stay, too ([`super::around`]). A file in which nothing changes stays byte for byte; in
//! one that changes, `toml_edit` may write other spaces within brackets.
//!
//! Nothing is refused here: what an option cannot be is written as it was typed, and the check says where it is.

use serde_json::{Map, Value as Json};
use toml_edit::{
    Array, ArrayOfTables, Decor, DocumentMut, InlineTable, Item, Table, TableLike, TomlError, Value,
};

use super::around::Around;
use super::decor::{above, apart, forget_position, prefix, with_comments};
use super::list::paired;
use super::read::{Reader, name_of};
use super::rows::Rows;
use super::texts::Texts;
use super::tidy::{tidy, without_defaults};
use super::{IS, around};
use crate::shape::{Field, Shape, Type, Union};

/// The text of a file with these options and values. `source` is its text so far, empty for a new file;
/// `languages` are the keys of the site's languages in texts, the first one first.
///
/// # Errors
/// `source` is not TOML.
pub fn write(
    fields: &[Field],
    values: &Map<String, Json>,
    source: &str,
    languages: &[&str],
) -> Result<String, TomlError> {
    let bare = &*around::bare(source);
    let mut document: DocumentMut = bare.parse()?;
    let before = document.to_string();
    let mut writer = Writer {
        reader: Reader {
            first: languages.first().copied().unwrap_or_default(),
        },
        texts: Texts { languages },
        homeless: String::new(),
    };
    writer.table(document.as_table_mut(), fields, values, Place::Root);
    let after = document.to_string();
    // `toml_edit` does not keep every space, so a file without a change is not written anew.
    if after == before {
        return Ok(source.to_owned());
    }
    let text = with_comments(bare, &after, &writer.homeless);
    Ok(Around::of(source).put(text))
}

/// Where a table is, which decides how new values in it are written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The file itself.
    Root,
    /// A table below a header of its own.
    Header,
    /// A table in a line.
    Line,
}

struct Writer<'w> {
    reader: Reader<'w>,
    texts: Texts<'w>,
    /// Comments of the file whose place is gone.
    homeless: String,
}

impl Writer<'_> {
    /// Changes the options of a table. Those that its type does not have stay.
    fn table(
        &mut self,
        table: &mut dyn TableLike,
        fields: &[Field],
        values: &Map<String, Json>,
        place: Place,
    ) {
        for field in fields {
            let new = values.get(&field.key).and_then(|it| tidy(&field.of, it));
            let old = table
                .get(&field.key)
                .map(|it| self.reader.value(&field.of, it));
            let has_old = old.is_some();
            let old = old.and_then(|it| tidy(&field.of, &it));
            if new == old {
                continue;
            }
            match (new, has_old) {
                (None, false) => {}
                (None, true) => self.remove(table, &field.key),
                (Some(new), true) => self.change(table, field, &new, place),
                (Some(new), false) => {
                    let own = without_defaults(field, &new);
                    if let Some(new) = own.or_else(|| field.required.then_some(new)) {
                        table.insert(&field.key, self.item(&field.of, &new, place));
                    }
                }
            }
        }
    }

    fn remove(&mut self, table: &mut dyn TableLike, key: &str) {
        let above = above(table, key);
        let mut kept = vec![apart(&above).to_owned()];
        if let Some(Item::ArrayOfTables(list)) = table.get(key) {
            let others = list.iter().skip(1).map(|it| prefix(it.decor().prefix()));
            kept = others.map(|it| apart(&it).to_owned()).collect();
            kept.insert(0, above);
        }
        table.remove(key);
        let kept = kept.into_iter().filter(|it| it.contains('#'));
        self.homeless.extend(kept);
    }

    /// Changes an option that is there.
    fn change(&mut self, table: &mut dyn TableLike, field: &Field, new: &Json, place: Place) {
        let above = above(table, &field.key);
        let Some(item) = table.get_mut(&field.key) else {
            return;
        };
        let (had_header, beside) = match &*item {
            Item::Table(old) => (true, prefix(old.decor().suffix())),
            Item::Value(old) => (false, prefix(old.decor().suffix())),
            _ => return self.item_in_place(item, &field.of, new, place),
        };
        self.item_in_place(item, &field.of, new, place);
        // Comments move between a header and a line.
        let below = |above: &str| ["\n", above.trim_start_matches('\n')].concat();
        match item {
            Item::Value(value) if had_header => {
                value.decor_mut().set_suffix(beside);
                if let Some(mut key) = table.key_mut(&field.key) {
                    *key.leaf_decor_mut() = Decor::new(above.trim_start_matches('\n'), " ");
                }
            }
            Item::Table(value) if !had_header => {
                *value.decor_mut() = Decor::new(below(&above), beside);
                if let Some(mut key) = table.key_mut(&field.key) {
                    key.leaf_decor_mut().clear();
                }
            }
            // It was no list before.
            Item::ArrayOfTables(list) => {
                if let Some(first) = list.get_mut(0) {
                    *first.decor_mut() = Decor::new(below(&above), beside);
                }
                if let Some(mut key) = table.key_mut(&field.key) {
                    key.leaf_decor_mut().clear();
                }
            }
            _ => {}
        }
    }

    /// Changes a value as little as possible.
    fn item_in_place(&mut self, item: &mut Item, of: &Type, new: &Json, place: Place) {
        let below = match item {
            Item::Table(_) => Place::Header,
            _ => Place::Line,
        };
        match (&of.shape, new) {
            (Shape::Text | Shape::LongText, Json::Object(new)) => {
                if let Some(table) = item.as_table_like_mut()
                    && self.texts.change(table, &of.shape, new)
                {
                    return;
                }
            }
            (Shape::Table(fields), Json::Object(new)) => {
                if let Some(table) = item.as_table_like_mut() {
                    return self.table(table, fields, new, below);
                }
            }
            (Shape::Union(union), Json::Object(new)) => {
                if let Some(table) = item.as_table_like_mut() {
                    return self.union(table, union, new, below);
                }
            }
            (Shape::List(of), Json::Array(new)) => match item {
                Item::ArrayOfTables(tables) => return self.tables(tables, of, new),
                Item::Value(Value::Array(array)) => return self.array(array, of, new),
                _ => {}
            },
            _ => {}
        }
        let mut fresh = self.item(of, new, place);
        if let (Item::Value(fresh), Item::Value(old)) = (&mut fresh, &*item) {
            *fresh.decor_mut() = old.decor().clone();
        }
        *item = fresh;
    }

    fn union(
        &mut self,
        table: &mut dyn TableLike,
        union: &Union,
        new: &Map<String, Json>,
        place: Place,
    ) {
        let tag = union.tag.unwrap_or(IS);
        let name = new.get(tag).and_then(Json::as_str);
        let Some(variant) = name.and_then(|name| union.variant(name)) else {
            return;
        };
        if name_of(union, table) != Some(&variant.name) {
            let is_foreign = |key: &str| !variant.fields.iter().any(|field| field.key == key);
            let others = union.variants.iter().flat_map(|it| &it.fields);
            for field in others.filter(|field| is_foreign(&field.key)) {
                table.remove(&field.key);
            }
            if let Some(tag) = union.tag {
                table.insert(tag, toml_edit::value(variant.name.as_str()));
            }
        }
        self.table(table, &variant.fields, new, place);
    }

    /// Changes a list of tables with headers of their own.
    fn tables(&mut self, list: &mut ArrayOfTables, of: &Type, new: &[Json]) {
        let old: Vec<Table> = list.iter().cloned().collect();
        let values = old.iter().map(|it| {
            let value = self.reader.value(of, &Item::Table(it.clone()));
            tidy(of, &value).unwrap_or(value)
        });
        let values: Vec<Json> = values.collect();
        let first = old
            .first()
            .map(|it| (prefix(it.decor().prefix()), it.position()));
        list.clear();
        let pairs = paired(of, &values, new);
        // What belongs to the file stays above the next item that stays.
        let gone = (1..old.len()).filter(|nth| !pairs.contains(&Some(*nth)));
        let gone = gone.map(|nth| (nth, apart(&prefix(old[nth].decor().prefix())).to_owned()));
        let mut gone: Vec<(usize, String)> = gone.filter(|(_, it)| it.contains('#')).collect();
        for (nth, (pair, new)) in pairs.into_iter().zip(new).enumerate() {
            let mut table = match pair {
                Some(pair) => {
                    let mut table = old[pair].clone();
                    if values[pair] != *new {
                        self.fill(&mut table, of, new, Place::Header);
                    }
                    table
                }
                None => self.new_table(of, new),
            };
            forget_position(&mut table);
            if pair == Some(0) && nth > 0 {
                table.decor_mut().set_prefix("\n");
            }
            if let Some(pair) = pair.filter(|pair| gone.iter().any(|(nth, _)| nth < pair)) {
                let above = gone.extract_if(.., |(nth, _)| *nth < pair).map(|it| it.1);
                let own = prefix(table.decor().prefix());
                let above = above.chain([own.trim_start_matches('\n').to_owned()]);
                table.decor_mut().set_prefix(above.collect::<String>());
            }
            if let (0, Some((first, position))) = (nth, &first) {
                let own = prefix(table.decor().prefix());
                let own = if pair == Some(0) {
                    ""
                } else {
                    own.trim_start_matches('\n')
                };
                table.decor_mut().set_prefix([first, own].concat());
                table.set_position(*position);
            }
            list.push(table);
        }
        self.homeless.extend(gone.into_iter().map(|it| it.1));
    }

    /// Changes a list in brackets.
    fn array(&mut self, list: &mut Array, of: &Type, new: &[Json]) {
        let (rows, old) = Rows::take(list);
        let values = old.iter().map(|it| {
            let value = self.reader.value(of, &Item::Value(it.clone()));
            tidy(of, &value).unwrap_or(value)
        });
        let values: Vec<Json> = values.collect();
        let items = paired(of, &values, new).into_iter().zip(new);
        let items = items.map(|(pair, new)| {
            let value = match pair {
                Some(pair) => {
                    let mut item = Item::Value(old[pair].clone());
                    if values[pair] != *new {
                        self.item_in_place(&mut item, of, new, Place::Line);
                    }
                    item.into_value().unwrap_or_else(|_| self.value(of, new))
                }
                None => self.value(of, new),
            };
            (pair, value)
        });
        rows.put(list, items.collect());
    }

    /// A new value, written as the project's own files are.
    fn item(&mut self, of: &Type, new: &Json, place: Place) -> Item {
        let is_table = |of: &Type| matches!(of.shape, Shape::Table(_) | Shape::Union(_));
        match (&of.shape, new) {
            (Shape::List(of), Json::Array(items)) if is_table(of) && place == Place::Root => {
                let mut list = ArrayOfTables::new();
                for item in items {
                    list.push(self.new_table(of, item));
                }
                Item::ArrayOfTables(list)
            }
            (Shape::Table(_), Json::Object(_)) if place != Place::Line => {
                Item::Table(self.new_table(of, new))
            }
            (Shape::Text | Shape::LongText, Json::Object(each)) => {
                let is_long = place == Place::Header && matches!(of.shape, Shape::LongText);
                let has_header = place == Place::Root || is_long;
                self.texts.item(&of.shape, each, has_header)
            }
            _ => Item::Value(self.value(of, new)),
        }
    }

    fn new_table(&mut self, of: &Type, new: &Json) -> Table {
        let mut table = Table::new();
        self.fill(&mut table, of, new, Place::Header);
        table
    }

    /// Changes a table that stays one.
    fn fill(&mut self, table: &mut dyn TableLike, of: &Type, new: &Json, place: Place) {
        match (&of.shape, new) {
            (Shape::Text | Shape::LongText, Json::Object(new)) => {
                self.texts.fill(table, &of.shape, new);
            }
            (Shape::Union(union), Json::Object(new)) => self.union(table, union, new, place),
            (Shape::Table(fields), Json::Object(new)) => self.table(table, fields, new, place),
            _ => {}
        }
    }

    /// A new value in a line.
    fn value(&mut self, of: &Type, new: &Json) -> Value {
        match (&of.shape, new) {
            (Shape::Moment, Json::String(text)) => match text.parse::<toml_edit::Datetime>() {
                Ok(at) => at.into(),
                Err(_) => text.as_str().into(),
            },
            (Shape::Picture, Json::String(text)) => text.trim_start_matches('/').into(),
            (Shape::Text | Shape::LongText, Json::Object(each)) => {
                let item = self.texts.item(&of.shape, each, false);
                item.into_value().unwrap_or_else(|_| "".into())
            }
            (Shape::Table(_) | Shape::Union(_), Json::Object(values)) => {
                if let Some(plain) = plain(of, values) {
                    return plain.into();
                }
                let mut table = InlineTable::new();
                self.fill(&mut table, of, new, Place::Line);
                table.into()
            }
            (Shape::List(of), Json::Array(items)) => {
                let mut array: Array = items.iter().map(|it| self.value(of, it)).collect();
                if matches!(of.shape, Shape::Table(_) | Shape::Union(_)) {
                    for value in array.iter_mut() {
                        value.decor_mut().set_prefix("\n  ");
                    }
                    array.set_trailing("\n");
                    array.set_trailing_comma(true);
                }
                array.into()
            }
            (_, Json::Bool(is_on)) => (*is_on).into(),
            (_, Json::Number(number)) => match number.as_i64() {
                Some(whole) => whole.into(),
                // The check refuses it, with the line of the file.
                None => number.as_f64().unwrap_or_default().into(),
            },
            (_, Json::String(text)) => text.as_str().into(),
            (_, other) => other.to_string().into(),
        }
    }
}

/// The value of a table of a union that is written without the table.
fn plain<'v>(of: &Type, values: &'v Map<String, Json>) -> Option<&'v str> {
    let Shape::Union(union) = &of.shape else {
        return None;
    };
    let name = union.plain.as_deref()?;
    let is_plain = values.get(IS).is_some_and(|it| it == name);
    values.get(name)?.as_str().filter(|_| is_plain)
}
