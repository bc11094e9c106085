//! Commands as text that can be pasted into a shell.

/// The words as one line; those with special characters are quoted.
pub fn line(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
    words.join(" ")
}

fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_./:=,@%+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_with_special_characters_is_quoted() {
        let words = ["publish", "s3://bucket/a", "--out", "/srv/it's here"];
        assert_eq!(
            line(&words),
            r"publish s3://bucket/a --out '/srv/it'\''s here'"
        );
    }
}
