//! Builds that are killed at any time and at every step of their commit: exactly one complete
//! generation is served, identical to a build from scratch.

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use catalogue::fingerprint;
use catalogue::route::{is_asset, is_sitemap};

use crate::build::{OFFLINE, Project, Random};
use crate::publish::{Files, files};
use crate::rollback;
use crate::shards::listed;
use crate::support::{kill_after, kills, seed};

/// Every served file, by content; but not the sitemaps, which depend on the time of each build.
type Manifest = BTreeMap<String, u128>;

fn manifest(files: &Files) -> Manifest {
    let entry = |(file, bytes): (&String, &Vec<u8>)| (file.clone(), fingerprint::content(bytes));
    let files = files.iter().filter(|(file, _)| !is_sitemap(file));
    files.map(entry).collect()
}

/// Fails on a sitemap that is not of these files.
fn assert_listed(site: &Files) {
    let [pages, _] = listed(site);
    assert!(pages.len() > 50);
    for url in pages {
        let path = url.splitn(4, '/').nth(3).unwrap_or_default();
        let file = match path {
            "" => "index.html".to_owned(),
            path => format!("{path}.html"),
        };
        assert!(site.contains_key(&file), "{url}");
    }
}

/// Fails on a link to a missing file.
fn assert_linked(site: &Files) {
    for (file, bytes) in site.iter().filter(|(file, _)| file.ends_with(".html")) {
        let text = String::from_utf8_lossy(bytes);
        for link in text.split("href=\"/").skip(1) {
            let link = link.split('"').next().unwrap_or_default();
            let leads_to = match link {
                "" => "index.html".to_owned(),
                asset if asset.starts_with("assets/") => asset.to_owned(),
                page => format!("{page}.html"),
            };
            assert!(site.contains_key(&leads_to), "{file}: /{link}");
        }
    }
}

/// A project of two sizes, whose home page contains the number of the build: no two generations are
/// equal, so each has contents that only it needs.
struct Lab {
    project: Project,
    home: String,
    /// The result of a build from scratch for either size; the number is 0.
    clean: [Files; 2],
    /// The generations that may be served: the last one seen, and those begun since.
    candidates: Vec<Manifest>,
    number: usize,
}

impl Lab {
    fn new() -> Self {
        let project = Project::new();
        let home = project.root().join("templates/pages/home.html");
        let mut lab = Self {
            home: fs::read_to_string(home).expect("reads"),
            project,
            clean: [Files::new(), Files::new()],
            candidates: Vec::new(),
            number: 0,
        };
        let taken = lab.project.must(&["snapshot", "snapshots"]).stdout;
        let snapshot = taken.lines().last().expect("a line");
        for size in 0..2 {
            lab.write(size, 0);
            let to = format!("clean-{size}");
            let from = ["--snapshot", snapshot, "--out", "scratch"];
            let shard = ["build", "--shard", "0/1", "--to", &to];
            lab.project.must(&[&shard[..], &from[..]].concat());
            lab.clean[size] = files(&lab.project.root().join(to));
        }
        // Unused assets are kept for a while: both sizes have those of both.
        for size in 0..2 {
            let others = lab.clean[1 - size].clone().into_iter();
            for (file, bytes) in others.filter(|(file, _)| is_asset(file)) {
                lab.clean[size].entry(file).or_insert(bytes);
            }
            assert_linked(&lab.clean[size]);
            lab.begin(size);
            lab.project.must(&OFFLINE);
        }
        let [small, large] = lab.clean.each_ref().map(Files::len);
        assert!(large > small && small > 100);
        lab.is_the_newest();
        lab
    }

