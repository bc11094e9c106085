//! The output when the process dies: at every step, the served folder is one complete generation.

use jiff::Timestamp;
use tempfile::TempDir;

use super::*;
use crate::state::Cause;

/// Every step at which a process may die during a switch.
const STEPS: [&str; 11] = [
    "repaired",
    "recorded what may be touched",
    "written",
    "synced",
    "decided",
    "changed places",
    "switched",
    "kept what was",
    "followed the files",
    "swept",
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
fn begin<'a>(
    output: &'a Output,
    was: Option<&str>,
    is: &str,
) -> (Draft<'a>, Generation, Vec<Change>) {
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
        cause: Cause::Prices,
        changed: changes.len() as u64,
        replaced: 0,
    };
    let is_first = was.is_none();
    let changes = if is_first {
        Vec::new()
    } else {
        changes.to_vec()
    };
    (draft, generation, changes)
}

fn publish(output: &Output, was: Option<&str>, is: &str) -> u64 {
    publish_at(output, was, is, Timestamp::UNIX_EPOCH)
}

/// The same at a time, with room for everything.
fn publish_at(output: &Output, was: Option<&str>, is: &str, at: Timestamp) -> u64 {
    let (draft, generation, changes) = begin(output, was, is);
    let generation = Generation { at, ..generation };
    let write = output.state().write().expect("writes");
    let published = draft.publish(write, &generation, &changes, u64::MAX);
    published.expect("publishes")
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
    let (draft, ..) = begin(&output, Some("one"), "two");
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
    let (_, generation, changes) = begin(&output, Some("one"), "two");
    let write = output.state().write().expect("writes");
    write.set(Key::Generation, &2_u64).expect("sets");
    write
        .set(Key::Switching, &inode_of(&output.next()).expect("is there"))
        .expect("sets");
    write.set(Key::Repair, &Repair::Follow(2)).expect("sets");
    write
        .add_generation(2, &generation, &changes, &[1; FILES.len()])
        .expect("adds");
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

/// Kept contents, and what they take on the disk.
fn contents(dir: &TempDir) -> (usize, u64) {
    let all = walkdir::WalkDir::new(dir.path().join("state/kept"));
    let files = all.into_iter().flatten();
    let files = files.filter(|entry| entry.file_type().is_file());
    let bytes = files.map(|file| file.metadata().expect("stats").blocks() * 512);
    let bytes: Vec<u64> = bytes.collect();
    (bytes.len(), bytes.iter().sum())
}

fn after_seconds(seconds: u64) -> Timestamp {
    let seconds = i64::try_from(seconds).expect("few");
    Timestamp::from_second(seconds).expect("a time")
}

/// Publishes one generation after another, each this long after the one before.
fn publish_all(output: &Output, numbers: std::ops::RangeInclusive<u64>, seconds: u64) {
    for number in numbers {
        let [was, is] = [number - 1, number].map(|number| number.to_string());
        let was = (number > 1).then_some(&*was);
        publish_at(output, was, &is, after_seconds(number * seconds));
    }
}

fn kept(output: &Output) -> Vec<u64> {
    let all = output.generations().expect("lists");
    all.iter().rev().map(|it| it.number).collect()
}

#[test]
fn a_rollback_reaches_every_kept_generation() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    // One every ten seconds, for ten minutes.
    publish_all(&output, 1..=60, 10);
    let before = kept(&output);
    let by_minute = [1, 6, 12, 18, 24, 30, 36, 42, 48];
    assert!(before.starts_with(&by_minute), "{before:?}");
    assert!(
        before.ends_with(&(50..=60).collect::<Vec<_>>()),
        "{before:?}"
    );
    assert_eq!(
        contents(&dir).0,
        before.len() - 1,
        "one for each but the served"
    );
    let error = output
        .rollback(7, after_seconds(600))
        .expect_err("is not kept");
    assert!(
        error
            .to_string()
            .contains("of its time, generation 6 is kept"),
        "{error}"
    );
    let error = output
        .rollback(90, after_seconds(600))
        .expect_err("is to come");
    assert!(
        error.to_string().contains("generations 1 to 59 are kept"),
        "{error}"
    );
    // Each rollback makes one more, so those that only the last ten contained are dropped.
    let lasting = (54..60).chain(by_minute);
    for number in lasting {
        output
            .rollback(number, after_seconds(600))
            .expect("goes back");
        assert_eq!(served(&dir), all(&number.to_string()));
        assert_eq!(output.served().expect("reads").files_of, number);
    }
    output.rollback(60, after_seconds(600)).expect("and forth");
    assert_eq!(served(&dir), all("60"));
}

#[test]
fn what_was_served_at_a_time_is_found() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    publish_all(&output, 1..=3, 10);
    let at = |seconds| output.served_at(after_seconds(seconds));
    assert_eq!(at(29).expect("is kept"), 2);
    assert_eq!(at(20).expect("is kept"), 2);
    let error = at(9).expect_err("nothing is so old").to_string();
    assert!(
        error.contains("no generation of 1970-01-01T00:00:09Z"),
        "{error}"
    );
    let error = at(31).expect_err("it is served").to_string();
    assert!(error.contains("generation 3 was served at"), "{error}");
    output.rollback(2, after_seconds(40)).expect("goes back");
    assert_eq!(output.before_served().expect("is kept"), 1);
    assert_eq!(at(39).expect("was served then"), 3);
}

