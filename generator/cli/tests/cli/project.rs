//! Where the project is, and what is said when it is not there.

use crate::support::{ended, sportsbook, write};

#[test]
fn without_a_project_the_command_says_where_it_looked() {
    let dir = tempfile::tempdir().expect("temp");
    for name in ["build", "serve", "demo"] {
        let mut command = sportsbook(&[name]);
        command.current_dir(dir.path());
        let ended = ended(command);
        assert_eq!(ended.code, Some(1), "{name}");
        let here = dir.path().canonicalize().expect("is there");
        let said = format!("error: there is no content/site.toml in {}", here.display());
        assert!(ended.stderr.contains(&said), "{}", ended.stderr);
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
fn a_port_that_is_taken_is_told() {
    let site = crate::support::site(&[("index.html", "home")]);
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("binds");
    let port = taken.local_addr().expect("bound").port().to_string();
    let mut command = sportsbook(&["serve", "--port", &port, "--out"]);
    command.arg(site.path());
    let ended = ended(command);
    assert_eq!(ended.code, Some(1));
    let said = format!("error: cannot listen on 127.0.0.1:{port}: ");
    assert!(ended.stderr.starts_with(&said), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: ") && ended.stderr.contains("--port"));
}

#[test]
fn an_api_that_is_no_url_is_told_before_anything_is_written() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let out = tempfile::tempdir().expect("temp");
    let mut command = sportsbook(&["build", "--root", root, "--api", "nowhere", "--out"]);
    command.arg(out.path());
    let ended = ended(command);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    assert!(ended.stderr.contains("nowhere"), "{}", ended.stderr);
    assert!(ended.stderr.contains("hint: "), "{}", ended.stderr);
    assert!(!out.path().join("site").exists());
}
