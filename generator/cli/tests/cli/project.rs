//! Where the project is found, and the error when there is no project.

use crate::support::{ended, sportsbook, write};

#[test]
fn without_a_project_the_error_says_where_it_looked() {
    let dir = tempfile::tempdir().expect("temp");
    for name in ["build", "serve", "demo"] {
        let mut command = sportsbook(&[name]);
        command.current_dir(dir.path());
        let ended = ended(command);
        assert_eq!(ended.code, Some(1), "{name}");
        let here = dir.path().canonicalize().expect("is there");
        let message = format!("error: there is no content/site.toml in {}", here.display());
        assert!(ended.stderr.contains(&message), "{}", ended.stderr);
        assert!(ended.stderr.contains("hint: ") && ended.stderr.contains("--root"));
    }
}

#[test]
fn a_named_folder_must_be_a_project() {
    let dir = tempfile::tempdir().expect("temp");
    let mut command = sportsbook(&["build", "--root"]);
    command.arg(dir.path());
    let ended = ended(command);
    assert_eq!(ended.code, Some(1));
    assert!(
        ended
            .stderr
            .contains("error: there is no content/site.toml in "),
        "{}",
        ended.stderr
    );
}

#[test]
fn the_project_is_found_from_a_folder_below_it() {
    let dir = tempfile::tempdir().expect("temp");
    write(dir.path(), "content/site.toml", "");
    write(dir.path(), "templates/pages/home.html", "");
    let mut command = sportsbook(&["serve", "--port", "0"]);
    command.current_dir(dir.path().join("templates/pages"));
    let ended = ended(command);
    assert_eq!(ended.code, Some(1));
    let site = dir
        .path()
        .canonicalize()
        .expect("is there")
        .join("dist/site");
    assert!(
        ended
            .stderr
            .starts_with(&format!("error: no site in {}", site.display())),
        "{}",
        ended.stderr
    );
    assert!(
        ended
            .stderr
            .contains("\nhint: build it first: sportsbook build")
    );
}

#[test]
fn a_taken_port_is_reported() {
    let site = crate::support::site(&[("index.html", "home")]);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("binds");
    let port = taken.local_addr().expect("bound").port().to_string();
    let mut command = sportsbook(&["serve", "--port", &port, "--out"]);
    command.arg(site.path());
    let ended = ended(command);
    assert_eq!(ended.code, Some(1));
    let message = format!("error: cannot listen on 127.0.0.1:{port}: ");
    assert!(ended.stderr.starts_with(&message), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: ") && ended.stderr.contains("--port"));
}

#[test]
fn an_invalid_api_url_is_reported_before_anything_is_written() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let out = tempfile::tempdir().expect("temp");
    let mut command = sportsbook(&["build", "--root", root, "--api", "nowhere", "--out"]);
    command.arg(out.path());
    let ended = ended(command);
    assert_eq!(ended.code, Some(2), "{}", ended.stderr);
    assert!(ended.stderr.contains("nowhere"), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: "), "{}", ended.stderr);
    assert!(!out.path().join("site").exists());
}

#[test]
fn invalid_arguments_are_wrong_usage() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let out = tempfile::tempdir().expect("temp");
    for (args, message) in [
        (&["build", "--api", "ftp://operator"][..], "ftp://operator"),
        (&["build", "--offline", "--locales", "en-ZA,xx"], "`xx`"),
        (&["watch", "--locales", "xx"], "`xx`"),
        (&["publish", "ftp://bucket"], "ftp://bucket"),
        (&["snapshot", "s3://"], "names no bucket"),
        (
            &["build", "--compress", "gzip"],
            "--compress is an option of publishing",
        ),
        (
            &["watch", "--grace", "1h"],
            "--grace is an option of publishing",
        ),
        (
            &["watch", "--publish", "/tmp/x", "--compress", "gzip"],
            "does not work with a folder",
        ),
    ] {
        let mut command = sportsbook(args);
        command.args(["--root", root, "--out"]).arg(out.path());
        let ended = ended(command);
        assert_eq!(ended.code, Some(2), "{args:?}: {}", ended.stderr);
        assert!(ended.stderr.contains(message), "{args:?}: {}", ended.stderr);
        assert!(
            ended.stderr.contains("hint: "),
            "{args:?}: {}",
            ended.stderr
        );
    }
}

#[test]
fn commands_that_only_read_create_nothing() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let dir = tempfile::tempdir().expect("temp");
    let out = dir.path().join("none");
    for args in [
        &["generations"][..],
        &["why", "/ar"],
        &["rollback"],
        &["snapshot", "/tmp"],
        &["publish", "/tmp"],
    ] {
        let mut command = sportsbook(args);
        command.args(["--root", root, "--out"]).arg(&out);
        let ended = ended(command);
        assert_eq!(ended.code, Some(1), "{args:?}: {}", ended.stderr);
        let message = format!("error: no site in {}", out.join("site").display());
        assert!(
            ended.stderr.starts_with(&message),
            "{args:?}: {}",
            ended.stderr
        );
        assert!(
            ended.stderr.contains("hint: build it first"),
            "{}",
            ended.stderr
        );
        assert!(!out.exists(), "{args:?} has made the folder");
    }
}
