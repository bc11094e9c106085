//! Explains why a page was, or was not, rebuilt: what it read, and which of these inputs had
//! changed.

use std::fmt::{self, Write as _};

use jiff::Timestamp;

use catalogue::input::Input;
use catalogue::route;
use catalogue::{Facet, List, Span};
use diagnostic::Diagnostic;
use pages::kinds;
use store::output::{Output, Served};
use store::state::{self, Foreign, Key, PageKey, PageRecord, Reading};

/// What the state knows about a page.
#[derive(Clone, Debug)]
pub struct Why {
    key: PageKey,
    record: PageRecord,
    words: Vec<Input>,
    is_stale: bool,
    served: Served,
    /// What a rollback has put in the place of its file; `None` without one.
    restored: Option<Restored>,
}

/// What a rollback did to a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Restored {
    /// An older version is served.
    Older,
    /// It is not served.
    Absent,
}

/// Finds a page by its path (`/ar/soccer`), its file (`ar/soccer.html`) or its address.
///
/// # Errors
/// There is no such page.
pub fn why(output: &Output, path: &str) -> Result<Why, Diagnostic> {
    let diagnose = state::diagnose;
    let reading = output.state().read().map_err(diagnose)?;
    let path = path_of(path);
    let file = if path.ends_with(".html") {
        path.trim_start_matches('/').to_owned()
    } else {
        route::file("", &format!("/{}", path.trim_start_matches('/')))
    };
    let mut found = None;
    reading
        .pages(|key, record| {
            if record.file == file {
                found = Some((key, record));
            }
        })
        .map_err(diagnose)?;
    let Some((key, record)) = found else {
        if restored(&reading, &file).map_err(diagnose)? == Some(Restored::Older) {
            let files_of = output.served()?.files_of;
            return Err(Diagnostic::error(format!(
                "{file} is of generation {files_of}, which is served again since a rollback; the last \
                 build had removed it"
            ))
            .hint("the next build decides about it, and then records what it was made from"));
        }
        return Err(
            Diagnostic::error(format!("there is no page at {path} ({file})"))
                .hint("write a path of the site, such as /ar/soccer"),
        );
    };
    let bundles = output.state().bundles();
    let mut words: Vec<Input> = [record.view_words, record.render_words]
        .into_iter()
        .flat_map(|number| bundles.get(number).to_vec())
        .collect();
    words.sort();
    words.dedup();
    Ok(Why {
        is_stale: reading.stale().map_err(diagnose)?.contains_key(&key),
        served: output.served()?,
        restored: restored(&reading, &record.file).map_err(diagnose)?,
        key,
        record,
        words,
    })
}

/// The path of an address as it is copied from a browser, without origin, query and hash.
fn path_of(address: &str) -> &str {
    let path = address.split(['?', '#']).next().unwrap_or(address);
    match path.split_once("://") {
        Some((_, rest)) => rest.find('/').map_or("/", |at| &rest[at..]),
        None => path,
    }
}

fn restored(reading: &Reading, file: &str) -> state::Result<Option<Restored>> {
    let foreign: Vec<Foreign> = reading.value(Key::Foreign)?.unwrap_or_default();
    let found = foreign.iter().find(|it| it.file == file);
    Ok(found.map(|it| match it.is {
        Some(_) => Restored::Older,
        None => Restored::Absent,
    }))
}

impl Why {
    /// The explanation, line by line, the reason first; `now` determines how old the prices are.
    /// Similar inputs are one line unless `all` is set.
    pub fn story(&self, now: Timestamp, all: bool) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut text, now, all);
        text
    }

    fn write(&self, text: &mut String, now: Timestamp, all: bool) -> fmt::Result {
        let Self { key, record, .. } = self;
        let page = kinds::in_words(&key.route);
        writeln!(text, "{}: {page} in {}", record.file, key.locale)?;
        let Served { number, files_of } = self.served;
        if self.served.is_rolled_back() {
            let of_page = match self.restored {
                Some(Restored::Older) => "with an older version of this page",
                Some(Restored::Absent) => "without this page",
                None => "with this page as it is below",
            };
            writeln!(
                text,
                "  generation {number} is served: a rollback to {files_of}, {of_page}"
            )?;
        }
        match &*record.reasons {
            [] => writeln!(text, "  made because it was new, or everything was rebuilt")?,
            reasons => {
                writeln!(text, "  made because of")?;
                list(text, reasons.iter(), all)?;
            }
        }
        writeln!(text, "  written in generation {}", record.written_in)?;
        let age = now.duration_since(record.viewed_at).as_secs();
        if record.written_in > record.looked_after {
            writeln!(text, "  last checked for it, {age} s ago")?;
        } else {
            let after = record.looked_after;
            writeln!(text, "  last checked after generation {after}, {age} s ago")?;
        }
        if record.written_in <= record.looked_after {
            writeln!(text, "  the result was the same, so it was not written")?;
        }
        if self.is_stale {
            writeln!(
                text,
                "  prices or scores have moved since; it waits for the freshness limit"
            )?;
        } else if record.looked_after.max(record.written_in) < number
            && !self.served.is_rolled_back()
        {
            writeln!(
                text,
                "  nothing that it read has changed up to generation {number}"
            )?;
        }
        writeln!(text, "  it read")?;
        list(text, record.facts.iter().chain(&self.words), all)
    }
}

