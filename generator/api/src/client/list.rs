//! A whole list: its pages, several at a time, each checked against the others.

use std::collections::HashSet;

use futures::{StreamExt, TryStreamExt, stream};
use reqwest::Url;

use super::call::refuse;
use super::decode::{self, Odd, Page, Tally};
use super::notes::{NoteKind, Notes};
use super::options::PAGE;
use super::row::Row;
use super::rows::Rows;
use super::{Client, Error, ErrorKind};

/// The most pages that a list may have: a million matches are two thousand.
const MOST_PAGES: u64 = 20_000;

/// How many rows may be missing from a list that changes while it is read: this many of any list,
/// and one in this many of a longer one.
const MISSING: u64 = 20;
const MISSING_OF: u64 = 10;

/// A list while its pages arrive.
struct List<'a, T> {
    notes: &'a Notes,
    rows: Vec<T>,
    seen: HashSet<(u64, Option<String>)>,
    odd: Odd,
    /// The latest numbers of pages and of rows.
    last_page: u64,
    total: u64,
}

impl Client {
    /// Every row of a list, page after page until `page == last_page`. Unreadable rows are
    /// left out, noted and counted in `tally`, which fails the list when they are the majority of
    /// at least `least` rows.
    ///
    /// The list may change while it is read. A row that arrives twice is taken once and noted.
    /// Pages that contradict each other are an error, and so is a list that ends well before its
    /// own total: missing rows would remove pages from the site. A few may be missing, as rows move
    /// between pages when others disappear.
    pub(super) async fn list<T: Row>(
        &self,
        locale: &str,
        path: &str,
        query: &[(&'static str, String)],
        tally: &Tally,
        least: usize,
    ) -> Result<Rows<T>, Error> {
        let mut list = List {
            notes: &self.notes,
            rows: Vec::new(),
            seen: HashSet::new(),
            odd: Odd::default(),
            last_page: 1,
            total: 0,
        };
        let mut next = 1;
        while next <= list.last_page {
            // The first page gives the number of pages; the others are fetched in parallel.
            let last = list.last_page;
            let mut pages = stream::iter(next..=last)
                .map(|number| async move {
                    let url = self.page_url(path, query, number);
                    let read = |body: &str| decode::page::<T>(body, path, &self.notes);
                    let page = self.get(&url, locale, read).await?;
                    Ok::<_, Error>((number, url, page))
                })
                .buffered(self.options.concurrency.max(1));
            while let Some((number, url, page)) = pages.try_next().await? {
                list.add(number, page).map_err(|kind| refuse(&url, kind))?;
            }
            next = last + 1;
        }
        let url = self.page_url(path, query, 1);
        tally
            .count(list.rows.len(), &list.odd, least)
            .map_err(|kind| refuse(&url, kind))?;
        let came = list.rows.len() as u64 + list.odd.unread.count() as u64;
        let missing = list.total.saturating_sub(came);
        if missing > MISSING && missing > list.total / MISSING_OF {
            let total = list.total;
            let contradiction = format!("the list claims {total} rows, and {came} arrived");
            return Err(refuse(&url, ErrorKind::Paging(contradiction)));
        }
        if missing > 0 {
            let what = format!(
                "a list of {} lacks rows: it changed while it was read, or its total is wrong",
                path.rsplit('/').next().unwrap_or(path)
            );
            let place = format!("{came} of {} rows of {path}", list.total);
            self.notes.add(NoteKind::Moved, what, place);
        }
        Ok(Rows {
            rows: list.rows,
            unread: list.odd.unread,
        })
    }

    fn page_url(&self, path: &str, query: &[(&'static str, String)], page: u64) -> Url {
        let mut url = self.url(path);
        url.query_pairs_mut()
            .extend_pairs(query)
            .append_pair("page", &page.to_string())
            .append_pair("limit", &PAGE.to_string());
        url
    }
}

impl<T: Row> List<'_, T> {
    /// Adds the page with this number.
    fn add(&mut self, asked: u64, page: Page<T>) -> Result<(), ErrorKind> {
        let contradiction = |reason: String| Err(ErrorKind::Paging(reason));
        let odd = page.odd.unread.count();
        let came = page.rows.len() + odd;
        if let Some(at) = page.place {
            let number = at.page.unwrap_or(asked);
            self.last_page = at.last_page;
            self.total = at.total;
            let shrunk = number == at.last_page && number < asked;
            if number != asked && !shrunk {
                return contradiction(format!(
                    "page {asked} was requested and page {number} arrived"
                ));
            }
            if came == 0 && asked < at.last_page {
                return contradiction(format!("page {asked} of {} is empty", at.last_page));
            }
            if at.last_page > MOST_PAGES {
                return contradiction(format!("there cannot be {} pages", at.last_page));
            }
        } else if asked > 1 {
            return contradiction(format!("page {asked} has no number"));
        }
        self.odd.unread.extend(page.odd.unread);
        if self.odd.first.is_none() {
            self.odd.first = page.odd.first;
        }
        let before = self.rows.len();
        for row in page.rows {
            let (id, specifier) = row.key();
            if self.seen.insert((id, specifier.map(str::to_owned))) {
                self.rows.push(row);
            } else {
                let what = format!("{} arrived twice and was taken once", T::A_NOUN);
                self.notes.add(NoteKind::Moved, what, row.place());
            }
        }
        if self.rows.len() == before && odd == 0 && asked < self.last_page {
            return contradiction(format!(
                "page {asked} of {} repeats rows of earlier pages",
                self.last_page
            ));
        }
        Ok(())
    }
}
