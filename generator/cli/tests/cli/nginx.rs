//! nginx with the shipped configuration answers as `serve` does.

use std::collections::BTreeMap;
use std::io::Read;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};

use flate2::read::GzDecoder;

use crate::support::{Answer, Server, becomes, ended, sportsbook, write};

const REQUESTS: &str = include_str!("requests.txt");
const SHIPPED: &str = include_str!("../../../deploy/nginx.conf");
const PAGE: &str = "<!doctype html><title>A page</title><p>words, words, words, words, words";

/// Headers of the connection, and of the server itself.
const OF_THE_SERVER: [&str; 4] = ["connection", "date", "server", "transfer-encoding"];

/// A site in some languages, with a file of every kind, and what must not be served beside it.
pub fn site(locale_in_url: bool) -> tempfile::TempDir {
    let dir = tempfile::tempdir().expect("temp");
    let document = edge::Edge::new(&edge::About {
        origin: "https://bets.example.com",
        locales: &["en-ZA", "ar", "pt-BR", "nb"],
        aliases: &[("no", "nb")],
        locale_in_url,
        moved: [
            ("/football", "/soccer"),
            ("/soccer/epl", "/soccer/premier-league"),
            ("/soccer/s%C3%A3o", "/soccer/s%C3%A3o-paulo"),
            ("/LICENSE", "/soccer"),
            ("/old.sport%2B1", "/soccer"),
        ]
        .map(|(old, new)| (old.to_owned(), new.to_owned()))
        .into(),
        connect: &[edge::Origin::of_url("https://api.example/root").expect("an origin")],
        images: &[],
        streams: &[],
        scripts: &[edge::integrity(b"core")],
        security: &edge::Security::default(),
    });
    write(dir.path(), edge::FILE, &document.text());
    write(dir.path(), "secret.html", "secret");
    write(dir.path(), "site/empty.html", "");
    for name in [
        "index.html",
        "soccer.html",
        "soccer/premier-league.html",
        "soccer/premier-league/2026-12-01.html",
        "soccer/são-paulo.html",
        "soccer/.hidden.html",
        ".sportsbook/manifest.json",
        ".git/config",
        "ar.html",
        "ar/soccer.html",
        "ar/news/1.html",
        "users/password/edit.html",
        "ar/users/password/edit.html",
        "pt-BR.html",
        "pt-BR/soccer.html",
        "nb.html",
        "nb/soccer.html",
        "nb/404.html",
        "404.html",
        "ar/404.html",
        "pt-BR/404.html",
        "500.html",
        "ar/500.html",
        "pt-BR/500.html",
        "robots.txt",
        "sitemap.xml",
        "sitemaps/ar/match-1.xml",
        "promotions.rss",
        "soccer/premier-league.jsonfeed",
        "soccer/premier-league/arsenal.ics",
        "favicon.ico",
        "site.webmanifest",
        "LICENSE",
        "files/odd.name.bin",
        "assets/core-1A2B.js",
        "assets/main-3C4D.css",
        "assets/flag-5E6F.png",
        "assets/icon-7A8B.svg",
        "assets/font-9C0D.woff2",
        "assets/words-1E2F.ftl",
        "assets/404.html",
    ] {
        // Where the default language has a prefix, its pages are below that; other files are where they were.
        let is_page = name.ends_with(".html") && !name.starts_with("assets/");
        let is_default = !["ar", "pt-BR", "nb"].iter().any(|code| {
            let rest = name.strip_prefix(code);
            rest.is_some_and(|rest| rest.starts_with(['/', '.']))
        });
        let file = match name {
            "index.html" if locale_in_url => "en-ZA.html".to_owned(),
            _ if locale_in_url && is_page && is_default => format!("en-ZA/{name}"),
            _ => name.to_owned(),
        };
        write(
            dir.path(),
            &format!("site/{file}"),
            &format!("{PAGE} {name}"),
        );
    }
    dir
}

