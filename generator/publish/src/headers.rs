//! What goes with a file on its way to a browser: its media type, how long caches may keep it, how
//! it is compressed. One definition for what is published and for what `sportsbook serve` answers.

use std::io::Write;

/// Files below this folder have a hash in their name and never change.
const HASHED: &str = "assets/";

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
    /// Its name in `Content-Encoding`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Identity => "identity",
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The bytes of a file in this coding. Hashed files are compressed as well as can be, since
    /// that is done once; pages as a CDN does it on the fly.
    pub fn encode(self, file: &str, bytes: &[u8]) -> Vec<u8> {
        let best = is_hashed(file);
        match self {
            Self::Identity => bytes.to_vec(),
            Self::Brotli => brotli(bytes, if best { 11 } else { 5 }),
            Self::Gzip => gzip(bytes, if best { 9 } else { 6 }),
        }
    }
}

/// Whether a file has a hash in its name, so that its content never changes.
pub fn is_hashed(file: &str) -> bool {
    file.starts_with(HASHED)
}

/// How long caches may keep a file.
pub fn cache_control(file: &str) -> &'static str {
    if is_hashed(file) {
        "public, max-age=31536000, immutable"
    } else {
        "public, max-age=0, must-revalidate"
    }
}

/// Media type of a file, by its name.
pub fn content_type(file: &str) -> &'static str {
    match file.rsplit_once('.').map_or("", |(_, ending)| ending) {
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

/// Whether compressing a file of this media type helps.
pub fn is_text(content_type: &str) -> bool {
    content_type.ends_with("charset=utf-8") || content_type == "image/svg+xml"
}

fn brotli(bytes: &[u8], quality: i32) -> Vec<u8> {
    let params = brotli::enc::BrotliEncoderParams {
        quality,
        size_hint: bytes.len(),
        lgwin: 22,
        ..Default::default()
    };
    let mut out = Vec::new();
    match brotli::BrotliCompress(&mut &*bytes, &mut out, &params) {
        Ok(_) => out,
        Err(error) => unreachable!("a vector takes all that is written to it: {error}"),
    }
}

/// Gzip of some bytes, the same for the same bytes.
pub(crate) fn gzip(bytes: &[u8], level: u32) -> Vec<u8> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(level));
    match encoder.write_all(bytes).and_then(|()| encoder.finish()) {
        Ok(out) => out,
        Err(error) => unreachable!("a vector takes all that is written to it: {error}"),
    }
}
