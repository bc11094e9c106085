//! A pinned generation can be read at every step of the builds after it.

use std::cell::Cell;
use std::rc::Rc;

use super::*;

/// The files of a pinned generation.
fn read(contents: &Contents, content: &str) -> Vec<Option<String>> {
    let read = |file| contents.read(file, hash(content)).ok();
    let read = FILES.iter().map(|file| read(file));
    read.map(|bytes| bytes.and_then(|it| String::from_utf8(it).ok()))
        .collect()
}

/// Builds a generation with room for nothing, so that only what must stay is kept.
fn build(output: &Output, was: &str, is: &str, form: Form) {
    let (draft, generation, changes) = begin(output, Some(was), is, form);
    let write = output.state().write().expect("writes");
    draft
        .publish(write, &generation, &changes, 0)
        .expect("publishes");
}

#[test]
fn a_pinned_generation_is_whole_at_every_step() {
    for [first, second, third] in [
        [Form::InPlace, Form::InPlace, Form::Whole],
        [Form::Whole, Form::Whole, Form::InPlace],
        [Form::InPlace, Form::Whole, Form::InPlace],
    ] {
        let dir = tempfile::tempdir().expect("temp");
        let output = open(&dir);
        publish(&output, None, "one");
        let pinned = output.pin().expect("pins");
        assert_eq!(pinned.number(), 1);
        let (_, contents) = pinned.open().expect("opens");
        let (looked, reader) = (Rc::new(Cell::new(0)), contents.clone());
        let count = Rc::clone(&looked);
        LOOKS.set(Some(Box::new(move |step| {
            assert_eq!(read(&reader, "one"), all("one"), "at `{step}`");
            count.set(count.get() + 1);
        })));
        build(&output, "one", "two", first);
        build(&output, "two", "three", second);
        output.backlog.finish();
        build(&output, "three", "one", third);
        build(&output, "one", "four", first);
        LOOKS.set(None);
        output.backlog.finish();
        assert_eq!(read(&contents, "one"), all("one"));
        assert!(looked.get() > 20, "{}", looked.get());
        assert!(kept(&output).contains(&1), "{:?}", kept(&output));
        drop(contents);
        build(&output, "four", "five", third);
        assert_eq!(kept(&output), [5, 6]);
        assert_tidy(&dir, &output);
    }
}

#[test]
fn a_file_that_somebody_changed_is_not_read() {
    let dir = tempfile::tempdir().expect("temp");
    let output = open(&dir);
    publish(&output, None, "one");
    let (manifest, contents) = output.pin().expect("pins").open().expect("opens");
    assert_eq!(manifest.generation, 1);
    let page = output.site().join("index.html");
    fs::remove_file(&page).expect("removes");
    let why = |contents: &Contents| {
        let read = contents.read("index.html", hash("one"));
        read.expect_err("is refused").to_string()
    };
    // The second folder still has it.
    assert_eq!(read(&contents, "one"), all("one"));
    fs::remove_file(dir.path().join("state/next/index.html")).expect("removes");
    assert!(why(&contents).contains("is missing"), "{}", why(&contents));
    fs::write(&page, "other").expect("writes");
    assert!(why(&contents).contains("differs"), "{}", why(&contents));
}
