//! Escapes texts for HTML and for JSON within HTML.

use std::fmt::{self, Write};

/// Whether a text contains nothing that must be escaped, neither in HTML nor in JSON.
#[inline]
pub fn is_plain(text: &str) -> bool {
    let bytes = text.as_bytes();
    // The last block may overlap the one before it.
    if let Some(last) = bytes.last_chunk::<16>() {
        let (blocks, _) = bytes.as_chunks();
        let found = blocks
            .iter()
            .fold(0, |found, block| found | in_block::<16>(block));
        return (found | in_block(last)) == 0;
    }
    match (bytes.first_chunk::<8>(), bytes.last_chunk::<8>()) {
        (Some(first), Some(last)) => (in_block(first) | in_block(last)) == 0,
        _ => !bytes.iter().any(|byte| SPECIAL[usize::from(*byte)] == 1),
    }
}

/// The bitwise or of [`special`] over a block; without branches, so that it can be vectorized.
#[inline(always)]
fn in_block<const N: usize>(block: &[u8; N]) -> u8 {
    block.iter().fold(0, |found, byte| found | special(*byte))
}

/// 1 for a byte that must be escaped in HTML or in JSON within HTML, else 0.
#[inline(always)]
const fn special(byte: u8) -> u8 {
    (byte < 0x20) as u8
        | (byte == b'<') as u8
        | (byte == b'>') as u8
        | (byte == b'&') as u8
        | (byte == b'"') as u8
        | (byte == b'\'') as u8
        | (byte == b'\\') as u8
}

/// [`special`] of every byte.
const SPECIAL: [u8; 256] = {
    let mut all = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        all[byte] = special(byte as u8);
        byte += 1;
    }
    all
};

/// Writes a text into HTML. Minijinja's own escaper turns `/` into an entity, which costs bytes in
/// every link and adds no protection in quoted attributes and text.
///
/// # Errors
/// The errors of `out`; a string has none.
pub fn write_escaped(out: &mut impl Write, text: &str) -> fmt::Result {
    replace(out, text, |out, byte| {
        out.write_str(match byte {
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'&' => "&amp;",
            b'"' => "&quot;",
            b'\'' => "&#39;",
            _ => return Ok(false),
        })?;
        Ok(true)
    })
}

/// Writes a text as JSON, with its quotes, and without characters that could end a script element.
///
/// # Errors
/// The errors of `out`; a string has none.
pub fn write_quoted(out: &mut impl Write, text: &str) -> fmt::Result {
    out.write_char('"')?;
    replace(out, text, |out, byte| {
        match byte {
            b'"' => out.write_str("\\\"")?,
            b'\\' => out.write_str("\\\\")?,
            b'\n' => out.write_str("\\n")?,
            b'\r' => out.write_str("\\r")?,
            b'\t' => out.write_str("\\t")?,
            0x08 => out.write_str("\\b")?,
            0x0c => out.write_str("\\f")?,
            byte => write!(out, "\\u{byte:04x}")?,
        }
        Ok(true)
    })?;
    out.write_char('"')
}

/// Writes a text, calling `write` for each special byte; `write` returns whether it wrote a
/// replacement.
fn replace<W: Write>(
    out: &mut W,
    text: &str,
    write: impl Fn(&mut W, u8) -> Result<bool, fmt::Error>,
) -> fmt::Result {
    let mut written = 0;
    for (at, byte) in text.bytes().enumerate() {
        if SPECIAL[usize::from(byte)] == 1 {
            // Every special byte is a whole character.
            out.write_str(&text[written..at])?;
            written = at;
            if write(out, byte)? {
                written += 1;
            }
        }
    }
    out.write_str(&text[written..])
}

#[cfg(test)]
mod tests {
    use super::{is_plain, write_quoted};

    #[test]
    fn a_text_is_valid_json_with_as_few_escapes_as_possible() {
        for code in 0..=0x250_u32 {
            let character = char::from_u32(code).expect("no surrogate");
            let text = format!("a long text before it, {character}, and one after it");
            let mut quoted = String::new();
            write_quoted(&mut quoted, &text).expect("a string takes every text");
            let expected = serde_json::to_string(&text).expect("a text");
            let safe = [
                ('<', "\\u003c"),
                ('>', "\\u003e"),
                ('&', "\\u0026"),
                ('\'', "\\u0027"),
            ]
            .iter()
            .fold(expected, |json, (from, to)| json.replace(*from, to));
            assert_eq!(quoted, safe);
            let is_as_it_is = quoted.len() == text.len() + 2;
            for text in [text.as_str(), &character.to_string()] {
                assert_eq!(is_plain(text), is_as_it_is, "{text:?}");
            }
        }
    }
}
