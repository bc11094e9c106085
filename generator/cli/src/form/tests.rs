//! Files through the form and back.

use std::fs;
use std::path::{Path, PathBuf};

use pages::schema::FileKind;
use serde_json::{Map, Value as Json, json};

use super::{Reader, SOURCE, config, write};
use crate::shape::{Shape, of_file};

pub(super) const LANGUAGES: [&str; 4] = ["en", "br", "ar", "ja"];
pub(super) const READER: Reader<'static> = Reader { first: "en" };

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text of a file after its values were changed in the form.
fn edited(kind: FileKind, source: &str, edit: impl FnOnce(&mut Json)) -> String {
    let fields = of_file(kind);
    let mut values = Json::Object(READER.file(&fields, source).expect("valid TOML"));
    edit(&mut values);
    let values = values.as_object().expect("a table");
    write(&fields, values, source, &LANGUAGES).expect("valid TOML")
}

fn page(source: &str, edit: impl FnOnce(&mut Json)) -> String {
    edited(FileKind::Page, source, edit)
}

pub(super) fn files(folder: PathBuf, kind: FileKind) -> Vec<(FileKind, PathBuf)> {
    let entries = walkdir::WalkDir::new(folder).into_iter();
    let paths = entries.map(|entry| entry.expect("walks").into_path());
    let paths = paths.filter(|path| path.extension().is_some_and(|it| it == "toml"));
    paths.map(|path| (kind, path)).collect()
}

#[test]
fn a_file_that_is_saved_without_a_change_stays_as_it_is() {
    let content = root().join("content");
    let mut all = files(content.join("pages"), FileKind::Page);
    all.extend(files(content.join("promotions"), FileKind::Promotion));
    all.extend(files(
        root().join("generator/pages/tests/blocks"),
        FileKind::Page,
    ));
    for kind in [FileKind::Menus, FileKind::Footer, FileKind::Site] {
        all.push((kind, root().join(kind.files())));
    }
    assert!(all.len() > 40, "{}", all.len());
    for (kind, path) in all {
        let source = fs::read_to_string(&path).expect("reads");
        // The browser sends a field for every option, and empty ones for those that are not there.
        let saved = edited(kind, &source, |values| {
            let fields = of_file(kind);
            let all = values.as_object_mut().expect("a table");
            all.insert(SOURCE.to_owned(), source.as_str().into());
            for field in fields {
                let empty = match (&field.default, &field.of.shape) {
                    (Some(default), _) => default.clone(),
                    (None, Shape::Text | Shape::LongText) => {
                        json!({ "en": "", "any": "", "others": { "ar": "" } })
                    }
                    (None, Shape::List(_)) => json!([]),
                    (None, Shape::Switch | Shape::Number(..)) => Json::Null,
                    (None, _) => json!(""),
                };
                all.entry(field.key).or_insert(empty);
            }
        });
        assert_eq!(saved, source, "{}", path.display());
    }
}

const HOME: &str = r#"# What is around the list of matches.

[[blocks]]
kind = "prematch-events" # the next ones
sport = "tennis"
limit = 6

[blocks.title]
en = "Tennis" # short
ar = "التنس"

# Asked for by the law.
[[blocks]]
kind = "text"
text = "Play **safely**."
"#;

#[test]
fn a_block_is_added_above_and_the_comment_of_the_file_stays_above() {
    let banner = json!({
        "kind": "banner",
        "place": "below",
        "title": { "any": "", "en": "New", "others": { "br": "", "ar": "جديد" } },
        "text": null,
        "link": { "is": "href", "href": "/promotions" },
    });
    let text = page(HOME, |values| {
        let blocks = values["blocks"].as_array_mut().expect("blocks");
        blocks.insert(0, banner);
    });
    let added = "[[blocks]]\nkind = \"banner\"\ntitle = { en = \"New\", ar = \"جديد\" }\nlink = \"/promotions\"\n\n";
    let expected = HOME.replacen("[[blocks]]", &format!("{added}[[blocks]]"), 1);
    assert_eq!(text, expected);
}

#[test]
fn a_value_is_changed_in_its_place_with_its_comment() {
    let text = page(HOME, |values| {
        values["blocks"][0]["title"]["en"] = "Tennis: next".into();
        values["blocks"][0]["limit"] = 10.into();
        values["blocks"][1]["place"] = "above".into();
    });
    let expected = HOME
        .replace("\"Tennis\" #", "\"Tennis: next\" #")
        .replace("limit = 6", "limit = 10")
        .replace("safely**.\"\n", "safely**.\"\nplace = \"above\"\n");
    assert_eq!(text, expected);
}

