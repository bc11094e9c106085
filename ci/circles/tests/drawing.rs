//! The drawing of the crates in `generator/ARCHITECTURE.md` is what their manifests say. `UPDATE_CASES=1 cargo test -p circles`
//! draws it again.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

const DOCUMENT: &str = "generator/ARCHITECTURE.md";
const BEGIN: &str = "<!-- drawn by ci/circles/tests/drawing.rs -->\n```mermaid\n";
const END: &str = "```\n";

#[test]
fn the_architecture_draws_which_crate_uses_which() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let all = uses(&project);
    let mut drawn = "graph TD\n".to_owned();
    for (from, to) in reduced(&all) {
        // Writing to a string cannot fail.
        let _ = writeln!(drawn, "  {from} --> {to}");
    }
    let path = project.join(DOCUMENT);
    let text = fs::read_to_string(&path).expect("reads the document");
    let (before, rest) = text.split_once(BEGIN).expect("has a drawing");
    let (drawn_last, after) = rest.split_once(END).expect("has an end");
    if drawn_last == drawn {
        return;
    }
    if std::env::var_os("UPDATE_CASES").is_some() {
        let text = [before, BEGIN, &drawn, END, after].concat();
        fs::write(&path, text).expect("writes the document");
        return;
    }
    panic!(
        "{DOCUMENT} draws other arrows than the manifests have; if they are meant: UPDATE_CASES=1 cargo test -p circles\n{drawn}"
    );
}

/// Which crate of the program uses which, as the manifests say; what only tests use does not count.
fn uses(project: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let asked = Command::new(cargo)
        .args([
            "metadata",
            "--no-deps",
            "--format-version",
            "1",
            "--offline",
        ])
        .current_dir(project)
        .output()
        .expect("cargo runs");
    assert!(
        asked.status.success(),
        "{}",
        String::from_utf8_lossy(&asked.stderr)
    );
    let metadata: Value = serde_json::from_slice(&asked.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let in_generator = |package: &&Value| {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        manifest.contains("/generator/")
    };
    let name = |of: &Value| of["name"].as_str().expect("a name").to_owned();
    let own: BTreeSet<String> = packages.iter().filter(in_generator).map(name).collect();
    let each = packages.iter().filter(in_generator).map(|package| {
        let dependencies = package["dependencies"].as_array().expect("a list").iter();
        let of_program = dependencies.filter(|it| it["kind"].is_null());
        let names = of_program.map(name).filter(|it| own.contains(it)).collect();
        (name(package), names)
    });
    each.collect()
}

/// The arrows without those that others imply: a crate also depends on the dependencies of its dependencies.
fn reduced(uses: &BTreeMap<String, BTreeSet<String>>) -> Vec<(&str, &str)> {
    let mut arrows = Vec::new();
    for (from, all) in uses {
        for to in all {
            let is_implied = all.iter().any(|by| by != to && reaches(uses, by, to));
            if !is_implied {
                arrows.push((from.as_str(), to.as_str()));
            }
        }
    }
    arrows
}

fn reaches(uses: &BTreeMap<String, BTreeSet<String>>, from: &str, to: &str) -> bool {
    uses[from]
        .iter()
        .any(|it| it == to || reaches(uses, it, to))
}
