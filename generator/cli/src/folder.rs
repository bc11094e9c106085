//! The output folder of a command that builds. A build replaces all of `DIR/site`, so it refuses to begin in a folder that is
//! somebody else's.

use std::fs;
use std::path::{Component, Path, PathBuf};

use crate::document;
use crate::failure::Failure;

/// Folders of a project whose files are edited or read.
const PROJECT: [&str; 6] = [
    "content",
    "templates",
    "locales",
    "islands",
    "generator",
    "ci",
];

/// The output folder `out`, relative to the project's folder `root`, if a build may replace what is in it.
///
/// # Errors
/// It is among the project's own files, or its `site` was not made by a build.
pub fn of_build(root: &Path, out: &Path) -> Result<PathBuf, Failure> {
    let folder = normal(&root.join(out));
    let root = normal(root);
    let is_projects = root.starts_with(&folder)
        || PROJECT
            .iter()
            .any(|name| folder.starts_with(root.join(name)));
    if is_projects {
        return Err(Failure::new(format!(
            "{} is no output folder: it has, or is among, the files of the project",
            folder.display()
        ))
        .hint("name a folder of its own with --out, such as dist"));
    }
    if is_foreign(&folder) {
        return Err(Failure::new(format!(
            "{} has files, and no build has written them: they would be lost",
            folder.join("site").display()
        ))
        .hint("name another folder with --out, or move that one away"));
    }
    Ok(folder)
}

/// Whether the site there was not made by a build. A build leaves its state, or at least its document.
fn is_foreign(folder: &Path) -> bool {
    let is_empty =
        fs::read_dir(folder.join("site")).map_or(true, |mut files| files.next().is_none());
    !is_empty && !folder.join("state/state.redb").exists() && document::read(folder).is_err()
}

/// A path without `.` and `..`, as far as the text of it says.
fn normal(path: &Path) -> PathBuf {
    let mut parts = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_the_project_is_refused() {
        let root = Path::new("/srv/bets");
        for out in [
            ".",
            "/",
            "/srv",
            "content",
            "./templates/x",
            "dist/../locales",
            "islands/build",
        ] {
            let refused = of_build(root, Path::new(out)).expect_err(out).line();
            assert!(refused.contains("is no output folder"), "{refused}");
        }
        for out in ["dist", "dist/dev", "/srv/bets-out", "contents"] {
            assert!(of_build(root, Path::new(out)).is_ok(), "{out}");
        }
    }

    #[test]
    fn files_of_others_are_not_replaced() {
        let dir = tempfile::tempdir().expect("temp");
        let root = Path::new("/srv/bets");
        let site = dir.path().join("site");
        fs::create_dir(&site).expect("makes");
        assert!(of_build(root, dir.path()).is_ok(), "nothing is lost");
        fs::write(site.join("notes.txt"), "mine").expect("writes");
        fs::write(dir.path().join("headers.json"), "{}").expect("writes");
        let refused = of_build(root, dir.path()).expect_err("is foreign").line();
        assert!(refused.contains("no build has written them"), "{refused}");
        fs::create_dir(dir.path().join("state")).expect("makes");
        fs::write(dir.path().join("state/state.redb"), "").expect("writes");
        assert!(of_build(root, dir.path()).is_ok(), "a build was here");
    }
}
