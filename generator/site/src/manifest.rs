//! What the last build wrote and from what: the memory of the next build.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::io;
use std::path::Path;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::catalogue::PriceTimes;
use crate::input::Input;
use crate::route::Route;
use crate::scope::Reads;

/// Raised when the encoding changes; a manifest of another version is not read, and the next
/// build is a full one.
const VERSION: u32 = 1;

/// A page's place in the manifest: which page, in which language (path segment of the locale).
pub type PageKey = (Route, String);

/// A page as it was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageRecord {
    /// Its file below the site's root.
    pub file: String,
    /// What its view was made from.
    pub model_reads: Reads,
    /// What its template read beside the view.
    pub render_reads: Reads,
    /// Fingerprint of its view.
    pub model: u64,
    /// Fingerprint of its HTML.
    pub html: u64,
    /// When it was last rendered: its prices are of that build.
    pub rendered_at: Timestamp,
}

/// The record of a whole build.
#[derive(Clone, Debug, Default)]
pub struct Manifest {
    /// Every page that stands.
    pub pages: BTreeMap<PageKey, PageRecord>,
    /// Every asset that stands, with the last build that named it.
    pub assets: BTreeMap<String, Timestamp>,
    /// When prices were first seen as they are.
    pub prices: PriceTimes,
}

/// How a manifest is stored: every input once, pages by index into them.
#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    inputs: Vec<Input>,
    locales: Vec<String>,
    pages: Vec<StoredPage>,
    assets: Vec<(String, i64)>,
    prices: PriceTimes,
}

#[derive(Serialize, Deserialize)]
struct StoredPage {
    route: Route,
    locale: u32,
    file: String,
    model_reads: Vec<(u32, u64)>,
    render_reads: Vec<(u32, u64)>,
    model: u64,
    html: u64,
    rendered_at: i64,
}

impl Manifest {
    /// Reads a manifest. One that is not there, or is of another version, is an empty one.
    ///
    /// # Errors
    /// The file is there and cannot be read.
    pub fn read(path: &Path) -> io::Result<Self> {
        let bytes = match fs::read(path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Self::default()),
            Err(error) => return Err(error),
        };
        Ok(Self::decode(&bytes).unwrap_or_default())
    }

    /// The manifest as bytes.
    pub fn encode(&self) -> Vec<u8> {
        let mut inputs = Interner::default();
        let mut locales = Interner::default();
        let pages = self
            .pages
            .iter()
            .map(|((route, locale), page)| StoredPage {
                route: *route,
                locale: locales.index(locale),
                file: page.file.clone(),
                model_reads: page
                    .model_reads
                    .iter()
                    .map(|(i, print)| (inputs.index(i), *print))
                    .collect(),
                render_reads: page
                    .render_reads
                    .iter()
                    .map(|(i, print)| (inputs.index(i), *print))
                    .collect(),
                model: page.model,
                html: page.html,
                rendered_at: page.rendered_at.as_millisecond(),
            })
            .collect();
        let stored = Stored {
            version: VERSION,
            inputs: inputs.all,
            locales: locales.all,
            pages,
            assets: self
                .assets
                .iter()
                .map(|(path, at)| (path.clone(), at.as_millisecond()))
                .collect(),
            prices: self.prices.clone(),
        };
        postcard::to_stdvec(&stored).expect("a manifest has no part that postcard cannot write")
    }

    fn decode(bytes: &[u8]) -> Option<Self> {
        let (version, _) = postcard::take_from_bytes::<u32>(bytes).ok()?;
        if version != VERSION {
            return None;
        }
        let stored: Stored = postcard::from_bytes(bytes).ok()?;
        let reads = |list: Vec<(u32, u64)>| -> Option<Reads> {
            list.into_iter()
                .map(|(index, print)| Some((stored.inputs.get(index as usize)?.clone(), print)))
                .collect()
        };
        let mut manifest = Self {
            prices: stored.prices,
            ..Self::default()
        };
        for page in stored.pages {
            let locale = stored.locales.get(page.locale as usize)?.clone();
            let record = PageRecord {
                file: page.file,
                model_reads: reads(page.model_reads)?,
                render_reads: reads(page.render_reads)?,
                model: page.model,
                html: page.html,
                rendered_at: Timestamp::from_millisecond(page.rendered_at).ok()?,
            };
            manifest.pages.insert((page.route, locale), record);
        }
        for (path, at) in stored.assets {
            manifest
                .assets
                .insert(path, Timestamp::from_millisecond(at).ok()?);
        }
        Some(manifest)
    }
}

struct Interner<T> {
    indices: HashMap<T, u32>,
    all: Vec<T>,
}

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self {
            indices: HashMap::new(),
            all: Vec::new(),
        }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Interner<T> {
    fn index(&mut self, value: &T) -> u32 {
        if let Some(index) = self.indices.get(value) {
            return *index;
        }
        let index = u32::try_from(self.all.len()).expect("fewer than 4 billion inputs");
        self.indices.insert(value.clone(), index);
        self.all.push(value.clone());
        index
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Facet;
    use crate::route::PageKind;

    #[test]
    fn a_manifest_comes_back_as_it_was() {
        let at = Timestamp::from_second(1_800_000_000).expect("valid");
        let mut manifest = Manifest::default();
        let record = PageRecord {
            file: "ar/soccer/x.html".to_owned(),
            model_reads: Reads::from([(Input::Facet(Facet::Match(7)), 1), (Input::Today, 2)]),
            render_reads: Reads::from([(Input::Message("a".to_owned()), 3)]),
            model: 4,
            html: 5,
            rendered_at: at,
        };
        manifest.pages.insert(
            (
                Route {
                    kind: PageKind::Match,
                    id: 7,
                },
                "ar".to_owned(),
            ),
            record,
        );
        manifest.assets.insert("assets/core.js".to_owned(), at);
        let back = Manifest::decode(&manifest.encode()).expect("decodes");
        assert_eq!(back.pages, manifest.pages);
        assert_eq!(back.assets, manifest.assets);
    }

    #[test]
    fn what_is_not_a_manifest_is_not_read() {
        assert!(Manifest::decode(b"").is_none());
        assert!(Manifest::decode(&[2, 0, 0, 0]).is_none());
        assert!(Manifest::decode(&[1, 255, 255, 255, 255]).is_none());
    }
}
