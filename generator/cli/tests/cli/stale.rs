//! Islands that are older than their sources: an edited stylesheet is not built without a word.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use serde_json::{Map, Value, json};

use crate::build::{OFFLINE, Project};
use crate::support::write;
use crate::watch::Lab;

const STYLES: &str = "templates/styles/frame.css";
const SCRIPT: &str = "islands/src/main.ts";
const BLOCK: &str = "templates/styles/blocks/text.css";

const OLDER: &str = "the islands are older than their sources";

/// Builds the islands of a project from these sources, as islands/build.mjs does.
fn build_islands(root: &Path, sources: &[&str]) {
    let hashes = sources.iter().map(|name| {
        let bytes = fs::read(root.join(name)).expect("reads");
        ((*name).to_owned(), json!(edge::integrity(&bytes)))
    });
    let hashes: Map<String, Value> = hashes.collect();
    let manifest = json!({"sources": hashes});
    write(root, "islands/build/manifest.json", &manifest.to_string());
}

fn with_sources(root: &Path) {
    write(root, STYLES, ":root { --surface: #fff }");
    write(root, BLOCK, ".text { margin: 0 }");
    write(root, SCRIPT, "start();");
    build_islands(root, &[STYLES, BLOCK, SCRIPT]);
}

#[test]
fn an_edited_stylesheet_is_reported_until_the_islands_are_built() {
    let project = Project::new();
    with_sources(project.root());
    let built = project.must(&OFFLINE);
    assert!(!built.stderr.contains("islands"), "{}", built.stderr);

    project.write(STYLES, ":root { --surface: #eee }");
    for command in [&OFFLINE[..], &["check"]] {
        let reported = project.must(command).stderr;
        assert!(reported.contains(OLDER), "{command:?}: {reported}");
        assert!(reported.contains(STYLES), "{reported}");
        let hint = "hint: build them again: npm run build --prefix islands";
        assert!(reported.contains(hint), "{reported}");
    }

    // A second source, and a stylesheet that the pages would have if they were built now.
    fs::remove_file(project.root().join(SCRIPT)).expect("removes");
    project.write("templates/styles/blocks/banner.css", "");
    let reported = project.must(&OFFLINE).stderr;
    assert!(
        reported.contains("and 2 other sources have changed"),
        "{reported}"
    );

    project.write("islands/src/new.ts", "");
    let sources = [STYLES, BLOCK, "templates/styles/blocks/banner.css"];
    build_islands(project.root(), &sources);
    let built = project.must(&OFFLINE);
    assert!(!built.stderr.contains("islands"), "{}", built.stderr);
}

#[test]
fn a_source_with_an_older_date_is_compared_all_the_same() {
    let project = Project::new();
    with_sources(project.root());
    // A backup that is brought back keeps its date.
    project.write("backup.css", ":root { --surface: #000 }");
    let backup = fs::File::options()
        .write(true)
        .open(project.root().join("backup.css"))
        .expect("opens");
    let last_year = SystemTime::now() - Duration::from_secs(365 * 86_400);
    backup.set_modified(last_year).expect("sets the date");
    fs::rename(
        project.root().join("backup.css"),
        project.root().join(STYLES),
    )
    .expect("renames");
    assert!(project.must(&OFFLINE).stderr.contains(OLDER));
    // A checkout gives every file a new date, and the same content.
    project.write(STYLES, ":root { --surface: #fff }");
    let built = project.must(&OFFLINE);
    assert!(!built.stderr.contains("islands"), "{}", built.stderr);
}

#[test]
fn a_machine_without_the_sources_builds_without_a_word() {
    let project = Project::new();
    with_sources(project.root());
    fs::remove_dir_all(project.root().join("islands/src")).expect("removes");
    let built = project.must(&OFFLINE);
    assert!(!built.stderr.contains("islands"), "{}", built.stderr);
    // But an edit there would be in vain.
    project.write(STYLES, ":root { --surface: #eee }");
    let reported = project.must(&OFFLINE).stderr;
    assert!(reported.contains(OLDER), "{reported}");
    assert!(reported.contains("where islands/src is"), "{reported}");
}

#[test]
fn watch_reports_a_stylesheet_when_it_is_saved() {
    let lab = Lab::new(60, &["--every", "3600"]);
    with_sources(lab.root());
    assert!(!lab.log().contains(OLDER), "{}", lab.log());
    lab.write(STYLES, ":root { --surface: #eee }");
    lab.until("it is reported", || {
        lab.log().contains(OLDER) && lab.log().contains(STYLES)
    });
}
