//! `sportsbook blocks`: the catalogue of block kinds, and the schemas.

use std::fs;
use std::path::Path;

use pages::blocks::KINDS;
use pages::schema::{FOLDER, FileKind};

use crate::support::{ended, sportsbook};

fn catalogue(args: &[&str]) -> String {
    let ended = ended(sportsbook(args));
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    ended.stdout
}

#[test]
fn the_catalogue_has_every_kind_with_its_options_and_an_example() {
    let all = catalogue(&["blocks"]);
    let mut rest = all.as_str();
    for kind in KINDS {
        let head = format!("{}\n  ", kind.name);
        let at = rest
            .find(&head)
            .unwrap_or_else(|| panic!("no `{}`", kind.name));
        rest = &rest[at + head.len()..];
        let (about, _) = rest.split_once('\n').expect("lines");
        assert!(about.contains(' '), "{}: {about}", kind.name);
        let example = format!("  [[blocks]]\n  kind = \"{}\"", kind.name);
        assert!(rest.contains(&example), "{}", kind.name);
    }
    for line in all.lines().filter(|line| !line.contains('"')) {
        assert!(line.chars().count() <= 100, "{line}");
    }
}

#[test]
fn one_kind() {
    insta::assert_snapshot!("slider", catalogue(&["blocks", "slider"]));
}

#[test]
fn an_unknown_kind_is_wrong_usage_with_the_nearest_one() {
    for (name, hint) in [
        ("baner", "hint: did you mean `banner`?"),
        ("jackpot", "hint: kinds: banner, "),
    ] {
        let ended = ended(sportsbook(&["blocks", name]));
        assert_eq!(ended.code, Some(2));
        let message = format!("error: unknown kind of block `{name}`");
        assert!(ended.stderr.contains(&message), "{}", ended.stderr);
        assert!(ended.stderr.contains(hint), "{}", ended.stderr);
    }
}

#[test]
fn the_schemas_are_written() {
    let stored = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(FOLDER);
    let dir = tempfile::tempdir().expect("temp");
    let folder = dir.path().join("of/schemas");
    let mut command = sportsbook(&["blocks", "--schema"]);
    command.arg(&folder);
    let ended = ended(command);
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    for kind in FileKind::ALL {
        let read = |folder: &Path| fs::read_to_string(folder.join(kind.file())).expect("reads");
        assert_eq!(read(&folder), read(&stored));
        assert!(ended.stdout.contains(kind.files()), "{}", ended.stdout);
    }
    let mut refused = sportsbook(&["blocks", "--schema"]);
    refused.arg(folder.join("page.json"));
    let refused = crate::support::ended(refused);
    assert_eq!(refused.code, Some(1));
    assert!(
        refused.stderr.contains("cannot write"),
        "{}",
        refused.stderr
    );
}
