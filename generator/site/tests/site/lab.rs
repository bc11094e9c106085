//! A fluent helper for tests: given this operator and this project, build, then look at what was
//! written.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use api::wire::{Market, Match};
use catalogue::{Feed, LocaleFeed, News, NewsMarkets};
use diagnostic::Diagnostic;
use jiff::{SignedDuration, Timestamp};
use pages::view::islands::ISLANDS;
use site::build::{BuildOptions, Summary};
use site::engine::Engine;
use site::ingest::Update;
use store::output::Output;
use store::state::Cause;
use tempfile::TempDir;

use crate::operator::feed;

/// A project in a temporary folder, with an operator whose answers the test sets.
pub struct Lab {
    dir: TempDir,
    /// The operator's answers: in English, then in Arabic. In other languages it answers in
    /// English.
    pub feed: Feed,
    /// The time of the next build.
    pub now: Timestamp,
    /// Fingerprint of the running generator.
    pub program: u64,
    /// The address at which the build reaches the operator.
    pub api: &'static str,
    /// The content of `content/site.toml`; change it with [`Lab::put_settings`].
    pub settings: Settings,
    /// Why the next builds are made.
    pub cause: Cause,
    /// Whether any number of pages may be removed.
    pub allow_removal: bool,
    /// Percentage of untouched pages that are rendered again.
    pub verify_percent: f64,
    /// One engine for all builds; if absent, each build is a separate process.
    pub resident: Option<RefCell<Engine>>,
}

/// The settings that tests change.
#[derive(Clone, Debug)]
pub struct Settings {
    pub name: String,
    pub origin: String,
    pub locales: Vec<&'static str>,
    pub zone: &'static str,
    pub indexed: bool,
    pub fresh_seconds: u32,
    pub my_bets: bool,
    pub opens_whole: bool,
    /// Feeds and calendars.
    pub feeds: bool,
    pub limit: u8,
    pub top_leagues: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            name: "Lab".to_owned(),
            origin: "https://lab.example".to_owned(),
            locales: vec!["en-ZA", "ar"],
            zone: "Africa/Johannesburg",
            indexed: true,
            fresh_seconds: 60,
            my_bets: true,
            opens_whole: false,
            feeds: false,
            limit: 40,
            top_leagues: 12,
        }
    }
}

impl Settings {
    /// The file with these settings.
    pub fn text(&self) -> String {
        let Self {
            name,
            origin,
            locales,
            zone,
            indexed,
            fresh_seconds,
            my_bets,
            opens_whole,
            feeds,
            limit,
            top_leagues,
        } = self;
        format!(
            r#"
name = "{name}"
origin = "{origin}"
locales = {locales:?}
zone = "{zone}"
indexed = {indexed}
[prices]
fresh_seconds = {fresh_seconds}
[features]
my_bets = {my_bets}
[slip]
opens_whole = {opens_whole}
[feeds]
rss = {feeds}
json = {feeds}
calendars = {feeds}
side_calendars = {feeds}
[lists]
limit = {limit}
top_leagues = {top_leagues}
[build]
removal_percent = 10
"#
        )
    }
}

const LAYOUT: &str = r#"<!doctype html>
<html lang="{{ frame.locale.tag }}" dir="{{ frame.locale.dir }}">
<title>{% block title %}{{ frame.site_name }}{% endblock %}</title>
<link rel="stylesheet" href="{{ asset('style.css') }}">
<nav>{% for sport in frame.sports %}<a href="{{ sport.href }}">{{ sport.name }}</a>{% endfor %}</nav>
{% block main %}{% endblock %}
"#;

const ROWS: &str = r#"{% macro rows(list) %}{% for group in list.groups %}<h2>{{ group.title }}</h2>{% for row in group.rows %}
<a href="{{ row.href }}">{{ row.match.home }} - {{ row.match.away }}</a> {{ row.start.text }}
{% if row.market %}{% for outcome in row.market.outcomes %}<b>{{ outcome.odds|price }}</b>{% endfor %}{% endif %}
{% endfor %}{% endfor %}{% if list.as_of %}<time datetime="{{ list.as_of.iso }}">{{ list.as_of.text }}</time>{% endif %}{% endmacro %}"#;

