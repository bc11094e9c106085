//! The source of a template.

use std::path::PathBuf;

/// The source of a template.
#[derive(Clone, Debug)]
pub struct TemplateFile {
    /// The name in templates: the path below their folder.
    pub name: String,
    /// Its path, as messages name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}
