//! Which pages a change rebuilds: exactly those that show the changed value.

use std::collections::BTreeMap;

use api::wire::{EventStatus, MarketStatus, Odds};

use catalogue::PackedMarkets;
use site::ingest::Update;

use crate::full::differing;
use crate::lab::{Lab, WHOLE_VIEW, printed};

/// The files of pages in both languages, sorted.
fn both(pages: &[&str]) -> Vec<String> {
    let arabic = |page: &str| match page {
        "index" => "ar.html".to_owned(),
        page => format!("ar/{page}.html"),
    };
    let mut files: Vec<String> = pages
        .iter()
        .flat_map(|page| [format!("{page}.html"), arabic(page)])
        .collect();
    files.sort();
    files
}

fn sorted(mut files: Vec<String>) -> Vec<String> {
    files.sort();
    files
}

#[test]
fn a_second_build_keeps_every_page_and_writes_no_file() {
    let mut lab = Lab::new();
    let first = lab.build();
    assert_eq!(first.written.len(), first.pages);
    // Nine days of schedule with the next 3 hours, and seven of results; today of both sports, the
    // day of their matches, and the results of one league.
    let by_day = 9 + 7 + 2 * 2 + 2 + 1;
    assert_eq!(first.pages, 2 * (23 + 2 + 3 + 3 + 6 + 1 + by_day));
    let before = lab.files();
    lab.wait(3600);
    let second = lab.build();
    assert_eq!(
        (second.kept, second.written.len(), second.assets),
        (first.pages, 0, 0)
    );
    assert_eq!(lab.files(), before, "contents and modification times");
}

#[test]
fn a_name_rebuilds_the_pages_that_show_it() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1000, |match_| {
        match_.competitors.home.name = "Arsenal FC".to_owned()
    });
    let summary = lab.build();
    let pages = [
        "index",
        "schedule/2026-11-23",
        "schedule/soccer/2026-11-23",
        "soccer",
        "soccer/england",
        "soccer/premier-league",
        "soccer/arsenal-chelsea",
    ];
    assert_eq!(sorted(summary.written), both(&pages));
    assert!(
        lab.page("ar/soccer/premier-league.html")
            .contains("Arsenal FC")
    );
}

#[test]
fn a_name_in_one_language_rebuilds_only_that_language() {
    let mut lab = Lab::new();
    lab.build();
    let arabic = &mut lab.feed.locales[1];
    arabic.matches[3].competitors.home.name = "بيتيس".to_owned();
    let summary = lab.build();
    let pages = [
        "ar.html",
        "ar/schedule/2026-11-23.html",
        "ar/schedule/soccer/2026-11-23.html",
        "ar/soccer.html",
        "ar/soccer/betis-sevilla.html",
        "ar/soccer/la-liga.html",
        "ar/soccer/spain.html",
    ];
    assert_eq!(sorted(summary.written), pages);
}

#[test]
fn a_match_that_ends_leaves_the_lists() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1002, |match_| match_.status = EventStatus::Finished);
    let summary = lab.build();
    let pages = [
        "index",
        "live",
        "results",
        "results/soccer",
        // Soccer has a page now on the day of the first result.
        "results/tennis",
        "schedule/2026-11-23",
        "schedule/soccer/2026-11-23",
        "soccer",
        "soccer/england",
        "soccer/leeds-wolves",
        "soccer/premier-league",
        "soccer/premier-league/results",
    ];
    assert_eq!(sorted(summary.written), both(&pages));
    for page in ["results", "results/soccer", "soccer/premier-league/results"] {
        assert!(
            lab.page(&format!("{page}.html")).contains("Leeds"),
            "{page}"
        );
    }
    assert!(!lab.page("soccer/premier-league.html").contains("Leeds"));
    assert!(
        lab.page("soccer/leeds-wolves.html")
            .contains("data-status=\"4\"")
    );
}

#[test]
fn a_price_waits_for_the_freshness_limit() {
    let mut lab = Lab::new();
    lab.build();
    lab.change_markets(1001, |market| market.outcomes[0].odds = Odds(2200));
    lab.feed.at = lab.now;
    lab.wait(59);
    let fresh = lab.build();
    assert_eq!((fresh.written.len(), fresh.stale), (0, 14));
    lab.wait(1);
    let stale = lab.build();
    let pages = [
        "index",
        "schedule/2026-11-23",
        "schedule/soccer/2026-11-23",
        "soccer",
        "soccer/england",
        "soccer/everton-fulham",
        "soccer/premier-league",
    ];
    assert_eq!(sorted(stale.written), both(&pages));
    let league = lab.page("soccer/premier-league.html");
    assert!(
        league.contains("<b>2.20</b>") && league.contains("2026-11-21T10:00:00Z"),
        "{league}"
    );
}

