//! The addresses of entities as a text file, for builds whose state is not kept: a line for each address that an
//! entity has or had.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use catalogue::{Address, Owner, Slug};
use diagnostic::Diagnostic;
use store::state::{self, Reading, State};

const HEAD: &str = "\
# Addresses that entities have and had, by the operator's numbers: `sportsbook build --addresses` reads and writes them.
# The last line of an entity is its current address. An address is never given to another entity.
";

/// Whether no build has given an address yet.
///
/// # Errors
/// The state cannot be read.
pub fn are_none(state: &State) -> state::Result<bool> {
    state.read()?.has_no_addresses()
}

/// Stores the addresses of a file.
///
/// # Errors
/// The state cannot be written.
pub fn store(state: &State, all: Vec<(Address, Owner)>) -> state::Result<()> {
    let write = state.write()?;
    write.addresses(|book| book.take(all))?;
    write.commit()
}

/// The text of the file.
///
/// # Errors
/// The state cannot be read.
pub fn text(reading: &Reading) -> state::Result<String> {
    let mut text = HEAD.to_owned();
    let mut sports: BTreeMap<u64, Slug> = BTreeMap::new();
    for (address, owner) in reading.addresses()? {
        let (kind, id) = owner.parts();
        let path = match address {
            Address::Sport(slug) => {
                let path = format!("/{slug}");
                sports.insert(id, slug);
                path
            }
            Address::Below(sport, slug) => match sports.get(&sport) {
                Some(sport) => format!("/{sport}/{slug}"),
                None => continue,
            },
        };
        // Writing to a string does not fail.
        let _ = writeln!(text, "{kind} {id} {path}");
    }
    Ok(text)
}

/// Reads the text of the file.
///
/// # Errors
/// Every line that is not an address, or that gives an address to a second entity.
pub fn parse(file: &Path, text: &str) -> Result<Vec<(Address, Owner)>, Vec<Diagnostic>> {
    let mut all = Vec::new();
    let mut owners: BTreeMap<Address, Owner> = BTreeMap::new();
    let mut sports: BTreeMap<String, u64> = BTreeMap::new();
    let mut errors = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let span = at..at + line.trim_end().len();
        at += line.len();
        if line.trim().is_empty() || line.starts_with('#') {
            continue;
        }
        match read(line, &sports) {
            Ok((address, owner)) => {
                if let (Address::Sport(slug), Owner::Sport(id)) = (&address, owner) {
                    sports.insert(slug.to_string(), id);
                }
                let first = *owners.entry(address.clone()).or_insert(owner);
                if first == owner {
                    all.push((address, owner));
                } else {
                    let (kind, id) = first.parts();
                    let error = Diagnostic::error("an address belongs to two entities");
                    let label = format!("a line above gives it to {kind} {id}");
                    errors.push(
                        error
                            .at(file, text, span, label)
                            .hint("remove one of the lines"),
                    );
                }
            }
            Err((what, hint)) => {
                let error = Diagnostic::error("a line is not an address");
                errors.push(error.at(file, text, span, what).hint(hint));
            }
        }
    }
    if errors.is_empty() {
        Ok(all)
    } else {
        Err(errors)
    }
}

/// A line, or what is wrong with it and what to do.
fn read(
    line: &str,
    sports: &BTreeMap<String, u64>,
) -> Result<(Address, Owner), (String, &'static str)> {
    const FORM: &str =
        "write kind, number and path: `sport 1 /soccer`, `league 100001 /soccer/premier-league`";
    let mut words = line.split_whitespace();
    let (Some(kind), Some(id), Some(path), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(("it has not three words".to_owned(), FORM));
    };
    let owner = (id.parse().ok()).and_then(|id| Owner::of(kind, id));
    let owner = owner.ok_or_else(|| (format!("`{kind} {id}` is no entity"), FORM))?;
    let parts = path.strip_prefix('/').unwrap_or_default();
    let slug =
        |text: &str| Slug::stored(text).ok_or_else(|| (format!("`{text}` is not a slug"), FORM));
    let address = match (owner, parts.split_once('/')) {
        (Owner::Sport(_), None) => Address::Sport(slug(parts)?),
        (Owner::Category(_) | Owner::League(_) | Owner::Match(_), Some((sport, rest))) => {
            let number = sports.get(sport).copied().ok_or_else(|| {
                let hint = "add a line for it above, such as `sport 1 /soccer`";
                (
                    format!("no line above says which sport `/{sport}` is"),
                    hint,
                )
            })?;
            Address::Below(number, slug(rest)?)
        }
        _ => return Err((format!("`{path}` is not the path of a {kind}"), FORM)),
    };
    Ok((address, owner))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slug(text: &str) -> Slug {
        Slug::stored(text).expect("a slug")
    }

    #[test]
    fn addresses_come_back_from_their_text() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        assert!(are_none(&state).expect("reads"));
        let all = vec![
            (Address::Sport(slug("football")), Owner::Sport(1)),
            (Address::Sport(slug("soccer")), Owner::Sport(1)),
            (Address::Below(1, slug("epl")), Owner::League(7)),
            (Address::Below(1, slug("premier-league")), Owner::League(7)),
            (Address::Below(1, slug("b-a")), Owner::Match(1_002)),
            (Address::Below(1, slug("a-b")), Owner::Match(1_002)),
        ];
        store(&state, all.clone()).expect("stores");
        let text = text(&state.read().expect("reads")).expect("reads");
        assert_eq!(
            text.strip_prefix(HEAD),
            Some(
                "sport 1 /football\nsport 1 /soccer\nleague 7 /soccer/epl\n\
                 league 7 /soccer/premier-league\nmatch 1002 /soccer/b-a\nmatch 1002 /soccer/a-b\n"
            )
        );
        assert_eq!(parse(Path::new("a.txt"), &text).expect("reads"), all);
    }

    #[test]
    fn every_wrong_line_is_reported_with_its_place() {
        let text =
            "sport 1 /soccer\nleague 7 /tennis/wta\nmatch x /soccer/a\nsport 2 /soccer\nleague 7\n";
        let errors = parse(Path::new("a.txt"), text).expect_err("wrong");
        let printed: Vec<String> = errors.iter().map(ToString::to_string).collect();
        for (error, parts) in printed.iter().zip([
            ["a.txt:2", "`/tennis`"],
            ["a.txt:3", "`match x` is no entity"],
            ["a.txt:4", "gives it to sport 1"],
            ["a.txt:5", "three words"],
        ]) {
            assert!(parts.iter().all(|part| error.contains(part)), "{error}");
        }
        assert_eq!(printed.len(), 4);
    }
}
