//! What the islands' build made, and whether its sources have changed since.
//!
//! Its manifest names the sources with their hashes (`islands/sources.mjs`), and is as old as the
//! start of that build. As make does, only a source that was touched later is read; so the
//! comparison costs a look at 250 files' times, half a millisecond.

use std::collections::BTreeMap;
use std::fs::{self, DirEntry};
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::assets::{Asset, Assets, Theme};
use diagnostic::Diagnostic;

/// The folder of the build, below the project's root.
const FOLDER: &str = "islands/build";

/// The folder with what is published, below that of the build and below the site's root.
const ASSETS: &str = "assets";

/// Where the islands are built. A machine that only has what was built need not have it.
const SOURCES: &str = "islands/src";

/// Every stylesheet of this folder is part of the pages' style, so a new one is a change.
const BLOCK_STYLES: &str = "templates/styles/blocks";

/// How to build the islands.
pub const COMMAND: &str = "npm run build --prefix islands";

/// What the islands' build made.
pub struct BuiltIslands {
    folder: PathBuf,
    manifest: Manifest,
    /// When the build began, in seconds and nanoseconds.
    begun: (i64, i64),
}

#[derive(Deserialize)]
struct Manifest {
    /// Hashes by path below the project's root; none in the manifest of an older version.
    #[serde(default)]
    sources: BTreeMap<String, String>,
    #[serde(default)]
    theme: Option<Theme>,
    /// Paths of assets by their logical names.
    #[serde(flatten)]
    named: BTreeMap<String, String>,
}

impl BuiltIslands {
    /// Reads the manifest.
    ///
    /// # Errors
    /// The islands are not built, or the manifest is broken.
    pub fn open(root: &Path) -> Result<Self, Diagnostic> {
        let folder = root.join(FOLDER);
        let path = folder.join("manifest.json");
        let read = || {
            let text = fs::read_to_string(&path)?;
            Ok::<_, io::Error>((
                text,
                touched(&path, MetadataExt::mtime, MetadataExt::mtime_nsec)?,
            ))
        };
        let (text, begun) =
            read().map_err(|error| unbuilt(format!("cannot read {}: {error}", path.display())))?;
        let manifest = serde_json::from_str(&text)
            .map_err(|error| unbuilt(format!("{} is broken: {error}", path.display())))?;
        Ok(Self {
            folder,
            manifest,
            begun,
        })
    }

    /// Whether the manifest names what was built. That of an older version does not.
    pub fn names_sources(&self) -> bool {
        !self.manifest.sources.is_empty()
    }

    /// The sources that have changed since the build, in order.
    pub fn changed(&self, root: &Path) -> Vec<String> {
        let has_sources = root.join(SOURCES).is_dir();
        let sources = self.manifest.sources.iter();
        let mut changed: Vec<String> = sources
            .filter(|(name, _)| has_sources || !Path::new(name).starts_with(SOURCES))
            .filter(|(name, hash)| {
                self.has_changed(&root.join(name), hash)
                    .unwrap_or(has_sources)
            })
            .map(|(name, _)| name.clone())
            .collect();
        if self.names_sources() {
            changed.extend(self.new_block_styles(root));
        }
        changed
    }

    /// # Errors
    /// The file cannot be read; mostly because it is not there.
    fn has_changed(&self, path: &Path, hash: &str) -> io::Result<bool> {
        // Unlike the time of the last write, this one changes with every way to replace a file.
        if touched(path, MetadataExt::ctime, MetadataExt::ctime_nsec)? < self.begun {
            return Ok(false);
        }
        Ok(edge::integrity(&fs::read(path)?) != hash)
    }

    fn new_block_styles(&self, root: &Path) -> Vec<String> {
        let Ok(folder) = fs::read_dir(root.join(BLOCK_STYLES)) else {
            return Vec::new();
        };
        let names = folder.flatten().map(|it| it.file_name());
        let styles = names
            .filter_map(|name| name.into_string().ok())
            .filter(|name| name.ends_with(".css"))
            .map(|name| format!("{BLOCK_STYLES}/{name}"));
        styles
            .filter(|name| !self.manifest.sources.contains_key(name))
            .collect()
    }

    /// A warning if sources have changed since the build.
    pub fn warning(&self, root: &Path) -> Option<Diagnostic> {
        let changed = self.changed(root);
        let named = match &changed[..] {
            [] => return None,
            [one] => format!("{one} has"),
            [one, others @ ..] => format!("{one} and {} other sources have", others.len()),
        };
        let hint = if root.join(SOURCES).is_dir() {
            format!("build them again: {COMMAND}")
        } else {
            format!("build them again where {SOURCES} is ({COMMAND}), and bring {FOLDER} here")
        };
        Some(
            Diagnostic::warning(format!(
                "the islands are older than their sources: {named} changed since they were built, and the site keeps the old scripts and styles"
            ))
            .hint(hint),
        )
    }

    /// Reads everything that was built.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn assets(self) -> Result<Assets, Diagnostic> {
        let mut files = Vec::new();
        read_all(&self.folder.join(ASSETS), ASSETS, &mut files)
            .map_err(|(path, error)| unbuilt(format!("cannot read {}: {error}", path.display())))?;
        Ok(Assets::new(self.manifest.named, files, self.manifest.theme))
    }
}

/// Reads the files below a folder, in order. `name` is its path below the site's root.
///
/// # Errors
/// A file or a folder cannot be read: which, and why.
fn read_all(folder: &Path, name: &str, into: &mut Vec<Asset>) -> Result<(), (PathBuf, io::Error)> {
    let unread = |error| (folder.to_path_buf(), error);
    let entries = fs::read_dir(folder).map_err(unread)?;
    let mut entries: Vec<DirEntry> = entries.collect::<Result<_, _>>().map_err(unread)?;
    entries.sort_by_cached_key(DirEntry::file_name);
    for entry in entries {
        let unread = |error| (entry.path(), error);
        let path = format!("{name}/{}", entry.file_name().to_string_lossy());
        let kind = entry.file_type().map_err(unread)?;
        if kind.is_dir() {
            read_all(&entry.path(), &path, into)?;
        } else if kind.is_file() {
            let bytes = fs::read(entry.path()).map_err(unread)?.into();
            into.push(Asset { path, bytes });
        }
    }
    Ok(())
}

fn unbuilt(what: String) -> Diagnostic {
    Diagnostic::error(what).hint(
        "build the islands first: `npm ci && npm run build` in islands/ (`sportsbook demo` does it)",
    )
}

/// One of a file's times, in seconds and nanoseconds.
fn touched(
    path: &Path,
    seconds: fn(&fs::Metadata) -> i64,
    nanoseconds: fn(&fs::Metadata) -> i64,
) -> io::Result<(i64, i64)> {
    let about = path.metadata()?;
    Ok((seconds(&about), nanoseconds(&about)))
}
