//! The project's own templates and words, over the lab's small catalogue.

use std::fs;
use std::path::Path;

use crate::lab::Lab;

fn with_own_project() -> Lab {
    let lab = Lab::new();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["templates", "locales"] {
        fs::remove_dir_all(lab.root().join(folder)).expect("clears the lab's own");
    }
    for folder in ["templates", "locales", "content/pages"] {
        for entry in walkdir::WalkDir::new(root.join(folder)) {
            let entry = entry.expect("walks");
            if entry.file_type().is_file() {
                let name = entry.path().strip_prefix(&root).expect("below the root");
                lab.write(
                    &name.display().to_string(),
                    &fs::read_to_string(entry.path()).expect("reads"),
                );
            }
        }
    }
    let names = [
        "before-paint.js",
        "core.js",
        "style.css",
        "favicon.svg",
        "flags",
    ];
    let manifest: Vec<String> = names
        .iter()
        .map(|name| format!("\"{name}\": \"assets/{name}\""))
        .collect();
    lab.write(
        "islands/build/manifest.json",
        &format!("{{{}}}", manifest.join(", ")),
    );
    for name in names {
        lab.write(&format!("islands/build/assets/{name}"), name);
    }
    lab
}

#[test]
fn every_page_kind_renders_in_both_directions() {
    let lab = with_own_project();
    let summary = lab.build();
    assert_eq!(summary.written.len(), summary.pages);
    assert_eq!(summary.by_engine, 0, "every template is compiled");
    assert_eq!(
        lab.build().verified,
        summary.pages,
        "the template engine writes the same"
    );
    let home = lab.page("index.html");
    assert!(home.contains("<html lang=\"en-ZA\" dir=\"ltr\">"), "{home}");
    let match_ = lab.page("ar/soccer/arsenal-chelsea.html");
    assert!(
        match_.contains("dir=\"rtl\"") && match_.contains(">2.10<"),
        "{match_}"
    );
    assert!(match_.contains(
        "<link rel=\"canonical\" href=\"https://lab.example/ar/soccer/arsenal-chelsea\">"
    ));
    assert!(
        match_
            .contains("hreflang=\"x-default\" href=\"https://lab.example/soccer/arsenal-chelsea\"")
    );
}

#[test]
fn no_page_has_a_script_that_runs_inline() {
    let lab = with_own_project();
    lab.build();
    for (path, (bytes, _)) in lab.files() {
        let text = String::from_utf8(bytes).expect("UTF-8");
        for script in text.split("<script").skip(1) {
            let tag = script.split('>').next().unwrap_or_default();
            let data = tag.contains("application/json") || tag.contains("application/ld+json");
            assert!(
                data || tag.contains("src=\"/assets/"),
                "{}: <script{tag}>",
                path.display()
            );
        }
        assert!(
            !text.contains(" style=\"") && !text.contains(" onclick="),
            "{}",
            path.display()
        );
    }
}

#[test]
fn every_link_of_a_page_leads_to_a_page() {
    let lab = with_own_project();
    lab.build();
    let site = lab.site();
    for (path, (bytes, _)) in lab.files() {
        let text = String::from_utf8(bytes).expect("UTF-8");
        for link in text
            .split(" href=\"/")
            .skip(1)
            .filter_map(|rest| rest.split('"').next())
        {
            let link = link.split('#').next().unwrap_or_default();
            let file = if link.is_empty() {
                "index.html".to_owned()
            } else {
                format!("{link}.html")
            };
            let found = site.join(&file).is_file() || site.join(link).is_file();
            assert!(found, "{} links to /{link}", path.display());
        }
    }
}
