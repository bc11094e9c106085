//! Which countries have a flag.

/// Codes of the flags that the islands' build makes, one a line and in order: `islands/build.mjs`
/// reads the same file.
const FLAGS: &str = include_str!("flags.txt");

/// The flag of an ISO 3166-1 code (`za`), of a British nation (`gb-eng`) or of another part of a
/// country that has one: the name of its picture. None for other codes.
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