#[test]
fn older_generations_take_no_more_than_the_limit() {
    let dir = tempfile::tempdir().expect("temp");
    let output = Output::open(dir.path()).expect("opens");
    // A content takes 16 kB, the list of changes some bytes.
    let limit = 100_000;
    for number in 1..=30_u64 {
        let text = |number: u64| number.to_string().repeat(16_000)[..16_000].to_owned();
        let was = (number > 1).then(|| text(number - 1));
        let (draft, generation, changes) = begin(&output, was.as_deref(), &text(number));
        let write = output.state().write().expect("writes");
        draft
            .publish(write, &generation, &changes, limit)
            .expect("publishes");
        let (_, bytes) = contents(&dir);
        assert!(bytes <= limit, "{bytes} after {number}");
        let listed: u64 = output
            .generations()
            .expect("lists")
            .iter()
            .map(|it| it.bytes)
            .sum();
        assert!((bytes..=limit).contains(&listed), "{listed} for {bytes}");
    }
    assert!(kept(&output).ends_with(&[29, 30]));
    assert!(contents(&dir).0 > 1);
}

/// Pseudo-random numbers.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

#[test]
fn whatever_is_dropped_each_kept_generation_is_as_it_was() {
    for seed in 0..8 {
        let mut random = Random(seed);
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        let mut sites: Vec<Vec<Option<String>>> = vec![vec![None; FILES.len()]];
        let mut at = 0;
        for number in 1..=80_u64 {
            at += random.below(40);
            let before = sites.last().expect("one").clone();
            let mut site = before.clone();
            // Contents come again, in the same file and in others; files go and come.
            for content in &mut site {
                if number == 1 || random.below(2) == 0 {
                    let text = random.below(6).max(u64::from(number == 1));
                    *content = (text > 0).then(|| text.to_string());
                }
            }
            let draft = output
                .draft(Some(FILES.map(str::to_owned).to_vec()))
                .expect("drafts");
            let mut changes = Vec::new();
            for ((file, was), is) in FILES
                .iter()
                .zip(&before)
                .zip(&site)
                .filter(|((_, was), is)| was != is)
            {
                match is {
                    Some(text) => draft.write(file, text.as_bytes()).expect("writes"),
                    None => draft.remove(file).expect("removes"),
                }
                changes.push(Change {
                    file: (*file).to_owned(),
                    was: was.as_deref().map(hash),
                    is: is.as_deref().map(hash),
                });
            }
            if number == 1 {
                changes.clear();
            }
            let generation = Generation {
                at: after_seconds(at),
                pages: 3,
                cause: if random.below(9) == 0 {
                    Cause::Editors
                } else {
                    Cause::Prices
                },
                changed: changes.len() as u64,
                replaced: 0,
            };
            let limit = if seed % 2 == 0 { u64::MAX } else { 60_000 };
            let write = output.state().write().expect("writes");
            draft
                .publish(write, &generation, &changes, limit)
                .expect("publishes");
            sites.push(site);
        }
        let reading = output.state().read().expect("reads");
        let mut needed = std::collections::BTreeSet::new();
        for number in kept(&output) {
            let changes = reading.changes(number).expect("reads");
            needed.extend(changes.iter().filter_map(|change| change.was));
        }
        assert_eq!(
            contents(&dir).0,
            needed.len(),
            "seed {seed}: nothing else is left"
        );
        let numbers = kept(&output);
        assert!((3..80).contains(&numbers.len()), "seed {seed}: {numbers:?}");
        for number in numbers.into_iter().filter(|number| *number < 80) {
            // Each rollback makes one more, and may drop one.
            if !kept(&output).contains(&number) {
                continue;
            }
            output
                .rollback(number, after_seconds(at))
                .expect("goes back");
            let wanted = &sites[usize::try_from(number).expect("small")];
            assert_eq!(&served(&dir), wanted, "seed {seed}, generation {number}");
        }
    }
}

#[test]
fn a_process_that_dies_while_it_drops_generations_leaves_nothing_behind() {
    for step in ["decided", "kept what was", "swept"] {
        let dir = tempfile::tempdir().expect("temp");
        let output = Output::open(dir.path()).expect("opens");
        publish_all(&output, 1..=30, 10);
        // The next one begins a minute, so those of the last but one are dropped.
        DIES_AT.set(Some(step));
        let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            publish_all(&output, 31..=36, 10);
        }));
        assert!(died.is_err(), "there is no step `{step}`");
        drop(output);
        let output = Output::open(dir.path()).expect("opens");
        let found = output.number().expect("reads");
        publish_all(&output, found + 1..=40, 10);
        let numbers = kept(&output);
        assert_eq!(contents(&dir).0, numbers.len() - 1, "{step}: {numbers:?}");
        for number in numbers.into_iter().filter(|number| *number < 40) {
            output
                .rollback(number, after_seconds(400))
                .expect("goes back");
            assert_eq!(served(&dir), all(&number.to_string()), "{step}");
        }
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
