//! A catalogue reduced to a few matches, on a machine without state: every publishing command keeps
//! the target's pages until it gets `--allow-removal`.

use std::fs;
use std::path::Path;

use catalogue::fingerprint;
use jiff::Timestamp;
use publish::{Options, Publisher, Target};
use store::output::{Contents, Manifest};

use crate::build::Project;
use crate::publish::files;
use crate::support::{Ended, Sandbox, ended, write};
use crate::watch::Lab;

/// A project that is published to `www`, and an operator that lists almost nothing since then.
struct Cut {
    project: Project,
    operator: Sandbox,
}

impl Cut {
    fn new() -> Self {
        let project = Project::new();
        let settings = fs::read_to_string(project.root().join("content/site.toml"));
        let settings = settings
            .expect("reads")
            .replace("_percent = 100", "_percent = 10");
        project.write("content/site.toml", &settings);
        project.must(&["publish", "www"]);
        Self {
            project,
            operator: Sandbox::start(&["--matches", "1"]),
        }
    }

    fn build(&self, flags: &[&str]) -> Ended {
        let mut command = self
            .project
            .command(&["build", "--api", &self.operator.url]);
        command.args(flags);
        ended(command)
    }

    /// Checks that a command is refused and leaves the target unchanged, and that it succeeds with
    /// `--allow-removal`.
    fn is_refused_until_allowed(&self, args: &[&str]) {
        let www = self.project.root().join("www");
        let (before, root) = (files(&www), own_files(&www));
        let refused = ended(self.project.command(args));
        assert_eq!(refused.code, Some(1), "{}", refused.stderr);
        let error = refused.stderr;
        let place = format!(
            "pages at {} would be removed, more than the 10 %",
            www.display()
        );
        assert!(
            error.contains("error: ") && error.contains(&place),
            "{error}"
        );
        assert!(
            error.contains("hint: ") && error.contains("--allow-removal"),
            "{error}"
        );
        assert_eq!((files(&www), own_files(&www)), (before.clone(), root));
        let mut allowed = self.project.command(args);
        allowed.arg("--allow-removal");
        let allowed = ended(allowed);
        assert_eq!(allowed.code, Some(0), "{}", allowed.stderr);
        assert!(files(&www).len() < before.len());
    }
}

/// The publisher's own files at a target, by name.
fn own_files(www: &Path) -> Vec<(String, u64)> {
    let entries = walkdir::WalkDir::new(www.join(".sportsbook")).sort_by_file_name();
    let entries = entries.into_iter().map(|entry| entry.expect("walks"));
    let file = |entry: walkdir::DirEntry| {
        let bytes = fs::read(entry.path()).ok()?;
        Some((
            entry.path().display().to_string(),
            fingerprint::of_bytes(&bytes),
        ))
    };
    entries.filter_map(file).collect()
}

#[test]
fn a_new_machine_does_not_empty_the_target() {
    let cut = Cut::new();
    fs::remove_dir_all(cut.project.root().join("dist")).expect("removes");
    assert_eq!(
        cut.build(&[]).code,
        Some(0),
        "no state says what it could lose"
    );
    cut.is_refused_until_allowed(&["publish", "www"]);
    let www = cut.project.root().join("www");
    assert_eq!(files(&www), files(&cut.project.root().join("dist/site")));
}

#[test]
fn a_shard_does_not_empty_the_target() {
    let cut = Cut::new();
    fs::remove_dir_all(cut.project.root().join("dist")).expect("removes");
    assert_eq!(cut.build(&[]).code, Some(0));
    let shard = cut.project.shard_of_new_snapshot();
    let shard: Vec<&str> = shard.iter().map(String::as_str).collect();
    cut.is_refused_until_allowed(&shard);
}

#[test]
fn a_lost_state_does_not_empty_the_site() {
    let cut = Cut::new();
    let dist = cut.project.root().join("dist");
    fs::remove_dir_all(dist.join("state")).expect("removes");
    let before = files(&dist.join("site"));
    let refused = cut.build(&[]);
    assert_eq!(refused.code, Some(1), "{}", refused.stderr);
    let lost = "the state that remembered them is lost";
    assert!(refused.stderr.contains(lost), "{}", refused.stderr);
    assert!(
        refused.stderr.contains("--allow-removal"),
        "{}",
        refused.stderr
    );
    assert_eq!(files(&dist.join("site")), before);
    assert_eq!(cut.build(&["--allow-removal"]).code, Some(0));
    assert!(files(&dist.join("site")).len() < before.len());
}

/// Publishes a site that consists of old pages only.
fn publish_old_pages(edge: &Path) {
    let source = tempfile::tempdir().expect("temp");
    let mut manifest = Manifest {
        generation: 1,
        ..Manifest::default()
    };
    for page in 0..500 {
        let file = format!("old/{page}.html");
        write(source.path(), &file, "old");
        manifest.files.insert(file, fingerprint::content(b"old"));
    }
    let publisher = Publisher {
        identity: "another machine".to_owned(),
        name: "another machine".to_owned(),
    };
    let target = Target::parse(edge.to_str().expect("UTF-8"), Path::new("/")).expect("a folder");
    let document = edge::Edge::new(&edge::About {
        origin: "https://bets.example",
        locales: &["en-ZA"],
        aliases: &[],
        locale_in_url: false,
        moved: std::collections::BTreeMap::new(),
        connect: &[],
        images: &[],
        streams: &[],
        scripts: &[],
        security: &edge::Security::default(),
    });
    let options = Options::new(&publisher, &document, Timestamp::now());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let contents = Contents::of(source.path());
    let published = publish::publish(&manifest, &contents, &target, &options);
    runtime.block_on(published).expect("publishes");
}

#[test]
fn watch_does_not_empty_the_target_and_its_health_says_why() {
    let target = tempfile::tempdir().expect("temp");
    let edge = target.path().join("edge");
    publish_old_pages(&edge);
    let before = files(&edge);
    let flags = [
        "--every",
        "3600",
        "--publish",
        edge.to_str().expect("UTF-8"),
    ];
    let lab = Lab::start(60, &flags);
    lab.until("the site is built", || !lab.page("index.html").is_empty());
    lab.until("it is reported", || {
        let (status, health) = lab.health();
        let why = health["reasons"].to_string();
        status == 503 && why.contains("500 of the 500 pages at")
    });
    let (_, health) = lab.health();
    let command = &health["problems"][0]["causes"][0]["command"];
    let way_out = format!("sportsbook publish {} --allow-removal", edge.display());
    let command = command.as_str().expect("a command");
    assert!(command.starts_with(&way_out), "{command}");
    assert_eq!(files(&edge), before);
}
