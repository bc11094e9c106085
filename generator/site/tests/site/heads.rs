//! The head of pages, and the settings that decide it.

use crate::lab::Lab;
use crate::own::with_own_project;

/// Sets keys at the top of `content/site.toml`.
fn set(lab: &Lab, keys: &str) {
    lab.edit(
        "content/site.toml",
        "locales = ",
        &format!("{keys}\nlocales = "),
    );
}

/// The contents of the meta elements with a name or a property.
fn metas<'h>(html: &'h str, name: &str) -> Vec<&'h str> {
    let start = |kind| format!("<meta {kind}=\"{name}\" content=\"");
    let starts = [start("name"), start("property")];
    let found = starts.iter().flat_map(|start| html.split(start).skip(1));
    found.filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn a_page_has_keywords_and_cards() {
    let lab = with_own_project();
    lab.build();
    let html = lab.page("soccer/arsenal-chelsea.html");
    let keywords = metas(&html, "keywords");
    assert!(
        keywords[0].starts_with("Arsenal, Chelsea, "),
        "{keywords:?}"
    );
    assert!(keywords[0].ends_with(", Lab"), "{keywords:?}");
    let description = metas(&html, "description");
    for (name, value) in [
        ("og:description", description[0]),
        ("twitter:card", "summary"),
        ("og:url", "https://lab.example/soccer/arsenal-chelsea"),
        ("og:locale", "en_ZA"),
    ] {
        assert_eq!(metas(&html, name), [value], "{name}");
    }
    assert_eq!(metas(&html, "og:title").len(), 1);
    assert!(metas(&html, "og:image").is_empty());
    let league = lab.page("ar/soccer/premier-league.html");
    assert_eq!(metas(&league, "keywords").len(), 1);
    assert_eq!(metas(&league, "robots"), ["index,follow"]);
}

#[test]
fn a_promotion_is_shared_with_its_picture_unless_it_is_an_svg() {
    let lab = with_own_project();
    for (slug, file) in [("boost", "boost.png"), ("drawn", "drawn.svg")] {
        lab.write(
            &format!("content/promotions/{slug}.toml"),
            &format!("title = \"{slug}\"\nsummary = \"More.\"\n[image]\nsrc = \"https://cdn.example/{file}\"\nwidth = 600\nheight = 300\n"),
        );
    }
    lab.build();
    let html = lab.page("promotions/boost.html");
    assert_eq!(metas(&html, "og:image"), ["https://cdn.example/boost.png"]);
    assert_eq!(metas(&html, "twitter:card"), ["summary_large_image"]);
    assert!(metas(&lab.page("promotions/drawn.html"), "og:image").is_empty());
}

#[test]
fn editors_keep_a_page_out_of_search_engines() {
    let lab = with_own_project();
    lab.build();
    assert_eq!(metas(&lab.page("about.html"), "robots"), ["index,follow"]);
    lab.edit(
        "content/pages/about.toml",
        "layout = ",
        "indexed = false\nlayout = ",
    );
    let summary = lab.build();
    for file in ["about.html", "ar/about.html"] {
        assert_eq!(
            metas(&lab.page(file), "robots"),
            ["noindex,nofollow"],
            "{file}"
        );
    }
    assert_eq!(summary.written.len(), 2, "{:?}", summary.written);
}

#[test]
fn an_origin_of_the_list_is_in_no_search_engine() {
    let lab = with_own_project();
    set(&lab, "never_indexed = [\"https://lab.example\"]");
    lab.build();
    for file in ["index.html", "ar/soccer/arsenal-chelsea.html"] {
        assert_eq!(
            metas(&lab.page(file), "robots"),
            ["noindex,nofollow"],
            "{file}"
        );
    }
}

