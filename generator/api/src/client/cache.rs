//! The operator's last answers with their ETags, for conditional requests.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tempfile::NamedTempFile;

/// Answers that were not used for this long are deleted.
const LIFE: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How often unused answers are looked for.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(24 * 60 * 60);

/// A folder of answers, one file each, named by a hash of URL and language.
///
/// A file holds three lines (key, ETag, hash of the body) and the body. It is written under a
/// temporary name and renamed, so that no reader sees a partial file and builds can share the
/// folder.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

/// A cached answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its ETag.
    pub etag: String,
    /// The body.
    pub body: String,
}

impl Cache {
    /// Opens a cache in this folder and creates the folder. Once a day, answers that were not used
    /// for a week are deleted: those of matches that are over.
    ///
    /// # Errors
    /// The folder cannot be created.
    pub fn open(folder: &Path) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let cache = Self {
            folder: folder.to_path_buf(),
        };
        cache.tidy(SystemTime::now())?;
        Ok(cache)
    }

    /// The answer for this key. A damaged file, or one of another key, counts as missing: the
    /// operator is asked in full.
    pub fn get(&self, key: &str) -> Option<Kept> {
        let text = fs::read_to_string(self.path(key)).ok()?;
        let mut parts = text.splitn(4, '\n');
        let (its_key, etag, hash, body) =
            (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
        let whole = its_key == key && blake3::hash(body.as_bytes()).to_hex().as_str() == hash;
        whole.then(|| Kept {
            etag: etag.to_owned(),
            body: body.to_owned(),
        })
    }

    /// Stores an answer.
    ///
    /// # Errors
    /// The disk is full or read-only.
    pub fn put(&self, key: &str, kept: &Kept) -> io::Result<()> {
        let path = self.path(key);
        let folder = path.parent().unwrap_or(&self.folder);
        fs::create_dir_all(folder)?;
        let mut file = NamedTempFile::new_in(folder)?;
        let hash = blake3::hash(kept.body.as_bytes()).to_hex();
        write!(file, "{key}\n{}\n{hash}\n{}", kept.etag, kept.body)?;
        file.persist(path)?;
        Ok(())
    }

    /// Marks an answer as used, which keeps it for another week. It is marked once a day at most,
    /// so that a build with nothing new writes nothing.
    pub fn touch(&self, key: &str) {
        let path = self.path(key);
        let modified = fs::metadata(&path).and_then(|metadata| metadata.modified());
        let age = modified
            .ok()
            .and_then(|at| SystemTime::now().duration_since(at).ok());
        if age.is_some_and(|age| age < CLEANUP_INTERVAL) {
            return;
        }
        let file = fs::File::options().append(true).open(path);
        // If this fails, the answer is deleted too early and fetched in full: no reason to warn.
        let _ = file.and_then(|file| file.set_modified(SystemTime::now()));
    }

    /// Deletes an answer.
    pub fn remove(&self, key: &str) {
        let _ = fs::remove_file(self.path(key));
    }

    fn path(&self, key: &str) -> PathBuf {
        let name = blake3::hash(key.as_bytes()).to_hex();
        // A subfolder per prefix: a million files in one folder are slow.
        self.folder.join(&name[..2]).join(&name[2..34])
    }

    fn tidy(&self, now: SystemTime) -> io::Result<()> {
        let stamp = self.folder.join("tidied");
        let age = |path: &Path| {
            let modified = fs::metadata(path).and_then(|metadata| metadata.modified());
            modified.map(|modified| now.duration_since(modified).unwrap_or_default())
        };
        if age(&stamp).is_ok_and(|age| age < CLEANUP_INTERVAL) {
            return Ok(());
        }
        for folder in fs::read_dir(&self.folder)?.flatten() {
            let files = fs::read_dir(folder.path()).into_iter().flatten().flatten();
            for file in files.map(|file| file.path()) {
                if age(&file).is_ok_and(|age| age > LIFE) {
                    // Another build may have deleted it.
                    let _ = fs::remove_file(file);
                }
            }
        }
        fs::write(stamp, "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(body: &str) -> Kept {
        Kept {
            etag: "\"1\"".to_owned(),
            body: body.to_owned(),
        }
    }

    #[test]
    fn a_stored_answer_is_read_back_unchanged() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path()).expect("a cache");
        let answer = kept("{\"data\":\n\n\"ü\"}\n");
        cache.put("en http://a/", &answer).expect("kept");
        assert_eq!(cache.get("en http://a/"), Some(answer));
        assert_eq!(cache.get("ar http://a/"), None);
        cache.remove("en http://a/");
        assert_eq!(cache.get("en http://a/"), None);
    }

    #[test]
    fn a_damaged_file_counts_as_missing() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path()).expect("a cache");
        cache.put("key", &kept("{\"data\":[1,2,3]}")).expect("kept");
        let whole = fs::read_to_string(cache.path("key")).expect("a file");
        for end in 0..whole.len() {
            fs::write(cache.path("key"), &whole[..end]).expect("written");
            assert_eq!(cache.get("key"), None, "after {end} bytes");
        }
        fs::write(cache.path("key"), whole.replace("1,2", "1,3")).expect("written");
        assert_eq!(cache.get("key"), None);
    }

    #[test]
    fn unused_answers_are_deleted_after_a_week() {
        let folder = tempfile::tempdir().expect("a folder");
        let cache = Cache::open(folder.path()).expect("a cache");
        cache.put("key", &kept("1")).expect("kept");
        let now = SystemTime::now();
        cache.tidy(now + LIFE / 2).expect("tidied");
        assert!(cache.get("key").is_some());
        cache.tidy(now + LIFE * 2).expect("tidied");
        assert!(cache.get("key").is_none());
    }
}
