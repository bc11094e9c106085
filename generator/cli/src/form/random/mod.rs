//! Any file, after any edits in the form: the file has what the form had, and the rest of it is as it was.

mod edits;
mod meaning;
mod source;
mod tape;

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use pages::schema::FileKind;
use proptest::prelude::*;
use serde_json::{Map, Value as Json};
use toml_edit::DocumentMut;

use super::decor::{above, apart, prefix};
use super::tests::{LANGUAGES, READER, files, root};
use super::{around, write};
use crate::shape::{Field, of_file};
use edits::{Done, edit};
use meaning::{meaning, says};
use source::{FOREIGN, Source, source};
use tape::Tape;

static KINDS: LazyLock<Vec<Vec<Field>>> =
    LazyLock::new(|| FileKind::ALL.map(of_file).into_iter().collect());

type Values = Map<String, Json>;

/// What must hold for a file after some edits. `comments` is how many comments `# cN` the file has.
fn hold(fields: &[Field], source: &Source, numbers: Vec<u16>) -> Result<(), TestCaseError> {
    let old = read(fields, &source.text)?;
    let written = |values: &Values, text: &str| {
        let written = write(fields, values, text, &LANGUAGES);
        written.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))
    };
    prop_assert_eq!(
        &written(&old, &source.text)?,
        &source.text,
        "nothing was edited"
    );

    let (mut tape, mut new, mut done) = (Tape::new(numbers), old.clone(), Done::default());
    // What is empty goes as soon as something beside it is edited.
    done.removed = old.values().any(has_empty);
    for _ in 0..=tape.below(4) {
        edit(&mut tape, fields, &mut new, &mut done);
    }
    let text = written(&new, &source.text)?;
    let story = format!(
        "{}\n---- edited to {}\n---- is\n{text}\n----",
        source.text,
        Json::Object(new.clone())
    );
    let back = read(fields, &text)?;
    let (mut wanted, got) = (meaning(fields, &new), meaning(fields, &back));
    let is_foreign = has_foreign(&wanted) || has_foreign(&got);
    if done.removed {
        forget_foreign(&mut wanted);
    }
    prop_assert!(
        says(&got, &wanted),
        "read back as {got}, wanted {wanted}\n{story}"
    );
    if !is_foreign {
        prop_assert_eq!(&written(&new, &text)?, &text, "saved again\n{}", story);
    }
    prop_assert_eq!(
        &written(&back, &text)?,
        &text,
        "opened and saved\n{}",
        story
    );
    comments(source, &text, done, &kept(&source.text, &old, &new), &story)?;
    rest((&source.text, &old), (&text, &new), &story)
}

fn read(fields: &[Field], text: &str) -> Result<Values, TestCaseError> {
    let values = READER.file(fields, text);
    values.map_err(|error| TestCaseError::fail(format!("{error}\n{text}")))
}

fn has_foreign(value: &Json) -> bool {
    match value {
        Json::Array(items) => items.iter().any(has_foreign),
        Json::Object(values) => values
            .iter()
            .any(|(key, it)| FOREIGN.contains(&&**key) || has_foreign(it)),
        _ => false,
    }
}

/// An item that is gone takes its own along, and one that is new may be written in its place.
fn forget_foreign(value: &mut Json) {
    match value {
        Json::Array(items) => items.iter_mut().for_each(forget_foreign),
        Json::Object(values) => {
            values.retain(|key, _| !FOREIGN.contains(&&**key));
            values.values_mut().for_each(forget_foreign);
        }
        _ => {}
    }
}

fn has_empty(value: &Json) -> bool {
    match value {
        Json::Null => true,
        Json::String(text) => text.trim().is_empty(),
        Json::Array(items) => items.is_empty() || items.iter().any(has_empty),
        Json::Object(values) => values.is_empty() || values.values().any(has_empty),
        _ => false,
    }
}

/// The numbers of the comments in a text, in order.
fn numbers(text: &str) -> Vec<usize> {
    let parts = text.split("# c").skip(1);
    let digits = parts.map(|part| {
        part.chars()
            .take_while(char::is_ascii_digit)
            .collect::<String>()
    });
    digits.filter_map(|it| it.parse().ok()).collect()
}

