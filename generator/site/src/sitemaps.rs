//! Sitemaps (sitemaps.org): `sitemap.xml` is an index of files by language, page kind and chunk, such as
//! `sitemaps/en-ZA/match-1.xml`. They list the pages that search engines may list, with the time at which
//! the content of each last changed.
//!
//! Only the files of chunks with a changed page are written, and only by builds of the whole site:
//! `watch` makes one with each reconcile, not with each event. They have no links between languages,
//! which the pages have: in forty languages each page would take 4 KB here.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::Timestamp;

use crate::builder::Builder;
use crate::diagnostic::Diagnostic;
use crate::fingerprint;
use crate::output::Draft;
use crate::pages;
use crate::plan::Plan;
use crate::route::{self, PageKind, SITEMAP_INDEX, SITEMAPS};
use crate::state::{
    self, Change, ChunkKey, ContentHash, Foreign, Key, Listed, Reading, Sitemap, Writing,
};
use crate::xml;

/// What is served before a build: the sitemaps of the last build, or what a rollback has put in their
/// place.
pub(crate) struct Served {
    /// As the last build wrote them.
    stored: BTreeMap<String, Sitemap>,
    /// What a rollback wrote or removed.
    foreign: BTreeMap<String, Option<ContentHash>>,
    /// How many chunks each kind has.
    chunks: Vec<(PageKind, u32)>,
    /// Whether files of chunks are not as they should be.
    is_dirty: bool,
}

impl Served {
    /// Reads what is stored, if a build must bring it up to date: because it `is_due`, or because a
    /// rollback has put others in their place.
    ///
    /// # Errors
    /// The state cannot be read.
    pub(crate) fn read(reading: &Reading, is_due: bool) -> state::Result<Option<Self>> {
        let foreign: Vec<Foreign> = reading.value(Key::Foreign)?.unwrap_or_default();
        let foreign = foreign.into_iter().map(|it| (it.file, it.is));
        let foreign: BTreeMap<_, _> = foreign
            .filter(|(file, _)| route::is_sitemap(file))
            .collect();
        if !is_due && foreign.is_empty() {
            return Ok(None);
        }
        Ok(Some(Self {
            stored: reading.sitemaps()?,
            foreign,
            chunks: reading.chunk_counts()?,
            is_dirty: reading.has_dirty_chunks()?,
        }))
    }

    /// Whether a build without any other change has sitemaps to write.
    pub(crate) fn are_behind(&self) -> bool {
        self.is_dirty || !self.foreign.is_empty()
    }

    /// Files that a build of this plan may write or remove.
    pub(crate) fn touched(&self, plan: &Plan, codes: &[String]) -> BTreeSet<String> {
        let mut counts: BTreeMap<PageKind, u32> = self.chunks.iter().copied().collect();
        let mut new: BTreeMap<PageKind, usize> = BTreeMap::new();
        for page in &plan.build {
            *new.entry(page.route.kind()).or_default() += 1;
        }
        for (kind, pages) in new {
            // One more, which may be begun to be filled.
            let chunks = pages.div_ceil(state::CHUNK as usize) + 1;
            *counts.entry(kind).or_default() += u32::try_from(chunks).unwrap_or(u32::MAX);
        }
        let numbered = counts
            .into_iter()
            .flat_map(|(kind, count)| (1..=count).map(move |number| ChunkKey { kind, number }));
        let files = numbered.flat_map(|key| codes.iter().map(move |code| file(code, key)));
        let known = self.stored.keys().chain(self.foreign.keys()).cloned();
        files
            .chain(known)
            .chain([SITEMAP_INDEX.to_owned()])
            .collect()
    }

    /// What a file is now.
    fn content(&self, file: &str) -> Option<ContentHash> {
        match self.foreign.get(file) {
            Some(foreign) => *foreign,
            None => self.stored.get(file).map(|it| it.content),
        }
    }
}

