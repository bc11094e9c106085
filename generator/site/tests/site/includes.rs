//! Templates that pages include: they are compiled in place, and only pages that name them read
//! them.

use site::check::check;

use crate::lab::{Lab, printed};

/// A lab whose match page includes a template, in a loop and in a branch.
fn lab() -> Lab {
    let lab = Lab::new();
    lab.write("templates/parts/card.html", "<i>{{ card.name }}</i>");
    lab.edit(
        "templates/pages/match.html",
        "<h2>{{ card.name }}</h2>",
        "{% if card.name %}{% include \"parts/card.html\" %}{% endif %}",
    );
    lab
}

#[test]
fn an_edited_include_rebuilds_the_pages_that_use_it_and_no_others() {
    let lab = lab();
    let first = lab.build();
    assert_eq!(first.by_engine, 0, "an include is compiled");
    lab.edit("templates/parts/card.html", "<i>", "<i class=\"card\">");
    let second = lab.build();
    let is_match = |file: &String| {
        let html = lab.page(file);
        html.contains("data-status=")
    };
    assert!(!second.written.is_empty());
    assert!(second.written.iter().all(is_match), "{:?}", second.written);
    let looked = second.written.len() + second.unchanged.len();
    let all = first
        .written
        .iter()
        .filter(|file| file.ends_with(".html") && is_match(file));
    assert_eq!(looked, all.count(), "each match page, and no other");
    let shown = lab.page("soccer/arsenal-chelsea.html");
    assert!(shown.contains("<i class=\"card\">"), "{shown}");
}

#[test]
fn a_computed_include_is_refused_with_its_place() {
    let lab = lab();
    lab.build();
    let before = lab.files();
    lab.edit(
        "templates/pages/match.html",
        "\"parts/card.html\"",
        "\"parts/\" ~ card.kind ~ \".html\"",
    );
    let text = printed(&lab.try_build().expect_err("a computed name"));
    assert_eq!(lab.files(), before, "the last good site is kept");
    for part in [
        "error: the name of a template is computed",
        "templates/pages/match.html:3:",
        "^^^",
        "hint: write the name as a text",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn refused_constructs_are_listed_without_an_operator_and_counted_by_a_build() {
    let lab = lab();
    lab.edit("templates/parts/card.html", "card.name", "card.name|upper");
    let load =
        || pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    let listed = printed(&check(&load()).uncompiled);
    for part in [
        "not compiled: the filter `upper`",
        "templates/parts/card.html:1:17",
        "hint: ",
    ] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    assert_eq!(
        listed.matches("-->").count(),
        1,
        "each place once: {listed}"
    );
    let summary = lab.build();
    assert_eq!(summary.uncompiled, 1);
    assert!(summary.by_engine > 0);
}
