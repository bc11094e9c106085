//! What goes with a file: its media type, how long caches may keep it, the status of the answer.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::about::About;
use crate::headers::Headers;
use crate::pattern::Pattern;

/// Caches keep it for a year: its name changes with its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Caches keep it and ask each time whether it is still the same.
const ASK: &str = "public, max-age=0, must-revalidate";

/// Where the speculation rules are. The header works under a policy that forbids inline
/// scripts, where a block in the page does not.
pub(crate) const SPECULATION_RULES: &str = "/speculation-rules.json";

/// Names of the kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum KindName {
    /// Scripts, styles and pictures whose name has a hash of their content.
    Hashed,
    /// The page for what is not there.
    NotFound,
    /// The page for an error of the server.
    ServerError,
    /// A page that links of mails lead to, with a token in the query.
    Token,
    /// A page.
    Page,
    /// What robots read: `robots.txt`, sitemaps, keys of search engines.
    Service,
    /// What feed readers and calendars read.
    Feed,
    /// Any other file.
    Other,
}

impl KindName {
    /// As it is written in the document.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Hashed => "hashed",
            Self::NotFound => "not-found",
            Self::ServerError => "server-error",
            Self::Token => "token",
            Self::Page => "page",
            Self::Service => "service",
            Self::Feed => "feed",
            Self::Other => "other",
        }
    }
}

/// One kind of file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Kind {
    /// Its name.
    pub name: KindName,
    /// Which files are of this kind, by their path below `DIR/site`.
    pub files: Vec<Pattern>,
    /// The status of an answer with such a file.
    pub status: u16,
    /// Headers beside those of every answer, or in their place. `Content-Type` depends on the file's ending.
    pub headers: Headers,
}

/// What a file's ending says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MediaType {
    /// `Content-Type`.
    #[serde(rename = "type")]
    pub content_type: String,
    /// Whether compressing helps.
    pub compress: bool,
}

/// Every kind, in the order in which they are tried.
pub(crate) fn kinds(about: &About<'_>) -> Vec<Kind> {
    let rules = format!("\"{SPECULATION_RULES}\"");
    let kind = |name, files: &[&str], status, cache: &str| {
        let mut headers = Headers::from([("cache-control".to_owned(), cache.to_owned())]);
        if matches!(
            name,
            KindName::Token | KindName::Page | KindName::NotFound | KindName::ServerError
        ) {
            headers.insert("speculation-rules".to_owned(), rules.clone());
        }
        if name == KindName::Token {
            headers.insert("referrer-policy".to_owned(), "no-referrer".to_owned());
        }
        if name == KindName::Feed {
            // Readers that run on other sites fetch them; a search engine lists the pages instead.
            for (name, value) in [
                ("access-control-allow-origin", "*"),
                ("x-robots-tag", "noindex"),
            ] {
                headers.insert(name.to_owned(), value.to_owned());
            }
        }
        let files = files.iter().map(|file| Pattern::known(file)).collect();
        Kind {
            name,
            files,
            status,
            headers,
        }
    };
    let prefixes = about.locales.iter().map(|locale| format!("{locale}/"));
    let prefixes = prefixes.skip(usize::from(!about.locale_in_url));
    let first = (!about.locale_in_url).then(String::new);
    let with_token: Vec<String> = (first.into_iter().chain(prefixes))
        .map(|prefix| format!("{prefix}users/*"))
        .collect();
    let with_token: Vec<&str> = with_token.iter().map(String::as_str).collect();
    vec![
        kind(KindName::Hashed, &["assets/*"], 200, FOR_EVER),
        kind(KindName::NotFound, &["404.html", "*/404.html"], 404, ASK),
        kind(KindName::ServerError, &["500.html", "*/500.html"], 500, ASK),
        kind(KindName::Token, &with_token, 200, ASK),
        kind(KindName::Page, &["*.html"], 200, ASK),
        kind(KindName::Service, &["*.txt", "*.xml"], 200, ASK),
        kind(KindName::Feed, &["*.rss", "*.jsonfeed", "*.ics"], 200, ASK),
        kind(KindName::Other, &["*"], 200, ASK),
    ]
}

/// Media types by ending.
pub(crate) fn media_types() -> BTreeMap<String, MediaType> {
    let text = [
        ("css", "text/css; charset=utf-8"),
        ("ftl", "text/plain; charset=utf-8"),
        ("html", "text/html; charset=utf-8"),
        ("ics", "text/calendar; charset=utf-8"),
        ("js", "text/javascript; charset=utf-8"),
        ("json", "application/json; charset=utf-8"),
        ("jsonfeed", "application/feed+json; charset=utf-8"),
        ("rss", "application/rss+xml; charset=utf-8"),
        ("svg", "image/svg+xml"),
        ("txt", "text/plain; charset=utf-8"),
        ("webmanifest", "application/manifest+json; charset=utf-8"),
        ("xml", "application/xml; charset=utf-8"),
    ];
    let dense = [
        ("avif", "image/avif"),
        ("ico", "image/x-icon"),
        ("jpeg", "image/jpeg"),
        ("jpg", "image/jpeg"),
        ("png", "image/png"),
        ("webp", "image/webp"),
        ("woff2", "font/woff2"),
    ];
    let media_type = |compress| {
        move |(ending, content_type): (&str, &str)| {
            let content_type = content_type.to_owned();
            let media_type = MediaType {
                content_type,
                compress,
            };
            (ending.to_owned(), media_type)
        }
    };
    let text = text.into_iter().map(media_type(true));
    text.chain(dense.into_iter().map(media_type(false)))
        .collect()
}
