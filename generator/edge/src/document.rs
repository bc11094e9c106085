//! `DIR/headers.json`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::about::About;
use crate::headers::{self, Headers};
use crate::kind::{self, Kind, KindName, MediaType, SPECULATION_RULES};
use crate::moved::Moved;
use crate::path::{self, Place, Redirect};
use crate::policy::Policy;

/// Name of the file below the output folder.
pub const FILE: &str = "headers.json";

/// Pages are fetched when a pointer rests on their link or presses it; nothing is prerendered. Links to
/// calendars lead to no page.
const FETCH_AHEAD: &str = r#"{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/assets/*"}},{"not":{"href_matches":"/*.ics"}}]},"eagerness":"moderate"}]}"#;

/// What a server in front of the site must know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edge {
    /// Where visitors find the site.
    pub origin: String,
    /// Methods that are answered; others are refused with 405.
    pub methods: Vec<String>,
    /// Headers of every answer, redirects and refusals included.
    pub headers: Headers,
    /// Kinds of files with their own headers: a file is of the first kind that matches.
    pub kinds: Vec<Kind>,
    /// Media types by a file's ending.
    pub media_types: BTreeMap<String, MediaType>,
    /// The media type of files with another ending.
    pub other_media_type: MediaType,
    /// Paths that the server answers by itself.
    pub answers: BTreeMap<String, Answer>,
    /// A path is not answered when one of its parts begins with this.
    pub hidden: String,
    /// Redirects, tried before files; one to a path without a file is answered with 404 instead.
    pub redirects: Vec<Redirect>,
    /// Where pages are now that had another address before. Tried for paths without a file, and permanent; a new path
    /// without a file is answered with 404 instead.
    #[serde(default)]
    pub moved: Moved,
    /// Which files a path means: the first rule that matches.
    pub places: Vec<Place>,
    /// The page for a path without a file, by the path's first part; the empty one is the default.
    pub not_found: BTreeMap<String, String>,
    /// The page for an error of the server, by the path's first part.
    pub server_error: BTreeMap<String, String>,
    /// Headers of answers without a file: redirects and refusals.
    pub plain: Headers,
}

/// An answer that is no file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Headers beside those of every answer.
    pub headers: Headers,
    /// The body.
    pub body: String,
}

impl Edge {
    /// The document of a site.
    pub fn new(about: &About<'_>) -> Self {
        let policy = Policy::new(
            about.connect,
            about.images,
            about.streams,
            about.scripts,
            about.security,
        );
        Self {
            origin: about.origin.to_owned(),
            methods: ["GET", "HEAD"].map(str::to_owned).to_vec(),
            headers: headers::of_every_answer(about.origin, &policy),
            kinds: kind::kinds(about),
            media_types: kind::media_types(),
            other_media_type: MediaType {
                content_type: "application/octet-stream".to_owned(),
                compress: false,
            },
            answers: BTreeMap::from([(SPECULATION_RULES.to_owned(), fetch_ahead())]),
            hidden: ".".to_owned(),
            redirects: path::redirects(about),
            moved: Moved {
                below: path::below(about),
                to: about.moved.clone(),
            },
            places: path::places(),
            not_found: path::not_found(about),
            server_error: path::server_error(about),
            plain: headers::of_plain_answers(),
        }
    }

