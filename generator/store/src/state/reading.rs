//! What is committed, as it was when the reading began.

use std::collections::{BTreeMap, HashMap};
use std::ops::Bound;

use jiff::Timestamp;
use rayon::prelude::*;
use redb::{ReadOnlyTable, ReadableTable};
use serde::de::DeserializeOwned;

use super::encoding::{decode, encode, parse_page_key};
use super::error::Result;
use super::key::Key;
use super::pages::{decode_row, read_row};
use super::record::{Asset, Foreign, PageKey, PageRecord};
use catalogue::input::{Input, Subject};
use catalogue::route::{self, Route};
use catalogue::{Locales, Market, MarketSource, Match, decode_markets};

/// Parts of a table that are read beside each other.
const PARTS: u64 = 64;

/// A state that does not change.
pub struct Reading {
    pub(super) meta: ReadOnlyTable<&'static str, &'static [u8]>,
    pub(super) matches: ReadOnlyTable<u64, &'static [u8]>,
    pub(super) markets: ReadOnlyTable<u64, &'static [u8]>,
    pub(super) pages: ReadOnlyTable<&'static [u8], &'static [u8]>,
    pub(super) stale: ReadOnlyTable<&'static [u8], i128>,
    pub(super) readers: ReadOnlyTable<&'static [u8], &'static [u8]>,
    pub(super) dirty: ReadOnlyTable<&'static [u8], &'static [u8]>,
    pub(super) globals: ReadOnlyTable<&'static [u8], &'static [u8]>,
    pub(super) assets: ReadOnlyTable<&'static str, &'static [u8]>,
    pub(super) sitemaps: ReadOnlyTable<&'static str, &'static [u8]>,
    pub(super) generations: ReadOnlyTable<u64, &'static [u8]>,
    pub(super) documents: ReadOnlyTable<u64, &'static str>,
    pub(super) changes: ReadOnlyTable<u64, &'static [u8]>,
    pub(super) kept: ReadOnlyTable<u128, (u64, u64)>,
    pub(super) unneeded: ReadOnlyTable<u128, ()>,
    pub(super) replaced: ReadOnlyTable<u64, &'static [u8]>,
    pub(super) addresses: ReadOnlyTable<&'static str, (u8, u64)>,
    pub(super) holders: ReadOnlyTable<(u8, u64), &'static str>,
    pub(super) former: ReadOnlyTable<&'static str, (u8, u64)>,
}

impl Reading {
    /// A single value.
    pub fn value<T: DeserializeOwned>(&self, key: Key) -> Result<Option<T>> {
        Ok(self
            .meta
            .get(key.name())?
            .and_then(|value| decode(value.value())))
    }

    /// Every match.
    pub fn matches(&self) -> Result<BTreeMap<u64, Box<Match>>> {
        let (Some((first, _)), Some((last, _))) = (self.matches.first()?, self.matches.last()?)
        else {
            return Ok(BTreeMap::new());
        };
        let (first, last) = (first.value(), last.value());
        let ids = (last - first) / PARTS;
        let part = |part: u64| {
            let from = first + part * ids;
            let until = if part + 1 == PARTS {
                Bound::Included(last)
            } else {
                Bound::Excluded(from + ids)
            };
            let mut matches = Vec::new();
            for row in self.matches.range((Bound::Included(from), until))? {
                let (id, match_) = row?;
                matches.extend(decode(match_.value()).map(|match_| (id.value(), match_)));
            }
            Ok(matches)
        };
        let parts = (0..PARTS).into_par_iter().map(part);
        let parts: Vec<Vec<(u64, Box<Match>)>> = parts.collect::<Result<_>>()?;
        Ok(parts.into_iter().flatten().collect())
    }

    /// How many pages are stored, each language counted, without documents.
    pub fn page_count(&self) -> Result<u64> {
        Ok(self.value(Key::Pages)?.unwrap_or_default())
    }

    /// A page by language, in the order of their codes.
    pub fn editions(&self, route: &Route) -> Result<Vec<(String, PageRecord)>> {
        Ok(read_row(&self.pages, route)?.editions)
    }

    /// Calls `each` with every page, in the order of their keys.
    pub fn pages(&self, mut each: impl FnMut(PageKey, PageRecord)) -> Result<()> {
        for row in self.pages.range::<&[u8]>(..)? {
            let (key, row) = row?;
            let Some((route, _)) = Route::read(key.value()) else {
                continue;
            };
            for (locale, record) in decode_row(row.value()).editions {
                let route = route.clone();
                each(PageKey { route, locale }, record);
            }
        }
        Ok(())
    }

    /// Pages whose prices or scores are not the latest, and when each was made.
    pub fn stale(&self) -> Result<HashMap<PageKey, Timestamp>> {
        let mut all = HashMap::new();
        for row in self.stale.range::<&[u8]>(..)? {
            let (key, made) = row?;
            let made = Timestamp::from_nanosecond(made.value());
            all.extend(parse_page_key(key.value()).zip(made.ok()));
        }
        Ok(all)
    }

    /// Pages that read an entity, a list or a count, as far as the state records them.
    pub fn readers(&self, subject: Subject) -> Result<Vec<Route>> {
        let row = self.readers.get(encode(&subject).as_slice())?;
        Ok(row.map_or_else(Vec::new, |routes| Route::read_all(routes.value())))
    }

    /// What has changed in the catalogue and is not yet on pages.
    pub fn dirty(&self) -> Result<HashMap<Input, Locales>> {
        let mut all = HashMap::new();
        for row in self.dirty.range::<&[u8]>(..)? {
            let (input, locales) = row?;
            if let (Some(input), Some(locales)) = (decode(input.value()), decode(locales.value())) {
                all.insert(input, locales);
            }
        }
        Ok(all)
    }

    /// Inputs that are not parts of an entity, with what each was in every locale.
    pub fn globals(&self) -> Result<Vec<(Input, Vec<u64>)>> {
        let mut all = Vec::new();
        for row in self.globals.range::<&[u8]>(..)? {
            let (input, prints) = row?;
            if let (Some(input), Some(prints)) = (decode(input.value()), decode(prints.value())) {
                all.push((input, prints));
            }
        }
        Ok(all)
    }

    /// Every asset of the served site: those of the last build, as a later rollback left them.
    pub fn assets(&self) -> Result<BTreeMap<String, Asset>> {
        let mut all: BTreeMap<String, Asset> = BTreeMap::new();
        for row in self.assets.range::<&str>(..)? {
            let (path, asset) = row?;
            if let Some(asset) = decode(asset.value()) {
                all.insert(path.value().to_owned(), asset);
            }
        }
        let foreign: Vec<Foreign> = self.value(Key::Foreign)?.unwrap_or_default();
        for Foreign { file, is } in foreign.into_iter().filter(|it| route::is_asset(&it.file)) {
            match is {
                None => {
                    all.remove(&file);
                }
                Some(content) => {
                    let unnamed_since = all.get(&file).and_then(|asset| asset.unnamed_since);
                    let asset = Asset {
                        content,
                        unnamed_since,
                    };
                    all.insert(file, asset);
                }
            }
        }
        Ok(all)
    }
}

impl MarketSource for Reading {
    fn markets(&self, match_: u64) -> Vec<Market> {
        match self.markets.get(match_) {
            Ok(Some(bytes)) => decode_markets(bytes.value()),
            Ok(None) => Vec::new(),
            Err(error) => {
                tracing::error!("the markets of match {match_} cannot be read: {error}");
                Vec::new()
            }
        }
    }
}
