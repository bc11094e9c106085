//! `sportsbook blocks`: the catalogue of block kinds, and the schemas of the editors' files.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use diagnostic::likely;
use pages::blocks::KINDS;
use pages::schema::FileKind;
use serde_json::Value;

use crate::args::BlocksArgs;
use crate::failure::Failure;
use crate::shape::{self, Field, Shape, Type, Variant};

/// Where lines end.
const WIDTH: usize = 100;

/// The option that every kind of block has.
const PLACE: &str = "place";

/// Prints the catalogue, or writes the schemas.
///
/// # Errors
/// There is no such kind, or a file cannot be written.
pub fn run(args: &BlocksArgs) -> Result<(), Failure> {
    if let Some(folder) = &args.schema {
        return write_schemas(folder);
    }
    let mut kinds = shape::of_blocks();
    if let Some(name) = &args.kind {
        kinds.retain(|kind| kind.name == *name);
        if kinds.is_empty() {
            let names = || KINDS.iter().map(|kind| kind.name);
            let hint = match likely(name, names()) {
                Some(likely) => format!("did you mean `{likely}`?"),
                None => format!("kinds: {}", names().collect::<Vec<_>>().join(", ")),
            };
            return Err(Failure::usage(format!("unknown kind of block `{name}`")).hint(hint));
        }
    }
    print!("{}", catalogue(&kinds));
    Ok(())
}

fn write_schemas(folder: &Path) -> Result<(), Failure> {
    let failed = |path: &Path, error: std::io::Error| {
        Failure::new(format!("cannot write {}: {error}", path.display()))
            .hint("name a folder that you may write to")
    };
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    for kind in FileKind::ALL {
        let path = folder.join(kind.file());
        fs::write(&path, kind.text()).map_err(|error| failed(&path, error))?;
        println!("{} is the schema of {}", path.display(), kind.files());
    }
    Ok(())
}

/// Each kind: what it is, its options, an example; then what all kinds share.
fn catalogue(kinds: &[Variant]) -> String {
    let mut text = String::new();
    let mut types = BTreeMap::new();
    let mut place = None;
    for kind in kinds {
        let _ = writeln!(text, "{}", kind.name);
        paragraph(&mut text, 2, &kind.about);
        let mut options = Vec::new();
        for field in &kind.fields {
            named(&field.of, &mut types);
            match field.key == PLACE {
                true => place = Some(field),
                false => options.extend(rows(field, 0)),
            }
        }
        print_rows(&mut text, &options);
        text.push('\n');
        for line in example(&kind.name).lines() {
            let _ = writeln!(text, "  {line}");
        }
        text.push('\n');
    }
    text.push_str("Every kind\n");
    let place: Vec<Row> = place.into_iter().flat_map(|it| rows(it, 0)).collect();
    print_rows(&mut text, &place);
    text.push_str("\nTypes\n");
    for of in types.values() {
        print_rows(&mut text, &of_type(of));
    }
    text
}

/// The first block of a kind's case.
fn example(kind: &str) -> &'static str {
    const HEAD: &str = "[[blocks]]";
    let case = KINDS.iter().find(|it| it.name == kind);
    let case = case.map_or("", |it| it.case);
    let mut blocks = case.match_indices(HEAD).map(|(at, _)| at);
    let start = blocks.next().unwrap_or_default();
    let end = blocks.next().unwrap_or(case.len());
    case[start..end].trim_end()
}

/// A line of a table.
struct Row {
    key: String,
    of: String,
    note: String,
    about: String,
}

impl Row {
    fn word(depth: usize, word: &str, about: &str) -> Self {
        Self {
            key: indented(depth, word),
            of: String::new(),
            note: String::new(),
            about: about.to_owned(),
        }
    }
}

fn indented(depth: usize, text: &str) -> String {
    format!("{:1$}{text}", "", 2 * depth)
}

