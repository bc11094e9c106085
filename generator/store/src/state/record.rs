//! What is stored about a page, a build, and a file that changed.

use std::fmt;
use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use catalogue::fingerprint::ContentHash;
use catalogue::input::Input;
use catalogue::route::Route;

/// Which page, in which language (path segment of the locale).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PageKey {
    /// Which page.
    pub route: Route,
    /// Path segment of its locale.
    pub locale: String,
}

/// A page as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageRecord {
    /// Its file below the site's root.
    pub file: String,
    /// What it read of the catalogue, in order.
    pub facts: Arc<[Input]>,
    /// What its view read beside that: number of a [bundle](super::Bundles).
    pub view_words: u32,
    /// What its template read beside the view: number of a bundle.
    pub render_words: u32,
    /// Fingerprint of its view.
    pub view: u64,
    /// Its HTML.
    pub html: ContentHash,
    /// When its view was last made: its prices are of that build.
    pub viewed_at: Timestamp,
    /// The generation that last wrote it.
    pub written_in: u64,
    /// The newest generation when it was last looked at. What that look wrote is in a later one.
    pub looked_after: u64,
    /// What had changed then, at most [`PageRecord::REASONS`]; none for a page that was new.
    pub reasons: Arc<[Input]>,
    /// Its entry in the sitemaps; `None` for a page that search engines may not list.
    pub entry: Option<Entry>,
}

/// What the sitemaps say about a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Fingerprint of its content without prices and scores.
    pub content: u64,
    /// When that last changed, in whole seconds.
    pub modified: Timestamp,
}

impl PageRecord {
    /// Reasons that are kept; a change of a menu or a template alone is reason enough.
    pub const REASONS: usize = 8;
}

/// A file that a generation changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The file, below the site's root.
    pub file: String,
    /// What it was; `None` for a new file.
    pub was: Option<ContentHash>,
    /// What it is; `None` for one that was removed.
    pub is: Option<ContentHash>,
}

/// One state of the whole site. Its changes are stored apart, because they are long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generation {
    /// When it was published.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub at: Timestamp,
    /// Files of pages after it.
    pub pages: u64,
    /// Why it was made.
    pub cause: Cause,
    /// How many files it changed when it was made.
    pub changed: u64,
    /// What it replaced, in bytes on the disk: contents that are kept for the generation before it,
    /// and the list of them.
    pub replaced: u64,
}

/// Why a generation was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The command `build`.
    Build,
    /// `watch`, when it started or after a failed build, from what is stored.
    Stored,
    /// `watch`, because editors saved a file.
    Editors,
    /// `watch`, from the operator's whole catalogue.
    Reconcile,
    /// `watch`, because names, times, states or markets changed.
    Events,
    /// `watch`, because prices or scores changed.
    Prices,
    /// A return to the generation of this number.
    Rollback(u64),
}

impl Cause {
    /// Whether the sitemaps are brought up to date: not with each event or save, because a changed page
    /// rewrites all that its sitemaps list.
    pub fn has_sitemaps(self) -> bool {
        matches!(self, Self::Build | Self::Stored | Self::Reconcile)
    }

    /// Whether the generation is kept whatever its age: all but those of the operator's events,
    /// which `watch` makes every second.
    pub fn is_lasting(self) -> bool {
        !matches!(self, Self::Events | Self::Prices)
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Build => write!(f, "a build"),
            Self::Stored => write!(f, "stored data"),
            Self::Editors => write!(f, "the editors"),
            Self::Reconcile => write!(f, "a reconcile"),
            Self::Events => write!(f, "events"),
            Self::Prices => write!(f, "prices and scores"),
            Self::Rollback(to) => write!(f, "a rollback to {to}"),
        }
    }
}

/// A file that differs from the record of its page, because a rollback wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Foreign {
    /// The file, below the site's root.
    pub file: String,
    /// Its content; `None` when there is no file.
    pub is: Option<ContentHash>,
}

/// What must be done to the second folder before a build may write to it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Repair {
    /// Nothing: both folders are alike.
    #[default]
    None,
    /// A draft was started: these files may differ from the served ones.
    Files(Vec<String>),
    /// The generation of this number was published: it must follow, and what it still has of the
    /// generation before must be kept first.
    Follow(u64),
    /// The generation of this number was published as a whole new folder: the folder that it replaced
    /// must be put aside, and the new second folder must take its place.
    Whole(u64),
}

/// A sitemap of the served site, or the index of the sitemaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitemap {
    /// Its content.
    pub content: ContentHash,
    /// When that last changed.
    #[serde(with = "jiff::fmt::serde::timestamp::second::required")]
    pub at: Timestamp,
}

/// An asset of the served site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asset {
    /// Its content.
    pub content: ContentHash,
    /// Since when no page names it; pages in caches may still ask for it.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::optional")]
    pub unnamed_since: Option<Timestamp>,
}
