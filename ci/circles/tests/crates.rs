//! No file of a crate uses, in a circle, a file that uses it.

use std::path::Path;

/// The crates that are held to it, by root file.
const HELD: [&str; 7] = [
    "generator/api/src/lib.rs",
    "generator/publish/src/lib.rs",
    "generator/sandbox/src/lib.rs",
    "generator/cli/src/main.rs",
    "ci/benchmark/src/main.rs",
    "ci/benchmark/src/bin/soak/main.rs",
    "ci/circles/src/lib.rs",
];

#[test]
fn no_files_use_each_other_in_a_circle() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let project = project.canonicalize().unwrap();
    let mut found = String::new();
    for root in HELD {
        let mut uses = circles::uses(&project.join(root)).unwrap();
        assert!(!uses.is_empty(), "{root}: no file uses another");
        for tie in &mut uses {
            tie.from = tie.from.strip_prefix(&project).unwrap().to_path_buf();
            tie.to = tie.to.strip_prefix(&project).unwrap().to_path_buf();
        }
        for circle in circles::circles(&uses) {
            found += &circle.to_string();
        }
    }
    assert!(
        found.is_empty(),
        "files use each other in a circle; move what they share into a file below both:\n{found}"
    );
}
