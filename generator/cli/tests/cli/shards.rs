//! Four machines that build a site together, as processes, against a real S3 server.

use std::collections::BTreeSet;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use catalogue::route::is_sitemap;

use crate::build::{Project, Random};
use crate::publish::{Files, files};
use crate::s3::S3;
use crate::support::{ended, kill_after, seed};

const SHARDS: usize = 4;

/// A built project with its snapshot in a bucket.
struct Job {
    project: Project,
    s3: S3,
    snapshot: String,
}

impl Job {
    fn new() -> Self {
        let project = Project::new();
        let s3 = S3::start();
        let mut job = Self {
            project,
            s3,
            snapshot: String::new(),
        };
        job.take();
        job
    }

    /// Uploads another snapshot.
    fn take(&mut self) {
        let mut command = self.project.command(&["snapshot", self.s3.target()]);
        self.s3.set_up(&mut command);
        let taken = ended(command);
        assert_eq!(taken.code, Some(0), "{}", taken.stderr);
        let last = taken.stdout.lines().last().expect("a line");
        self.snapshot = last.to_owned();
    }

    fn shard(&self, index: usize) -> Command {
        let shard = format!("{index}/{SHARDS}");
        let args = ["build", "--shard", &shard, "--snapshot", &self.snapshot];
        let mut command = self.project.command(&args);
        command.args(["--to", self.s3.target()]);
        self.s3.set_up(&mut command);
        command
    }

    fn start(&self, index: usize) -> Child {
        self.shard(index)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("starts")
    }

    /// The result of one machine for the same snapshot.
    fn alone(&self) -> Files {
        let args = ["build", "--shard", "0/1", "--snapshot", &self.snapshot];
        let mut command = self.project.command(&args);
        command.args(["--to", "alone", "--out", "one"]);
        self.s3.set_up(&mut command);
        let alone = ended(command);
        assert_eq!(alone.code, Some(0), "{}", alone.stderr);
        files(&self.project.root().join("alone"))
    }
}

/// All but the sitemaps, whose names and times are those of the machines.
fn without_sitemaps(mut files: Files) -> Files {
    files.retain(|file, _| !is_sitemap(file));
    files
}

/// The URLs in the sitemaps, and those of the files that their index lists. Fails if these are not exactly
/// the sitemaps that there are.
pub fn listed(files: &Files) -> [BTreeSet<String>; 2] {
    let urls = |text: &[u8]| -> Vec<String> {
        let text = String::from_utf8_lossy(text).into_owned();
        let parts = text.split("<loc>").skip(1);
        let urls = parts.map(|part| part.split("</loc>").next().unwrap_or_default().to_owned());
        urls.collect()
    };
    let sitemaps = files.iter().filter(|(file, _)| is_sitemap(file));
    let (index, sitemaps): (Vec<_>, Vec<_>) =
        sitemaps.partition(|(file, _)| *file == "sitemap.xml");
    let [(_, index)] = index[..] else {
        panic!("no index");
    };
    let names = sitemaps.iter().map(|(file, _)| file.as_str());
    let index: BTreeSet<String> = urls(index).into_iter().collect();
    assert!(
        names
            .clone()
            .all(|file| index.iter().any(|url| url.ends_with(file)))
    );
    assert_eq!(names.count(), index.len());
    [
        sitemaps.iter().flat_map(|(_, text)| urls(text)).collect(),
        index,
    ]
}

fn all_end_well(shards: Vec<Child>) -> Vec<String> {
    let end = |child: Child| {
        let output = child.wait_with_output().expect("ends");
        let message = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{message}");
        String::from_utf8(output.stdout).expect("utf-8")
    };
    shards.into_iter().map(end).collect()
}

#[test]
fn four_shards_build_what_one_machine_builds() {
    let mut job = Job::new();
    let message = all_end_well((0..SHARDS).map(|index| job.start(index)).collect());
    let joined = message.iter().filter(|line| line.starts_with("published "));
    assert_eq!(joined.count(), 1, "{message:?}");
    let stored = files(&job.s3.bucket());
    let whole = files(&job.project.root().join("dist/site"));
    let [pages, index] = listed(&stored);
    assert_eq!(pages, listed(&whole)[0]);
    assert!(
        index.iter().any(|url| url.ends_with("/match-4-1.xml")),
        "{index:?}"
    );
    let stored = without_sitemaps(stored);
    assert_eq!(stored, without_sitemaps(job.alone()));
    assert_eq!(stored, without_sitemaps(whole));
    let again = all_end_well(vec![job.start(2)]);
    assert!(again[0].contains("have already published to s3://site"));
    // Another site replaces it: more pages and a language, then less.
    for larger in [true, false] {
        if larger {
            job.project.large();
        } else {
            job.project.small();
        }
        job.project.must(&["build", "--offline"]);
        job.take();
        all_end_well((0..SHARDS).map(|index| job.start(index)).collect());
        let stored = files(&job.s3.bucket());
        let whole = files(&job.project.root().join("dist/site"));
        assert_eq!(listed(&stored)[0], listed(&whole)[0]);
        assert_eq!(without_sitemaps(stored), without_sitemaps(whole));
    }
}

#[test]
#[ignore = "kills by the clock: bash ci/test --all"]
fn killed_shards_are_started_again_and_finish() {
    let job = Job::new();
    let seed = seed();
    let mut random = Random(seed);
    for round in 0..4 {
        let mut shards: Vec<Child> = (0..SHARDS).map(|index| job.start(index)).collect();
        let last_round = round == 3;
        for shard in shards.iter_mut().filter(|_| !last_round) {
            kill_after(shard, Duration::from_millis(random.below(250)));
        }
        for shard in shards {
            let output = shard.wait_with_output().expect("ends");
            let message = String::from_utf8_lossy(&output.stderr);
            assert!(
                !last_round || output.status.success(),
                "seed {seed}: {message}"
            );
        }
    }
    let [stored, alone] = [files(&job.s3.bucket()), job.alone()].map(without_sitemaps);
    assert_eq!(stored, alone, "seed {seed}");
}

#[test]
fn shards_that_do_not_match_are_reported() {
    let job = Job::new();
    for index in 0..SHARDS - 1 {
        all_end_well(vec![job.start(index)]);
    }
    // The last one belongs to another project.
    job.project.large();
    let last = ended(job.shard(SHARDS - 1));
    assert_eq!(last.code, Some(1));
    assert!(
        last.stderr
            .contains("hint: all shards must be of one project"),
        "{}",
        last.stderr
    );
    job.project.small();
    all_end_well(vec![job.start(SHARDS - 1)]);
    let [stored, alone] = [files(&job.s3.bucket()), job.alone()].map(without_sitemaps);
    assert_eq!(stored, alone);
    let mut none = job
        .project
        .command(&["build", "--shard", "0/4", "--to", "s3://site"]);
    none.args(["--snapshot", "s3://site/.sportsbook/snapshots/1f"]);
    job.s3.set_up(&mut none);
    let none = ended(none);
    assert!(
        none.stderr.contains("there is no snapshot s3://site"),
        "{}",
        none.stderr
    );
}
