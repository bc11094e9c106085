//! Editors' mistakes as `check` and `build` report them: all at once, each once, with its place and a
//! hint. A snapshot holds the whole report.

use std::fs;
use std::io::Read;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;

use crate::build::{OFFLINE, Project};
use crate::support::{ended, sportsbook, write};

/// A copy of this repository's project, which has no mistake.
pub struct Copy {
    dir: TempDir,
}

impl Copy {
    /// A new copy.
    pub fn new() -> Self {
        let dir = tempfile::tempdir().expect("temp");
        let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        // A few of the languages: reports name each.
        let languages = ["en", "br", "ar", "ja"].map(|it| format!("locales/{it}"));
        let parts = languages.iter().map(String::as_str);
        for part in parts.chain(["content", "templates"]) {
            for file in walkdir::WalkDir::new(own.join(part)) {
                let file = file.expect("lists");
                if file.file_type().is_file() {
                    let name = file.path().strip_prefix(&own).expect("below").display();
                    let text = fs::read_to_string(file.path()).expect("reads");
                    write(dir.path(), &name.to_string(), &text);
                }
            }
        }
        let settings = fs::read_to_string(dir.path().join("content/site.toml")).expect("reads");
        let (before, rest) = settings.split_once("locales = [").expect("names languages");
        let (_, after) = rest.split_once(']').expect("ends");
        let few = "locales = [\"en-ZA\", \"br\", \"ar\", \"ja\"]";
        write(
            dir.path(),
            "content/site.toml",
            &[before, few, after].concat(),
        );
        let names = [
            "before-paint.js",
            "by-address.js",
            "content.css",
            "core.js",
            "favicon.svg",
            "flags",
            "search.css",
            "event.css",
            "live.css",
            "results.css",
            "young-match.css",
            "style.css",
        ];
        let named = names.map(|name| format!("\"{name}\": \"assets/{name}\""));
        for name in names {
            write(dir.path(), &format!("islands/build/assets/{name}"), "");
        }
        let manifest = format!("{{{}}}", named.join(", "));
        write(dir.path(), "islands/build/manifest.json", &manifest);
        Self { dir }
    }

    /// Writes a file.
    pub fn put(&self, name: &str, text: &str) {
        write(self.dir.path(), name, text);
    }

    /// Replaces a text that the file has.
    fn edit(&self, name: &str, from: &str, to: &str) {
        let path = self.dir.path().join(name);
        let text = fs::read_to_string(&path).expect("reads");
        assert!(text.contains(from), "{name} has no `{from}`");
        fs::write(path, text.replacen(from, to, 1)).expect("writes");
    }

    /// Removes the line of a message.
    fn drop_message(&self, file: &str, key: &str) {
        let path = self.dir.path().join(file);
        let text = fs::read_to_string(&path).expect("reads");
        let start = format!("{key} =");
        let kept = text.lines().filter(|line| !line.starts_with(&start));
        let kept: String = kept.map(|line| format!("{line}\n")).collect();
        assert_ne!(kept, text, "{file} has no {key}");
        fs::write(path, kept).expect("writes");
    }

