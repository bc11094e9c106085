//! What editors write: the files below `content/` as typed records.
//!
//! A record is identified by its kind and its slug, and pages read it by that key. So an edited
//! file is a fact like those of the catalogue: it reaches only the pages that read it, and only in
//! the languages in which it differs. `content/site.toml` is not a record; it holds the settings.

mod drawing;
mod footer;
mod key;
mod menu;
mod page;
mod text;
mod typed;
mod values;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::catalogue::{Catalogue, Sport};
use crate::diagnostic::Diagnostic;
use crate::diagnostic::likely;
use crate::locale::Locale;
use crate::reader::Reader;

pub use drawing::{TEMPLATE, template};
pub use footer::Footer;
pub use key::{Key, Kind};
pub use menu::{Icon, MenuLink};
pub use page::{Block, BlockKind, Options, Page, Place};
pub use text::{Markdown, Text};
pub use values::{Count, EntityName, Link, Linked, Phone, Segment};

/// A file below `content/` as it was read.
#[derive(Clone, Debug)]
pub struct ContentFile {
    /// Its path, as messages name it.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
}

/// Every record.
#[derive(Debug, Default)]
pub struct Content {
    pages: BTreeMap<Box<str>, Record<Page>>,
    footer: Option<Record<Footer>>,
}

/// What content may name beside the operator's sports and leagues.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The kinds of blocks.
    pub blocks: &'a [BlockKind],
    /// The paths of the pages that always exist.
    pub pages: &'a [&'a str],
}

#[derive(Debug)]
struct Record<T> {
    value: T,
    file: ContentFile,
    /// Fingerprint in each language of the site.
    prints: Vec<u64>,
}

/// Pages that have blocks.
const PAGES: [&str; 1] = ["home"];

impl Content {
    /// Reads the files, in the languages of the site, the default first. Also returns all errors
    /// and warnings.
    pub fn load(
        files: Vec<ContentFile>,
        known: Known<'_>,
        locales: &[Locale],
    ) -> (Self, Vec<Diagnostic>) {
        let mut content = Self::default();
        let mut found = Vec::new();
        let mut has_footer = false;
        for file in files {
            let below = file.path.strip_prefix("content").unwrap_or(&file.path);
            let key = match Key::of_file(below) {
                Ok(key) => key,
                Err((message, hint)) => {
                    let wrong = Diagnostic::error(message).at(&file.path, &file.text, 0..0, "");
                    found.push(wrong.hint(hint));
                    continue;
                }
            };
            let mut reader = Reader::new(&file.path, &file.text);
            let Key { kind, slug } = key;
            match kind {
                Kind::Page => {
                    if !PAGES.contains(&&*slug) {
                        let hint = match likely(&slug, PAGES) {
                            Some(likely) => format!("did you mean content/pages/{likely}.toml?"),
                            None => format!("pages with blocks: {}", PAGES.join(", ")),
                        };
                        let message = format!("no page reads the blocks of `{slug}`");
                        reader.warning(message, 0..0, &hint);
                    }
                    let (value, prints) = page::page(&mut reader, known.blocks, locales);
                    found.extend(reader.into_found());
                    let record = Record {
                        value,
                        file,
                        prints,
                    };
                    content.pages.insert(slug, record);
                }
                Kind::Footer => {
                    let read = footer::footer(&mut reader, known.pages, locales);
                    found.extend(reader.into_found());
                    content.footer = read.map(|(value, prints)| Record {
                        value,
                        file,
                        prints,
                    });
                    has_footer = true;
                }
            }
        }
        for page in PAGES {
            if !content.pages.contains_key(page) {
                let message =
                    format!("there is no content/pages/{page}.toml: the page {page} has no blocks");
                let hint = "restore the file, or add an empty one if the page needs no blocks";
                found.push(Diagnostic::warning(message).hint(hint));
            }
        }
        if !has_footer {
            let message = "there is no content/footer.toml: the pages name no operator, licence or \
                           helpline";
            let hint = "restore the file";
            found.push(Diagnostic::warning(message).hint(hint));
        }
        (content, found)
    }

    /// The footer of every page.
    pub fn footer(&self) -> Option<&Footer> {
        Some(&self.footer.as_ref()?.value)
    }

    /// The page with this slug.
    pub fn page(&self, slug: &str) -> Option<&Page> {
        Some(&self.pages.get(slug)?.value)
    }

