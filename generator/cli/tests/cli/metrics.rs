//! `/metrics` of `watch`, and the alert rules over it.

use std::collections::BTreeSet;

use yaml_rust2::{Yaml, YamlLoader};

use crate::support::write;
use crate::watch::Lab;

const DEPLOY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../deploy");

/// Samples of `/metrics`: names with labels.
fn samples(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let names = lines.map(|line| line.rsplit_once(' ').expect("a value").0.to_owned());
    names.collect()
}

#[test]
fn counters_of_failures_are_there_before_the_first_failure() {
    let lab = Lab::new(60, &["--every", "3600"]);
    for (name, label, values) in [
        (
            "builds_total",
            "result",
            &["published", "unchanged", "failed"][..],
        ),
        ("publishes_total", "result", &["done", "failed"]),
        ("reconciles_total", "result", &["ok", "failed"]),
        ("project_reads_total", "result", &["ok", "failed"]),
        ("operator_calls_total", "result", &["answered", "failed"]),
        (
            "push_state",
            "state",
            &["listening", "connecting", "closed"],
        ),
        (
            "push_events_total",
            "event",
            &[
                "match_changed",
                "markets_changed",
                "match_status_changed",
                "other",
                "unknown",
            ],
        ),
    ] {
        for value in values {
            let sample = format!("sportsbook_{name}{{{label}=\"{value}\"}}");
            let count = lab.metric(&sample);
            let is_failure = *value == "failed" || *value == "unknown";
            assert!(!is_failure || count == 0.0, "{sample} {count}");
        }
    }
    assert!(lab.metric("sportsbook_operator_calls_total{result=\"answered\"}") > 0.0);
}

#[test]
fn health_and_the_last_successes_are_metrics() {
    let edge = tempfile::tempdir().expect("temp");
    let www = edge.path().join("www");
    let www = www.to_str().expect("UTF-8");
    let lab = Lab::new(60, &["--every", "3600", "--publish", www]);
    let published = "sportsbook_publishes_total{result=\"done\"}";
    lab.until("it is published", || lab.metric(published) >= 1.0);
    assert!(lab.metric("sportsbook_last_publish_timestamp_seconds") > 1e9);
    assert!(lab.metric("sportsbook_last_publish_duration_seconds") > 0.0);
    assert!(lab.metric("sportsbook_published_generation") >= 1.0);
    assert!(lab.metric("sportsbook_last_build_timestamp_seconds") > 1e9);
    assert_eq!(lab.metric("sportsbook_reconcile_interval_seconds"), 3600.0);
    let mistake = "sportsbook_problem{kind=\"project\"}";
    let are = |healthy: f64, wrong: f64| {
        lab.metric("sportsbook_healthy") == healthy && lab.metric(mistake) == wrong
    };
    lab.until("it is healthy", || are(1.0, 0.0));
    let root = lab.dir.path();
    let good = std::fs::read_to_string(root.join("content/site.toml")).expect("reads");
    write(
        root,
        "content/site.toml",
        &format!("{good}[features]\nmybets = 1\n"),
    );
    lab.until("the mistake is a metric", || are(0.0, 1.0));
    assert_eq!(
        lab.metric("sportsbook_project_reads_total{result=\"failed\"}"),
        1.0
    );
    write(root, "content/site.toml", &good);
    lab.until("it is mended", || are(1.0, 0.0));
}

/// The alert rules.
fn rules() -> Vec<Yaml> {
    let text = std::fs::read_to_string(format!("{DEPLOY}/prometheus/alerts.yaml"));
    let file = YamlLoader::load_from_str(&text.expect("reads")).expect("YAML");
    let groups = file[0]["groups"].as_vec().expect("groups");
    let rules = groups.iter().map(|it| it["rules"].as_vec().expect("rules"));
    rules.flatten().cloned().collect()
}

/// The metrics that a rule names, with labels.
fn named(expression: &str) -> Vec<String> {
    let starts = expression.match_indices("sportsbook_").map(|(at, _)| at);
    let end = |text: &str| {
        let name = text.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let name = name.unwrap_or(text.len());
        match text[name..].starts_with('{') {
            true => text.find('}').expect("closed") + 1,
            false => name,
        }
    };
    starts
        .map(|at| expression[at..][..end(&expression[at..])].to_owned())
        .collect()
}

#[test]
fn the_alert_rules_name_metrics_that_the_program_has() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let metrics = lab.metrics();
    let samples = samples(&metrics);
    let readme = std::fs::read_to_string(format!("{DEPLOY}/README.md")).expect("reads");
    let rules = rules();
    let mut kinds = BTreeSet::new();
    for rule in &rules {
        let alert = rule["alert"].as_str().expect("a name");
        let expression = rule["expr"].as_str().expect("an expression");
        let named = named(expression);
        // The one metric that Prometheus makes itself.
        assert_eq!(
            named.is_empty(),
            expression.starts_with("up{"),
            "{alert}: {expression}"
        );
        for metric in named {
            assert!(
                samples.contains(&metric),
                "{alert}: there is no {metric} in\n{metrics}"
            );
            kinds.extend(metric.strip_prefix("sportsbook_problem").map(str::to_owned));
        }
        let wait = rule["for"].as_str().expect("a time");
        assert!(
            wait.ends_with('m') && wait[..wait.len() - 1].parse::<u32>().is_ok(),
            "{alert}"
        );
        let severity = rule["labels"]["severity"].as_str();
        assert!(matches!(severity, Some("page" | "ticket")), "{alert}");
        for annotation in ["summary", "description"] {
            let text = rule["annotations"][annotation].as_str();
            assert!(
                text.is_some_and(|it| it.len() > 20),
                "{alert} has no {annotation}"
            );
        }
        assert!(
            readme.contains(&format!("| `{alert}` |")),
            "{alert} is not in the README"
        );
    }
    // Every kind of problem has its alert.
    let all = samples
        .iter()
        .filter_map(|it| it.strip_prefix("sportsbook_problem"));
    let all: BTreeSet<String> = all.map(str::to_owned).collect();
    assert_eq!(kinds, all);
}

#[test]
fn the_metrics_are_documented() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let readme = std::fs::read_to_string(format!("{DEPLOY}/README.md")).expect("reads");
    let metrics = lab.metrics();
    let families = metrics
        .lines()
        .filter_map(|line| line.strip_prefix("# TYPE "));
    for family in families {
        let (name, _) = family.split_once(' ').expect("a type");
        assert!(
            readme.contains(&format!("| `{name}` |")),
            "{name} is not in the README"
        );
    }
}
