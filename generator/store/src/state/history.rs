//! The kept generations: a chain of changes, each from one kept generation to the next.
//!
//! A generation is dropped by joining its changes with those of the next kept one. A content that was
//! replaced is counted by the changes that name it; once none does, it is no longer needed and may be
//! removed from the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Bound;

use redb::{ReadableTable, Table};

use super::encoding::{decode, encode};
use super::error::Result;
use super::reading::Reading;
use super::record::{Change, Generation};
use super::tables::{CHANGES, DOCUMENTS, GENERATIONS, KEPT, REPLACED, UNNEEDED};
use super::writing::Writing;
use catalogue::fingerprint::ContentHash;

impl Reading {
    /// One generation, if it is kept.
    pub fn generation(&self, number: u64) -> Result<Option<Generation>> {
        let stored = self.generations.get(number)?;
        Ok(stored.and_then(|generation| decode(generation.value())))
    }

    /// The kept generations, the oldest first.
    pub fn generations(&self) -> Result<Vec<(u64, Generation)>> {
        read_all(&self.generations)
    }

    /// What a server in front of the site had to do when a generation was served; `None` if that is not known.
    pub fn document(&self, number: u64) -> Result<Option<String>> {
        let last = self.documents.range(..=number)?.next_back();
        last.map(|row| Ok(row?.1.value().to_owned())).transpose()
    }

    /// What a generation changed of the kept one before it.
    pub fn changes(&self, number: u64) -> Result<Vec<Change>> {
        let stored = self.changes.get(number)?;
        let changes = stored.and_then(|changes| decode(changes.value()));
        Ok(changes.unwrap_or_default())
    }

    /// Contents on the disk that no generation needs: `most` of those after this one, in order.
    pub fn unneeded(&self, after: Option<ContentHash>, most: usize) -> Result<Vec<ContentHash>> {
        let from = after.map_or(Bound::Unbounded, Bound::Excluded);
        let rows = self.unneeded.range((from, Bound::Unbounded))?;
        rows.take(most).map(|row| Ok(row?.0.value())).collect()
    }

    /// Whether a kept generation needs a content.
    pub fn is_kept(&self, content: ContentHash) -> Result<bool> {
        Ok(self.kept.get(content)?.is_some())
    }

    /// Generations whose replaced folder is still on the disk.
    pub fn replaced_folders(&self) -> Result<Vec<u64>> {
        let rows = self.replaced.range::<u64>(..)?;
        rows.map(|row| Ok(row?.0.value())).collect()
    }

    /// Which content was in which file of the folder that a generation replaced.
    pub fn replaced(&self, number: u64) -> Result<Vec<(String, ContentHash)>> {
        let stored = self.replaced.get(number)?;
        let files = stored.and_then(|files| decode(files.value()));
        Ok(files.unwrap_or_default())
    }
}

impl Writing {
    /// The kept generations, the oldest first, with those that this change adds.
    pub fn generations(&self) -> Result<Vec<(u64, Generation)>> {
        read_all(&self.transaction.open_table(GENERATIONS)?)
    }

    /// Stores a generation without its changes.
    pub fn set_generation(&self, number: u64, generation: &Generation) -> Result<()> {
        let mut table = self.transaction.open_table(GENERATIONS)?;
        table.insert(number, encode(generation).as_slice())?;
        Ok(())
    }

    /// Adds the newest generation. `bytes` are what the contents that it replaces take on the disk, one
    /// for each change.
    pub fn add_generation(
        &self,
        number: u64,
        generation: &Generation,
        changes: &[Change],
        bytes: &[u64],
    ) -> Result<()> {
        let mut history = History::open(self)?;
        let named = changes.iter().zip(bytes);
        let named = named.filter_map(|(change, bytes)| Some((change.was?, *bytes)));
        let mut named: Vec<(ContentHash, u64)> = named.collect();
        // In the order of the table: neighbours are on one page of it.
        named.sort_unstable_by_key(|(was, _)| *was);
        let mut replaced = 0;
        for (was, bytes) in named {
            replaced += history.kept.add(was, bytes)?;
        }
        history.put(number, generation.clone(), changes, replaced)
    }