    /// The report of `check` with these flags: exit code, stderr, stdout. Without numbers of lines in the
    /// project's own words and templates, which change with every edit of them.
    pub fn check(&self, flags: &[&str]) -> String {
        let mut command = sportsbook(&["check"]);
        command.args(flags).current_dir(self.dir.path());
        let ended = ended(command);
        let code = ended.code.expect("ends by itself");
        let text = format!("{}\n{}exit code {code}\n", ended.stderr, ended.stdout);
        let lines = text.split('\n').map(without_number);
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// A line of a drawing without the number of the line that it draws.
fn without_number(line: &str) -> String {
    let trimmed = line.trim_start();
    if let Some(place) = trimmed.strip_prefix("--> ") {
        let mut parts = place.splitn(3, ':');
        let (file, _, rest) = (parts.next(), parts.next(), parts.next());
        return match (file, rest) {
            (Some(file), Some(column)) => format!(" --> {file}:_:{column}"),
            _ => line.to_owned(),
        };
    }
    let drawn = trimmed.trim_start_matches(|it: char| it.is_ascii_digit());
    match drawn.strip_prefix(" |").or_else(|| drawn.strip_prefix('|')) {
        Some(rest) if drawn.len() < trimmed.len() => format!("_ |{rest}"),
        Some(rest) => format!("  |{rest}"),
        None => match line.rsplit_once(" on line ") {
            Some((before, _)) => format!("{before} on line _"),
            None => line.to_owned(),
        },
    }
}

#[test]
fn a_project_without_mistakes() {
    insta::assert_snapshot!(Copy::new().check(&["--strict"]));
}

#[test]
fn settings_words_templates_and_content_are_reported_together() {
    let copy = Copy::new();
    copy.edit(
        "content/site.toml",
        "fresh_seconds = 60",
        "fresh_seconds = \"soon\"",
    );
    copy.edit("content/site.toml", "zone = \"Africa/", "zone = \"Afrika/");
    copy.edit(
        "content/pages/home.toml",
        "kind = \"text\"",
        "kind = \"txet\"",
    );
    copy.edit("locales/br/site.ftl", "nav-live =", "nav-live");
    copy.edit(
        "locales/en/site.ftl",
        "match-title = { $home }",
        "match-title = { $hoem }",
    );
    copy.edit(
        "templates/pages/live.html",
        "{%- block main %}",
        "{%- block main %}{% if body.count %}",
    );
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn a_syntax_error_of_the_settings_hides_no_other_mistake() {
    let copy = Copy::new();
    copy.edit(
        "content/site.toml",
        "name = \"Sportsbook\"",
        "name = Sportsbook",
    );
    copy.edit("locales/ar/site.ftl", "nav-live =", "nav-live");
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn numbers_and_words_of_the_wrong_kind() {
    let copy = Copy::new();
    for (from, to) in [
        ("fresh_seconds = 60", "fresh_seconds = 0"),
        ("removal_percent = 50", "removal_percent = 300"),
        ("limit = 40", "limit = 4.5"),
        ("top_leagues = 12", "top_leagues = -1"),
        ("my_bets = true", "my_bets = \"yes\""),
        ("asks_per_second = 250", "asks_per_secnd = 250"),
        ("indexed = true", "indexed = 1"),
        ("name = \"Sportsbook\"\n", ""),
    ] {
        copy.edit("content/site.toml", from, to);
    }
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn locales_that_are_unknown_twice_or_without_a_folder() {
    let copy = Copy::new();
    let locales = "locales = [\"en-ZA\", \"br\", \"ar\", \"ja\"]";
    let wrong = "locales = [\"en-ZA\", \"br\", \"br\", \"jp\", \"fr\"]";
    copy.edit("content/site.toml", locales, wrong);
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn a_variable_that_one_language_misspells_is_placed_in_its_file() {
    let copy = Copy::new();
    copy.edit("locales/br/site.ftl", "{ $home }", "{ $hoem }");
    copy.edit("locales/ar/islands/sums.ftl", "{ $count", "{ $cuont");
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn a_variable_that_a_template_does_not_give_is_reported_once_for_all_languages() {
    let copy = Copy::new();
    copy.edit(
        "templates/pages/match.html",
        "t(\"match-title\", home=",
        "t(\"match-title\", hom=",
    );
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn a_misspelt_key_is_named_beside_the_missing_one() {
    let copy = Copy::new();
    copy.edit(
        "locales/br/islands/odds.ftl",
        "odds-all-lines =",
        "odds-all-linse =",
    );
    copy.edit("templates/layout.html", "t('nav-main')", "t('nav-mian')");
    insta::assert_snapshot!(copy.check(&["--all"]));
}

#[test]
fn a_message_that_english_lacks_is_reported_once() {
    let copy = Copy::new();
    copy.drop_message("locales/en/site.ftl", "live-now");
    copy.drop_message("locales/en/islands/sums.ftl", "sum-stake");
    insta::assert_snapshot!(copy.check(&["--all", "--strict"]));
}

#[test]
fn an_unclosed_block_names_its_opener() {
    let copy = Copy::new();
    copy.edit("templates/pages/sport.html", "{% endif %}", "");
    write(
        copy.dir.path(),
        "templates/partials/a.html",
        "<p>\n{% for x in y %}\n{{ x }}\n",
    );
    write(
        copy.dir.path(),
        "templates/partials/b.html",
        "<p>\n{{ t(\"nav-live\")\n</p>\n",
    );
    write(
        copy.dir.path(),
        "templates/partials/c.html",
        "{% endif %}\n",
    );
    write(
        copy.dir.path(),
        "templates/partials/d.html",
        "<p>\n{# a note\n</p>\n",
    );
    copy.edit("locales/ja/site.ftl", "{ $count }", "{ $count ");
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn names_that_do_not_exist_are_errors() {
    let copy = Copy::new();
    copy.edit(
        "templates/pages/match.html",
        "<h1 class=\"visually-hidden\"><bdi>{{ body.home }}",
        "<h1 class=\"visually-hidden\"><bdi>{{ body.hoem }}",
    );
    copy.edit(
        "templates/pages/error.html",
        "<h1>",
        "<h1>{{ frame.home|uper }} {{ asst('core.js') }} {{ frame.hoem }}",
    );
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn mistakes_of_content_have_their_place() {
    let copy = Copy::new();
    let home = "content/pages/home.toml";
    copy.edit(
        home,
        "br = \"Tênis: a seguir\"",
        "bra = \"Tênis: a seguir\"",
    );
    copy.edit(
        home,
        "sport = \"tennis\"",
        "sport = \"tennis\"\nleague = \"tennis/vienna\"",
    );
    copy.edit(home, "limit = 6", "limit = 600");
    insta::assert_snapshot!(copy.check(&[]));
}

#[test]
fn a_page_of_content_that_is_gone_is_a_warning_and_counted() {
    let copy = Copy::new();
    fs::remove_file(copy.dir.path().join("content/pages/home.toml")).expect("removes");
    insta::assert_snapshot!(copy.check(&["--strict"]));
}

#[test]
fn names_and_links_that_the_operator_does_not_have_are_warnings_of_the_build() {
    let project = Project::new();
    for block in ["banner", "prematch-events", "text"] {
        let macro_ = "{% macro block(body, id) %}{{ body|tojson }}{% endmacro %}";
        project.write(&format!("templates/blocks/{block}.html"), macro_);
    }
    project.write(
        "content/pages/home.toml",
        "[[blocks]]\nkind = \"banner\"\nlink = \"/lvie\"\ntitle = \"A\"\n\n\
         [[blocks]]\nkind = \"text\"\ntext = \"\"\"\nSee [live](/ar/live),\n[all](/live) and [one](/soccer/none).\"\"\"\n\n\
         [[blocks]]\nkind = \"prematch-events\"\nsport = \"soccer\"\nleague = \"league\"\n\n\
         [[blocks]]\nkind = \"prematch-events\"\nsport = \"chess-boxing\"\n",
    );
    insta::assert_snapshot!(project.must(&OFFLINE).stderr);
}

#[test]
fn a_strict_build_needs_every_word() {
    let project = Project::new();
    project.must(&["build", "--offline", "--strict"]);
    let before = project.served();
    let file = "locales/en/site.ftl";
    let words = fs::read_to_string(project.root().join(file)).expect("reads");
    project.write(file, &words.replace("live-now =", "live-nwo ="));
    let strict = ended(project.command(&["build", "--offline", "--strict"]));
    assert_eq!(strict.code, Some(1), "{}", strict.stderr);
    insta::assert_snapshot!(strict.stderr);
    assert_eq!(project.served(), before, "nothing was built");
    project.must(&OFFLINE);
}

#[test]
fn a_second_publish_calls_the_first_one_a_publish() {
    let project = Project::new();
    let storage = TcpListener::bind("127.0.0.1:0").expect("binds");
    let address = storage.local_addr().expect("has one");
    let mut first = project.command(&["publish", "s3://bucket"]);
    first
        .env("AWS_ENDPOINT_URL", format!("http://{address}"))
        .env("AWS_ALLOW_HTTP", "true")
        .env("AWS_ACCESS_KEY_ID", "key")
        .env("AWS_SECRET_ACCESS_KEY", "secret")
        .stderr(Stdio::null());
    let mut first = first.spawn().expect("starts");
    // The storage never answers: the first publish holds the folder from here on.
    let (mut connection, _) = storage.accept().expect("is called");
    connection.read_exact(&mut [0]).expect("reads");
    let second = ended(project.command(&["publish", "www"]));
    first.kill().expect("kills");
    first.wait().expect("ends");
    assert_eq!(second.code, Some(1), "{}", second.stderr);
    let folder = project.root().join("dist");
    let message = format!(
        "error: another publish is uploading from {} (process {})\nhint: wait until it is done\n",
        folder.display(),
        first.id()
    );
    assert_eq!(second.stderr, message);
}

#[test]
fn why_leads_with_the_reason_and_groups_what_was_read() {
    let project = Project::new();
    project.large();
    project.must(&OFFLINE);
    let short = project.must(&["why", "/ar/soccer"]).stdout;
    let lines: Vec<&str> = short.lines().collect();
    assert_eq!(lines[0], "ar/soccer.html: sport 1 in ar");
    assert_eq!(
        lines[1],
        "  made because it was new, or everything was rebuilt"
    );
    let matches = lines.iter().find(|line| line.starts_with("    matches "));
    let matches = matches.expect("a line for all of them");
    assert!(matches.contains(" … ") && matches.contains(": "), "{short}");
    assert!(lines.len() < 40, "{short}");
    let all = project.must(&["why", "/ar/soccer", "--all"]).stdout;
    assert!(all.lines().count() > lines.len(), "{all}");
    assert!(all.contains("    message odds-live\n"), "{all}");
    assert!(!all.contains(" … "), "{all}");
}
