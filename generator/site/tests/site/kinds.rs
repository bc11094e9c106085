//! A case for each page kind, `tests/pages/<kind>.json`: the paths of the lab's pages of that kind,
//! and the view of the first of them, or its text if it is a document for other programs. `UPDATE_CASES=1 cargo test -p site --test site kinds` writes
//! the cases.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use catalogue::route;
use serde_json::{Value, json};

use crate::lab::{Lab, WHOLE_VIEW};

#[test]
fn every_page_kind_has_its_case() {
    let mut lab = Lab::new();
    lab.put_settings(|settings| settings.feeds = true);
    // Sides with one match have no calendar.
    lab.change(1001, |it| it.competitors.away.name = "Chelsea".to_owned());
    lab.put_layout(WHOLE_VIEW);
    lab.write(
        "content/pages/contact.toml",
        "title = \"Contact\"\ndescription = \"How to reach us.\"\n",
    );
    lab.write("content/pages/contact.md", "Write to us.\n");
    lab.write(
        "content/promotions/boost.toml",
        "title = \"Boost\"\nsummary = \"More for combos.\"\nends = 2026-12-31\nbanners = [\"home\"]\n",
    );
    lab.build();
    let views = views(&lab);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../pages/tests/pages");
    let mut wrong = Vec::new();
    for kind in pages::kinds::table() {
        let case = folder.join(format!("{}.json", kind.name));
        let of_kind = views.iter().filter(|(file, view)| match view {
            Value::String(_) => document_of(file) == Some(kind.name),
            view => view["page"]["kind"] == kind.name,
        });
        let files: Vec<&String> = of_kind.clone().map(|(file, _)| file).collect();
        let first = of_kind.clone().next().map(|(_, view)| view);
        let now = json!({ "files": files, "first": first });
        if std::env::var_os("UPDATE_CASES").is_some() {
            let text = serde_json::to_string_pretty(&now).expect("is written");
            fs::write(&case, text + "\n").expect("writes");
        }
        let stored = fs::read_to_string(&case).unwrap_or_default();
        let stored: Value = serde_json::from_str(&stored).unwrap_or_default();
        if first.is_none() {
            wrong.push(format!("the lab has no page of the kind `{}`", kind.name));
        } else if stored != now {
            wrong.push(format!("{} is not {now:#}", case.display()));
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nhint: UPDATE_CASES=1 cargo test -p site --test site kinds",
        wrong.join("\n")
    );
}

/// The kind of a document, by its path.
fn document_of(file: &str) -> Option<&'static str> {
    let below = file.trim_start_matches("ar/");
    match (below.matches('/').count(), file.ends_with(".ics")) {
        (0, false) => Some("promotions-feed"),
        (1, false) => Some("league-feed"),
        (1, true) => Some("league-calendar"),
        (2, true) => Some("side-calendar"),
        _ => None,
    }
}

/// The view of each page, or the text of a document, by its file.
fn views(lab: &Lab) -> BTreeMap<String, Value> {
    let site = lab.site();
    let pages = lab.contents().into_iter();
    let is_page = |path: &Path| {
        let path = path.to_str().expect("UTF-8");
        route::is_made(path)
    };
    let pages = pages.filter(|(path, _)| is_page(path));
    let view = |text: &str| {
        let mut scripts = text.split("<script>").skip(1);
        let mut next = || {
            let (script, _) = scripts.next()?.split_once("</script>")?;
            serde_json::from_str::<Value>(script).ok()
        };
        let (page, _frame, body) = (next()?, next()?, next()?);
        Some(json!({ "page": page, "body": without_islands(body) }))
    };
    let named = |(path, bytes): (std::path::PathBuf, Vec<u8>)| {
        let file = path
            .strip_prefix(&site)
            .expect("below")
            .display()
            .to_string();
        let text = String::from_utf8(bytes).expect("UTF-8");
        if route::is_document(&file) {
            return (file, Value::String(text));
        }
        let view = view(&text).unwrap_or_else(|| panic!("{file} has no view"));
        (file, view)
    };
    pages.map(named).collect()
}

/// Islands' props have their own tests, so they are left out here.
fn without_islands(body: Value) -> Value {
    match body {
        Value::Object(fields) if fields.contains_key("labels") => "props of an island".into(),
        Value::Object(fields) => {
            let fields = fields.into_iter();
            Value::Object(
                fields
                    .map(|(key, value)| (key, without_islands(value)))
                    .collect(),
            )
        }
        other => other,
    }
}
