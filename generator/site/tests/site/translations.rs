//! Translations that are valid and probably wrong, as `sportsbook check` reports them.

use std::fs;
use std::path::Path;

use site::check::check;

use crate::lab::{Lab, printed};
use crate::own::with_own_project;

const ENGLISH: &str = "\
route = From { $home } to { $away }
sentence = A sentence that somebody translates
# max: 10
tab = Bet slip
picks = { $count ->
    [one] One pick
   *[other] { $count } picks
}
";

/// What `check` says about words in Arabic beside these English ones.
fn warnings(arabic: &str) -> String {
    let lab = Lab::new();
    lab.write("locales/en/blocks/extra.ftl", ENGLISH);
    lab.write("locales/ar/blocks/extra.ftl", arabic);
    lab.write("templates/partials/extra.html", {
        r#"{{ t("route", home="a", away="b") }}{{ t("sentence") }}{{ t("tab") }}{{ t("picks", count=1) }}"#
    });
    let project =
        pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    printed(&check(&project).warnings)
}

const GOOD: &str = "\
route = من { $home } إلى { $away }
sentence = جملة يترجمها أحد
tab = القسيمة
picks = { $count ->
    [one] اختيار
    [two] اختياران
    [few] { $count } اختيارات
    [many] { $count } اختيارًا
   *[other] { $count } اختيار
}
";

#[test]
fn a_good_translation_has_no_warning() {
    let text = warnings(GOOD);
    assert!(!text.contains("blocks/extra.ftl"), "{text}");
}

#[test]
fn each_doubt_is_reported_with_its_place() {
    for (from, to, expected) in [
        (
            "    [two] اختياران\n",
            "",
            "`picks` lacks the plural form `two`",
        ),
        (
            "    [two]",
            "    [zwei]",
            "`picks` has the plural form `zwei`, which the language has not",
        ),
        (
            "جملة يترجمها أحد",
            "A sentence that somebody translates",
            "`sentence` is the English text",
        ),
        (
            "من { $home } إلى { $away }",
            "إلى { $away } من { $home }",
            "`route` has `$away` before `$home`",
        ),
        (
            "القسيمة",
            "قسيمة الرهان الكبيرة",
            "columns wide, and its place has 10",
        ),
    ] {
        let text = warnings(&GOOD.replace(from, to));
        assert!(
            text.contains(expected) && text.contains("locales/ar/blocks/extra.ftl:"),
            "{expected}\n{text}"
        );
    }
}

#[test]
fn a_comment_says_that_a_text_is_the_same() {
    let same = "# as in English\nsentence = A sentence that somebody translates";
    let text = warnings(&GOOD.replace("sentence = جملة يترجمها أحد", same));
    assert!(!text.contains("`sentence`"), "{text}");
}

#[test]
fn forms_for_single_numbers_are_deliberate() {
    let forms = "picks = { $count ->\n    [1] اختيار\n   *[other] { $count } اختيار\n}\n";
    let (before, _) = GOOD.split_once("picks").expect("has it");
    let text = warnings(&[before, forms].concat());
    assert!(!text.contains("`picks`"), "{text}");
}

#[test]
fn a_message_that_nothing_shows_is_reported() {
    let lab = Lab::new();
    lab.write("locales/en/blocks/extra.ftl", "forgotten = Nobody\n");
    let project =
        pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    let text = printed(&check(&project).unused);
    assert!(
        text.contains("nothing shows the message `forgotten`"),
        "{text}"
    );
}

#[test]
fn the_projects_own_words_have_no_doubt() {
    // A copy, because the project itself has no islands before they are built.
    let lab = with_own_project();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for file in ["site.toml", "menus.toml", "footer.toml"] {
        let file = format!("content/{file}");
        lab.write(&file, &fs::read_to_string(root.join(&file)).expect("reads"));
    }
    let project =
        pages::load_project(lab.root(), None).unwrap_or_else(|e| panic!("{}", printed(&e)));
    assert!(project.settings.locales.len() > 30, "all languages");
    let found = check(&project);
    let words = found.warnings.iter().filter(|it| {
        let place = it.place.as_ref();
        place.is_some_and(|place| place.file.starts_with("locales"))
    });
    let words: Vec<_> = words.cloned().chain(found.unused).collect();
    assert!(words.is_empty(), "{}", printed(&words));
    assert_eq!(
        project
            .missing()
            .map(|(_, missing)| missing.len())
            .sum::<usize>(),
        0
    );
}
