//! The rules of paths: where they redirect to, and which files they mean. [`Edge::ask`] applies them.
//!
//! [`Edge::ask`]: crate::Edge::ask

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::about::About;
use crate::pattern::Pattern;

/// The page for a path without a file.
const NOT_FOUND: &str = "404.html";

/// The page for an error of the server.
const SERVER_ERROR: &str = "500.html";

/// What a redirect promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub enum Status {
    /// 308: the same for everybody, for ever.
    Permanent,
    /// 302: depends on the visitor, so no cache may keep it.
    Visitor,
}

impl TryFrom<u16> for Status {
    type Error = String;

    fn try_from(code: u16) -> Result<Self, String> {
        match code {
            308 => Ok(Self::Permanent),
            302 => Ok(Self::Visitor),
            _ => Err(format!("a redirect is 308 or 302, not {code}")),
        }
    }
}

impl From<Status> for u16 {
    fn from(status: Status) -> Self {
        match status {
            Status::Permanent => 308,
            Status::Visitor => 302,
        }
    }
}

/// One rule of redirects.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Redirect {
    /// A path, or a whole URL.
    pub from: Pattern,
    /// Where it leads, with what `*` stood for.
    pub to: Pattern,
    /// Permanent, or for this visitor only.
    pub status: Status,
}

/// Files that a path means.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The path.
    pub path: Pattern,
    /// The first of these that is there, below `DIR/site`.
    pub files: Vec<Pattern>,
}

/// What a URL's path asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// The first of these files that exists, below the site's root.
    Files(Vec<String>),
    /// Another path.
    Elsewhere(Move),
    /// Nothing that could exist.
    Nothing,
    /// It is not a path: a `%` without two hexadecimal digits, a zero byte, or more `..` than parts.
    Malformed,
}

/// A redirect of one path.
#[derive(Debug, PartialEq, Eq)]
pub struct Move {
    /// The path or URL it leads to.
    pub to: String,
    /// Permanent, or for this visitor only.
    pub status: Status,
    /// The files of the new path. If none of them exists, the answer is 404 and no redirect: a visitor
    /// is never led to a page that does not exist. Empty if the site does not answer the new path.
    pub files: Vec<String>,
}

/// Where paths lead, in the order in which the rules are tried.
pub(crate) fn places() -> Vec<Place> {
    let place = |path, files: &[&str]| Place {
        path: Pattern::known(path),
        files: files.iter().map(|file| Pattern::known(file)).collect(),
    };
    vec![place("/", &["index.html"]), place("/*", &["*.html", "*"])]
}

/// A page has one path, and an https site one scheme. The rules of languages come last: a path that ends
/// otherwise is made shorter first, and redirected once.
pub(crate) fn redirects(about: &About<'_>) -> Vec<Redirect> {
    let permanent = |from: &str, to: &str| Redirect {
        from: Pattern::known(from),
        to: Pattern::known(to),
        status: Status::Permanent,
    };
    let mut all = Vec::new();
    if let Some(host) = about.origin.strip_prefix("https://") {
        all.push(permanent(
            &format!("http://{host}/*"),
            &format!("https://{host}/*"),
        ));
        all.push(permanent(
            &format!("http://{host}/"),
            &format!("https://{host}/"),
        ));
    }
    all.extend([
        permanent("/index.html", "/"),
        permanent("/index", "/"),
        permanent("/*/index.html", "/*"),
        permanent("/*.html", "/*"),
        permanent("/*/", "/*"),
    ]);
    let default = about.locales.first().copied().unwrap_or_default();
    let aliases = about.aliases.iter().copied();
    if about.locale_in_url {
        // Other visitors may one day be led to their own language.
        all.push(Redirect {
            from: Pattern::known("/"),
            to: Pattern::known(&format!("/{default}")),
            status: Status::Visitor,
        });
        for (alias, code) in aliases {
            all.push(permanent(&format!("/{alias}"), &format!("/{code}")));
            all.push(permanent(&format!("/{alias}/*"), &format!("/{code}/*")));
        }
        return all;
    }
    // The default language has no segment: its own one is an alias too.
    for (alias, code) in aliases.chain([(default, default)]) {
        let (home, below) = match code == default {
            true => ("/".to_owned(), "/*".to_owned()),
            false => (format!("/{code}"), format!("/{code}/*")),
        };
        all.push(permanent(&format!("/{alias}"), &home));
        all.push(permanent(&format!("/{alias}/*"), &below));
    }
    all
}

/// What paths begin with in each language, the default first.
pub(crate) fn below(about: &About<'_>) -> Vec<String> {
    let is_plain = |at: usize| at == 0 && !about.locale_in_url;
    let all = about.locales.iter().enumerate();
    all.map(|(at, code)| match is_plain(at) {
        true => String::new(),
        false => format!("/{code}"),
    })
    .collect()
}

/// The pages for paths without a file, by the first part of a path.
pub(crate) fn not_found(about: &About<'_>) -> BTreeMap<String, String> {
    in_each_language(about, NOT_FOUND)
}

/// The pages for an error of the server, by the first part of a path.
pub(crate) fn server_error(about: &About<'_>) -> BTreeMap<String, String> {
    in_each_language(about, SERVER_ERROR)
}

/// The default language, the first one, answers for every first part that is no other language's.
fn in_each_language(about: &About<'_>, file: &str) -> BTreeMap<String, String> {
    let below = |code: &str| format!("{code}/{file}");
    let others = about.locales.iter().skip(1);
    let mut pages: BTreeMap<String, String> = others
        .map(|code| ((*code).to_owned(), below(code)))
        .collect();
    let default = match about.locales.first() {
        Some(code) if about.locale_in_url => below(code),
        _ => file.to_owned(),
    };
    pages.insert(String::new(), default);
    pages
}
