//! RSS 2.0, as the RSS Advisory Board describes it.

use std::fmt::Write as _;

use jiff::Timestamp;

use super::feed::{Feed, Item};
use crate::xml::escaped;

/// Writes a feed. It has no time of its own: a build without a change must not change it.
pub(super) fn write(feed: &Feed) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <rss version=\"2.0\" xmlns:atom=\"http://www.w3.org/2005/Atom\">\n<channel>\n",
    );
    element(&mut text, "title", &feed.title);
    element(&mut text, "link", &feed.page);
    element(&mut text, "description", &feed.about);
    element(&mut text, "language", feed.language);
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "<atom:link rel=\"self\" type=\"application/rss+xml\" href=\"{}\"/>",
        escaped(&feed.url)
    );
    for entry in &feed.items {
        item(&mut text, entry);
    }
    text.push_str("</channel>\n</rss>\n");
    text
}

fn item(text: &mut String, item: &Item) {
    text.push_str("<item>\n");
    element(text, "title", &item.title);
    element(text, "link", &item.url);
    let _ = writeln!(
        text,
        "<guid isPermaLink=\"false\">{}</guid>",
        escaped(&item.id)
    );
    if let Some(at) = item.published {
        element(text, "pubDate", &date(at));
    }
    // Readers take it as HTML.
    element(text, "description", &escaped(&item.text));
    text.push_str("</item>\n");
}

fn element(text: &mut String, name: &str, content: &str) {
    let _ = writeln!(text, "<{name}>{}</{name}>", escaped(content));
}

/// A moment as RFC 822 writes it, with four digits of the year.
fn date(at: Timestamp) -> String {
    at.strftime("%a, %d %b %Y %H:%M:%S +0000").to_string()
}
