//! Editors' files: which pages an edit reaches, and which mistakes are reported.

use std::cell::RefCell;

use site::build::Summary;
use site::engine::Engine;

use crate::lab::{Lab, printed};

const HOME: &str = "content/pages/home.toml";

const BLOCKS: &str = r#"
[[blocks]]
kind = "banner"
place = "above"
link = "/live"
title = { en-ZA = "Live now", ar = "مباشر" }

[[blocks]]
kind = "prematch-events"
sport = "soccer"
league = "premier-league"
limit = 1

[[blocks]]
kind = "text"
text = "Read [more](/soccer) <b>"
"#;

/// A lab whose home page has blocks; each build is a separate process.
fn cold() -> Lab {
    let lab = Lab::new();
    lab.write(HOME, BLOCKS);
    lab
}

/// The same with one engine for all builds.
fn resident() -> Lab {
    let mut lab = cold();
    lab.resident = Some(RefCell::new(Engine::default()));
    lab
}

/// The files of pages that a build checked, in order.
fn checked(summary: &Summary) -> Vec<&str> {
    let files = summary.written.iter().chain(&summary.unchanged);
    let mut files: Vec<&str> = files.map(String::as_str).collect();
    files.sort_unstable();
    files
}

/// The warnings of a valid project.
fn warnings(lab: &Lab) -> String {
    match pages::load_project(lab.root(), None) {
        Ok(project) => printed(&project.warnings),
        Err(errors) => panic!("{}", printed(&errors)),
    }
}

/// The errors of an invalid project.
fn errors(lab: &Lab) -> String {
    let loaded = pages::load_project(lab.root(), None);
    printed(&loaded.err().expect("a mistake"))
}

#[test]
fn blocks_are_drawn_where_the_file_puts_them() {
    let lab = cold();
    let summary = lab.build();
    assert_eq!(summary.by_engine, 0, "every template is compiled");
    assert_eq!(
        lab.build().verified,
        summary.pages,
        "Minijinja draws the same"
    );
    let page = lab.page("ar.html");
    let place = |text: &str| {
        page.find(text)
            .unwrap_or_else(|| panic!("no {text}: {page}"))
    };
    assert!(
        place("<div id=\"block-1\">") < place("<h2>"),
        "above the list"
    );
    assert!(
        place("<h2>") < place("<div id=\"block-2\">"),
        "below the list"
    );
    assert!(page.contains("\"title\":\"مباشر\"") && page.contains("\"href\":\"/ar/live\""));
    assert!(
        page.contains("<p>Read <a href=\"/ar/soccer\">more</a> &lt;b&gt;</p>"),
        "{page}"
    );
    assert!(
        page.contains("\"id\":\"block-2\""),
        "a list has an id of its own"
    );
    assert!(lab.page("index.html").contains("\"title\":\"Live now\""));
}

#[test]
fn an_edit_reaches_the_pages_that_read_the_file() {
    for lab in [cold(), resident()] {
        lab.build();
        lab.edit(HOME, "limit = 1", "limit = 2");
        assert_eq!(checked(&lab.build()), ["ar.html", "index.html"]);
        assert!(lab.page("index.html").contains("Everton"));
        lab.edit(HOME, "مباشر", "الآن");
        assert_eq!(checked(&lab.build()), ["ar.html"], "one language");
        let last = lab.build();
        assert_eq!(checked(&last), [] as [&str; 0]);
        lab.remove(HOME);
        assert_eq!(checked(&lab.build()), ["ar.html", "index.html"]);
        lab.write(HOME, BLOCKS);
        assert_eq!(checked(&lab.build()), ["ar.html", "index.html"]);
    }
}

#[test]
fn comments_and_white_space_make_no_page_dirty() {
    for mut lab in [cold(), resident()] {
        lab.build();
        let before = lab.files();
        for file in [HOME, "content/site.toml"] {
            lab.edit(file, "\n", "\n\n  # a comment\n");
        }
        lab.edit(HOME, "title = {", "title   =    {  ");
        let summary = lab.build();
        assert_eq!(
            (checked(&summary), summary.kept),
            (Vec::new(), summary.pages)
        );
        assert_eq!(lab.files(), before);
        lab.wait(1);
        let settings = lab.settings.text();
        lab.write(
            "content/site.toml",
            &format!("{settings}[watch]\nasks_per_second = 9\n"),
        );
        assert_eq!(
            checked(&lab.build()),
            [] as [&str; 0],
            "no page reads [watch]"
        );
    }
}