/// Starts nginx with the shipped file, its directives and, around it, what Debian's `nginx.conf` has.
/// Only addresses, folders and the certificate are replaced. Returns the server, and the address at
/// which it redirects to https.
pub fn nginx(site: &Path) -> (Server, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ci/nginx");
    let found = Command::new("bash")
        .arg(script)
        .output()
        .expect("bash runs");
    let message = String::from_utf8_lossy(&found.stderr);
    assert!(found.status.success(), "no nginx: {message}");
    let program = String::from_utf8(found.stdout).expect("a path");

    let folder = site.join("nginx");
    let directives = folder.join("sportsbook.conf");
    let port = || {
        let free = TcpListener::bind("127.0.0.1:0").expect("binds");
        free.local_addr().expect("has one").to_string()
    };
    let (plain, secure) = (port(), port());
    let is_kept = |line: &&str| !line.contains("ssl_certificate") && !line.contains("[::]");
    let shipped: Vec<&str> = SHIPPED.lines().filter(is_kept).collect();
    let mut shipped = shipped.join("\n");
    for log in ["sportsbook.log", "sportsbook-error.log"] {
        let from = format!("/var/log/nginx/{log}");
        assert_eq!(shipped.matches(&from).count(), 2, "{from}");
        shipped = shipped.replace(&from, &folder.join(log).display().to_string());
    }
    for (from, to) in [
        ("listen 80;", format!("listen {plain};")),
        ("listen 443 ssl http2;", format!("listen {secure};")),
        (
            "/var/lib/sportsbook/site",
            site.join("site").display().to_string(),
        ),
        (
            "/etc/nginx/sportsbook.conf",
            directives.display().to_string(),
        ),
    ] {
        assert_eq!(shipped.matches(from).count(), 1, "{from}");
        shipped = shipped.replace(from, &to);
    }
    write(site, "nginx/site.conf", &shipped);
    write(
        site,
        "nginx/nginx.conf",
        "daemon off;\nmaster_process off;\npid nginx.pid;\nerror_log error.log;\nevents { }\n\
         http {\n\
         types { text/plain html js; }\ngzip off;\naccess_log off;\nadd_header x-inherited yes;\n\
         client_body_temp_path body;\nproxy_temp_path proxy;\nfastcgi_temp_path fastcgi;\n\
         uwsgi_temp_path uwsgi;\nscgi_temp_path scgi;\ninclude site.conf;\n}\n",
    );
    let mut command = sportsbook(&["nginx", "--out"]);
    command.arg(site).arg("--to").arg(&directives);
    let written = ended(command);
    assert_eq!(written.code, Some(0), "{}", written.stderr);
    let nginx = |more: &[&str]| {
        let mut command = Command::new(program.trim());
        command
            .arg("-p")
            .arg(&folder)
            .args(["-c", "nginx.conf"])
            .args(more);
        command.stdin(Stdio::null());
        command
    };
    let checked = nginx(&["-t"]).output().expect("nginx runs");
    let message = String::from_utf8_lossy(&checked.stderr);
    assert!(
        checked.status.success() && !message.contains("[warn]"),
        "{message}"
    );
    let child = nginx(&[])
        .stderr(Stdio::null())
        .spawn()
        .expect("nginx runs");
    let server = Server::of(child, secure);
    let listens = becomes(|| TcpStream::connect(&server.address).is_ok());
    assert!(listens, "nginx does not listen");
    (server, plain)
}

/// What visitors and caches see of an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub body: String,
}

pub fn seen(answer: &Answer) -> Seen {
    let mut headers: BTreeMap<String, String> = BTreeMap::new();
    for (name, value) in answer.headers() {
        assert!(!headers.contains_key(&name), "{name} is sent twice");
        headers.insert(name, value.to_owned());
    }
    let mut body = answer.body.clone();
    if headers
        .get("transfer-encoding")
        .is_some_and(|how| how == "chunked")
    {
        body = joined(&body);
    }
    if headers.contains_key("content-encoding") {
        // How long it is depends on the encoder.
        headers.remove("content-length");
        body = decoded(&headers["content-encoding"], &body);
    }
    headers.retain(|name, _| !OF_THE_SERVER.contains(&name.as_str()));
    // Each server has its own tags.
    headers
        .entry("etag".to_owned())
        .and_modify(|tag| "a tag".clone_into(tag));
    Seen {
        status: answer.status,
        headers,
        body: String::from_utf8(body).expect("text"),
    }
}

/// A body without its content coding.
fn decoded(coding: &str, body: &[u8]) -> Vec<u8> {
    let mut text = Vec::new();
    if body.is_empty() {
        return text;
    }
    let read = match coding {
        "br" => brotli::Decompressor::new(body, 4096).read_to_end(&mut text),
        _ => GzDecoder::new(body).read_to_end(&mut text),
    };
    read.expect("is in this coding");
    text
}

