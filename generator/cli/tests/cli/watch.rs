//! `watch` against a sandbox: the operator's events are on the disk, whatever happens in between.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{Sandbox, becomes, ended, footer, sportsbook, write};

/// The frame of its pages.
pub const LAYOUT: &str = r#"<!doctype html><title>{{ frame.site_name }}</title>
{% for sport in frame.sports %}<a href="{{ sport.href }}">{{ sport.name }}</a>
{% endfor %}<p>{{ t("odds-live") }}</p>{% block main %}{% endblock %}"#;

const LIST: &str = r#"{% extends "layout.html" %}{% block main %}{% for group in body.list.groups %}
{% for row in group.rows %}<a href="{{ row.href }}">{{ row.match.home }}</a>{% endfor %}{% endfor %}{% endblock %}"#;

const MATCH: &str = r#"{% extends "layout.html" %}{% block main %}<h1>{{ body.home }}</h1><p>status {{ body.status }}</p>
{% for card in body.markets.cards %}{% for line in card.lines %}{% for outcome in line.outcomes %}
<b>{{ line.id }}:{{ line.specifier }}:{{ outcome.id }}={{ outcome.odds }}</b>{% endfor %}{% endfor %}{% endfor %}{% endblock %}"#;

/// A project, an operator whose clock is stopped, and a `watch` between them.
pub struct Lab {
    pub dir: TempDir,
    operator: Option<Sandbox>,
    child: Child,
    pub address: String,
}

impl Lab {
    /// A lab that has built its site.
    pub fn new(fresh_seconds: u32, flags: &[&str]) -> Self {
        let lab = Self::start(fresh_seconds, flags);
        lab.until("it is healthy", || lab.health().0 == 200);
        lab
    }

    /// A lab with this freshness limit; `watch` gets these flags.
    pub fn start(fresh_seconds: u32, flags: &[&str]) -> Self {
        let operator = Sandbox::start(&["--matches", "40", "--control", "--stopped"]);
        let url = operator.url.clone();
        let settings = format!("[prices]\nfresh_seconds = {fresh_seconds}\n");
        Self::of(&url, Some(operator), &settings, flags)
    }

    /// A lab that follows the operator at `url`, with these further settings.
    pub fn of(url: &str, operator: Option<Sandbox>, settings: &str, flags: &[&str]) -> Self {
        Self::in_environment(url, operator, settings, flags, &[])
    }

