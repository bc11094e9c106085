//! The chunks of the sitemaps: which pages are in each, and which of their files are to be written.

use std::collections::BTreeSet;
use std::collections::btree_map::{BTreeMap, Entry};

use redb::{ReadableTable, Table};
use serde::{Deserialize, Serialize};

use super::error::Result;
use catalogue::route::{PageKind, Route};

/// Most pages of a chunk. The protocol allows 50,000; a changed page rewrites its chunk in each
/// language, about a megabyte of this size.
pub const CHUNK: u32 = 10_000;

/// A chunk: the kind of its pages, and its number within the kind, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ChunkKey {
    /// The kind.
    pub kind: PageKind,
    /// The number.
    pub number: u32,
}

impl ChunkKey {
    /// Its key among what is stored.
    pub(super) fn stored(self) -> u64 {
        u64::from(self.kind.code()) << 32 | u64::from(self.number)
    }
}

/// What is stored about a chunk beside its pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chunk {
    pages: u32,
    /// Whether its files are not as they should be.
    pub(super) is_dirty: bool,
}

/// Chunks by the number of their kind, in the order of their own numbers.
pub(super) type Kinds = BTreeMap<u8, Vec<Chunk>>;

/// The chunks, while pages change.
#[derive(Debug)]
pub(super) struct Chunks {
    pub(super) kinds: Kinds,
    /// The same, before any change.
    pub(super) before: Kinds,
    /// Pages of the chunks that pages joined or left.
    pub(super) members: BTreeMap<ChunkKey, BTreeSet<Route>>,
}

impl Chunks {
    pub(super) fn new(kinds: Kinds) -> Self {
        Self {
            before: kinds.clone(),
            kinds,
            members: BTreeMap::new(),
        }
    }

    /// Puts a page where it belongs: into the chunk that it was in, into the first one with room, or
    /// into none. Returns the number of its chunk.
    pub(super) fn place(
        &mut self,
        stored: &Table<'_, u64, &'static [u8]>,
        route: &Route,
        was: Option<u32>,
        is_listed: bool,
    ) -> Result<Option<u32>> {
        let kind = route.kind();
        match was {
            Some(number) if is_listed => Ok(Some(number)),
            Some(number) => {
                let key = ChunkKey { kind, number };
                self.members(stored, key)?.remove(route);
                self.chunk(key).pages -= 1;
                Ok(None)
            }
            None if is_listed => {
                let chunks = self.kinds.entry(kind.code()).or_default();
                let open = chunks.iter().position(|chunk| chunk.pages < CHUNK);
                let number = open.unwrap_or(chunks.len()) as u32 + 1;
                let key = ChunkKey { kind, number };
                self.members(stored, key)?.insert(route.clone());
                self.chunk(key).pages += 1;
                Ok(Some(number))
            }
            None => Ok(None),
        }
    }

    /// Records that the files of a chunk must be written.
    pub(super) fn mark(&mut self, kind: PageKind, number: u32) {
        self.chunk(ChunkKey { kind, number }).is_dirty = true;
    }

    fn chunk(&mut self, key: ChunkKey) -> &mut Chunk {
        let chunks = self.kinds.entry(key.kind.code()).or_default();
        let number = key.number as usize;
        if chunks.len() < number {
            chunks.resize(number, Chunk::default());
        }
        &mut chunks[number - 1]
    }

    fn members(
        &mut self,
        stored: &Table<'_, u64, &'static [u8]>,
        key: ChunkKey,
    ) -> Result<&mut BTreeSet<Route>> {
        Ok(match self.members.entry(key) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(place) => place.insert(read_members(stored, key)?),
        })
    }
}

/// The pages of a chunk.
pub(super) fn read_members(
    stored: &impl ReadableTable<u64, &'static [u8]>,
    key: ChunkKey,
) -> Result<BTreeSet<Route>> {
    let routes = stored.get(key.stored())?;
    let routes = routes.map_or_else(Vec::new, |routes| Route::read_all(routes.value()));
    Ok(routes.into_iter().collect())
}

/// The chunks whose files are not as they should be.
pub(super) fn dirty(kinds: &Kinds) -> impl Iterator<Item = ChunkKey> {
    let of_kind = |(code, chunks): (&u8, &Vec<Chunk>)| {
        let kind = PageKind::new(*code);
        let numbered = (1..).zip(chunks.clone());
        let dirty = numbered.filter(|(_, chunk)| chunk.is_dirty);
        dirty.map(move |(number, _)| ChunkKey { kind, number })
    };
    kinds.iter().flat_map(of_kind)
}
