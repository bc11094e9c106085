//! Calendars (RFC 5545): all times are in UTC, so no zone has to be described.
//!
//! A calendar has no method: then the stamp of an event is when the event last changed, and not when the
//! file was made (section 3.8.7.2), and a build without a change does not change the file.

use jiff::{SignedDuration, Timestamp};

/// Longest line in bytes, without its end.
const LINE: usize = 75;

/// How long an event takes in a calendar. Operators send no end, and two hours are what a match takes in
/// most sports; without a length, calendars draw an hour or a line.
const LENGTH: SignedDuration = SignedDuration::from_hours(2);

/// The first second of 2020, since 1970.
const FIRST_SECOND: i64 = 1_577_836_800;

/// A calendar in one language.
#[derive(Debug)]
pub struct Calendar {
    /// Name of the site.
    pub site: String,
    /// Name of the calendar.
    pub name: String,
    /// Its own URL.
    pub url: String,
    /// The matches. A calendar without any is not valid.
    pub events: Vec<Event>,
}

/// Whether a match takes place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventState {
    /// It does.
    Confirmed,
    /// It is to take place later.
    Tentative,
    /// It does not.
    Cancelled,
}

/// A match in a calendar.
#[derive(Debug)]
pub struct Event {
    /// The same in every language and for ever.
    pub uid: String,
    /// When it last changed.
    pub stamp: Timestamp,
    /// Whether it takes place.
    pub status: EventState,
    /// When it starts.
    pub start: Timestamp,
    /// Who plays.
    pub summary: String,
    /// The competition.
    pub description: String,
    /// Where it is played.
    pub location: Option<String>,
    /// Its page.
    pub url: String,
}

impl Calendar {
    /// The text of the calendar.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let mut line = |name: &str, value: &str| fold(&mut text, name, value);
        line("BEGIN", "VCALENDAR");
        line("VERSION", "2.0");
        line(
            "PRODID",
            &format!("-//{}//Sportsbook//EN", escaped(&self.site)),
        );
        line("CALSCALE", "GREGORIAN");
        // The second is what programs read that are older than RFC 7986.
        line("NAME", &escaped(&self.name));
        line("X-WR-CALNAME", &escaped(&self.name));
        line("SOURCE;VALUE=URI", &self.url);
        line("REFRESH-INTERVAL;VALUE=DURATION", "PT6H");
        for event in &self.events {
            line("BEGIN", "VEVENT");
            line("UID", &event.uid);
            line("DTSTAMP", &time(event.stamp));
            line("SEQUENCE", &sequence(event.stamp).to_string());
            line("DTSTART", &time(event.start));
            let end = event.start.saturating_add(LENGTH).unwrap_or(event.start);
            line("DTEND", &time(end));
            line("SUMMARY", &escaped(&event.summary));
            line("DESCRIPTION", &escaped(&event.description));
            if let Some(location) = &event.location {
                line("LOCATION", &escaped(location));
            }
            line("URL", &event.url);
            let status = match event.status {
                EventState::Confirmed => "CONFIRMED",
                EventState::Tentative => "TENTATIVE",
                EventState::Cancelled => "CANCELLED",
            };
            line("STATUS", status);
            // A match makes nobody busy.
            line("TRANSP", "TRANSPARENT");
            line("END", "VEVENT");
        }
        line("END", "VCALENDAR");
        text
    }
}

/// The revision of an event (section 3.8.7.4): the seconds from 2020 to its last change. A count of changes would begin
/// again with a build that knows no earlier one, and programs ignore what is older than they have.
fn sequence(stamp: Timestamp) -> i64 {
    (stamp.as_second() - FIRST_SECOND).max(0)
}

fn time(at: Timestamp) -> String {
    at.strftime("%Y%m%dT%H%M%SZ").to_string()
}

/// A text value (section 3.3.11). Names are one line each.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | ';' | ',') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    escaped
}

/// Adds a line, folded where it is too long, never within a character (section 3.1).
fn fold(text: &mut String, name: &str, value: &str) {
    let mut length = 0;
    for c in name.chars().chain([':']).chain(value.chars()) {
        if length + c.len_utf8() > LINE {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(c);
        length += c.len_utf8();
    }
    text.push_str("\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_lines_are_folded_between_characters() {
        for name in ["a".repeat(200), "ق".repeat(200), "引き分け".repeat(30)] {
            let mut text = String::new();
            fold(&mut text, "SUMMARY", &name);
            assert!(text.ends_with("\r\n"));
            let lines: Vec<&str> = text.trim_end().split("\r\n").collect();
            assert!(
                lines.len() > 2 && lines.iter().all(|line| line.len() <= LINE),
                "{text}"
            );
            assert_eq!(text.replace("\r\n ", ""), format!("SUMMARY:{name}\r\n"));
        }
        let mut text = String::new();
        fold(&mut text, "A", &"b".repeat(LINE - 2));
        assert_eq!(text.lines().count(), 1);
    }

    #[test]
    fn what_separates_values_is_escaped() {
        assert_eq!(
            escaped(r"Emirates, London; \o/"),
            r"Emirates\, London\; \\o/"
        );
    }
}
