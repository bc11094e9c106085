//! Short hashes that detect changes.
//!
//! 64 bits of XXH3: with 10 million inputs, the chance that a change goes unnoticed is below 1 in
//! 10^12 per build, and in return the manifest is half as large. It is not a cryptographic hash: an
//! attacker who controls the operator's texts could at most prevent an update of a page with those
//! texts.

use std::fs::File;
use std::hash::Hasher;
use std::io::{self, Read};
use std::path::Path;

use serde::Serialize;
use twox_hash::{XxHash3_64, XxHash3_128};

/// Collects bytes and computes their fingerprint.
#[derive(Default)]
pub struct Fingerprinter(Vec<u8>);

impl Fingerprinter {
    /// Adds text with its length, so that `ab` + `c` differs from `a` + `bc`.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.number(text.len() as u64);
        self.0.extend_from_slice(text.as_bytes());
        self
    }

    /// Adds a number.
    pub fn number(&mut self, number: u64) -> &mut Self {
        self.0.extend_from_slice(&number.to_le_bytes());
        self
    }

    /// The fingerprint of everything added so far.
    pub fn finish(&self) -> u64 {
        of_bytes(&self.0)
    }
}

/// Fingerprint of a text.
pub fn of(text: &str) -> u64 {
    of_bytes(text.as_bytes())
}

/// Hash of a file's content: 128 bits of XXH3, enough to identify the content.
pub type ContentHash = u128;

/// Hash of a file's content.
pub fn content(bytes: &[u8]) -> ContentHash {
    XxHash3_128::oneshot(bytes)
}

/// Fingerprint of bytes.
pub fn of_bytes(bytes: &[u8]) -> u64 {
    XxHash3_64::oneshot(bytes)
}

/// Fingerprint of numbers, in their order.
pub fn of_numbers<const N: usize>(numbers: [u64; N]) -> u64 {
    of_bytes(numbers.map(u64::to_le_bytes).as_flattened())
}

/// Fingerprint of a file's content, which need not fit in memory.
///
/// # Errors
/// The file cannot be read.
pub fn of_file(path: &Path) -> io::Result<u64> {
    let mut file = File::open(path)?;
    let mut whole = XxHash3_64::new();
    let mut part = vec![0; 1 << 17];
    loop {
        match file.read(&mut part)? {
            0 => return Ok(whole.finish()),
            length => whole.write(&part[..length]),
        }
    }
}

/// Fingerprint of a view or a catalogue entry: of its bytes in a serialization that is fast to
/// write.
pub fn of_value(value: &impl Serialize) -> u64 {
    let bytes = postcard::to_stdvec(value)
        .expect("views and catalogue entries have only parts of known length");
    of_bytes(&bytes)
}
