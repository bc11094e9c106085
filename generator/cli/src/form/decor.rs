//! Comments and empty lines around the values of a file.

use toml_edit::{Item, RawString, Table, TableLike};

/// What is above an option: comments and empty lines.
pub(super) fn above(table: &dyn TableLike, key: &str) -> String {
    let decor = match table.get(key) {
        Some(Item::Table(table)) => Some(table.decor()),
        Some(Item::ArrayOfTables(list)) => list.get(0).map(Table::decor),
        _ => table.key(key).map(|key| key.leaf_decor()),
    };
    prefix(decor.and_then(|it| it.prefix()))
}

/// The text before or after a value.
pub(super) fn prefix(raw: Option<&RawString>) -> String {
    raw.and_then(RawString::as_str)
        .unwrap_or_default()
        .to_owned()
}

/// Places the tables of a new list below each other: those of the old one know where they were.
pub(super) fn forget_position(table: &mut Table) {
    table.set_position(None);
    for (_, item) in table.iter_mut() {
        match item {
            Item::Table(table) => forget_position(table),
            Item::ArrayOfTables(list) => list.iter_mut().for_each(forget_position),
            _ => {}
        }
    }
}

/// The comments that an empty line separates from what is below them.
pub(super) fn apart(above: &str) -> &str {
    above.rfind("\n\n").map_or("", |end| &above[..end + 2])
}

/// The text of a file, which begins as its source did. `homeless` are comments whose place is gone.
pub(super) fn with_comments(source: &str, text: &str, homeless: &str) -> String {
    let (before, source) = empty_lines(source);
    let lines = source
        .split_inclusive('\n')
        .take_while(|line| line.starts_with('#'));
    let length = lines.map(str::len).sum();
    let (head, gap) = match empty_lines(&source[length..]) {
        ("", _) => ("", ""),
        (gap, _) => (&source[..length], gap),
    };
    let (_, text) = empty_lines(text);
    let rest = match text.strip_prefix(head) {
        Some(rest) => rest.to_owned(),
        None => text.replacen(head, "", 1),
    };
    let (_, rest) = empty_lines(&rest);
    let homeless = homeless.replacen(head, "", 1);
    match homeless.contains('#') {
        true => format!("{before}{head}{gap}{rest}\n{}", homeless.trim_start()),
        false => format!("{before}{head}{gap}{rest}"),
    }
}

/// The empty lines at the beginning of a text, and what follows.
fn empty_lines(text: &str) -> (&str, &str) {
    text.split_at(text.len() - text.trim_start_matches('\n').len())
}
