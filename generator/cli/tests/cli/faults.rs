//! `build` against a faulty operator: it reports what is wrong, where, and what to do, and the last
//! site stays byte for byte.

use std::fs;

use serde_json::{Value, json};

use crate::build::Project;
use crate::operator::{Fault, Operator, Spoilt};
use crate::publish::files;
use crate::support::{BEGINS, ended};

struct Case {
    name: &'static str,
    fault: Fault,
    code: i32,
    /// What the report must contain.
    says: &'static [&'static str],
}

/// The answer for a list of these rows, if the path is that list.
fn list(name: &str, path: &str, answer: &Value) -> Option<Vec<Value>> {
    let is_it = path.starts_with(&format!("/api/v2/{name}?"));
    answer["data"].as_array().filter(|_| is_it).cloned()
}

fn page(rows: &[Value], page: u64, last_page: u64, total: usize) -> Option<Spoilt> {
    let at = json!({"total": total, "page": page, "limit": 500, "last_page": last_page});
    Some(Spoilt::Answer(
        200,
        json!({ "data": rows, "pagination": at }),
    ))
}

const CASES: [Case; 6] = [
    Case {
        name: "a trickling answer",
        fault: |path, answer| list("sports", path, answer).map(|_| Spoilt::Trickle),
        code: 1,
        says: &[
            "/api/v2/sports?",
            "no complete answer within 1 s (5 tries in ",
            "build again",
        ],
    },
    Case {
        name: "a list that ends before its own total",
        fault: |path, answer| page(&list("matches", path, answer)?, 1, 1, 10_000),
        code: 1,
        says: &[
            "/api/v2/matches?",
            "the list claims 10000 rows, and 30 arrived",
            "ask the operator",
        ],
    },
    Case {
        name: "a list that requires credentials",
        fault: |path, answer| {
            let refusal = json!({"error": {"code": "no", "message": "who are you"}});
            list("tournaments", path, answer).map(|_| Spoilt::Answer(401, refusal))
        },
        code: 1,
        says: &[
            "/api/v2/tournaments?",
            "401 Unauthorized: who are you",
            "credentials",
        ],
    },
    Case {
        name: "an empty page in the middle",
        fault: |path, answer| {
            let rows = list("matches", path, answer)?;
            match path.contains("page=2&") {
                true => page(&[], 2, 3, 90),
                false => page(&rows, 1, 3, 90),
            }
        },
        code: 1,
        says: &[
            "/api/v2/matches?page=2",
            "page 2 of 3 is empty",
            "ask the operator",
        ],
    },
    Case {
        name: "every match twice",
        fault: |path, answer| {
            let rows = list("matches", path, answer)?;
            page(&[&rows[..], &rows[..]].concat(), 1, 1, rows.len())
        },
        code: 0,
        says: &[
            "warning: ",
            "a match arrived twice and was taken once",
            "36 times",
            "0 written",
        ],
    },
    Case {
        name: "a tenth of the catalogue",
        fault: |path, answer| {
            let rows = list("matches", path, answer)?;
            let tenth = &rows[..rows.len() / 10];
            page(tenth, 1, 1, tenth.len())
        },
        code: 1,
        says: &[
            "the operator no longer lists 127 of 140 matches, and content/site.toml allows 50 %",
            "--allow-removal",
        ],
    },
];

#[test]
fn every_fault_of_the_operator_is_reported_and_the_site_is_kept() {
    let project = Project::new();
    let settings = fs::read_to_string(project.root().join("content/site.toml")).expect("reads");
    let settings = settings.replace("removal_percent = 100", "removal_percent = 50");
    project.write("content/site.toml", &settings);
    let operator = Operator::waiting("30");
    let args = [
        "build",
        "--api",
        &operator.url,
        "--timeout",
        "1",
        "--out",
        "out",
        "--now",
        BEGINS,
    ];
    project.must(&args);
    let site = project.root().join("out/site");
    let before = files(&site);
    for Case {
        name,
        fault,
        code,
        says,
    } in CASES
    {
        operator.spoil(fault);
        let built = ended(project.command(&args));
        let message = built.stderr + &built.stdout;
        assert_eq!(built.code, Some(code), "{name}: {message}");
        for text in says {
            assert!(
                message.contains(text),
                "{name} does not say `{text}`: {message}"
            );
        }
        let has_hint = message.contains("hint: ");
        assert!(has_hint && message.contains("the last good site is still served") == (code != 0));
        assert!(files(&site) == before, "{name}: the site has changed");
    }
    operator.spoil(|_, _| None);
    let built = project.must(&args).stdout;
    assert!(built.contains(" 0 written"), "{built}");
    assert!(files(&site) == before, "the site has changed");
}
