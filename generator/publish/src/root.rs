//! The target's own manifest: one small object that says what was published there, what awaits its
//! deletion, and who is publishing now. Every change of it is a conditional put, so it is also the
//! one thing that two publishers contend for.

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use site::diagnostic::Diagnostic;
use site::shard::Shard;

use crate::entries::Hash;

/// Folder at the target that is the publisher's own.
pub const RESERVED: &str = ".sportsbook";

/// Raised when the root or the lists change their shape.
const FORMAT: u32 = 1;

/// What the root object says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Root {
    /// Version of this format.
    format: u32,
    /// What was last published as a whole.
    pub applied: Option<Applied>,
    /// The list of files that no page names any more, until their grace is over.
    pub awaiting: Option<Hash>,
    /// Who is publishing now, or died while publishing.
    pub in_flight: Option<InFlight>,
}

/// A generation that was published as a whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Its number, at the publisher.
    pub generation: u64,
    /// When.
    pub at: Timestamp,
    /// By whom: see [`Publisher`].
    pub publisher: String,
    /// Who that is, for people.
    pub by: String,
    /// The lists of its files, by bucket.
    pub buckets: Vec<Hash>,
}

/// A run that has begun and not ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InFlight {
    /// Number of the run, drawn at random.
    pub run: String,
    /// Identity of the publisher: see [`Publisher`].
    pub publisher: String,
    /// Who that is, for people.
    pub by: String,
    /// The generation that it publishes.
    pub generation: u64,
    /// When it began.
    pub began: Timestamp,
    /// Raised as long as it lives.
    pub beat: u64,
    /// Of shards that publish together, the one that joins their manifests.
    pub joiner: Option<u32>,
    /// The list of files that may be anything until it ends: what it writes and deletes, and what
    /// runs before it that died have.
    pub doubt: Hash,
}

impl Root {
    /// The root of a target to which nothing was published.
    pub fn new() -> Self {
        Self {
            format: FORMAT,
            applied: None,
            awaiting: None,
            in_flight: None,
        }
    }

    /// Reads a root.
    ///
    /// # Errors
    /// It is none, or of a newer version of this program.
    pub fn parse(bytes: &[u8], place: &str) -> Result<Self, Diagnostic> {
        #[derive(Deserialize)]
        struct Format {
            format: u32,
        }
        let wrong = |error: serde_json::Error| {
            Diagnostic::error(format!("{place}/{} is damaged: {error}", Self::NAME))
                .hint("remove it to publish everything anew")
        };
        let Format { format } = serde_json::from_slice(bytes).map_err(wrong)?;
        if format != FORMAT {
            return Err(Diagnostic::error(format!(
                "{place} was published to by another version of sportsbook (format {format}, this one writes {FORMAT})"
            ))
            .hint("publish with that version, or to another place"));
        }
        serde_json::from_slice(bytes).map_err(wrong)
    }

    /// Whether a publisher of this identity is at work, or has died at it.
    pub fn is_claimed_by(&self, identity: &str) -> bool {
        self.in_flight
            .as_ref()
            .is_some_and(|run| run.publisher == identity)
    }

    /// Whether what a publisher of this identity published stands, and nobody is at work.
    pub fn is_done_by(&self, identity: &str) -> bool {
        self.in_flight.is_none()
            && self
                .applied
                .as_ref()
                .is_some_and(|applied| applied.publisher == identity)
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec_pretty(self).expect("a root has nothing that cannot be written")
    }

    /// Names of the lists that it needs.
    pub fn lists(&self) -> impl Iterator<Item = Hash> {
        let buckets = self.applied.iter().flat_map(|it| it.buckets.clone());
        buckets
            .chain(self.awaiting)
            .chain(self.in_flight.as_ref().map(|it| it.doubt))
    }

    /// Where it is, below the target.
    pub const NAME: &'static str = ".sportsbook/manifest.json";
}

/// Who publishes. Two runs with one identity never run at once, as it is that of an output folder,
/// which is locked: a run in flight with our own identity has died. Shards are the exception.
#[derive(Clone, Debug)]
pub struct Publisher {
    /// Machine, folder, and a number that a copy of the folder on another machine shares, but not
    /// the other two.
    pub identity: String,
    /// Machine and process, for people.
    pub name: String,
}

impl Publisher {
    /// The publisher of an output folder that this process has locked.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn of(out: &Path) -> Result<Self, Diagnostic> {
        let path = out.join("state/publisher");
        let cannot = |error: std::io::Error| {
            Diagnostic::error(format!("cannot use {}: {error}", path.display()))
                .hint("this user must be able to write there")
        };
        let number = match std::fs::read_to_string(&path) {
            Ok(number) => number,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                let number = random();
                std::fs::write(&path, &number).map_err(cannot)?;
                number
            }
            Err(error) => return Err(cannot(error)),
        };
        let folder = out.canonicalize().map_err(cannot)?;
        let host = rustix::system::uname();
        let host = host.nodename().to_string_lossy();
        Ok(Self {
            identity: format!("{host}:{}#{}", folder.display(), number.trim()),
            name: process(),
        })
    }

    /// The shards of a snapshot, which are one publisher together: they know of each other.
    pub fn of_shard(snapshot: &str, shard: Shard) -> Self {
        Self {
            identity: format!("{} shards of {snapshot}", shard.count),
            name: format!("shard {shard} of {snapshot}, {}", process()),
        }
    }
}

fn process() -> String {
    let host = rustix::system::uname();
    let host = host.nodename().to_string_lossy();
    format!("process {} on {host}", std::process::id())
}

/// 64 bits that nobody else has drawn.
pub fn random() -> String {
    let mut hasher = std::hash::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_root_comes_back() {
        let root = Root {
            applied: Some(Applied {
                generation: 7,
                at: Timestamp::UNIX_EPOCH,
                publisher: "id".to_owned(),
                by: "me".to_owned(),
                buckets: vec![Hash(1), Hash(u128::MAX)],
            }),
            awaiting: Some(Hash(3)),
            ..Root::new()
        };
        assert_eq!(Root::parse(&root.to_bytes(), "x").expect("reads"), root);
        assert_eq!(
            root.lists().collect::<Vec<_>>(),
            [Hash(1), Hash(u128::MAX), Hash(3)]
        );
    }

    #[test]
    fn what_is_no_root_is_told() {
        let error = Root::parse(b"{}", "s3://site").expect_err("no root");
        assert!(
            error
                .to_string()
                .contains("s3://site/.sportsbook/manifest.json is damaged"),
            "{error}"
        );
        let error = Root::parse(br#"{"format":2}"#, "s3://site").expect_err("newer");
        assert!(error.to_string().contains("another version"), "{error}");
    }

    #[test]
    fn a_folder_keeps_its_identity_and_a_copy_has_another() {
        let dir = tempfile::tempdir().expect("temp");
        let of = |name: &str| Publisher::of(&dir.path().join(name)).expect("identity");
        std::fs::create_dir_all(dir.path().join("a/state")).expect("makes");
        std::fs::create_dir_all(dir.path().join("b/state")).expect("makes");
        let first = of("a");
        assert_eq!(first.identity, of("a").identity);
        std::fs::copy(
            dir.path().join("a/state/publisher"),
            dir.path().join("b/state/publisher"),
        )
        .expect("copies");
        assert_ne!(first.identity, of("b").identity);
    }
}
