//! The site's files: read and compressed once, and again when they change on disk.

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::SystemTime;

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, header};

/// Bytes of uncompressed files that are held at most; past it, holding starts anew.
const HELD_BYTES: u64 = 256 << 20;

/// Files below this folder have a hash in their name and never change.
const HASHED: &str = "assets/";

/// The files of one site.
pub struct Files {
    /// Canonical, so that a link that leads out can be told.
    root: PathBuf,
    held: Mutex<HashMap<String, Arc<Held>>>,
}

/// One file, as it is on disk.
pub struct Held {
    bytes: Bytes,
    kind: &'static str,
    hashed: bool,
    modified: SystemTime,
    /// Of the content, so that a file that is written again as it was stays fresh in caches.
    hash: String,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

/// How a body is compressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coding {
    /// Not at all.
    Identity,
    /// Brotli.
    Brotli,
    /// Gzip.
    Gzip,
}

impl Coding {
    /// Its name on the wire.
    pub fn name(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Identity => "identity",
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        })
    }
}

impl Files {
    /// The files below `root`, which is canonical.
    pub fn new(root: PathBuf) -> Self {
        Self {
            root,
            held: Mutex::default(),
        }
    }

    /// The first of `names` that is there.
    pub fn first(&self, names: &[String]) -> Option<Arc<Held>> {
        names.iter().find_map(|name| self.get(name))
    }

    fn get(&self, name: &str) -> Option<Arc<Held>> {
        let path = self.root.join(name).canonicalize().ok()?;
        if !path.starts_with(&self.root) {
            tracing::warn!("{name} is a link that leads out of the site; it is not served");
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
            kind: kind(name),
            hashed: name.starts_with(HASHED),
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
    /// The best coding that a browser takes for this file.
    pub fn coding(&self, accepts: Option<&HeaderValue>) -> Coding {
        let accepts = accepts.and_then(|value| value.to_str().ok()).unwrap_or("");
        if !self.is_text() {
            Coding::Identity
        } else if takes(accepts, "br") {
            Coding::Brotli
        } else if takes(accepts, "gzip") {
            Coding::Gzip
        } else {
            Coding::Identity
        }
    }

    /// The body in a coding, made when it is asked for the first time.
    pub fn body(&self, coding: Coding) -> Bytes {
        match coding {
            Coding::Identity => self.bytes.clone(),
            Coding::Brotli => self.brotli.get_or_init(|| self.to_brotli()).clone(),
            Coding::Gzip => self.gzip.get_or_init(|| self.to_gzip()).clone(),
        }
    }

    /// Whether the browser already has it (RFC 9110, 13.1).
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
            .is_some_and(|since| seconds(self.modified) <= seconds(since))
    }

    /// How long caches may keep it.
    pub fn cache_control(&self) -> HeaderValue {
        HeaderValue::from_static(if self.hashed {
            "public, max-age=31536000, immutable"
        } else {
            "public, max-age=0, must-revalidate"
        })
    }

    /// Its entity tag, one per coding because the bytes differ.
    pub fn etag(&self, coding: Coding) -> HeaderValue {
        let ending = match coding {
            Coding::Identity => "",
            Coding::Brotli => ".br",
            Coding::Gzip => ".gz",
        };
        ascii(&format!("\"{}{ending}\"", self.hash))
    }

    /// When it was written.
    pub fn last_modified(&self) -> HeaderValue {
        ascii(&httpdate::fmt_http_date(self.modified))
    }

    /// Its media type.
    pub fn content_type(&self) -> HeaderValue {
        HeaderValue::from_static(self.kind)
    }

    /// Whether compressing helps.
    pub fn is_text(&self) -> bool {
        self.kind.ends_with("charset=utf-8") || self.kind == "image/svg+xml"
    }

    /// Hashed files are compressed as well as can be, as a CDN does once; pages as it does on the fly.
    fn to_brotli(&self) -> Bytes {
        let mut params = brotli::enc::BrotliEncoderParams {
            quality: if self.hashed { 11 } else { 5 },
            size_hint: self.bytes.len(),
            ..Default::default()
        };
        params.lgwin = 22;
        let mut out = Vec::new();
        match brotli::BrotliCompress(&mut self.bytes.as_ref(), &mut out, &params) {
            Ok(_) => Bytes::from(out),
            Err(error) => unreachable!("a vector takes all that is written to it: {error}"),
        }
    }

    fn to_gzip(&self) -> Bytes {
        let level = flate2::Compression::new(if self.hashed { 9 } else { 6 });
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), level);
        match encoder
            .write_all(&self.bytes)
            .and_then(|()| encoder.finish())
        {
            Ok(out) => Bytes::from(out),
            Err(error) => unreachable!("a vector takes all that is written to it: {error}"),
        }
    }
}

fn ascii(text: &str) -> HeaderValue {
    HeaderValue::from_str(text).unwrap_or_else(|_| HeaderValue::from_static(""))
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(SystemTime::UNIX_EPOCH)
        .map_or(0, |since| since.as_secs())
}

/// Whether an `Accept-Encoding` names a coding, and not to refuse it.
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

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json; charset=utf-8",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "xml" => "application/xml; charset=utf-8",
        "svg" => "image/svg+xml",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        _ => "application/octet-stream",
    }
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
