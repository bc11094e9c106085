//! What editors save under `watch` is built before anything else, whatever the operator does.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::json;

use crate::watch::{LAYOUT, Lab};

/// For how many seconds a price may stand.
const FRESH: u32 = 4;

/// Saves a word and a template; each must be on the page, whatever the operator does.
fn save(lab: &Lab, file: &str, name: &str) {
    let words = "locales/en/islands/odds.ftl";
    let text = fs::read_to_string(lab.root().join(words)).expect("reads");
    let line = text.lines().find(|line| line.starts_with("odds-live ="));
    let line = line.expect("the word is in this file");
    lab.write(words, &text.replace(line, &format!("odds-live = {name}")));
    lab.until_shown(file, &format!("<p>{name}</p>"));
    let template = LAYOUT.replace("<title>", &format!("<title>{name}, "));
    lab.write("templates/layout.html", &template);
    lab.until_shown(file, &format!("<title>{name}, "));
}

/// Stops the operator's process, and waits until its prices are due: by then `watch` waits for its answer.
fn pause_until_due(lab: &Lab) {
    lab.operator().pause();
    let built = lab.metric("sportsbook_last_build_timestamp_seconds");
    lab.until("prices are due", || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.expect("after 1970").as_secs_f64() > built + f64::from(FRESH) + 1.0
    });
}

#[test]
fn edits_are_built_while_the_operator_does_not_answer() {
    let lab = Lab::new(FRESH, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    pause_until_due(&lab);
    save(&lab, &file, "paused");
    lab.operator().resume();
    lab.rename(id, "Back Again");
    lab.until_shown(&file, "<h1>Back Again</h1>");
    assert!(lab.page(&file).contains("<title>paused, "));
}

#[test]
fn edits_are_built_after_the_operator_is_gone() {
    let mut lab = Lab::new(4, &["--every", "1"]);
    let (_, file) = lab.match_to_come();
    lab.stop_operator();
    lab.until("the operator is missed", || {
        lab.metric("sportsbook_reconciles_total{result=\"failed\"}") >= 1.0
    });
    save(&lab, &file, "gone");
}

#[test]
fn a_round_of_prices_goes_on_after_an_edit() {
    let lab = Lab::new(FRESH, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    let page = lab.page(&file);
    let (outcome, _) = page
        .split_once("<b>")
        .and_then(|(_, rest)| rest.split_once('='))
        .expect("a price");
    let parts: Vec<&str> = outcome.split(':').collect();
    pause_until_due(&lab);
    let price = json!({
        "match_id": id,
        "market_id": parts[0].parse::<u64>().expect("a number"),
        "specifier": parts[1],
        "outcome_id": parts[2].parse::<u64>().expect("a number"),
        "odds": 7_770,
    });
    save(&lab, &file, "slow");
    lab.operator().resume();
    lab.control("price", &price);
    lab.until_shown(&file, &format!("<b>{outcome}=7770</b>"));
    assert!(lab.page(&file).contains("<title>slow, "));
}

#[test]
fn every_build_of_the_islands_is_noticed() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let (_, file) = lab.match_to_come();
    for number in 1..4 {
        // As islands/build.mjs does: a new folder in the place of the old one.
        let style = format!("assets/style-{number}.css");
        let manifest = json!({"style.css": style}).to_string();
        lab.write("islands/build.new/manifest.json", &manifest);
        lab.write(&format!("islands/build.new/{style}"), "");
        let built = lab.root().join("islands/build");
        fs::remove_dir_all(&built).expect("removes");
        fs::rename(lab.root().join("islands/build.new"), &built).expect("renames");
        if number == 1 {
            let link = "<title>{{ asset('style.css') }} ";
            lab.write("templates/layout.html", &LAYOUT.replace("<title>", link));
        }
        lab.until_shown(&file, &format!("<title>/{style} "));
    }
}
