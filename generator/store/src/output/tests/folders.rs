//! Who may write to the folder, and what is in it that nobody knows.

use super::*;

#[test]
fn a_second_process_reports_who_holds_the_folder() {
    let dir = tempfile::tempdir().expect("temp");
    let first = Output::open(dir.path()).expect("opens");
    let error = Output::open(dir.path()).err().expect("locked").to_string();
    assert!(
        error.contains(&format!("process {}", std::process::id())),
        "{error}"
    );
    drop(first);
    Output::open(dir.path()).expect("free again");
}

#[test]
fn a_missing_site_folder_clears_the_state() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish(&output, None, "one");
    drop(output);
    fs::remove_dir_all(dir.path().join("site")).expect("removes");
    let output = Output::open(dir.path()).expect("opens");
    assert_eq!(output.number().expect("reads"), 0);
    publish(&output, None, "two");
    assert_eq!(served(&dir), all("two"));
}

#[test]
fn unknown_files_are_removed() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish(&output, None, "one");
    drop(output);
    for folder in ["site", "state/next"] {
        fs::write(dir.path().join(folder).join("stray.html"), "stray").expect("writes");
    }
    fs::remove_file(dir.path().join("state/state.redb")).expect("removes");
    let output = Output::open(dir.path()).expect("opens");
    for (was, is) in [(None, "two"), (Some("two"), "three")] {
        publish(&output, was, is);
        assert_eq!(served(&dir), all(is));
        assert_eq!(text(dir.path().join("site/stray.html")), None);
    }
}

#[test]
fn nothing_is_written_outside_of_the_site() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    let draft = output.draft(None).expect("drafts");
    for file in ["../x", "/etc/passwd", "a/../../x", "", "./x"] {
        assert!(draft.write(file, b"").is_err(), "{file}");
    }
}
