//! The document that decides every answer. It is read again when a build has changed it.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use axum::http::{HeaderMap, HeaderName, HeaderValue};
use diagnostic::Diagnostic;
use edge::{Edge, Headers};

use crate::document;
use crate::failure::Failure;

/// The current `DIR/headers.json`.
pub struct Document {
    out: PathBuf,
    held: Mutex<(Option<SystemTime>, Arc<Rules>)>,
}

/// The document, with its headers parsed.
pub struct Rules {
    edge: Edge,
    every: HeaderMap,
}

impl Document {
    /// The document of the site in `out`.
    ///
    /// # Errors
    /// It is missing or invalid.
    pub fn open(out: &Path) -> Result<Self, Failure> {
        let rules = Rules::read(out)?;
        Ok(Self {
            out: out.to_path_buf(),
            held: Mutex::new((modified(out), Arc::new(rules))),
        })
    }

    /// The current rules. An invalid new document leaves the last valid one in use.
    pub fn rules(&self) -> Arc<Rules> {
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let now = modified(&self.out);
        if now != held.0 {
            held.0 = now;
            match Rules::read(&self.out) {
                Ok(rules) => held.1 = Arc::new(rules),
                Err(error) => tracing::warn!("the last valid headers stay in use: {error}"),
            }
        }
        Arc::clone(&held.1)
    }
}

impl Rules {
    fn read(out: &Path) -> Result<Self, Diagnostic> {
        let edge = document::read(out)?;
        let every = ready(&edge.headers)?;
        ready(&edge.plain)?;
        for kind in &edge.kinds {
            ready(&kind.headers)?;
        }
        for answer in edge.answers.values() {
            ready(&answer.headers)?;
        }
        Ok(Self { edge, every })
    }

    /// The document.
    pub fn edge(&self) -> &Edge {
        &self.edge
    }

    /// Adds the headers of every answer, where the file has no other value of its own.
    pub fn dress(&self, headers: &mut HeaderMap) {
        for (name, value) in &self.every {
            headers.entry(name).or_insert_with(|| value.clone());
        }
    }
}

/// Adds headers of the document to an answer. `Rules::read` has checked that they are valid.
pub fn put(from: &Headers, to: &mut HeaderMap) {
    for (name, value) in from {
        if let (Ok(name), Ok(value)) = (name.parse::<HeaderName>(), value.parse()) {
            to.insert(name, value);
        }
    }
}

fn ready(headers: &Headers) -> Result<HeaderMap, Diagnostic> {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        let wrong = || {
            Diagnostic::error(format!(
                "{}: `{name}: {value}` is not a valid header",
                edge::FILE
            ))
            .hint("build the site again: sportsbook build")
        };
        let known: HeaderName = name.parse().map_err(|_| wrong())?;
        let value: HeaderValue = value.parse().map_err(|_| wrong())?;
        map.insert(known, value);
    }
    Ok(map)
}

fn modified(out: &Path) -> Option<SystemTime> {
    let about = std::fs::metadata(out.join(edge::FILE)).ok()?;
    about.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(out: &Path, origin: &str) {
        let edge = Edge::new(&edge::About {
            origin,
            locales: &["en-ZA"],
            aliases: &[],
            locale_in_url: false,
            moved: std::collections::BTreeMap::new(),
            connect: &[],
            images: &[],
            streams: &[],
            scripts: &[],
            security: &edge::Security::default(),
        });
        std::fs::write(out.join(edge::FILE), edge.text()).expect("writes");
        let later = SystemTime::now() + std::time::Duration::from_secs(origin.len() as u64);
        let file = std::fs::File::options()
            .write(true)
            .open(out.join(edge::FILE));
        file.and_then(|file| file.set_modified(later))
            .expect("the time is set");
    }

    #[test]
    fn a_new_document_applies_at_once_and_an_invalid_one_never() {
        let dir = tempfile::tempdir().expect("temp");
        assert!(Document::open(dir.path()).is_err());
        write(dir.path(), "https://bets.example");
        let document = Document::open(dir.path()).expect("reads");
        assert_eq!(document.rules().edge().origin, "https://bets.example");
        write(dir.path(), "https://more.bets.example");
        assert_eq!(document.rules().edge().origin, "https://more.bets.example");
        std::fs::write(dir.path().join(edge::FILE), "{").expect("writes");
        assert_eq!(document.rules().edge().origin, "https://more.bets.example");
        assert!(Document::open(dir.path()).is_err());
    }

    #[test]
    fn an_invalid_header_is_refused() {
        let dir = tempfile::tempdir().expect("temp");
        write(dir.path(), "https://bets.example");
        let path = dir.path().join(edge::FILE);
        let text = std::fs::read_to_string(&path).expect("reads");
        let text = text.replace("\"nosniff\"", "\"no\\nsniff\"");
        std::fs::write(&path, text).expect("writes");
        let failure = Document::open(dir.path()).err().expect("refused");
        assert!(
            failure.to_string().contains("is not a valid header"),
            "{failure}"
        );
    }
}