const LIST: &str = r#"{% extends "layout.html" %}{% from "rows.html" import rows %}{% block main %}{{ rows(body.list) }}{% endblock %}"#;

const HOME: &str = r#"{% extends "layout.html" %}{% from "rows.html" import rows %}{% from "blocks.html" import draw_block %}{% block main %}{% for block in body.blocks.above %}{{ draw_block(block) }}{% endfor %}{{ rows(body.list) }}{% for block in body.blocks.below %}{{ draw_block(block) }}{% endfor %}{% endblock %}"#;

/// The template of a block that outputs its whole view.
const BLOCK: &str =
    "{% macro block(body, id) %}<div id=\"{{ id }}\">{{ body|tojson }}</div>{% endmacro %}";

const TEXT: &str = "{% macro block(body, id) %}{% if body.text %}{{ body.text|markdown(body.root) }}{% else %}{{ body.html|html(body.root) }}{% endif %}{% endmacro %}";

const MATCH: &str = r#"{% extends "layout.html" %}{% block main %}<h1>{{ body.home }} - {{ body.away }}</h1>
<p data-status="{{ body.status }}">{{ t("hello", name=body.league) }}</p>
{% for card in body.markets.cards %}<h2>{{ card.name }}</h2>{% for line in card.lines %}{% for outcome in line.outcomes %}<b>{{ outcome.name }} {{ outcome.odds|price }}</b>{% endfor %}{% endfor %}{% endfor %}{% endblock %}"#;

const SCHEDULE: &str = r#"{% extends "layout.html" %}{% from "rows.html" import rows %}{% block main %}{{ body.around|tojson }}{{ body.parts|tojson }}{{ rows(body.list) }}{% endblock %}"#;
/// Template of pages that editors have added, of the general rules and of `/about`.
const PAGE: &str = r#"{% extends "layout.html" %}{% from "blocks.html" import draw_block %}{% block main %}{{ body.title }}{% if body.blocks.prose %}{{ body.blocks.prose.text|markdown(body.blocks.prose.root) }}{% endif %}{% for block in body.blocks.below %}{{ draw_block(block) }}{% endfor %}{% endblock %}"#;

/// Template of all other kinds.
const BODY: &str = r#"{% extends "layout.html" %}{% block main %}{{ body|tojson }}{% endblock %}"#;

/// Outputs everything that a template is given, so that every read is visible on the page.
pub const WHOLE_VIEW: &str = "<script>{{ page|tojson }}</script><script>{{ frame|tojson }}</script><script>{{ body|tojson }}</script>";

impl Lab {
    /// Two sports, three leagues, six matches, two languages: the English of South Africa has no
    /// messages of its own and uses those of `en`.
    pub fn new() -> Self {
        let lab = Self {
            dir: tempfile::tempdir().expect("a temporary folder"),
            feed: feed(),
            now: "2026-11-21T10:00:00Z".parse().expect("valid"),
            program: 1,
            api: "http://127.0.0.1:4001",
            settings: Settings::default(),
            cause: Cause::Build,
            allow_removal: true,
            verify_percent: 100.0,
            resident: None,
        };
        lab.write("content/site.toml", &lab.settings.text());
        lab.write("templates/layout.html", LAYOUT);
        lab.write("templates/rows.html", ROWS);
        for kind in pages::kinds::table()
            .iter()
            .filter(|kind| !kind.is_document())
        {
            lab.put_page_template(kind.name, "");
        }
        for block in pages::blocks::KINDS {
            lab.write(&format!("templates/blocks/{}.html", block.name), BLOCK);
        }
        lab.write("templates/blocks/text.html", TEXT);
        lab.write("locales/en/site.ftl", &words());
        lab.write("locales/ar/site.ftl", &words().replace("Home", "الرئيسية"));
        lab.write("islands/build/manifest.json", "{}");
        lab.put_asset("style.css", 1);
        lab
    }

