//! From the bytes of an answer to rows; errors give the path of what is wrong.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use super::error::ErrorKind;
use super::notes::{NoteKind, Notes};
use super::row::Row;
use crate::text;
use crate::wire::{Envelope, Match, OutrightEvent, Pagination, TournamentKind};

/// The rows of one page that could be read.
pub(super) struct Page<T> {
    pub rows: Vec<T>,
    /// Rows that could not be read, and why the first could not.
    pub odd: Odd,
    pub pagination: Option<Pagination>,
}

/// Rows that could not be read.
#[derive(Default)]
pub(super) struct Odd {
    pub count: usize,
    pub first: Option<String>,
}

#[derive(Deserialize)]
struct RawEnvelope<'a> {
    #[serde(borrow)]
    data: &'a RawValue,
    #[serde(default)]
    pagination: Option<Pagination>,
}

/// Decodes a page. Rows that cannot be read are left out and noted; so are values that this version
/// does not know. `path` is that of the list, for the notes.
pub(super) fn page<T: Row>(body: &str, path: &str, notes: &Notes) -> Result<Page<T>, ErrorKind> {
    let body = &*text::json(body);
    let envelope: RawEnvelope<'_> = whole(body)?;
    let raw: Vec<&RawValue> = serde_json::from_str(envelope.data.get())
        .map_err(|error| ErrorKind::Shape(format!("`data`: {}", reason(&error))))?;
    let mut rows = Vec::with_capacity(raw.len());
    let mut odd = Odd::default();
    for (index, row) in raw.iter().enumerate() {
        match serde_json::from_str::<T>(row.get()) {
            Ok(row) => {
                report(&row, notes);
                rows.push(row);
            }
            Err(error) => {
                let why = located::<T>(row.get()).unwrap_or_else(|| reason(&error));
                notes.add(
                    NoteKind::LeftOut,
                    format!("a {} was left out: {}", T::NOUN, without_indexes(&why)),
                    format!("{} {} of {path}", T::NOUN, id(row, index)),
                );
                odd.count += 1;
                odd.first.get_or_insert(why);
            }
        }
    }
    Ok(Page {
        rows,
        odd,
        pagination: envelope.pagination,
    })
}

/// Decodes an answer that is not a list.
pub(super) fn one<T: DeserializeOwned>(body: &str) -> Result<T, ErrorKind> {
    let body = &*text::json(body);
    let envelope: Result<Envelope<T>, _> = serde_json::from_str(body);
    envelope.map(|envelope| envelope.data).map_err(|error| {
        let why = located::<Envelope<T>>(body);
        broken(body, &error)
            .unwrap_or_else(|| ErrorKind::Shape(why.unwrap_or_else(|| reason(&error))))
    })
}

/// Decodes a match or, as one, an outright.
pub(super) fn event(body: &str) -> Result<Match, ErrorKind> {
    #[derive(Deserialize)]
    struct Typed {
        #[serde(rename = "type")]
        kind: TournamentKind,
    }
    let kind = one::<Typed>(body).map_or(TournamentKind::Match, |it| it.kind);
    if kind == TournamentKind::Match {
        return one(body);
    }
    let outright: OutrightEvent = one(body)?;
    let without_parent = || ErrorKind::Shape("`data.parent` of an outright is missing".to_owned());
    outright.into_match().ok_or_else(without_parent)
}

/// Notes the values of a row that this version does not know.
pub(super) fn report(row: &impl Row, notes: &Notes) {
    row.unknowns(&mut |what, value| {
        notes.add(
            NoteKind::Unknown,
            format!("unknown {what} `{value}`"),
            row.place(),
        );
    });
}

/// Counts readable and unreadable rows over several lists: one unreadable row is an accident, many
/// mean an API of another version.
#[derive(Debug, Default)]
pub(super) struct Tally {
    rows: AtomicUsize,
    odd: AtomicUsize,
}

impl Tally {
    /// Adds the counts of a list.
    ///
    /// # Errors
    /// More rows were unreadable than readable, among at least `least` rows.
    pub(super) fn count(&self, rows: usize, odd: &Odd, least: usize) -> Result<(), ErrorKind> {
        let rows = rows + odd.count;
        let all_rows = self.rows.fetch_add(rows, Ordering::Relaxed) + rows;
        let all_odd = self.odd.fetch_add(odd.count, Ordering::Relaxed) + odd.count;
        match &odd.first {
            Some(first) if all_rows >= least && all_odd * 2 > all_rows => Err(ErrorKind::Rows {
                odd: all_odd,
                rows: all_rows,
                first: first.clone(),
            }),
            _ => Ok(()),
        }
    }
}

fn whole<'a, T: Deserialize<'a>>(body: &'a str) -> Result<T, ErrorKind> {
    serde_json::from_str(body)
        .map_err(|error| broken(body, &error).unwrap_or_else(|| ErrorKind::Shape(reason(&error))))
}

