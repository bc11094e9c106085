//! The generated TypeScript matches the Rust types.

use std::{collections::BTreeSet, fs, path::Path};

use api::typescript;
use api::wire::errors;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../");

#[test]
fn the_generated_types_are_not_stale() {
    let current = fs::read_to_string(format!("{ROOT}{}", typescript::PATH)).unwrap_or_default();
    assert!(
        current == typescript::wire(),
        "{} is stale; run `{}` in the project's root",
        typescript::PATH,
        typescript::COMMAND
    );
}

#[test]
fn the_chapter_about_error_codes_is_not_stale() {
    let current = fs::read_to_string(format!("{ROOT}{}", errors::CHAPTER)).unwrap_or_default();
    assert!(
        current == errors::chapter(typescript::COMMAND),
        "{} is stale; run `{}` in the project's root",
        errors::CHAPTER,
        typescript::COMMAND
    );
}

#[test]
fn every_wire_type_is_exported() {
    let text = typescript::wire();
    let exported: BTreeSet<String> = names_after(&text, &["export type "]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wire");
    for entry in fs::read_dir(folder).expect("the wire's folder") {
        let path = entry.expect("an entry").path();
        let source = fs::read_to_string(&path).expect("a source file");
        let mut declared = names_after(&source, &["pub struct ", "pub enum "]);
        if path.ends_with("codes.rs") {
            // `word_enum! { Side { … } }`: the name is alone on its line, indented once.
            let indented = names_after(&source, &["    "]);
            declared.extend(indented.into_iter().filter(|name| {
                name.starts_with(char::is_uppercase) && source.contains(&format!("    {name} {{"))
            }));
        }
        for name in declared {
            assert!(
                exported.contains(&name),
                "{name} of {} is missing in api::typescript::wire",
                path.display()
            );
        }
    }
}

#[test]
fn open_enums_keep_their_known_words() {
    let text = typescript::wire();
    for line in [
        "export type Side = \"home\" | \"away\" | (string & {});",
        "export type EventStatus = 0 | 1 | 2 | 3 | 4 | 5 | (number & {});",
        "| { \"event_name\": \"bet_cashout_changed\", \"message\": {",
    ] {
        assert!(text.contains(line), "missing: {line}");
    }
}

/// Names that follow one of the prefixes at the start of a line.
fn names_after(text: &str, prefixes: &[&str]) -> BTreeSet<String> {
    text.lines()
        .filter_map(|line| prefixes.iter().find_map(|prefix| line.strip_prefix(prefix)))
        .map(|rest| {
            rest.chars()
                .take_while(|c| c.is_alphanumeric() || *c == '_')
                .collect()
        })
        .collect()
}
