//! The output, also when the process dies: at every step, the served folder is one complete generation.

mod backlog;
mod folders;
mod generations;
mod kills;
mod pinned;

use jiff::Timestamp;
use tempfile::TempDir;

use super::*;
use crate::state::{Cause, Generation};

/// What looks at each step, by its name.
type Look = Box<dyn Fn(&str)>;

thread_local! {
    static DIES_AT: std::cell::Cell<Option<&'static str>> = const { std::cell::Cell::new(None) };
    static LOOKS: std::cell::RefCell<Option<Look>> = const { std::cell::RefCell::new(None) };
}

/// Looks, or dies once, at the step that the test has set.
pub(super) fn at(step: &str) {
    LOOKS.with_borrow(|looks| {
        if let Some(look) = looks {
            look(step);
        }
    });
    if DIES_AT.get() == Some(step) {
        DIES_AT.set(None);
        panic!("dies: {step}");
    }
}

/// Fails unless this dies at the step.
fn dies(step: &'static str, what: impl FnOnce()) {
    DIES_AT.set(Some(step));
    let died = std::panic::catch_unwind(std::panic::AssertUnwindSafe(what));
    assert!(died.is_err(), "there is no step `{step}`");
}

const FILES: [&str; 3] = ["index.html", "a/x.html", "a/y.html"];

/// How a generation is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// File by file, into the second folder.
    InPlace,
    /// As a new folder.
    Whole,
}

impl Form {
    const BOTH: [Self; 2] = [Self::InPlace, Self::Whole];

    /// What a draft of this form is given.
    fn touches(self) -> Option<Vec<String>> {
        (self == Self::InPlace).then(|| FILES.map(str::to_owned).to_vec())
    }
}

fn open(dir: &TempDir) -> Output {
    Output::open(dir.path()).expect("opens")
}

fn text(path: PathBuf) -> Option<String> {
    fs::read_to_string(path).ok()
}

fn served(dir: &TempDir) -> Vec<Option<String>> {
    contents_of(dir, "site")
}

/// The files of a folder of the output.
fn contents_of(dir: &TempDir, folder: &str) -> Vec<Option<String>> {
    let folder = dir.path().join(folder);
    FILES.iter().map(|file| text(folder.join(file))).collect()
}

fn all(content: &str) -> Vec<Option<String>> {
    vec![Some(content.to_owned()); FILES.len()]
}

fn hash(text: &str) -> u128 {
    catalogue::fingerprint::content(text.as_bytes())
}

fn generation(at: Timestamp, cause: Cause, changes: &[Change]) -> Generation {
    Generation {
        at,
        pages: FILES.len() as u64,
        cause,
        changed: changes.len() as u64,
        replaced: 0,
    }
}

/// Writes every file with one content; `was` is the previous one.
fn begin<'a>(
    output: &'a Output,
    was: Option<&str>,
    is: &str,
    form: Form,
) -> (Draft<'a>, Generation, Vec<Change>) {
    let draft = output.draft(form.touches()).expect("drafts");
    for file in FILES {
        draft.write(file, is.as_bytes()).expect("writes");
    }
    let changes = FILES.map(|file| Change {
        file: file.to_owned(),
        was: was.map(hash),
        is: Some(hash(is)),
    });
    let is_first = was.is_none();
    let changes = if is_first {
        Vec::new()
    } else {
        changes.to_vec()
    };
    let generation = generation(Timestamp::UNIX_EPOCH, Cause::Prices, &changes);
    (draft, generation, changes)
}

fn publish(output: &Output, was: Option<&str>, is: &str) -> u64 {
    publish_as(output, was, is, Form::InPlace)
}

fn publish_as(output: &Output, was: Option<&str>, is: &str, form: Form) -> u64 {
    publish_at(output, was, is, form, Timestamp::UNIX_EPOCH)
}

/// The same at a time, with room for everything.
fn publish_at(output: &Output, was: Option<&str>, is: &str, form: Form, at: Timestamp) -> u64 {
    let (draft, generation, changes) = begin(output, was, is, form);
    let generation = Generation { at, ..generation };
    let write = output.state().write().expect("writes");
    let published = draft.publish(write, &generation, &changes, u64::MAX);
    published.expect("publishes")
}

/// Goes back to a generation.
fn roll_back(output: &Output, to: u64) {
    let at = Timestamp::UNIX_EPOCH;
    output.rollback(to, at).expect("goes back");
}

/// Fails unless the second folder is like the served one, and nothing is left of older ones but what
/// is kept.
fn assert_tidy(dir: &TempDir, output: &Output) {
    output.backlog.finish();
    assert_eq!(contents_of(dir, "state/next"), served(dir));
    for folder in ["replaced", "trash"] {
        let entries = fs::read_dir(dir.path().join("state").join(folder));
        let count = entries.map_or(0, Iterator::count);
        assert_eq!(count, 0, "{folder}");
    }
    for folder in ["fresh", "twin"] {
        let folder = dir.path().join("state").join(folder);
        assert!(!folder.exists(), "{}", folder.display());
    }
}

/// Kept contents, and what they take on the disk.
fn kept_contents(dir: &TempDir, output: &Output) -> (usize, u64) {
    output.backlog.finish();
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
        let form = Form::BOTH[usize::from(number % 7 == 0)];
        publish_at(output, was, &is, form, after_seconds(number * seconds));
    }
}

fn kept(output: &Output) -> Vec<u64> {
    let all = output.generations().expect("lists");
    all.iter().rev().map(|it| it.number).collect()
}
