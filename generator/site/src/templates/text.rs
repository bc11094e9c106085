//! Texts and numbers as they stand in HTML.

use std::fmt::{self, Write};

/// Writes a text. The template engine's own escaper turns `/` into an entity, which costs bytes in
/// every link and protects from nothing in quoted attributes and text.
///
/// # Errors
/// Those of `out`; a string has none.
pub fn try_write_escaped(out: &mut impl Write, text: &str) -> fmt::Result {
    let mut rest = text;
    while let Some(at) = rest.find(['<', '>', '&', '"', '\'']) {
        out.write_str(&rest[..at])?;
        out.write_str(match rest.as_bytes()[at] {
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'&' => "&amp;",
            b'"' => "&quot;",
            _ => "&#39;",
        })?;
        rest = &rest[at + 1..];
    }
    out.write_str(rest)
}

/// Writes a text into a string.
pub fn write_escaped(out: &mut String, text: &str) {
    try_write_escaped(out, text).expect("a string takes every text");
}

/// Writes a whole number.
pub fn write_int(out: &mut String, number: impl itoa::Integer) {
    out.push_str(itoa::Buffer::new().format(number));
}
