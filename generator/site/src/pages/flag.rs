//! Which countries have a flag.

/// Codes of the flags that the islands' build makes, one per line and sorted: `islands/build.mjs`
/// reads the same file.
const FLAGS: &str = include_str!("flags.txt");

/// The picture name of a flag, by the ISO 3166-1 code of a country (`za`), or the code of a British
/// nation (`gb-eng`) or another part of a country that has one. `None` for other codes.
pub fn flag(code: &str) -> Option<&'static str> {
    FLAGS.lines().find(|known| *known == code)
}

#[cfg(test)]
mod tests {
    use super::flag;

    #[test]
    fn codes_have_flags() {
        assert_eq!(flag("za"), Some("za"));
        assert_eq!(flag("gb-eng"), Some("gb-eng"));
        for other in ["", "ZA", "zz", "world", "gb-", "za\nzm"] {
            assert_eq!(flag(other), None, "{other}");
        }
    }
}
