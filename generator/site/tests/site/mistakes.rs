//! Editors' mistakes: they are reported with their position, and the last good site is kept.

use crate::lab::{Lab, WHOLE_VIEW, printed};

fn fails(lab: &Lab) -> String {
    let before = lab.files();
    let text = printed(&lab.try_build().expect_err("the build must fail"));
    assert_eq!(lab.files(), before, "the last good site is kept");
    text
}

#[test]
fn a_typo_in_a_template_is_reported_once() {
    let lab = Lab::new();
    lab.build();
    lab.edit("templates/pages/match.html", "body.home", "body.hoem");
    let text = fails(&lab);
    assert!(
        text.contains("templates/pages/match.html:1:") && text.contains("hint:"),
        "{text}"
    );
    assert_eq!(
        text.matches("-->").count(),
        1,
        "reported once, not once per page: {text}"
    );
    lab.edit("templates/pages/match.html", "body.hoem", "body.home");
    assert_eq!(lab.build().written.len(), 0);
}

#[test]
fn syntax_errors_in_messages_and_templates_are_reported_together() {
    let lab = Lab::new();
    lab.build();
    lab.write("locales/ar/extra.ftl", "good = yes\nbad = { $n\n");
    lab.write("templates/pages/live.html", "{% if x %}");
    let text = fails(&lab);
    assert!(text.contains("locales/ar/extra.ftl:"), "{text}");
    assert!(text.contains("templates/pages/live.html:1"), "{text}");
}

#[test]
fn a_message_that_one_language_lacks_is_a_warning() {
    let lab = Lab::new();
    lab.put_layout(WHOLE_VIEW);
    lab.put_message("en", "crumb-live", "In play");
    lab.drop_message("ar", "crumb-live");
    let project =
        pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    let text = printed(&project.warnings);
    assert!(
        text.contains("ar: 1 message missing, the English text is used"),
        "{text}"
    );
    assert_eq!(text.matches("missing").count(), 1, "{text}");
    lab.build();
    assert!(lab.page("ar/live.html").contains("\"In play\""));
}

#[test]
fn a_message_that_no_language_has_is_shown_as_its_key() {
    let lab = Lab::new();
    lab.build();
    for language in ["en", "ar"] {
        lab.drop_message(language, "scoreboard-total");
        lab.drop_message(language, "hello");
    }
    let project =
        pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    let missing: Vec<_> = project
        .missing()
        .flat_map(|(locale, missing)| missing.iter().map(move |it| (locale.code, it)))
        .map(|(locale, it)| (locale, it.key.as_str(), it.file.display().to_string()))
        .collect();
    let is = |locale, key, file: &str| (locale, key, format!("locales/{file}"));
    assert_eq!(
        missing,
        [
            is("en-ZA", "scoreboard-total", "en/islands/scoreboard.ftl"),
            is("en-ZA", "hello", "en/site.ftl"),
            is("ar", "scoreboard-total", "ar/islands/scoreboard.ftl"),
            is("ar", "hello", "ar/site.ftl"),
        ]
    );
    let text = printed(&project.warnings);
    let line = "en-ZA, ar: 2 messages in no language, the key is shown";
    assert_eq!(text.matches(line).count(), 1, "{text}");
    // Match pages say `hello`, and they and the not-found page have the scoreboard.
    assert_eq!(lab.build().written.len(), 14);
    assert!(lab.page("soccer/arsenal-chelsea.html").contains(">hello<"));
}

#[test]
fn a_missing_asset_is_reported_with_its_place() {
    let lab = Lab::new();
    lab.build();
    lab.edit("templates/layout.html", "style.css", "stile.css");
    let text = fails(&lab);
    assert!(
        text.contains("no asset `stile.css`") && text.contains("templates/layout.html:4"),
        "{text}"
    );
}
