//! Which file a URL means. Text in, text out: nothing here touches the disk.
//!
//! A path that names its parts in any other way than the site does (an encoded slash, a backslash,
//! dots, an empty part) means nothing, so no path leads out of the site's folder.

use axum::http::StatusCode;
use percent_encoding::percent_decode_str;

/// What a URL's path asks for.
#[derive(Debug, PartialEq, Eq)]
pub enum Asked {
    /// The first of these files that is there, below the site's root.
    Files {
        /// Files in the order in which they are tried.
        candidates: Vec<String>,
        /// The status of the answer.
        status: StatusCode,
    },
    /// The same page under its one true path.
    Elsewhere(String),
    /// Nothing that could be there.
    Nothing,
}

/// What `path` asks for: `/` is `index.html`, `/ar` is `ar.html`, `/soccer/` moved to `/soccer`.
pub fn ask(path: &str) -> Asked {
    let bare = match path.strip_suffix('/') {
        Some("") => return files(vec!["index.html".to_owned()], ""),
        Some(bare) => bare,
        None => path,
    };
    let Some(parts) = parts(bare) else {
        return Asked::Nothing;
    };
    let pretty = match bare.strip_suffix(".html") {
        Some("/index") => "/",
        Some(stem) if !stem.ends_with('/') => stem,
        _ => bare,
    };
    if pretty != path {
        return Asked::Elsewhere(pretty.to_owned());
    }
    let file = parts.join("/");
    files(vec![format!("{file}.html"), file.clone()], &file)
}

/// Pages to show where `path` means nothing: that of its language, then that of the default one.
pub fn not_found(path: &str) -> Vec<String> {
    let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
    let default = "404.html".to_owned();
    match parts(&format!("/{first}")) {
        Some(parts) => vec![format!("{}/404.html", parts[0]), default],
        None => vec![default],
    }
}

/// The error pages are pages like any other, but never with the status of a good one.
fn files(candidates: Vec<String>, file: &str) -> Asked {
    let status = match file.rsplit('/').next() {
        Some("404") => StatusCode::NOT_FOUND,
        Some("500") => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::OK,
    };
    Asked::Files { candidates, status }
}

/// The decoded parts of a path; `None` when one of them is not a plain name.
fn parts(path: &str) -> Option<Vec<String>> {
    let plain = |part: &str| {
        let part = percent_decode_str(part).decode_utf8().ok()?;
        let odd = part.is_empty()
            || part.starts_with('.')
            || part.contains(|c: char| matches!(c, '/' | '\\' | ':') || c.is_control());
        (!odd).then(|| part.into_owned())
    };
    path.strip_prefix('/')?.split('/').map(plain).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asks(path: &str) -> Vec<String> {
        match ask(path) {
            Asked::Files { candidates, .. } => candidates,
            other => panic!("{path}: {other:?}"),
        }
    }

    #[test]
    fn pages_have_pretty_paths() {
        assert_eq!(asks("/"), ["index.html"]);
        assert_eq!(asks("/ar"), ["ar.html", "ar"]);
        assert_eq!(asks("/ar/soccer"), ["ar/soccer.html", "ar/soccer"]);
        assert_eq!(asks("/assets/a.css"), ["assets/a.css.html", "assets/a.css"]);
        assert_eq!(asks("/soccer/s%C3%A3o-paulo")[0], "soccer/são-paulo.html");
    }

    #[test]
    fn a_page_has_one_path() {
        let elsewhere = |to: &str| Asked::Elsewhere(to.to_owned());
        assert_eq!(ask("/soccer/"), elsewhere("/soccer"));
        assert_eq!(ask("/soccer.html"), elsewhere("/soccer"));
        assert_eq!(ask("/index.html"), elsewhere("/"));
    }

    #[test]
    fn no_path_leads_out_and_no_redirect_to_another_host() {
        for path in [
            "//evil.example/",
            "/a//b",
            "/../etc/passwd",
            "/..%2f..%2fetc/passwd",
            "/%2e%2e/x",
            "/a%5c..%5cb",
            "/a\\b",
            "/a%00b",
            "/./a",
            "/.hidden",
            "/C:/x",
            "/%ff",
            "/%0d%0aSet-Cookie:x",
            "*",
            "",
        ] {
            assert_eq!(ask(path), Asked::Nothing, "{path}");
        }
    }

    #[test]
    fn error_pages_keep_their_status() {
        let status = |path: &str| match ask(path) {
            Asked::Files { status, .. } => status.as_u16(),
            _ => 0,
        };
        assert_eq!(
            ["/404", "/ar/404", "/500", "/soccer"].map(status),
            [404, 404, 500, 200]
        );
    }

    #[test]
    fn what_is_not_there_is_said_in_the_language_of_the_path() {
        assert_eq!(not_found("/ar/no/page"), ["ar/404.html", "404.html"]);
        assert_eq!(not_found("/"), ["404.html"]);
        assert_eq!(not_found("/..%2f/x"), ["404.html"]);
    }
}
