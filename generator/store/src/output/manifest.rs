//! Every file of the served generation, for programs that copy it elsewhere.

use std::collections::BTreeMap;

use super::Output;
use crate::state::{self, Foreign, Key, Reading};
use catalogue::fingerprint::ContentHash;
use diagnostic::Diagnostic;

/// Exactly the content of `DIR/site`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    /// Number of the generation; 0 before the first.
    pub generation: u64,
    /// Files below the site's root, with their contents (see [`catalogue::fingerprint::content`]).
    pub files: BTreeMap<String, ContentHash>,
}

impl Output {
    /// The manifest of the served generation: its pages, its sitemaps, its assets, and the files that
    /// a rollback has put in their place.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn manifest(&self) -> Result<Manifest, Diagnostic> {
        manifest(&self.state.read().map_err(state::diagnose)?)
    }
}

/// The manifest of the generation that was served when the reading began.
pub(super) fn manifest(reading: &Reading) -> Result<Manifest, Diagnostic> {
    let mut files = BTreeMap::new();
    for (path, asset) in reading.assets().map_err(state::diagnose)? {
        files.insert(path, asset.content);
    }
    for (file, sitemap) in reading.sitemaps().map_err(state::diagnose)? {
        files.insert(file, sitemap.content);
    }
    reading
        .pages(|_, record| {
            files.insert(record.file, record.html);
        })
        .map_err(state::diagnose)?;
    let foreign: Vec<Foreign> = reading
        .value(Key::Foreign)
        .map_err(state::diagnose)?
        .unwrap_or_default();
    for Foreign { file, is } in foreign {
        match is {
            Some(content) => files.insert(file, content),
            None => files.remove(&file),
        };
    }
    let generation: Option<u64> = reading.value(Key::Generation).map_err(state::diagnose)?;
    Ok(Manifest {
        generation: generation.unwrap_or(0),
        files,
    })
}
