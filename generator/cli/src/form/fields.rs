//! The fields of the form, from the types of the files.

use serde_json::{Map, Value as Json, json};

use super::{ANY, IS, OTHERS};
use crate::shape::{Field, Shape, Type, Union, Variant, Word};

/// A language of texts.
#[derive(Clone, Debug)]
pub struct Language {
    /// Its key in tables of texts.
    pub code: &'static str,
    /// Its name in itself.
    pub name: &'static str,
}

/// The fields of a table, for the languages of the site.
pub fn fields(options: &[Field], languages: &[Language]) -> Vec<Json> {
    options
        .iter()
        .map(|option| field(option, languages))
        .collect()
}

fn field(option: &Field, languages: &[Language]) -> Json {
    let mut field = of_type(&option.of, languages);
    // A table without options is not written, so it need not be added; a word always has a value.
    let is_there = match &option.of.shape {
        Shape::Table(options) => options.iter().all(|it| !it.required),
        Shape::Choice(_) => option.default.is_some(),
        _ => false,
    };
    field.insert("name".to_owned(), option.key.as_str().into());
    field.insert("label".to_owned(), label(&option.key).into());
    field.insert("hint".to_owned(), hint(option).into());
    if field["widget"] == "list" {
        field.insert("label_singular".to_owned(), singular(&option.key).into());
    }
    field.insert("required".to_owned(), (option.required || is_there).into());
    if let Some(default) = option
        .default
        .as_ref()
        .filter(|it| !it.is_object() && !it.is_array())
    {
        field.insert("default".to_owned(), default.clone());
    }
    field.into()
}

/// What a field is, without its name.
fn of_type(of: &Type, languages: &[Language]) -> Map<String, Json> {
    let field = match &of.shape {
        Shape::Text => text("string", languages),
        Shape::LongText => text("text", languages),
        Shape::Word(None) => json!({ "widget": "string" }),
        Shape::Word(Some(pattern)) => {
            let message = format!(
                "not {}",
                of.name.as_deref().unwrap_or("a value of this option")
            );
            json!({ "widget": "string", "pattern": [pattern, message] })
        }
        Shape::Picture => json!({ "widget": "image" }),
        Shape::Moment => json!({
            "widget": "string",
            "pattern": [
                r"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$",
                "write 2026-12-31, or 2026-12-31T18:00:00",
            ],
        }),
        Shape::Number(least, most) => {
            json!({ "widget": "number", "value_type": "int", "min": least, "max": most })
        }
        Shape::Switch => json!({ "widget": "boolean" }),
        Shape::Choice(words) => {
            let options = words.iter();
            let options = options.map(|it| json!({ "label": meaning(it), "value": it.word }));
            json!({ "widget": "select", "options": options.collect::<Vec<_>>() })
        }
        Shape::Table(options) => json!({
            "widget": "object",
            "collapsed": "auto",
            "fields": fields(options, languages),
        }),
        Shape::Union(union) => types("object", union, languages),
        Shape::List(item) => list(item, languages),
    };
    let field = field.as_object().cloned().unwrap_or_default();
    field
        .into_iter()
        .filter(|(_, value)| !value.is_null())
        .collect()
}

fn text(widget: &str, languages: &[Language]) -> Json {
    let field = |name: &str, label: &str| json!({ "name": name, "label": label, "widget": widget, "required": false });
    let of_language = |language: &Language| field(language.code, language.name);
    let (first, others) = languages.split_at(languages.len().min(1));
    let mut all: Vec<Json> = first.iter().map(of_language).collect();
    let mut any = field(ANY, "Every language");
    any["hint"] = "Languages without a text of their own show this.".into();
    all.push(any);
    if !others.is_empty() {
        all.push(json!({
            "name": OTHERS,
            "label": "Other languages",
            "widget": "object",
            "required": false,
            "collapsed": "auto",
            "fields": others.iter().map(of_language).collect::<Vec<_>>(),
        }));
    }
    let shown = first.first().map_or(ANY, |it| it.code);
    json!({
        "widget": "object",
        "collapsed": "auto",
        "summary": format!("{{{{{shown}}}}}{{{{{ANY}}}}}"),
        "fields": all,
    })
}

fn list(item: &Type, languages: &[Language]) -> Json {
    match &item.shape {
        Shape::Union(union) => types("list", union, languages),
        Shape::Choice(_) => {
            let mut field = of_type(item, languages);
            field.insert("multiple".to_owned(), true.into());
            field.into()
        }
        Shape::Table(_) | Shape::Text | Shape::LongText => {
            let mut field = of_type(item, languages);
            field.insert("widget".to_owned(), "list".into());
            field.remove("summary");
            field.into()
        }
        _ => json!({ "widget": "list" }),
    }
}

fn types(widget: &str, union: &Union, languages: &[Language]) -> Json {
    let of_variant = |variant: &Variant| {
        json!({
            "name": variant.name,
            "label": label(&variant.name),
            "widget": "object",
            "fields": fields(&variant.fields, languages),
        })
    };
    let types: Vec<Json> = union.variants.iter().map(of_variant).collect();
    let collapsed = (widget == "list").then_some("auto");
    json!({
        "widget": widget,
        "typeKey": union.tag.unwrap_or(IS),
        "types": types,
        "collapsed": collapsed,
    })
}

/// The meaning of an option, and of its type if that has a name.
fn hint(option: &Field) -> String {
    match &option.of {
        Type {
            name: Some(_),
            shape: Shape::Word(_) | Shape::Moment | Shape::LongText,
            about,
        } => {
            format!("{} {about}", option.about)
        }
        _ => option.about.clone(),
    }
}

/// A word with its meaning.
fn meaning(word: &Word) -> String {
    match word.about.trim_end_matches('.') {
        "" => word.word.clone(),
        about => format!("{}: {about}", word.word),
    }
}

/// What one item of a list is.
fn singular(key: &str) -> String {
    let one = key.strip_suffix('s').map(label);
    one.unwrap_or_else(|| "Entry".to_owned())
}

/// A key in words.
pub fn label(key: &str) -> String {
    let words = key.replace(['_', '-'], " ");
    let mut letters = words.chars();
    let first = letters.next().map(|it| it.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
