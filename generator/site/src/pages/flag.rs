//! Flags as emoji, from ISO codes.

/// The flag of an ISO 3166-1 code (`za`) or of a British nation (`gb-eng`); none for other codes.
pub fn flag(code: &str) -> Option<String> {
    let bytes = code.as_bytes();
    if !bytes
        .iter()
        .all(|byte| byte.is_ascii_lowercase() || *byte == b'-')
    {
        return None;
    }
    match code.split_once('-') {
        None if bytes.len() == 2 => {
            Some(bytes.iter().map(|byte| tag(0x1F1E6, byte - b'a')).collect())
        }
        Some(("gb", nation)) if nation.len() == 3 => {
            let letters = "gb"
                .bytes()
                .chain(nation.bytes())
                .map(|byte| tag(0xE0061, byte - b'a'));
            Some(
                std::iter::once('\u{1F3F4}')
                    .chain(letters)
                    .chain(['\u{E007F}'])
                    .collect(),
            )
        }
        _ => None,
    }
}

fn tag(base: u32, letter: u8) -> char {
    char::from_u32(base + u32::from(letter)).unwrap_or(char::REPLACEMENT_CHARACTER)
}

#[cfg(test)]
mod tests {
    use super::flag;

    #[test]
    fn codes_become_flags() {
        assert_eq!(flag("za").as_deref(), Some("🇿🇦"));
        assert_eq!(flag("gb-eng").as_deref(), Some("🏴󠁧󠁢󠁥󠁮󠁧󠁿"));
        for other in ["", "Z", "z1", "world", "gb-12x"] {
            assert_eq!(flag(other), None, "{other}");
        }
    }
}
