//! Texts in languages, from the form to the file.

use serde_json::{Map, Value as Json};
use toml_edit::{InlineTable, Item, Table, TableLike, Value};

use super::{ANY, OTHERS};
use crate::shape::Shape;

/// Writes texts.
pub(super) struct Texts<'w> {
    /// The keys of the site's languages, in order.
    pub languages: &'w [&'w str],
}

/// A text as the file has it.
enum Written<'v> {
    One(&'v str),
    Each(Vec<(&'v str, &'v str)>),
}

impl<'w> Texts<'w> {
    /// Changes a table of texts; false if the text is no longer in it.
    pub fn change(
        &self,
        table: &mut dyn TableLike,
        shape: &Shape,
        new: &Map<String, Json>,
    ) -> bool {
        match self.written(new) {
            Written::One(_) => return false,
            Written::Each(each) => put(table, shape, each),
        }
        true
    }

    /// Changes a table of texts that must stay one: a text for all languages becomes that of each.
    pub fn fill(&self, table: &mut dyn TableLike, shape: &Shape, new: &Map<String, Json>) {
        let each = match self.written(new) {
            Written::One(text) => self.languages.iter().map(|code| (*code, text)).collect(),
            Written::Each(each) => each,
        };
        put(table, shape, each);
    }

    /// A new text; one in several languages is a table with a header, or a table in a line.
    pub fn item(&self, shape: &Shape, new: &Map<String, Json>, has_header: bool) -> Item {
        match self.written(new) {
            Written::One(text) => Item::Value(value(shape, text)),
            Written::Each(each) => {
                let each = each
                    .into_iter()
                    .map(|(code, text)| (code, value(shape, text)));
                match has_header {
                    true => Item::Table(Table::from_iter(each)),
                    false => Item::Value(Value::InlineTable(InlineTable::from_iter(each))),
                }
            }
        }
    }

    /// A text for all languages beside texts in some of them is for those that have none.
    fn written<'v>(&'v self, new: &'v Map<String, Json>) -> Written<'v> {
        let others = new.get(OTHERS).and_then(Json::as_object);
        let own = new.iter().chain(others.into_iter().flatten());
        let own = own.filter(|(code, _)| ![ANY, OTHERS].contains(&code.as_str()));
        let own = own.filter_map(|(code, text)| Some((code.as_str(), text.as_str()?)));
        let own: Vec<(&str, &str)> = own.collect();
        let any = new.get(ANY).and_then(Json::as_str);
        if let (Some(any), []) = (any, &own[..]) {
            return Written::One(any);
        }
        let text = |code: &str| own.iter().find(|(other, _)| *other == code);
        let of_site = self.languages.iter().copied();
        let of_site = of_site.filter_map(|code| Some((code, text(code).map(|it| it.1).or(any)?)));
        let more = own.iter().copied();
        let more = more.filter(|(code, _)| !self.languages.contains(code));
        Written::Each(of_site.chain(more).collect())
    }
}

/// Makes a table that of these texts.
fn put(table: &mut dyn TableLike, shape: &Shape, each: Vec<(&str, &str)>) {
    let keys: Vec<String> = table.iter().map(|(key, _)| key.to_owned()).collect();
    for key in keys {
        if !each.iter().any(|(code, _)| *code == key) {
            table.remove(&key);
        }
    }
    for (code, text) in each {
        let is_same = |item: &Item| item.as_str().is_some_and(|old| old.trim() == text);
        match table.get_mut(code) {
            Some(item) if is_same(item) => {}
            Some(item) => {
                let mut value = value(shape, text);
                if let Some(old) = item.as_value() {
                    *value.decor_mut() = old.decor().clone();
                }
                *item = Item::Value(value);
            }
            None => drop(table.insert(code, Item::Value(value(shape, text)))),
        }
    }
}

/// A text; one of several lines ends with the line's end.
fn value(shape: &Shape, text: &str) -> Value {
    match shape {
        Shape::LongText if text.contains('\n') => format!("{text}\n").into(),
        _ => text.into(),
    }
}
