//! Going back, and what follows: the removal guard compares with what is served, the commands say which
//! generation that is, and older ones are found by their time, within the size that the settings allow.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use jiff::{SignedDuration, Timestamp};
use store::output::Output;
use store::state::Generation;

use crate::build::{LAYOUT, OFFLINE, Project};
use crate::support::{Ended, Sandbox, ended};

/// Replaces text in the settings of a project.
pub fn set(project: &Project, from: &str, to: &str) {
    let settings = project.root().join("content/site.toml");
    let text = fs::read_to_string(settings).expect("reads");
    assert!(text.contains(from), "{text}");
    project.write("content/site.toml", &text.replace(from, to));
}

/// Makes every generation but the newest older than it is.
pub fn age_all_but_the_newest(out: &Path, by: SignedDuration) {
    let output = Output::open(out).expect("opens");
    let reading = output.state().read().expect("reads");
    let mut all = reading.generations().expect("reads");
    all.pop();
    let write = output.state().write().expect("writes");
    for (number, generation) in all {
        let at = generation.at - by;
        let older = Generation { at, ..generation };
        write.set_generation(number, &older).expect("writes");
    }
    write.commit().expect("commits");
}

fn build(project: &Project, operator: &Sandbox, flags: &[&str]) -> Ended {
    let mut command = project.command(&["build", "--api", &operator.url]);
    command.args(flags);
    ended(command)
}

#[test]
fn a_rollback_does_not_disarm_the_removal_guard() {
    let project = Project::new();
    set(&project, "_percent = 100", "_percent = 10");
    let whole = project.served();
    let faulty = Sandbox::start(&["--matches", "1"]);
    let refused = build(&project, &faulty, &[]);
    assert_eq!(refused.code, Some(1), "{}", refused.stderr);
    assert!(
        refused.stderr.contains("the operator no longer lists"),
        "{}",
        refused.stderr
    );
    let allowed = build(&project, &faulty, &["--allow-removal"]);
    assert_eq!(allowed.code, Some(0), "{}", allowed.stderr);
    let few = project.served();
    assert!(few.len() < whole.len());
    project.must(&["rollback"]);
    assert_eq!(project.served(), whole);
    let lost = whole.keys().filter(|file| !few.contains_key(*file)).count();
    let expected = format!("error: {lost} of {} pages would go", whole.len());
    let offline = ended(project.command(&OFFLINE));
    for refused in [build(&project, &faulty, &[]), offline] {
        assert_eq!(refused.code, Some(1), "{}", refused.stdout);
        for text in [
            &*expected,
            "generation 1, which is served again since a rollback",
            "--allow-removal",
        ] {
            assert!(refused.stderr.contains(text), "{text}: {}", refused.stderr);
        }
        assert_eq!(project.served(), whole);
    }
    let allowed = build(&project, &faulty, &["--allow-removal"]);
    assert_eq!(allowed.code, Some(0), "{}", allowed.stderr);
    assert_eq!(project.served(), few);
}

#[test]
fn a_rollback_to_fewer_pages_lets_a_whole_catalogue_in() {
    let project = Project::new();
    set(&project, "_percent = 100", "_percent = 10");
    let whole = project.served();
    let [faulty, honest] = ["1", "30"].map(|matches| Sandbox::start(&["--matches", matches]));
    build(&project, &faulty, &["--allow-removal"]);
    let built = build(&project, &honest, &[]);
    assert_eq!(built.code, Some(0), "{}", built.stderr);
    project.must(&["rollback", "2"]);
    let few = project.served().len();
    assert!(few < whole.len());
    let repaired = build(&project, &honest, &[]);
    assert_eq!(repaired.code, Some(0), "{}", repaired.stderr);
    assert!(project.served().len() > few);
}

#[test]
fn generations_and_why_say_what_is_served_after_a_rollback() {
    let project = Project::new();
    let fresh = project.must(&["why", "/soccer"]).stdout;
    assert!(!fresh.contains("rollback"), "{fresh}");
    project.large();
    project.must(&OFFLINE);
    project.must(&["rollback"]);
    let listed = project.must(&["generations"]).stdout;
    let line = |number: u64| {
        let with = |line: &&str| line[1..].trim_start().starts_with(&format!("{number} "));
        listed.lines().find(with).expect("is listed").to_owned()
    };
    assert!(line(3).starts_with('*'), "{listed}");
    assert!(line(3).contains("  a rollback to 1: "), "{listed}");
    assert!(line(1).ends_with(", served again as 3"), "{listed}");
    assert!(!line(2).contains("served"), "{listed}");
    let why = |page: &str| project.must(&["why", page]).stdout;
    let served = "generation 3 is served: a rollback to 1, ";
    let older = format!("{served}with an older version of this page\n");
    assert!(why("/soccer").contains(&older), "{}", why("/soccer"));
    let absent = format!("{served}without this page\n");
    assert!(why("/ar/soccer").contains(&absent), "{}", why("/ar/soccer"));
    project.must(&OFFLINE);
    assert!(!why("/soccer").contains("rollback"), "{}", why("/soccer"));
    // The other way round: a page that only the rollback serves.
    project.small();
    project.must(&OFFLINE);
    project.must(&["rollback"]);
    let removed = ended(project.command(&["why", "/ar/soccer"]));
    assert_eq!(removed.code, Some(1));
    let text = "ar/soccer.html is of generation 4, which is served again since a rollback";
    assert!(removed.stderr.contains(text), "{}", removed.stderr);
}

