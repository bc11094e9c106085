//! Lists at the target that are named by their content: files that exist there, files that await
//! deletion, files in doubt. The root names them, so only lists that changed are transferred.

use std::collections::BTreeMap;
use std::fmt;
use std::io::Read;
use std::str::FromStr;

use catalogue::fingerprint;
use diagnostic::Diagnostic;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::coding;

/// Number of parts of the manifest, by hash of the path. With a million files, a part is about 140
/// KB compressed.
pub const BUCKETS: usize = 256;

/// 128 bits in hexadecimal digits: the stamp of a file, or the name of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hash(pub u128);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Hash {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u128::from_str_radix(text, 16).map(Self)
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Files and their stamps: one part of the manifest.
pub type Entries = BTreeMap<String, Hash>;

/// Files and their stamps: the whole manifest, in parts.
#[derive(Clone, Debug)]
pub struct Buckets(Vec<Entries>);

impl Default for Buckets {
    fn default() -> Self {
        Self(vec![Entries::new(); BUCKETS])
    }
}

impl Buckets {
    /// Adds a file.
    pub fn insert(&mut self, file: String, stamp: Hash) {
        self.0[bucket(&file)].insert(file, stamp);
    }

    /// The stamp of a file.
    pub fn get(&self, file: &str) -> Option<Hash> {
        self.0[bucket(file)].get(file).copied()
    }

    /// Every file.
    pub fn iter(&self) -> impl Iterator<Item = (&String, Hash)> {
        let all = self.0.iter().flatten();
        all.map(|(file, stamp)| (file, *stamp))
    }

    /// Number of files.
    pub fn len(&self) -> usize {
        self.0.iter().map(Entries::len).sum()
    }

    /// One part.
    pub fn part(&self, part: usize) -> &Entries {
        &self.0[part]
    }

    /// The names of the lists of all parts.
    pub fn names(&self) -> Vec<Hash> {
        let name = |entries| Hash(fingerprint::content(&json(entries)));
        self.0.iter().map(name).collect()
    }
}

fn bucket(file: &str) -> usize {
    (fingerprint::of(file) % BUCKETS as u64) as usize
}

/// A list as it is stored.
pub struct List {
    /// Its name: the hash of its JSON.
    pub name: Hash,
    /// Its JSON, compressed with gzip.
    pub bytes: Vec<u8>,
}

impl List {
    /// Encodes a list; equal values give equal lists.
    pub fn of(value: &impl Serialize) -> Self {
        let json = json(value);
        Self {
            name: Hash(fingerprint::content(&json)),
            bytes: coding::gzip(&json, 6),
        }
    }
}

/// Decodes a list and checks its name.
///
/// # Errors
/// The name does not match the content, or the list is damaged.
pub fn read<T: DeserializeOwned>(name: Hash, bytes: &[u8]) -> Result<T, Diagnostic> {
    let json = unzip(bytes).map_err(|what| damaged(name, what))?;
    if fingerprint::content(&json) != name.0 {
        return Err(damaged(name, "its content does not match its name"));
    }
    serde_json::from_slice(&json).map_err(|error| damaged(name, error))
}

/// Decodes a list that is not named by its content.
///
/// # Errors
/// The list is damaged.
pub fn read_named<T: DeserializeOwned>(name: &str, bytes: &[u8]) -> Result<T, Diagnostic> {
    let json = unzip(bytes).map_err(|what| damaged(name, what))?;
    serde_json::from_slice(&json).map_err(|error| damaged(name, error))
}

fn damaged(name: impl fmt::Display, what: impl fmt::Display) -> Diagnostic {
    Diagnostic::error(format!("the target's list {name} is damaged: {what}")).hint(
        "publish to an empty target, or delete `.sportsbook` there to publish everything again",
    )
}

fn unzip(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut all = Vec::new();
    flate2::read::GzDecoder::new(bytes).read_to_end(&mut all)?;
    Ok(all)
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("maps and lists of text can be serialized")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_back_and_another_one_is_refused() {
        let entries = Entries::from([("a.html".to_owned(), Hash(7))]);
        let list = List::of(&entries);
        assert_eq!(
            read::<Entries>(list.name, &list.bytes).expect("reads"),
            entries
        );
        let other = List::of(&Entries::new());
        let error = read::<Entries>(list.name, &other.bytes).expect_err("another");
        assert!(error.to_string().contains("is damaged"), "{error}");
        read::<Entries>(list.name, b"no gzip").expect_err("no list");
    }

    #[test]
    fn one_file_changes_one_bucket() {
        let mut files = Buckets::default();
        for number in 0..5_000 {
            files.insert(format!("soccer/{number}.html"), Hash(number));
        }
        let before = files.names();
        files.insert("soccer/7.html".to_owned(), Hash(0));
        let after = files.names();
        let differ = before.iter().zip(&after).filter(|(a, b)| a != b).count();
        assert_eq!((differ, files.len()), (1, 5_000));
        assert_eq!(List::of(files.part(3)).name, after[3]);
    }
}