    /// Stores what a server in front of the site must do from a generation on.
    pub fn set_document(&self, number: u64, document: &str) -> Result<()> {
        let mut table = self.transaction.open_table(DOCUMENTS)?;
        let is_same = match table.last()? {
            Some((_, last)) => last.value() == document,
            None => false,
        };
        if !is_same {
            table.insert(number, document)?;
        }
        Ok(())
    }

    /// Stores what is in the folder that a generation replaces as a whole.
    pub fn add_replaced(&self, number: u64, changes: &[Change]) -> Result<()> {
        let was = |change: &Change| Some((change.file.clone(), change.was?));
        let files: Vec<(String, ContentHash)> = changes.iter().filter_map(was).collect();
        let mut table = self.transaction.open_table(REPLACED)?;
        table.insert(number, encode(&files).as_slice())?;
        Ok(())
    }

    /// Forgets replaced folders that have been removed from the disk.
    pub fn forget_replaced(&self, removed: &[u64]) -> Result<()> {
        let mut table = self.transaction.open_table(REPLACED)?;
        for number in removed {
            table.remove(number)?;
        }
        Ok(())
    }

    /// Drops generations; the newest one stays.
    pub fn drop_generations(&self, dropped: &BTreeSet<u64>) -> Result<()> {
        let all = self.generations()?;
        let mut history = History::open(self)?;
        let mut is_oldest = true;
        let mut pending: Vec<u64> = Vec::new();
        for (number, generation) in all {
            if dropped.contains(&number) {
                pending.push(number);
                continue;
            }
            if !pending.is_empty() {
                history.join(&pending, number, generation, is_oldest)?;
                pending.clear();
            }
            is_oldest = false;
        }
        drop(history);
        self.forget_documents()
    }

    /// Forgets the documents of generations that are not kept. The oldest kept one may use an earlier one's document.
    fn forget_documents(&self) -> Result<()> {
        let Some((oldest, _)) = self.generations()?.first().cloned() else {
            return Ok(());
        };
        let mut table = self.transaction.open_table(DOCUMENTS)?;
        let of_oldest = match table.range(..=oldest)?.next_back() {
            Some(row) => row?.0.value(),
            None => return Ok(()),
        };
        table.retain_in(..of_oldest, |_, _| false)?;
        Ok(())
    }

    /// Forgets contents that have been removed from the disk.
    pub fn forget_unneeded(&self, removed: &[ContentHash]) -> Result<()> {
        let mut table = self.transaction.open_table(UNNEEDED)?;
        for content in removed {
            table.remove(content)?;
        }
        Ok(())
    }
}

/// The tables of the history, while they change.
struct History<'a> {
    generations: Table<'a, u64, &'static [u8]>,
    changes: Table<'a, u64, &'static [u8]>,
    kept: Kept<'a>,
}

impl<'a> History<'a> {
    fn open(write: &'a Writing) -> Result<Self> {
        Ok(Self {
            generations: write.transaction.open_table(GENERATIONS)?,
            changes: write.transaction.open_table(CHANGES)?,
            kept: Kept {
                counts: write.transaction.open_table(KEPT)?,
                unneeded: write.transaction.open_table(UNNEEDED)?,
            },
        })
    }

    /// Stores a generation; `replaced` is the size of the contents that it replaced.
    fn put(
        &mut self,
        number: u64,
        generation: Generation,
        changes: &[Change],
        replaced: u64,
    ) -> Result<()> {
        let list = if changes.is_empty() {
            Vec::new()
        } else {
            encode(&changes)
        };
        let generation = Generation {
            replaced: replaced + list.len() as u64,
            ..generation
        };
        self.changes.insert(number, list.as_slice())?;
        self.generations
            .insert(number, encode(&generation).as_slice())?;
        Ok(())
    }

