//! Requests that come near the paths of the site, and those that nobody sends by mistake.

use proptest::prelude::*;
use proptest::sample::select;

/// A name that leads to no site of ours.
pub(super) const OTHER_HOST: &str = "evil.example";

/// A request.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub method: String,
    pub host: &'static str,
    /// The path with its query, as it is sent.
    pub target: String,
    pub headers: Vec<(&'static str, &'static str)>,
}

/// Stands for the entity tag of the path in a header.
const TAG: &str = "{etag}";

impl Request {
    /// As it is sent. Each server has its own tags.
    pub fn bytes(&self, tag: &str) -> Vec<u8> {
        let (method, target, host) = (&self.method, &self.target, self.host);
        let mut text = format!("{method} {target} HTTP/1.1\r\nhost: {host}\r\n");
        for (name, value) in &self.headers {
            text.push_str(&format!("{name}: {}\r\n", value.replace(TAG, tag)));
        }
        (text + "\r\n").into_bytes()
    }

    /// Whether a header has an entity tag of the path.
    pub fn needs_tag(&self) -> bool {
        self.headers.iter().any(|(_, value)| value.contains(TAG))
    }

    /// `GET` of the same path without the headers.
    pub fn plain(&self) -> Vec<u8> {
        let plain = Self {
            method: "GET".to_owned(),
            headers: Vec::new(),
            ..self.clone()
        };
        plain.bytes("")
    }

    /// Whether a header names this content coding.
    pub fn accepts(&self, coding: &str) -> bool {
        let mut accepted = self.headers.iter().filter(|it| it.0 == "accept-encoding");
        accepted.any(|(_, value)| value.contains(coding))
    }

    /// Whether it asks by entity tag and by date.
    pub fn has_both_validators(&self) -> bool {
        let validators = ["if-none-match", "if-modified-since"];
        let has = |name| self.headers.iter().any(|it| it.0 == name);
        validators.into_iter().all(has)
    }

    /// Whether the target escapes a character that may stay as it is (RFC 3986, 2.3).
    pub fn has_needless_escape(&self) -> bool {
        let mut escapes = self.target.split('%').skip(1);
        escapes.any(|escape| {
            let code = escape
                .get(..2)
                .and_then(|it| u8::from_str_radix(it, 16).ok());
            code.is_some_and(|it| it.is_ascii_alphanumeric() || b"-._~".contains(&it))
        })
    }

    /// Whether a character of the target would have to be escaped.
    pub fn has_odd_characters(&self) -> bool {
        let is_odd = |c: char| !c.is_ascii_graphic() || "\"<>\\^`{|}#".contains(c);
        self.target.contains(is_odd)
    }
}

/// Paths that lead somewhere.
const PATHS: [&str; 35] = [
    "/",
    "/soccer",
    "/soccer/premier-league",
    "/soccer/premier-league/2026-12-01",
    "/soccer/s%C3%A3o-paulo",
    "/ar",
    "/ar/soccer",
    "/pt-BR/soccer",
    "/nb",
    "/no/soccer",
    "/en-ZA",
    "/en-ZA/soccer",
    "/en-ZA/users/password/edit",
    "/football",
    "/ar/football/premier-league",
    "/football/epl",
    "/soccer/epl.jsonfeed",
    "/soccer/epl/arsenal.ics",
    "/soccer/s%C3%A3o",
    "/users/password/edit",
    "/empty",
    "/404",
    "/500",
    "/ar/404.html",
    "/ar/news/1",
    "/old.sport%2B1/premier-league",
    "/sitemaps/ar/match-1.xml",
    "/files/odd.name.bin",
    "/assets/main-3C4D.css",
    "/robots.txt",
    "/LICENSE",
    "/speculation-rules.json",
    "/assets/core-1A2B.js",
    "/assets/flag-5E6F.png",
    "/.sportsbook/manifest.json",
];

/// What a path may have in any place.
const PIECES: [&str; 64] = [
    "/",
    "//",
    "/./",
    "/../",
    "/..",
    "/.",
    ".",
    "..",
    "...",
    "%2e",
    "%2E%2e",
    "%2f",
    "%2F..%2F",
    "%5c",
    "%5C..%5C",
    "\\",
    "%00",
    "%0a",
    "%0d%0a",
    "%7f",
    "%c2%85",
    "%ff",
    "%c3",
    "%c3%28",
    "%C3%A3",
    "%c3%a3",
    "%e2%82",
    "%F0%9F%8F%86",
    "%ed%a0%80",
    "%c0%af",
    "%zz",
    "%",
    "%2",
    "%25",
    "%252e",
    "%20",
    "+",
    ";",
    ";a=b",
    ":",
    "%3a",
    "%3A80",
    "@",
    "%3f",
    "%23",
    "$uri",
    "${x}",
    "*",
    "!",
    "'",
    "(a)",
    "&",
    "=",
    ",",
    "~",
    "|",
    ".html",
    ".html/",
    "/index.html",
    "/index",
    ".ics",
    ".rss",
    "ã",
    "-",
];

