//! What another version of this program has left is set aside as an output folder of its own: that version can serve
//! its generations again from there. Nothing of it is removed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::error::cannot;
use super::names::DOCUMENT;
use crate::state::{self, Opened, State};
use diagnostic::Diagnostic;

/// Parts of a state's folder that only its own version reads. The rest (the lock, the publisher's number) is the same in every version.
const PARTS: [&str; 6] = ["state.redb", "next", "kept", "replaced", "fresh", "twin"];

/// Names of folders begin with this, and the version or `damaged` follows.
const ASIDE: &str = "aside-";

/// Opens the state of an output folder, or begins one after what is there is set aside.
///
/// # Errors
/// The disk refuses.
pub(super) fn open(root: &Path) -> Result<State, Diagnostic> {
    let path = root.join("state/state.redb");
    match State::look(&path).map_err(state::diagnose)? {
        Opened::State(state) => Ok(*state),
        Opened::Other(version) => {
            let aside = set_aside(root, version)
                .map_err(|error| cannot("set aside", &root.join("state"), &error))?;
            let (what, then) = match version {
                Some(_) => (
                    "of another version of sportsbook",
                    "its generations are served again by that version: `sportsbook rollback --out` with this folder",
                ),
                None => ("damaged", "look there for what is still needed"),
            };
            tracing::warn!(
                "the state in {} is {what}; it was moved to {}, and the next build is a full one ({then}); remove the folder when \
                 nobody needs it any more",
                root.display(),
                aside.display()
            );
            State::open(&path).map_err(state::diagnose)
        }
    }
}

fn set_aside(root: &Path, version: Option<u32>) -> io::Result<PathBuf> {
    let name = version.map_or_else(|| "damaged".to_owned(), |number| number.to_string());
    let names = (1_u32..).map(|nth| match nth {
        1 => format!("{ASIDE}{name}"),
        nth => format!("{ASIDE}{name}-{nth}"),
    });
    // A process that died may have begun with the first one that has no state.
    let is_free = |path: &PathBuf| !path.join("state/state.redb").exists();
    let free = names.map(|name| root.join(name)).find(is_free);
    let aside = free.unwrap_or_else(|| root.join(ASIDE));
    fs::create_dir_all(aside.join("state"))?;
    if root.join(DOCUMENT).exists() {
        fs::copy(root.join(DOCUMENT), aside.join(DOCUMENT))?;
    }
    // The state comes last: until it is moved, the next process does the rest.
    for part in PARTS.iter().rev() {
        let from = root.join("state").join(part);
        if from.exists() {
            fs::rename(from, aside.join("state").join(part))?;
        }
    }
    Ok(aside)
}

/// Where the site belongs that the first build of this version replaces: the folder that was set aside and has none yet.
pub(super) fn waits_for_site(root: &Path) -> Option<PathBuf> {
    let entries = fs::read_dir(root).ok()?.flatten();
    let aside = entries.filter(|entry| {
        let name = entry.file_name();
        name.to_str().is_some_and(|name| name.starts_with(ASIDE))
    });
    let mut sites = aside.map(|entry| entry.path().join("site"));
    sites.find(|site| !site.exists())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::Output;

    fn write(path: &Path, text: &str) {
        fs::create_dir_all(path.parent().expect("has a folder")).expect("makes");
        fs::write(path, text).expect("writes");
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_nothing_of_it_is_removed() {
        let dir = tempfile::tempdir().expect("temp");
        let root = dir.path();
        for round in ["", "-2"] {
            write(&root.join("state/state.redb"), &"not a state".repeat(1_000));
            write(&root.join("state/kept/ab/cd"), "kept");
            write(&root.join("state/next/index.html"), "next");
            write(&root.join("site/index.html"), "served");
            let output = Output::open(root).expect("opens");
            assert_eq!(output.number().expect("reads"), 0);
            drop(output);
            let aside = root.join(format!("aside-damaged{round}"));
            let state = fs::read_to_string(aside.join("state/state.redb")).expect("reads");
            assert!(state.starts_with("not a state"));
            let kept = fs::read_to_string(aside.join("state/kept/ab/cd"));
            assert_eq!(kept.expect("reads"), "kept");
            // It is served until a build replaces it.
            assert!(root.join("site/index.html").exists());
            assert_eq!(waits_for_site(root), Some(aside.join("site")));
            write(&aside.join("site/index.html"), "served");
        }
        assert_eq!(waits_for_site(root), None);
    }
}
