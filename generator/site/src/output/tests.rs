//! The output when the process dies: at every step, the served folder is one complete generation.

use jiff::Timestamp;
use tempfile::TempDir;

use super::*;
use crate::state::Origin;

/// Every step at which a process may die during a switch.
const STEPS: [&str; 11] = [
    "repaired",
    "recorded what may be touched",
    "written",
    "synced",
    "collected",
    "decided",
    "changed places",
    "switched",
    "kept what was",
    "followed the files",
    "followed",
];

thread_local! {
    static DIES_AT: std::cell::Cell<Option<&'static str>> = const { std::cell::Cell::new(None) };
}

/// Dies once, at the step that the test has set.
pub(super) fn maybe_die(step: &str) {
    if DIES_AT.get() == Some(step) {
        DIES_AT.set(None);
        panic!("dies: {step}");
    }
}

const FILES: [&str; 3] = ["index.html", "a/x.html", "a/y.html"];

fn text(path: PathBuf) -> Option<String> {
    fs::read_to_string(path).ok()
}

fn served(dir: &TempDir) -> Vec<Option<String>> {
    let site = dir.path().join("site");
    FILES.iter().map(|file| text(site.join(file))).collect()
}

fn all(content: &str) -> Vec<Option<String>> {
    vec![Some(content.to_owned()); FILES.len()]
}

fn hash(text: &str) -> u128 {
    crate::fingerprint::content(text.as_bytes())
}

/// Writes every file with one content; `was` is the previous one.
fn begin<'a>(output: &'a Output, was: Option<&str>, is: &str) -> (Draft<'a>, Generation) {
    let files = FILES.map(str::to_owned).to_vec();
    let draft = output.draft(Some(files)).expect("drafts");
    for file in FILES {
        draft.write(file, is.as_bytes()).expect("writes");
    }
    let changes = FILES.map(|file| Change {
        file: file.to_owned(),
        was: was.map(hash),
        is: Some(hash(is)),
    });
    let generation = Generation {
        at: Timestamp::UNIX_EPOCH,
        pages: 3,
        origin: Origin::Build,
        changed: changes.len() as u64,
        changes: changes.to_vec(),
    };
    (draft, generation)
}

fn publish(output: &Output, was: Option<&str>, is: &str) -> u64 {
    let (draft, generation) = begin(output, was, is);
    let write = output.state().write().expect("writes");
    draft.publish(write, &generation).expect("publishes")
}

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
fn at_whatever_step_a_process_dies_the_site_is_complete_and_the_next_one_finishes() {
    for step in STEPS {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        publish(&output, None, "one");
        publish(&output, Some("one"), "two");
        DIES_AT.set(Some(step));
        let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            publish(&output, Some("two"), "three");
        }));
        assert!(died.is_err(), "there is no step `{step}`");
        drop(output);
        let found = served(&dir);
        assert!(
            found == all("two") || found == all("three"),
            "{step}: {found:?}"
        );
        let output = Output::open(dir.path()).expect("opens");
        let found = served(&dir);
        let was = if found == all("three") {
            "three"
        } else {
            "two"
        };
        assert_eq!(found, all(was), "{step}");
        assert_eq!(
            output.number().expect("reads"),
            if was == "two" { 2 } else { 3 },
            "{step}"
        );
        publish(&output, Some(was), "four");
        assert_eq!(served(&dir), all("four"), "{step}");
        output
            .rollback(1, Timestamp::UNIX_EPOCH)
            .expect("goes back");
        assert_eq!(served(&dir), all("one"), "{step}");
    }
}

#[test]
fn at_whatever_step_a_process_dies_the_first_generation_is_complete_or_absent() {
    for step in [
        "written",
        "decided",
        "changed places",
        "switched",
        "made room",
        "followed",
    ] {
        for stray in [None, Some("stray")] {
            let dir = tempfile::tempdir().expect("temp");
            if let Some(stray) = stray {
                fs::create_dir(dir.path().join("site")).expect("makes");
                fs::write(dir.path().join("site/index.html"), stray).expect("writes");
            }
            let output = Output::open(dir.path()).expect("opens");
            DIES_AT.set(Some(step));
            let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                publish(&output, None, "one");
            }));
            assert!(died.is_err(), "there is no step `{step}`");
            drop(output);
            let output = Output::open(dir.path()).expect("opens");
            let was = (output.number().expect("reads") == 1).then_some("one");
            match was {
                Some(was) => assert_eq!(served(&dir), all(was), "{step}"),
                None => assert_eq!(served(&dir)[0].as_deref(), stray, "{step}"),
            }
            publish(&output, was, "two");
            assert_eq!(served(&dir), all("two"), "{step}");
            assert!(!dir.path().join("state/twin").exists(), "{step}");
        }
    }
}

