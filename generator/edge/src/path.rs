//! The rules of paths: where they redirect to, and which files they mean. [`Edge::ask`] applies them.
//!
//! [`Edge::ask`]: crate::Edge::ask

use serde::{Deserialize, Serialize};

use crate::pattern::Pattern;

/// The page for what is not there.
const NOT_FOUND: &str = "404.html";

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
    /// For how long, and for whom.
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
    /// The first of these files that is there, below the site's root.
    Files(Vec<String>),
    /// Another path.
    Elsewhere(String, Status),
    /// Nothing that could be there.
    Nothing,
}

/// Where paths lead, in the order in which the rules are tried.
pub(crate) fn places() -> Vec<Place> {
    let place = |path, files: &[&str]| Place {
        path: Pattern::known(path),
        files: files.iter().map(|file| Pattern::known(file)).collect(),
    };
    vec![place("/", &["index.html"]), place("/*", &["*.html", "*"])]
}

/// A page has one path, and an https site one scheme.
pub(crate) fn redirects(origin: &str) -> Vec<Redirect> {
    let permanent = |from: &str, to: &str| Redirect {
        from: Pattern::known(from),
        to: Pattern::known(to),
        status: Status::Permanent,
    };
    let mut all = Vec::new();
    if let Some(host) = origin.strip_prefix("https://") {
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
        permanent("/*/index.html", "/*"),
        permanent("/*.html", "/*"),
        permanent("/*/", "/*"),
    ]);
    all
}

/// The page for what is not there, by the first part of a path.
pub(crate) fn not_found<'a>(
    codes: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = (String, String)> {
    let others = codes
        .into_iter()
        .skip(1)
        .map(|code| (code.to_owned(), format!("{code}/{NOT_FOUND}")));
    let default = (String::new(), NOT_FOUND.to_owned());
    std::iter::once(default).chain(others.collect::<Vec<_>>())
}
