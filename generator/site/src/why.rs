//! Explains why a page was, or was not, rebuilt: what it read, and which of these inputs had
//! changed.

use std::fmt::{self, Write as _};

use jiff::Timestamp;

use crate::catalogue::{Facet, List};
use crate::diagnostic::Diagnostic;
use crate::input::Input;
use crate::output::Output;
use crate::pages;
use crate::route;
use crate::state::{self, PageKey, PageRecord};

/// What the state knows about a page.
#[derive(Clone, Debug)]
pub struct Why {
    key: PageKey,
    record: PageRecord,
    words: Vec<Input>,
    is_stale: bool,
    served: u64,
}

/// Finds a page by its path (`/ar/soccer`) or its file (`ar/soccer.html`).
///
/// # Errors
/// There is no such page.
pub fn why(output: &Output, path: &str) -> Result<Why, Diagnostic> {
    let diagnose = state::diagnose;
    let reading = output.state().read().map_err(diagnose)?;
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
        served: output.number()?,
        key,
        record,
        words,
    })
}

impl Why {
    /// The explanation, line by line; `now` determines how old the prices are.
    pub fn story(&self, now: Timestamp) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut text, now);
        text
    }

    fn write(&self, text: &mut String, now: Timestamp) -> fmt::Result {
        let Self { key, record, .. } = self;
        let page = pages::in_words(&key.route);
        writeln!(text, "{}: {page} in {}", record.file, key.locale)?;
        writeln!(text, "  written in generation {}", record.written_in)?;
        let age = now.duration_since(record.viewed_at).as_secs();
        write!(
            text,
            "  last checked in generation {}, {age} s ago, ",
            record.looked_in
        )?;
        match &*record.reasons {
            [] => writeln!(
                text,
                "because it was new, or because everything was rebuilt"
            )?,
            reasons => {
                writeln!(text, "because of")?;
                for input in reasons {
                    writeln!(text, "    {}", Readable(input))?;
                }
            }
        }
        if record.written_in != record.looked_in {
            writeln!(text, "  the result was the same, so it was not written")?;
        }
        if self.is_stale {
            writeln!(
                text,
                "  prices or scores have moved since; it waits for the freshness limit"
            )?;
        } else if record.looked_in < self.served {
            writeln!(
                text,
                "  nothing that it read has changed up to generation {}",
                self.served
            )?;
        }
        writeln!(text, "  it read")?;
        for input in record.facts.iter().chain(&self.words) {
            writeln!(text, "    {}", Readable(input))?;
        }
        Ok(())
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
            Input::Count(league) => write!(f, "league {league}: how many matches take bets"),
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
            },
        }
    }
}
