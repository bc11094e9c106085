//! Generates the table of supported constructs in README.md from the cases.

use std::fs;
use std::path::Path;

use crate::cases::{cases, is_update};

const BEGIN: &str = "<!-- Made from tests/cases by `UPDATE_CASES=1 cargo test -p templates`. -->\n";
const END: &str = "<!-- The end of what is made from tests/cases. -->\n";

#[test]
fn the_table_in_the_readme_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&path).expect("reads README.md");
    let (before, rest) = readme.split_once(BEGIN).expect("README.md has a table");
    let (table, after) = rest.split_once(END).expect("the table ends");
    let made = table_of_cases();
    if is_update() {
        let text = [before, BEGIN, &made, END, after].concat();
        fs::write(&path, text).expect("writes README.md");
    } else {
        assert!(
            table == made,
            "the table in README.md is stale: run `UPDATE_CASES=1 cargo test -p templates`"
        );
    }
}

fn table_of_cases() -> String {
    let mut table = String::from("\n| compiled |\n|---|\n");
    for case in cases("compiled") {
        table.push_str(&format!("| {} |\n", cell(&case.title)));
    }
    table.push_str("\n| not compiled: rendered by Minijinja | instead |\n|---|---|\n");
    for case in cases("refused") {
        let reported = case.section("reported").unwrap_or_default();
        let hint = reported
            .lines()
            .find_map(|line| line.strip_prefix("hint: "));
        let hint = hint.unwrap_or_default();
        table.push_str(&format!("| {} | {} |\n", cell(&case.title), cell(hint)));
    }
    table.push_str("\n| compiled, but rendered by Minijinja for some values |\n|---|\n");
    for case in cases("stopped") {
        table.push_str(&format!("| {} |\n", cell(&case.title)));
    }
    table.push_str("\n| an error |\n|---|\n");
    for case in cases("wrong") {
        table.push_str(&format!("| {} |\n", cell(&case.title)));
    }
    table.push('\n');
    table
}

/// Escapes bars, which would end a cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}