#[test]
fn a_draft_that_dies_changes_nothing_and_leaves_nothing() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish(&output, None, "one");
    let (draft, _) = begin(&output, Some("one"), "two");
    draft.remove("index.html").expect("removes");
    drop(output);
    assert_eq!(served(&dir), all("one"));
    let output = Output::open(dir.path()).expect("opens");
    let draft = output.draft(Some(Vec::new())).expect("repairs");
    let next = |file: &str| text(draft.next.path(file));
    assert_eq!(FILES.map(next).to_vec(), all("one"));
}

#[test]
fn a_switch_that_a_process_died_in_is_finished_by_the_next() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish(&output, None, "one");
    // As if it had died between the commit and the switch.
    let (_, generation) = begin(&output, Some("one"), "two");
    let write = output.state().write().expect("writes");
    write.set(Key::Generation, &2_u64).expect("sets");
    write
        .set(Key::Switching, &inode_of(&output.next()).expect("is there"))
        .expect("sets");
    write.set(Key::Repair, &Repair::Follow(2)).expect("sets");
    write.add_generation(2, &generation).expect("adds");
    write.commit().expect("commits");
    drop(output);
    assert_eq!(served(&dir), all("one"));
    let output = Output::open(dir.path()).expect("finishes");
    assert_eq!(served(&dir), all("two"));
    publish(&output, Some("two"), "three");
    assert_eq!(served(&dir), all("three"));
    let (_, changed) = output
        .rollback(1, Timestamp::UNIX_EPOCH)
        .expect("goes back");
    assert_eq!((served(&dir), changed), (all("one"), 3));
}

#[test]
fn a_switch_that_failed_is_finished_by_the_next_build_of_the_process() {
    for step in ["decided", "changed places", "switched", "kept what was"] {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        publish(&output, None, "one");
        DIES_AT.set(Some(step));
        let failed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            publish(&output, Some("one"), "two");
        }));
        assert!(failed.is_err(), "{step}");
        assert_eq!(publish(&output, Some("two"), "three"), 3);
        assert_eq!(served(&dir), all("three"), "{step}");
        output
            .rollback(2, Timestamp::UNIX_EPOCH)
            .expect("goes back");
        assert_eq!(served(&dir), all("two"), "{step}");
    }
}

/// Number of kept contents.
fn contents(dir: &TempDir) -> u64 {
    let all = walkdir::WalkDir::new(dir.path().join("state/kept"));
    let files = all.into_iter().flatten();
    files.filter(|entry| entry.file_type().is_file()).count() as u64
}

#[test]
fn a_rollback_reaches_every_kept_generation() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish(&output, None, "1");
    for number in 2..=15_u64 {
        publish(
            &output,
            Some(&(number - 1).to_string()),
            &number.to_string(),
        );
    }
    let kept: Vec<u64> = output
        .generations()
        .expect("lists")
        .iter()
        .map(|it| it.number)
        .collect();
    assert_eq!(kept, (5..=15).rev().collect::<Vec<_>>());
    assert_eq!(
        contents(&dir),
        KEPT_GENERATIONS + 1,
        "one content per generation, and that of the generation that is dropped next"
    );
    let error = output
        .rollback(4, Timestamp::UNIX_EPOCH)
        .expect_err("too old");
    assert!(
        error.to_string().contains("generations 5 to 14 are kept"),
        "{error}"
    );
    assert_eq!(
        output
            .rollback(5, Timestamp::UNIX_EPOCH)
            .expect("goes back"),
        (16, 3)
    );
    assert_eq!(served(&dir), all("5"));
    assert_eq!(
        output
            .rollback(15, Timestamp::UNIX_EPOCH)
            .expect("and forth"),
        (17, 3)
    );
    assert_eq!(served(&dir), all("15"));
}

#[test]
fn a_process_that_dies_while_it_collects_leaves_nothing_behind() {
    for step in ["collected", "decided"] {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let last = KEPT_GENERATIONS + 3;
        for number in 1..=last {
            let [was, is] = [number - 1, number].map(|number| number.to_string());
            let was = (number > 1).then_some(&*was);
            if number == last {
                DIES_AT.set(Some(step));
                let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                    publish(&output, was, &is);
                }));
                assert!(died.is_err(), "there is no step `{step}`");
            } else {
                publish(&output, was, &is);
            }
        }
        let found = output.number().expect("reads");
        for number in found + 1..=last + 2 {
            publish(
                &output,
                Some(&(number - 1).to_string()),
                &number.to_string(),
            );
        }
        assert_eq!(contents(&dir), KEPT_GENERATIONS + 1, "{step}");
        let oldest = last + 2 - KEPT_GENERATIONS;
        output
            .rollback(oldest, Timestamp::UNIX_EPOCH)
            .expect("goes back");
        assert_eq!(served(&dir), all(&oldest.to_string()), "{step}");
    }
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
