//! Repeated builds, rollbacks, and builds without input. Killed builds are in `kills`, builds on a
//! full disk in `full`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

use crate::support::{Ended, Sandbox, ended, footer, sportsbook, write};

pub const LAYOUT: &str = r#"<!doctype html>
<html lang="{{ frame.locale.tag }}"><title>{{ frame.site_name }}</title>
{% for sport in frame.sports %}<a href="{{ sport.href }}">{{ sport.name }}</a>
{% endfor %}<p>{{ t("odds-live") }}</p>{% block main %}{% endblock %}"#;

const LIST: &str = r#"{% extends "layout.html" %}{% block main %}{% for group in body.list.groups %}
{% for row in group.rows %}<a href="{{ row.href }}">{{ row.match.home }}</a>{% endfor %}{% endfor %}{% endblock %}"#;

const MATCH: &str = r#"{% extends "layout.html" %}{% block main %}<h1>{{ body.home }}</h1>
{% for card in body.markets.cards %}<h2>{{ card.name }}</h2>{% endfor %}{% endblock %}"#;

const PLAIN: &str = r#"{% extends "layout.html" %}"#;

/// A small project in one language, built from a sandbox's answers in two; the sandbox is gone by
/// then.
pub struct Project {
    dir: TempDir,
}

pub type Files = BTreeMap<PathBuf, Vec<u8>>;

impl Project {
    pub fn new() -> Self {
        let project = Self {
            dir: tempfile::tempdir().expect("temp"),
        };
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for locale in ["en", "ar"] {
            for file in walkdir::WalkDir::new(own.join("locales").join(locale)) {
                let file = file.expect("lists");
                if file.file_type().is_file() {
                    let name = file.path().strip_prefix(&own).expect("below").display();
                    let text = fs::read_to_string(file.path()).expect("reads");
                    project.write(&name.to_string(), &text);
                }
            }
        }
        let kinds = pages::kinds::table().iter();
        for kind in kinds.filter(|kind| !kind.is_document()) {
            project.write(&format!("templates/{}", kind.template), PLAIN);
        }
        for page in ["home", "sport", "category", "league", "live"] {
            project.write(&format!("templates/pages/{page}.html"), LIST);
        }
        project.write("templates/pages/match.html", MATCH);
        project.write("content/pages/home.toml", "");
        project.write("content/footer.toml", &footer());
        project.write("content/menus.toml", "");
        project.write("islands/build/manifest.json", "{}");
        project.write("islands/build/assets/empty.css", "");
        project.large();
        let sandbox = Sandbox::start(&["--matches", "30"]);
        project.must(&["build", "--api", &sandbox.url]);
        // Removing the site keeps the operator's answers in both languages.
        fs::remove_dir_all(project.root().join("dist/site")).expect("removes");
        project.small();
        project.must(&OFFLINE);
        project
    }

    pub fn write(&self, name: &str, text: &str) {
        write(self.dir.path(), name, text);
    }

    /// Without documents for other programs: they would be most of the files, and `site` tests them.
    fn settings(&self, locales: &str) {
        self.write(
            "content/site.toml",
            &format!(
                "name = \"Lab\"\norigin = \"https://lab.example\"\nlocales = [{locales}]\n\
                 zone = \"UTC\"\n[prices]\nfresh_seconds = 100000\n[build]\nremoval_percent = 100\n\
                 [feeds]\nrss = false\njson = false\ncalendars = false\nside_calendars = false\n"
            ),
        );
    }

    /// One language.
    pub fn small(&self) {
        self.settings("\"en-ZA\"");
        self.write("templates/layout.html", LAYOUT);
    }

    /// Two languages, and another text on every page.
    pub fn large(&self) {
        self.settings("\"en-ZA\", \"ar\"");
        self.write("templates/layout.html", &format!("{LAYOUT}<p>large</p>"));
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = sportsbook(args);
        command.current_dir(self.dir.path());
        command
    }

    pub fn must(&self, args: &[&str]) -> Ended {
        let ended = ended(self.command(args));
        assert_eq!(ended.code, Some(0), "{}", ended.stderr);
        ended
    }