/// Writes a line for each input, or for all that differ only in their number or name.
fn list<'a>(text: &mut String, inputs: impl Iterator<Item = &'a Input>, all: bool) -> fmt::Result {
    let mut groups: Vec<(Option<Group>, Vec<&Input>)> = Vec::new();
    for input in inputs {
        let group = Group::of(input).filter(|_| !all);
        let known = groups
            .iter_mut()
            .find(|(of, _)| of.is_some() && *of == group);
        match known {
            Some((_, inputs)) => inputs.push(input),
            None => groups.push((group, vec![input])),
        }
    }
    for (group, inputs) in groups {
        match (group, &inputs[..]) {
            (Some(Group { plural, part }), [first, .., last]) => {
                let between = if inputs.len() == 2 { ", " } else { " … " };
                let (first, last) = (name(first), name(last));
                write!(
                    text,
                    "    {plural} {first}{between}{last}: {}",
                    inputs.len()
                )?;
                match part {
                    "" => writeln!(text)?,
                    part => writeln!(text, ", {part}")?,
                }
            }
            _ => {
                for input in inputs {
                    writeln!(text, "    {}", Readable(input))?;
                }
            }
        }
    }
    Ok(())
}

/// Inputs that differ only in a number or a name.
#[derive(PartialEq, Eq)]
struct Group {
    /// What they are.
    plural: &'static str,
    /// What is read of each.
    part: &'static str,
}

impl Group {
    /// The group of an input; `None` if it stands alone.
    fn of(input: &Input) -> Option<Self> {
        let group = |plural, part| Some(Self { plural, part });
        match input {
            Input::Message(_) => group("messages", ""),
            Input::Asset(_) => group("assets", ""),
            Input::Template(_) => group("templates", "and what they include"),
            Input::Path(_) => group("paths", "which sport or league has them"),
            Input::Settings(_) => group("the settings", ""),
            Input::Count(_) => group("leagues", "how many matches take bets"),
            Input::Size(_) => group("schedules and results", "how many matches they have"),
            Input::Parts(_) => group("schedules and results", "how many pages they have"),
            Input::List(list) => match list {
                List::Categories(_) => group("sports", "lists of categories"),
                List::Sport(_) => group("sports", "lists of matches"),
                List::Leagues(_) => group("categories", "lists of leagues"),
                List::Category(_) => group("categories", "lists of matches"),
                List::League(_) => group("leagues", "lists of matches"),
                List::Part(..) => group("lists of schedules and results", ""),
                List::Side(..) => group("sides", "lists of matches"),
                _ => None,
            },
            Input::Facet(facet) => match facet {
                Facet::Sport(_) => group("sports", "names and paths"),
                Facet::Category(_) => group("categories", "names, paths, countries"),
                Facet::League(_) => group("leagues", "names and paths"),
                Facet::Match(_) => group("matches", "names, paths, states, starts"),
                Facet::MainMarket(_) => group("matches", "their markets in lists"),
                Facet::Markets(_) => group("matches", "their markets"),
                Facet::MainPrices(_) => group("matches", "prices in lists (may wait)"),
                Facet::Prices(_) => group("matches", "prices (may wait)"),
                Facet::Score(_) => group("matches", "scores and clocks (may wait)"),
                Facet::Revision(_) => group("matches", "when they last changed"),
            },
            Input::Program | Input::Menu | Input::Today | Input::Content(_) | Input::Directory => {
                None
            }
        }
    }
}

/// What distinguishes an input from the others of its group.
fn name(input: &Input) -> String {
    match input {
        Input::Message(name) | Input::Asset(name) | Input::Template(name) => name.clone(),
        Input::Path(path) => path.to_string(),
        Input::Settings(section) => section.words().to_owned(),
        Input::Count(id) => id.to_string(),
        Input::Size(span) | Input::Parts(span) => in_words(*span),
        Input::List(List::Part(span, page)) => format!("{}, page {page}", in_words(*span)),
        Input::List(
            List::Categories(id)
            | List::Sport(id)
            | List::Leagues(id)
            | List::Category(id)
            | List::League(id),
        ) => id.to_string(),
        Input::Facet(
            Facet::Sport(id)
            | Facet::Category(id)
            | Facet::League(id)
            | Facet::Match(id)
            | Facet::MainMarket(id)
            | Facet::Markets(id)
            | Facet::MainPrices(id)
            | Facet::Prices(id)
            | Facet::Score(id)
            | Facet::Revision(id),
        ) => id.to_string(),
        other => Readable(other).to_string(),
    }
}