#[test]
fn news_that_arrived_during_the_requests_overrides_the_answers() {
    let mut lab = Lab::new();
    lab.allow_removal = true;
    lab.build();
    lab.change(1001, |match_| {
        match_.competitors.home.name = "Everton FC".to_owned()
    });
    let mut answer = lab.sent();
    for feed in &mut answer.locales {
        feed.matches.retain(|match_| match_.id != 1004);
    }
    lab.change_markets(1001, |market| market.outcomes[0].odds = Odds(2200));
    let news = lab.news();
    let update = Update::Whole {
        feed: &answer,
        news: (&news, lab.now),
    };
    let (built, _) = lab.try_update(update).expect("builds");
    let page = lab.page("soccer/everton-fulham.html");
    assert!(
        page.contains("Everton FC") && page.contains("<b>Home 2.20</b>"),
        "{page}"
    );
    // There is news about a match that the answers do not list, so the operator is asked for it.
    assert_eq!(built.unfit, [1004]);
    assert!(!lab.site().join("tennis/sinner-ruud.html").exists());
}

#[test]
fn a_suspended_market_is_soft_and_a_new_market_is_not() {
    let mut lab = Lab::new();
    lab.build();
    lab.change_markets(1004, |market| market.status = MarketStatus::Suspended);
    assert_eq!(lab.build().written.len(), 0);
    for feed in &mut lab.feed.locales {
        let markets = feed.markets.get_mut(&1004).expect("has markets");
        let mut more = markets[1].clone();
        more.specifier = Some("total=3.5".to_owned());
        markets.push(more);
    }
    assert_eq!(sorted(lab.build().written), both(&["tennis/sinner-ruud"]));
}

#[test]
fn a_message_rebuilds_the_pages_that_use_it() {
    let lab = Lab::new();
    lab.build();
    lab.edit("locales/ar/site.ftl", "hello = In", "hello = في");
    let files = sorted(lab.build().written);
    assert_eq!(files.len(), 6);
    assert!(
        files.iter().all(|file| lab.page(file).contains("في ")),
        "{files:?}"
    );
}

#[test]
fn a_message_in_english_rebuilds_the_pages_that_fall_back_to_it() {
    let mut lab = Lab::new();
    lab.put_settings(|settings| settings.locales = vec!["en-ZA", "ar", "de"]);
    lab.write("locales/de/site.ftl", "crumb-home = Start\n");
    lab.put_message("en-ZA", "crumb-home", "Home");
    lab.build();
    let in_languages = |files: Vec<String>| {
        let of = |language: &str| {
            let start = format!("{language}/");
            files.iter().filter(|it| it.starts_with(&start)).count()
        };
        (files.len() - of("ar") - of("de"), of("ar"), of("de"))
    };
    lab.edit("locales/en/site.ftl", "hello = In", "hello = At");
    assert_eq!(in_languages(lab.build().written), (6, 0, 6));
    lab.edit(
        "locales/en/site.ftl",
        "crumb-home = Home",
        "crumb-home = Top",
    );
    let summary = lab.build();
    assert_eq!(summary.written.len() + summary.unchanged.len(), 0);
    lab.drop_message("en-ZA", "crumb-home");
    let summary = lab.build();
    let looked_at = [summary.written, summary.unchanged].concat();
    let (africa, arabic, german) = in_languages(looked_at);
    assert!(africa > 0, "it falls back to the base language's message");
    assert_eq!((arabic, german), (0, 0), "both have their own message");
}

