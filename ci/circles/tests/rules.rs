//! What counts as a use, on small crates.

use std::fs;

use circles::{circles, uses};

/// A crate of these files: each use as `from:line -> to`, then each circle by its files.
fn found(files: &[(&str, &str)]) -> (Vec<String>, Vec<String>) {
    let dir = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let file = dir.path().join(name);
        fs::create_dir_all(file.parent().expect("a folder")).expect("is written");
        fs::write(file, text).expect("is written");
    }
    let uses = uses(&dir.path().join("lib.rs")).expect("is read");
    let name = |path: &std::path::Path| {
        let name = path.strip_prefix(dir.path()).expect("is inside");
        name.display().to_string().replace(".rs", "")
    };
    let mut lines: Vec<String> = uses
        .iter()
        .map(|tie| format!("{}:{} -> {}", name(&tie.from), tie.line, name(&tie.to)))
        .collect();
    lines.sort();
    lines.dedup();
    let circles = circles(&uses);
    let circles = circles.iter().map(|circle| {
        let files: Vec<String> = circle.files().iter().map(|file| name(file)).collect();
        files.join(" ")
    });
    (lines, circles.collect())
}

#[test]
fn a_circle_is_found_with_its_files_and_lines() {
    let (uses, circles) = found(&[
        ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
        ("a.rs", "\nuse crate::b::B;\npub struct A(B);\n"),
        ("b.rs", "pub struct B;\nfn b() -> crate::c::C { todo!() }\n"),
        ("c.rs", "pub struct C;\npub fn c(a: &super::a::A) {}\n"),
    ]);
    assert_eq!(uses, ["a:2 -> b", "b:2 -> c", "c:2 -> a"]);
    assert_eq!(circles, ["a b c"]);
}

#[test]
fn a_chain_is_no_circle() {
    let (_, circles) = found(&[
        ("lib.rs", "mod a;\nmod b;\nmod c;\n"),
        ("a.rs", "use crate::{b::B, c::C};\npub struct A(B, C);\n"),
        ("b.rs", "use crate::c::C;\npub struct B(C);\n"),
        ("c.rs", "pub struct C;\n"),
    ]);
    assert_eq!(circles, [""; 0]);
}

#[test]
fn a_reexported_name_leads_to_the_file_that_defines_it() {
    let (uses, circles) = found(&[
        ("lib.rs", "mod deep;\nmod user;\npub use deep::Name;\n"),
        ("deep/mod.rs", "mod leaf;\npub use leaf::*;\n"),
        (
            "deep/leaf.rs",
            "pub struct Name;\npub fn leaf(user: crate::user::User) {}\n",
        ),
        ("user.rs", "use crate::Name;\npub struct User(Name);\n"),
    ]);
    assert_eq!(uses, ["deep/leaf:2 -> user", "user:1 -> deep/leaf"]);
    assert_eq!(circles, ["deep/leaf user"]);
}

#[test]
fn a_parent_uses_a_child_only_where_its_own_code_does() {
    let child = (
        "child.rs",
        "use super::Shared;\npub struct Child(Shared);\n",
    );
    let reexports = "mod child;\npub use child::Child;\npub struct Shared;\n";
    let (uses, circles) = found(&[("lib.rs", reexports), child]);
    assert_eq!(uses, ["child:1 -> lib"]);
    assert_eq!(circles, [""; 0]);

    let mentions = format!("{reexports}fn make() -> Child {{ todo!() }}\n");
    let (uses, circles) = found(&[("lib.rs", &mentions), child]);
    assert_eq!(uses, ["child:1 -> lib", "lib:2 -> child"]);
    assert_eq!(circles, ["child lib"]);
}

#[test]
fn tests_are_left_out() {
    let (uses, _) = found(&[
        ("lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod tests;\n"),
        (
            "a.rs",
            "pub struct A;\n#[cfg(test)]\nmod tests {\n    use crate::b::B;\n}\n#[cfg(test)]\nuse crate::b::{B, C};\n",
        ),
        ("b.rs", "pub struct B;\npub struct C;\nuse crate::a::A;\n"),
    ]);
    assert_eq!(uses, ["b:3 -> a"]);
}

#[test]
fn a_path_counts_wherever_it_is_written() {
    let (uses, _) = found(&[
        ("lib.rs", "mod user;\nmod a;\nmod b;\nmod c;\n"),
        (
            "user.rs",
            "use crate::a::{self, Kind::{One, Two as Other}};\n\
             fn f() {\n    println!(\"{}\", crate::b::value());\n    a::value();\n}\n\
             mod inner {\n    use super::super::c;\n    fn g() { c::value::<u8>(); }\n}\n",
        ),
        ("a.rs", "pub enum Kind { One, Two }\npub fn value() {}\n"),
        ("b.rs", "pub const fn value() {}\n"),
        ("c.rs", "pub fn value<T>() {}\n"),
    ]);
    assert_eq!(
        uses,
        ["user:1 -> a", "user:3 -> b", "user:4 -> a", "user:8 -> c"]
    );
}

#[test]
fn other_crates_and_fields_are_not_the_crates_own() {
    let (uses, _) = found(&[
        ("lib.rs", "mod fs;\nmod user;\n"),
        ("fs.rs", "pub fn read() {}\n"),
        (
            "user.rs",
            "use std::fs;\nfn f(it: It) { fs::read(); it.fs; other::fs::read(); }\n",
        ),
    ]);
    assert_eq!(uses, [""; 0]);
}

#[test]
fn a_file_that_is_missing_is_named() {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("lib.rs"), "mod gone;\n").unwrap();
    let error = uses(&dir.path().join("lib.rs")).unwrap_err();
    assert!(error.file.ends_with("gone/mod.rs"), "{error:?}");
}
