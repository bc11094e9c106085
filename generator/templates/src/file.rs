//! A template as it was read.

use std::path::PathBuf;

/// A template as it was read.
#[derive(Clone, Debug)]
pub struct TemplateFile {
    /// The name that templates use: its path below their folder.
    pub name: String,
    /// Its path, as the reader would name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}
