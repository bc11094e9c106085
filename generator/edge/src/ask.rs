//! Which file a URL means. Text in, text out: nothing here touches the disk.
//!
//! A path that names its parts in any other way than the site does (an encoded slash, a backslash,
//! dots, an empty part) means nothing, so no path leads out of the site's folder.

use percent_encoding::percent_decode_str;

use crate::document::Edge;
use crate::path::{Asked, Status};

impl Edge {
    /// What `path` asks for: `/` is `index.html`, `/ar` is `ar.html`, `/soccer/` moved to `/soccer`.
    pub fn ask(&self, path: &str) -> Asked {
        let Some(decoded) = self.decoded(path) else {
            return Asked::Nothing;
        };
        let mut to = path.to_owned();
        let mut status = Status::Permanent;
        // A path that several rules change is redirected once. Each rule makes it shorter.
        while let Some((next, by)) = self.redirected(&to) {
            if next.len() >= to.len() {
                return Asked::Elsewhere(next, by);
            }
            if by == Status::Visitor {
                status = by;
            }
            to = next;
        }
        if to != path {
            return Asked::Elsewhere(to, status);
        }
        for place in &self.places {
            if let Some(part) = place.path.find(&decoded) {
                return Asked::Files(place.files.iter().map(|file| file.fill(part)).collect());
            }
        }
        Asked::Nothing
    }

    /// Pages to show where `path` means nothing: that of its language, then that of the default one.
    pub fn not_found(&self, path: &str) -> impl Iterator<Item = &str> {
        let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
        let pages = [self.not_found.get(first), self.not_found.get("")];
        pages.into_iter().flatten().map(String::as_str)
    }

    fn redirected(&self, path: &str) -> Option<(String, Status)> {
        self.redirects.iter().find_map(|rule| {
            let part = rule.from.find(path)?;
            Some((rule.to.fill(part), rule.status))
        })
    }

    /// A path with its parts decoded; `None` when one of them is not a plain name.
    fn decoded(&self, path: &str) -> Option<String> {
        let parts = path.strip_prefix('/')?;
        if parts.is_empty() {
            return Some("/".to_owned());
        }
        let parts = parts.strip_suffix('/').unwrap_or(parts);
        let mut decoded = String::new();
        for part in parts.split('/') {
            let part = percent_decode_str(part).decode_utf8().ok()?;
            let is_odd = part.is_empty()
                || part.starts_with(&self.hidden)
                || part.contains(|c: char| matches!(c, '/' | '\\' | ':') || c.is_control());
            if is_odd {
                return None;
            }
            decoded.push('/');
            decoded.push_str(&part);
        }
        Some(decoded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::tests::edge;

    fn asks(path: &str) -> Vec<String> {
        match edge().ask(path) {
            Asked::Files(files) => files,
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
        let elsewhere = |to: &str| Asked::Elsewhere(to.to_owned(), Status::Permanent);
        for (from, to) in [
            ("/soccer/", "/soccer"),
            ("/soccer.html", "/soccer"),
            ("/soccer.html/", "/soccer"),
            ("/index.html", "/"),
            ("/ar/index.html", "/ar"),
            ("/ar/soccer/index.html", "/ar/soccer"),
            ("/index.html/", "/"),
            ("/ar/", "/ar"),
        ] {
            assert_eq!(edge().ask(from), elsewhere(to), "{from}");
        }
    }

    #[test]
    fn a_redirect_that_depends_on_the_visitor_says_so() {
        let mut edge = edge();
        let rule = r#"{"from": "/old", "to": "/a/longer/place", "status": 302}"#;
        edge.redirects
            .push(serde_json::from_str(rule).expect("a rule"));
        let to = Asked::Elsewhere("/a/longer/place".to_owned(), Status::Visitor);
        assert_eq!(edge.ask("/old"), to);
        assert!(serde_json::from_str::<Status>("301").is_err());
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
            "/.sportsbook/manifest.json",
            "/C:/x",
            "/%ff",
            "/%0d%0aSet-Cookie:x",
            "*",
            "",
        ] {
            assert_eq!(edge().ask(path), Asked::Nothing, "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_answered_in_the_language_of_the_path() {
        let edge = edge();
        let pages = |path| edge.not_found(path).collect::<Vec<_>>();
        assert_eq!(pages("/ar/no/page"), ["ar/404.html", "404.html"]);
        assert_eq!(pages("/xx/no/page"), ["404.html"]);
        assert_eq!(pages("/..%2f/x"), ["404.html"]);
    }
}