    /// Sets the project's input to this size and number.
    fn write(&self, size: usize, number: usize) {
        match size {
            0 => self.project.small(),
            _ => self.project.large(),
        }
        let project = &self.project;
        // Generations are dropped, and their contents removed, while builds are killed.
        rollback::set(project, "[build]\n", "[build]\ngenerations_megabytes = 3\n");
        let layout = project.root().join("templates/layout.html");
        let layout = fs::read_to_string(layout).expect("reads");
        let link = "<link rel=\"stylesheet\" href=\"{{ asset('style.css') }}\">";
        let layout = layout.replace("<title>", &format!("{link}<title>"));
        project.write("templates/layout.html", &layout);
        let style = format!("assets/style-{size}.css");
        let assets = format!("{{\"style.css\": \"{style}\"}}");
        project.write("islands/build/manifest.json", &assets);
        project.write(
            &format!("islands/build/{style}"),
            &format!("b{{order:{size}}}"),
        );
        let mark = format!("{}{{% endblock %}}", mark(number));
        project.write(
            "templates/pages/home.html",
            &self.home.replace("{% endblock %}", &mark),
        );
    }

    /// Writes the input of the next build, and expects its result.
    fn begin(&mut self, size: usize) {
        self.number += 1;
        self.write(size, self.number);
        let mut next = manifest(&self.clean[size]);
        for home in ["index.html", "ar.html"] {
            if let Some(page) = self.clean[size].get(home) {
                let page = String::from_utf8_lossy(page);
                let page = page.replace(&mark(0), &mark(self.number));
                next.insert(home.to_owned(), fingerprint::content(page.as_bytes()));
            }
        }
        self.candidates.push(next);
    }

    /// Starts a build with these flags.
    fn start(&self, flags: &[&str]) -> Child {
        let mut command = self.project.command(&OFFLINE);
        command.args(flags);
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn();
        child.expect("starts")
    }

    /// Fails unless a complete generation is served that may be. Returns whether it is another than
    /// before. A generation that was committed but not switched to is served by the next build.
    fn is_whole(&mut self, case: &str) -> bool {
        let served = files(&self.project.root().join("dist/site"));
        assert_linked(&served);
        assert_listed(&served);
        let served = manifest(&served);
        let found = self.candidates.iter().position(|it| *it == served);
        let Some(found) = found else {
            panic!("{case}: {}", differences(&self.candidates, &served));
        };
        if found > 0 {
            self.candidates.drain(..found);
        }
        found > 0
    }

    /// Fails unless the newest generation is served.
    fn is_the_newest(&mut self) {
        let newest = self.candidates.pop().expect("one was begun");
        self.candidates = vec![newest];
        self.is_whole("a build that has ended");
    }
}

/// The difference between what is served and each generation that may be.
fn differences(candidates: &[Manifest], served: &Manifest) -> String {
    let differs = |one: &Manifest, other: &Manifest| {
        let other = |file: &str| other.get(file).copied();
        let files = one.iter().filter(|(file, is)| other(file) != Some(**is));
        let files: Vec<&str> = files.map(|(file, _)| file.as_str()).collect();
        format!("{}, as {:?}", files.len(), &files[..files.len().min(3)])
    };
    let differences = candidates.iter().map(|it| {
        let (more, less) = (differs(served, it), differs(it, served));
        format!("\n  {more} are not of it; {less} of it are not served")
    });
    differences.collect()
}

fn mark(number: usize) -> String {
    format!("<p>build {number}</p>")
}

#[test]
#[ignore = "kills by the clock: bash ci/test --all"]
fn a_build_killed_at_any_time_leaves_one_complete_site() {
    let mut lab = Lab::new();
    lab.begin(0);
    lab.project.must(&OFFLINE);
    lab.begin(1);
    let begun = Instant::now();
    lab.project.must(&OFFLINE);
    let longest = u64::try_from(begun.elapsed().as_micros()).expect("short");
    lab.is_the_newest();
    let seed = seed();
    let mut random = Random(seed);
    let kills = kills();
    let mut switched = 0;
    for kill in 0..kills {
        // In turn a change of the home page alone, and of every page.
        lab.begin(kill / 2 % 2);
        let mut child = lab.start(&[]);
        let time = Duration::from_micros(random.below(longest * 5 / 4));
        kill_after(&mut child, time);
        switched += usize::from(lab.is_whole(&format!("kill {kill} of seed {seed}")));
        if kill % 10 == 9 {
            lab.project.must(&OFFLINE);
            lab.is_the_newest();
        }
    }
    assert!(
        (1..kills).contains(&switched),
        "{switched} of {kills} builds were done before they were killed"
    );
    lab.project
        .must(&["build", "--offline", "--verify", "100%"]);
    lab.is_the_newest();
}

