//! `publish` as a process against a real S3 server: killed at any time, run twice at once, while a
//! visitor keeps reading.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::build::{OFFLINE, Project, Random};
use crate::s3::S3;
use crate::support::{Ended, Sandbox, ended, kill_after, kills, seed};
use crate::visitor::{Place, Visitor};

/// Files by their names below a root.
pub type Files = BTreeMap<String, Vec<u8>>;

/// The content of a folder, without the publisher's own files.
pub fn files(folder: &Path) -> Files {
    walkdir::WalkDir::new(folder)
        .into_iter()
        .map(|entry| entry.expect("walks"))
        .filter(|entry| entry.file_type().is_file())
        .map(|entry| {
            let below = entry.path().strip_prefix(folder).expect("below");
            let bytes = fs::read(entry.path()).expect("reads");
            (below.display().to_string(), bytes)
        })
        .filter(|(file, _)| !file.starts_with(".sportsbook/"))
        .collect()
}

/// A project with two generations of few files: matches are added and removed, lists and an asset
/// change, and some pages stay the same.
struct Published {
    project: Project,
    place: Place,
    generations: [Files; 2],
}

impl Published {
    fn new(place: Place) -> Self {
        let project = Project::new();
        let site = project.root().join("dist/site");
        let template = project.root().join("templates/pages/match.html");
        let text = fs::read_to_string(template).expect("reads");
        let style = |number: u8| {
            let link = "<link rel=\"stylesheet\" href=\"{{ asset('style.css') }}\">";
            let file = format!("assets/style-{number}.css");
            project.write(
                "templates/pages/match.html",
                &text.replace("<h1>", &format!("{link}<h1>")),
            );
            project.write(
                "islands/build/manifest.json",
                &format!("{{\"style.css\": \"{file}\"}}"),
            );
            project.write(
                &format!("islands/build/{file}"),
                &format!("b{{order:{number}}}"),
            );
        };
        style(1);
        project.must(&OFFLINE);
        let first = files(&site);
        style(2);
        let operator = Sandbox::start(&["--matches", "20", "--seed", "2"]);
        project.must(&["build", "--api", &operator.url]);
        let second = files(&site);
        assert!(
            first.contains_key("assets/style-1.css") && second.contains_key("assets/style-2.css")
        );
        for (one, other) in [(&first, &second), (&second, &first)] {
            let own = one.keys().filter(|file| !other.contains_key(*file));
            assert!(own.count() > 10, "pages come and go");
        }
        Self {
            project,
            place,
            generations: [first, second],
        }
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = self.project.command(&["publish", &self.place.target()]);
        command.args(args);
        if let Place::Bucket(s3) = &self.place {
            s3.set_up(&mut command);
        }
        command
    }

    fn must(&self, args: &[&str]) -> Ended {
        let ended = ended(self.command(args));
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        ended
    }

    /// Serves the other generation by a rollback.
    fn turn(&self) {
        let listed = self.project.must(&["generations"]).stdout;
        let served = listed.split_whitespace().nth(1).expect("a number");
        let before: u64 = served.parse::<u64>().expect("a number") - 1;
        self.project.must(&["rollback", &before.to_string()]);
    }

    /// The content of the target.
    fn stored(&self) -> Files {
        self.place.files()
    }

    fn site(&self) -> Files {
        files(&self.project.root().join("dist/site"))
    }
}

/// Kills a publish when its log reaches a step, or lets it end.
fn kill_at(mut child: Child, step: &str) -> bool {
    let lines = BufReader::new(child.stderr.take().expect("piped")).lines();
    let reached = lines
        .map(|line| line.expect("a line"))
        .any(|line| line.contains(step));
    child.kill().expect("is killed");
    child.wait().expect("ends");
    reached
}

/// The log line of `-v` after each step.
const STEPS: [&str; 9] = [
    "files to upload",
    "claimed ",
    "assets uploaded",
    "new pages uploaded",
    ": pages uploaded",
    "sitemaps uploaded",
    "manifest written",
    "deleted",
    "published;",
];

