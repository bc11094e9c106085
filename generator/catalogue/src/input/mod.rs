//! The names of everything that a page can read. The state stores what each page read.

use serde::{Deserialize, Serialize};

use crate::fingerprint;
use crate::{Facet, List, Span};

mod record;
mod section;

pub use record::{Key, Kind};
pub use section::Section;

/// One input of a page.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Input {
    /// The generator itself.
    Program,
    /// A section of the settings.
    Settings(Section),
    /// Sports and leagues in the menu of every page.
    Menu,
    /// The day of the build, for "today" and "tomorrow".
    Today,
    /// A part of an entity.
    Facet(Facet),
    /// Which entities are in a list, in which order.
    List(List),
    /// How many matches of a league take bets.
    Count(u64),
    /// How many matches a schedule or results have.
    Size(Span),
    /// On how many pages they are.
    Parts(Span),
    /// Which sport or league has this path (`/soccer/premier-league`).
    Path(Box<str>),
    /// A record that editors wrote.
    Content(Key),
    /// A message in the page's language.
    Message(String),
    /// A template, by its path below `templates/`, with all that it includes.
    Template(String),
    /// The hashed name of an asset.
    Asset(String),
    /// Which pages editors have added, and which of their promotions are on: it changes with their
    /// files and with the clock.
    Directory,
}

impl Input {
    /// Whether it belongs to the catalogue or the content: a match, a list, a record. A change of
    /// such an input reaches few pages, which [`Readers`](site::readers::Readers) finds. Other
    /// inputs, such as messages, templates, settings and the footer, may reach every page.
    pub fn is_fact(&self) -> bool {
        match self {
            Self::Facet(_)
            | Self::List(_)
            | Self::Count(_)
            | Self::Size(_)
            | Self::Parts(_)
            | Self::Path(_)
            | Self::Directory => true,
            Self::Content(key) => !key.kind.is_on_every_page(),
            _ => false,
        }
    }

    /// The kind of input, for logs.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Program => "program",
            Self::Settings(_) => "settings",
            Self::Menu => "menu",
            Self::Today => "day",
            Self::Facet(facet) => match facet {
                Facet::Sport(_) | Facet::Category(_) | Facet::League(_) => "leagues",
                Facet::Match(_) | Facet::Revision(_) => "matches",
                Facet::MainMarket(_) | Facet::Markets(_) => "markets",
                Facet::MainPrices(_) | Facet::Prices(_) => "prices",
                Facet::Score(_) => "scores",
            },
            Self::List(_) | Self::Count(_) | Self::Size(_) | Self::Parts(_) | Self::Path(_) => {
                "lists"
            }
            Self::Content(_) | Self::Directory => "content",
            Self::Message(_) => "messages",
            Self::Template(_) => "templates",
            Self::Asset(_) => "assets",
        }
    }

    /// Whether a change may wait until the page is older than the freshness limit.
    pub fn is_soft(&self) -> bool {
        matches!(self, Self::Facet(facet) if facet.is_soft())
    }
}

/// What a fact is about: an entity with all of its parts, a list, a count, a path or a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// A sport.
    Sport(u64),
    /// A category.
    Category(u64),
    /// A league.
    League(u64),
    /// A match, its markets, its score.
    Match(u64),
    /// A list.
    List(List),
    /// The number of a league's matches.
    Count(u64),
    /// The number of matches of a schedule or of results.
    Size(Span),
    /// The owner of a path: the path's fingerprint. A collision only makes one page be checked in
    /// vain.
    Path(u64),
    /// A record that editors wrote: the fingerprint of its key.
    Content(u64),
    /// Which pages and promotions editors have.
    Directory,
}

impl Subject {
    /// The subject of an input; `None` if the input is not a fact.
    pub fn of(input: &Input) -> Option<Self> {
        match input {
            Input::Facet(facet) => Some(match facet {
                Facet::Sport(id) => Self::Sport(*id),
                Facet::Category(id) => Self::Category(*id),
                Facet::League(id) => Self::League(*id),
                Facet::Match(id)
                | Facet::MainMarket(id)
                | Facet::Markets(id)
                | Facet::MainPrices(id)
                | Facet::Prices(id)
                | Facet::Score(id)
                | Facet::Revision(id) => Self::Match(*id),
            }),
            Input::List(list) => Some(Self::List(*list)),
            Input::Count(league) => Some(Self::Count(*league)),
            Input::Size(span) | Input::Parts(span) => Some(Self::Size(*span)),
            Input::Path(path) => Some(Self::Path(fingerprint::of(path))),
            Input::Content(key) => input
                .is_fact()
                .then(|| Self::Content(fingerprint::of_value(key))),
            Input::Directory => Some(Self::Directory),
            Input::Program
            | Input::Settings(_)
            | Input::Menu
            | Input::Today
            | Input::Message(_)
            | Input::Template(_)
            | Input::Asset(_) => None,
        }
    }
}