/// The chunks of a body.
fn joined(mut chunks: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    loop {
        let end = chunks
            .windows(2)
            .position(|two| two == b"\r\n")
            .expect("a length");
        let length = std::str::from_utf8(&chunks[..end]).expect("ascii");
        let length = usize::from_str_radix(length, 16).expect("a number");
        if length == 0 {
            return body;
        }
        body.extend_from_slice(&chunks[end + 2..][..length]);
        chunks = &chunks[end + 2 + length + 2..];
    }
}

/// Sends a line of the list.
fn sent(server: &Server, line: &str) -> Seen {
    let mut parts = line.split(" | ");
    let mut request = parts.next().expect("a request").split(' ').skip(1);
    let (method, path) = (
        request.next().expect("a method"),
        request.next().expect("a path"),
    );
    let headers: Vec<(&str, String)> = parts
        .map(|header| {
            let (name, value) = header.split_once(": ").expect("a header");
            let own = |value: String, name: &str| match value.contains(name) {
                true => value.replace(name, server.get(path).header(name.trim_matches(['{', '}']))),
                false => value,
            };
            let value = own(own(value.to_owned(), "{etag}"), "{last-modified}");
            (name, value)
        })
        .collect();
    let headers: Vec<_> = headers
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    seen(&server.ask(method, path, &headers))
}

#[test]
fn nginx_and_serve_give_the_same_answers() {
    let dir = site(false);
    let text = std::fs::read_to_string(dir.path().join(edge::FILE)).expect("reads");
    let document = edge::Edge::parse(&text).expect("a document");
    let (serve, (mut nginx, plain)) = (Server::start(dir.path()), nginx(dir.path()));
    let lines = REQUESTS
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in lines {
        count += 1;
        let (mut ours, mut theirs) = (sent(&serve, line), sent(&nginx, line));
        let expected = line.split(' ').next().expect("a status");
        if expected == "400" {
            // nginx refuses these before it reads what the site says about them.
            for seen in [&mut ours, &mut theirs] {
                seen.headers.retain(|name, _| {
                    document.headers.contains_key(name) && name != "referrer-policy"
                });
                seen.body.clear();
            }
        }
        if ours.status.to_string() != expected || ours != theirs {
            wrong.push(format!("{line}\nserve: {ours:#?}\nnginx: {theirs:#?}\n"));
        }
        assert!(!theirs.body.contains("secret"), "{line}");
        let is_token = line.contains("/users/");
        for (name, value) in &document.headers {
            // A page with a token has its own.
            let is_own = name == "referrer-policy" && (expected == "400" || is_token);
            if !is_own {
                assert_eq!(theirs.headers.get(name), Some(value), "{line}: {name}");
            }
        }
    }
    assert!(count >= 100, "{count} requests");
    assert!(
        wrong.is_empty(),
        "{} of {count}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    nginx.address = plain;
    let moved = nginx.get("/soccer/?a=b");
    assert_eq!(
        (moved.status, moved.header("location")),
        (308, "https://bets.example.com/soccer/?a=b")
    );
    for file in ["error.log", "sportsbook-error.log"] {
        let log = std::fs::read_to_string(dir.path().join("nginx").join(file)).expect("a log");
        assert!(
            !log.contains("[crit]") && !log.contains("[alert]") && !log.contains("[warn]"),
            "{log}"
        );
    }
}

#[test]
fn logs_have_neither_query_nor_referrer() {
    let dir = site(false);
    let (mut nginx, plain) = nginx(dir.path());
    let from = "https://bets.example.com/users/password/edit?reset_password_token=s3cret";
    let page = "/users/password/edit?reset_password_token=s3cret";
    let paths = [
        page,
        "/users/nothing?confirmation_token=s3cret",
        "/soccer/?a=s3cret",
    ];
    for path in paths {
        nginx.ask("GET", path, &[("referer", from)]);
    }
    nginx.ask("POST", page, &[("referer", from)]);
    nginx.address = plain;
    nginx.ask("GET", page, &[("referer", from)]);
    let log = || std::fs::read_to_string(dir.path().join("nginx/sportsbook.log")).expect("a log");
    assert!(becomes(|| log().lines().count() == 5), "{}", log());
    assert!(
        log().contains("GET /users/password/edit HTTP/1.1 200"),
        "{}",
        log()
    );
    assert!(
        log().contains("GET /users/nothing HTTP/1.1 404"),
        "{}",
        log()
    );
    for file in ["sportsbook.log", "sportsbook-error.log"] {
        let text = std::fs::read_to_string(dir.path().join("nginx").join(file)).expect("a log");
        assert!(!text.contains("s3cret"), "{file}: {text}");
    }
}
