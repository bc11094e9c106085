//! How a file is compressed on its way to a browser, for what is published and for what
//! `sportsbook serve` answers.

use std::io::Write;

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

    /// Bytes in this coding: the smallest when `best`, which pays for files that are compressed once
    /// and never change, else as a CDN does it on the fly.
    pub fn encode(self, best: bool, bytes: &[u8]) -> Vec<u8> {
        match self {
            Self::Identity => bytes.to_vec(),
            Self::Brotli => brotli(bytes, if best { 11 } else { 5 }),
            Self::Gzip => gzip(bytes, if best { 9 } else { 6 }),
        }
    }
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