#[test]
fn pages_refer_to_the_folder_with_the_messages_of_islands_in_their_language() {
    let lab = Lab::new();
    lab.put_layout(WHOLE_VIEW);
    lab.write("locales/en/islands/sums.ftl", "sum-title = Sum\n");
    lab.write("locales/en/islands/shared.ftl", "alert = Oh\n");
    lab.write("locales/ar/islands/sums.ftl", "sum-title = حساب\n");
    lab.build();
    let folder = |page: &str| {
        let html = lab.page(page);
        let (_, rest) = html.split_once("\"messages\":\"/").expect("names it");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    let words = |page: &str, island: &str| lab.page(&format!("{}/{island}.ftl", folder(page)));
    assert_eq!(words("index.html", "sums"), "sum-title = Sum\n");
    assert_eq!(words("ar.html", "sums"), "sum-title = حساب\n");
    assert_eq!(words("ar.html", "shared"), "alert = Oh\n");
    let before = [folder("index.html"), folder("ar.html")];
    lab.edit("locales/ar/islands/sums.ftl", "حساب", "الحساب");
    let written = lab.build().written;
    assert!(
        !written.is_empty() && written.iter().all(|file| file.starts_with("ar")),
        "{written:?}"
    );
    assert_eq!(folder("index.html"), before[0]);
    assert_ne!(folder("ar.html"), before[1]);
}

#[test]
fn a_template_rebuilds_its_pages_and_an_equal_page_is_not_written() {
    let lab = Lab::new();
    lab.build();
    lab.edit("templates/pages/match.html", "<h1>", "<h1 class=\"x\">");
    assert_eq!(lab.build().written.len(), 12);
    // A comment changes the template but not its output.
    lab.edit(
        "templates/pages/match.html",
        "<h1 class",
        "{# a comment #}<h1 class",
    );
    let summary = lab.build();
    assert_eq!((summary.written.len(), summary.unchanged.len()), (0, 12));
}

#[test]
fn a_new_day_rebuilds_the_pages_that_name_today_or_tomorrow() {
    let mut lab = Lab::new();
    lab.build();
    assert!(!lab.page("tennis/vienna.html").contains("Tomorrow"));
    lab.wait(24 * 3600);
    let built = lab.build();
    let mut files = sorted(built.written);
    let tomorrow = "schedule/tennis/tomorrow.html".to_owned();
    assert!(files.contains(&tomorrow), "{files:?}");
    let moved = "schedule/tennis/2026-11-23.html".to_owned();
    assert!(built.removed.contains(&moved), "{:?}", built.removed);
    files.retain(|file| !file.contains("schedule") && !file.contains("results"));
    assert_eq!(
        files,
        both(&["soccer/la-liga", "soccer/premier-league", "tennis/vienna"])
    );
    assert!(lab.page("tennis/vienna.html").contains("Tomorrow"));
}

#[test]
fn a_removed_match_removes_its_page() {
    let mut lab = Lab::new();
    lab.build();
    for feed in &mut lab.feed.locales {
        feed.matches.retain(|match_| match_.id != 1005);
    }
    let summary = lab.build();
    let removed = both(&["tennis/old-one", "tennis/vienna/results"]);
    assert_eq!(summary.removed, removed);
    assert!(!lab.site().join("tennis/old-one.html").exists());
    let shown = both(&["results", "results/soccer", "results/tennis"]);
    assert_eq!(sorted(summary.written), shown, "it was the only result");
}

#[test]
fn a_changed_slug_moves_the_page() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1004, |match_| match_.slug = "sinner-ruud-final".to_owned());
    let summary = lab.build();
    assert_eq!(
        summary.removed,
        ["ar/tennis/sinner-ruud.html", "tennis/sinner-ruud.html"]
    );
    assert!(lab.site().join("tennis/sinner-ruud-final.html").exists());
}

#[test]
fn a_new_generator_checks_every_page() {
    let mut lab = Lab::new();
    let pages = lab.build().pages;
    lab.program = 2;
    let summary = lab.build();
    assert_eq!(
        (summary.kept, summary.unchanged.len(), summary.written.len()),
        (0, pages, 0)
    );
}

#[test]
fn an_incremental_build_equals_a_full_one() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1003, |match_| {
        match_.competitors.away.name = "Sevilla FC".to_owned()
    });
    lab.change_markets(1000, |market| market.outcomes[1].odds = Odds(3333));
    lab.change(1001, |match_| match_.status = EventStatus::Live);
    lab.edit(
        "locales/en/site.ftl",
        "odds-live = live",
        "odds-live = In play",
    );
    lab.feed.at = lab.now;
    lab.wait(120);
    lab.build();
    assert_eq!(differing(&lab), BTreeMap::new());
}

#[test]
fn two_matches_that_swap_their_slugs_get_addresses_of_their_own() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1000, |match_| match_.slug = "everton-fulham".to_owned());
    lab.change(1001, |match_| match_.slug = "arsenal-chelsea".to_owned());
    let summary = lab.build();
    let old = ["soccer/arsenal-chelsea", "soccer/everton-fulham"];
    assert_eq!(summary.removed, both(&old));
    assert!(
        lab.page("soccer/everton-fulham-1000.html")
            .contains("<h1>Arsenal")
    );
    assert!(
        lab.page("ar/soccer/arsenal-chelsea-1001.html")
            .contains("<h1>Everton")
    );
}

#[test]
fn a_changed_path_removes_the_old_page() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1004, |match_| match_.slug = "ruud-sinner".to_owned());
    let summary = lab.build();
    assert_eq!(summary.removed, both(&["tennis/sinner-ruud"]));
    assert!(lab.page("tennis.html").contains("/tennis/ruud-sinner"));
}

