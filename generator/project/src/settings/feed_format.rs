//! The formats of feeds.

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
    /// [`DOCUMENTS`](catalogue::route::DOCUMENTS).
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
}
