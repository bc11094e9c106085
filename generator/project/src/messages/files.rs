//! Fluent files, as they were read and parsed.

use std::path::{Path, PathBuf};

use fluent_syntax::ast;

/// A Fluent file as it was read.
#[derive(Clone, Debug)]
pub struct MessageFile {
    /// Its folder in `locales/`.
    pub folder: String,
    /// Its path below the project's root.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

impl MessageFile {
    /// A file below `locales/`; none for one that is in no folder there.
    pub fn new(path: PathBuf, text: String) -> Option<Self> {
        let below = path.strip_prefix("locales").ok()?;
        let mut folders = below.parent()?.components();
        let folder = folders.next()?.as_os_str().to_str()?.to_owned();
        Some(Self { folder, path, text })
    }

    /// Its path below its folder in `locales/`.
    pub(super) fn below(&self) -> &Path {
        let below = self.path.strip_prefix("locales");
        let below = below.and_then(|path| path.strip_prefix(&self.folder));
        below.unwrap_or(&self.path)
    }

    /// The island whose words it holds: the name of a file in `islands/`.
    pub(super) fn island(&self) -> Option<&str> {
        let below = self.below();
        let is_island = below.parent() == Some(Path::new("islands"));
        is_island.then(|| below.file_stem()?.to_str()).flatten()
    }
}

/// A Fluent file and what it says.
pub(super) struct Parsed<'a> {
    pub file: &'a MessageFile,
    pub resource: ast::Resource<&'a str>,
}

impl Parsed<'_> {
    /// Its messages, without its terms.
    pub fn messages(&self) -> impl Iterator<Item = &ast::Message<&str>> {
        self.resource.body.iter().filter_map(|entry| match entry {
            ast::Entry::Message(message) => Some(message),
            _ => None,
        })
    }
}