#[test]
fn a_section_of_the_settings_reaches_its_readers() {
    for mut lab in [cold(), resident()] {
        lab.build();
        lab.put_settings(|settings| settings.fresh_seconds = 7);
        assert_eq!(
            checked(&lab.build()),
            [] as [&str; 0],
            "no page reads [prices]"
        );
        // The pages whose lists have a limit, which the browser keeps, and those beside them, which look
        // whether there are any.
        lab.put_settings(|settings| settings.limit = 1);
        let long = [
            "schedule/2026-11-23",
            "schedule/soccer",
            "schedule/soccer/2026-11-23",
            "schedule/soccer/2026-11-23/2",
            "schedule/soccer/2026-11-23/3",
            "schedule/soccer/2026-11-23/4",
            "schedule/tennis/2026-11-23",
            "soccer",
            "soccer/england",
            "soccer/spain",
            "tennis",
            "tennis/atp",
        ];
        let each = |page: &str| [format!("{page}.html"), format!("ar/{page}.html")];
        let mut long: Vec<String> = long.into_iter().flat_map(each).collect();
        long.extend(["ar.html".to_owned(), "index.html".to_owned()]);
        long.sort();
        let limited = lab.build();
        assert_eq!(checked(&limited), long, "[lists]");
        lab.put_settings(|settings| settings.name = "Another".to_owned());
        assert_eq!(
            checked(&lab.build()).len(),
            limited.pages,
            "all pages show the site's name"
        );
    }
}

#[test]
fn a_league_that_the_operator_does_not_have_is_a_warning() {
    for mut lab in [cold(), resident()] {
        lab.build();
        lab.edit(HOME, "premier-league", "premier-leage");
        let (summary, notes) = lab.try_build().expect("builds");
        assert_eq!(checked(&summary), ["ar.html", "index.html"]);
        assert!(
            !lab.page("index.html").contains("block-2"),
            "nothing is shown"
        );
        let text = printed(&notes);
        for wanted in [
            "warning: the operator has no league `premier-leage`; nothing is shown",
            "content/pages/home.toml:11:10",
            "^^^^^^^^^^^^^^^",
            "hint: did you mean `premier-league`?",
        ] {
            assert!(text.contains(wanted), "{wanted}: {text}");
        }
        // Now the operator has a league with that slug.
        for feed in &mut lab.feed.locales {
            "premier-leage".clone_into(&mut feed.tournaments[0].slug);
        }
        let (summary, notes) = lab.try_build().expect("builds");
        assert!(checked(&summary).contains(&"index.html"));
        assert!(lab.page("index.html").contains("block-2"));
        assert_eq!(printed(&notes), "");
    }
}

#[test]
fn a_resident_engine_reports_an_unknown_name_once() {
    let lab = resident();
    lab.edit(HOME, "sport = \"soccer\"", "sport = \"socer\"");
    let notes = |lab: &Lab| printed(&lab.try_build().expect("builds").1);
    let first = notes(&lab);
    assert!(
        first.contains("has no sport `socer`") && first.contains("`soccer`?"),
        "{first}"
    );
    assert_eq!(notes(&lab), "");
}

