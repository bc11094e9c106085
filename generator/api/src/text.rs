//! Texts that may stand on a page, whatever the operator sends.
//!
//! HTML forbids control characters and code points that are no characters; JSON can carry them, and
//! halves of surrogate pairs as well, of which no text can be made. They are taken out, and nothing
//! else is.

use std::borrow::Cow;

/// Whether no page may hold this character. Tabs and line ends are white space.
pub fn is_forbidden(c: char) -> bool {
    match c {
        '\t' | '\n' | '\r' => false,
        '\u{fdd0}'..='\u{fdef}' => true,
        _ => c.is_control() || u32::from(c) & 0xfffe == 0xfffe,
    }
}

/// A text on one line: tabs and line ends are spaces, what is forbidden is gone.
pub fn line(text: &str) -> Cow<'_, str> {
    // The first bytes of what may have to go. Most names have none of them.
    let may_go = |byte: &u8| matches!(byte, 0..0x20 | 0x7f | 0xc2 | 0xef | 0xf0..);
    if !text.as_bytes().iter().any(may_go) {
        return Cow::Borrowed(text);
    }
    let is_odd = |c: char| matches!(c, '\t' | '\n' | '\r') || is_forbidden(c);
    if !text.contains(is_odd) {
        return Cow::Borrowed(text);
    }
    let chars = text.chars().filter(|c| !is_forbidden(*c));
    chars
        .map(|c| if is_odd(c) { ' ' } else { c })
        .collect::<String>()
        .into()
}

/// JSON whose texts hold nothing that is forbidden, neither as it is nor escaped. A tab or a line end
/// that JSON wants escaped becomes a space. What is not JSON stays so.
pub fn json(body: &str) -> Cow<'_, str> {
    // A byte order mark says nothing in UTF-8, and no JSON begins with one.
    let body = body.strip_prefix('\u{feff}').unwrap_or(body);
    let bytes = body.as_bytes();
    let mut clean = String::new();
    let mut copied = 0;
    let mut is_in_text = false;
    let mut at = 0;
    while let Some(skipped) = bytes[at..].iter().position(|byte| is_mark(*byte)) {
        at += skipped;
        let (length, instead) = match bytes[at] {
            b'"' => {
                is_in_text = !is_in_text;
                (1, None)
            }
            b'\\' => escape(&bytes[at..]),
            b'\t' | b'\n' | b'\r' => (1, is_in_text.then_some(" ")),
            _ => {
                let c = body[at..].chars().next().unwrap_or('?');
                (c.len_utf8(), is_forbidden(c).then_some(""))
            }
        };
        if let Some(instead) = instead {
            clean.push_str(&body[copied..at]);
            clean.push_str(instead);
            copied = at + length;
        }
        at = (at + length).min(bytes.len());
    }
    if copied == 0 {
        return Cow::Borrowed(body);
    }
    clean.push_str(&body[copied..]);
    clean.into()
}

/// Whether a byte begins something to look at: a text, an escape, a character that may be forbidden.
fn is_mark(byte: u8) -> bool {
    matches!(byte, b'"' | b'\\' | 0..0x20 | 0x7f | 0xc2 | 0xef | 0xf0..)
}

/// How long an escape is, and what stands for it if not itself.
fn escape(bytes: &[u8]) -> (usize, Option<&'static str>) {
    match bytes.get(1) {
        Some(b'b' | b'f') => (2, Some("")),
        Some(b'u') => match code(bytes) {
            Some(high @ 0xd800..0xdc00) => match code(bytes.get(6..).unwrap_or_default()) {
                Some(low @ 0xdc00..0xe000) => {
                    let c = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
                    (12, gone(c))
                }
                _ => (6, Some("")),
            },
            Some(0xdc00..0xe000) => (6, Some("")),
            Some(code) => (6, gone(code)),
            None => (2, None),
        },
        _ => (2, None),
    }
}

/// The number of `\uXXXX` at the beginning.
fn code(bytes: &[u8]) -> Option<u32> {
    let digits = bytes.strip_prefix(b"\\u")?.get(..4)?;
    let digits = std::str::from_utf8(digits).ok()?;
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    u32::from_str_radix(digits, 16).ok().filter(|_| is_plain)
}

fn gone(code: u32) -> Option<&'static str> {
    char::from_u32(code).is_none_or(is_forbidden).then_some("")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every control character and every code point that is no character.
    fn forbidden() -> impl Iterator<Item = char> {
        let planes = (0..=16).flat_map(|plane| [plane << 16 | 0xfffe, plane << 16 | 0xffff]);
        let all = (0..0x20)
            .chain(0x7f..0xa0)
            .chain(0xfdd0..0xfdf0)
            .chain(planes);
        all.filter_map(char::from_u32)
            .filter(|c| !"\t\n\r".contains(*c))
    }

    #[test]
    fn a_line_loses_what_is_forbidden_and_nothing_else() {
        assert_eq!(forbidden().count(), 32 - 3 + 33 + 32 + 34);
        for c in forbidden() {
            assert_eq!(line(&format!("a{c}é{c}ア😀")), "aéア😀", "{c:?}");
        }
        assert_eq!(line("one\ttwo\nthree\rfour"), "one two three four");
        for kept in [
            "",
            "Arsenal",
            "São Paulo",
            "ﷺ \u{fffd}\u{feff}",
            "😀\u{200f}\u{a0}",
        ] {
            assert!(
                matches!(line(kept), Cow::Borrowed(text) if text == kept),
                "{kept:?}"
            );
        }
    }

    #[test]
    fn json_loses_what_is_forbidden_escaped_or_not() {
        let read = |body: &str| serde_json::from_str::<String>(&json(body));
        for c in forbidden() {
            let mut units = [0; 2];
            let escaped: String = c
                .encode_utf16(&mut units)
                .iter()
                .map(|unit| format!("\\u{unit:04X}"))
                .collect();
            for body in [format!("\"a{c}b\""), format!("\"a{escaped}b\"")] {
                assert_eq!(read(&body).expect("a text"), "ab", "{body:?}");
            }
        }
        for (body, text) in [
            (r#""a\ud800b""#, "ab"),
            (r#""a\udfffb""#, "ab"),
            (r#""\udc00\ud83d\ude00\ud83d""#, "😀"),
            (r#""\ud800\ud83d\ude00""#, "😀"),
            (r#""\ud800""#, ""),
            (r#""a\b\f\n\t\\\"b""#, "a\n\t\\\"b"),
            (r#""\\ud800""#, "\\ud800"),
            ("\"a\tb\nc\"", "a b c"),
        ] {
            assert_eq!(read(body).expect("a text"), text, "{body:?}");
        }
    }

    #[test]
    fn a_byte_order_mark_before_json_is_not_part_of_it() {
        assert_eq!(json("\u{feff}{\"a\": 1}"), "{\"a\": 1}");
        assert_eq!(json("\u{feff}[\"\u{feff}\"]"), "[\"\u{feff}\"]");
    }

    #[test]
    fn json_without_them_is_what_it_was() {
        for body in [
            "{\n\t\"name\": \"S\u{e3}o \\u00e9 \\\" \u{1f600}\",\r\n \"a\": [1, null]}\n",
            "",
            "{",
            "\"\\",
            "\"\\u12",
            "\"\\u+123\"",
        ] {
            assert!(
                matches!(json(body), Cow::Borrowed(text) if text == body),
                "{body:?}"
            );
        }
    }
}
