//! The operator's last answers, kept with their ETags for conditional requests.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

/// A folder of answers, one file each, named by a hash of URL and language.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

/// An answer as it was kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// URL and language, so that two of one hash cannot be taken for each other.
    pub key: String,
    /// The operator's name for this version.
    pub etag: String,
    /// The answer.
    pub body: String,
}

impl Cache {
    /// A cache in this folder, which is made.
    ///
    /// # Errors
    /// The folder cannot be made.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self {
            folder: folder.to_path_buf(),
        })
    }

    /// The answer kept for this key. A file that cannot be read or understood is as none: the
    /// operator is asked again in full.
    pub fn get(&self, key: &str) -> Option<Kept> {
        let text = fs::read_to_string(self.path(key)).ok()?;
        serde_json::from_str::<Kept>(&text)
            .ok()
            .filter(|kept| kept.key == key)
    }

    /// Keeps an answer. Written beside and renamed, so that no reader sees half of it.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn put(&self, kept: &Kept) -> io::Result<()> {
        let path = self.path(&kept.key);
        let beside = path.with_extension("next");
        fs::write(&beside, serde_json::to_vec(kept)?)?;
        fs::rename(beside, path)
    }

    fn path(&self, key: &str) -> PathBuf {
        self.folder.join(format!(
            "{}.json",
            &blake3::hash(key.as_bytes()).to_hex()[..32]
        ))
    }
}