    /// The same with these variables.
    pub fn in_environment(
        url: &str,
        operator: Option<Sandbox>,
        settings: &str,
        flags: &[&str],
        variables: &[(&str, &str)],
    ) -> Self {
        let dir = tempfile::tempdir().expect("temp");
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for locale in ["en", "ar"] {
            for file in walkdir::WalkDir::new(own.join("locales").join(locale)) {
                let file = file.expect("lists");
                if file.file_type().is_file() {
                    let below = file.path().strip_prefix(&own).expect("below").display();
                    let text = std::fs::read_to_string(file.path()).expect("reads");
                    write(dir.path(), &below.to_string(), &text);
                }
            }
        }
        let kinds = pages::kinds::table().iter();
        for kind in kinds.filter(|kind| !kind.is_document()) {
            let text = r#"{% extends "layout.html" %}"#;
            write(dir.path(), &format!("templates/{}", kind.template), text);
        }
        for page in ["home", "sport", "category", "league", "live"] {
            write(dir.path(), &format!("templates/pages/{page}.html"), LIST);
        }
        write(dir.path(), "templates/layout.html", LAYOUT);
        write(dir.path(), "templates/pages/match.html", MATCH);
        write(dir.path(), "islands/build/manifest.json", "{}");
        write(dir.path(), "islands/build/assets/empty.css", "");
        let settings = format!(
            "name = \"Lab\"\norigin = \"https://lab.example\"\nlocales = [\"en-ZA\", \"ar\"]\n\
             zone = \"UTC\"\n{settings}"
        );
        write(dir.path(), "content/site.toml", &settings);
        write(dir.path(), "content/pages/home.toml", "");
        write(dir.path(), "content/footer.toml", &footer());
        write(dir.path(), "content/menus.toml", "");
        let mut child = sportsbook(&["watch", "--port", "0", "--api", url])
            .args(flags)
            .envs(variables.iter().copied())
            .current_dir(dir.path())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(dir.path().join("log")).expect("a log"))
            .spawn()
            .expect("the binary runs");
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().expect("piped"))
            .read_line(&mut line)
            .expect("a line");
        Self {
            dir,
            operator,
            child,
            address: line.trim().to_owned(),
        }
    }

    /// The sandbox that it follows.
    pub fn operator(&self) -> &Sandbox {
        self.operator.as_ref().expect("a sandbox")
    }

    /// Stops the sandbox; returns its address.
    pub fn stop_operator(&mut self) -> String {
        self.operator.take().expect("a sandbox").url.clone()
    }

    /// Changes the operator.
    pub fn control(&self, what: &str, body: &Value) {
        let url = format!("{}/sandbox/control/{what}", self.operator().url);
        let (status, answer) = post(&url, body);
        assert!((200..300).contains(&status), "{what}: {status} {answer}");
    }

    /// A match that has not begun, and its page.
    pub fn match_to_come(&self) -> (u64, String) {
        self.matches_to_come().pop().expect("a match to come")
    }

    /// Matches that have not begun, and their pages.
    fn matches_to_come(&self) -> Vec<(u64, String)> {
        let url = format!("{}/api/v2/matches?limit=40", self.operator().url);
        let (_, answer) = ask("GET", &url, "");
        let answer: Value = serde_json::from_str(&answer).expect("JSON");
        let matches = answer["data"].as_array().expect("a list");
        let to_come = matches
            .iter()
            .filter(|it| it["status"] == 0 && it["main_market"].is_object());
        let page = |found: &Value| {
            let sport = &found["tournament"]["category"]["sport"]["key"];
            let (sport, slug) = (sport.as_str(), found["slug"].as_str());
            let file = format!("{}/{}.html", sport.expect("a key"), slug.expect("a slug"));
            (found["id"].as_u64().expect("a number"), file)
        };
        to_come.map(page).collect()
    }

    /// Writes a file of the project.
    pub fn write(&self, name: &str, text: &str) {
        write(self.dir.path(), name, text);
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        self.dir.path()
    }

    /// Text of a served file; empty if it is missing.
    pub fn page(&self, file: &str) -> String {
        let path = self.dir.path().join("dist/site").join(file);
        std::fs::read_to_string(&path).unwrap_or_default()
    }

    /// Gives a match's home side another name.
    pub fn rename(&self, id: u64, name: &str) {
        self.control("match", &json!({"match_id": id, "home": name}));
    }

    /// The answer of `/health`.
    pub fn health(&self) -> (u16, Value) {
        let (status, body) = ask("GET", &format!("{}/health", self.address), "");
        (status, serde_json::from_str(&body).unwrap_or_default())
    }

    /// A sample of the metrics, by its name with labels.
    pub fn metric(&self, name: &str) -> f64 {
        let text = self.metrics();
        let mut found = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (key, value) = line.rsplit_once(' ').expect("a name and a value");
            let value: f64 = value.parse().expect("a number");
            if key == name {
                found = Some(value);
            }
        }
        found.unwrap_or_else(|| panic!("no {name} in\n{text}"))
    }

    /// All metrics, as text.
    pub fn metrics(&self) -> String {
        let (status, text) = ask("GET", &format!("{}/metrics", self.address), "");
        assert_eq!(status, 200);
        text
    }

    /// Everything that `watch` has logged.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.dir.path().join("log")).expect("reads")
    }

    /// Waits until a condition is true.
    pub fn until(&self, what: &str, is_so: impl Fn() -> bool) {
        assert!(becomes(is_so), "not so: {what}\n{}", self.log());
    }

    /// Waits until a page shows a text.
    pub fn until_shown(&self, file: &str, text: &str) {
        self.until(&format!("{file} shows {text}"), || {
            self.page(file).contains(text)
        });
    }

    /// Sends the stop signal; returns the exit code.
    pub fn stop(&mut self) -> Option<i32> {
        let pid = self.child.id().to_string();
        let killed = Command::new("kill").args(["-TERM", &pid]).status();
        assert!(killed.expect("runs").success());
        self.child.wait().expect("ends").code()
    }
}

