//! The help is the documentation that most people read: snapshots hold it.

use crate::support::{ended, sportsbook};

fn help(args: &[&str]) -> String {
    let ended = ended(sportsbook(args));
    assert_eq!(ended.code, Some(0), "{}", ended.stderr);
    ended.stdout
}

#[test]
fn the_help_of_the_command() {
    insta::assert_snapshot!("sportsbook", help(&["--help"]));
}

#[test]
fn the_help_of_every_subcommand() {
    for name in [
        "demo",
        "dev",
        "build",
        "check",
        "blocks",
        "watch",
        "serve",
        "nginx",
        "publish",
        "snapshot",
        "sandbox",
        "generations",
        "rollback",
        "why",
    ] {
        insta::assert_snapshot!(name, help(&[name, "--help"]));
    }
}

#[test]
fn wrong_usage_exits_with_2() {
    for args in [
        &[][..],
        &["bet"],
        &["build", "--nope"],
        &["serve", "--port", "70000"],
        &["sandbox", "--matches", "0"],
        &["publish"],
        &["build", "--shard", "4/4", "--snapshot", "x", "--to", "y"],
        &["build", "--shard", "0/4"],
        &["publish", "s3://x", "--grace", "soon"],
        &["publish", "s3://x", "--concurrency", "0"],
        &["demo", "--port", "65535"],
        &["blocks", "banner", "--schema", "x"],
    ] {
        let ended = ended(sportsbook(args));
        assert_eq!(ended.code, Some(2), "{args:?}");
        assert!(ended.stdout.is_empty(), "{args:?}");
        assert!(!ended.stderr.is_empty(), "{args:?}");
    }
}

#[test]
fn an_invalid_log_filter_is_wrong_usage() {
    let mut command = sportsbook(&["serve"]);
    command.env("RUST_LOG", "api=loud");
    let ended = ended(command);
    assert_eq!(ended.code, Some(2));
    assert!(
        ended.stderr.contains("RUST_LOG=api=loud"),
        "{}",
        ended.stderr
    );
    assert!(ended.stderr.contains("\nhint: "), "{}", ended.stderr);
}
