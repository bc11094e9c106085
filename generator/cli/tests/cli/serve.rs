//! `serve` as browsers and attackers use it.

use crate::nginx::nginx;
use crate::support::{Server, ended, site, sportsbook, write};

const FILES: [(&str, &str); 8] = [
    ("index.html", "home"),
    ("soccer.html", "soccer"),
    ("soccer/premier-league.html", "league"),
    ("404.html", "nothing here"),
    ("ar.html", "home in arabic"),
    ("ar/soccer.html", "soccer in arabic"),
    ("ar/404.html", "nothing here in arabic"),
    (
        "assets/core-1A2B.js",
        "export const core = 1; // core core core core core core",
    ),
];

#[test]
fn a_page_is_served_at_its_path() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    for (path, text) in [
        ("/", "home"),
        ("/soccer", "soccer"),
        ("/soccer?time=today", "soccer"),
        ("/soccer/premier-league", "league"),
        ("/ar", "home in arabic"),
        ("/ar/soccer", "soccer in arabic"),
    ] {
        let answer = server.get(path);
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (200, text),
            "{path}"
        );
        assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
        assert_eq!(
            answer.header("cache-control"),
            "public, max-age=0, must-revalidate"
        );
    }
}

#[test]
fn a_missing_page_is_reported_in_the_language_of_the_path() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    for (path, text) in [
        ("/nothing", "nothing here"),
        ("/soccer/nothing", "nothing here"),
        ("/xx/nothing", "nothing here"),
        ("/ar/nothing", "nothing here in arabic"),
        ("/ar/soccer/nothing", "nothing here in arabic"),
        ("/404", "nothing here"),
    ] {
        let answer = server.get(path);
        assert_eq!(
            (answer.status, answer.text().as_str()),
            (404, text),
            "{path}"
        );
    }
    assert_eq!(server.get("/assets/gone-0000.js").status, 404);
}

#[test]
fn a_site_without_an_error_page_answers_in_plain_text() {
    let dir = site(&[("index.html", "home")]);
    let answer = Server::start(dir.path()).get("/nothing");
    assert_eq!(
        (answer.status, answer.text().as_str()),
        (404, "no such page\n")
    );
}

#[test]
fn a_page_has_one_address() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    for (path, target) in [
        ("/soccer/", "/soccer"),
        ("/soccer/?a=b", "/soccer?a=b"),
        ("/ar/", "/ar"),
        ("/soccer.html", "/soccer"),
        ("/index.html", "/"),
    ] {
        let answer = server.get(path);
        assert_eq!(
            (answer.status, answer.header("location")),
            (308, target),
            "{path}"
        );
    }
}

#[test]
fn no_redirect_leads_to_a_missing_page() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    for path in [
        "/assets/",
        "/assets/?a=b",
        "/nothing/",
        "/nothing.html",
        "/ar/nothing/index.html",
    ] {
        let answer = server.get(path);
        assert_eq!(
            (answer.status, answer.header("location")),
            (404, ""),
            "{path}"
        );
        assert_eq!(
            answer.header("content-type"),
            "text/html; charset=utf-8",
            "{path}"
        );
    }
}

#[test]
fn no_path_leads_out_of_the_site() {
    let dir = site(&FILES);
    write(dir.path(), "state/manifest.html", "secret");
    write(dir.path(), "secret.html", "secret");
    let server = Server::start(dir.path());
    for path in [
        "/../secret",
        "/../state/manifest",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "/%2e%2e%2fsecret.html",
        "/..\\secret",
        "/..%5csecret",
        "/soccer/..%2f..%2fsecret",
        "/soccer%00.html",
        "//secret",
        "/./../secret",
        "//evil.example/",
        "/\\evil.example/",
    ] {
        let answer = server.get(path);
        assert!(
            matches!(answer.status, 400 | 404) && !answer.text().contains("secret"),
            "{path}: {} {}",
            answer.status,
            answer.text()
        );
        assert_eq!(answer.header("location"), "", "{path}");
    }
}