/// The log line of `-vv` at each step of the commit of a build that changes few files, including the
/// last one.
const IN_PLACE: [&str; 10] = [
    "repaired",
    "recorded what may be touched",
    "written",
    "synced",
    "decided",
    "changed places",
    "switched",
    "kept what was",
    "followed the files",
    "followed",
];

/// The same of a build that changes every page, and so writes a new folder.
const WHOLE: [&str; 11] = [
    "repaired",
    "written",
    "linked the rest",
    "synced",
    "decided",
    "changed places",
    "switched",
    "made room",
    "took the second folder",
    "put aside what was",
    "followed",
];

/// Steps of the thread that clears the disk. It has little time after a build, and goes on with the next.
const CLEARING: [&str; 2] = ["kept what was in the folder", "swept"];

impl Lab {
    /// Starts a build and kills it at a step. Returns whether it came to that.
    fn kill_at(&mut self, step: &str) -> bool {
        let mut child = self.start(&["-vv"]);
        let line = format!("store::output: {step}");
        let lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let mut lines = lines.map(|it| it.expect("a line"));
        let is_reached = lines.any(|it| it.ends_with(&line));
        child.kill().expect("is killed");
        child.wait().expect("ends");
        self.is_whole(step);
        is_reached
    }

    /// Fails unless builds that have nothing else to do clear what others have left.
    fn assert_cleared(&self) {
        let left = || {
            let folders = ["replaced", "trash", "fresh", "twin"];
            let state = self.project.root().join("dist/state");
            let entries = folders.map(|folder| fs::read_dir(state.join(folder)));
            entries.into_iter().flatten().flatten().count()
        };
        let is_cleared = (0..100).any(|_| {
            self.project.must(&OFFLINE);
            left() == 0
        });
        assert!(is_cleared, "{} are left", left());
    }
}

#[test]
fn a_build_killed_at_any_step_of_its_commit_leaves_one_complete_site() {
    kill_at_each_step(&[1]);
}

#[test]
#[ignore = "takes minutes: bash ci/test --all"]
fn a_build_of_any_size_killed_at_any_step_leaves_one_complete_site() {
    kill_at_each_step(&[0, 1]);
}

/// Kills builds of these sizes at each step of their commits.
fn kill_at_each_step(sizes: &[usize]) {
    let mut lab = Lab::new();
    // By then older generations take more than a megabyte: each build drops one and deletes the
    // contents that only it had.
    for build in 0..11 {
        lab.begin(build % 2);
        lab.project.must(&OFFLINE);
        lab.is_the_newest();
    }
    for &size in sizes {
        for step in WHOLE {
            lab.begin(1 - size);
            lab.project.must(&OFFLINE);
            lab.is_the_newest();
            lab.begin(size);
            assert!(lab.kill_at(step), "no build says `{step}`");
            // The next build has the same size: it finishes the last one, or has nothing to do.
            lab.project.must(&OFFLINE);
            lab.is_the_newest();
        }
        for step in IN_PLACE {
            lab.begin(size);
            assert!(lab.kill_at(step), "no build says `{step}`");
            lab.project.must(&OFFLINE);
            lab.is_the_newest();
        }
    }
    for step in CLEARING {
        let is_reached = (0..40).any(|build| {
            lab.begin(build % 2);
            lab.kill_at(step)
        });
        let listed = lab.project.must(&["generations"]).stdout;
        assert!(is_reached, "no build says `{step}`: {listed}");
        lab.project.must(&OFFLINE);
        lab.is_the_newest();
    }
    lab.assert_cleared();
    lab.project
        .must(&["build", "--offline", "--verify", "100%"]);
    lab.is_the_newest();
    let before = lab.project.served();
    let listed = lab.project.must(&["generations"]).stdout;
    assert!(listed.lines().count() > 2, "{listed}");
    lab.project.must(&["rollback"]);
    assert_ne!(lab.project.served(), before);
    lab.project.must(&OFFLINE);
    assert_eq!(lab.project.served(), before);
}
