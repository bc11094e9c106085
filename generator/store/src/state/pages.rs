//! What is stored about pages. A page in all its languages is one row: they are made together, and
//! most of a row is the same in each.

use std::sync::Arc;

use jiff::Timestamp;
use redb::{ReadableTable, Table};
use serde::{Deserialize, Serialize};

use super::chunks::Chunks;
use super::encoding::{encode, page_key};
use super::error::Result;
use super::record::{Entry, PageKey, PageRecord};
use catalogue::fingerprint::ContentHash;
use catalogue::input::Input;
use catalogue::route::{self, Route};

/// The pages that are stored.
pub struct PageTables<'a> {
    pub(super) pages: Table<'a, &'static [u8], &'static [u8]>,
    pub(super) stale: Table<'a, &'static [u8], i128>,
    /// The pages of each chunk of the sitemaps.
    pub(super) members: Table<'a, u64, &'static [u8]>,
    pub(super) chunks: &'a mut Chunks,
    /// How many pages there are, each language counted, without documents.
    pub(super) count: u64,
}

impl PageTables<'_> {
    /// Stores a page in these languages, which are no longer stale. Other languages stay unchanged.
    pub fn put(&mut self, route: &Route, editions: &[(&str, &PageRecord)]) -> Result<()> {
        let before = read_row(&self.pages, route)?;
        let is_put = |locale: &str| editions.iter().any(|(put, _)| *put == locale);
        let stay = borrowed(&before.editions).filter(|(locale, _)| !is_put(locale));
        let now = stay.chain(editions.iter().copied()).collect();
        self.set_row(route, &before, now)?;
        self.unmark(route, editions.iter().map(|(locale, _)| *locale))
    }

    /// Removes a page in these languages.
    pub fn remove(&mut self, route: &Route, locales: &[&str]) -> Result<()> {
        let before = read_row(&self.pages, route)?;
        let stay = borrowed(&before.editions).filter(|(locale, _)| !locales.contains(locale));
        self.set_row(route, &before, stay.collect())?;
        self.unmark(route, locales.iter().copied())
    }

    /// Marks a page, made at this time, as one whose prices or scores are not the latest.
    pub fn mark_stale(&mut self, key: &PageKey, made: Timestamp) -> Result<()> {
        let key = page_key(&key.route, &key.locale);
        self.stale.insert(key.as_slice(), made.as_nanosecond())?;
        Ok(())
    }

    fn unmark<'l>(&mut self, route: &Route, locales: impl Iterator<Item = &'l str>) -> Result<()> {
        for locale in locales {
            self.stale.remove(page_key(route, locale).as_slice())?;
        }
        Ok(())
    }

    fn set_row(
        &mut self,
        route: &Route,
        before: &Stored,
        mut editions: Vec<(&str, &PageRecord)>,
    ) -> Result<()> {
        let before_editions = borrowed(&before.editions);
        self.count = self.count + count(editions.iter().copied()) - count(before_editions);
        editions.sort_unstable_by_key(|(locale, _)| *locale);
        let listed = listed(editions.iter().copied());
        let chunk = self
            .chunks
            .place(&self.members, route, before.chunk, !listed.is_empty())?;
        if listed != self::listed(borrowed(&before.editions))
            && let Some(chunk) = chunk.or(before.chunk)
        {
            self.chunks.mark(route.kind(), chunk);
        }
        let key = route.to_bytes();
        if editions.is_empty() {
            self.pages.remove(key.as_slice())?;
        } else {
            let row = encode_row(chunk, &editions);
            self.pages.insert(key.as_slice(), row.as_slice())?;
        }
        Ok(())
    }
}

/// How many of these are pages.
fn count<'r>(editions: impl Iterator<Item = (&'r str, &'r PageRecord)>) -> u64 {
    editions
        .filter(|(_, record)| route::is_page(&record.file))
        .count() as u64
}

/// What the sitemaps know about a page: language, file, content and its time.
fn listed<'r>(
    editions: impl Iterator<Item = (&'r str, &'r PageRecord)>,
) -> Vec<(&'r str, &'r str, Entry)> {
    let listed = editions.filter_map(|(locale, record)| {
        let entry = record.entry?;
        Some((locale, record.file.as_str(), entry))
    });
    listed.collect()
}

