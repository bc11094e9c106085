//! Sitemaps: valid, complete, with the time at which the content of each page last changed.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::SystemTime;

use api::wire::{EventStatus, MarketStatus, Odds};
use jiff::Timestamp;
use proptest::prelude::*;
use roxmltree::{Document, Node};
use store::state::Cause;

use crate::lab::{Lab, WHOLE_VIEW};

const SCHEMA: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// A site of whose pages every value is visible.
fn lab() -> Lab {
    let lab = Lab::new();
    lab.put_layout(WHOLE_VIEW);
    lab
}

/// What a document of the protocol lists: by URL, the time. Fails if it has not the form that the schema
/// wants.
fn listed(text: &str, root: &str, element: &str) -> BTreeMap<String, Timestamp> {
    let document = Document::parse(text).expect("XML");
    let is = |node: Node<'_, '_>, name: &str| node.has_tag_name((SCHEMA, name));
    assert!(is(document.root_element(), root), "{text}");
    let mut all = BTreeMap::new();
    for entry in document.root_element().children().filter(Node::is_element) {
        assert!(is(entry, element), "{text}");
        let fields: Vec<Node<'_, '_>> = entry.children().filter(Node::is_element).collect();
        let [url, time] = fields[..] else {
            panic!("{text}");
        };
        assert!(is(url, "loc") && is(time, "lastmod"), "{text}");
        let url = url.text().expect("a URL");
        assert!(
            url.starts_with("https://lab.example/") && url.len() < 2_048,
            "{url}"
        );
        let time = time.text().expect("a time");
        assert_eq!(time.len(), "2026-11-21T10:00:00Z".len(), "{time}");
        let before = all.insert(url.to_owned(), time.parse().expect("a W3C time"));
        assert_eq!(before, None, "{url} is listed twice");
    }
    assert!((1..=50_000).contains(&all.len()), "{}", all.len());
    all
}

/// The files below `sitemaps/`, by their URL.
fn files(lab: &Lab) -> BTreeMap<String, String> {
    let site = lab.site();
    let all = lab.contents().into_iter().filter_map(|(path, bytes)| {
        let file = path
            .strip_prefix(&site)
            .expect("below")
            .display()
            .to_string();
        let text = String::from_utf8(bytes).expect("UTF-8");
        (file.starts_with("sitemaps/")).then(|| (format!("https://lab.example/{file}"), text))
    });
    all.collect()
}

/// Every listed page, by its URL. Fails if the index does not list exactly the files.
fn pages(lab: &Lab) -> BTreeMap<String, Timestamp> {
    let files = files(lab);
    let index = listed(&lab.page("sitemap.xml"), "sitemapindex", "sitemap");
    assert!(index.keys().eq(files.keys()), "{index:?}");
    let mut all = BTreeMap::new();
    for (url, text) in files {
        let pages = listed(&text, "urlset", "url");
        let latest = pages.values().max().expect("it has a page");
        assert!(*latest <= index[&url], "{url}");
        for (page, time) in pages {
            assert_eq!(
                all.insert(page.clone(), time),
                None,
                "{page} is in two files"
            );
        }
    }
    all
}

/// The URLs of pages that say that search engines may list them.
fn indexed(lab: &Lab) -> BTreeSet<String> {
    let pages = lab.contents().into_iter();
    let pages = pages.filter(|(path, _)| path.extension().is_some_and(|it| it == "html"));
    let urls = pages.filter_map(|(_, bytes)| {
        let text = String::from_utf8(bytes).expect("UTF-8");
        let (_, rest) = text.split_once("<script>")?;
        let (page, _) = rest.split_once("</script>")?;
        let page: serde_json::Value = serde_json::from_str(page).expect("JSON");
        let url = page["canonical"].as_str()?;
        (page["indexed"] == true).then(|| url.to_owned())
    });
    urls.collect()
}

/// The URLs whose time is another one, was not there, or is not there any more.
fn changed(
    before: &BTreeMap<String, Timestamp>,
    now: &BTreeMap<String, Timestamp>,
) -> BTreeSet<String> {
    let all = before.keys().chain(now.keys());
    let differ = all.filter(|url| before.get(*url) != now.get(*url));
    differ.cloned().collect()
}

/// The pages whose file has a text.
fn showing(lab: &Lab, text: &str) -> BTreeSet<String> {
    let site = lab.site();
    let pages = lab.contents().into_iter();
    let pages = pages.filter(|(_, bytes)| String::from_utf8_lossy(bytes).contains(text));
    let files = pages.map(|(path, _)| path.strip_prefix(&site).expect("below").to_path_buf());
    let html = files.filter(|file| file.extension().is_some_and(|it| it == "html"));
    let urls = html.map(|file| {
        let path = file.with_extension("").display().to_string();
        format!("https://lab.example/{}", path.trim_start_matches("index"))
    });
    urls.collect()
}