#[test]
fn why_names_no_generation_that_there_is_not() {
    let project = Project::new();
    project.write("templates/layout.html", &format!("{LAYOUT}{{# a note #}}"));
    let built = project.must(&OFFLINE).stdout;
    assert!(built.contains(": 0 written"), "{built}");
    assert!(built.contains("; generation 1 in "), "{built}");
    let why = project.must(&["why", "/soccer"]).stdout;
    assert!(why.contains("after generation 1, "), "{why}");
    assert!(why.contains("because of\n    template "), "{why}");
    assert!(!why.contains("generation 2"), "{why}");
}

#[test]
fn an_operator_goes_back_by_a_time() {
    let project = Project::new();
    let first = project.served();
    project.write("templates/layout.html", &format!("{LAYOUT}<p>second</p>"));
    project.must(&OFFLINE);
    let second = project.served();
    age_all_but_the_newest(&project.root().join("dist"), SignedDuration::from_hours(2));
    project.write("templates/layout.html", &format!("{LAYOUT}<p>third</p>"));
    project.must(&OFFLINE);
    age_all_but_the_newest(&project.root().join("dist"), SignedDuration::from_mins(10));
    let third = project.served();
    project.must(&["rollback", "--before", "5m"]);
    assert_eq!(project.served(), second);
    project.must(&["rollback", "--before", "1h 30m"]);
    assert_eq!(project.served(), first);
    let error = |before: &str| {
        let refused = ended(project.command(&["rollback", "--before", before]));
        assert_ne!(refused.code, Some(0), "{}", refused.stdout);
        refused.stderr
    };
    assert!(error("3h").contains("no generation of "), "{}", error("3h"));
    assert!(error("3h").contains("`sportsbook generations`"));
    let now = Timestamp::now().to_string();
    assert!(error(&now).contains("still is"), "{}", error(&now));
    assert!(error("yesterday").contains("such as 1h"));
    assert_eq!(project.served(), first);
    project.must(&["rollback", "3"]);
    assert_eq!(project.served(), third);
}

#[test]
fn older_generations_take_no_more_than_the_settings_allow() {
    let project = Project::new();
    let filler = "<p>filler</p>".repeat(4_000);
    // What is on the disk beside the served folder.
    let kept = || {
        let inodes = |folder: &str| {
            let entries = walkdir::WalkDir::new(project.root().join("dist").join(folder));
            let entries = entries.into_iter().flatten();
            let entries = entries.map(|entry| entry.metadata().expect("stats"));
            let files = entries.filter(fs::Metadata::is_file);
            files.map(|file| (file.ino(), file.blocks() * 512))
        };
        let mut older: BTreeMap<u64, u64> = BTreeMap::new();
        for folder in ["state/kept", "state/replaced", "state/trash"] {
            older.extend(inodes(folder));
        }
        inodes("site").for_each(|(served, _)| {
            older.remove(&served);
        });
        older.values().sum::<u64>()
    };
    let build = |number: u64| {
        let text = format!("{LAYOUT}<p>{number}</p>{filler}");
        project.write("templates/layout.html", &text);
        project.must(&OFFLINE);
    };
    (1..=3).for_each(build);
    let two = kept();
    assert!(two > 4_000_000, "{two} bytes of two generations");
    let limit = two * 3 / 2 / 1_000_000;
    set(
        &project,
        "removal_percent",
        &format!("generations_megabytes = {limit}\nremoval_percent"),
    );
    for number in 4..=8 {
        build(number);
        // What is dropped is removed beside this build and the next ones.
        let is_held = (0..100).any(|_| {
            project.must(&OFFLINE);
            kept() <= limit * 1_000_000
        });
        assert!(is_held, "{} of {limit} MB", kept());
    }
    assert!(kept() > two / 2, "as many as there is room for");
    let before = project.served();
    build(9);
    project.must(&["rollback"]);
    assert_eq!(project.served(), before);
}
