//! Logs on stderr: for people on call, for the journal, for machines, and on a terminal.

use std::fs::File;
use std::os::unix::fs::MetadataExt;

use jiff::Timestamp;
use serde_json::Value;

use crate::build::{OFFLINE, Project};
use crate::support::{ended, sportsbook, write};
use crate::watch::Lab;

/// Nothing listens there.
const NOWHERE: [&str; 3] = ["build", "--api", "http://127.0.0.1:1"];

#[test]
fn each_line_of_watch_has_a_time_and_a_level() {
    let edge = tempfile::tempdir().expect("temp");
    let www = edge.path().join("www");
    let lab = Lab::new(60, &["--publish", www.to_str().expect("UTF-8")]);
    let published = "sportsbook_publishes_total{result=\"done\"}";
    lab.until("it is published", || lab.metric(published) >= 1.0);
    let log = lab.log();
    for line in log.lines() {
        let mut words = line.split_whitespace();
        let time = words.next().expect("a time");
        assert!(
            time.ends_with('Z') && time.parse::<Timestamp>().is_ok(),
            "{line}"
        );
        assert_eq!(words.next(), Some("INFO"), "{line}");
    }
    assert!(log.contains("generation 1 in "), "{log}");
    assert!(log.contains("generation 1 is published to "), "{log}");
    // Its steps are for `-v`.
    assert!(!log.contains(" uploaded\n"), "{log}");
}

#[test]
fn a_line_for_machines_is_an_object() {
    let lab = Lab::new(60, &["--log", "json"]);
    lab.until("it listens", || lab.log().contains("listening to the push"));
    for line in lab.log().lines() {
        let line: Value = serde_json::from_str(line).expect("JSON");
        let time = line["timestamp"].as_str().expect("a time");
        assert!(time.parse::<Timestamp>().is_ok(), "{line}");
        assert_eq!(line["level"], "INFO", "{line}");
        assert!(
            line["message"].is_string() && line["target"].is_string(),
            "{line}"
        );
    }
}

#[test]
fn in_the_journal_a_line_has_a_priority_and_no_time() {
    let project = Project::new();
    let path = project.root().join("journal");
    let journal = File::create(&path).expect("creates");
    let of = journal.metadata().expect("is there");
    let mut command = project.command(&NOWHERE);
    command.env("JOURNAL_STREAM", format!("{}:{}", of.dev(), of.ino()));
    let status = command.stderr(journal).status().expect("runs");
    assert_eq!(status.code(), Some(1));
    let log = std::fs::read_to_string(&path).expect("reads");
    let lines: Vec<&str> = log.lines().collect();
    let [gone, failed] = lines[..] else {
        panic!("{log}");
    };
    assert!(gone.starts_with("<4> WARN "), "{log}");
    assert!(failed.starts_with("<3>ERROR "), "{log}");
    assert!(
        failed.contains("nothing was published: GET http://127.0.0.1:1/"),
        "{log}"
    );
    // Another stream than stderr is no reason.
    let mut command = project.command(&NOWHERE);
    command.env("JOURNAL_STREAM", "1:1");
    assert!(
        ended(command)
            .stderr
            .contains("\nerror: nothing was published")
    );
}

#[test]
fn an_operator_that_cannot_be_reached_is_one_warning() {
    let project = Project::new();
    let failed = ended(project.command(&NOWHERE));
    assert_eq!(failed.code, Some(1));
    let warnings = failed.stderr.lines().filter(|line| line.contains("WARN"));
    let warnings: Vec<&str> = warnings.collect();
    let [only] = warnings[..] else {
        panic!("{}", failed.stderr);
    };
    assert!(
        only.contains("the operator does not answer, trying again: GET "),
        "{only}"
    );
}

#[test]
fn verbose_adds_the_steps_and_then_every_call() {
    let project = Project::new();
    let quiet = project.must(&OFFLINE);
    assert_eq!(quiet.stderr, "");
    project.large();
    let steps = project.must(&[&OFFLINE[..], &["-v"]].concat()).stderr;
    for step in [
        "project and last build read",
        "pages looked at: ",
        "pages by reason: ",
    ] {
        assert!(steps.contains(step), "{step} is not in\n{steps}");
    }
    let is_timed = |line: &str| line.starts_with("20");
    assert!(!steps.lines().any(is_timed), "{steps}");
    let calls = |flag: &str| {
        let command = project.command(&[&NOWHERE[..], &[flag]].concat());
        let log = ended(command).stderr;
        log.matches("DEBUG api::").count()
    };
    assert_eq!(calls("-v"), 0);
    assert!(calls("-vv") >= 10, "4 lists are retried 4 times");
    let published = project.must(&["publish", "www", "-v"]).stderr;
    assert!(
        published.contains("DEBUG publish::run: pages uploaded"),
        "{published}"
    );
}

#[test]
fn a_form_that_does_not_exist_is_wrong_usage() {
    let wrong = ended(sportsbook(&["watch", "--log", "xml"]));
    assert_eq!(wrong.code, Some(2));
    assert!(
        wrong.stderr.contains("[possible values: text, json]"),
        "{}",
        wrong.stderr
    );
}

#[test]
fn one_file_is_not_files() {
    let project = Project::new();
    let list = |args: &[&str]| {
        let command = project.command(args);
        ended(command).stdout
    };
    // A word that one page shows.
    let page = project.root().join("templates/pages/not-found.html");
    let text = std::fs::read_to_string(&page).expect("reads");
    std::fs::write(&page, text + "{% block main %}lost{% endblock %}").expect("writes");
    project.must(&OFFLINE);
    let all = list(&["generations"]);
    assert!(
        all.lines()
            .next()
            .is_some_and(|it| it.contains(", 1 file changed")),
        "{all}"
    );
    let back = list(&["rollback"]);
    assert!(back.contains(": 1 file changed;"), "{back}");
}

#[test]
fn a_warning_that_is_still_there_after_an_edit_is_not_repeated() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let root = lab.dir.path();
    let read = |file: &str| std::fs::read_to_string(root.join(file)).expect("reads");
    let words = read("locales/ar/islands/odds.ftl");
    let without = words.replacen("odds-live =", "odds-lively =", 1);
    assert_ne!(words, without);
    write(root, "locales/ar/islands/odds.ftl", &without);
    let warnings = || lab.log().lines().filter(|it| it.contains(" WARN ")).count();
    lab.until("it warns", || warnings() > 0);
    let before = warnings();
    let layout = read("templates/layout.html");
    write(
        root,
        "templates/layout.html",
        &format!("{layout}<p>edited</p>"),
    );
    lab.until("the edit is built", || {
        lab.page("index.html").contains("edited")
    });
    assert_eq!(warnings(), before, "{}", lab.log());
}