/// When each sitemap was written.
fn written(lab: &Lab) -> BTreeMap<PathBuf, SystemTime> {
    let files = lab.files().into_iter();
    let sitemaps = files.filter(|(path, _)| path.extension().is_some_and(|it| it == "xml"));
    sitemaps.map(|(path, (_, at))| (path, at)).collect()
}

#[test]
fn they_list_exactly_the_pages_that_search_engines_may_list() {
    let mut lab = lab();
    lab.change(1003, |it| it.slug = "real-bétis-&-sevilla".to_owned());
    lab.build();
    let pages = pages(&lab);
    assert_eq!(
        pages.keys().cloned().collect::<BTreeSet<_>>().len(),
        pages.len()
    );
    let as_written: BTreeSet<String> = indexed(&lab)
        .iter()
        .map(|url| url.replace('é', "%C3%A9"))
        .collect();
    assert_eq!(pages.keys().cloned().collect::<BTreeSet<_>>(), as_written);
    let match_ = "https://lab.example/ar/soccer/real-b%C3%A9tis-sevilla";
    assert!(pages.contains_key(match_), "{pages:#?}");
    assert!(!pages.contains_key("https://lab.example/search"));
    assert!(!pages.contains_key("https://lab.example/404"));
    assert!(pages.values().all(|time| *time == lab.now));
}

#[test]
fn a_file_is_of_one_kind_and_one_language() {
    let lab = lab();
    lab.build();
    let text = lab.page("sitemaps/ar/match-1.xml");
    let pages = listed(&text, "urlset", "url");
    assert_eq!(pages.len(), 6);
    assert!(
        pages
            .keys()
            .all(|url| url.starts_with("https://lab.example/ar/"))
    );
    assert!(!lab.site().join("sitemaps/ar/search-1.xml").exists());
}

#[test]
fn prices_that_move_change_no_time() {
    let mut lab = lab();
    lab.build();
    let before = pages(&lab);
    let files = written(&lab);
    lab.wait(3_600);
    for id in [1000, 1002] {
        lab.change_markets(id, |market| {
            market.status = MarketStatus::Suspended;
            market.most_balanced = market.specifier.as_deref() == Some("total=2.5");
            for outcome in &mut market.outcomes {
                outcome.odds = Odds(outcome.odds.0 + 7);
            }
        });
    }
    lab.feed.at = lab.now;
    let summary = lab.build();
    assert!(
        summary
            .written
            .contains(&"ar/soccer/leeds-wolves.html".to_owned())
    );
    assert_eq!(changed(&before, &pages(&lab)), BTreeSet::new());
    assert_eq!(written(&lab), files, "no sitemap is written");
    assert_eq!(summary.sitemaps, 0);
}

#[test]
fn a_name_changes_the_time_of_exactly_the_pages_that_show_it() {
    let mut lab = lab();
    lab.build();
    let before = pages(&lab);
    let files = written(&lab);
    lab.wait(3_600);
    lab.change(1001, |it| it.competitors.home.name = "Zebras".to_owned());
    // Prices of others move in the same build, of matches that are on the same pages too.
    for id in [1000, 1003, 1004] {
        lab.change_markets(id, |market| market.outcomes[0].odds = Odds(7_777));
    }
    lab.build();
    let now = pages(&lab);
    let shown = showing(&lab, "Zebras");
    assert!(
        shown.contains("https://lab.example/ar/soccer/premier-league"),
        "{shown:?}"
    );
    assert_eq!(changed(&before, &now), shown);
    assert!(shown.iter().all(|url| now[url] == lab.now));
    // Only what lists one of these is written, and the index.
    let after = written(&lab);
    let again: BTreeSet<String> = after
        .iter()
        .filter(|(path, at)| files[*path] != **at)
        .map(|(path, _)| {
            path.strip_prefix(lab.site())
                .expect("below")
                .display()
                .to_string()
        })
        .collect();
    let of_url = |url: &String| {
        let listing = |(file, text): (String, String)| {
            let pages = listed(&text, "urlset", "url");
            pages.contains_key(url).then_some(file)
        };
        let file = self::files(&lab).into_iter().find_map(listing);
        file.expect("is listed").replace("https://lab.example/", "")
    };
    let mut expected: BTreeSet<String> = shown.iter().map(of_url).collect();
    expected.insert("sitemap.xml".to_owned());
    assert_eq!(again, expected);
}

