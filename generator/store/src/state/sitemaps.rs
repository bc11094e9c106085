//! Which pages the sitemaps list, in chunks: a chunk is a file for each language.
//!
//! A page stays in its chunk as long as search engines may list it, and a new page fills the first
//! chunk of its kind that has room. So a change costs the chunks of the pages that it changes, pages
//! that came together are together, and no page moves to another file because others come or go.

use std::cell::RefMut;
use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;

use super::chunks::{Chunk, ChunkKey, Chunks, Kinds, dirty, read_members};
use super::encoding::{decode, encode};
use super::error::Result;
use super::key::Key;
use super::pages::read_row;
use super::reading::Reading;
use super::record::Sitemap;
use super::tables::{CHUNKS, PAGES, SITEMAPS};
use super::writing::Writing;
use catalogue::route::PageKind;

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

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::state::chunks::CHUNK;
    use crate::state::{Entry, PageRecord, State};
    use catalogue::route::Route;

    const KIND: PageKind = PageKind::new(4);

    fn record(entry: Option<Entry>) -> PageRecord {
        PageRecord {
            file: "a.html".to_owned(),
            facts: [].into(),
            view_words: 0,
            render_words: 0,
            view: 0,
            html: 0,
            viewed_at: Timestamp::UNIX_EPOCH,
            written_in: 1,
            looked_after: 0,
            reasons: [].into(),
            entry,
        }
    }

    fn listed(second: i64) -> PageRecord {
        let modified = Timestamp::from_second(second).expect("a time");
        record(Some(Entry {
            content: 7,
            modified,
        }))
    }

    fn state(dir: &Path) -> State {
        State::open(&dir.join("state.redb")).expect("opens")
    }

    fn put(write: &Writing, ids: impl Iterator<Item = u64>, record: &PageRecord) {
        let put = |pages: &mut crate::state::PageTables<'_>| {
            for id in ids {
                pages.put(&Route::entity(KIND, id), &[("en", record)])?;
            }
            Ok(())
        };
        write.pages(put).expect("writes");
    }

    fn numbers(write: &Writing) -> Vec<u32> {
        let dirty = write.dirty_chunks().expect("reads");
        dirty.into_iter().map(|key| key.number).collect()
    }

    fn length(write: &Writing, number: u32) -> usize {
        let key = ChunkKey { kind: KIND, number };
        write.chunk(key).expect("reads").len()
    }

    #[test]
    fn a_full_chunk_is_followed_by_another_and_a_freed_place_is_filled_first() {
        let dir = tempfile::tempdir().expect("temp");
        let state = state(dir.path());
        let most = u64::from(CHUNK);
        let write = state.write().expect("writes");
        put(&write, 0..most + 1, &listed(1));
        assert_eq!(numbers(&write), [1, 2]);
        assert_eq!([length(&write, 1), length(&write, 2)], [CHUNK as usize, 1]);
        write.set_sitemaps(&BTreeMap::new()).expect("writes");
        write.commit().expect("commits");

        // A changed page costs its own chunk.
        let write = state.write().expect("writes");
        put(&write, most..most + 1, &listed(2));
        assert_eq!(numbers(&write), [2]);
        write.commit().expect("commits");
        let reading = state.read().expect("reads");
        assert!(
            reading.has_dirty_chunks().expect("reads"),
            "it was not written"
        );

        let write = state.write().expect("writes");
        write.set_sitemaps(&BTreeMap::new()).expect("writes");
        let gone = |pages: &mut crate::state::PageTables<'_>| {
            pages.remove(&Route::entity(KIND, 3), &["en"])
        };
        write.pages(gone).expect("writes");
        assert_eq!(
            (numbers(&write), length(&write, 1)),
            (vec![1], CHUNK as usize - 1)
        );
        put(&write, most + 1..most + 2, &listed(3));
        assert_eq!(length(&write, 1), CHUNK as usize);
        write.commit().expect("commits");
        assert_eq!(
            state.read().expect("reads").chunk_counts().expect("reads"),
            [(KIND, 2)]
        );
    }

    #[test]
    fn what_is_not_listed_and_what_stays_the_same_costs_nothing() {
        let dir = tempfile::tempdir().expect("temp");
        let state = state(dir.path());
        let write = state.write().expect("writes");
        put(&write, 0..3, &record(None));
        assert_eq!(numbers(&write), [] as [u32; 0]);
        put(&write, 0..3, &listed(1));
        assert_eq!(numbers(&write), [1]);
        write.set_sitemaps(&BTreeMap::new()).expect("writes");
        put(&write, 0..3, &listed(1));
        assert_eq!(numbers(&write), [] as [u32; 0]);
        put(&write, 0..3, &record(None));
        assert_eq!((numbers(&write), length(&write, 1)), (vec![1], 0));
    }
}
