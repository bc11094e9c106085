//! What pages show of the operator's matches and markets, as files that the islands' tests replay,
//! because the browser follows the rules of `catalogue::rules` too. Each case is built as a site; the
//! file contains the props of the island on its page.
//!
//! After a change of a rule or of a case: `WRITE_CASES=1 cargo test -p site --test site cases`.

mod lists;
mod markets;
mod world;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::lab::{Lab, printed};

/// The folder of the files, from the project's root.
const FOLDER: &str = "islands/src/rules/cases";

/// Maximum length of a value on one line.
const WIDTH: usize = 120;

const COMMAND: &str = "WRITE_CASES=1 cargo test -p site --test site cases";

#[test]
fn the_islands_cases_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(FOLDER);
    let mut files: BTreeMap<String, Value> = BTreeMap::new();
    for (name, case) in lists::cases().into_iter().chain(markets::cases()) {
        let before = files.insert(format!("{name}.json"), case);
        assert!(before.is_none(), "two cases are called {name}");
    }
    if std::env::var_os("WRITE_CASES").is_some() {
        write(&folder, &files);
    }
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{FOLDER}: {error}"));
    for entry in entries {
        let name = entry.expect("an entry").file_name();
        let name = name.to_str().expect("UTF-8");
        assert!(
            files.contains_key(name),
            "no case writes {FOLDER}/{name}; run `{COMMAND}`"
        );
    }
    for (name, case) in files {
        let text = fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(
            serde_json::from_str(&text).is_ok_and(|stored: Value| stored == case),
            "{FOLDER}/{name} is stale; run `{COMMAND}`, then see whether the islands' tests pass"
        );
    }
}

/// Replaces the stored cases.
fn write(folder: &Path, files: &BTreeMap<String, Value>) {
    if folder.exists() {
        fs::remove_dir_all(folder).expect("removes the old cases");
    }
    fs::create_dir_all(folder).expect("makes the folder");
    for (name, case) in files {
        let text = in_lines(case, 0) + "\n";
        fs::write(folder.join(name), text).expect("writes a case");
    }
}

/// JSON with short values on one line each: otherwise a match takes a whole screen.
fn in_lines(value: &Value, depth: usize) -> String {
    let (open, parts, close) = match value {
        _ if value.to_string().len() <= WIDTH => return value.to_string(),
        Value::Object(fields) => {
            let parts = fields.iter().map(|(key, value)| {
                let key = Value::from(key.as_str());
                format!("{key}: {}", in_lines(value, depth + 1))
            });
            ('{', parts.collect::<Vec<_>>(), '}')
        }
        Value::Array(items) => {
            let parts = items.iter().map(|item| in_lines(item, depth + 1));
            ('[', parts.collect(), ']')
        }
        text => return text.to_string(),
    };
    let indent = "  ".repeat(depth);
    let parts = parts.join(&format!(",\n{indent}  "));
    format!("{open}\n{indent}  {parts}\n{indent}{close}")
}

/// The props that the page in this file passes to its island.
fn props(lab: &Lab, file: &str, value: &str) -> Value {
    const BEGIN: &str = "<script id=\"props\">";
    let kinds = ["home", "sport", "category", "league", "live", "match"];
    for kind in kinds {
        lab.put_page_template(kind, "");
    }
    let kind = match file.trim_end_matches(".html").split_once('/') {
        None if file == "index.html" => "home",
        None if file == "live.html" => "live",
        None => "sport",
        Some((_, slug)) if slug.starts_with("match-") => "match",
        Some((_, slug)) if slug.starts_with("category-") => "category",
        Some(_) => "league",
    };
    lab.put_page_template(kind, &format!("{BEGIN}{{{{ {value}|tojson }}}}</script>"));
    if let Err(errors) = lab.try_build() {
        panic!("the build failed:\n{}", printed(&errors));
    }
    let page = lab.page(file);
    let (_, rest) = page.split_once(BEGIN).expect("the page has its props");
    let (text, _) = rest.split_once("</script>").expect("they end");
    serde_json::from_str(text).expect("JSON")
}

/// Some fields of an object.
fn pick(value: &Value, fields: &[&str]) -> Value {
    let picked = fields.iter().map(|field| {
        let value = value.get(field).unwrap_or_else(|| panic!("no `{field}`"));
        ((*field).to_owned(), value.clone())
    });
    Value::Object(picked.collect())
}

/// The content of a case's file.
fn file(about: &str, input: Value, expected: Value) -> Value {
    json!({ "about": about, "input": input, "expected": expected })
}
