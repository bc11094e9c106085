//! Targets of a publish: a folder or object storage. Both can write a file, read its stamp, delete
//! it, and change the root conditionally; nothing else is required.

mod folder;
mod objects;
mod stored;

use std::path::Path;
use std::sync::Arc;

use catalogue::fingerprint;
use diagnostic::Diagnostic;
use edge::Edge;
use object_store::{ObjectStore, UpdateVersion};

use crate::coding::Coding;
use crate::entries::Hash;
use crate::root::RESERVED;
use folder::Folder;
use objects::Objects;

pub use stored::{Metadata, Swap, stamp};

/// A place to publish to.
pub enum Target {
    /// A folder of this machine.
    Folder(Folder),
    /// A bucket, or a prefix in it.
    Objects(Objects),
}

impl Target {
    /// Parses a target: `s3://bucket/prefix`, `file:///folder`, or a folder, which is below `base`
    /// if it is relative. Object storage is configured by the usual `AWS_…` variables.
    ///
    /// # Errors
    /// The text is not a target, or the variables contradict each other.
    pub fn parse(text: &str, base: &Path) -> Result<Self, Diagnostic> {
        if let Some(rest) = text.strip_prefix("s3://") {
            return Objects::s3(rest).map(Self::Objects);
        }
        let folder = match text.split_once("://") {
            Some(("file", path)) if path.starts_with('/') => Path::new(path).to_path_buf(),
            Some(_) => {
                return Err(Diagnostic::error(format!("cannot publish to `{text}`"))
                    .hint("a target is s3://bucket/prefix, file:///folder, or a folder"));
            }
            None if text.is_empty() => {
                return Err(Diagnostic::error("the target is empty")
                    .hint("a target is s3://bucket/prefix, file:///folder, or a folder"));
            }
            None => base.join(text),
        };
        if folder.is_file() {
            return Err(Diagnostic::error(format!("{} is a file", folder.display()))
                .hint("a target is s3://bucket/prefix, file:///folder, or a folder"));
        }
        Ok(Self::Folder(Folder::new(folder)))
    }

    /// A target in an object store that is already configured.
    pub fn objects(store: Arc<dyn ObjectStore>, prefix: &str) -> Self {
        Self::Objects(Objects::new(store, prefix, format!("objects in {prefix}")))
    }

    /// Its name for people.
    pub fn name(&self) -> String {
        match self {
            Self::Folder(folder) => folder.name(),
            Self::Objects(objects) => objects.name(),
        }
    }

    /// Refuses to publish a site into its own output folder.
    ///
    /// # Errors
    /// The target is `out`, or inside it.
    pub fn check_outside(&self, out: &Path) -> Result<(), Diagnostic> {
        match self {
            Self::Folder(folder) => folder.check_outside(out),
            Self::Objects(_) => Ok(()),
        }
    }

    /// Whether this target stores headers with a file.
    pub fn keeps_headers(&self) -> bool {
        matches!(self, Self::Objects(_))
    }