/// No comment is lost or doubled, but with what it belongs to.
fn comments(
    source: &Source,
    text: &str,
    done: Done,
    kept: &BTreeSet<usize>,
    story: &str,
) -> Result<(), TestCaseError> {
    let found = numbers(text);
    let mut sorted = found.clone();
    sorted.sort_unstable();
    let mut once = sorted.clone();
    once.dedup();
    prop_assert_eq!(&once, &sorted, "a comment is there twice\n{}", story);
    if !done.removed {
        let all: Vec<usize> = (0..source.comments).collect();
        prop_assert_eq!(&sorted, &all, "a comment is lost\n{}", story);
    }
    let lost = kept.iter().find(|it| !found.contains(it));
    prop_assert!(lost.is_none(), "comment {:?} is lost\n{}", lost, story);
    Ok(())
}

/// The comments that stay whatever is removed: those above options that were not edited, and those of the file.
fn kept(source: &str, old: &Values, new: &Values) -> BTreeSet<usize> {
    let document = parsed(source);
    let mut kept = BTreeSet::new();
    for (key, item) in document.iter() {
        let above = above(document.as_table(), key);
        let is_list = item.is_array_of_tables();
        let is_kept = is_list || old.get(key) == new.get(key);
        kept.extend(numbers(if is_kept { &above } else { apart(&above) }));
        let tables = item
            .as_array_of_tables()
            .into_iter()
            .flat_map(|it| it.iter());
        for table in tables.skip(1) {
            kept.extend(numbers(apart(&prefix(table.decor().prefix()))));
        }
    }
    kept
}

fn parsed(text: &str) -> DocumentMut {
    around::bare(text).parse().expect("was parsed before")
}

/// What was not edited is written as it was, and in the same order.
fn rest(
    (source, old): (&str, &Values),
    (text, new): (&str, &Values),
    story: &str,
) -> Result<(), TestCaseError> {
    let (before, after) = (parsed(source), parsed(text));
    let is_same = |key: &&str| old.get(*key) == new.get(*key);
    let keys = |document: &DocumentMut| -> Vec<String> {
        let keys = document.iter().map(|(key, _)| key.to_owned());
        keys.filter(|key| is_same(&key.as_str())).collect()
    };
    prop_assert_eq!(keys(&before), keys(&after), "the order\n{}", story);
    for key in keys(&before) {
        // The comments above it, which may come from an option that is gone, are looked at before.
        let is_text = |line: &&str| !line.is_empty() && !line.starts_with('#');
        let written = |document: &DocumentMut| -> Vec<String> {
            let text = document[&key].to_string();
            text.lines()
                .skip_while(|it| !is_text(it))
                .map(str::to_owned)
                .collect()
        };
        prop_assert_eq!(written(&before), written(&after), "`{}`\n{}", key, story);
    }
    Ok(())
}

/// The project's own files, their comments numbered. They have every option that somebody uses.
static CORPUS: LazyLock<Vec<(usize, Source)>> = LazyLock::new(|| {
    let kinds = FileKind::ALL.into_iter().enumerate();
    let paths = kinds.flat_map(|(nth, kind)| {
        let paths = match kind.files().strip_suffix("/*.toml") {
            Some(folder) => files(root().join(folder), kind),
            None => vec![(kind, root().join(kind.files()))],
        };
        paths.into_iter().map(move |(_, path)| (nth, path))
    });
    let sources =
        paths.map(|(kind, path)| (kind, numbered(&fs::read_to_string(path).expect("reads"))));
    sources.collect()
});

fn numbered(text: &str) -> Source {
    let (mut comments, mut is_text) = (0, false);
    let lines = text.lines().map(|line| {
        is_text ^= line.matches("\"\"\"").count() % 2 == 1;
        match line.trim_start().starts_with('#') && !is_text {
            true => {
                comments += 1;
                format!("# c{}\n", comments - 1)
            }
            false => format!("{line}\n"),
        }
    });
    let text = lines.collect();
    Source { text, comments }
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        max_shrink_iters: 20_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn any_file_has_what_the_form_had_and_keeps_the_rest(
        kind in 0..FileKind::ALL.len(),
        file in Tape::strategy(300),
        edits in Tape::strategy(60),
    ) {
        let fields = &KINDS[kind];
        hold(fields, &source(&mut Tape::new(file), fields), edits)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        // They are long.
        cases: ProptestConfig::default().cases.div_ceil(4),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn the_files_of_the_project_have_what_the_form_had_and_keep_the_rest(
        file in any::<prop::sample::Index>(),
        edits in Tape::strategy(60),
    ) {
        let (kind, source) = file.get(&CORPUS);
        hold(&KINDS[*kind], source, edits)?;
    }
}
