//! A target that belongs to someone else: nothing is written there without `--adopt`.

use std::fs;

use crate::build::{OFFLINE, Project};
use crate::publish::files;
use crate::support::{ended, write};
use crate::watch::Lab;

#[test]
fn publish_does_not_write_into_a_folder_that_is_not_its_own() {
    let project = Project::new();
    let www = project.root().join("www");
    for name in ["index.html", "notes/todo.txt", "photos/cat.jpg", "zoo.html"] {
        write(&www, name, "mine");
    }
    let before = files(&www);
    let refused = ended(project.command(&["publish", "www"]));
    assert_eq!(refused.code, Some(1), "{}", refused.stdout);
    for text in [
        &*format!("error: {} is not empty", www.display()),
        "`index.html`, `notes`, `photos` and more",
        "nothing was written there",
        "hint: ",
        "--adopt",
    ] {
        assert!(refused.stderr.contains(text), "{text}: {}", refused.stderr);
    }
    assert_eq!(files(&www), before);
    assert!(!www.join(".sportsbook").exists());
    project.must(&["publish", "www", "--adopt"]);
    let mut wanted = files(&project.root().join("dist/site"));
    for other in ["notes/todo.txt", "photos/cat.jpg", "zoo.html"] {
        wanted.insert(other.to_owned(), b"mine".to_vec());
    }
    assert_eq!(files(&www), wanted);
    // Now it is its own.
    project.large();
    project.must(&OFFLINE);
    project.must(&["publish", "www"]);
    assert!(www.join("ar.html").exists() && www.join("zoo.html").exists());
}

#[test]
fn a_shard_does_not_write_there_either() {
    let project = Project::new();
    let www = project.root().join("www");
    write(&www, "index.html", "mine");
    let shard = project.shard_of_new_snapshot();
    let shard: Vec<&str> = shard.iter().map(String::as_str).collect();
    let refused = ended(project.command(&shard));
    assert_eq!(refused.code, Some(1), "{}", refused.stdout);
    assert!(
        refused.stderr.contains("is not empty"),
        "{}",
        refused.stderr
    );
    assert_eq!(files(&www).len(), 1);
    // An empty folder needs no flag, nor does one that has only a snapshot.
    fs::remove_file(www.join("index.html")).expect("removes");
    project.must(&["snapshot", "www"]);
    project.must(&shard);
}

#[test]
fn watch_keeps_out_of_it_and_its_health_says_why() {
    let target = tempfile::tempdir().expect("temp");
    write(target.path(), "index.html", "mine");
    let place = target.path().to_str().expect("UTF-8");
    let lab = Lab::start(60, &["--every", "3600", "--publish", place]);
    lab.until("it is reported", || {
        let (status, health) = lab.health();
        status == 503 && health["reasons"].to_string().contains("is not empty")
    });
    assert_eq!(files(target.path()).len(), 1);
    fs::remove_file(target.path().join("index.html")).expect("removes");
    lab.until("the empty folder is published to", || {
        target.path().join("index.html").exists() && lab.health().0 == 200
    });
}