    /// The metadata of a file here; none in a folder.
    pub fn metadata<'a>(&self, edge: &'a Edge, file: &str, coding: Coding) -> Option<Metadata<'a>> {
        match self {
            Self::Folder(_) => None,
            Self::Objects(_) => {
                let media_type = edge.media_type(file);
                Some(Metadata {
                    coding: if media_type.compress {
                        coding
                    } else {
                        Coding::Identity
                    },
                    content_type: &media_type.content_type,
                    cache_control: edge.cache_control(file),
                })
            }
        }
    }

    /// The content of a small file; `None` when it does not exist.
    pub async fn read(&self, file: &str) -> Result<Option<Vec<u8>>, Diagnostic> {
        match self {
            Self::Folder(folder) => folder.read(file).await,
            Self::Objects(objects) => Ok(objects.read(file).await?.map(|(bytes, _)| bytes)),
        }
    }

    /// The content of the root and its version.
    pub async fn read_root(
        &self,
        root: &str,
    ) -> Result<Option<(Vec<u8>, UpdateVersion)>, Diagnostic> {
        match self {
            Self::Folder(folder) => Ok(folder.read(root).await?.map(|bytes| {
                let version = folder::version(&bytes);
                (bytes, version)
            })),
            Self::Objects(objects) => objects.read(root).await,
        }
    }

    /// Changes the root if it still has the version `from`, or still does not exist.
    pub async fn swap_root(
        &self,
        root: &str,
        from: Option<&UpdateVersion>,
        bytes: Vec<u8>,
    ) -> Result<Swap, Diagnostic> {
        match self {
            Self::Folder(folder) => folder.swap(root, from, bytes).await,
            Self::Objects(objects) => objects.swap(root, from, bytes).await,
        }
    }

    /// Writes a file and replaces what is there.
    pub async fn put(
        &self,
        file: &str,
        bytes: Vec<u8>,
        stamp: Hash,
        metadata: Option<Metadata<'_>>,
    ) -> Result<(), Diagnostic> {
        match self {
            Self::Folder(folder) => folder.put(file, bytes).await,
            Self::Objects(objects) => objects.put(file, bytes, stamp, metadata).await,
        }
    }

    /// The stamp of a stored file; `None` when it does not exist or has no stamp.
    pub async fn stamp(&self, file: &str) -> Result<Option<Hash>, Diagnostic> {
        match self {
            Self::Folder(folder) => Ok(folder
                .read(file)
                .await?
                .map(|bytes| Hash(fingerprint::content(&bytes)))),
            Self::Objects(objects) => objects.stamp(file).await,
        }
    }

    /// Deletes files; a missing file is not an error.
    pub async fn delete(&self, files: Vec<String>) -> Result<(), Diagnostic> {
        match self {
            Self::Folder(folder) => folder.delete(files).await,
            Self::Objects(objects) => objects.delete(files).await,
        }
    }

    /// Names of the files in one folder below the target.
    pub async fn list(&self, folder: &str) -> Result<Vec<String>, Diagnostic> {
        match self {
            Self::Folder(target) => target.list(folder).await,
            Self::Objects(objects) => objects.list(folder).await,
        }
    }

    /// Some of the files and folders there that are not the publisher's own, at most this many.
    pub async fn others(&self, most: usize) -> Result<Vec<String>, Diagnostic> {
        match self {
            Self::Folder(folder) => folder.others(most).await,
            Self::Objects(objects) => objects.others(most).await,
        }
    }

    /// Waits until everything written would survive a power cut.
    pub async fn sync(&self) -> Result<(), Diagnostic> {
        match self {
            Self::Folder(folder) => folder.sync().await,
            Self::Objects(_) => Ok(()),
        }
    }

    /// Checks that a new target supports conditional writes.
    pub async fn check_conditions(&self, root: &str) -> Result<(), Diagnostic> {
        match self {
            Self::Folder(_) => Ok(()),
            Self::Objects(objects) => objects.check_conditions(root).await,
        }
    }
}

/// Whether a site may contain this file: no path outside, no file of the publisher.
pub fn is_publishable(file: &str) -> bool {
    !file.is_empty()
        && file
            .split('/')
            .all(|part| !matches!(part, "" | "." | ".." | RESERVED))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_target_is_a_folder_or_a_bucket() {
        let name = |text: &str| {
            Target::parse(text, Path::new("/project")).map_or_else(
                |error| error.to_string().lines().next().unwrap_or("").to_owned(),
                |target| target.name(),
            )
        };
        assert_eq!(name("/var/www"), "/var/www");
        assert_eq!(name("www"), "/project/www");
        assert_eq!(name("file:///var/www"), "/var/www");
        assert_eq!(name("s3://bucket/a/b/"), "s3://bucket/a/b");
        assert_eq!(name("s3://"), "error: `s3://` names no bucket");
        assert_eq!(name("ftp://x/y"), "error: cannot publish to `ftp://x/y`");
        assert_eq!(name(""), "error: the target is empty");
    }

    #[test]
    fn a_site_has_none_of_the_publishers_own_files() {
        assert!(is_publishable("ar/soccer.html"));
        for odd in [
            "",
            "/etc/passwd",
            "a/../b",
            "./a",
            "a//b",
            ".sportsbook/manifest.json",
        ] {
            assert!(!is_publishable(odd), "{odd}");
        }
    }
}