#[test]
fn no_link_leads_out_of_the_site() {
    let dir = site(&FILES);
    write(dir.path(), "secret.html", "secret");
    let link = |to: &str, name: &str| {
        std::os::unix::fs::symlink(to, dir.path().join("site").join(name)).expect("links");
    };
    link("../secret.html", "out.html");
    link("..", "up");
    link("soccer.html", "football.html");
    let server = Server::start(dir.path());
    assert_eq!(server.get("/out").status, 404);
    assert_eq!(server.get("/up/secret").status, 404);
    assert_eq!(server.get("/football").text(), "soccer");
}

#[test]
fn a_browser_that_has_a_page_gets_304() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    let first = server.get("/soccer");
    let (tag, date) = (first.header("etag"), first.header("last-modified"));
    assert!(
        tag.starts_with('"') && date.ends_with(" GMT"),
        "{tag} {date}"
    );
    for header in [
        ("if-none-match", tag),
        ("if-none-match", &format!("\"other\", W/{tag}")),
        ("if-modified-since", date),
    ] {
        let again = server.ask("GET", "/soccer", &[header]);
        assert_eq!((again.status, again.body.len()), (304, 0), "{header:?}");
        assert_eq!(again.header("etag"), tag);
        assert_eq!(again.header("cache-control"), first.header("cache-control"));
    }
    write(dir.path(), "site/soccer.html", "soccer, and more of it");
    let changed = server.ask("GET", "/soccer", &[("if-none-match", tag)]);
    assert_eq!(
        (changed.status, changed.text().as_str()),
        (200, "soccer, and more of it")
    );
    let gone = server.ask("GET", "/nothing", &[("if-none-match", "*")]);
    assert_eq!(gone.status, 404);
}

#[test]
fn text_is_compressed_as_the_browser_accepts() {
    let text = "the same words, ".repeat(500);
    let dir = site(&[("index.html", &text), ("assets/a-1.png", "not text")]);
    let server = Server::start(dir.path());
    for (accepts, coding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("identity", ""),
    ] {
        let answer = server.ask("GET", "/", &[("accept-encoding", accepts)]);
        assert_eq!(answer.header("content-encoding"), coding, "{accepts}");
        assert_eq!(answer.header("vary"), "accept-encoding");
        assert_eq!(answer.body.len() < text.len(), !coding.is_empty());
        assert_eq!(
            answer.header("content-length"),
            answer.body.len().to_string()
        );
    }
    let image = server.ask("GET", "/assets/a-1.png", &[("accept-encoding", "br")]);
    assert_eq!(image.header("content-encoding"), "");
    assert_eq!(image.header("content-type"), "image/png");
}

#[test]
fn hashed_files_are_kept_for_ever() {
    let dir = site(&FILES);
    let answer = Server::start(dir.path()).get("/assets/core-1A2B.js");
    assert_eq!(
        answer.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(
        answer.header("content-type"),
        "text/javascript; charset=utf-8"
    );
}

#[test]
fn only_get_and_head_are_allowed() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    let (get, head) = (server.get("/soccer"), server.ask("HEAD", "/soccer", &[]));
    assert_eq!((head.status, head.body.len()), (200, 0));
    for name in ["content-length", "content-type", "etag"] {
        assert_eq!(head.header(name), get.header(name), "{name}");
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = server.ask(method, "/soccer", &[]);
        assert_eq!(
            (answer.status, answer.header("allow")),
            (405, "GET, HEAD"),
            "{method}"
        );
    }
}

#[test]
fn every_answer_has_the_headers_of_the_document() {
    let dir = site(&FILES);
    let text = std::fs::read_to_string(dir.path().join(edge::FILE)).expect("reads");
    let document = edge::Edge::parse(&text).expect("a document");
    for server in [Server::start(dir.path()), nginx(dir.path()).0] {
        for path in ["/", "/nothing", "/soccer/", "/assets/core-1A2B.js", "//odd"] {
            let answer = server.get(path);
            for (name, value) in &document.headers {
                assert_eq!(answer.header(name), value, "{path}: {name}");
            }
        }
        let refused = server.ask("POST", "/", &[]);
        let policy = refused.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; "), "{policy}");
        assert!(policy.contains("connect-src 'self' https://api.example;"));
        assert_eq!(
            refused.header("strict-transport-security"),
            "max-age=31536000"
        );
    }
}

