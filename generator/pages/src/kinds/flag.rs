//! Which countries have a flag.

use std::sync::LazyLock;

/// Codes of the flags that the islands' build makes, one per line and sorted: `islands/build.mjs`
/// reads the same file.
static FLAGS: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("flags.txt").lines().collect());

/// The picture name of a flag, by the ISO 3166-1 code of a country (`za`), or the code of a British
/// nation (`gb-eng`) or another part of a country that has one. `None` for other codes.
pub fn flag(code: &str) -> Option<&'static str> {
    let number = FLAGS.binary_search(&code).ok()?;
    Some(FLAGS[number])
}

#[cfg(test)]
mod tests {
    use super::{FLAGS, flag};

    #[test]
    fn flags_are_sorted() {
        assert!(FLAGS.is_sorted());
    }

    #[test]
    fn codes_have_flags() {
        assert_eq!(flag("za"), Some("za"));
        assert_eq!(flag("gb-eng"), Some("gb-eng"));
        for other in ["", "ZA", "zz", "world", "gb-", "za\nzm"] {
            assert_eq!(flag(other), None, "{other}");
        }
    }
}
