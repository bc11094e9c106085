//! Lists that a publish writes for others: URLs for the CDN to purge, and URLs for search engines
//! to crawl again (the IndexNow protocol).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use catalogue::route;
use diagnostic::Diagnostic;
use serde_json::json;

/// Most URLs of one submission: the protocol's limit.
const SUBMITTED: usize = 10_000;

/// Where the lists are written, and what they depend on.
#[derive(Clone, Debug)]
pub struct Lists {
    /// Folder of `purge.txt` and `indexnow.json`.
    pub folder: PathBuf,
    /// Absolute URL of the site, without a final slash.
    pub origin: String,
    /// Whether search engines may index the site; if not, no list is written for them.
    pub indexed: bool,
    /// The site's IndexNow key. Without it the list has no key and cannot be submitted as it is.
    pub key: Option<String>,
    /// Whether search engines list the page in a file, as far as the file's name says.
    pub is_listed: fn(&str) -> bool,
}

impl Lists {
    /// Writes the lists. Returns the number of URLs to purge.
    ///
    /// # Errors
    /// The disk is full or read-only.
    pub fn write(
        &self,
        purged: &BTreeSet<String>,
        submitted: &BTreeSet<String>,
    ) -> Result<usize, Diagnostic> {
        let urls: String = purged.iter().map(|file| self.url(file) + "\n").collect();
        put(&self.folder.join("purge.txt"), &urls)?;
        let listed: Vec<String> = submitted
            .iter()
            .filter(|file| self.indexed && route::is_page(file) && (self.is_listed)(file))
            .map(|file| self.url(file))
            .collect();
        let mut parts: Vec<&[String]> = listed.chunks(SUBMITTED).collect();
        if parts.is_empty() {
            parts.push(&[]);
        }
        for (part, pages) in parts.iter().enumerate() {
            put(&self.submission(part), &format!("{:#}\n", self.body(pages)))?;
        }
        // Files that an earlier, larger publish wrote.
        for part in parts.len().. {
            match fs::remove_file(self.submission(part)) {
                Ok(()) => {}
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => break,
                Err(error) => return Err(cannot("remove", &self.submission(part), &error)),
            }
        }
        Ok(purged.len())
    }

    fn submission(&self, part: usize) -> PathBuf {
        self.folder.join(match part {
            0 => "indexnow.json".to_owned(),
            part => format!("indexnow-{}.json", part + 1),
        })
    }

    fn body(&self, urls: &[String]) -> serde_json::Value {
        let host = self
            .origin
            .split_once("://")
            .map_or(self.origin.as_str(), |(_, rest)| rest)
            .split('/')
            .next();
        match &self.key {
            Some(key) => json!({ "host": host, "key": key, "urlList": urls }),
            None => json!({ "host": host, "urlList": urls }),
        }
    }

    fn url(&self, file: &str) -> String {
        [&self.origin, &*route::url_path(file)].concat()
    }
}

fn put(path: &Path, text: &str) -> Result<(), Diagnostic> {
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Diagnostic {
    Diagnostic::error(format!("cannot {what} {}: {error}", path.display()))
        .hint("publish again when that is fixed; it writes the list then")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lists(folder: &Path) -> Lists {
        Lists {
            folder: folder.to_path_buf(),
            origin: "https://bets.example".to_owned(),
            indexed: true,
            key: Some("1f2e".to_owned()),
            is_listed: |file| file != "404.html",
        }
    }

    fn files(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn urls_are_absolute_and_on_the_site() {
        let dir = tempfile::tempdir().expect("temp");
        let all = files(&[
            "index.html",
            "ar.html",
            "ar/soccer/são-paulo.html",
            "404.html",
            "robots.txt",
        ]);
        lists(dir.path()).write(&all, &all).expect("writes");
        let purge = fs::read_to_string(dir.path().join("purge.txt")).expect("reads");
        assert_eq!(
            purge,
            "https://bets.example/404\nhttps://bets.example/ar\n\
             https://bets.example/ar/soccer/s%C3%A3o-paulo\nhttps://bets.example/\n\
             https://bets.example/robots.txt\n"
        );
        let text = fs::read_to_string(dir.path().join("indexnow.json")).expect("reads");
        let body: serde_json::Value = serde_json::from_str(&text).expect("json");
        assert_eq!(
            body,
            json!({
                "host": "bets.example",
                "key": "1f2e",
                "urlList": [
                    "https://bets.example/ar",
                    "https://bets.example/ar/soccer/s%C3%A3o-paulo",
                    "https://bets.example/",
                ],
            })
        );
    }

    #[test]
    fn a_submission_stays_within_the_protocols_limit() {
        let dir = tempfile::tempdir().expect("temp");
        let many = (0..25_000).map(|page| format!("{page}.html")).collect();
        let lists = lists(dir.path());
        let exists = |name: &str| dir.path().join(name).exists();
        lists.write(&BTreeSet::new(), &many).expect("writes");
        assert!(exists("indexnow-3.json") && !exists("indexnow-4.json"));
        lists
            .write(&BTreeSet::new(), &files(&["a.html"]))
            .expect("writes");
        assert!(!exists("indexnow-2.json") && !exists("indexnow-3.json"));
    }

    #[test]
    fn a_site_that_is_not_indexed_is_not_submitted() {
        let dir = tempfile::tempdir().expect("temp");
        let lists = Lists {
            indexed: false,
            ..lists(dir.path())
        };
        let pages = files(&["a.html"]);
        lists.write(&pages, &pages).expect("writes");
        let text = fs::read_to_string(dir.path().join("indexnow.json")).expect("reads");
        assert!(text.contains("\"urlList\": []"), "{text}");
    }
}
