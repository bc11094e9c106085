//! Sitemaps (sitemaps.org): `sitemap.xml` is an index of files by language, page kind and chunk, such as
//! `sitemaps/en-ZA/match-1.xml`. They list the pages that search engines may list, with the time at which
//! the content of each last changed.
//!
//! Only the files of chunks with a changed page are written, and only by builds of the whole site:
//! `watch` makes one with each reconcile, not with each event. They have no links between languages,
//! which the pages have: in forty languages each page would take 4 KB here.
//!
//! A shard writes files of its own (`sitemaps/en-ZA/match-3-1.xml` is the third one's) for its own pages,
//! without times, because it begins without a memory. The one that joins the parts writes the index.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use jiff::Timestamp;

use crate::builder::Builder;
use crate::plan::Plan;
use catalogue::fingerprint;
use catalogue::fingerprint::ContentHash;
use catalogue::route::{self, PageKind, Route, SITEMAP_INDEX, SITEMAPS};
use diagnostic::Diagnostic;
use pages::kinds;
use pages::xml;
use store::output::Draft;
use store::shard::Shard;
use store::state::{self, Change, ChunkKey, Foreign, Key, Listed, Reading, Sitemap, Writing};

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
    /// The shard that is built.
    shard: Option<Shard>,
}

impl Served {
    /// Reads what is stored, if a build must bring it up to date: because it `is_due`, or because a
    /// rollback has put others in their place.
    ///
    /// # Errors
    /// The state cannot be read.
    pub(crate) fn read(
        reading: &Reading,
        is_due: bool,
        shard: Option<Shard>,
    ) -> state::Result<Option<Self>> {
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
            shard,
        }))
    }

    /// Whether a build without any other change has sitemaps to write.
    pub(crate) fn are_behind(&self) -> bool {
        self.is_dirty || !self.foreign.is_empty()
    }

    /// Files that a build of this plan may write or remove.
    pub(crate) fn touched(&self, plan: &Plan, codes: &[String]) -> BTreeSet<String> {
        let mut chunks: BTreeMap<PageKind, u32> = self.chunks.iter().copied().collect();
        for (kind, pages) in count(plan, |route| route.kind()) {
            *chunks.entry(kind).or_default() += chunks_of(pages);
        }
        let files = chunks.into_iter().flat_map(|(kind, count)| {
            let numbered = (1..=count).map(move |number| ChunkKey { kind, number });
            numbered.flat_map(|key| codes.iter().map(move |code| file(code, key, self.shard)))
        });
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

/// Counts the planned pages by something of them; all languages of a page, which follow one another,
/// count as one.
fn count<K: Ord>(plan: &Plan, of: impl Fn(&Route) -> K) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    for editions in plan.build.chunk_by(|a, b| a.route == b.route) {
        *counts.entry(of(&editions[0].route)).or_default() += 1;
    }
    counts
}

/// The most chunks that this many new pages begin.
fn chunks_of(pages: usize) -> u32 {
    // One more, because the last one may be full.
    u32::try_from(pages.div_ceil(state::CHUNK as usize) + 1).unwrap_or(u32::MAX)
}

/// Sitemaps that other shards may write of a plan of all pages, and the index, which is written by the
/// shard that joins the parts.
pub(crate) fn of_other_shards(plan: &Plan, own: Shard, codes: &[String]) -> Vec<String> {
    let mut files = vec![SITEMAP_INDEX.to_owned()];
    let counts = count(plan, |route| (own.of(route), route.kind()));
    for ((shard, kind), pages) in counts {
        if shard == own {
            continue;
        }
        for number in 1..=chunks_of(pages) {
            let key = ChunkKey { kind, number };
            files.extend(codes.iter().map(|code| file(code, key, Some(shard))));
        }
    }
    files
}

