//! Which pages the sitemaps list, in chunks: a chunk is a file for each language.
//!
//! A page stays in its chunk as long as search engines may list it, and a new page fills the first
//! chunk of its kind that has room. So a change costs the chunks of the pages that it changes, pages
//! that came together are together, and no page moves to another file because others come or go.

use std::cell::RefMut;
use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use redb::{ReadableTable, Table};
use serde::{Deserialize, Serialize};

use super::encoding::{decode, encode};
use super::error::Result;
use super::key::Key;
use super::pages::read_row;
use super::reading::Reading;
use super::record::Sitemap;
use super::tables::{CHUNKS, PAGES, SITEMAPS};
use super::writing::Writing;
use crate::route::{PageKind, Route};

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
    fn stored(self) -> u64 {
        u64::from(self.kind.code()) << 32 | u64::from(self.number)
    }
}

/// A page in a language, as a sitemap lists it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Path segment of its locale.
    pub locale: String,
    /// Its file below the site's root.
    pub file: String,
    /// When its content last changed.
    pub modified: Timestamp,
}

/// What is stored about a chunk beside its pages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Chunk {
    pages: u32,
    /// Whether its files are not as they should be.
    is_dirty: bool,
}

/// Chunks by the number of their kind, in the order of their own numbers.
type Kinds = BTreeMap<u8, Vec<Chunk>>;

/// The chunks, while pages change.
#[derive(Debug)]
pub(super) struct Chunks {
    kinds: Kinds,
    before: Kinds,
    /// Pages of the chunks that pages joined or left.
    members: BTreeMap<ChunkKey, BTreeSet<Route>>,
}

impl Chunks {
    fn new(kinds: Kinds) -> Self {
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
        if !self.members.contains_key(&key) {
            self.members.insert(key, read_members(stored, key)?);
        }
        Ok(self.members.entry(key).or_default())
    }
}

fn read_members(
    stored: &impl ReadableTable<u64, &'static [u8]>,
    key: ChunkKey,
) -> Result<BTreeSet<Route>> {
    let routes = stored.get(key.stored())?;
    let routes = routes.map_or_else(Vec::new, |routes| Route::read_all(routes.value()));
    Ok(routes.into_iter().collect())
}

fn dirty(kinds: &Kinds) -> impl Iterator<Item = ChunkKey> {
    let of_kind = |(code, chunks): (&u8, &Vec<Chunk>)| {
        let kind = PageKind::new(*code);
        let numbered = (1..).zip(chunks.clone());
        let dirty = numbered.filter(|(_, chunk)| chunk.is_dirty);
        dirty.map(move |(number, _)| ChunkKey { kind, number })
    };
    kinds.iter().flat_map(of_kind)
}

impl Reading {
    /// Every sitemap of the last build, by its file, with the index.
    pub fn sitemaps(&self) -> Result<BTreeMap<String, Sitemap>> {
        let mut all = BTreeMap::new();
        for row in self.sitemaps.range::<&str>(..)? {
            let (file, sitemap) = row?;
            if let Some(sitemap) = decode(sitemap.value()) {
                all.insert(file.value().to_owned(), sitemap);
            }
        }
        Ok(all)
    }

    /// How many chunks each kind of page has.
    pub fn chunk_counts(&self) -> Result<Vec<(PageKind, u32)>> {
        let kinds: Kinds = self.value(Key::Chunks)?.unwrap_or_default();
        let count = |(code, chunks): (&u8, &Vec<Chunk>)| {
            let count = u32::try_from(chunks.len()).unwrap_or(u32::MAX);
            (PageKind::new(*code), count)
        };
        Ok(kinds.iter().map(count).collect())
    }

    /// Whether a chunk's files are not as they should be.
    pub fn has_dirty_chunks(&self) -> Result<bool> {
        let kinds: Kinds = self.value(Key::Chunks)?.unwrap_or_default();
        Ok(dirty(&kinds).next().is_some())
    }
}

impl Writing {
    /// The chunks whose files are not as they should be.
    pub fn dirty_chunks(&self) -> Result<BTreeSet<ChunkKey>> {
        let chunks = self.chunks()?;
        Ok(dirty(&chunks.kinds).collect())
    }

    /// What a chunk lists, page by page.
    pub fn chunk(&self, key: ChunkKey) -> Result<Vec<Listed>> {
        let chunks = self.chunks()?;
        let pages = self.transaction.open_table(PAGES)?;
        let stored = self.transaction.open_table(CHUNKS)?;
        let read;
        let members = match chunks.members.get(&key) {
            Some(members) => members,
            None => {
                read = read_members(&stored, key)?;
                &read
            }
        };
        let mut all = Vec::new();
        for route in members {
            let editions = read_row(&pages, route)?.editions;
            all.extend(editions.into_iter().filter_map(|(locale, record)| {
                let modified = record.entry?.modified;
                Some(Listed {
                    locale,
                    file: record.file,
                    modified,
                })
            }));
        }
        Ok(all)
    }

    /// Stores which sitemaps there are now, and that no chunk is dirty any more.
    pub fn set_sitemaps(&self, changed: &BTreeMap<String, Option<Sitemap>>) -> Result<()> {
        let mut table = self.transaction.open_table(SITEMAPS)?;
        for (file, sitemap) in changed {
            match sitemap {
                Some(sitemap) => table.insert(file.as_str(), encode(sitemap).as_slice())?,
                None => table.remove(file.as_str())?,
            };
        }
        let mut chunks = self.chunks()?;
        let all = chunks.kinds.values_mut().flatten();
        all.for_each(|chunk| chunk.is_dirty = false);
        Ok(())
    }

    /// The chunks, with what pages have changed so far.
    pub(super) fn chunks(&self) -> Result<RefMut<'_, Chunks>> {
        let mut chunks = self.chunks.borrow_mut();
        if chunks.is_none() {
            let kinds = self.value(Key::Chunks)?.unwrap_or_default();
            *chunks = Some(Chunks::new(kinds));
        }
        Ok(RefMut::map(chunks, |chunks| {
            chunks.as_mut().expect("they have just been read")
        }))
    }

    /// Stores what pages have changed of the chunks.
    pub(super) fn store_chunks(&self) -> Result<()> {
        let Some(chunks) = self.chunks.take() else {
            return Ok(());
        };
        if chunks.kinds != chunks.before {
            self.set(Key::Chunks, &chunks.kinds)?;
        }
        let mut table = self.transaction.open_table(CHUNKS)?;
        for (key, members) in chunks.members {
            if members.is_empty() {
                table.remove(key.stored())?;
            } else {
                let mut row = Vec::new();
                members.iter().for_each(|route| route.write(&mut row));
                table.insert(key.stored(), row.as_slice())?;
            }
        }
        Ok(())
    }
}
