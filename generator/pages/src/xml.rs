//! Text in XML documents.

use std::borrow::Cow;

/// A text as the content of an element, or as an attribute in double quotes. Texts of the operator and
/// of editors have no character that XML forbids: `api::text` and `content` remove those.
pub fn escaped(text: &str) -> Cow<'_, str> {
    if !text.contains(['&', '<', '>', '"']) {
        return Cow::Borrowed(text);
    }
    let mut escaped = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            c => escaped.push(c),
        }
    }
    Cow::Owned(escaped)
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn what_xml_gives_a_meaning_is_escaped() {
        assert_eq!(escaped("Brighton & Hove"), "Brighton &amp; Hove");
        assert_eq!(escaped("\"<a>\""), "&quot;&lt;a&gt;&quot;");
        assert_eq!(escaped("الأهلي"), "الأهلي");
    }
}
