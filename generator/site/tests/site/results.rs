//! Matches that end: from the lists of live matches to the results of their day, until a week has passed.

use std::cell::RefCell;

use api::wire::{EventStatus, Statistics};

use crate::lab::Lab;

const RESULTS: &str = "soccer/premier-league/results.html";

fn score() -> Statistics {
    let half = |number, home, away| {
        format!(
            r#"{{"period_key": "half_{number}", "period_name": "Half {number}", "number": {number},
                "type": "half", "max_period_number": 2, "home": {home}, "away": {away}}}"#
        )
    };
    let (first, second) = (half(1, 1, 0), half(2, 1, 1));
    let whole = r#""total_score": {"home": 2, "away": 1}"#;
    let text = format!(r#"{{{whole}, "period_scores": [{first}, {second}]}}"#);
    serde_json::from_str(&text).expect("a score")
}

/// A match that is played on the first day of the lab.
fn playing() -> Lab {
    let mut lab = Lab::new();
    lab.change(1002, |match_| {
        match_.start_time = "2026-11-21T09:00:00Z".parse().expect("valid");
    });
    lab
}

fn end(lab: &mut Lab) {
    lab.change(1002, |match_| {
        match_.status = EventStatus::Finished;
        match_.statistics = Some(score());
        match_.main_market = None;
    });
}

#[test]
fn a_match_that_ends_becomes_a_result_and_leaves_after_a_week() {
    for is_resident in [false, true] {
        let mut lab = playing();
        lab.resident = is_resident.then(RefCell::default);
        lab.build();
        let has = |lab: &Lab, file: &str| lab.page(file).contains("Leeds");
        assert!(has(&lab, "live.html") && has(&lab, "schedule/soccer.html"));
        assert!(!has(&lab, "results/soccer.html"));
        assert!(!lab.site().join(RESULTS).exists());

        end(&mut lab);
        // One match alone, as `watch` fetches it.
        lab.build_matches();
        for file in [
            "live.html",
            "index.html",
            "schedule.html",
            "schedule/soccer.html",
        ] {
            assert!(!has(&lab, file), "{file}");
        }
        for file in [
            "results.html",
            "results/soccer.html",
            "ar/results/soccer.html",
            RESULTS,
        ] {
            assert!(has(&lab, file), "{file}");
        }
        assert!(has(&lab, "soccer/leeds-wolves.html"), "its page stays");

        let day = 24 * 3_600;
        lab.wait(day);
        lab.build();
        assert!(!has(&lab, "results.html"), "it was played yesterday");
        assert!(has(&lab, "results/yesterday.html") && has(&lab, "results/soccer/yesterday.html"));

        lab.wait(5 * day);
        lab.build();
        assert!(has(&lab, "results/soccer/2026-11-21.html") && has(&lab, RESULTS));
        lab.wait(day);
        lab.build();
        for file in [
            "results/2026-11-21.html",
            "results/soccer/2026-11-21.html",
            RESULTS,
        ] {
            assert!(!lab.site().join(file).exists(), "{file}");
        }
        assert!(
            has(&lab, "soccer/leeds-wolves.html"),
            "the operator lists it"
        );
    }
}

#[test]
fn a_result_shows_both_sides_by_period_and_who_won() {
    let mut lab = playing();
    end(&mut lab);
    lab.build();
    let page = lab.page(RESULTS);
    let home = r#""name":"Leeds","has_won":true,"periods":[1,1],"total":2"#;
    let away = r#""name":"Wolves","has_won":false,"periods":[0,1],"total":1"#;
    let page = page.replace(": ", ":").replace(", ", ",");
    assert!(page.contains(home) && page.contains(away), "{page}");
}

#[test]
fn a_result_in_a_long_list_moves_what_is_after_it() {
    let mut lab = playing();
    lab.put_settings(|settings| settings.limit = 1);
    end(&mut lab);
    lab.change(1000, |match_| {
        match_.status = EventStatus::Finished;
        match_.start_time = "2026-11-20T09:00:00Z".parse().expect("valid");
    });
    lab.build();
    let second = "soccer/premier-league/results/2.html";
    assert!(lab.page(second).contains("Arsenal"));
    assert!(
        lab.page(RESULTS)
            .contains("soccer/premier-league/results/2")
    );
    lab.change(1001, |match_| {
        match_.status = EventStatus::Finished;
        match_.start_time = "2026-11-19T09:00:00Z".parse().expect("valid");
    });
    let written = lab.build().written;
    let third = "soccer/premier-league/results/3.html".to_owned();
    assert!(written.contains(&third), "{written:?}");
    assert!(lab.page(&third).contains("Everton"));
    lab.change(1001, |match_| match_.status = EventStatus::Closed);
    let removed = lab.build().removed;
    assert!(removed.contains(&third), "{removed:?}");
}