#[test]
fn a_name_in_one_language_changes_only_that_language() {
    let mut lab = lab();
    lab.build();
    let before = pages(&lab);
    lab.wait(3_600);
    let arabic = &mut lab.feed.locales[1].matches;
    arabic[0].competitors.home.name = "أرسنال".to_owned();
    lab.build();
    let shown = showing(&lab, "أرسنال");
    assert!(!shown.is_empty() && shown.iter().all(|url| url.contains("/ar")));
    assert_eq!(changed(&before, &pages(&lab)), shown);
}

#[test]
fn the_final_score_of_a_match_is_content_and_a_running_one_is_not() {
    let mut lab = lab();
    lab.build();
    lab.wait(3_600);
    let score = |lab: &mut Lab, id: u64, home: u32| {
        let statistics = serde_json::json!({
            "total_score": { "home": home, "away": 0 }, "period_scores": [],
        });
        lab.change(id, |it| {
            it.statistics = Some(serde_json::from_value(statistics.clone()).expect("a score"));
        });
    };
    let before = pages(&lab);
    score(&mut lab, 1002, 1);
    lab.build();
    assert_eq!(changed(&before, &pages(&lab)), BTreeSet::new());
    score(&mut lab, 1005, 3);
    lab.change(1005, |it| {
        it.start_time = "2026-11-21T08:00:00Z".parse().expect("a time")
    });
    lab.build();
    let before = pages(&lab);
    lab.wait(3_600);
    score(&mut lab, 1005, 4);
    lab.build();
    let changed = changed(&before, &pages(&lab));
    assert!(
        changed.contains("https://lab.example/tennis/vienna/results"),
        "{changed:?}"
    );
    assert!(
        changed.contains("https://lab.example/tennis/old-one"),
        "{changed:?}"
    );
    assert!(
        !changed.contains("https://lab.example/soccer"),
        "{changed:?}"
    );
}

#[test]
fn what_is_around_the_content_changes_no_time() {
    let mut lab = lab();
    lab.build();
    let before = pages(&lab);
    lab.wait(3_600);
    lab.put_asset("style.css", 2);
    lab.put_layout(&format!("{WHOLE_VIEW}<p>a release</p>"));
    lab.program += 1;
    let summary = lab.build();
    assert!(summary.written.len() > before.len());
    assert_eq!(changed(&before, &pages(&lab)), BTreeSet::new());
    // The title belongs to the page.
    lab.edit(
        "templates/pages/match.html",
        "{% block main %}",
        "{% block title %}{{ body.home }}{% endblock %}{% block main %}",
    );
    lab.build();
    let now = pages(&lab);
    let changed = changed(&before, &now);
    assert_eq!(
        changed.len(),
        12,
        "every match in both languages: {changed:?}"
    );
}

#[test]
fn a_page_that_is_gone_leaves_and_a_file_without_pages_is_removed() {
    let mut lab = lab();
    lab.write(
        "content/promotions/boost.toml",
        "title = \"Boost\"\nsummary = \"More.\"\nends = 2026-11-22\n",
    );
    lab.build();
    let gone = "https://lab.example/soccer/betis-sevilla";
    assert!(pages(&lab).contains_key(gone));
    assert!(lab.site().join("sitemaps/en-ZA/promotion-1.xml").exists());
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|it| it.id != 1003);
    }
    lab.wait(3 * 24 * 3_600);
    lab.build();
    let now = pages(&lab);
    assert!(!now.contains_key(gone));
    assert!(!lab.site().join("sitemaps/en-ZA/promotion-1.xml").exists());
    assert_eq!(now.keys().cloned().collect::<BTreeSet<_>>(), indexed(&lab));
}

#[test]
fn a_build_without_a_change_writes_none() {
    let mut lab = lab();
    lab.build();
    let files = lab.files();
    lab.wait(10);
    let summary = lab.build();
    assert_eq!((summary.sitemaps, lab.files()), (0, files));
}

#[test]
fn a_page_that_may_not_be_listed_any_more_leaves() {
    let mut lab = lab();
    // A day of the schedule without a match says so to search engines.
    lab.build();
    let day = "https://lab.example/schedule/2026-11-23";
    assert!(pages(&lab).contains_key(day));
    lab.wait(3_600);
    lab.change(1000, |it| it.status = EventStatus::Finished);
    for id in [1001, 1002, 1003, 1004] {
        lab.change(id, |it| it.status = EventStatus::Finished);
    }
    lab.build();
    let now = pages(&lab);
    assert!(!now.contains_key(day));
    assert_eq!(now.keys().cloned().collect::<BTreeSet<_>>(), indexed(&lab));
}

