//! The target's own manifest: one small object with what was published there, what awaits deletion,
//! and which publisher is at work. Each change of it is a conditional put, so publishers compete
//! for this object alone.

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use diagnostic::Diagnostic;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::shard::Shard;

use crate::entries::Hash;

/// The publisher's own folder at the target.
pub const RESERVED: &str = ".sportsbook";

/// Increased when the format of the root or of the lists changes.
const FORMAT: u32 = 1;

/// The content of the root object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Root {
    /// Version of this format.
    format: u32,
    /// The last complete publish.
    pub applied: Option<Applied>,
    /// The list of files that await deletion until their grace period is over.
    pub awaiting: Option<Hash>,
    /// The run that is under way, or was interrupted.
    pub in_flight: Option<InFlight>,
}

/// A generation that was published completely.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Applied {
    /// Its number in the publisher's output folder.
    pub generation: u64,
    /// When it was published.
    pub at: Timestamp,
    /// The publisher's identity: see [`Publisher`].
    pub publisher: String,
    /// The publisher's name for people.
    pub by: String,
    /// The lists of its files, by part.
    pub buckets: Vec<Hash>,
}

/// A run that has begun but not ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InFlight {
    /// The run's number, drawn at random.
    pub run: String,
    /// The publisher's identity: see [`Publisher`].
    pub publisher: String,
    /// The publisher's name for people.
    pub by: String,
    /// The generation that it publishes.
    pub generation: u64,
    /// When it began.
    pub began: Timestamp,
    /// Incremented while the run is alive.
    pub beat: u64,
    /// Of shards that publish together, the one that joins their manifests.
    pub joiner: Option<u32>,
    /// The list of files that are in doubt until the run ends: what it writes and deletes, and what
    /// interrupted runs before it left in doubt.
    pub doubt: Hash,
}

impl Root {
    /// The root of a target without a publish.
    pub fn new() -> Self {
        Self {
            format: FORMAT,
            applied: None,
            awaiting: None,
            in_flight: None,
        }
    }

    /// Decodes a root.
    ///
    /// # Errors
    /// It is damaged, or written by a newer version of this program.
    pub fn parse(bytes: &[u8], place: &str) -> Result<Self, Diagnostic> {
        #[derive(Deserialize)]
        struct Format {
            format: u32,
        }
        let wrong = |error: serde_json::Error| {
            Diagnostic::error(format!("{place}/{} is damaged: {error}", Self::NAME))
                .hint("give it another name, then publish everything again with --adopt")
        };
        let Format { format } = serde_json::from_slice(bytes).map_err(wrong)?;
        if format != FORMAT {
            return Err(Diagnostic::error(format!(
                "{place} was published to by another version of sportsbook (format {format}, this one writes {FORMAT})"
            ))
            .hint(
                "publish with that version, or to another target; or give `.sportsbook/manifest.json` there another \
                 name, and publish everything again with --adopt",
            ));
        }
        serde_json::from_slice(bytes).map_err(wrong)
    }

    /// Whether nothing was ever published.
    pub fn is_new(&self) -> bool {
        self.applied.is_none() && self.in_flight.is_none()
    }

    /// Whether a run of a publisher with this identity is under way or was interrupted.
    pub fn is_claimed_by(&self, identity: &str) -> bool {
        self.in_flight
            .as_ref()
            .is_some_and(|run| run.publisher == identity)
    }

    /// Whether the last publish is by a publisher with this identity, and no run is under way.
    pub fn is_done_by(&self, identity: &str) -> bool {
        self.in_flight.is_none()
            && self
                .applied
                .as_ref()
                .is_some_and(|applied| applied.publisher == identity)
    }

    /// Its bytes.
    pub fn to_bytes(&self) -> Vec<u8> {
        serde_json::to_vec_pretty(self).expect("a root can be serialized")
    }

    /// Names of the lists that it refers to.
    pub fn lists(&self) -> impl Iterator<Item = Hash> {
        let buckets = self.applied.iter().flat_map(|it| it.buckets.clone());
        buckets
            .chain(self.awaiting)
            .chain(self.in_flight.as_ref().map(|it| it.doubt))
    }

    /// Its name at the target.
    pub const NAME: &'static str = ".sportsbook/manifest.json";
}

/// Identifies who publishes. Two runs with one identity never overlap, because the identity belongs
/// to an output folder, which is locked: a run in the root with our own identity was interrupted.
/// Shards are the exception.
#[derive(Clone, Debug)]
pub struct Publisher {
    /// Machine, folder, and a random number. A copy of the folder on another machine has the same
    /// number, but another machine or folder.
    pub identity: String,
    /// Machine and process, for people.
    pub name: String,
}

impl Publisher {
    /// The publisher of an output folder that this process has locked.
    ///
    /// # Errors
    /// The folder cannot be read or written.
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

    /// The shards of a snapshot: one publisher together.
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

/// A random number of 64 bits.
pub fn random() -> String {
    let mut hasher = std::hash::RandomState::new().build_hasher();
    hasher.write_u32(std::process::id());
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_root_is_read_back_unchanged() {
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
    fn a_damaged_root_is_reported() {
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
