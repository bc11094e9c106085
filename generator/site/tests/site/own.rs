//! The project's own templates and messages, with the lab's small catalogue.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::lab::Lab;

/// A lab with the project's templates, words and content.
pub fn with_own_project() -> Lab {
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
        "by-address.js",
        "content.css",
        "core.js",
        "style.css",
        "favicon.svg",
        "flags",
        "search.css",
        "event.css",
        "live.css",
        "results.css",
        "young-match.css",
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
        "Minijinja writes the same"
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
fn the_browsers_bars_have_the_colours_of_the_styles() {
    let lab = with_own_project();
    lab.build();
    assert!(!lab.page("index.html").contains("theme-color"));
    let manifest = "islands/build/manifest.json";
    let text = fs::read_to_string(lab.root().join(manifest)).expect("reads");
    let themed = |light: &str, dark: &str| {
        let theme = format!(", \"theme\": {{\"light\": \"{light}\", \"dark\": \"{dark}\"}}}}");
        lab.write(manifest, &text.replace('}', &theme));
        lab.build()
    };
    let first = themed("#fff", "rgb(1 2 3)");
    // The page of a failure has a frame of its own.
    assert_eq!(first.written.len(), first.pages - 2);
    let second = themed("#eee", "rgb(1 2 3)");
    assert_eq!(second.written, first.written, "an edited token");
    for page in ["index.html", "ar/soccer/arsenal-chelsea.html"] {
        let html = lab.page(page);
        for meta in [
            "<meta name=\"theme-color\" content=\"#eee\" media=\"(prefers-color-scheme: light)\">",
            "<meta name=\"theme-color\" content=\"rgb(1 2 3)\" media=\"(prefers-color-scheme: dark)\">",
        ] {
            assert!(html.contains(meta), "{page}: {html}");
        }
    }
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

/// Adds a sport whose categories, leagues and matches have the same names as soccer's, and a match
/// between the same sides on another day.
fn add_namesakes(lab: &mut Lab) {
    for feed in &mut lab.feed.locales {
        let mut sport = feed.sports[0].clone();
        sport.id = 3;
        sport.key = "handball".to_owned();
        sport.name = "Handball".to_owned();
        let mut category = feed.categories[0].clone();
        category.id = 13;
        category.sport = sport.clone();
        let mut league = feed.tournaments[0].clone();
        league.id = 103;
        league.category = category.clone();
        let mut same_sides = feed.matches[0].clone();
        same_sides.id = 1103;
        same_sides.tournament = league.clone();
        // The shorter title of long names has no sport, so it is unique by the minute of the start.
        same_sides.start_time = "2026-11-23T18:30:00Z".parse().expect("valid");
        let mut second_leg = feed.matches[0].clone();
        second_leg.id = 1104;
        second_leg.slug = "arsenal-chelsea-2".to_owned();
        second_leg.start_time = "2026-11-30T15:00:00Z".parse().expect("valid");
        feed.sports.push(sport);
        feed.categories.push(category);
        feed.tournaments.push(league);
        feed.matches.extend([same_sides, second_leg]);
    }
}

#[test]
fn titles_and_descriptions_are_unique_within_a_language() {
    let mut lab = with_own_project();
    add_namesakes(&mut lab);
    lab.put_settings(|settings| settings.locales = vec!["en-ZA", "ar", "br", "ja"]);
    lab.build();
    let mut found: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
    let mut pages = 0;
    for (path, bytes) in lab.contents() {
        let text = String::from_utf8(bytes).expect("UTF-8");
        if !text.contains("content=\"index,follow\"") {
            continue;
        }
        pages += 1;
        let between = |start: &str, end: &str| {
            let (_, rest) = text.split_once(start).expect(start);
            rest.split_once(end).expect(end).0.to_owned()
        };
        let language = between("<html lang=\"", "\"");
        let title = between("<title>", "</title>");
        let description = between("<meta name=\"description\" content=\"", "\"");
        for text in [title, description] {
            let same = found.entry((language.clone(), text)).or_default();
            same.push(path.display().to_string());
        }
    }
    // Home, live, 3 sports, 4 categories, 4 leagues, 7 matches that are neither over nor removed.
    assert!(pages >= 4 * 20, "{pages}");
    found.retain(|_, pages| pages.len() > 1);
    assert!(found.is_empty(), "{found:#?}");
}