/// What follows a path.
const QUERIES: [&str; 12] = [
    "",
    "",
    "",
    "?",
    "?a=b",
    "?a=b&c=/../d",
    "?a?b",
    "??",
    "?/index.html",
    "?%zz",
    "?a=%0d%0ab",
    "?$uri",
];

const METHODS: [&str; 12] = [
    "GET", "GET", "GET", "GET", "GET", "GET", "HEAD", "HEAD", "POST", "OPTIONS", "DELETE", "BREW",
];

const HOSTS: [&str; 5] = [
    "127.0.0.1",
    "bets.example.com",
    "BETS.example.com:443",
    "localhost",
    OTHER_HOST,
];

/// A change of a path at some place, which counts from its beginning.
fn changed(path: &str, at: usize, how: usize, piece: &str) -> String {
    let places: Vec<usize> = path
        .char_indices()
        .map(|(at, _)| at)
        .chain([path.len()])
        .collect();
    let at = places[at % places.len()];
    let (before, after) = path.split_at(at);
    let mut rest = after.chars();
    let next = rest.next();
    match (how, next) {
        (0, _) => [path, piece].concat(),
        (1, _) => [path, "/", piece].concat(),
        (2, _) => ["/", piece, path].concat(),
        (3, _) => before.to_owned(),
        (4, Some(next)) if next != '%' => format!("{before}%{:02x}{}", next as u32, rest.as_str()),
        (5, Some(next)) if next != '%' => format!("{before}%{:02X}{}", next as u32, rest.as_str()),
        (6, Some(next)) => format!("{before}{}{}", next.to_ascii_uppercase(), rest.as_str()),
        (7, Some(_)) => [before, rest.as_str()].concat(),
        _ => [before, piece, after].concat(),
    }
}

fn path() -> impl Strategy<Value = String> {
    let change = (0..48_usize, 0..10_usize, select(&PIECES[..]));
    let near = (select(&PATHS[..]), prop::collection::vec(change, 0..4));
    let near = near.prop_map(|(path, changes)| {
        let changed =
            |path: String, (at, how, piece): (usize, usize, &str)| changed(&path, at, how, piece);
        changes.into_iter().fold(path.to_owned(), changed)
    });
    let parts = prop_oneof![
        3 => select(&["ar", "no", "en-ZA", "soccer", "football", "epl", "users", "index", "assets", "a"][..]),
        2 => select(&PIECES[..]),
    ];
    let any = prop::collection::vec(parts, 0..7).prop_map(|parts| parts.join("/"));
    let long = (1..7_000_usize, select(&PIECES[..])).prop_map(|(times, piece)| {
        let times = times / piece.len();
        format!("soccer{}", piece.repeat(times))
    });
    let path = prop_oneof![12 => near, 4 => any.clone(), 2 => any.prop_map(|it| it.replace('/', "")), 1 => long];
    path.prop_map(|path| match path.starts_with('/') {
        true => path,
        false => ["/", &path].concat(),
    })
}

/// What precedes a path: nothing, or what clients of a proxy send.
fn origin() -> impl Strategy<Value = &'static str> {
    prop_oneof![15 => Just(""), 1 => Just("http://bets.example.com")]
}

fn header() -> impl Strategy<Value = (&'static str, &'static str)> {
    select(
        &[
            ("accept-encoding", "gzip"),
            ("accept-encoding", "br, gzip"),
            ("accept-encoding", "gzip;q=0"),
            ("accept-encoding", "GZIP; q=0.5, br;q=0"),
            ("accept-encoding", "identity"),
            ("accept-encoding", "*"),
            ("accept-language", "ar"),
            ("accept-language", "xx, pt-BR;q=0.5"),
            ("cookie", "language=ar; locale=ar"),
            ("if-none-match", TAG),
            ("if-none-match", "W/{etag}"),
            ("if-none-match", "\"other\", {etag}"),
            ("if-none-match", "\"other\""),
            ("if-none-match", "*"),
            ("if-modified-since", "Thu, 01 Jan 1970 00:00:00 GMT"),
            ("range", "bytes=0-3"),
            ("range", "bytes=90000-"),
            ("via", "1.1 cdn"),
            ("x-forwarded-proto", "http"),
            ("x-original-url", "/ar"),
            ("origin", "https://evil.example"),
            ("user-agent", "a \"b\" $uri"),
        ][..],
    )
}

/// Any request.
pub(super) fn request() -> impl Strategy<Value = Request> {
    let headers = prop::collection::vec(header(), 0..3);
    let whole = (
        select(&METHODS[..]),
        select(&HOSTS[..]),
        origin(),
        path(),
        select(&QUERIES[..]),
        headers,
    );
    whole.prop_map(|(method, host, origin, path, query, mut headers)| {
        // Servers may take one header that comes twice as they like.
        headers.sort_unstable();
        headers.dedup_by_key(|it| it.0);
        Request {
            method: method.to_owned(),
            host,
            target: [origin, &path, query].concat(),
            headers,
        }
    })
}