    /// Reads the document.
    ///
    /// # Errors
    /// The text is not one that this version has written.
    pub fn parse(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    /// Writes the document.
    pub fn text(&self) -> String {
        match serde_json::to_string_pretty(self) {
            Ok(text) => text + "\n",
            Err(error) => unreachable!("texts and numbers are JSON: {error}"),
        }
    }

    /// The kind of a file, by its path below `DIR/site`.
    pub fn kind(&self, file: &str) -> Option<&Kind> {
        let is_of = |kind: &&Kind| kind.files.iter().any(|files| files.find(file).is_some());
        self.kinds.iter().find(is_of)
    }

    /// The media type of a file.
    pub fn media_type(&self, file: &str) -> &MediaType {
        let ending = file.rsplit_once('.').map_or("", |(_, ending)| ending);
        self.media_types
            .get(ending)
            .unwrap_or(&self.other_media_type)
    }

    /// Whether a file never changes: its name has a hash of its content.
    pub fn is_hashed(&self, file: &str) -> bool {
        self.kind(file)
            .is_some_and(|kind| kind.name == KindName::Hashed)
    }

    /// How long caches may keep a file.
    pub fn cache_control(&self, file: &str) -> &str {
        let headers = self.kind(file).map(|kind| &kind.headers);
        let cache = headers.and_then(|headers| headers.get("cache-control"));
        cache.map_or("no-store", String::as_str)
    }
}

fn fetch_ahead() -> Answer {
    let headers = [
        ("content-type", "application/speculationrules+json"),
        ("cache-control", "public, max-age=3600"),
    ];
    Answer {
        headers: headers
            .map(|(name, value)| (name.to_owned(), value.to_owned()))
            .into(),
        body: FETCH_AHEAD.to_owned(),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::policy::Security;

    pub(crate) fn edge() -> Edge {
        Edge::new(&about("https://bets.example", &Security::default()))
    }

    /// The same site with the language in every URL.
    pub(crate) fn edge_of_prefixed() -> Edge {
        Edge::new(&About {
            locale_in_url: true,
            ..about("https://bets.example", &Security::default())
        })
    }

    fn about<'a>(origin: &'a str, security: &'a Security) -> About<'a> {
        About {
            origin,
            locales: &["en-ZA", "ar", "nb"],
            aliases: &[("no", "nb")],
            locale_in_url: false,
            moved: BTreeMap::new(),
            connect: &[],
            images: &[],
            streams: &[],
            scripts: &[],
            security,
        }
    }

    #[test]
    fn the_document_is_read_as_it_was_written() {
        let edge = edge();
        assert_eq!(Edge::parse(&edge.text()).expect("reads"), edge);
        assert!(Edge::parse(r#"{"connect": []}"#).is_err());
    }

    #[test]
    fn every_file_has_a_kind() {
        let edge = edge();
        for (file, kind, status) in [
            ("assets/core-1A2B.js", KindName::Hashed, 200),
            ("assets/404.html", KindName::Hashed, 200),
            ("404.html", KindName::NotFound, 404),
            ("ar/404.html", KindName::NotFound, 404),
            ("ar/500.html", KindName::ServerError, 500),
            ("users/password/edit.html", KindName::Token, 200),
            ("ar/users/confirmation.html", KindName::Token, 200),
            ("index.html", KindName::Page, 200),
            ("soccer/users/x.html", KindName::Page, 200),
            ("robots.txt", KindName::Service, 200),
            ("sitemap.xml", KindName::Service, 200),
            ("sitemaps/en-ZA/match-1.xml", KindName::Service, 200),
            ("ar/promotions.rss", KindName::Feed, 200),
            ("soccer/la-liga.ics", KindName::Feed, 200),
            ("favicon.ico", KindName::Other, 200),
        ] {
            let found = edge.kind(file).expect("a kind");
            assert_eq!((found.name, found.status), (kind, status), "{file}");
        }
        assert_eq!(
            edge.cache_control("assets/core-1A2B.js"),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(
            edge.cache_control("robots.txt"),
            "public, max-age=0, must-revalidate"
        );
        assert_eq!(
            edge.media_type("a/b.html").content_type,
            "text/html; charset=utf-8"
        );
        assert_eq!(
            edge.media_type("LICENSE").content_type,
            "application/octet-stream"
        );
    }

    #[test]
    fn transport_is_strict_where_there_is_a_transport_to_be_strict_about() {
        let security = Security::default();
        let secure = Edge::new(&about("https://bets.example", &security));
        assert_eq!(
            secure.headers["strict-transport-security"],
            "max-age=31536000"
        );
        assert!(
            secure.redirects[0]
                .from
                .find("http://bets.example/a")
                .is_some()
        );
        let plain = Edge::new(&about("http://bets.example", &security));
        assert!(!plain.headers.contains_key("strict-transport-security"));
        assert!(
            plain
                .redirects
                .iter()
                .all(|rule| rule.from.as_str().starts_with('/'))
        );
    }
}