/// A stored page.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Stored {
    /// Its chunk of the sitemaps, if it is in them.
    pub(super) chunk: Option<u32>,
    /// It by language, in the order of their codes.
    pub(super) editions: Vec<(String, PageRecord)>,
}

/// What is stored of a page; `None` for an unknown page.
pub(super) fn read_row(
    pages: &impl ReadableTable<&'static [u8], &'static [u8]>,
    route: &Route,
) -> Result<Stored> {
    let row = pages.get(route.to_bytes().as_slice())?;
    Ok(row.map_or_else(Stored::default, |row| decode_row(row.value())))
}

/// Takes the record of one language out of those of a page.
pub fn take_edition(
    editions: &mut Vec<(String, PageRecord)>,
    locale: &str,
) -> Option<(String, PageRecord)> {
    let nth = editions.iter().position(|(known, _)| known == locale)?;
    Some(editions.swap_remove(nth))
}

fn borrowed(row: &[(String, PageRecord)]) -> impl Iterator<Item = (&str, &PageRecord)> {
    row.iter().map(|(locale, record)| (&**locale, record))
}

/// A page in its languages, as it is stored.
#[derive(Serialize, Deserialize)]
struct Row<'a> {
    chunk: Option<u32>,
    looks: Vec<Look>,
    #[serde(borrow)]
    editions: Vec<Edition<'a>>,
}

/// The result of making the view for one or several of the languages.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Look {
    facts: Arc<[Input]>,
    reasons: Arc<[Input]>,
    #[serde(with = "jiff::fmt::serde::timestamp::nanosecond::required")]
    viewed_at: Timestamp,
    looked_after: u64,
}

/// What a language has of its own.
#[derive(Serialize, Deserialize)]
struct Edition<'a> {
    locale: &'a str,
    /// Number of the look.
    look: u32,
    file: &'a str,
    view_words: u32,
    render_words: u32,
    view: u64,
    html: ContentHash,
    written_in: u64,
    /// The content without prices and scores, and the second in which it last changed.
    entry: Option<(u64, i64)>,
}

fn encode_row(chunk: Option<u32>, editions: &[(&str, &PageRecord)]) -> Vec<u8> {
    let mut looks: Vec<Look> = Vec::with_capacity(1);
    let editions = editions.iter().map(|(locale, record)| {
        let look = Look {
            facts: Arc::clone(&record.facts),
            reasons: Arc::clone(&record.reasons),
            viewed_at: record.viewed_at,
            looked_after: record.looked_after,
        };
        let known = looks.iter().position(|known| *known == look);
        let nth = known.unwrap_or_else(|| {
            looks.push(look);
            looks.len() - 1
        });
        Edition {
            locale,
            look: u32::try_from(nth).expect("there are some forty languages"),
            file: &record.file,
            view_words: record.view_words,
            render_words: record.render_words,
            view: record.view,
            html: record.html,
            written_in: record.written_in,
            entry: (record.entry).map(|entry| (entry.content, entry.modified.as_second())),
        }
    });
    let editions = editions.collect();
    encode(&Row {
        chunk,
        looks,
        editions,
    })
}