#[test]
fn a_page_that_a_mail_leads_to_sends_no_referrer() {
    let mut files = FILES.to_vec();
    files.push(("users/password/edit.html", "a new password"));
    files.push(("ar/users/confirmation.html", "confirmed"));
    let dir = site(&files);
    for server in [Server::start(dir.path()), nginx(dir.path()).0] {
        let policy = |path: &str| server.get(path).header("referrer-policy").to_owned();
        for path in [
            "/users/password/edit?reset_password_token=x",
            "/ar/users/confirmation",
        ] {
            assert_eq!(policy(path), "no-referrer", "{path}");
        }
        for path in ["/", "/ar/soccer", "/nothing", "/soccer/"] {
            assert_eq!(policy(path), "strict-origin-when-cross-origin", "{path}");
        }
    }
}

#[test]
fn a_name_of_somebody_else_is_refused() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    let status = |host: &str| server.ask_as(host, "GET", "/", &[]).status;
    for own in [&*server.address, "localhost", "bets.example", "[::1]:4000"] {
        assert_eq!(status(own), 200, "{own}");
    }
    for foreign in [
        "evil.example",
        "evil.example:4000",
        "127.0.0.1.evil.example",
        "",
    ] {
        assert_eq!(status(foreign), 421, "{foreign}");
    }
}

#[test]
fn a_document_decides_and_is_read_again_when_it_changes() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    let path = dir.path().join(edge::FILE);
    let text = std::fs::read_to_string(&path).expect("reads");
    let mut document = edge::Edge::parse(&text).expect("a document");
    let rule = r#"{"from": "/old/*", "to": "/soccer/*", "status": 302}"#;
    document
        .redirects
        .insert(0, serde_json::from_str(rule).expect("a rule"));
    document.not_found.remove("ar");
    std::fs::write(&path, document.text()).expect("writes");
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(9);
    let file = std::fs::File::options().write(true).open(&path);
    file.and_then(|file| file.set_modified(later))
        .expect("the time is set");
    let old = server.get("/old/premier-league?a=b");
    assert_eq!(
        (old.status, old.header("location")),
        (302, "/soccer/premier-league?a=b")
    );
    assert_eq!(old.header("cache-control"), "no-store");
    assert_eq!(server.get("/ar/nothing").text(), "nothing here");
}

#[test]
fn a_site_without_its_document_is_not_served() {
    let dir = site(&FILES);
    std::fs::write(dir.path().join(edge::FILE), r#"{"connect": []}"#).expect("writes");
    let out = dir.path().to_str().expect("utf-8");
    for there in [true, false] {
        if !there {
            std::fs::remove_file(dir.path().join(edge::FILE)).expect("removes");
        }
        let ended = ended(sportsbook(&["serve", "--port", "0", "--out", out]));
        assert_eq!(ended.code, Some(1), "{}", ended.stderr);
        assert!(
            ended.stderr.contains("headers.json") && ended.stderr.contains("sportsbook build"),
            "{}",
            ended.stderr
        );
    }
}

#[test]
fn pages_name_their_speculation_rules() {
    let dir = site(&FILES);
    let server = Server::start(dir.path());
    let page = server.get("/soccer");
    let rules = server.get(page.header("speculation-rules").trim_matches('"'));
    assert_eq!(
        rules.header("content-type"),
        "application/speculationrules+json"
    );
    assert!(
        rules.text().starts_with(r#"{"prefetch":"#),
        "{}",
        rules.text()
    );
    assert_eq!(
        server
            .get("/assets/core-1A2B.js")
            .header("speculation-rules"),
        ""
    );
}
