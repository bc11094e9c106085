//! What a feed holds, in any format.

use jiff::Timestamp;

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