/// What is stored of a page; `None` for a damaged row.
pub(super) fn decode_row(bytes: &[u8]) -> Stored {
    let Ok(Row {
        chunk,
        looks,
        editions,
    }) = postcard::from_bytes(bytes)
    else {
        return Stored::default();
    };
    let record = |edition: Edition<'_>| {
        let look = looks.get(edition.look as usize)?;
        let record = PageRecord {
            file: edition.file.to_owned(),
            facts: Arc::clone(&look.facts),
            view_words: edition.view_words,
            render_words: edition.render_words,
            view: edition.view,
            html: edition.html,
            viewed_at: look.viewed_at,
            written_in: edition.written_in,
            looked_after: look.looked_after,
            reasons: Arc::clone(&look.reasons),
            entry: edition.entry.and_then(|(content, second)| {
                let modified = Timestamp::from_second(second).ok()?;
                Some(Entry { content, modified })
            }),
        };
        Some((edition.locale.to_owned(), record))
    };
    Stored {
        chunk,
        editions: editions.into_iter().filter_map(record).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Reading, State};
    use catalogue::Facet;
    use catalogue::route::PageKind;

    const ROUTE: Route = Route::entity(PageKind::new(4), 7);

    fn record(file: &str, looked_after: u64) -> PageRecord {
        PageRecord {
            file: file.to_owned(),
            facts: [Input::Facet(Facet::Match(7)), Input::Today].into(),
            view_words: 1,
            render_words: 2,
            view: u64::MAX,
            html: u128::MAX,
            viewed_at: Timestamp::UNIX_EPOCH,
            written_in: 1,
            looked_after,
            reasons: [].into(),
            entry: None,
        }
    }

    /// Changes the pages, and returns what is stored of the one, and how many there are.
    fn after(
        state: &State,
        change: impl FnOnce(&mut PageTables<'_>) -> Result<()>,
    ) -> (Vec<(String, PageRecord)>, u64) {
        let write = state.write().expect("writes");
        write.pages(change).expect("writes");
        write.commit().expect("commits");
        let reading: Reading = state.read().expect("reads");
        let count = reading.page_count().expect("counts");
        (reading.editions(&ROUTE).expect("reads"), count)
    }

    fn by_locale(all: &[(&str, &PageRecord)]) -> Vec<(String, PageRecord)> {
        let owned = |(locale, record): &(&str, &PageRecord)| {
            ((*locale).to_owned(), PageRecord::clone(record))
        };
        all.iter().map(owned).collect()
    }

    #[test]
    fn a_page_changes_in_some_languages_and_stays_in_the_others() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let [ar, en] = [record("ar/a.html", 1), record("a.html", 1)];
        let both = after(&state, |pages| {
            pages.put(&ROUTE, &[("en", &en), ("ar", &ar)])
        });
        assert_eq!(both, (by_locale(&[("ar", &ar), ("en", &en)]), 2));

        let later = record("ar/a.html", 2);
        let one = after(&state, |pages| pages.put(&ROUTE, &[("ar", &later)]));
        assert_eq!(one, (by_locale(&[("ar", &later), ("en", &en)]), 2));

        let left = after(&state, |pages| pages.remove(&ROUTE, &["ar", "ja"]));
        assert_eq!(left, (by_locale(&[("en", &en)]), 1));
        let none = after(&state, |pages| pages.remove(&ROUTE, &["en"]));
        assert_eq!(none, (Vec::new(), 0));
    }

    #[test]
    fn a_page_that_was_stored_anew_is_not_stale() {
        let dir = tempfile::tempdir().expect("temp");
        let state = State::open(&dir.path().join("state.redb")).expect("opens");
        let en = record("a.html", 1);
        let key = PageKey {
            route: ROUTE,
            locale: "en".to_owned(),
        };
        let stale = |state: &State| state.read().and_then(|it| it.stale()).expect("reads").len();
        after(&state, |pages| pages.mark_stale(&key, en.viewed_at));
        assert_eq!(stale(&state), 1);
        after(&state, |pages| pages.put(&ROUTE, &[("en", &en)]));
        assert_eq!(stale(&state), 0);
    }

    #[test]
    fn languages_that_were_looked_at_together_share_a_look() {
        let [ar, en, ja] = [
            record("ar/a.html", 2),
            record("a.html", 2),
            record("ja/a.html", 1),
        ];
        let all = [("ar", &ar), ("en", &en), ("ja", &ja)];
        let row = encode_row(None, &all);
        let Row { looks, .. } = postcard::from_bytes(&row).expect("a row");
        assert_eq!(looks.len(), 2);
        let read = decode_row(&row).editions;
        assert_eq!(read, by_locale(&all));
        assert!(Arc::ptr_eq(&read[0].1.facts, &read[1].1.facts));
        assert_eq!(decode_row(&row[..row.len() - 1]), Stored::default());
    }
}
