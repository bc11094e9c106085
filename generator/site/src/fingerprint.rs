//! Short hashes that say whether something is still what it was.
//!
//! 64 bits of BLAKE3: with 10 million inputs the chance that a change goes unnoticed is below
//! 1 in 10^12 a build, and a manifest of half the size is worth that.

use serde::Serialize;

/// Collects bytes and gives their fingerprint.
#[derive(Default)]
pub struct Fingerprinter(blake3::Hasher);

impl Fingerprinter {
    /// Adds text with its length, so that `ab` + `c` differs from `a` + `bc`.
    pub fn text(&mut self, text: &str) -> &mut Self {
        self.number(text.len() as u64);
        self.0.update(text.as_bytes());
        self
    }

    /// Adds a number.
    pub fn number(&mut self, number: u64) -> &mut Self {
        self.0.update(&number.to_le_bytes());
        self
    }

    /// The fingerprint of what was added.
    pub fn finish(&self) -> u64 {
        let mut bytes = [0; 8];
        self.0.finalize_xof().fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }
}

/// Fingerprint of a text.
pub fn of(text: &str) -> u64 {
    of_bytes(text.as_bytes())
}

/// What a file holds: 128 bits of BLAKE3, enough to find a content by.
pub fn content(bytes: &[u8]) -> u128 {
    let mut hash = [0; 16];
    hash.copy_from_slice(&blake3::hash(bytes).as_bytes()[..16]);
    u128::from_le_bytes(hash)
}

/// Fingerprint of bytes.
pub fn of_bytes(bytes: &[u8]) -> u64 {
    let mut hasher = Fingerprinter::default();
    hasher.0.update(bytes);
    hasher.finish()
}

/// Fingerprint of a view or a catalogue entry: of its bytes in a form that is quick to write.
pub fn of_value(value: &impl Serialize) -> u64 {
    let bytes = postcard::to_stdvec(value)
        .expect("views and catalogue entries have parts of known length alone");
    of_bytes(&bytes)
}