#[test]
fn a_moved_block_takes_its_comment_along() {
    let text = page(HOME, |values| {
        values["blocks"].as_array_mut().expect("blocks").swap(0, 1);
    });
    let (head, rest) = HOME.split_once("[[blocks]]").expect("a block");
    let (tennis, law) = rest.split_once("\n# Asked").expect("a comment");
    assert_eq!(text, format!("{head}# Asked{law}\n[[blocks]]{tennis}"));
}

#[test]
fn the_comment_of_the_file_survives_its_blocks() {
    let text = page(HOME, |values| values["blocks"] = json!([]));
    assert_eq!(text, "# What is around the list of matches.\n\n");
    let text = page(HOME, |values| values["title"] = json!({ "any": "Home" }));
    let expected = HOME.replacen("[[blocks]]", "title = \"Home\"\n\n[[blocks]]", 1);
    assert_eq!(text, expected);
    let source =
        "# Its terms are in a.md.\n\nstarts = 2026-01-01\ntitle = \"A\"\nsummary = \"B\"\n";
    let text = edited(FileKind::Promotion, source, |values| {
        values["starts"] = "".into()
    });
    assert_eq!(text, source.replace("starts = 2026-01-01\n", ""));
}

#[test]
fn a_new_file_is_written_as_the_others_are() {
    let values = json!({
        "layout": "default",
        "title": { "en": "Terms", "others": { "ar": "الشروط" } },
        "description": { "any": "What applies." },
        "blocks": [
            { "kind": "text", "text": { "en": "One\n\nTwo", "others": { "ar": "واحد\n\nاثنان" } } },
            { "kind": "button", "label": { "any": "Play" }, "plain": false, "link": { "is": "page", "page": "in_play" } },
            {
                "kind": "side-menu",
                "items": [{ "label": { "any": "Rules" }, "link": { "is": "page", "page": "general-rules" }, "icon": "rules" }],
            },
        ],
    });
    let values: &Map<String, Json> = values.as_object().expect("a table");
    let text = write(&of_file(FileKind::Page), values, "", &LANGUAGES).expect("writes");
    let expected = r#"description = "What applies."

[title]
en = "Terms"
ar = "الشروط"

[[blocks]]
kind = "text"

[blocks.text]
en = """
One

Two
"""
ar = """
واحد

اثنان
"""

[[blocks]]
kind = "button"
label = "Play"
link = { page = "in_play" }

[[blocks]]
kind = "side-menu"
items = [
  { label = "Rules", link = { page = "general-rules" }, icon = "rules" },
]
"#;
    assert_eq!(text, expected);
}

#[test]
fn a_text_for_every_language_may_get_a_translation() {
    let source = "title = \"Rules\" # short\ndescription = \"All\"\n";
    let text = page(source, |values| {
        values["title"]["others"] = json!({ "ar": "القواعد" })
    });
    let title =
        "[title] # short\nen = \"Rules\"\nbr = \"Rules\"\nar = \"القواعد\"\nja = \"Rules\"\n";
    assert_eq!(text, format!("description = \"All\"\n\n{title}"));
    let back = page(&text, |values| {
        values["title"] = json!({ "any": "Rules", "en": "" })
    });
    assert_eq!(back, "description = \"All\"\ntitle = \"Rules\" # short\n");
}

#[test]
fn entries_of_menus_change_what_they_are() {
    let source = "# The header.\n[[header]]\npage = \"sports\"\nicon = \"home\"\n\n[[header]]\nbutton = \"sign_in\"\n";
    let text = edited(FileKind::Menus, source, |values| {
        values["header"][0] = json!({ "is": "list", "list": "sports", "icon": "home" });
    });
    assert_eq!(
        text,
        source.replace(
            "page = \"sports\"\nicon = \"home\"",
            "list = \"sports\"\nicon = \"home\""
        )
    );
    let text = edited(FileKind::Menus, source, |values| {
        values["header"].as_array_mut().expect("entries").remove(0);
    });
    assert_eq!(text, "# The header.\n[[header]]\nbutton = \"sign_in\"\n");
}

#[test]
fn lists_in_brackets_keep_their_comments() {
    let source = "payments = [\n  \"Visa\", # credit\n  { en = \"Voucher\", ar = \"قسيمة\" },\n]\n";
    let text = edited(FileKind::Footer, source, |values| {
        let payments = values["payments"].as_array_mut().expect("a list");
        payments.push(json!({ "any": "Cash" }));
        payments[1]["en"] = "Vouchers".into();
    });
    let expected = source
        .replace("\"Voucher\"", "\"Vouchers\"")
        .replace("},\n]", "},\n  \"Cash\",\n]");
    assert_eq!(text, expected);
}