/// Kills publishes `kills` times by the clock, and then at each step, while a visitor reads.
fn kill_and_read(published: &Published, kills: usize) {
    published.must(&[]);
    assert_eq!(published.stored(), published.site());
    let visitor = Visitor::start(published.place.client(), &published.generations);
    published.turn();
    let begun = Instant::now();
    published.must(&["--concurrency", "4"]);
    let mut longest = u64::try_from(begun.elapsed().as_micros()).expect("short");
    let seed = seed();
    let mut random = Random(seed);
    let (mut ended, mut is_done) = (0, true);
    for _ in 0..kills {
        // The killed publish is continued, or another generation is due before it is through.
        if is_done || random.below(2) == 0 {
            published.turn();
        }
        let mut child = published
            .command(&["--concurrency", "4"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts");
        is_done = kill_after(&mut child, Duration::from_micros(random.below(longest)));
        if is_done {
            ended += 1;
            longest = longest * 9 / 10;
        }
    }
    assert!(
        kills == 0 || ended < kills / 2,
        "{ended} of {kills} were done before they were killed"
    );
    for step in STEPS {
        // One of the two removes pages, so that there is something to delete.
        let mut reached = 0;
        for _ in 0..2 {
            published.must(&[]);
            published.turn();
            let mut command = published.command(&["-v"]);
            let child = command.stderr(Stdio::piped()).stdout(Stdio::null()).spawn();
            reached += usize::from(kill_at(child.expect("starts"), step));
        }
        assert!(reached > 0, "no publish says `{step}`");
    }
    let seen = visitor.end();
    let least = if kills > 0 { 500 } else { 0 };
    assert!(
        seen.pages > least && seen.links > least,
        "only {seen:?} meanwhile"
    );
    published.must(&["--grace", "0s"]);
    assert_eq!(published.stored(), published.site(), "seed {seed}");
    let idle = published.must(&["--grace", "0s"]).stdout;
    assert!(idle.contains(": 0 pages uploaded\n"), "{idle}");
}

#[test]
fn a_publish_to_a_folder_killed_at_any_step_leaves_a_complete_site() {
    kill_and_read(&Published::new(Place::folder()), 0);
}

#[test]
#[ignore = "kills by the clock: bash ci/test --all"]
fn a_publish_to_s3_killed_at_any_time_leaves_a_complete_site() {
    kill_and_read(&Published::new(Place::Bucket(S3::start())), kills());
}

#[test]
#[ignore = "kills by the clock: bash ci/test --all"]
fn a_publish_to_a_folder_killed_at_any_time_leaves_a_complete_site() {
    kill_and_read(&Published::new(Place::folder()), kills());
}

#[test]
fn of_two_parallel_publishers_one_wins_and_the_other_does_no_harm() {
    let published = Published::new(Place::Bucket(S3::start()));
    published.must(&[]);
    let root = published.project.root();
    let copied = Command::new("cp")
        .args(["-a", "dist", "other"])
        .current_dir(root)
        .status();
    assert!(copied.expect("copies").success());
    published.turn();
    let mut first = published
        .command(&["-v"])
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    // The first publisher is paused with the claim until the second has found it.
    let log = BufReader::new(first.stderr.take().expect("piped")).lines();
    let mut log = log.map(|line| line.expect("a line"));
    assert!(log.any(|line| line.contains("claimed")));
    let signal = |name: &str| {
        let pid = first.id().to_string();
        let sent = Command::new("kill").args([name, &pid]).status();
        assert!(sent.expect("kill runs").success());
    };
    signal("-STOP");
    let mut second = published
        .command(&["-v", "--out", "other"])
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut lines = BufReader::new(second.stderr.take().expect("piped")).lines();
    let mut lines = lines.by_ref().map(|line| line.expect("a line"));
    assert!(lines.any(|line| line.contains("checking whether it is still alive")));
    signal("-CONT");
    assert!(log.any(|line| line.contains("published;")));
    assert!(first.wait().expect("ends").success());
    assert_eq!(second.wait().expect("ends").code(), Some(1));
    let error: Vec<String> = lines.collect();
    let error = error.join("\n");
    assert!(
        error.contains("published generation 4 to s3://site")
            || error.contains("is publishing generation"),
        "{error}"
    );
    assert!(
        error.contains("process ") && error.contains("hint: "),
        "{error}"
    );
    published.must(&["--grace", "0s"]);
    assert_eq!(published.stored(), published.site());
}

#[test]
fn a_folder_is_published_to_and_invalid_targets_are_reported() {
    let project = Project::new();
    let message = project.must(&["publish", "www"]).stdout;
    assert!(message.starts_with("published generation 1 ("), "{message}");
    let root = project.root();
    assert_eq!(files(&root.join("www")), files(&root.join("dist/site")));
    assert!(root.join("dist/purge.txt").exists() && root.join("dist/indexnow.json").exists());
    for (args, code, text) in [
        (
            &["publish", "dist/site"][..],
            1,
            "is where the site is built",
        ),
        (&["publish", "ftp://x"], 2, "cannot publish to `ftp://x`"),
        (
            &["publish", "www", "--out", "none"],
            1,
            "hint: build it first",
        ),
        (
            &["publish", "www", "--compress", "gzip"],
            2,
            "does not work with a folder",
        ),
    ] {
        let refused = ended(project.command(args));
        assert_eq!(refused.code, Some(code), "{args:?}: {}", refused.stderr);
        assert!(
            refused.stderr.contains(text),
            "{args:?}: {}",
            refused.stderr
        );
    }
}