/// Why a text is not JSON; `None` when it is.
fn broken(body: &str, error: &serde_json::Error) -> Option<ErrorKind> {
    if error.is_eof() {
        return Some(ErrorKind::Ended {
            read: body.len(),
            excerpt: excerpt(body, body.len()),
        });
    }
    error.is_syntax().then(|| {
        let at = offset(body, error.line(), error.column());
        ErrorKind::Json {
            reason: reason(error),
            at,
            excerpt: excerpt(body, at),
        }
    })
}

/// Why a value cannot be decoded, with the path to it: `competitors.home.name: invalid type: …`.
fn located<T: DeserializeOwned>(json: &str) -> Option<String> {
    let mut deserializer = serde_json::Deserializer::from_str(json);
    let error = serde_path_to_error::deserialize::<_, T>(&mut deserializer).err()?;
    let why = reason(error.inner());
    Some(match error.path().to_string().as_str() {
        "." | "?" => why,
        path => format!("`{path}`: {why}"),
    })
}

/// The parser's message without the position, which is reported separately.
fn reason(error: &serde_json::Error) -> String {
    let text = error.to_string();
    match text.rfind(" at line ") {
        Some(end) => text[..end].to_owned(),
        None => text,
    }
}

/// `outcomes[7].odds` as `outcomes[].odds`, so that the same fault in many rows is one note.
fn without_indexes(why: &str) -> String {
    let mut text = String::with_capacity(why.len());
    let mut in_path = false;
    let mut in_index = false;
    for c in why.chars() {
        match c {
            '`' => in_path = !in_path,
            ']' => in_index = false,
            _ => {}
        }
        if !in_index {
            text.push(c);
        }
        in_index |= in_path && c == '[';
    }
    text
}

/// The id of an unreadable row, or its position in the page.
fn id(row: &RawValue, index: usize) -> String {
    #[derive(Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: &'a RawValue,
    }
    serde_json::from_str::<Id<'_>>(row.get())
        .map(|row| row.id.get().chars().take(40).collect())
        .unwrap_or_else(|_| format!("without an id, row {} of its page", index + 1))
}

/// Byte offset of a line and column as the parser counts them: from 1, columns in bytes.
fn offset(body: &str, line: usize, column: usize) -> usize {
    let start: usize = body
        .split_inclusive('\n')
        .take(line.saturating_sub(1))
        .map(str::len)
        .sum();
    (start + column.saturating_sub(1)).min(body.len())
}

/// The text around a byte, on one line: 30 characters before it and 20 from it on.
fn excerpt(body: &str, at: usize) -> String {
    let at = (0..=at)
        .rev()
        .find(|&at| body.is_char_boundary(at))
        .unwrap_or(0);
    let (before, after) = body.split_at(at);
    let start = before
        .char_indices()
        .rev()
        .nth(29)
        .map_or(0, |(start, _)| start);
    let end = after
        .char_indices()
        .nth(20)
        .map_or(after.len(), |(end, _)| end);
    let cut = |yes: bool| if yes { "…" } else { "" };
    let text: String = [&before[start..], &after[..end]]
        .concat()
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    format!("{}{text}{}", cut(start > 0), cut(end < after.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{Competitor, Score};

    #[test]
    fn broken_answers_are_reported_with_their_position() {
        let cases = [
            (
                "",
                "the answer ended after 0 bytes in the middle of a value",
            ),
            (
                "{\"data\": {\"home\": 1,",
                "the answer ended after 20 bytes in the middle of a value: {\"data\": {\"home\": 1,",
            ),
            (
                "<!doctype html>",
                "the answer is not JSON: expected value at byte 0: <!doctype html>",
            ),
            (
                "{\"data\":\n{\"home\" 1}}",
                "the answer is not JSON: expected `:` at byte 17: {\"data\": {\"home\" 1}}",
            ),
            (
                "{\"rows\": 1}",
                "the answer does not have the expected shape: missing field `data`",
            ),
            (
                "{\"data\": {\"home\": \"1\", \"away\": 2}}",
                "the answer does not have the expected shape: `data.home`: invalid type: string \"1\", expected u32",
            ),
        ];
        for (body, expected) in cases {
            let error = one::<Score>(body).expect_err(body);
            assert_eq!(error.to_string(), expected, "{body}");
        }
    }

    #[test]
    fn an_excerpt_is_short_and_never_splits_a_character() {
        let body = format!("{}\u{1}{}", "é".repeat(100), "ü".repeat(100));
        for at in 0..=body.len() {
            let text = excerpt(&body, at);
            assert!(text.chars().count() <= 52, "{text}");
            assert!(!text.contains('\u{1}'));
        }
    }

    #[test]
    fn a_path_leads_to_the_odd_value() {
        assert_eq!(
            located::<Vec<Competitor>>("[{\"name\": \"A\"}, {\"name\": null}]").as_deref(),
            Some("`[1].name`: invalid type: null, expected a string")
        );
        assert_eq!(
            without_indexes("`a[12].b[3]`: it is [1]"),
            "`a[].b[]`: it is [1]"
        );
        assert_eq!(
            located::<Competitor>("{}").as_deref(),
            Some("missing field `name`")
        );
    }
}