#[test]
fn changes_stored_by_a_failed_build_are_rendered_by_the_next() {
    let mut lab = Lab::new();
    lab.build();
    lab.change(1000, |match_| {
        match_.competitors.home.name = "Arsenal FC".to_owned()
    });
    lab.edit("templates/pages/match.html", "body.home", "body.hmoe");
    lab.try_build().expect_err("a typo");
    lab.edit("templates/pages/match.html", "body.hmoe", "body.home");
    lab.build();
    assert!(lab.page("index.html").contains("Arsenal FC"));
    assert!(
        lab.page("soccer/arsenal-chelsea.html")
            .contains("Arsenal FC")
    );
}

#[test]
fn after_a_rollback_the_next_build_is_current_again() {
    let mut lab = Lab::new();
    lab.build();
    let first = lab.contents();
    lab.change(1000, |match_| match_.slug = "gunners-blues".to_owned());
    lab.build();
    let second = lab.contents();
    lab.roll_back(1);
    assert_eq!(lab.contents(), first);
    lab.build();
    assert_eq!(lab.contents(), second);
}

#[test]
fn markets_that_could_not_be_fetched_are_kept() {
    let mut lab = Lab::new();
    lab.build();
    let page = lab.page("soccer/arsenal-chelsea.html");
    assert!(page.contains("Over 2.5"), "{page}");
    for feed in &mut lab.feed.locales {
        feed.markets.remove(&1000);
    }
    lab.feed.unanswered.insert(1000);
    lab.wait(61);
    let summary = lab.build();
    assert_eq!(summary.written, Vec::<String>::new());
    lab.feed.unanswered.clear();
    lab.build();
    assert!(!lab.page("soccer/arsenal-chelsea.html").contains("Over 2.5"));
}

#[test]
fn packed_markets_equal_the_answers() {
    let mut lab = Lab::new();
    lab.build();
    let ids: Vec<u64> = lab.feed.locales[0].markets.keys().copied().collect();
    for id in ids {
        let answers: Vec<_> = (lab.feed.locales.iter())
            .map(|feed| {
                let match_ = feed.matches.iter().find(|match_| match_.id == id)?;
                Some((match_, &*feed.markets[&id]))
            })
            .collect();
        let markets = PackedMarkets::of(&answers, lab.now).expect("it is listed");
        lab.feed.packed.insert(id, markets);
    }
    assert!(!lab.feed.packed.is_empty());
    for feed in &mut lab.feed.locales {
        feed.markets.clear();
    }
    lab.wait(61);
    let summary = lab.build();
    assert_eq!(summary.written, Vec::<String>::new());
    assert!(lab.page("soccer/arsenal-chelsea.html").contains("Over 2.5"));
}

#[test]
fn texts_in_languages_that_were_never_requested_are_an_error() {
    let mut lab = Lab::new();
    lab.build();
    let before = lab.contents();
    lab.put_settings(|settings| settings.locales = vec!["ar", "en-ZA"]);
    let error = printed(&lab.try_update(Update::Nothing).expect_err("other texts"));
    assert!(
        error.contains("other languages than the site: en-ZA, ar instead of"),
        "{error}"
    );
    assert_eq!(lab.contents(), before);
    lab.put_settings(|settings| settings.locales = vec!["en-ZA", "ar"]);
    lab.try_update(Update::Nothing).expect("builds");
    assert_eq!(lab.contents(), before);
    // Removing the last language needs no new texts.
    lab.put_settings(|settings| settings.locales = vec!["en-ZA"]);
    lab.try_update(Update::Nothing).expect("builds");
    assert!(lab.contents().len() < before.len());
    lab.put_settings(|settings| settings.locales = vec!["en-ZA", "ar"]);
    lab.try_update(Update::Nothing).expect("builds");
    assert_eq!(lab.contents(), before);
}

#[test]
fn changes_stored_by_a_failed_build_in_other_languages_are_rendered_by_the_next() {
    let mut lab = Lab::new();
    lab.feed.locales[1].matches[0].competitors.home.name = "أرسنال".to_owned();
    lab.build();
    assert!(
        lab.page("ar/soccer/arsenal-chelsea.html")
            .contains("أرسنال")
    );
    lab.feed.locales[1].matches[0].competitors.home.name = "Arsenal".to_owned();
    lab.put_settings(|settings| settings.locales = vec!["en-ZA"]);
    lab.edit(
        "templates/layout.html",
        "frame.locale.tag",
        "frame.locale.tga",
    );
    lab.try_build().expect_err("a typo");
    lab.edit(
        "templates/layout.html",
        "frame.locale.tga",
        "frame.locale.tag",
    );
    lab.put_settings(|settings| settings.locales = vec!["en-ZA", "ar"]);
    lab.build();
    let page = lab.page("ar/soccer/arsenal-chelsea.html");
    assert!(page.contains("<h1>Arsenal"), "{page}");
}
