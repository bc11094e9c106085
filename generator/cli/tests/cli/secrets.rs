//! A secret that the operator needs is in nothing that is written: pages, state, logs, health, metrics, reports.

use std::collections::BTreeSet;
use std::path::Path;

use serde_json::json;

use crate::build::Project;
use crate::operator::{Operator, Spoilt};
use crate::support::{ended, sportsbook};
use crate::watch::{Lab, ask};

const SECRET: &str = "s3cret-of-the-operator";

/// Files below a folder that have the secret, in their names or contents.
fn with_secret(folder: &Path) -> Vec<String> {
    let entries = walkdir::WalkDir::new(folder).into_iter();
    let files = entries.map(|entry| entry.expect("walks").into_path());
    let has = |path: &std::path::PathBuf| {
        let bytes = match path.is_file() {
            true => std::fs::read(path).expect("reads"),
            false => Vec::new(),
        };
        let is_in = |text: &[u8]| text.windows(SECRET.len()).any(|it| it == SECRET.as_bytes());
        is_in(&bytes) || is_in(path.as_os_str().as_encoded_bytes())
    };
    files
        .filter(has)
        .map(|path| path.display().to_string())
        .collect()
}

#[test]
fn an_address_with_a_secret_is_refused() {
    let project = Project::new();
    let root = project.root().to_str().expect("utf-8");
    for address in [
        format!("http://user:{SECRET}@127.0.0.1:1"),
        format!("http://{SECRET}@127.0.0.1:1"),
        format!("http://127.0.0.1:1/?token={SECRET}"),
        format!("http://127.0.0.1:1/#{SECRET}"),
        format!("user:{SECRET}@127.0.0.1"),
    ] {
        for words in [
            &["build"][..],
            &["watch", "--port", "0"],
            &["dev", "--port", "4999"],
        ] {
            let more = ["-vv", "--api", &address, "--root", root];
            let refused = ended(sportsbook(&[words, &more].concat()));
            assert_eq!(refused.code, Some(2), "{words:?} {}", refused.stderr);
            let said = refused.stdout + &refused.stderr;
            assert!(!said.contains(SECRET), "{words:?}: {said}");
            assert!(said.contains("SPORTSBOOK_API_AUTHORIZATION"), "{said}");
        }
    }
    assert_eq!(with_secret(project.root()), [""; 0]);
}

#[test]
fn an_address_with_a_secret_in_the_settings_is_refused() {
    let project = Project::new();
    let settings = project.root().join("content/site.toml");
    let before = std::fs::read_to_string(&settings).expect("reads");
    let root = project.root().to_str().expect("utf-8");
    for line in ["public", "platform", "push", "deposit", "withdrawal"] {
        let scheme = if line == "push" { "wss" } else { "https" };
        let text = format!("{before}\n[api]\n{line} = \"{scheme}://user:{SECRET}@a.example/x\"\n");
        std::fs::write(&settings, text).expect("writes");
        let refused = ended(sportsbook(&["check", "--root", root]));
        assert_eq!(refused.code, Some(1), "{line}: {}", refused.stderr);
        let said = refused.stdout + &refused.stderr;
        assert!(said.contains("a user name or a password"), "{line}: {said}");
        assert!(!said.contains(SECRET), "{line}: {said}");
    }
}

#[test]
fn the_authorization_of_the_environment_is_sent_and_never_shown() {
    let operator = Operator::start("40");
    let variables = [("SPORTSBOOK_API_AUTHORIZATION", &*format!("Bearer {SECRET}"))];
    let flags = ["-vv", "--every", "1"];
    let mut lab = Lab::in_environment(&operator.url, None, "", &flags, &variables);
    lab.until("it is built", || lab.metric("sportsbook_generation") >= 1.0);
    assert_eq!(
        operator.authorizations(),
        BTreeSet::from([format!("Bearer {SECRET}")])
    );
    let address = lab.address.clone();
    let search = |lab: &Lab| {
        for path in [
            "",
            "/health",
            "/metrics",
            "/generations",
            "/why/",
            "/why/soccer?all",
        ] {
            let (_, text) = ask(
                "GET",
                &format!("{address}/{}", path.trim_start_matches('/')),
                "",
            );
            assert!(!text.contains(SECRET), "{path}: {text}");
        }
        // The log is in the same folder.
        assert_eq!(with_secret(lab.root()), [""; 0]);
    };
    search(&lab);
    // Refused calls are reported in words of the operator and our own.
    operator.spoil(|_, _| Some(Spoilt::Answer(401, json!({ "error": "no" }))));
    lab.until("the refusal is reported", || {
        lab.health().1["problems"].to_string().contains("401")
    });
    search(&lab);
    assert_eq!(lab.stop(), Some(0));
    assert_eq!(with_secret(lab.root()), [""; 0]);
}
