//! `/health` and `/` of `watch`: what is the matter, since when, and the way out.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::operator::{Operator, Spoilt};
use crate::support::{Sandbox, ended, sportsbook, write};
use crate::watch::{Lab, ask};

/// The problem of this kind, if there is one.
fn problem(health: &Value, kind: &str) -> Option<Value> {
    let problems = health["problems"].as_array()?;
    problems.iter().find(|it| it["kind"] == kind).cloned()
}

/// The text for people.
fn text(lab: &Lab) -> String {
    ask("GET", &format!("{}/", lab.address), "").1
}

/// Lines of the log with this level and text.
fn lines(lab: &Lab, level: &str, text: &str) -> usize {
    let log = lab.log();
    let level = format!(" {level} ");
    let found = log.lines();
    found
        .filter(|it| it.contains(&level) && it.contains(text))
        .count()
}

/// An operator that lists five matches and knows no other.
fn few_matches(path: &str, answer: &Value) -> Option<Spoilt> {
    if path.contains("/markets?") {
        let error = json!({"error": {"code": "match_not_found", "message": "no such match"}});
        return Some(Spoilt::Answer(404, error));
    }
    let rows = answer["data"].as_array()?;
    let rows = path.starts_with("/api/v2/matches?").then(|| &rows[..5])?;
    let at = json!({"total": 5, "page": 1, "limit": 500, "last_page": 1});
    Some(Spoilt::Answer(200, json!({"data": rows, "pagination": at})))
}

#[test]
fn a_refused_catalogue_is_reported_in_the_guards_words_with_the_way_out() {
    let operator = Operator::start("60");
    let settings = "[prices]\nfresh_seconds = 2\n[build]\nremoval_percent = 10\n\
                    [watch]\noutage_seconds = 600\n";
    let mut lab = Lab::of(&operator.url, None, settings, &["--every", "2"]);
    lab.until("it is healthy", || lab.health().0 == 200);
    operator.spoil(few_matches);
    lab.until("it is unhealthy", || lab.health().0 == 503);
    let failed = "sportsbook_reconciles_total{result=\"failed\"}";
    lab.until("it was tried again", || lab.metric(failed) >= 3.0);
    // Builds from what is stored succeed in between, and are no reason to be healthy.
    let (status, health) = lab.health();
    assert_eq!(status, 503);
    let reason = health["reasons"][0].as_str().expect("a sentence");
    assert!(reason.contains("the operator no longer lists "), "{reason}");
    let refused = problem(&health, "reconcile").expect("a problem");
    assert_eq!(refused["unhealthy"], true);
    assert!(
        refused["failures"].as_u64().expect("a number") >= 3,
        "{refused}"
    );
    assert!(
        refused["seconds"].as_f64().expect("a number") > 1.0,
        "{refused}"
    );
    let cause = &refused["causes"][0];
    assert!(
        cause["hint"]
            .as_str()
            .expect("a hint")
            .contains("--allow-removal"),
        "{cause}"
    );
    let command = cause["command"].as_str().expect("a command").to_owned();
    assert!(
        command.starts_with("sportsbook build --allow-removal"),
        "{command}"
    );
    assert!(
        text(&lab).contains(&format!("run: {command}")),
        "{}",
        text(&lab)
    );
    // The log has one line about it, in spite of all attempts.
    assert_eq!(lines(&lab, "ERROR", "no longer lists"), 1, "{}", lab.log());
    lab.until("the prices are reported", || {
        lines(&lab, "WARN", "prices of some matches") == 1
    });
    assert_eq!(lab.stop(), Some(0));
    let words: Vec<&str> = command.split(' ').skip(1).collect();
    let built = ended(sportsbook(&words));
    assert_eq!(built.code, Some(0), "{}", built.stderr);
    assert!(built.stdout.contains(" removed"), "{}", built.stdout);
}

#[test]
fn the_oldest_page_ages_even_if_its_match_is_not_listed() {
    let operator = Operator::start("60");
    let settings = "[prices]\nfresh_seconds = 2\n[build]\nremoval_percent = 10\n";
    let lab = Lab::of(&operator.url, None, settings, &["--every", "3600"]);
    lab.until("it is built", || lab.metric("sportsbook_generation") >= 1.0);
    let age = || lab.metric("sportsbook_oldest_page_seconds");
    lab.until("all matches are confirmed", || (0.1..6.0).contains(&age()));
    operator.spoil(few_matches);
    lab.until("the page is old", || age() > 12.0);
    let (_, health) = lab.health();
    assert!(
        health["oldest_page_seconds"].as_f64().expect("a number") >= 12.0,
        "{health}"
    );
    assert_eq!(health["fresh_seconds"], 2);
    let page = health["oldest_page"].as_str().expect("a file");
    assert!(!lab.page(page).is_empty(), "{page} is a page of the site");
    let prices = problem(&health, "prices").expect("a problem");
    assert_eq!(prices["unhealthy"], false, "{prices}");
    assert!(text(&lab).contains(page), "{}", text(&lab));
    operator.spoil(|_, _| None);
    lab.until("the page is confirmed", || age() < 6.0);
    lab.until("the problem is over", || {
        problem(&lab.health().1, "prices").is_none()
    });
}

