//! Which file a URL means. Text in, text out: nothing here touches the disk.
//!
//! A path that names its parts in any other way than the site does (an encoded slash, a backslash,
//! dots, an empty part) means nothing, so no path leads out of the site's folder.

use percent_encoding::percent_decode_str;

use crate::document::Edge;
use crate::path::{Asked, Move, Status};

impl Edge {
    /// What `path` asks for: `/` is `index.html`, `/ar` is `ar.html`, `/soccer/` moved to `/soccer`.
    pub fn ask(&self, path: &str) -> Asked {
        if is_malformed(path) {
            return Asked::Malformed;
        }
        let Some(decoded) = self.decoded(path) else {
            return Asked::Nothing;
        };
        match self.led(path) {
            Some((to, status)) => Asked::Elsewhere(Move {
                files: self
                    .decoded(&to)
                    .map_or_else(Vec::new, |to| self.files(&to)),
                to,
                status,
            }),
            None => match self.files(&decoded) {
                files if files.is_empty() => Asked::Nothing,
                files => Asked::Files(files),
            },
        }
    }

    /// Where the page is now that had this path before. For a path of which no file exists, neither as it is nor where
    /// [`Edge::ask`] says that it leads.
    pub fn moved(&self, path: &str) -> Option<Move> {
        if is_malformed(path) {
            return None;
        }
        self.decoded(path)?;
        let (path, status) = (self.led(path)).unwrap_or((path.to_owned(), Status::Permanent));
        let to = self.moved.find(&self.decoded(&path)?)?;
        Some(Move {
            files: self.files(&self.decoded(&to)?),
            to,
            status,
        })
    }

    /// Pages to show where `path` means nothing: that of its language, then that of the default one.
    pub fn not_found(&self, path: &str) -> impl Iterator<Item = &str> {
        let first = path.trim_start_matches('/').split('/').next().unwrap_or("");
        let pages = [self.not_found.get(first), self.not_found.get("")];
        pages.into_iter().flatten().map(String::as_str)
    }

    /// Where a path leads. One that several rules change is redirected once.
    fn led(&self, path: &str) -> Option<(String, Status)> {
        let (mut to, mut status) = self.redirected(path)?;
        while let Some((next, by)) = self.redirected(&to) {
            // Rules that make a path shorter end by themselves.
            let is_last = next.len() >= to.len();
            to = next;
            if by == Status::Visitor {
                status = by;
            }
            if is_last {
                break;
            }
        }
        Some((to, status))
    }