/// A span in words.
fn in_words(span: Span) -> String {
    let of = |sport: Option<u64>| sport.map_or_else(String::new, |id| format!(" of sport {id}"));
    match span {
        Span::Soon(sport) => format!("the next 3 hours{}", of(sport)),
        Span::Day(date, sport) => format!("{date}{}", of(sport)),
        Span::Ended(date, sport) => format!("results of {date}{}", of(sport)),
        Span::EndedIn(league) => format!("results of league {league}"),
    }
}

/// An input in words.
pub(crate) struct Readable<'a>(pub &'a Input);

impl fmt::Display for Readable<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Input::Program => write!(f, "the generator itself"),
            Input::Settings(section) => write!(f, "the settings: {}", section.words()),
            Input::Menu => write!(f, "the menu"),
            Input::Today => write!(f, "the day"),
            Input::Path(path) => write!(f, "which sport or league has the path {path}"),
            Input::Content(key) => write!(f, "{key}"),
            Input::Directory => write!(f, "which pages are added and which promotions are on"),
            Input::Count(league) => write!(f, "league {league}: how many matches take bets"),
            Input::Size(span) => write!(f, "{}: how many matches", in_words(*span)),
            Input::Parts(span) => write!(f, "{}: how many pages", in_words(*span)),
            Input::Message(key) => write!(f, "message {key}"),
            Input::Template(path) => write!(f, "template {path} and what it includes"),
            Input::Asset(name) => write!(f, "asset {name}"),
            Input::List(list) => match list {
                List::Sports => write!(f, "list of sports"),
                List::TopLeagues => write!(f, "list of top leagues"),
                List::Live => write!(f, "list of live matches"),
                List::Home => write!(f, "list of the home page"),
                List::Categories(id) => write!(f, "sport {id}: list of categories"),
                List::Sport(id) => write!(f, "sport {id}: list of matches"),
                List::Leagues(id) => write!(f, "category {id}: list of leagues"),
                List::Category(id) => write!(f, "category {id}: list of matches"),
                List::League(id) => write!(f, "league {id}: list of matches"),
                List::NextOfSport(id, most) => write!(f, "sport {id}: its next {most} matches"),
                List::NextOfLeague(id, most) => write!(f, "league {id}: its next {most} matches"),
                List::OutrightsOfLeague(id) => write!(f, "league {id}: list of outrights"),
                List::OutrightsOfSport(id, most) => {
                    write!(f, "sport {id}: its first {most} outrights")
                }
                List::Outrights(most) => write!(f, "the first {most} outrights"),
                List::Part(span, page) => write!(f, "{}, page {page}: matches", in_words(*span)),
                List::Fixtures(id) => write!(f, "league {id}: list of all its matches"),
                List::Sides(id) => write!(f, "league {id}: list of sides"),
                List::Side(id, side) => {
                    write!(f, "league {id}: list of the matches of side {side:x}")
                }
            },
            Input::Facet(facet) => match facet {
                Facet::Sport(id) => write!(f, "sport {id}: name and path"),
                Facet::Category(id) => write!(f, "category {id}: name, path, country"),
                Facet::League(id) => write!(f, "league {id}: name and path"),
                Facet::Match(id) => write!(f, "match {id}: names, path, state, start"),
                Facet::MainMarket(id) => write!(f, "match {id}: its markets in lists"),
                Facet::Markets(id) => write!(f, "match {id}: its markets"),
                Facet::MainPrices(id) => write!(f, "match {id}: prices in lists (may wait)"),
                Facet::Prices(id) => write!(f, "match {id}: prices (may wait)"),
                Facet::Score(id) => write!(f, "match {id}: score and clock (may wait)"),
                Facet::Revision(id) => write!(f, "match {id}: when it last changed"),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::path_of;

    #[test]
    fn an_address_is_taken_as_it_is_copied() {
        for (address, path) in [
            ("https://bets.example/ar/soccer?time=6h#slip", "/ar/soccer"),
            ("https://bets.example", "/"),
            ("/ar/soccer", "/ar/soccer"),
            ("ar/soccer.html", "ar/soccer.html"),
        ] {
            assert_eq!(path_of(address), path);
        }
    }
}
