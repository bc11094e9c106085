//! The site's files: each is read and compressed once, and again when it changes on disk.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};
use edge::Edge;
use publish::Coding;

/// The most bytes of uncompressed files that are cached; beyond it, the cache is cleared.
const HELD_BYTES: u64 = 256 << 20;

/// The files of one site.
pub struct Files {
    /// Canonical, so that links out of the site are detected.
    root: PathBuf,
    held: Mutex<HashMap<String, Arc<Held>>>,
}

/// One cached file.
pub struct Held {
    name: String,
    bytes: Bytes,
    modified: SystemTime,
    /// Hash of the content: a file that is rewritten unchanged stays fresh in caches.
    hash: String,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl Files {
    /// The files below `root`, which is canonical.
    pub fn new(root: PathBuf) -> Self {
        Self {
            root,
            held: Mutex::default(),
        }
    }

    /// The first of `names` that exists.
    pub fn first<'a>(&self, names: impl IntoIterator<Item = &'a str>) -> Option<Arc<Held>> {
        names.into_iter().find_map(|name| self.get(name))
    }

    fn get(&self, name: &str) -> Option<Arc<Held>> {
        let path = self.root.join(name).canonicalize().ok()?;
        if !path.starts_with(&self.root) {
            tracing::warn!("{name} is a link out of the site and is not served");
            return None;
        }
        let about = fs::metadata(&path).ok().filter(fs::Metadata::is_file)?;
        let modified = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let lock = || self.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(held) = lock().get(name)
            && held.modified == modified
            && held.bytes.len() as u64 == about.len()
        {
            return Some(Arc::clone(held));
        }
        let bytes = Bytes::from(fs::read(&path).ok()?);
        let fresh = Arc::new(Held {
            name: name.to_owned(),
            modified,
            hash: blake3::hash(&bytes).to_hex()[..20].to_owned(),
            bytes,
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        });
        let mut held = lock();
        let sum: u64 = held.values().map(|one| one.bytes.len() as u64).sum();
        if sum + fresh.bytes.len() as u64 > HELD_BYTES {
            held.clear();
        }
        held.insert(name.to_owned(), Arc::clone(&fresh));
        Some(fresh)
    }
}

impl Held {
    /// Its path below the site's root.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The best content coding for this file that the browser accepts.
    pub fn coding(&self, edge: &Edge, accepts: Option<&HeaderValue>) -> Coding {
        let accepts = accepts.and_then(|value| value.to_str().ok()).unwrap_or("");
        if !edge.media_type(&self.name).compress {
            Coding::Identity
        } else if takes(accepts, "br") {
            Coding::Brotli
        } else if takes(accepts, "gzip") {
            Coding::Gzip
        } else {
            Coding::Identity
        }
    }

    /// The body in a coding; it is encoded at the first request.
    pub fn body(&self, edge: &Edge, coding: Coding) -> Bytes {
        let encoded = || Bytes::from(coding.encode(edge.is_hashed(&self.name), &self.bytes));
        match coding {
            Coding::Identity => self.bytes.clone(),
            Coding::Brotli => self.brotli.get_or_init(encoded).clone(),
            Coding::Gzip => self.gzip.get_or_init(encoded).clone(),
        }
    }

    /// Whether the browser's copy is fresh (RFC 9110, 13.1). A date must be the file's own: after a
    /// rollback the served file is older than the browser's.
    pub fn is_fresh(&self, asked: &HeaderMap) -> bool {
        if let Some(tags) = asked.get(header::IF_NONE_MATCH) {
            return tags.to_str().is_ok_and(|tags| {
                tags.split(',').map(str::trim).any(|tag| {
                    tag == "*"
                        || tag
                            .trim_start_matches("W/")
                            .trim_matches('"')
                            .split('.')
                            .next()
                            == Some(&self.hash)
                })
            });
        }
        asked
            .get(header::IF_MODIFIED_SINCE)
            .and_then(|value| httpdate::parse_http_date(value.to_str().ok()?).ok())
            .is_some_and(|since| seconds(self.modified) == seconds(since))
    }

    /// Its entity tag: one per coding, because the bytes differ.
    pub fn etag(&self, coding: Coding) -> HeaderValue {
        let ending = match coding {
            Coding::Identity => "",
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
        };
        ascii(&format!("\"{}{ending}\"", self.hash))
    }

    /// When it was last modified.
    pub fn last_modified(&self) -> HeaderValue {
        ascii(&httpdate::fmt_http_date(self.modified))
    }
}

fn ascii(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Whether an `Accept-Encoding` names a coding without refusing it.
fn takes(accepts: &str, coding: &str) -> bool {
    accepts.split(',').any(|one| {
        let mut words = one.split(';').map(str::trim);
        let named = words
            .next()
            .is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let refused = words.any(|word| {
            word.strip_prefix("q=")
                .and_then(|q| q.parse::<f32>().ok())
                .is_some_and(|q| q == 0.0)
        });
        named && !refused
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_coding_is_not_used() {
        assert!(takes("gzip, deflate, br;q=0.5", "br"));
        assert!(takes("BR", "br"));
        assert!(!takes("gzip, br;q=0", "br"));
        assert!(!takes("", "br"));
        assert!(!takes("brx", "br"));
    }
}
