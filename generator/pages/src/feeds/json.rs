//! JSON Feed 1.1 (jsonfeed.org).

use jiff::Timestamp;
use serde::Serialize;

use super::feed::{Feed, Item};

#[derive(Serialize)]
struct Document<'a> {
    version: &'a str,
    title: &'a str,
    description: &'a str,
    home_page_url: &'a str,
    feed_url: &'a str,
    language: &'a str,
    items: Vec<Entry<'a>>,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'a str,
    url: &'a str,
    title: &'a str,
    content_text: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_published: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date_modified: Option<String>,
}

/// Writes a feed.
pub(super) fn write(feed: &Feed) -> String {
    let document = Document {
        version: "https://jsonfeed.org/version/1.1",
        title: &feed.title,
        description: &feed.about,
        home_page_url: &feed.page,
        feed_url: &feed.url,
        language: feed.language,
        items: feed.items.iter().map(entry).collect(),
    };
    match serde_json::to_string(&document) {
        Ok(text) => text + "\n",
        Err(error) => unreachable!("texts are JSON: {error}"),
    }
}

fn entry(item: &Item) -> Entry<'_> {
    let date = |at: Option<Timestamp>| at.map(|at| format!("{at:.0}"));
    Entry {
        id: &item.id,
        url: &item.url,
        title: &item.title,
        content_text: &item.text,
        image: item.image.as_deref(),
        date_published: date(item.published),
        date_modified: date(item.modified),
    }
}
