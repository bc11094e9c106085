//! From the bytes of an answer to rows; errors give the path of what is wrong.

use std::sync::atomic::{AtomicUsize, Ordering};

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::error::ErrorKind;
use super::notes::{NoteKind, Notes};
use super::options::PAGE;
use super::row::Row;
use super::rows::Unread;
use crate::mend::{self, Fault, Unreadable};
use crate::text;
use crate::wire::{Envelope, Match, OutrightEvent};

/// The rows of one page that could be read.
pub(super) struct Page<T> {
    pub rows: Vec<T>,
    /// Rows that could not be read, and why the first could not.
    pub odd: Odd,
    /// Absent where a list has no pages, or does not say.
    pub place: Option<Place>,
}

/// Where a page is in its list.
pub(super) struct Place {
    /// Rows in the list; 0 if it does not say.
    pub total: u64,
    /// Number of the page, if it says.
    pub page: Option<u64>,
    /// The last page.
    pub last_page: u64,
}

/// Rows that could not be read.
#[derive(Default)]
pub(super) struct Odd {
    pub unread: Unread,
    pub first: Option<String>,
}

#[derive(Deserialize)]
struct RawEnvelope<'a> {
    #[serde(borrow)]
    data: &'a RawValue,
    #[serde(borrow, default)]
    pagination: Option<&'a RawValue>,
}

/// Decodes a page. A row with bad fields is mended and noted, one that is lost is left out and noted; so
/// are values that this version does not know. `path` is that of the list, for the notes.
pub(super) fn page<T: Row>(body: &str, path: &str, notes: &Notes) -> Result<Page<T>, ErrorKind> {
    let body = &*text::json(body);
    let envelope: RawEnvelope<'_> = whole(body)?;
    // Null is an empty list.
    let raw: Option<Vec<&RawValue>> = serde_json::from_str(envelope.data.get())
        .map_err(|error| ErrorKind::Shape(format!("`data`: {}", reason(&error))))?;
    let raw = raw.unwrap_or_default();
    let mut rows = Vec::with_capacity(raw.len());
    let mut odd = Odd::default();
    for (index, row) in raw.iter().enumerate() {
        match mend::read::<T>(row.get()) {
            Ok((row, faults)) => {
                report(&row, notes);
                note_faults(T::A_NOUN, &faults, || row.place(), notes);
                rows.push(row);
            }
            Err(Unreadable { why, id }) => {
                notes.add(
                    NoteKind::LeftOut,
                    format!("{} was left out: {}", T::A_NOUN, without_indexes(&why)),
                    format!("{} {} of {path}", T::NOUN, name(row, index)),
                );
                odd.unread.add(id);
                odd.first.get_or_insert(why);
            }
        }
    }
    Ok(Page {
        rows,
        odd,
        place: envelope.pagination.and_then(place),
    })
}

/// Notes what was bad in a row, and what it cost.
pub(super) fn note_faults(noun: &str, faults: &[Fault], place: impl Fn() -> String, notes: &Notes) {
    for fault in faults {
        let what = format!("{noun}: {}", without_indexes(&fault.to_string()));
        notes.add(NoteKind::Mended, what, place());
    }
}

/// Where a page is in its list. What is bad in it follows from the rest: a list without a total cannot be
/// checked for missing rows, one without a last page ends where its total does.
fn place(json: &RawValue) -> Option<Place> {
    #[derive(Deserialize)]
    struct Loose {
        #[serde(default)]
        total: Value,
        #[serde(default)]
        page: Value,
        #[serde(default)]
        limit: Value,
        #[serde(default)]
        last_page: Value,
    }
    let loose: Loose = serde_json::from_str(json.get()).ok()?;
    let total = loose.total.as_u64();
    let limit = loose.limit.as_u64().filter(|limit| *limit > 0);
    let last_page = loose.last_page.as_u64().filter(|last| *last > 0);
    let by_total = || Some(total?.div_ceil(limit.unwrap_or(PAGE)).max(1));
    Some(Place {
        total: total.unwrap_or(0),
        page: loose.page.as_u64(),
        last_page: last_page.or_else(by_total)?,
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

/// Decodes a match or, as one, an outright. Bad fields are mended and noted.
pub(super) fn event(body: &str, notes: &Notes) -> Result<Match, ErrorKind> {
    #[derive(Deserialize)]
    struct Typed {
        #[serde(default)]
        parent: Value,
    }
    let body = &*text::json(body);
    let envelope: RawEnvelope<'_> = whole(body)?;
    let json = envelope.data.get();
    let lost = |lost: Unreadable| ErrorKind::Shape(format!("`data`: {}", lost.why));
    let parent = serde_json::from_str(json).map_or(Value::Null, |it: Typed| it.parent);
    if parent.is_null() {
        let (found, faults) = mend::read::<Match>(json).map_err(lost)?;
        note_faults(Match::A_NOUN, &faults, || found.place(), notes);
        return Ok(found);
    }
    let (outright, faults) = mend::read::<OutrightEvent>(json).map_err(lost)?;
    note_faults(OutrightEvent::A_NOUN, &faults, || outright.place(), notes);
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
        let count = odd.unread.count();
        let rows = rows + count;
        let all_rows = self.rows.fetch_add(rows, Ordering::Relaxed) + rows;
        let all_odd = self.odd.fetch_add(count, Ordering::Relaxed) + count;
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

/// The id of an unreadable row as it was sent, or its position in the page.
fn name(row: &RawValue, index: usize) -> String {
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