#[test]
fn the_language_can_be_in_every_url() {
    let lab = with_own_project();
    lab.build();
    set(&lab, "locale_in_url = true");
    lab.build();
    assert!(!lab.site().join("index.html").exists());
    let html = lab.page("en-ZA/soccer/arsenal-chelsea.html");
    for part in [
        "<link rel=\"canonical\" href=\"https://lab.example/en-ZA/soccer/arsenal-chelsea\">",
        "hreflang=\"x-default\" href=\"https://lab.example/en-ZA/soccer/arsenal-chelsea\"",
        "hreflang=\"ar\" href=\"https://lab.example/ar/soccer/arsenal-chelsea\"",
        "<a class=\"brand\" href=\"/en-ZA\">",
    ] {
        assert!(html.contains(part), "{part}: {html}");
    }
    let home = lab.page("en-ZA.html");
    for link in home.split(" href=\"/").skip(1) {
        let link = link.split('"').next().unwrap_or_default();
        let first = link.split('/').next().unwrap_or_default();
        assert!(["en-ZA", "ar", "assets"].contains(&first), "/{link}");
    }
    let edge = std::fs::read_to_string(lab.root().join("dist/headers.json")).expect("is written");
    let edge = edge::Edge::parse(&edge).expect("reads");
    assert_eq!(edge.not_found("/x").collect::<Vec<_>>(), ["en-ZA/404.html"]);
}

#[test]
fn right_to_left_is_a_feature() {
    let lab = with_own_project();
    lab.edit(
        "content/site.toml",
        "[features]",
        "[features]\nrtl_view = false",
    );
    lab.build();
    assert!(
        lab.page("ar.html")
            .contains("<html lang=\"ar\" dir=\"ltr\">")
    );
}

#[test]
fn messages_to_devices_are_off_until_there_is_an_id() {
    let lab = with_own_project();
    lab.build();
    let worker = lab.site().join("push/onesignal/OneSignalSDKWorker.js");
    let policy = || {
        let edge = std::fs::read_to_string(lab.root().join("dist/headers.json"));
        let edge = edge::Edge::parse(&edge.expect("is written")).expect("reads");
        edge.headers["content-security-policy"].clone()
    };
    assert!(!worker.exists() && !policy().contains("onesignal"));
    assert!(!lab.page("ar.html").contains("\"notify\""));
    let id = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0";
    lab.edit(
        "content/site.toml",
        "[features]",
        &format!("[push_notifications]\napp_id = \"{id}\"\n[features]"),
    );
    lab.build();
    assert_eq!(
        lab.page("push/onesignal/OneSignalSDKWorker.js"),
        "importScripts(\"https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js\");\n"
    );
    let script = "https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js";
    let config = format!("\"notify\":{{\"app\":\"{id}\",\"script\":\"{script}\"}}");
    assert!(lab.page("ar.html").contains(&config));
    let policy = policy();
    let sources = |directive: &str| {
        let mut all = policy.split("; ");
        let one = all.find_map(|one| one.strip_prefix(directive));
        one.unwrap_or_default().to_owned()
    };
    assert!(
        sources("script-src ").ends_with("https://cdn.onesignal.com https://api.onesignal.com"),
        "{policy}"
    );
    assert!(
        sources("connect-src ").ends_with(" https://api.onesignal.com"),
        "{policy}"
    );
    assert_eq!(policy.matches("onesignal").count(), 3, "{policy}");
}

#[test]
fn a_page_for_withdrawals_is_in_the_configuration_where_it_is_named() {
    let lab = with_own_project();
    lab.build();
    let before = lab.page("ar.html");
    assert!(!before.contains("\"withdrawal\""));
    lab.edit(
        "content/site.toml",
        "[features]",
        "[api]\nwithdrawal = \"https://pay.example/out\"\n[features]",
    );
    lab.build();
    let named = ",\"withdrawal\":\"https://pay.example/out\"";
    let page = lab.page("ar.html");
    assert_eq!(page.replacen(named, "", 1), before);
    assert_ne!(page, before);
    // A link in the same window needs no `rel`.
    let edge = std::fs::read_to_string(lab.root().join("dist/headers.json")).expect("is written");
    assert!(!edge.contains("pay.example"), "{edge}");
}

#[test]
fn the_page_of_limits_is_a_feature() {
    let lab = with_own_project();
    lab.build();
    let pages = ["limits.html", "ar/limits.html"].map(|file| lab.site().join(file));
    assert!(pages.iter().all(|page| page.is_file()));
    lab.edit(
        "content/site.toml",
        "[features]",
        "[features]\nuser_limits = false",
    );
    lab.build();
    assert!(!pages.iter().any(|page| page.exists()));
}
