//! Lines, spaces and comments of a list in brackets.
//!
//! A comment beside an item is behind its comma, so `toml_edit` has it before the next item. Here it is the item's.

use toml_edit::{Array, Value};

use super::decor::prefix;

/// What is around the items of a list.
pub(super) struct Rows {
    /// The comment beside the opening bracket.
    opening: String,
    around: Vec<Around>,
    /// The comments below the items, and the space before the closing bracket.
    closing: String,
    /// What begins a line, where each item has its own.
    line: Option<String>,
    /// What is before the first item of a list in one line.
    open: String,
}

#[derive(Clone, Default)]
struct Around {
    above: String,
    beside: String,
}

impl Rows {
    /// Takes the items out of a list.
    pub fn take(list: &mut Array) -> (Self, Vec<Value>) {
        let mut items: Vec<Value> = list.iter().cloned().collect();
        let mut opening = String::new();
        let mut around: Vec<Around> = Vec::new();
        for item in &mut items {
            let (beside, above) = split(&prefix(item.decor().prefix()));
            let before = around.last_mut().map_or(&mut opening, |it| &mut it.beside);
            *before = beside;
            around.push(Around {
                above,
                beside: String::new(),
            });
            item.decor_mut().set_prefix("");
        }
        let last = items.last_mut().map(|item| {
            let suffix = prefix(item.decor().suffix());
            item.decor_mut().set_suffix("");
            suffix
        });
        let tail = [last.unwrap_or_default(), prefix(Some(list.trailing()))].concat();
        let (beside, closing) = split(&tail);
        let before = around.last_mut().map_or(&mut opening, |it| &mut it.beside);
        *before = beside;
        let lines = around.iter().filter(|it| it.above.contains('\n'));
        let line = lines
            .map(|it| it.above.rsplit('\n').next().unwrap_or_default())
            .min();
        let line = line.map(|indent| format!("\n{indent}"));
        let open = around
            .first()
            .map(|it| it.above.clone())
            .filter(|_| line.is_none());
        // A new list is in one line, unless it has comments already.
        let has_comments = [&opening, &closing].iter().any(|it| it.contains('#'));
        let (line, closing) = match (items.is_empty(), has_comments) {
            (false, _) => (line, closing),
            (true, true) => (Some("\n  ".to_owned()), closing),
            (true, false) => (None, String::new()),
        };
        list.clear();
        let rows = Self {
            opening,
            around,
            closing,
            line,
            open: open.unwrap_or_default(),
        };
        (rows, items)
    }

    /// Puts items into the list, each with the index that it had.
    pub fn put(&self, list: &mut Array, items: Vec<(Option<usize>, Value)>) {
        let mut beside = self.opening.as_str();
        for (nth, (old, mut value)) in items.into_iter().enumerate() {
            let old = old.and_then(|old| self.around.get(old));
            let gap = match (&self.line, nth) {
                (Some(line), _) => line,
                (None, 0) => self.open.as_str(),
                (None, _) => " ",
            };
            let above = old.map_or("", |it| &it.above);
            let above = if above.contains('#') { above } else { gap };
            value
                .decor_mut()
                .set_prefix([beside, ended(beside, above), above].concat());
            if !prefix(value.decor().suffix()).contains('#') {
                value.decor_mut().set_suffix("");
            }
            list.push_formatted(value);
            beside = old.map_or("", |it| &it.beside);
        }
        if !beside.is_empty() && !list.is_empty() {
            list.set_trailing_comma(true);
        }
        list.set_trailing([beside, ended(beside, &self.closing), &self.closing].concat());
    }
}

/// The comment beside what came before, and the rest, from its line on.
fn split(raw: &str) -> (String, String) {
    let (head, _) = raw.split_once('\n').unwrap_or((raw, ""));
    match head.contains('#') {
        true => (head.to_owned(), raw[head.len()..].to_owned()),
        false => (String::new(), raw.to_owned()),
    }
}

/// The end of a comment's line, unless what follows begins with it.
fn ended(beside: &str, next: &str) -> &'static str {
    if beside.is_empty() || next.starts_with('\n') {
        ""
    } else {
        "\n"
    }
}
