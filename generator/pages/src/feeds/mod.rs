//! Documents for other programs: RSS and JSON feeds, calendars. Each is a function from what is in it to
//! its text, in one language.

mod calendar;
mod feed;
mod json;
mod rss;

pub use calendar::{Calendar, Event, EventState};
pub use feed::{Feed, Item};

use project::settings::Format;

/// The text of a feed in a format.
pub fn write(format: Format, feed: &Feed) -> String {
    match format {
        Format::Rss => rss::write(feed),
        Format::Json => json::write(feed),
    }
}

/// The ending of calendars, among [`DOCUMENTS`](catalogue::route::DOCUMENTS).
pub const CALENDAR: &str = "ics";

/// The media type of calendars.
pub const CALENDAR_TYPE: &str = "text/calendar";
