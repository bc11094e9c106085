//! `publish --origin`: pages are published only where the served policy lets them work.

use edge::served::POLICY;

use crate::build::{OFFLINE, Project};
use crate::publish::files;
use crate::support::{Server, ended, sportsbook, write};

/// The pages of a project whose document names a new script, the server of an older site, and a publish.
#[test]
fn pages_that_the_served_policy_would_break_are_not_published() {
    let project = Project::new();
    let built = ended(project.command(&OFFLINE));
    assert_eq!(built.code, Some(0), "{}", built.stderr);
    let served = tempfile::tempdir().expect("temp");
    let document = project.root().join("dist").join(edge::FILE);
    let text = std::fs::read_to_string(&document).expect("reads");
    let mut old = edge::Edge::parse(&text).expect("a document");
    let policy = old.headers.get_mut(POLICY).expect("a policy");
    *policy = policy.replacen("script-src 'self'", "script-src", 1);
    write(served.path(), edge::FILE, &old.text());
    write(served.path(), "site/index.html", "the old site");
    let server = Server::start(served.path());
    let target = tempfile::tempdir().expect("temp");
    let www = target.path().join("www");
    let publish = |origin: &str| {
        let root = project.root().to_str().expect("utf-8");
        let www = www.to_str().expect("utf-8");
        ended(sportsbook(&[
            "publish", www, "--root", root, "--origin", origin,
        ]))
    };
    let origin = format!("http://{}", server.address);
    let refused = publish(&origin);
    assert_eq!(refused.code, Some(1), "{}", refused.stderr);
    assert!(
        refused.stderr.contains("script-src 'self'"),
        "{}",
        refused.stderr
    );
    assert!(
        refused.stderr.contains("headers.json"),
        "{}",
        refused.stderr
    );
    assert!(!www.exists(), "nothing is written");
    // The document first, then the pages.
    drop(server);
    write(served.path(), edge::FILE, &text);
    let server = Server::start(served.path());
    let done = publish(&format!("http://{}", server.address));
    assert_eq!(done.code, Some(0), "{}", done.stderr);
    assert!(!files(&www).is_empty());
    drop(server);
    let gone = publish(&origin);
    assert_eq!(gone.code, Some(1), "{}", gone.stderr);
    assert!(gone.stderr.contains("cannot ask"), "{}", gone.stderr);
    for odd in [
        "https://user:s3cret@bets.example",
        "bets.example",
        "https://bets.example/a?b",
    ] {
        let refused = publish(odd);
        assert_eq!(refused.code, Some(2), "{}", refused.stderr);
        assert!(!refused.stderr.contains("s3cret"), "{}", refused.stderr);
    }
}