#[test]
fn a_comment_beside_an_item_goes_and_moves_with_it() {
    let source = "payments = [ # all\n  \"Visa\", # credit\n  \"Cash\", # at the till\n  \"EFT\" # slow\n]\n";
    let text = edited(FileKind::Footer, source, |values| {
        let payments = values["payments"].as_array_mut().expect("a list");
        payments.remove(1);
        payments.swap(0, 1);
    });
    let expected = "payments = [ # all\n  \"EFT\", # slow\n  \"Visa\", # credit\n]\n";
    assert_eq!(text, expected);
}

#[test]
fn texts_in_tables_of_a_list_stay_tables() {
    let source = "[[payments]]\nen = \"Voucher\"\nar = \"قسيمة\" # short\n";
    let text = edited(FileKind::Footer, source, |values| {
        let payments = values["payments"].as_array_mut().expect("a list");
        payments.push(json!({ "any": "Visa" }));
    });
    let each = LANGUAGES
        .map(|code| format!("{code} = \"Visa\"\n"))
        .concat();
    assert_eq!(text, format!("{source}\n[[payments]]\n{each}"));
}

#[test]
fn a_comment_of_the_file_survives_the_block_below_it() {
    let source = "[[blocks]]\nkind = \"events\"\n\n# Below the matches.\n\n# Asked for by the law.\n[[blocks]]\nkind = \"label\"\n";
    let source = [source, "\n[[blocks]]\nkind = \"favorites\"\n"].concat();
    let text = page(&source, |values| {
        values["blocks"].as_array_mut().expect("blocks").remove(1);
    });
    let law = "# Asked for by the law.\n[[blocks]]\nkind = \"label\"\n\n";
    assert_eq!(text, source.replace(law, ""));
}

#[test]
fn line_ends_and_the_mark_of_the_encoding_stay() {
    let source =
        "\u{feff}\n# A page.\ntitle = \"A\" # short\ndescription = \"\"\"\nOne\nTwo\"\"\"\n"
            .replace('\n', "\r\n");
    let text = page(&source, |values| values["title"]["any"] = "B".into());
    assert_eq!(text, source.replace("\"A\"", "\"B\""));
}

#[test]
fn a_number_that_is_not_whole_is_written_for_the_check_to_refuse() {
    let text = page(HOME, |values| values["blocks"][0]["limit"] = 1.5.into());
    assert_eq!(text, HOME.replace("limit = 6", "limit = 1.5"));
    let text = page(HOME, |values| values["blocks"][0]["limit"] = "six".into());
    assert_eq!(text, HOME.replace("limit = 6", "limit = \"six\""));
}

#[test]
fn what_the_form_does_not_know_stays() {
    let source = "title = \"A\"\ncolour = 1\n\n[[blocks]]\nkind = \"txt\"\nfoo = 2 # why\n";
    let text = page(source, |values| values["title"]["any"] = "B".into());
    assert_eq!(text, source.replace("\"A\"", "\"B\""));
    assert!(READER.file(&of_file(FileKind::Page), "title = ").is_err());
}

#[test]
fn the_form_has_every_kind_of_file_in_the_languages_of_the_site() {
    let config = config(&root());
    let names = |list: &Json| {
        let all = list.as_array().expect("a list").iter();
        all.map(|it| it["name"].as_str().expect("a name").to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        names(&config["collections"]),
        ["pages", "promotions", "texts"]
    );
    assert_eq!(names(&config["singletons"]), ["menus", "footer", "site"]);
    let page = config["collections"][0]["fields"]
        .as_array()
        .expect("fields");
    let field = |name: &str| page.iter().find(|it| it["name"] == name).expect("is there");
    assert_eq!(field(SOURCE)["widget"], "hidden");
    let title = &field("title")["fields"];
    assert_eq!(names(title), ["en", "any", "others"]);
    let others = names(&title[2]["fields"]);
    for code in ["ar", "br", "ja"] {
        assert!(others.contains(&code.to_owned()), "{others:?}");
    }
    let blocks = field("blocks");
    assert_eq!(blocks["typeKey"], "kind");
    let kinds = pages::blocks::KINDS.iter().map(|kind| kind.name);
    assert_eq!(names(&blocks["types"]), kinds.collect::<Vec<_>>());
    let texts = names(&config["collections"][2]["files"]);
    assert!(texts.contains(&"pages-about-ar".to_owned()), "{texts:?}");
}