#[test]
fn an_operator_that_is_gone_is_one_line_and_unhealthy_after_the_limit() {
    let operator = Sandbox::start(&["--matches", "40"]);
    let url = operator.url.clone();
    let settings = "[prices]\nfresh_seconds = 2\n[watch]\noutage_seconds = 4\n";
    let mut lab = Lab::of(&url, Some(operator), settings, &["--every", "3600"]);
    lab.until("it listens", || {
        lab.health().0 == 200 && lab.health().1["push"] == "listening"
    });
    let begun = Instant::now();
    lab.stop_operator();
    lab.until("the outage is noticed", || {
        problem(&lab.health().1, "push").is_some()
    });
    assert_eq!(lab.health().0, 200, "a short outage is tolerated");
    lab.until("it is unhealthy", || lab.health().0 == 503);
    let took = begun.elapsed();
    // It counts from the start of the first call in vain, which may have been under way already.
    let earliest = Duration::from_millis(3_500);
    assert!(took >= earliest, "{took:?}");
    lab.until("both are reported", || {
        lab.health().1["reasons"]
            .as_array()
            .is_some_and(|it| it.len() == 2)
    });
    let (_, health) = lab.health();
    let gone = problem(&health, "operator").expect("a problem");
    let cause = &gone["causes"][0];
    let why = cause["message"].as_str().expect("a message");
    assert!(why.contains(&url) && why.contains("no connection"), "{why}");
    assert_eq!(cause["command"], format!("curl -i {url}/api/v2/sports"));
    assert!(gone["failures"].as_u64().expect("a number") >= 5, "{gone}");
    assert_eq!(
        health["reconciled_at"].as_str().map(|at| at.ends_with('Z')),
        Some(true)
    );
    lab.until("it is logged", || lines(&lab, "ERROR", "") == 2);
    // Many more calls fail, and none of them is a line.
    let calls = "sportsbook_operator_calls_total{result=\"failed\"}";
    let failed = lab.metric(calls);
    lab.until("more calls fail", || lab.metric(calls) > failed + 10.0);
    let gone = "the operator does not answer";
    assert_eq!(lines(&lab, "WARN", gone), 1, "{}", lab.log());
    assert_eq!(lines(&lab, "ERROR", gone), 1, "{}", lab.log());
    assert_eq!(
        lines(&lab, "WARN", "the push is disconnected"),
        1,
        "{}",
        lab.log()
    );
    assert_eq!(
        lines(&lab, "ERROR", "the push is disconnected"),
        1,
        "{}",
        lab.log()
    );
    assert_eq!(
        lines(&lab, "WARN", "") + lines(&lab, "ERROR", ""),
        4,
        "{}",
        lab.log()
    );
    let (_, port) = url.rsplit_once(':').expect("a port");
    let _operator = Sandbox::at(port, &["--matches", "40"]);
    lab.until("it is healthy again", || {
        lab.health().0 == 200 && lab.health().1["push"] == "listening"
    });
    assert_eq!(
        lines(&lab, "INFO", "the operator answers again"),
        1,
        "{}",
        lab.log()
    );
    assert_eq!(
        lines(&lab, "INFO", "the push is connected again"),
        1,
        "{}",
        lab.log()
    );
}

#[test]
fn a_mistake_of_the_project_is_reported_with_its_place() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let root = lab.dir.path();
    let good = std::fs::read_to_string(root.join("content/site.toml")).expect("reads");
    let wrong = good.replace("zone = \"UTC\"", "zone = \"Mars\"");
    write(root, "content/site.toml", &wrong);
    lab.until("it is unhealthy", || lab.health().0 == 503);
    let (_, health) = lab.health();
    let mistake = problem(&health, "project").expect("a problem");
    let cause = &mistake["causes"][0];
    assert_eq!(cause["file"], "content/site.toml", "{cause}");
    assert_eq!(
        (&cause["line"], &cause["column"]),
        (&json!(4), &json!(8)),
        "{cause}"
    );
    assert_eq!(cause["message"], "unknown time zone `Mars`");
    assert!(
        cause["hint"]
            .as_str()
            .is_some_and(|it| it.contains("Africa/")),
        "{cause}"
    );
    assert_eq!(cause["command"], Value::Null);
    let reason = health["reasons"][0].as_str().expect("a sentence");
    assert!(
        reason.contains("content/site.toml:4:8: unknown time zone"),
        "{reason}"
    );
    assert!(text(&lab).contains("^^^^^^"), "{}", text(&lab));
    write(root, "content/site.toml", &good);
    lab.until("it is healthy", || lab.health().0 == 200);
    assert_eq!(
        lines(&lab, "ERROR", "content/site.toml:4:8"),
        1,
        "{}",
        lab.log()
    );
    assert_eq!(
        lines(&lab, "INFO", "the project has no mistake"),
        1,
        "{}",
        lab.log()
    );
}

#[test]
fn the_fields_of_health_are_documented() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy/README.md");
    let readme = std::fs::read_to_string(readme).expect("reads");
    let (_, health) = lab.health();
    for field in health.as_object().expect("an object").keys() {
        assert!(
            readme.contains(&format!("| `{field}` |")),
            "{field} is not in the table"
        );
    }
    assert!(text(&lab).starts_with("healthy\n"), "{}", text(&lab));
}