impl Drop for Lab {
    fn drop(&mut self) {
        // It may have been stopped already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn post(url: &str, body: &Value) -> (u16, String) {
    ask("POST", url, &body.to_string())
}

/// A request and its answer: status and body.
pub fn ask(method: &str, url: &str, body: &str) -> (u16, String) {
    let rest = url.strip_prefix("http://").expect("http");
    let (host, path) = rest.split_once('/').expect("a path");
    let mut stream = TcpStream::connect(host).expect("connects");
    let request = format!(
        "{method} /{path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("sends");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("reads");
    let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok());
    let (_, body) = answer.split_once("\r\n\r\n").expect("a head");
    (status.expect("a status"), body.to_owned())
}

const RECONCILES: &str = "sportsbook_reconciles_total{result=\"ok\"}";

#[test]
fn an_event_reaches_the_pages_and_a_signal_stops_the_process() {
    let mut lab = Lab::new(60, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    lab.until("it listens", || {
        lab.metric("sportsbook_push_state{state=\"listening\"}") == 1.0
    });
    lab.rename(id, "Zebra United");
    lab.until_shown(&file, "<h1>Zebra United</h1>");
    lab.until_shown(&format!("ar/{file}"), "<h1>Zebra United</h1>");
    lab.until("it is counted", || {
        lab.metric("sportsbook_event_to_disk_seconds_count") >= 1.0
    });
    assert!(lab.metric("sportsbook_push_events_total{event=\"match_changed\"}") >= 2.0);
    assert_eq!(lab.metric(RECONCILES), 1.0);
    assert!(lab.metric("process_resident_memory_bytes") > 1e6);
    assert!(lab.metric("sportsbook_last_reconcile_timestamp_seconds") > 1e9);
    // A match that ends leaves the lists.
    lab.control("match", &json!({"match_id": id, "status": 4}));
    lab.until_shown(&file, "<p>status 4</p>");
    assert!(
        !lab.page(&file).contains("<b>"),
        "prices of a match that is over"
    );
    let log = lab.log();
    assert!(
        log.contains("after events") && log.contains("pages by reason: matches"),
        "{log}"
    );
    assert_eq!(lab.stop(), Some(0), "{}", lab.log());
    let mut build = sportsbook(&["build", "--offline", "--verify", "100%"]);
    build.current_dir(lab.dir.path());
    let built = ended(build);
    assert_eq!(built.code, Some(0), "{}", built.stderr);
    assert!(built.stdout.contains("verified"), "{}", built.stdout);
}

#[test]
fn after_a_burst_the_last_event_counts() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    let (other, other_file) = lab.matches_to_come().swap_remove(0);
    assert_ne!(id, other);
    lab.until("it listens", || {
        lab.metric("sportsbook_push_state{state=\"listening\"}") == 1.0
    });
    std::thread::scope(|threads| {
        for number in 0..39 {
            let lab = &lab;
            threads.spawn(move || lab.rename(id, &format!("Side {number}")));
        }
    });
    lab.rename(id, "Side 39");
    // A later event of another match is on its page last.
    lab.rename(other, "The Other");
    lab.until_shown(&other_file, "<h1>The Other</h1>");
    assert!(lab.page(&file).contains("<h1>Side 39</h1>"));
    let events = lab.metric("sportsbook_push_events_total{event=\"match_changed\"}");
    assert!(
        events >= 80.0,
        "{events} events, of 41 changes in two languages"
    );
    assert_eq!(
        lab.metric("sportsbook_builds_total{result=\"failed\"}"),
        0.0
    );
    let builds = lab.metric("sportsbook_event_to_disk_seconds_count");
    assert!(
        builds <= 20.0,
        "{builds} builds after {events} events: events during a build are merged"
    );
}

#[test]
fn a_price_is_rendered_at_the_limit_without_other_events() {
    let lab = Lab::new(4, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    let page = lab.page(&file);
    let price = page.split("<b>").nth(1).expect("a price");
    let (outcome, _) = price.split_once('=').expect("a price");
    let parts: Vec<&str> = outcome.split(':').collect();
    for odds in [7_770, 8_880] {
        let price = json!({
            "match_id": id,
            "market_id": parts[0].parse::<u64>().expect("a number"),
            "specifier": parts[1],
            "outcome_id": parts[2].parse::<u64>().expect("a number"),
            "odds": odds,
        });
        lab.control("price", &price);
        lab.until_shown(&file, &format!("<b>{outcome}={odds}</b>"));
    }
}

#[test]
fn events_missed_by_a_dropped_connection_are_recovered_without_a_reconcile() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    lab.until("it listens", || lab.log().contains("listening to the push"));
    lab.control("drop_connections", &json!({}));
    lab.rename(id, "While Away");
    lab.until_shown(&file, "<h1>While Away</h1>");
    assert!(
        lab.log().contains("the push is disconnected"),
        "{}",
        lab.log()
    );
    assert_eq!(lab.metric(RECONCILES), 1.0);
}

#[test]
fn a_push_closed_for_good_stays_closed_until_the_next_reconcile() {
    let lab = Lab::new(60, &["--every", "8"]);
    let (id, file) = lab.match_to_come();
    lab.until("it listens", || lab.log().contains("listening to the push"));
    lab.control("disconnect", &json!({"code": 3500, "reason": "not you"}));
    lab.until("it is unhealthy", || lab.health().0 == 503);
    let (_, health) = lab.health();
    let why = health["reasons"].to_string();
    assert!(why.contains("not you (3500)"), "{why}");
    assert_eq!(health["push"], "closed");
    let before = lab.metric(RECONCILES);
    lab.rename(id, "By Reconcile");
    lab.until_shown(&file, "<h1>By Reconcile</h1>");
    lab.until("it was reconciled", || lab.metric(RECONCILES) > before);
    lab.until("it listens again", || lab.health().0 == 200);
}

#[test]
fn addresses_outlive_the_output_folder() {
    let lab = Lab::new(60, &["--addresses", "addresses.txt"]);
    let file = lab.dir.path().join("addresses.txt");
    lab.until("the file is written", || file.exists());
    let text = std::fs::read_to_string(&file).expect("reads");
    let line = text
        .lines()
        .find(|line| line.ends_with(" /soccer/premier-league"));
    let line = line.expect("the league's line");
    // Another folder, which has never heard of the address that the league had before.
    let former = line.replace("premier-league", "first-division");
    let shared = tempfile::tempdir().expect("temp");
    let edited = text.replace(line, &format!("{former}\n{line}"));
    write(shared.path(), "addresses.txt", &edited);
    let from = shared.path().join("addresses.txt").display().to_string();
    let other = Lab::new(60, &["--addresses", &from]);
    let document = other.dir.path().join("dist/headers.json");
    let document = std::fs::read_to_string(document).expect("reads");
    assert!(document.contains("/soccer/first-division"), "it redirects");
}

#[test]
fn an_operator_that_is_down_keeps_the_site_and_is_retried() {
    let lab = Lab::new(60, &["--every", "1"]);
    let (id, file) = lab.match_to_come();
    let page = lab.page(&file);
    lab.control(
        "fail",
        &json!({"path": "/api/v2", "times": 1_000_000, "status": 501}),
    );
    lab.until("reconciles fail", || {
        lab.metric("sportsbook_reconciles_total{result=\"failed\"}") >= 1.0
    });
    assert_eq!(lab.page(&file), page);
    let gone = "the operator does not answer";
    assert!(lab.log().contains(gone), "{}", lab.log());
    lab.control("reset", &json!({}));
    lab.control("clock", &json!({"stop": true}));
    lab.rename(id, "Back Again");
    lab.until_shown(&file, "<h1>Back Again</h1>");
    lab.until("it is healthy", || lab.health().0 == 200);
}

#[test]
fn editors_see_their_changes_and_a_mistake_changes_nothing() {
    let lab = Lab::new(60, &["--every", "3600"]);
    let (id, file) = lab.match_to_come();
    let template = "templates/pages/match.html";
    write(
        lab.dir.path(),
        template,
        &MATCH.replace("<h1>", "<h1 class=\"one\">"),
    );
    lab.until_shown(&file, "<h1 class=\"one\">");
    write(
        lab.dir.path(),
        template,
        &MATCH.replace("{% endblock %}", ""),
    );
    lab.until("the mistake is reported", || lab.health().0 == 503);
    assert!(lab.log().contains("match.html"), "{}", lab.log());
    write(
        lab.dir.path(),
        template,
        &MATCH.replace("body.home", "body.hoem"),
    );
    lab.until("the other mistake is reported", || {
        lab.log().contains("hoem")
    });
    // The last valid project stays in use.
    lab.rename(id, "Zebra United");
    lab.until_shown(&file, "<h1 class=\"one\">Zebra United</h1>");
    write(
        lab.dir.path(),
        template,
        &MATCH.replace("<h1>", "<h1 class=\"two\">"),
    );
    lab.until_shown(&file, "<h1 class=\"two\">Zebra United</h1>");
    lab.until("it is healthy", || lab.health().0 == 200);
}

#[test]
fn each_generation_is_published_and_an_unreachable_target_is_retried() {
    let target = tempfile::tempdir().expect("temp");
    let edge = target.path().join("edge");
    let flags = [
        "--every",
        "3600",
        "--publish",
        edge.to_str().expect("UTF-8"),
    ];
    let lab = Lab::new(60, &flags);
    let (id, file) = lab.match_to_come();
    let published = |text: &str| {
        let page = std::fs::read_to_string(edge.join(&file));
        page.is_ok_and(|page| page.contains(text))
    };
    lab.until("the site is published", || published("<h1>"));
    lab.rename(id, "Zebra United");
    lab.until("the change is published", || {
        published("<h1>Zebra United</h1>")
    });
    lab.until("both are counted", || {
        lab.metric("sportsbook_publishes_total{result=\"done\"}") >= 2.0
    });
    // A file in place of a folder, like a disk that is mounted wrongly.
    let aside = target.path().join("aside");
    std::fs::rename(&edge, &aside).expect("renames");
    std::fs::write(&edge, "").expect("writes");
    lab.rename(id, "Yak United");
    lab.until("it is reported", || lab.health().0 == 503);
    let why = lab.health().1["reasons"].to_string();
    assert!(why.contains("could not be published"), "{why}");
    lab.until_shown(&file, "<h1>Yak United</h1>");
    std::fs::remove_file(&edge).expect("removes");
    std::fs::rename(&aside, &edge).expect("renames");
    lab.until("it is published after all", || {
        published("<h1>Yak United</h1>") && lab.health().0 == 200
    });
}

#[test]
fn a_target_that_never_answers_delays_no_build() {
    // It accepts every connection, and says nothing.
    let silent = TcpListener::bind("127.0.0.1:0").expect("binds");
    let endpoint = format!("http://{}", silent.local_addr().expect("has one"));
    let operator = Sandbox::start(&["--matches", "40", "--control", "--stopped"]);
    let url = operator.url.clone();
    let mut lab = Lab::in_environment(
        &url,
        Some(operator),
        "",
        &["--every", "3600", "--publish", "s3://site"],
        &[
            ("AWS_ENDPOINT_URL", &endpoint),
            ("AWS_ALLOW_HTTP", "true"),
            ("AWS_REGION", "eu-west-1"),
            ("AWS_ACCESS_KEY_ID", "tester"),
            ("AWS_SECRET_ACCESS_KEY", "tester-secret"),
        ],
    );
    let publishing = "sportsbook_publishing_generation";
    lab.until("a publish has begun", || lab.metric(publishing) >= 1.0);
    let (id, file) = lab.match_to_come();
    for name in ["Zebra United", "Yak United"] {
        lab.rename(id, name);
        lab.until_shown(&file, &format!("<h1>{name}</h1>"));
    }
    // A page is shown a moment before its generation is handed to the publisher.
    lab.until("the third generation waits", || {
        let (_, health) = lab.health();
        health["generation"] == 3 && health["waiting_generation"] == 3
    });
    let (_, health) = lab.health();
    assert_eq!(health["publishing_generation"], 1);
    assert_eq!(health["published_generation"], Value::Null);
    // Neither does it delay the end.
    assert_eq!(lab.stop(), Some(0));
    drop(silent);
}

#[test]
fn a_name_of_somebody_else_is_refused() {
    let lab = Lab::new(60, &["--every", "3600", "--host-name", "sportsbook-watch"]);
    let address = lab.address.trim_start_matches("http://");
    let status = |host: &str, path: &str| {
        let mut stream = TcpStream::connect(address).expect("connects");
        let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("sends");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("reads");
        answer
    };
    for path in ["/", "/health", "/metrics", "/generations"] {
        for own in [
            address,
            "10.0.0.7:9100",
            "localhost:9100",
            "sportsbook-watch:9100",
        ] {
            assert!(
                status(own, path).starts_with("HTTP/1.1 200 "),
                "{own} {path}"
            );
        }
        let refused = status("evil.example:9100", path);
        assert!(refused.starts_with("HTTP/1.1 421 "), "{path}: {refused}");
        assert!(refused.contains("this port answers only"), "{refused}");
    }
}

#[test]
fn it_answers_for_the_folder_that_it_locks() {
    let lab = Lab::new(60, &[]);
    let (_, file) = lab.match_to_come();
    let page = file.strip_suffix(".html").expect("a page");
    let get = |path: &str| ask("GET", &format!("{}{path}", lab.address), "");
    let (status, story) = get(&format!("/why/{page}"));
    assert_eq!(status, 200, "{story}");
    assert!(story.contains(&file), "{story}");
    assert_eq!(get("/why").0, 200);
    let (status, none) = get("/why/nowhere");
    assert_eq!(status, 404);
    assert!(none.contains("there is no page at nowhere"), "{none}");
    let (status, all) = get("/generations");
    assert_eq!(status, 200);
    assert!(all.contains("*      1  "), "{all}");
    let mut second = sportsbook(&["why", page]);
    second.current_dir(lab.dir.path());
    let refused = ended(second);
    assert_eq!(refused.code, Some(1));
    let holder = format!("`sportsbook watch` on {} is writing to", lab.address);
    assert!(refused.stderr.contains(&holder), "{}", refused.stderr);
    let process = format!("(process {})", lab.child.id());
    assert!(refused.stderr.contains(&process), "{}", refused.stderr);
    let instead = format!("{}/why/", lab.address);
    assert!(refused.stderr.contains(&instead), "{}", refused.stderr);
}
