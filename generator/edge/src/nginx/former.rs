//! Old addresses, in a location of their own that only requests without a file reach: the rules are tried one after
//! the other, and no other request should pay for that.

use percent_encoding::percent_decode_str;

use super::quote::{Unquotable, literal, quoted};
use crate::moved::Moved;

/// The location.
pub(super) const NAME: &str = "@former";

/// The rules that put the new address in place of the old one, in the path as it was sent and as it is decoded.
///
/// # Errors
/// nginx cannot quote an address.
pub(super) fn rules(moved: &Moved) -> Result<Vec<String>, Unquotable> {
    let below: Vec<String> = moved.below.iter().map(|prefix| literal(prefix)).collect();
    let below = below.join("|");
    // Sports first: what is below an old one may have an old address itself.
    let mut all: Vec<(&String, &String)> = moved.to.iter().collect();
    all.sort_by_key(|(old, _)| old.matches('/').count());
    let mut lines = Vec::with_capacity(2 * all.len());
    for (old, new) in all {
        for (variable, old, new) in [
            ("$sportsbook_to", sent(old), new.clone()),
            ("$sportsbook_at", literal(&decoded(old)), decoded(new)),
        ] {
            let new = quoted(&new)?;
            let new = new.trim_matches('"');
            lines.push(format!(
                "if ({variable} ~ \"^(?<sportsbook_below>{below}){old}(?<sportsbook_part>(?:[./].*)?)$\") \
                 {{ set {variable} \"${{sportsbook_below}}{new}${{sportsbook_part}}\"; }}"
            ));
        }
    }
    Ok(lines)
}

fn decoded(path: &str) -> String {
    percent_decode_str(path).decode_utf8_lossy().into_owned()
}

/// A regular expression of an encoded path as browsers send it: escapes in capitals or not, or the bytes themselves.
fn sent(path: &str) -> String {
    let mut all = String::new();
    let mut rest = path;
    while let Some(at) = rest.find('%') {
        let (before, escape) = rest.split_at(at);
        let (escape, after) = escape.split_at(3.min(escape.len()));
        all.push_str(&literal(before));
        let digits = escape.trim_start_matches('%');
        let either = digits.chars().map(|digit| match digit {
            '0'..='9' => digit.to_string(),
            _ => format!(
                "[{}{}]",
                digit.to_ascii_uppercase(),
                digit.to_ascii_lowercase()
            ),
        });
        let either: String = either.collect();
        all.push_str(&format!("(?:\\x{digits}|%{either})"));
        rest = after;
    }
    all.push_str(&literal(rest));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_escape_is_matched_as_browsers_may_send_it() {
        assert_eq!(sent("/soccer/epl"), "/soccer/epl");
        assert_eq!(sent("/s%C3o.x"), "/s(?:\\xC3|%[Cc]3)o[.]x");
    }
}
