//! Fingerprints of templates and views: 64 bits of XXH3, the same in every process.

use std::hash::Hasher;

use twox_hash::XxHash3_64;

/// Collects texts and numbers and computes their fingerprint.
#[derive(Default)]
pub struct Fingerprinter(XxHash3_64);

impl Fingerprinter {
    /// Adds text with its length, so that `ab` + `c` differs from `a` + `bc`.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.number(text.len() as u64);
        self.0.write(text.as_bytes());
        self
    }

    /// Adds a number.
    pub fn number(&mut self, number: u64) -> &mut Self {
        self.0.write(&number.to_le_bytes());
        self
    }

    /// The fingerprint of everything added so far.
    pub fn finish(&self) -> u64 {
        self.0.finish()
    }
}

/// Fingerprint of bytes.
pub fn of_bytes(bytes: &[u8]) -> u64 {
    XxHash3_64::oneshot(bytes)
}

/// Fingerprint of numbers, in their order.
pub fn of_numbers<const N: usize>(numbers: [u64; N]) -> u64 {
    of_bytes(numbers.map(u64::to_le_bytes).as_flattened())
}
