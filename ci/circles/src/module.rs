//! A module: the names that it defines, its imports, and the paths that it mentions.

use std::collections::{BTreeMap, BTreeSet};

/// Index of a module among those of its crate.
pub type Place = usize;

/// A module of a crate, in its own file or inline in its parent's.
#[derive(Debug, Default)]
pub struct Module {
    /// Index of its file among those of the crate.
    pub file: usize,
    pub parent: Option<Place>,
    pub children: BTreeMap<String, Place>,
    pub defines: BTreeSet<String>,
    pub imports: Vec<Import>,
    pub mentions: Vec<Path>,
    /// Identifiers that begin a path or stand alone.
    pub words: BTreeMap<String, usize>,
}

/// One leaf of a `use`, with braces expanded.
#[derive(Debug)]
pub struct Import {
    pub path: Path,
    /// The name that it binds; none for a glob.
    pub name: Option<String>,
    /// Whether it is a re-export.
    pub public: bool,
}

/// A path as written, and its line.
#[derive(Clone, Debug)]
pub struct Path {
    pub segments: Vec<String>,
    pub line: usize,
}
