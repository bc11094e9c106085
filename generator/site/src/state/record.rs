//! What is stored about a page, a build, and a file that changed.

use std::sync::Arc;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::input::Input;
use crate::route::Route;

/// Content of a file, as its hash (see [`crate::fingerprint::content`]).
pub type ContentHash = u128;

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
    /// The generation that last looked at it, and why.
    pub looked_in: u64,
    /// What had changed then, at most [`PageRecord::REASONS`]; none for a page that was new.
    pub reasons: Arc<[Input]>,
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

/// One state of the whole site: what it changed of the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Generation {
    /// When it was published.
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    pub at: Timestamp,
    /// Files of pages after it.
    pub pages: u64,
    /// Why it was made.
    pub origin: Origin,
    /// How many files it changed.
    pub changed: u64,
    /// What it changed; empty for the first generation, as no rollback reaches beyond it.
    pub changes: Vec<Change>,
}

/// Why a generation was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// A build.
    Build,
    /// A return to the generation of this number.
    Rollback(u64),
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
    /// It must be made again.
    All,
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
