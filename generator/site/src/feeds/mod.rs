//! Documents for other programs: RSS and JSON feeds, calendars. Each is a function from what is in it to
//! its text, in one language.

mod calendar;
mod json;
mod rss;

use jiff::Timestamp;

pub use calendar::{Calendar, Event};

/// A feed in one language. All URLs are absolute and encoded.
#[derive(Debug)]
pub struct Feed {
    /// Its name.
    pub title: String,
    /// What it is about, in a sentence or a few names.
    pub about: String,
    /// BCP 47 tag of its language.
    pub language: &'static str,
    /// The page that it belongs to.
    pub page: String,
    /// Its own URL.
    pub url: String,
    /// What it lists.
    pub items: Vec<Item>,
}

/// An item of a feed.
#[derive(Debug)]
pub struct Item {
    /// The same in every language and for ever, whatever its names and its path are.
    pub id: String,
    /// Its name.
    pub title: String,
    /// A sentence or a few facts, as plain text.
    pub text: String,
    /// Its page.
    pub url: String,
    /// Its picture.
    pub image: Option<String>,
    /// Since when it has been there.
    pub published: Option<Timestamp>,
    /// When it last changed.
    pub modified: Option<Timestamp>,
}

/// The format of a feed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// RSS 2.0.
    Rss,
    /// JSON Feed 1.1.
    Json,
}

impl Format {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rss, Self::Json];

    /// Its name, which is also the ending of its files, among
    /// [`DOCUMENTS`](crate::route::DOCUMENTS).
    pub fn name(self) -> &'static str {
        match self {
            Self::Rss => "rss",
            Self::Json => "jsonfeed",
        }
    }

    /// The format of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Its media type.
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Rss => "application/rss+xml",
            Self::Json => "application/feed+json",
        }
    }

    /// The text of a feed.
    pub fn write(self, feed: &Feed) -> String {
        match self {
            Self::Rss => rss::write(feed),
            Self::Json => json::write(feed),
        }
    }
}

/// The ending of calendars, among [`DOCUMENTS`](crate::route::DOCUMENTS).
pub const CALENDAR: &str = "ics";

/// The media type of calendars.
pub const CALENDAR_TYPE: &str = "text/calendar";
