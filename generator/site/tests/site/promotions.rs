//! Promotions and pages that editors add: they come and go with their files and the clock.

use std::cell::RefCell;

use site::build::Summary;
use site::engine::Engine;

use crate::lab::{Lab, printed};

const BOOST: &str = "content/promotions/boost.toml";

/// Two builds apart: each build is a process of its own, or one engine makes all of them.
fn labs() -> [Lab; 2] {
    let cold = Lab::new();
    let mut resident = Lab::new();
    resident.resident = Some(RefCell::new(Engine::default()));
    [cold, resident]
}

/// A promotion from the 20th to half an hour after the first build, with a banner on the home page and in a menu.
fn promote(lab: &Lab) {
    lab.write(
        BOOST,
        "title = \"Boost\"\nsummary = \"More for combos.\"\nstarts = 2026-11-20\nends = 2026-11-21T12:30:00\n\
         banners = [\"home\"]\n",
    );
    lab.write("content/promotions/boost.md", "Terms [here](/live).\n");
    lab.put_page_template("home", "{{ body.promotions|tojson }}");
}

fn looked_at(summary: &Summary) -> Vec<&str> {
    let files = summary.written.iter().chain(&summary.unchanged);
    let mut files: Vec<&str> = files.map(String::as_str).collect();
    files.sort_unstable();
    files
}

#[test]
fn a_promotion_that_is_over_takes_its_page_and_banners_with_it_and_nothing_else() {
    for mut lab in labs() {
        promote(&lab);
        lab.build();
        assert!(lab.page("promotions/boost.html").contains("Terms"));
        assert!(lab.page("index.html").contains("/promotions/boost"));
        assert!(
            lab.page("ar/promotions.html")
                .contains("/ar/promotions/boost")
        );
        let quiet = lab.build();
        assert!(quiet.written.is_empty());
        lab.wait(30 * 60 - 1);
        let last = lab.build();
        assert!(
            last.written.is_empty() && last.removed.is_empty(),
            "the last second"
        );
        lab.wait(1);
        let summary = lab.build();
        let mut gone = summary.removed.clone();
        gone.sort();
        assert_eq!(gone, ["ar/promotions/boost.html", "promotions/boost.html"]);
        assert!(!lab.page("index.html").contains("/promotions/boost"));
        let mut written = summary.written.clone();
        written.sort();
        let showed = [
            "ar.html",
            "ar/promotions.html",
            "index.html",
            "promotions.html",
        ];
        assert_eq!(written, showed);
        assert_eq!(lab.build().written, [] as [&str; 0]);
    }
}

#[test]
fn a_promotion_appears_by_itself() {
    for mut lab in labs() {
        promote(&lab);
        lab.edit(BOOST, "ends = 2026-11-21T12:30:00\n", "");
        lab.edit(BOOST, "2026-11-20", "2026-11-21T12:30:00");
        let first = lab.build();
        assert!(!lab.site().join("promotions/boost.html").exists());
        lab.wait(30 * 60);
        let second = lab.build();
        assert_eq!(second.pages, first.pages + 2);
        let wanted = [
            "ar.html",
            "ar/promotions.html",
            "ar/promotions/boost.html",
            "index.html",
            "promotions.html",
            "promotions/boost.html",
        ];
        assert_eq!(
            looked_at(&second)
                .iter()
                .filter(|it| wanted.contains(it))
                .count(),
            6
        );
        let mut written = second.written.clone();
        written.sort();
        assert_eq!(written, wanted);
    }
}

#[test]
fn a_menu_entry_of_a_promotion_is_shown_while_it_is_on() {
    for mut lab in labs() {
        promote(&lab);
        lab.put_layout("{% for item in frame.menus.header.links %}<u>{{ item.label }} {{ item.href }}</u>{% endfor %}");
        lab.write(
            "content/menus.toml",
            "[[header]]\npromotion = \"boost\"\n\n[[header]]\nleague = \"soccer/premier-league\"\n",
        );
        lab.build();
        let league = "<u>Premier League /soccer/premier-league</u>";
        let match_ = "soccer/arsenal-chelsea.html";
        assert!(lab.page(match_).contains("<u>Boost /promotions/boost</u>"));
        assert!(lab.page(match_).contains(league));
        lab.wait(3 * 86_400);
        lab.build();
        assert!(!lab.page(match_).contains("Boost"));
        assert!(lab.page(match_).contains(league));
    }
}

#[test]
fn a_page_is_added_and_removed_with_its_file() {
    for lab in labs() {
        let before = lab.build().pages;
        let page =
            "title = { en = \"Contact\", ar = \"اتصل\" }\ndescription = \"How to reach us.\"\n";
        lab.write("content/pages/contact.toml", page);
        lab.write("content/pages/contact.md", "Plain [text](/live)\n");
        lab.write("content/pages/contact.ar.md", "نص [مباشر](/live)\n");
        let added = lab.build();
        assert_eq!(added.written, ["ar/contact.html", "contact.html"]);
        assert_eq!(added.pages, before + 2);
        assert!(
            lab.page("contact.html")
                .contains("Plain <a href=\"/live\">")
        );
        assert!(
            lab.page("ar/contact.html")
                .contains("<a href=\"/ar/live\">مباشر")
        );
        lab.edit("content/pages/contact.ar.md", "نص", "كلام");
        assert_eq!(looked_at(&lab.build()), ["ar/contact.html"]);
        lab.remove("content/pages/contact.toml");
        lab.remove("content/pages/contact.md");
        lab.remove("content/pages/contact.ar.md");
        let removed = lab.build();
        assert_eq!(removed.removed, ["ar/contact.html", "contact.html"]);
        assert!(removed.written.is_empty(), "{:?}", removed.written);
    }
}

#[test]
fn a_page_cannot_have_the_path_of_a_sport() {
    let lab = Lab::new();
    lab.build();
    lab.write(
        "content/pages/soccer.toml",
        "title = \"Soccer\"\ndescription = \"All of it.\"\n",
    );
    let errors = lab.try_build().expect_err("the path is taken");
    let text = printed(&errors);
    assert!(
        text.contains("`/soccer` is the path of a sport of the operator"),
        "{text}"
    );
    assert!(text.contains("content/pages/soccer.toml:1:1"), "{text}");
    assert!(
        lab.page("soccer.html").contains("Soccer"),
        "the site is kept"
    );
}
