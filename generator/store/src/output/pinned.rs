//! A generation whose files can be read while later ones are built.
//!
//! A publish may take longer than the next builds. Until it ends, its generation is not dropped, so each of
//! its contents is in one of a few places. A content moves through them in one order; so a reader that
//! looks there in the same order finds it, wherever a build is meanwhile.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::error::cannot;
use super::folder::is_absent;
use super::manifest::{Manifest, manifest};
use super::names::kept_name;
use super::pins::Pin;
use super::{Output, backlog};
use crate::state::{self, Key, Reading};
use catalogue::fingerprint;
use catalogue::fingerprint::ContentHash;
use diagnostic::Diagnostic;

/// How often the places are searched. A content that becomes current again moves against the order, so one
/// search can miss it.
const SEARCHES: usize = 3;

/// The served generation, as it was when it was pinned. It is kept as long as this or its [`Contents`] live.
pub struct Pinned {
    reading: Reading,
    contents: Contents,
    number: u64,
}

/// Where the files of a generation are read.
#[derive(Clone)]
pub struct Contents {
    site: PathBuf,
    older: Option<Older>,
}

#[derive(Clone)]
struct Older {
    /// The folder of the state.
    folder: PathBuf,
    _pin: Arc<Pin>,
}

impl Output {
    /// Keeps the served generation, also when it is replaced and would be dropped.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn pin(&self) -> Result<Pinned, Diagnostic> {
        let mut pins = self.pins.lock();
        // Read under the lock: a generation is dropped only after another one has replaced it.
        let reading = self.state.read().map_err(state::diagnose)?;
        let number: Option<u64> = reading.value(Key::Generation).map_err(state::diagnose)?;
        let number = number.unwrap_or(0);
        *pins.entry(number).or_default() += 1;
        drop(pins);
        let pin = Pin {
            number,
            pins: Arc::clone(&self.pins),
        };
        Ok(Pinned {
            reading,
            number,
            contents: Contents {
                site: self.site(),
                older: Some(Older {
                    folder: self.root.join("state"),
                    _pin: Arc::new(pin),
                }),
            },
        })
    }
}

impl Pinned {
    /// Number of the generation; 0 before the first.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// The files of the generation, and where to read them. The list is one pass over the state.
    ///
    /// # Errors
    /// The state cannot be read.
    pub fn open(self) -> Result<(Manifest, Contents), Diagnostic> {
        Ok((manifest(&self.reading)?, self.contents))
    }
}

impl Contents {
    /// The files of a folder that nobody changes meanwhile.
    pub fn of(folder: &Path) -> Self {
        Self {
            site: folder.to_path_buf(),
            older: None,
        }
    }

    /// Reads a file with this content.
    ///
    /// # Errors
    /// The file is missing or differs, or the disk refuses.
    pub fn read(&self, file: &str, content: ContentHash) -> Result<Vec<u8>, Diagnostic> {
        let path = self.site.join(file);
        for _ in 0..SEARCHES {
            for place in self.places(file, content) {
                match fs::read(&place) {
                    Ok(bytes) if fingerprint::content(&bytes) == content => return Ok(bytes),
                    Ok(_) => {}
                    Err(error) if is_absent(&error) => {}
                    Err(error) => return Err(cannot("read", &place, &error)),
                }
            }
        }
        let what = if path.exists() {
            "differs from what the build wrote"
        } else {
            "is missing, although the build wrote it"
        };
        Err(
            Diagnostic::error(format!("{} {what}", path.display())).hint(
                "only a build may write there; remove the output folder's site/ and build again, then publish",
            ),
        )
    }

    /// Where the content may be, in the order in which it moves. The folders that were replaced are listed
    /// only when the earlier places were searched, because one may have just been put there.
    fn places(&self, file: &str, content: ContentHash) -> impl Iterator<Item = PathBuf> {
        let first = std::iter::once(self.site.join(file));
        let folder = self.older.as_ref().map(|older| older.folder.clone());
        let name = file.to_owned();
        let older = folder.into_iter().flat_map(move |folder| {
            let name = name.clone();
            let moved = ["aside", "next", "fresh"].map(|it| folder.join(it).join(&name));
            let replaced = backlog::replaced(&folder);
            let put_aside = std::iter::once_with(move || folders(&replaced)).flatten();
            let put_aside = put_aside.map(move |it| it.join(&name));
            let kept = backlog::kept(&folder).join(kept_name(content));
            moved.into_iter().chain(put_aside).chain([kept])
        });
        first.chain(older)
    }
}

/// The folders in a folder; none if it does not exist.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries
        .filter_map(io::Result::ok)
        .map(|it| it.path())
        .collect()
}