#[test]
fn a_site_that_is_not_listed_has_none() {
    let mut lab = lab();
    lab.build();
    assert!(
        lab.page("robots.txt")
            .contains("\nSitemap: https://lab.example/sitemap.xml\n")
    );
    lab.put_settings(|settings| settings.indexed = false);
    lab.build();
    assert!(!lab.site().join("sitemap.xml").exists() && !lab.site().join("sitemaps").exists());
    assert_eq!(lab.page("robots.txt"), "User-agent: *\nDisallow: /\n");
    lab.put_settings(|settings| settings.indexed = true);
    lab.build();
    assert_eq!(
        pages(&lab).keys().cloned().collect::<BTreeSet<_>>(),
        indexed(&lab)
    );
}

#[test]
fn they_follow_to_another_origin_even_within_a_second() {
    let mut lab = lab();
    lab.build();
    lab.put_settings(|settings| settings.origin = "https://other.example".to_owned());
    lab.build();
    let mut files = files(&lab).into_values().chain([lab.page("sitemap.xml")]);
    assert!(files.all(|text| !text.contains("lab.example")));
    assert!(
        lab.page("robots.txt")
            .contains("Sitemap: https://other.example/")
    );
}

#[test]
fn a_language_that_is_gone_has_no_file() {
    let mut lab = lab();
    lab.build();
    lab.put_settings(|settings| settings.locales = vec!["en-ZA"]);
    lab.build();
    assert!(!lab.site().join("sitemaps/ar").exists());
    assert_eq!(
        pages(&lab).keys().cloned().collect::<BTreeSet<_>>(),
        indexed(&lab)
    );
}

#[test]
fn events_leave_them_to_the_next_reconcile() {
    let mut lab = lab();
    lab.build();
    let before = pages(&lab);
    lab.wait(10);
    let renamed_at = lab.now;
    lab.cause = Cause::Events;
    lab.change(1001, |it| it.competitors.home.name = "Zebras".to_owned());
    lab.build();
    assert_eq!(pages(&lab), before);
    lab.wait(600);
    lab.cause = Cause::Reconcile;
    let summary = lab.build();
    assert_eq!(summary.written, Vec::<String>::new(), "no page has changed");
    let now = pages(&lab);
    let shown = showing(&lab, "Zebras");
    assert_eq!(changed(&before, &now), shown);
    assert!(
        shown.iter().all(|url| now[url] == renamed_at),
        "when it changed, not when it is told"
    );
}

#[test]
fn after_a_rollback_they_are_those_of_the_served_pages_again() {
    let mut lab = lab();
    lab.build();
    let before = lab.page("sitemaps/ar/match-1.xml");
    lab.wait(10);
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|it| it.id != 1003);
    }
    lab.build();
    assert_ne!(lab.page("sitemaps/ar/match-1.xml"), before);
    lab.roll_back(1);
    assert_eq!(lab.page("sitemaps/ar/match-1.xml"), before);
    for cause in [Cause::Prices, Cause::Build] {
        lab.cause = cause;
        lab.build();
        assert_eq!(
            pages(&lab).keys().cloned().collect::<BTreeSet<_>>(),
            indexed(&lab)
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: ProptestConfig::default().cases.div_ceil(16),
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Whatever prices do, and whatever changes invisibly beside them.
    #[test]
    fn no_price_is_content(
        odds in prop::collection::vec(1_100..9_000_u32, 7),
        suspended in prop::collection::vec(any::<bool>(), 7),
        balanced in 0..3_usize,
        invisible in any::<bool>(),
    ) {
        let mut lab = lab();
        lab.build();
        let before = pages(&lab);
        lab.wait(3_600);
        for (nth, id) in (1_000..1_007).enumerate() {
            let mut place = 0;
            lab.change_markets(id, |market| {
                market.outcomes.iter_mut().for_each(|outcome| outcome.odds = Odds(odds[nth]));
                if suspended[nth] {
                    market.status = MarketStatus::Suspended;
                }
            });
            for feed in &mut lab.feed.locales {
                for market in feed.markets.get_mut(&id).into_iter().flatten() {
                    market.most_balanced = place % 3 == balanced;
                    place += 1;
                }
            }
        }
        lab.feed.at = lab.now;
        if invisible {
            // What no page shows.
            lab.change(1_004, |it| it.available_markets += 90);
        }
        lab.build();
        let now = pages(&lab);
        prop_assert_eq!(changed(&before, &now), BTreeSet::new());
    }
}
