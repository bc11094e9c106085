//! Broken content, one mistake each: a folder of `tests/broken/` has files that are added to this
//! repository's project, and `report.txt`, what `check` reports. `UPDATE_CASES=1 cargo test --workspace
//! --test cli broken` writes the reports.

use std::fs;
use std::path::{Path, PathBuf};

use crate::mistakes::Copy;

/// The name of the report of all mistakes at once.
const ALL: &str = "all-at-once.txt";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/broken")
}

fn cases() -> Vec<PathBuf> {
    let entries = fs::read_dir(folder()).expect("lists");
    let paths = entries.map(|entry| entry.expect("lists").path());
    let mut cases: Vec<PathBuf> = paths.filter(|path| path.is_dir()).collect();
    cases.sort();
    cases
}

/// Adds the files of a case to a project.
fn add(copy: &Copy, case: &Path) {
    for entry in walkdir::WalkDir::new(case.join("content")) {
        let path = entry.expect("walks").into_path();
        if path.is_file() {
            let name = path
                .strip_prefix(case)
                .expect("below")
                .display()
                .to_string();
            copy.put(&name, &fs::read_to_string(&path).expect("reads"));
        }
    }
}

/// What is wrong with a stored report, if anything.
fn compare(stored: &Path, report: &str) -> Option<String> {
    if std::env::var_os("UPDATE_CASES").is_some() {
        fs::write(stored, report).expect("writes");
    }
    let wanted = fs::read_to_string(stored).unwrap_or_default();
    (wanted != report).then(|| format!("{} is not:\n{report}", stored.display()))
}

#[test]
fn each_mistake_is_reported_with_its_place_and_a_hint() {
    let cases = cases();
    assert!(cases.len() >= 30, "{}", cases.len());
    let mut wrong = Vec::new();
    for case in &cases {
        let copy = Copy::new();
        add(&copy, case);
        let report = copy.check(&["--strict"]);
        let name = case.file_name().expect("a name").display();
        let mistakes = report
            .lines()
            .filter(|it| it.starts_with("error: ") || it.starts_with("warning: "));
        assert!(mistakes.count() >= 1, "{name}: {report}");
        assert!(report.contains("hint: "), "{name}: {report}");
        assert!(report.contains(" --> content/"), "{name}: {report}");
        wrong.extend(compare(&case.join("report.txt"), &report));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn all_mistakes_are_reported_at_once() {
    let copy = Copy::new();
    let cases = cases();
    for case in &cases {
        add(&copy, case);
    }
    let report = copy.check(&["--strict"]);
    let mut wrong = Vec::new();
    for case in &cases {
        let own = fs::read_to_string(case.join("report.txt")).expect("reads");
        let first = own
            .lines()
            .find(|it| it.starts_with("error: ") || it.starts_with("warning: "));
        if let Some(first) = first.filter(|first| !report.contains(first)) {
            wrong.push(format!("{}: {first}", case.display()));
        }
    }
    wrong.extend(compare(&folder().join(ALL), &report));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