/// The index of the sitemaps among these files of a site, which shards have written: without times.
pub fn joined<'f>(origin: &str, files: impl Iterator<Item = &'f str>) -> Option<String> {
    let sitemaps = files.filter(|file| route::is_sitemap(file) && *file != SITEMAP_INDEX);
    index(origin, sitemaps.map(|file| (file, None)))
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
        let origin = &settings.origin;
        let codes = settings.codes();
        let has_times = served.shard.is_none();
        let mut files = Files {
            served,
            draft,
            now: served.stored.clone(),
            at: whole_second(self.site.now),
            changes: Vec::new(),
        };
        let dirty = write.dirty_chunks().map_err(state::diagnose)?;
        for key in &dirty {
            let listed = write.chunk(*key).map_err(state::diagnose)?;
            for code in &codes {
                let of_locale = listed.iter().filter(|it| it.locale == *code);
                let text = text(origin, of_locale, has_times);
                files.replace(&file(code, *key, served.shard), text)?;
            }
        }
        // Languages and kinds that the site no longer has.
        let is_known = |file: &str| {
            let has_language = codes.iter().any(|code| is_of(file, code));
            served.shard.is_some() || (has_language && chunk_of(file).is_some())
        };
        for stored in served.stored.keys().filter(|it| *it != SITEMAP_INDEX) {
            if !is_known(stored) {
                files.replace(stored, None)?;
            }
        }
        // What a rollback has put in the place of a file that is not dirty.
        for foreign in served.foreign.keys().filter(|it| *it != SITEMAP_INDEX) {
            let listed = match chunk_of(foreign).filter(|_| is_known(foreign)) {
                Some(key) if dirty.contains(&key) => continue,
                Some(key) => write.chunk(key).map_err(state::diagnose)?,
                None => Vec::new(),
            };
            let of_locale = listed.iter().filter(|it| is_of(foreign, &it.locale));
            files.replace(foreign, text(origin, of_locale, has_times))?;
        }
        if served.shard.is_none() {
            let all = files.now.iter().filter(|(file, _)| *file != SITEMAP_INDEX);
            let all = all.map(|(file, sitemap)| (file.as_str(), Some(sitemap.at)));
            let index = index(origin, all);
            files.replace(SITEMAP_INDEX, index)?;
        }
        let Files { now, changes, .. } = files;
        let all = now.keys().chain(served.stored.keys());
        let differ = all.filter(|file| now.get(*file) != served.stored.get(*file));
        let stored = differ.map(|file| (file.clone(), now.get(file).copied()));
        write
            .set_sitemaps(&stored.collect())
            .map_err(state::diagnose)?;
        Ok(changes)
    }
}

/// The sitemaps, while they are written.
struct Files<'a> {
    served: &'a Served,
    draft: &'a Draft<'a>,
    /// What is to be stored.
    now: BTreeMap<String, Sitemap>,
    /// The time of the build.
    at: Timestamp,
    /// The files that differ from the served ones.
    changes: Vec<Change>,
}

impl Files<'_> {
    /// Makes a file this text, or removes it; one that is equal is left alone.
    fn replace(&mut self, file: &str, text: Option<String>) -> Result<(), Diagnostic> {
        let was = self.served.content(file);
        let is = (text.as_ref()).map(|text| fingerprint::content(text.as_bytes()));
        let before = self.now.remove(file);
        if let Some(content) = is {
            let same = before.filter(|before| before.content == content);
            let at = self.at;
            let now = same.unwrap_or(Sitemap { content, at });
            self.now.insert(file.to_owned(), now);
        }
        if was == is {
            return Ok(());
        }
        match text {
            Some(text) => self.draft.write(file, text.as_bytes())?,
            None => self.draft.remove(file)?,
        }
        self.changes.push(Change {
            file: file.to_owned(),
            was,
            is,
        });
        Ok(())
    }
}

/// The file of a chunk in a language.
fn file(code: &str, key: ChunkKey, shard: Option<Shard>) -> String {
    let name = kinds::name_of(key.kind);
    let number = key.number;
    match shard {
        Some(shard) => format!("{SITEMAPS}{code}/{name}-{}-{number}.xml", shard.index + 1),
        None => format!("{SITEMAPS}{code}/{name}-{number}.xml"),
    }
}

/// The chunk of a file; `None` if no kind of page has it.
fn chunk_of(file: &str) -> Option<ChunkKey> {
    let (_, name) = file.strip_prefix(SITEMAPS)?.split_once('/')?;
    let (name, number) = name.strip_suffix(".xml")?.rsplit_once('-')?;
    let kind = pages::kinds::table()
        .iter()
        .find(|kind| kind.name == name)?;
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
fn text<'l>(
    origin: &str,
    pages: impl Iterator<Item = &'l Listed>,
    has_times: bool,
) -> Option<String> {
    let pages = pages.map(|page| (page.file.as_str(), has_times.then_some(page.modified)));
    document("urlset", "url", origin, pages)
}

/// The index of these sitemaps; `None` without any.
fn index<'f>(
    origin: &str,
    sitemaps: impl Iterator<Item = (&'f str, Option<Timestamp>)>,
) -> Option<String> {
    document("sitemapindex", "sitemap", origin, sitemaps)
}

/// A document of the protocol about these files, each with the time of its last change, if that is known.
fn document<'f>(
    root: &str,
    element: &str,
    origin: &str,
    files: impl Iterator<Item = (&'f str, Option<Timestamp>)>,
) -> Option<String> {
    let mut files = files.peekable();
    files.peek()?;
    let mut text = format!("{HEAD}<{root} xmlns=\"{SCHEMA}\">\n");
    for (file, modified) in files {
        let url = [origin, &route::url_path(file)].concat();
        let url = xml::escaped(&url);
        // Writing to a string cannot fail.
        let _ = write!(text, "<{element}><loc>{url}</loc>");
        if let Some(at) = modified {
            let _ = write!(text, "<lastmod>{at}</lastmod>");
        }
        let _ = writeln!(text, "</{element}>");
    }
    let _ = writeln!(text, "</{root}>");
    Some(text)
}

/// The moment without a part of a second, as it is stored and written.
pub(crate) fn whole_second(at: Timestamp) -> Timestamp {
    Timestamp::from_second(at.as_second()).unwrap_or(at)
}