/// An option, and the parts of its value below it if its type has no name.
fn rows(field: &Field, depth: usize) -> Vec<Row> {
    let note = match (&field.default, field.required) {
        (_, true) => "required".to_owned(),
        (Some(default), false) if has_words(default) => format!("default {}", bare(default)),
        _ => String::new(),
    };
    let mut all = vec![Row {
        key: indented(depth, &field.key),
        of: words(&field.of),
        note,
        about: field.about.clone(),
    }];
    let mut of = &field.of;
    while let Shape::List(item) = &of.shape {
        of = item;
    }
    if of.name.is_none() {
        all.extend(parts(&of.shape, depth + 1));
    }
    all
}

/// The parts of a value: what a word means, the options of a table.
fn parts(shape: &Shape, depth: usize) -> Vec<Row> {
    match shape {
        Shape::Choice(words) => {
            let words = words.iter();
            words
                .map(|it| Row::word(depth, &it.word, &it.about))
                .collect()
        }
        Shape::Table(fields) => fields.iter().flat_map(|it| rows(it, depth)).collect(),
        Shape::Union(union) => {
            let tables = union.variants.iter();
            tables
                .map(|it| Row::word(depth, &it.name, &it.about))
                .collect()
        }
        _ => Vec::new(),
    }
}

/// A type that has a name.
fn of_type(of: &Type) -> Vec<Row> {
    let name = of.name.as_deref().unwrap_or_default();
    let mut all = vec![Row::word(0, name, &of.about)];
    all.extend(parts(&of.shape, 1));
    all
}

/// The types with a name in a type, itself included.
fn named(of: &Type, found: &mut BTreeMap<String, Type>) {
    if let Some(name) = &of.name {
        found.insert(name.clone(), of.clone());
    }
    match &of.shape {
        Shape::List(item) => named(item, found),
        Shape::Table(fields) => fields.iter().for_each(|it| named(&it.of, found)),
        _ => {}
    }
}

/// A type in words.
fn words(of: &Type) -> String {
    if let Some(name) = &of.name {
        return name.clone();
    }
    match &of.shape {
        Shape::Number(least, Some(most)) => format!("{least} to {most}"),
        Shape::Number(least, None) => format!("{least} or more"),
        Shape::Switch => "true or false".to_owned(),
        Shape::List(item) => match item.name {
            Some(_) => format!("list of {}s", words(item)),
            None => "list of tables".to_owned(),
        },
        Shape::Table(_) | Shape::Union(_) => "table".to_owned(),
        _ => "word".to_owned(),
    }
}

/// Whether a default is worth a word: an empty list is not.
fn has_words(default: &Value) -> bool {
    !matches!(default, Value::Array(_) | Value::Object(_) | Value::Null)
}

fn bare(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), ToOwned::to_owned)
}

/// Prints rows in columns, after an empty line.
fn print_rows(text: &mut String, rows: &[Row]) {
    let width = |of: fn(&Row) -> &str| rows.iter().map(|row| of(row).chars().count()).max();
    let columns = [
        width(|it| &it.key),
        width(|it| &it.of),
        width(|it| &it.note),
    ];
    let columns = columns.map(Option::unwrap_or_default);
    let starts = 2 + columns
        .iter()
        .filter(|it| **it > 0)
        .map(|it| it + 2)
        .sum::<usize>();
    if !rows.is_empty() {
        text.push('\n');
    }
    for row in rows {
        let mut line = "  ".to_owned();
        for (cell, width) in [&row.key, &row.of, &row.note].into_iter().zip(columns) {
            if width > 0 {
                let _ = write!(line, "{cell:width$}  ");
            }
        }
        let mut lines = wrapped(&row.about, WIDTH.saturating_sub(starts)).into_iter();
        line.push_str(&lines.next().unwrap_or_default());
        let _ = writeln!(text, "{}", line.trim_end());
        for more in lines {
            let _ = writeln!(text, "{:starts$}{more}", "");
        }
    }
}

fn paragraph(text: &mut String, indent: usize, words: &str) {
    for line in wrapped(words, WIDTH - indent) {
        let _ = writeln!(text, "{:indent$}{line}", "");
    }
}

/// Text in lines of at most this width, if its words allow it.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
