//! A file of the editors.

use std::path::PathBuf;

/// A file below `content/` as it was read.
#[derive(Clone, Debug)]
pub struct ContentFile {
    /// Its path, as messages name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}