    /// Takes a snapshot, and gives the arguments that build all of it as one shard into the folder `www`.
    pub fn shard_of_new_snapshot(&self) -> Vec<String> {
        let taken = self.must(&["snapshot", "snapshots"]).stdout;
        let snapshot = taken.lines().last().expect("a line");
        [
            "build",
            "--shard",
            "0/1",
            "--snapshot",
            snapshot,
            "--to",
            "www",
        ]
        .map(str::to_owned)
        .to_vec()
    }

    fn start(&self, args: &[&str]) -> Child {
        self.command(args)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("starts")
    }

    /// Its folder.
    pub fn root(&self) -> &Path {
        self.dir.path()
    }

    /// Every served page. Assets are left out: old ones are kept for pages in caches.
    pub fn served(&self) -> Files {
        pages(&self.dir.path().join("dist/site"))
    }
}

/// The pages below a folder.
pub fn pages(folder: &Path) -> Files {
    walkdir::WalkDir::new(folder)
        .into_iter()
        .map(|entry| entry.expect("walks"))
        .filter(|entry| entry.path().extension().is_some_and(|it| it == "html"))
        .map(|entry| {
            let below = entry.path().strip_prefix(folder).expect("below");
            (below.to_path_buf(), fs::read(entry.path()).expect("reads"))
        })
        .collect()
}

/// Pseudo-random numbers; a failed test prints the seed.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

pub const OFFLINE: [&str; 2] = ["build", "--offline"];

#[test]
fn two_parallel_builds_do_not_mix() {
    let project = Project::new();
    project.large();
    let mut first = project.start(&OFFLINE);
    let holder = project.dir.path().join("dist/state/holder");
    while !holder.exists() {
        assert_eq!(
            first.try_wait().expect("waits"),
            None,
            "the first build ended"
        );
    }
    let second = ended(project.command(&OFFLINE));
    first.wait().expect("ends");
    assert_eq!(second.code, Some(1), "the second build was not rejected");
    let refused = second.stderr;
    let process = format!("(process {})", first.id());
    assert!(
        refused.contains("another build is writing to") && refused.contains(&process),
        "{refused}"
    );
}

#[test]
fn rollback_and_why_work() {
    let project = Project::new();
    let small = project.served();
    project.large();
    project.must(&OFFLINE);
    let listed = project.must(&["generations"]).stdout;
    assert!(
        listed.starts_with("*      2  ") && listed.contains("\n       1  "),
        "{listed}"
    );
    let why = project.must(&["why", "/ar/soccer"]).stdout;
    assert!(why.starts_with("ar/soccer.html: sport 1 in ar\n"), "{why}");
    let back = project.must(&["rollback"]).stdout;
    assert!(
        back.starts_with("serving generation 1 again, as generation 3: "),
        "{back}"
    );
    assert_eq!(project.served(), small);
    let again = ended(project.command(&["rollback"]));
    assert!(
        again.stderr.contains("no generation before 1 is kept"),
        "a second rollback returns to the newest: {}{}",
        again.stdout,
        again.stderr
    );
    let nowhere = ended(project.command(&["rollback", "7"]));
    assert_eq!(nowhere.code, Some(1));
    assert!(
        nowhere.stderr.contains("generations 1 to 2 are kept"),
        "{}",
        nowhere.stderr
    );
    let none = ended(project.command(&["why", "/nowhere"]));
    assert!(
        none.stderr
            .contains("there is no page at /nowhere (nowhere.html)"),
        "{}",
        none.stderr
    );
}

#[test]
fn an_offline_build_needs_stored_answers() {
    let project = Project::new();
    let ended = ended(project.command(&["build", "--offline", "--out", "elsewhere"]));
    assert_eq!(ended.code, Some(1));
    assert!(
        ended
            .stderr
            .contains("there is no stored catalogue to build from")
    );
    assert!(
        ended.stderr.contains("hint: build once without --offline"),
        "{}",
        ended.stderr
    );
}
