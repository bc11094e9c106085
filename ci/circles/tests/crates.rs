//! No file of a crate uses, in a circle, a file that uses it.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn no_files_use_each_other_in_a_circle() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let project = project.canonicalize().unwrap();
    let mut found = String::new();
    let mut count = 0;
    for root in roots(&project) {
        let mut uses = circles::uses(&root).unwrap();
        for tie in &mut uses {
            tie.from = tie.from.strip_prefix(&project).unwrap().to_path_buf();
            tie.to = tie.to.strip_prefix(&project).unwrap().to_path_buf();
        }
        count += uses.len();
        for circle in circles::circles(&uses) {
            found += &circle.to_string();
        }
    }
    assert!(count > 500, "only {count} uses were found in all crates");
    assert!(
        found.is_empty(),
        "files use each other in a circle; move what they share into a file below both:\n{found}"
    );
}

/// The root files of all libraries and programs of the workspace.
fn roots(project: &Path) -> Vec<PathBuf> {
    let manifest = fs::read_to_string(project.join("Cargo.toml")).expect("is read");
    let members = manifest
        .split_once("members = [")
        .expect("lists its members")
        .1;
    let members = members.split_once(']').expect("ends").0;
    let members = members.split('"').skip(1).step_by(2);
    let mut roots = Vec::new();
    for member in members {
        let src = project.join(member).join("src");
        let programs = fs::read_dir(src.join("bin")).into_iter().flatten();
        let programs = programs.map(|entry| entry.expect("is read").path());
        let candidates = [src.join("lib.rs"), src.join("main.rs")];
        let candidates = candidates.into_iter().chain(programs);
        roots.extend(candidates.filter_map(|path| match path.is_dir() {
            true => Some(path.join("main.rs")),
            false => path.is_file().then_some(path),
        }));
    }
    roots
}
