//! The tables of the documents match the document that a build writes.

use edge::{About, Edge, Security};

const CHAPTER: &str = include_str!("../../book/src/use/edge.md");

fn document() -> Edge {
    Edge::new(&About {
        origin: "https://bets.example",
        locales: &["en-ZA", "ar"],
        aliases: &[],
        locale_in_url: false,
        moved: std::collections::BTreeMap::new(),
        connect: &[],
        images: &[],
        streams: &[],
        scripts: &[],
        security: &Security::default(),
    })
}

#[test]
fn the_chapter_has_every_kind_as_it_is() {
    let rows = document().kinds.into_iter().map(|kind| {
        let files: Vec<String> = kind
            .files
            .iter()
            .map(|files| format!("`{}`", files.as_str()))
            .collect();
        format!(
            "| `{}` | {} | {} | `{}` |\n",
            kind.name.as_str(),
            files.join(", "),
            kind.status,
            kind.headers["cache-control"]
        )
    });
    let table: String = rows.collect();
    assert!(
        CHAPTER.contains(&table),
        "generator/book/src/use/edge.md lacks these rows:\n{table}"
    );
}

#[test]
fn the_chapter_names_every_part() {
    let document = serde_json::to_value(document()).expect("JSON");
    for name in document.as_object().expect("an object").keys() {
        let is_named = CHAPTER.contains(&format!("`{name}`")) || name == "origin";
        assert!(is_named, "the chapter does not say what `{name}` is");
    }
}

#[test]
fn the_deployment_says_what_to_do_with_every_field() {
    const DEPLOYMENT: &str = include_str!("../../deploy/README.md");
    let document = serde_json::to_value(document()).expect("JSON");
    for name in document.as_object().expect("an object").keys() {
        assert!(
            DEPLOYMENT.contains(&format!("\n| `{name}` |")),
            "generator/deploy/README.md has no row for `{name}`"
        );
    }
}