    /// Takes the changes of a generation, and the size of the contents that it replaced.
    fn take(&mut self, number: u64, generation: &Generation) -> Result<(Vec<Change>, u64)> {
        let Some(list) = self.changes.remove(number)? else {
            return Ok((Vec::new(), 0));
        };
        let list = list.value();
        let contents = generation.replaced.saturating_sub(list.len() as u64);
        Ok((decode(list).unwrap_or_default(), contents))
    }

    /// Drops generations that follow each other, and joins their changes with those of the next one. Of
    /// the oldest generation no changes are kept, because no rollback reaches beyond it.
    fn join(
        &mut self,
        dropped: &[u64],
        next: u64,
        generation: Generation,
        is_oldest: bool,
    ) -> Result<()> {
        let mut all = Vec::new();
        let mut replaced = 0;
        for number in dropped {
            let row = self.generations.remove(number)?;
            let Some(gone) = row.and_then(|row| decode::<Generation>(row.value())) else {
                continue;
            };
            let (changes, contents) = self.take(*number, &gone)?;
            all.push(changes);
            replaced += contents;
        }
        let (changes, contents) = self.take(next, &generation)?;
        all.push(changes);
        replaced += contents;
        let mut named: Vec<ContentHash> = all.iter().flatten().filter_map(|it| it.was).collect();
        let joined = if is_oldest { Vec::new() } else { net(all) };
        // Both lists name a content once per change.
        let mut still: BTreeMap<ContentHash, u64> = BTreeMap::new();
        for was in joined.iter().filter_map(|it| it.was) {
            *still.entry(was).or_default() += 1;
        }
        named.retain(|content| match still.get_mut(content) {
            Some(count) if *count > 0 => {
                *count -= 1;
                false
            }
            _ => true,
        });
        named.sort_unstable();
        for content in named {
            replaced = replaced.saturating_sub(self.kept.release(content)?);
        }
        self.put(next, generation, &joined, replaced)
    }
}

/// How many changes name each content.
struct Kept<'a> {
    counts: Table<'a, u128, (u64, u64)>,
    unneeded: Table<'a, u128, ()>,
}

impl Kept<'_> {
    /// Counts one more change that names a content. Returns the bytes that it takes because of that:
    /// none if it is kept already.
    fn add(&mut self, content: ContentHash, bytes: u64) -> Result<u64> {
        let known = self.counts.get(content)?.map(|row| row.value());
        let (count, bytes) = known.unwrap_or((0, bytes));
        self.counts.insert(content, (count + 1, bytes))?;
        if count > 0 {
            return Ok(0);
        }
        self.unneeded.remove(content)?;
        Ok(bytes)
    }

    /// Counts one change less. Returns the bytes that this frees.
    fn release(&mut self, content: ContentHash) -> Result<u64> {
        let known = self.counts.get(content)?.map(|row| row.value());
        let Some((count, bytes)) = known else {
            return Ok(0);
        };
        if count > 1 {
            self.counts.insert(content, (count - 1, bytes))?;
            return Ok(0);
        }
        self.counts.remove(content)?;
        self.unneeded.insert(content, ())?;
        Ok(bytes)
    }
}

/// Several lists of changes as one, the earliest first. A file that is what it was is not in it.
pub fn net(all: impl IntoIterator<Item = Vec<Change>>) -> Vec<Change> {
    let mut files: BTreeMap<String, Change> = BTreeMap::new();
    for change in all.into_iter().flatten() {
        match files.get_mut(&change.file) {
            Some(earlier) => earlier.is = change.is,
            None => {
                files.insert(change.file.clone(), change);
            }
        }
    }
    let differs = |change: &Change| change.was != change.is;
    files.into_values().filter(differs).collect()
}

fn read_all(table: &impl ReadableTable<u64, &'static [u8]>) -> Result<Vec<(u64, Generation)>> {
    let mut all = Vec::new();
    for row in table.range::<u64>(..)? {
        let (number, generation) = row?;
        all.extend(decode(generation.value()).map(|it| (number.value(), it)));
    }
    Ok(all)
}