#[test]
fn a_text_that_a_language_lacks_is_a_warning() {
    let lab = cold();
    lab.edit(HOME, ", ar = \"مباشر\"", "");
    let text = warnings(&lab);
    for wanted in [
        "warning: no text in ar; the one in en-ZA is used",
        "content/pages/home.toml:6:9",
        "hint: add `ar = \"…\"` to this table",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    lab.build();
    assert!(lab.page("ar.html").contains("\"title\":\"Live now\""));
}

#[test]
fn a_page_whose_name_is_misspelt_is_an_error() {
    let lab = cold();
    lab.build();
    lab.write("content/pages/hom.toml", BLOCKS);
    let text = errors(&lab);
    assert!(text.contains("missing option `title`"), "{text}");
    assert!(
        text.contains("did you mean content/pages/home.toml?"),
        "{text}"
    );
    lab.remove("content/pages/hom.toml");
    assert_eq!(checked(&lab.build()), [] as [&str; 0]);
}

#[test]
fn each_mistake_has_its_place_and_a_hint() {
    let banner = "kind = \"banner\"\ntitle = \"A\"\n";
    let events = "kind = \"prematch-events\"\n";
    for (block, place, message, hint) in [
        (
            "kind = \"baner\"".to_owned(),
            "2:8",
            "unknown kind of block `baner`",
            "did you mean `banner`?",
        ),
        (
            "kind = 3".to_owned(),
            "2:8",
            "`kind` is not a text",
            "one of: banner, brand-logo, button",
        ),
        (
            "title = \"A\"".to_owned(),
            "1:1",
            "a block without a kind",
            "write `kind = \"…\"`",
        ),
        (
            format!("{banner}link = \"/\"\ntitel = \"A\""),
            "5:1",
            "unknown option `titel`",
            "did you mean `title`?",
        ),
        (
            banner.to_owned(),
            "1:1",
            "missing option `link`",
            "options: title, text, link",
        ),
        (
            format!("{banner}link = \"live\""),
            "4:8",
            "is not a path of this site",
            "did you mean `/live`?",
        ),
        (
            format!("{banner}link = \"javascript:x\""),
            "4:8",
            "is not allowed",
            "https:, http:, mailto:, tel:",
        ),
        (
            format!("{banner}link = \"/\"\nplace = \"abov\""),
            "5:9",
            "unknown place `abov`",
            "did you mean `above`?",
        ),
        (
            format!("{events}sport = \"Soccer!\""),
            "3:9",
            "`Soccer!` is not a slug",
            "did you mean `soccer`?",
        ),
        (
            format!("{events}sport = 1"),
            "3:9",
            "expected a text, found the number 1",
            "write a text in quotes",
        ),
        (
            format!("{events}sport = \"soccer\"\nlimit = 41"),
            "4:9",
            "expected a whole number, 1 to 40, found the number 41",
            "write a whole number, 1 to 40",
        ),
        (
            format!("{events}sport = \"soccer\"\nlimit = \"all\""),
            "4:9",
            "expected a whole number, 1 to 40, found the text \"all\"",
            "write a whole number, 1 to 40, without quotes",
        ),
        (
            "kind = \"text\"\ntext = \"a [b](javascript:c)\"".to_owned(),
            "3:15",
            "`javascript:c` is not allowed",
            "https:",
        ),
        (
            "kind = \"text\"\ntext = { en-za = \"A\" }".to_owned(),
            "3:10",
            "unknown locale `en-za`",
            "did you mean `en-ZA`?",
        ),
        (
            "kind = \"text\"\ntext = \"\"".to_owned(),
            "3:8",
            "an empty text",
            "write the text",
        ),
        (
            "kind = \"text".to_owned(),
            "2:",
            "invalid basic string",
            "with quotes around texts",
        ),
    ] {
        let lab = Lab::new();
        lab.write(HOME, &format!("[[blocks]]\n{block}\n"));
        let text = errors(&lab);
        let place = format!("{HOME}:{place}");
        for wanted in [message, &place, hint, "^", "hint: "] {
            assert!(text.contains(wanted), "{wanted} of {block}: {text}");
        }
        assert_eq!(text.matches("error: ").count(), 1, "{block}: {text}");
    }
}

#[test]
fn the_mistakes_of_all_files_are_reported_together_and_the_site_is_kept() {
    let lab = cold();
    lab.build();
    let before = lab.files();
    lab.edit("content/site.toml", "limit =", "limt =");
    lab.edit(HOME, "kind = \"banner\"", "kind = \"banana\"");
    lab.edit(HOME, "limit = 1", "limit = 0\nlimt = 1");
    lab.write("content/menu.toml", "");
    lab.write("content/page/home.toml", "");
    lab.write("content/pages/Home.toml", "");
    let text = printed(&lab.try_build().expect_err("mistakes"));
    for wanted in [
        "content/site.toml:",
        "unknown kind of block `banana`",
        "expected a whole number, 1 to 40, found the number 0",
        "unknown option `limt`",
        "belongs to no kind of content",
        "unknown kind of content `page`",
        "`Home` is not a slug",
    ] {
        assert!(text.contains(wanted), "{wanted}: {text}");
    }
    assert_eq!(lab.files(), before);
}

#[test]
fn a_block_without_a_template_is_an_error() {
    let lab = cold();
    lab.remove("templates/blocks/banner.html");
    let text = errors(&lab);
    assert!(
        text.contains("there is no template for the block `banner`"),
        "{text}"
    );
    assert!(text.contains("content/pages/home.toml uses it"), "{text}");
}

#[test]
fn a_template_of_a_block_reaches_the_pages_with_blocks() {
    for lab in [cold(), resident()] {
        lab.build();
        lab.edit("templates/blocks/banner.html", "<div", "<p></p><div");
        // The pages of these kinds have a template that draws blocks.
        let drawing = [
            "about.html",
            "ar.html",
            "ar/about.html",
            "ar/general-rules.html",
            "general-rules.html",
            "index.html",
        ];
        assert_eq!(checked(&lab.build()), drawing);
        assert!(lab.page("index.html").contains("<p></p><div"));
    }
}

#[test]
fn why_lists_what_a_page_read_of_the_content() {
    let lab = cold();
    lab.build();
    let why = site::why::why(&lab.output(), "/").unwrap_or_else(|error| panic!("{error}"));
    let story = why.story(lab.now, true);
    for wanted in [
        "content of page home (content/pages/home.toml)",
        "which sport or league has the path /soccer/premier-league",
        "league 100: its next 1 matches",
        "the settings: name",
    ] {
        assert!(story.contains(wanted), "{wanted}: {story}");
    }
}