impl Builder<'_> {
    /// Writes the sitemaps whose chunks have changed, and the index. Returns the files that differ.
    ///
    /// # Errors
    /// The state or the disk refuses.
    pub(crate) fn write_sitemaps(
        &self,
        served: &Served,
        write: &Writing,
        draft: &Draft<'_>,
    ) -> Result<Vec<Change>, Diagnostic> {
        let settings = &self.site.project.settings;
        let codes = settings.codes();
        let dirty = write.dirty_chunks().map_err(state::diagnose)?;
        let mut wanted: BTreeMap<String, Option<String>> = BTreeMap::new();
        for key in dirty {
            let listed = write.chunk(key).map_err(state::diagnose)?;
            for code in &codes {
                let of_locale = listed.iter().filter(|it| it.locale == *code);
                wanted.insert(file(code, key), text(&settings.origin, of_locale));
            }
        }
        // Languages that the site no longer has, and what a rollback has put in the place of a file
        // that is not dirty.
        let is_gone = |file: &&String| !codes.iter().any(|code| is_of(file, code));
        let gone = served.stored.keys().filter(is_gone);
        for gone in gone.filter(|file| *file != SITEMAP_INDEX) {
            wanted.insert(gone.clone(), None);
        }
        for foreign in served.foreign.keys().filter(|it| *it != SITEMAP_INDEX) {
            if wanted.contains_key(foreign) {
                continue;
            }
            let listed = match chunk_of(foreign) {
                Some(key) => write.chunk(key).map_err(state::diagnose)?,
                None => Vec::new(),
            };
            let of_locale = listed.iter().filter(|it| is_of(foreign, &it.locale));
            wanted.insert(foreign.clone(), text(&settings.origin, of_locale));
        }
        let mut now = served.stored.clone();
        let mut changes = Vec::new();
        for (file, text) in wanted {
            self.replace(&file, text.as_deref(), served, &mut now, draft, &mut changes)?;
        }
        let index = index(&settings.origin, &now);
        let file = SITEMAP_INDEX.to_owned();
        self.replace(&file, index.as_deref(), served, &mut now, draft, &mut changes)?;
        let files = now.keys().chain(served.stored.keys());
        let differ = files.filter(|file| now.get(*file) != served.stored.get(*file));
        let stored = differ.map(|file| (file.clone(), now.get(file).copied()));
        write
            .set_sitemaps(&stored.collect())
            .map_err(state::diagnose)?;
        Ok(changes)
    }

    /// Makes a file this text, or removes it; one that is equal is left alone.
    fn replace(
        &self,
        file: &str,
        text: Option<&str>,
        served: &Served,
        now: &mut BTreeMap<String, Sitemap>,
        draft: &Draft<'_>,
        changes: &mut Vec<Change>,
    ) -> Result<(), Diagnostic> {
        let was = served.content(file);
        let is = text.map(|text| fingerprint::content(text.as_bytes()));
        match is {
            Some(content) => {
                let before = now.get(file).copied();
                let same = before.filter(|before| before.content == content);
                let at = whole_second(self.site.now);
                now.insert(file.to_owned(), same.unwrap_or(Sitemap { content, at }));
            }
            None => {
                now.remove(file);
            }
        }
        if was == is {
            return Ok(());
        }
        match text {
            Some(text) => draft.write(file, text.as_bytes())?,
            None => draft.remove(file)?,
        }
        changes.push(Change {
            file: file.to_owned(),
            was,
            is,
        });
        Ok(())
    }
}

/// The file of a chunk in a language.
fn file(code: &str, key: ChunkKey) -> String {
    let name = pages::name_of(key.kind);
    format!("{SITEMAPS}{code}/{name}-{}.xml", key.number)
}

/// The chunk of a file; `None` if no kind of page has it.
fn chunk_of(file: &str) -> Option<ChunkKey> {
    let (_, name) = file.strip_prefix(SITEMAPS)?.split_once('/')?;
    let (name, number) = name.strip_suffix(".xml")?.rsplit_once('-')?;
    let kind = pages::kinds().iter().find(|kind| kind.name == name)?;
    Some(ChunkKey {
        kind: kind.kind,
        number: number.parse().ok()?,
    })
}

/// Whether a file is a sitemap of a language.
fn is_of(file: &str, code: &str) -> bool {
    let below = file.strip_prefix(SITEMAPS);
    below.and_then(|below| below.split_once('/')).map(|it| it.0) == Some(code)
}

const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
const SCHEMA: &str = "http://www.sitemaps.org/schemas/sitemap/0.9";

/// A sitemap of these pages; `None` without any.
fn text<'l>(origin: &str, pages: impl Iterator<Item = &'l Listed>) -> Option<String> {
    let mut pages = pages.peekable();
    pages.peek()?;
    let mut text = format!("{HEAD}<urlset xmlns=\"{SCHEMA}\">\n");
    for page in pages {
        entry(&mut text, "url", origin, &page.file, page.modified);
    }
    Some(text + "</urlset>\n")
}

/// The index of these sitemaps; `None` without any.
fn index(origin: &str, sitemaps: &BTreeMap<String, Sitemap>) -> Option<String> {
    let mut all = sitemaps.iter().filter(|(file, _)| *file != SITEMAP_INDEX);
    let mut all = all.by_ref().peekable();
    all.peek()?;
    let mut text = format!("{HEAD}<sitemapindex xmlns=\"{SCHEMA}\">\n");
    for (file, sitemap) in all {
        entry(&mut text, "sitemap", origin, file, sitemap.at);
    }
    Some(text + "</sitemapindex>\n")
}

/// The moment without a part of a second, as it is stored and written.
pub(crate) fn whole_second(at: Timestamp) -> Timestamp {
    Timestamp::from_second(at.as_second()).unwrap_or(at)
}

fn entry(text: &mut String, element: &str, origin: &str, file: &str, at: Timestamp) {
    let url = [origin, &route::url_path(file)].concat();
    let url = xml::escaped(&url);
    // Writing to a string cannot fail.
    let _ = writeln!(
        text,
        "<{element}><loc>{url}</loc><lastmod>{at}</lastmod></{element}>"
    );
}