    /// Fingerprint of a record in the locale with this index; 0 if there is no such record.
    pub fn fingerprint(&self, key: &Key, locale: usize) -> u64 {
        let prints = match key.kind {
            Kind::Page => self.pages.get(&key.slug).map(|it| &it.prints),
            Kind::Footer => self.footer.as_ref().map(|it| &it.prints),
        };
        prints.map_or(0, |prints| prints[locale])
    }

    /// Reports names in records that the catalogue does not have. Not an error: the league may be
    /// over.
    pub fn unknown_names(&self, catalogue: &Catalogue) -> Vec<Diagnostic> {
        let mut unknown = Vec::new();
        for Record { value, file, .. } in self.pages.values() {
            let names = value.blocks.iter().flat_map(|block| block.options.names());
            unknown.extend(names.filter_map(|name| unknown_name(name, file, catalogue)));
        }
        unknown
    }

    /// The sports and leagues that records name.
    pub fn names(&self) -> impl Iterator<Item = EntityName<'_>> {
        let pages = self.pages.values();
        let blocks = pages.flat_map(|page| &page.value.blocks);
        blocks.flat_map(|block| block.options.names())
    }

    /// The links of records, each with its file.
    pub fn links(&self) -> impl Iterator<Item = (&ContentFile, Linked<'_>)> {
        self.pages.values().flat_map(|Record { value, file, .. }| {
            let links = value.blocks.iter().flat_map(|block| block.options.links());
            links.map(move |link| (file, link))
        })
    }

    /// Names of block kinds that are used, each with the file that uses it.
    pub fn used_kinds(&self) -> BTreeMap<&'static str, &Path> {
        let mut used = BTreeMap::new();
        for Record { value, file, .. } in self.pages.values() {
            for block in &value.blocks {
                used.entry(block.kind).or_insert(&*file.path);
            }
        }
        used
    }
}

fn unknown_name(
    name: EntityName<'_>,
    file: &ContentFile,
    catalogue: &Catalogue,
) -> Option<Diagnostic> {
    let sport = catalogue.sport_of_slug(name.sport.as_str());
    let (what, segment, hint) = match (sport, name.league) {
        (None, _) => {
            let slugs = catalogue.sports.values().map(|sport| sport.slug.as_str());
            let slugs: Vec<&str> = slugs.collect();
            let hint = match likely(name.sport.as_str(), slugs.iter().copied()) {
                Some(likely) => format!("did you mean `{likely}`?"),
                None => format!("sports: {}", some(&slugs)),
            };
            ("sport", name.sport, hint)
        }
        (Some(sport), Some(league)) => {
            if catalogue
                .league_of_slug(sport.id, league.as_str())
                .is_some()
            {
                return None;
            }
            (
                "league",
                league,
                league_hint(league.as_str(), sport, catalogue),
            )
        }
        (Some(_), None) => return None,
    };
    let message = format!(
        "the operator has no {what} `{}`; nothing is shown",
        segment.as_str()
    );
    let warning = Diagnostic::warning(message);
    Some(
        warning
            .at(&file.path, &file.text, segment.at(), "")
            .hint(hint),
    )
}

/// What to write instead of a league that a sport does not have.
fn league_hint(slug: &str, sport: &Sport, catalogue: &Catalogue) -> String {
    let leagues = catalogue.leagues.values();
    let slugs = leagues.filter(|league| league.sport == sport.id);
    let slugs: Vec<&str> = slugs.map(|league| league.slug.as_str()).collect();
    let has_words = |other: &&str| {
        let mut words = slug.split('-');
        words.all(|word| other.split('-').any(|it| it == word))
    };
    let similar = likely(slug, slugs.iter().copied());
    let similar = similar.or_else(|| slugs.iter().copied().find(has_words));
    if let Some(similar) = similar {
        return format!("did you mean `{similar}`?");
    }
    let mut sports = catalogue.sports.values();
    let other = sports.find(|other| catalogue.league_of_slug(other.id, slug).is_some());
    match other {
        Some(other) => format!("it is a league of `{}`: name that sport", other.slug),
        None => format!("leagues of `{}`: {}", sport.slug, some(&slugs)),
    }
}

/// The first names of a list.
fn some(names: &[&str]) -> String {
    const MOST: usize = 12;
    let more = if names.len() > MOST { ", …" } else { "" };
    format!("{}{more}", names[..names.len().min(MOST)].join(", "))
}
