//! The editors' footer: it is on every page, an edit reaches the languages that it changes, and its
//! links lead somewhere.

use std::cell::RefCell;

use site::engine::Engine;

use crate::lab::{Lab, printed};

pub const FOOTER: &str = "content/footer.toml";

/// A footer whose operator has this name, as TOML.
pub fn footer(name: &str) -> String {
    format!(
        r#"payments = ["Visa", {{ en = "Bank transfer", ar = "تحويل بنكي" }}]

[operator]
name = {name}

[licence]
number = "BM 1"
body = "Board"
link = "https://board.example/bm-1"

[players]
age = 18
notice = {{ en = "No minors", ar = "للبالغين" }}

[helpline]
name = "Help"
phone = "0800 006 008"

[[links]]
label = "Live"
link = "/live"

[[links]]
label = {{ en = "Rules", ar = "القواعد" }}
link = "https://operator.example/rules"
icon = "rules"
"#
    )
}

fn with_footer() -> Lab {
    let lab = Lab::new();
    lab.write(FOOTER, &footer("\"Operator\""));
    lab
}

/// The errors of a footer.
fn errors(text: &str) -> String {
    let lab = Lab::new();
    lab.write(FOOTER, text);
    let loaded = pages::load_project(lab.root(), None);
    printed(&loaded.err().expect("a mistake"))
}

#[test]
fn every_page_has_the_footer_in_its_language() {
    let lab = with_footer();
    lab.edit("templates/layout.html", "{{", "{{ frame.footer|tojson }}{{");
    let summary = lab.build();
    assert_eq!(
        lab.build().verified,
        summary.pages,
        "Minijinja writes the same"
    );
    for (page, wanted) in [
        (
            "index.html",
            [
                "\"href\":\"/live\"",
                "\"notice\":\"No minors\"",
                "Bank transfer",
            ],
        ),
        (
            "ar/live.html",
            [
                "\"href\":\"/ar/live\"",
                "\"notice\":\"للبالغين\"",
                "تحويل بنكي",
            ],
        ),
        (
            "404.html",
            [
                "\"phone_href\":\"tel:0800006008\"",
                "\"age\":18",
                "\"icon\":\"rules\"",
            ],
        ),
    ] {
        let html = lab.page(page);
        for part in wanted {
            assert!(html.contains(part), "{part} on {page}: {html}");
        }
    }
}

#[test]
fn an_edit_reaches_every_page_of_its_languages() {
    let mut resident = with_footer();
    resident.resident = Some(RefCell::new(Engine::default()));
    for lab in [with_footer(), resident] {
        let pages = lab.build().pages;
        let looked_at = |lab: &Lab| {
            let summary = lab.build();
            summary.written.len() + summary.unchanged.len()
        };
        lab.edit(FOOTER, "Operator", "Another");
        assert_eq!(looked_at(&lab), pages);
        lab.edit(FOOTER, "للبالغين", "لمن بلغوا");
        assert_eq!(looked_at(&lab), pages / 2, "Arabic pages");
        lab.edit(FOOTER, "[licence]", "# A comment\n[licence]");
        assert_eq!(looked_at(&lab), 0);
        lab.remove(FOOTER);
        assert_eq!(looked_at(&lab), pages);
    }
}

#[test]
fn a_page_says_that_it_read_the_footer() {
    let lab = with_footer();
    lab.build();
    let why = site::why::why(&lab.output(), "/live").unwrap_or_else(|error| panic!("{error}"));
    let story = why.story(lab.now, true);
    assert!(
        story.contains("the footer (content/footer.toml)"),
        "{story}"
    );
}

#[test]
fn a_site_without_a_footer_is_a_warning() {
    let loaded = pages::load_project(Lab::new().root(), None)
        .unwrap_or_else(|it| panic!("{}", printed(&it)));
    let text = printed(&loaded.warnings);
    assert!(text.contains("there is no content/footer.toml"), "{text}");
}

#[test]
fn each_mistake_has_its_place_and_a_hint() {
    let whole = footer("\"Operator\"");
    for (from, to, place, message, hint) in [
        (
            "link = \"/live\"",
            "link = \"/lvie\"",
            "21:8",
            "the link `/lvie` leads to no page that always exists",
            "did you mean `/live`?",
        ),
        (
            "link = \"/live\"",
            "link = \"/privacy-and-data\"",
            "21:8",
            "the link `/privacy-and-data` leads to no page that always exists",
            "name a page that always exists (/, /live, /search, /schedule, /results, /about",
        ),
        (
            "link = \"https://board.example/bm-1\"",
            "link = \"/board?a=1\"",
            "9:8",
            "the link `/board?a=1` leads to no page that always exists",
            "a whole address",
        ),
        (
            "\"0800 006 008\"",
            "\"0800 HELP\"",
            "17:9",
            "`0800 HELP` is not a phone number",
            "write digits and spaces",
        ),
        (
            "age = 18",
            "age = 0",
            "12:7",
            "expected a whole number, 1 to 99, found the number 0",
            "write a whole number, 1 to 99",
        ),
        (
            "icon = \"rules\"",
            "icon = \"rule\"",
            "26:8",
            "unknown variant `rule`",
            "did you mean `rules`?",
        ),
        (
            "number = \"BM 1\"",
            "",
            "6:1",
            "missing option `number`",
            "add `number = …` to this table",
        ),
        (
            "[helpline]",
            "[helplines]",
            "15:2",
            "unknown option `helplines`",
            "did you mean `helpline`?",
        ),
        (
            "en = \"Rules\"",
            "en = \"\"",
            "24:",
            "an empty text",
            "write the text",
        ),
    ] {
        assert!(whole.contains(from), "{from}");
        let text = errors(&whole.replacen(from, to, 1));
        let place = format!("{FOOTER}:{place}");
        for wanted in [message, &place, hint, "^"] {
            assert!(text.contains(wanted), "{wanted} of {to}: {text}");
        }
    }
}
