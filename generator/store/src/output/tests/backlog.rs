//! What a replaced folder leaves, and who clears it.

use super::*;

/// An output whose second generation replaced the first as a whole, and whose thread did nothing since.
fn interrupted() -> TempDir {
    let dir = tempfile::tempdir().expect("temp");
    let output = open(&dir);
    publish(&output, None, "one");
    output.backlog.finish();
    output.backlog.stop();
    publish_as(&output, Some("one"), "two", Form::Whole);
    drop(output);
    assert_eq!(contents_of(&dir, "state/replaced/2"), all("one"));
    assert!(dir.path().join("state/trash/0").is_dir());
    dir
}

#[test]
fn the_next_process_clears_what_the_last_one_left() {
    let dir = interrupted();
    let output = open(&dir);
    assert_tidy(&dir, &output);
    assert_eq!(kept_contents(&dir, &output).0, 1);
    roll_back(&output, 1);
    assert_eq!(served(&dir), all("one"));
}

#[test]
fn a_folder_that_is_cleared_in_part_is_cleared() {
    for left in 0..FILES.len() {
        let dir = interrupted();
        let kept = Folder::new(dir.path().join("state/kept"));
        let replaced = Folder::new(dir.path().join("state/replaced/2"));
        for file in &FILES[left..] {
            let file = replaced.path(file);
            kept.move_in(&names::kept_name(hash("one")), &file)
                .expect("moves");
        }
        let output = open(&dir);
        assert_tidy(&dir, &output);
        roll_back(&output, 1);
        assert_eq!(served(&dir), all("one"), "{left}");
    }
}

#[test]
fn a_folder_whose_generation_is_dropped_leaves_nothing() {
    let dir = interrupted();
    let output = open(&dir);
    output.backlog.finish();
    for (was, is) in [("two", "three"), ("three", "four")] {
        let (draft, generation, changes) = begin(&output, Some(was), is, Form::Whole);
        let write = output.state().write().expect("writes");
        let published = draft.publish(write, &generation, &changes, 0);
        published.expect("publishes");
    }
    assert_tidy(&dir, &output);
    assert_eq!(kept_contents(&dir, &output).0, 1, "that of the one before");
    roll_back(&output, 3);
    assert_eq!(served(&dir), all("three"));
}

#[test]
fn a_new_folder_has_what_stays_and_lacks_what_goes() {
    let dir = tempfile::tempdir().expect("temp");
    let output = open(&dir);
    publish(&output, None, "one");
    let draft = output.draft(None).expect("drafts");
    draft.write("index.html", b"two").expect("writes");
    draft.remove("a/x.html").expect("removes");
    let change = |file: &str, is: Option<&str>| Change {
        file: file.to_owned(),
        was: Some(hash("one")),
        is: is.map(hash),
    };
    let changes = [change("a/x.html", None), change("index.html", Some("two"))];
    let generation = generation(Timestamp::UNIX_EPOCH, Cause::Editors, &changes);
    let stays = inode_of(&dir.path().join("site/a/y.html")).expect("is there");
    let write = output.state().write().expect("writes");
    let published = draft.publish(write, &generation, &changes, u64::MAX);
    published.expect("publishes");
    let [two, one] = ["two", "one"].map(|text| Some(text.to_owned()));
    assert_eq!(served(&dir), [two, None, one]);
    let linked = inode_of(&dir.path().join("site/a/y.html")).expect("is there");
    assert_eq!(linked, stays, "it was not copied");
    assert_tidy(&dir, &output);
    // A folder that becomes empty is not made.
    let draft = output.draft(None).expect("drafts");
    let changes = [Change {
        file: "a/y.html".to_owned(),
        was: Some(hash("one")),
        is: None,
    }];
    let write = output.state().write().expect("writes");
    let published = draft.publish(write, &generation, &changes, u64::MAX);
    published.expect("publishes");
    assert!(!dir.path().join("site/a").exists());
    assert_tidy(&dir, &output);
    roll_back(&output, 1);
    assert_eq!(served(&dir), all("one"));
}

#[test]
fn a_rollback_of_the_whole_site_finds_contents_that_are_not_taken_over_yet() {
    let dir = interrupted();
    let output = open(&dir);
    roll_back(&output, 1);
    assert_eq!(served(&dir), all("one"));
    roll_back(&output, 2);
    assert_eq!(served(&dir), all("two"));
    assert_tidy(&dir, &output);
}
