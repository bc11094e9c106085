//! A process that dies: at every step the site is complete, and the next process finishes.

use super::*;

/// Every step of a generation that is written file by file.
const IN_PLACE: [&str; 10] = [
    "repaired",
    "recorded what may be touched",
    "written",
    "synced",
    "decided",
    "changed places",
    "switched",
    "kept what was",
    "followed the files",
    "followed",
];

/// Every step of one that is written as a new folder.
const WHOLE: [&str; 11] = [
    "repaired",
    "written",
    "linked the rest",
    "synced",
    "decided",
    "changed places",
    "switched",
    "made room",
    "took the second folder",
    "put aside what was",
    "followed",
];

/// Every step of either form.
fn steps() -> impl Iterator<Item = (&'static str, Form)> {
    let in_place = IN_PLACE.map(|step| (step, Form::InPlace));
    let whole = WHOLE.map(|step| (step, Form::Whole));
    in_place.into_iter().chain(whole)
}

#[test]
fn at_whatever_step_a_process_dies_the_site_is_complete_and_the_next_one_finishes() {
    for ((step, form), next) in steps().flat_map(|it| Form::BOTH.map(|next| (it, next))) {
        let case = format!("{form:?}, {step}, then {next:?}");
        let dir = tempfile::tempdir().expect("temp");
        let output = open(&dir);
        publish(&output, None, "one");
        publish(&output, Some("one"), "two");
        dies(step, || {
            publish_as(&output, Some("two"), "three", form);
        });
        drop(output);
        let found = served(&dir);
        assert!(
            found == all("two") || found == all("three"),
            "{case}: {found:?}"
        );
        let output = open(&dir);
        let found = served(&dir);
        let was = if found == all("three") {
            "three"
        } else {
            "two"
        };
        assert_eq!(found, all(was), "{case}");
        assert_eq!(
            output.number().expect("reads"),
            if was == "two" { 2 } else { 3 },
            "{case}"
        );
        publish_as(&output, Some(was), "four", next);
        assert_eq!(served(&dir), all("four"), "{case}");
        assert_tidy(&dir, &output);
        let of = |text: &str| if text == "two" { 2 } else { 3 };
        for (to, content) in [(of(was), was), (2, "two"), (1, "one")] {
            roll_back(&output, to);
            assert_eq!(served(&dir), all(content), "{case}");
        }
    }
}

#[test]
fn at_whatever_step_a_process_dies_the_first_generation_is_complete_or_absent() {
    for step in [
        "written",
        "decided",
        "changed places",
        "switched",
        "took the second folder",
        "followed",
    ] {
        for stray in [None, Some("stray")] {
            let dir = tempfile::tempdir().expect("temp");
            if let Some(stray) = stray {
                fs::create_dir(dir.path().join("site")).expect("makes");
                fs::write(dir.path().join("site/index.html"), stray).expect("writes");
            }
            let output = open(&dir);
            dies(step, || {
                publish(&output, None, "one");
            });
            drop(output);
            let output = open(&dir);
            let was = (output.number().expect("reads") == 1).then_some("one");
            match was {
                Some(was) => assert_eq!(served(&dir), all(was), "{step}"),
                None => assert_eq!(served(&dir)[0].as_deref(), stray, "{step}"),
            }
            publish(&output, was, "two");
            assert_eq!(served(&dir), all("two"), "{step}");
            assert_tidy(&dir, &output);
        }
    }
}

#[test]
fn a_draft_that_dies_changes_nothing_and_leaves_nothing() {
    for form in Form::BOTH {
        let dir = tempfile::tempdir().expect("temp");
        let output = open(&dir);
        publish(&output, None, "one");
        let (draft, ..) = begin(&output, Some("one"), "two", form);
        draft.remove("index.html").expect("removes");
        drop(output);
        assert_eq!(served(&dir), all("one"));
        let output = open(&dir);
        output.draft(Some(Vec::new())).expect("repairs");
        assert_tidy(&dir, &output);
    }
}

#[test]
fn a_switch_that_a_process_died_in_is_finished_by_the_next() {
    let dir = tempfile::tempdir().expect("temp");
    let output = open(&dir);
    publish(&output, None, "one");
    // As if it had died between the commit and the switch.
    let (_, generation, changes) = begin(&output, Some("one"), "two", Form::InPlace);
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
    let changed = output
        .rollback(1, Timestamp::UNIX_EPOCH)
        .expect("goes back")
        .files;
    assert_eq!((served(&dir), changed), (all("one"), 3));
}

#[test]
fn a_switch_that_failed_is_finished_by_the_next_build_of_the_process() {
    for (step, form) in steps() {
        if ["repaired", "recorded what may be touched", "written"].contains(&step) {
            continue;
        }
        let dir = tempfile::tempdir().expect("temp");
        let output = open(&dir);
        publish(&output, None, "one");
        dies(step, || {
            publish_as(&output, Some("one"), "two", form);
        });
        let number = output.number().expect("reads");
        let was = if number == 2 { "two" } else { "one" };
        publish(&output, Some(was), "three");
        assert_eq!(served(&dir), all("three"), "{form:?}, {step}");
        assert_tidy(&dir, &output);
        roll_back(&output, number);
        assert_eq!(served(&dir), all(was), "{form:?}, {step}");
    }
}

#[test]
fn a_process_that_dies_while_it_drops_generations_leaves_nothing_behind() {
    for step in ["decided", "kept what was", "followed"] {
        let dir = tempfile::tempdir().expect("temp");
        let output = open(&dir);
        publish_all(&output, 1..=30, 10);
        // The next one begins a minute, so those of the last but one are dropped.
        dies(step, || publish_all(&output, 31..=36, 10));
        drop(output);
        let output = open(&dir);
        let found = output.number().expect("reads");
        publish_all(&output, found + 1..=40, 10);
        let numbers = kept(&output);
        assert_eq!(
            kept_contents(&dir, &output).0,
            numbers.len() - 1,
            "{step}: {numbers:?}"
        );
        for number in numbers.into_iter().filter(|number| *number < 40) {
            output
                .rollback(number, after_seconds(400))
                .expect("goes back");
            assert_eq!(served(&dir), all(&number.to_string()), "{step}");
        }
    }
}