    /// The files of a decoded path.
    fn files(&self, decoded: &str) -> Vec<String> {
        let found = self.places.iter().find_map(|place| {
            let part = place.path.find(decoded)?;
            Some(place.files.iter().map(|file| file.fill(part)).collect())
        });
        found.unwrap_or_default()
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

/// Whether a path cannot be decoded or leads above the root: servers refuse it before any rule.
fn is_malformed(path: &str) -> bool {
    let bytes = path.as_bytes();
    let is_escape = |at: usize| {
        let digits = bytes.get(at + 1..at + 3);
        digits.is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit))
    };
    if (0..bytes.len()).any(|at| bytes[at] == b'%' && !is_escape(at)) {
        return true;
    }
    let decoded: Vec<u8> = percent_decode_str(path).collect();
    if decoded.contains(&0) {
        return true;
    }
    let mut depth = 0_i32;
    decoded.split(|byte| *byte == b'/').skip(1).any(|part| {
        match part {
            b"." => {}
            b".." => depth -= 1,
            _ => depth += 1,
        }
        depth < 0
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::tests::{edge, edge_of_prefixed};

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
        let elsewhere = |to: &str| match edge().ask(to) {
            Asked::Files(files) => Asked::Elsewhere(Move {
                to: to.to_owned(),
                status: Status::Permanent,
                files,
            }),
            other => panic!("{to}: {other:?}"),
        };
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

    /// Where a path leads, with the status of the redirect.
    fn leads(edge: &Edge, path: &str) -> Option<(String, u16)> {
        match edge.ask(path) {
            Asked::Elsewhere(moved) => Some((moved.to, moved.status.into())),
            _ => None,
        }
    }

    #[test]
    fn another_name_of_a_language_leads_to_its_path() {
        let edge = edge();
        for (from, to) in [
            ("/no", "/nb"),
            ("/no/", "/nb"),
            ("/no/soccer", "/nb/soccer"),
            ("/no/soccer/", "/nb/soccer"),
            ("/no/soccer/index.html", "/nb/soccer"),
            ("/en-ZA", "/"),
            ("/en-ZA/soccer.html", "/soccer"),
        ] {
            assert_eq!(leads(&edge, from), Some((to.to_owned(), 308)), "{from}");
        }
        for path in ["/nb", "/nose", "/en-ZAB/x", "/soccer/no"] {
            assert_eq!(leads(&edge, path), None, "{path}");
        }
        assert_eq!(edge.ask("/no//evil.example"), Asked::Nothing);
        assert_eq!(edge.ask("/en-ZA//evil.example"), Asked::Nothing);
    }

    #[test]
    fn with_the_language_in_every_url_the_root_leads_to_the_default_one() {
        let edge = edge_of_prefixed();
        let to = |path| leads(&edge, path).expect("a redirect");
        assert_eq!(to("/"), ("/en-ZA".to_owned(), 302));
        assert_eq!(to("/index.html"), ("/en-ZA".to_owned(), 302));
        assert_eq!(to("/no/soccer"), ("/nb/soccer".to_owned(), 308));
        assert_eq!(leads(&edge, "/en-ZA/soccer"), None);
        let pages: Vec<_> = edge.not_found("/xx/no/page").collect();
        assert_eq!(pages, ["en-ZA/404.html"]);
    }

    #[test]
    fn a_redirect_that_depends_on_the_visitor_says_so() {
        let mut edge = edge();
        let rule = r#"{"from": "/old", "to": "/a/longer/place", "status": 302}"#;
        edge.redirects
            .push(serde_json::from_str(rule).expect("a rule"));
        let Asked::Elsewhere(moved) = edge.ask("/old") else {
            panic!("no redirect");
        };
        assert_eq!(moved.to, "/a/longer/place");
        assert_eq!(moved.status, Status::Visitor);
        assert_eq!(moved.files, ["a/longer/place.html", "a/longer/place"]);
        assert!(serde_json::from_str::<Status>("301").is_err());
    }

    #[test]
    fn an_old_address_leads_to_the_new_one_in_one_redirect() {
        let mut edge = edge();
        let to = [("/soccer/epl", "/soccer/premier-league")];
        edge.moved.to = to.map(|(old, new)| (old.to_owned(), new.to_owned())).into();
        let moved = |path: &str| Some(edge.moved(path)?.to);
        for (from, to) in [
            ("/soccer/epl", "/soccer/premier-league"),
            ("/soccer/epl/", "/soccer/premier-league"),
            ("/soccer/e%70l.html", "/soccer/premier-league"),
            ("/no/soccer/epl.ics", "/nb/soccer/premier-league.ics"),
            ("/en-ZA/soccer/epl", "/soccer/premier-league"),
        ] {
            assert_eq!(moved(from).as_deref(), Some(to), "{from}");
        }
        for path in [
            "/soccer",
            "/soccer/epl%2fx",
            "/a/../../soccer/epl",
            "/%zz/soccer/epl",
            "/soccer/epl/.html",
            "/soccer/epl//index.html",
        ] {
            assert_eq!(moved(path), None, "{path}");
        }
        let found = edge.moved("/soccer/epl").expect("has moved");
        assert_eq!(found.status, Status::Permanent);
        assert_eq!(found.files[0], "soccer/premier-league.html");
    }

    #[test]
    fn no_path_leads_out_and_no_redirect_to_another_host() {
        for path in [
            "//evil.example/",
            "/a//b",
            "/a/../b",
            "/a/%2e%2e/b",
            "/a%2fb",
            "/a%5c..%5cb",
            "/a\\b",
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
        for path in [
            "/../etc/passwd",
            "/..%2f..%2fetc/passwd",
            "/%2e%2e/x",
            "/a/../../b",
            "/a%00b",
            "/100%",
            "/%zz",
        ] {
            assert_eq!(edge().ask(path), Asked::Malformed, "{path}");
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