    /// Writes a file of the project.
    pub fn write(&self, path: &str, text: &str) {
        let path = self.dir.path().join(path);
        fs::create_dir_all(path.parent().expect("has a folder")).expect("makes the folder");
        fs::write(path, text).expect("writes");
    }

    /// Removes a file of the project, if it exists.
    pub fn remove(&self, path: &str) {
        match fs::remove_file(self.dir.path().join(path)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                panic!("{path}: {error}")
            }
            _ => {}
        }
    }

    /// Replaces text in a file of the project; the text must occur in it.
    pub fn edit(&self, path: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.dir.path().join(path)).expect("reads");
        assert!(text.contains(from), "{path} has no `{from}`");
        self.write(path, &text.replace(from, to));
    }

    /// The same project and operator in a new folder, without any build.
    pub fn twin(&self) -> Self {
        let dir = tempfile::tempdir().expect("a temporary folder");
        for part in ["content", "templates", "locales", "islands"] {
            for entry in walkdir::WalkDir::new(self.dir.path().join(part)) {
                let entry = entry.expect("walks");
                let below = entry.path().strip_prefix(self.dir.path()).expect("below");
                let to = dir.path().join(below);
                if entry.file_type().is_dir() {
                    fs::create_dir_all(to).expect("makes");
                } else {
                    fs::copy(entry.path(), to).expect("copies");
                }
            }
        }
        Self {
            dir,
            feed: self.feed.clone(),
            settings: self.settings.clone(),
            resident: None,
            ..*self
        }
    }

    /// Sets a message of a language, which may not have had it.
    pub fn put_message(&self, language: &str, key: &str, text: &str) {
        let path = format!("locales/{language}/site.ftl");
        self.drop_message(language, key);
        let others = fs::read_to_string(self.dir.path().join(&path)).unwrap_or_default();
        self.write(&path, &format!("{others}{key} = {text}\n"));
    }

    /// Removes a message of a language, if it exists.
    pub fn drop_message(&self, language: &str, key: &str) {
        let path = format!("locales/{language}/site.ftl");
        let all = fs::read_to_string(self.dir.path().join(&path)).unwrap_or_default();
        let start = format!("{key} =");
        let others = all.lines().filter(|line| !line.starts_with(&start));
        let others: String = others.map(|line| format!("{line}\n")).collect();
        self.write(&path, &others);
    }

    /// Changes the settings.
    pub fn put_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.write("content/site.toml", &self.settings.text());
    }

    /// Appends text to the body of a page kind. Documents have no template.
    pub fn put_page_template(&self, page: &str, text: &str) {
        let kind = pages::kinds::table().iter().find(|kind| kind.name == page);
        let template = kind.expect("a page kind").template;
        if template.is_empty() {
            return;
        }
        let body = match template {
            "pages/home.html" => HOME,
            "pages/sport.html"
            | "pages/category.html"
            | "pages/league.html"
            | "pages/live.html" => LIST,
            "pages/page.html" => PAGE,
            "pages/match.html" => MATCH,
            "pages/schedule.html" => SCHEDULE,
            _ => BODY,
        };
        self.write(
            &format!("templates/{template}"),
            &body.replace("{% endblock %}", &format!("{text}{{% endblock %}}")),
        );
    }

    /// Appends text to every page.
    pub fn put_layout(&self, text: &str) {
        self.write("templates/layout.html", &format!("{LAYOUT}{text}"));
    }

    /// Appends text to every list of matches, in the file that their templates import.
    pub fn put_rows(&self, text: &str) {
        let with = ROWS.replace("{% endmacro %}", &format!("{text}{{% endmacro %}}"));
        self.write("templates/rows.html", &with);
    }

    /// Changes an asset's content and the hash in its name, as a build of the islands does.
    pub fn put_asset(&self, name: &str, number: u8) {
        let manifest = self.dir.path().join("islands/build/manifest.json");
        let text = fs::read_to_string(manifest).expect("reads");
        let mut named: BTreeMap<String, String> = serde_json::from_str(&text).expect("a manifest");
        let (stem, ending) = name.split_once('.').expect("has an ending");
        let file = format!("assets/{stem}-{number}.{ending}");
        if let Some(before) = named.insert(name.to_owned(), file.clone()) {
            let before = self.dir.path().join("islands/build").join(before);
            fs::remove_file(before).expect("removes");
        }
        let manifest = serde_json::to_string(&named).expect("is written");
        self.write("islands/build/manifest.json", &manifest);
        self.write(
            &format!("islands/build/{file}"),
            &format!("{name} {number}"),
        );
    }

    /// Lets time pass.
    pub fn wait(&mut self, seconds: i64) {
        self.now += SignedDuration::from_secs(seconds);
    }

    /// Builds and expects success.
    pub fn build(&self) -> Summary {
        match self.try_build() {
            Ok((summary, _)) => summary,
            Err(errors) => panic!("the build failed:\n{}", printed(&errors)),
        }
    }

    /// The operator's answers in the languages of the site.
    pub fn sent(&self) -> Feed {
        let in_language = |code: &&str| self.feed.locales[usize::from(*code == "ar")].clone();
        Feed {
            locales: self.settings.locales.iter().map(in_language).collect(),
            ..self.feed.clone()
        }
    }

    /// Builds from answers for all matches, but not for leagues, and expects success.
    pub fn build_matches(&self) -> Summary {
        let listed = |id| self.feed.locales[0].matches.iter().any(|it| it.id == id);
        let gone: Vec<u64> = (1_000..3_000).filter(|id| !listed(*id)).collect();
        let update = Update::Matches {
            feed: &self.sent(),
            gone: &gone,
            news: (&[], self.now),
        };
        self.try_update(update).expect("builds").0
    }

    /// The news about every match, as the push would send it.
    pub fn news(&self) -> Vec<News> {
        let sent = self.sent();
        let default = &sent.locales[0];
        let sent = |id| {
            let in_each = sent.locales.iter().map(move |feed| {
                let found = feed.matches.iter().find(|match_| match_.id == id);
                found.cloned()
            });
            in_each.collect()
        };
        let news = default.matches.iter().map(|match_| News {
            match_id: match_.id,
            sent: sent(match_.id),
            markets: NewsMarkets::All(default.markets.get(&match_.id).cloned().unwrap_or_default()),
        });
        news.collect()
    }

    /// Builds from the news about every match, and expects success.
    pub fn build_news(&self) -> Summary {
        let news = self.news();
        let nothing = Feed {
            at: self.feed.at,
            locales: vec![LocaleFeed::default(); self.settings.locales.len()],
            packed: Default::default(),
            unread: Default::default(),
            unanswered: Default::default(),
            offers: None,
        };
        let update = Update::Matches {
            feed: &nothing,
            gone: &[],
            news: (&news, self.feed.at),
        };
        self.try_update(update).expect("builds").0
    }

    /// Builds.
    pub fn try_build(&self) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
        self.try_update(Update::whole(&self.sent()))
    }

    /// Builds from an update.
    pub fn try_update(
        &self,
        update: Update<'_>,
    ) -> Result<(Summary, Vec<Diagnostic>), Vec<Diagnostic>> {
        let project = pages::load_project(self.dir.path(), None)?;
        let output = self.output();
        let options = BuildOptions {
            project: &project,
            output: &output,
            api: Some(self.api),
            now: self.now,
            program: self.program,
            cause: self.cause,
            allow_removal: self.allow_removal,
            verify_percent: self.verify_percent,
            shard: None,
            progress: &|_, _| {},
        };
        match &self.resident {
            Some(engine) => engine.borrow_mut().build(&options, update),
            None => Engine::default().build(&options, update),
        }
    }

    /// The output folder, locked.
    pub fn output(&self) -> Output {
        Output::open(&self.dir.path().join("dist")).expect("opens")
    }

    /// The served folder.
    pub fn site(&self) -> PathBuf {
        self.dir.path().join("dist/site")
    }

    /// Text of a served file.
    pub fn page(&self, file: &str) -> String {
        fs::read_to_string(self.site().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    /// Every file below the project's folder except the generator's state, with its content and
    /// modification time.
    pub fn files(&self) -> BTreeMap<PathBuf, (Vec<u8>, SystemTime)> {
        walkdir::WalkDir::new(self.site())
            .into_iter()
            .map(|entry| entry.expect("walks"))
            .filter(|entry| entry.file_type().is_file())
            .map(|entry| {
                let bytes = fs::read(entry.path()).expect("reads");
                let changed = entry
                    .metadata()
                    .expect("stats")
                    .modified()
                    .expect("has a time");
                (entry.into_path(), (bytes, changed))
            })
            .collect()
    }

    /// Every served file with its content.
    pub fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = self.files().into_iter();
        files.map(|(path, (bytes, _))| (path, bytes)).collect()
    }

    /// Serves an earlier generation again.
    pub fn roll_back(&self, to: u64) {
        self.output().rollback(to, self.now).expect("goes back");
    }

    /// The project's folder.
    pub fn root(&self) -> &Path {
        self.dir.path()
    }

    /// Changes a match in every language.
    pub fn change(&mut self, id: u64, change: impl Fn(&mut Match)) {
        for feed in &mut self.feed.locales {
            feed.matches
                .iter_mut()
                .filter(|match_| match_.id == id)
                .for_each(&change);
        }
    }

    /// Changes the markets of a match in every language, including the copy in the match.
    pub fn change_markets(&mut self, id: u64, change: impl Fn(&mut Market)) {
        for feed in &mut self.feed.locales {
            feed.markets
                .entry(id)
                .or_default()
                .iter_mut()
                .for_each(&change);
            let matches = feed.matches.iter_mut().filter(|match_| match_.id == id);
            matches
                .filter_map(|match_| match_.main_market.as_mut())
                .for_each(&change);
        }
    }
}

