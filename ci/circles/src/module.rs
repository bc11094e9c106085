//! One module: what it defines, what it imports and which paths it mentions.

use std::collections::{BTreeMap, BTreeSet};

/// A place among the modules of a crate.
pub type Place = usize;

/// One module of a crate, with a file of its own or inline in its parent's.
#[derive(Debug, Default)]
pub struct Module {
    /// The place of its file among those of the crate.
    pub file: usize,
    pub parent: Option<Place>,
    pub children: BTreeMap<String, Place>,
    pub defines: BTreeSet<String>,
    pub imports: Vec<Import>,
    pub mentions: Vec<Path>,
    /// Identifiers that begin a path or stand alone.
    pub words: BTreeMap<String, usize>,
}

/// One leaf of a `use`, braces resolved.
#[derive(Debug)]
pub struct Import {
    pub path: Path,
    /// The name that it binds here; none for a glob.
    pub name: Option<String>,
    /// Whether others may take the name from here: it is a re-export.
    pub public: bool,
}

/// A path as written, and its line.
#[derive(Clone, Debug)]
pub struct Path {
    pub segments: Vec<String>,
    pub line: usize,
}
