//! Numbers with their noun.

use std::fmt::Display;

/// `1 file`, `2 files`.
pub fn count<N: Display + PartialEq + From<u8>>(number: N, noun: &str) -> String {
    if number == N::from(1) {
        format!("{number} {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_singular() {
        assert_eq!(count(0_u64, "file"), "0 files");
        assert_eq!(count(1_usize, "file"), "1 file");
        assert_eq!(count(2_usize, "file"), "2 files");
    }
}