/// Every message that the templates and the generator use.
pub fn words() -> String {
    let mut words = String::from(
        "hello = In { $name }\nday-today = Today\nday-tomorrow = Tomorrow\nday-yesterday = Yesterday\ncalendar-add = Add to calendar\nfeed-fixtures = Fixtures\nnext-hours = Next 3 hours\nlive-now = Live\noutrights = Outrights\nnav-deposit = Deposit\ncrumb-home = Home\ncrumb-live = Live\n",
    );
    words.push_str(&words_of_kinds());
    for key in ISLANDS.iter().flat_map(|island| island.keys()) {
        let text = key.split_once('-').map_or(key.as_str(), |(_, word)| word);
        words.push_str(&format!("{key} = {text}\n"));
    }
    words
}

/// The project's own messages that views of page kinds use themselves.
fn words_of_kinds() -> String {
    let used: BTreeSet<&str> = pages::kinds::words()
        .filter(|key| *key != "crumb-live")
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let files = walkdir::WalkDir::new(folder).into_iter();
    let files = files.map(|entry| entry.expect("walks").into_path());
    let texts = files
        .filter(|path| path.extension().is_some_and(|it| it == "ftl"))
        .map(|path| fs::read_to_string(path).expect("reads"));
    let words = texts.flat_map(|text| {
        let lines = text.lines();
        let used = lines.filter(|line| {
            let key = line.split_once(" = ").map(|(key, _)| key);
            key.is_some_and(|key| used.contains(key))
        });
        used.map(|line| format!("{line}\n")).collect::<Vec<_>>()
    });
    words.collect()
}

/// Diagnostics as one text.
pub fn printed(diagnostics: &[Diagnostic]) -> String {
    diagnostics
        .iter()
        .map(|diagnostic| format!("{diagnostic}\n"))
        .collect()
}
