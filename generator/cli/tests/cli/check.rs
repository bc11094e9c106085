//! `sportsbook check`: every mistake of a project, and what is not compiled, without an operator.

use crate::build::Project;
use crate::support::ended;

#[test]
fn a_project_is_checked_without_an_operator() {
    let project = Project::new();
    let clean = project.must(&["check", "--strict"]);
    assert!(
        clean.stdout.contains("0 constructs that are not compiled"),
        "{}",
        clean.stdout
    );

    let page =
        "{% extends \"layout.html\" %}{% block main %}\n{{ body.status|upper }}{% endblock %}";
    project.write("templates/pages/error.html", page);
    let warned = project.must(&["check"]);
    for part in [
        "warning: not compiled: the filter `upper`",
        "templates/pages/error.html:2:16",
        "^^^^^",
        "hint: compiled are `html`",
    ] {
        assert!(warned.stderr.contains(part), "{part}: {}", warned.stderr);
    }
    assert!(
        warned.stdout.contains("1 construct that is not compiled"),
        "{}",
        warned.stdout
    );
    let strict = ended(project.command(&["check", "--strict"]));
    assert_eq!(strict.code, Some(1), "{}", strict.stderr);
    assert!(
        strict.stderr.contains("error: 1 warning with --strict"),
        "{}",
        strict.stderr
    );

    project.write("templates/pages/live.html", "{% if x %}");
    project.write("locales/en/extra.ftl", "good = yes\nbad = { $n\n");
    let wrong = ended(project.command(&["check"]));
    assert_eq!(wrong.code, Some(1), "{}", wrong.stderr);
    for part in [
        "templates/pages/live.html:1",
        "locales/en/extra.ftl:",
        "error: the project has mistakes: 2 errors",
    ] {
        assert!(wrong.stderr.contains(part), "{part}: {}", wrong.stderr);
    }
}

#[test]
fn missing_messages_are_one_line_a_language_and_listed_with_all() {
    let project = Project::new();
    project.large();
    let file = "locales/ar/islands/odds.ftl";
    let words = std::fs::read_to_string(project.root().join(file)).expect("reads");
    let first = words.lines().find(|line| line.contains(" = "));
    let first = first.expect("a message");
    let (key, _) = first.split_once(" = ").expect("a key");
    project.write(file, &words.replace(first, ""));
    let short = project.must(&["check"]);
    assert!(
        short
            .stderr
            .contains("ar: 1 message missing, the English text is used"),
        "{}",
        short.stderr
    );
    assert!(!short.stdout.contains(key), "{}", short.stdout);
    let all = project.must(&["check", "--all"]);
    let line = format!("{file}: {key} (its English is shown)");
    assert!(all.stdout.lines().any(|it| it == line), "{}", all.stdout);
}
