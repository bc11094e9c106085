//! Pages as editors write them: `content/pages/<slug>.toml`, a list of blocks.
//!
//! The options of a block belong to its kind, and the kinds are registered elsewhere
//! (`pages::blocks`). Here a block's options are opaque; only its kind knows their type.

use std::any::Any;
use std::fmt;
use std::ops::Range;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::link::Linked;
use super::picture::Picture;
use super::prose::Prose;
use super::text::Text;
use super::typed::typed;
use super::values::EntityName;
use crate::reader::Reader;
use catalogue::fingerprint::Fingerprinter;
use catalogue::locale::Locale;

/// The options of a block, whatever its kind.
pub trait Options: Any + fmt::Debug + Send + Sync {
    /// The catalogue's entities that they name. Unknown ones are reported.
    fn names(&self) -> Vec<EntityName<'_>> {
        Vec::new()
    }

    /// Their links. Those to pages that do not exist are reported.
    fn links(&self) -> Vec<Linked<'_>> {
        Vec::new()
    }

    /// Their pictures. Files that do not exist are reported.
    fn pictures(&self) -> Vec<&Picture> {
        Vec::new()
    }

    /// Addresses of pages of others that they show in a frame, each with its position. Those that the
    /// security settings do not allow are reported.
    fn framed(&self) -> Vec<Linked<'_>> {
        Vec::new()
    }
}

/// A kind of block: its name, and how to read its options.
pub struct BlockKind {
    /// Its name in files.
    pub name: &'static str,
    /// The file of a page that shows such a block, which a test builds.
    pub case: &'static str,
    schema: fn(&mut SchemaGenerator) -> Schema,
    read: for<'f> fn(&mut Reader<'f>, DeTable<'f>, Range<usize>, &[Locale]) -> Option<Read>,
}

struct Read {
    options: Box<dyn Options>,
    /// Fingerprint in each language of the site.
    prints: Vec<u64>,
}

impl BlockKind {
    /// The kind with this name and options of type `T`. `case` is the file of a page that shows such
    /// a block.
    pub const fn new<T>(name: &'static str, case: &'static str) -> Self
    where
        T: Options + DeserializeOwned + Serialize + JsonSchema,
    {
        Self {
            name,
            case,
            schema: T::json_schema,
            read: read::<T>,
        }
    }

    /// JSON Schema of its options, without `kind` and `place`.
    pub fn options(&self, generator: &mut SchemaGenerator) -> Schema {
        (self.schema)(generator)
    }
}

/// The position of a block on a page that also has content of its own, such as the list of matches
/// on the home page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub enum Place {
    /// Above that content.
    Above,
    /// Below it.
    Below,
}

const PLACES: [(&str, Place); 2] = [("above", Place::Above), ("below", Place::Below)];

/// A block of a page.
#[derive(Debug)]
pub struct Block {
    /// Name of its kind.
    pub kind: &'static str,
    /// Its position.
    pub place: Place,
    /// Its options.
    pub options: Box<dyn Options>,
}

/// The words of a page's head, and its layout.
#[derive(Debug, Deserialize, JsonSchema, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Head {
    /// How wide the content is.
    #[serde(default)]
    pub layout: Layout,
    /// The heading, which is also the title; if absent, the page's own.
    pub title: Option<Text>,
    /// The description for search engines; if absent, the page's own.
    pub description: Option<Text>,
    /// Whether search engines may list the page, if they may list its kind.
    #[serde(default = "yes")]
    pub indexed: bool,
}

impl Default for Head {
    fn default() -> Self {
        Self {
            layout: Layout::default(),
            title: None,
            description: None,
            indexed: true,
        }
    }
}

fn yes() -> bool {
    true
}

/// How wide the content of a page is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Layout {
    /// As wide as the column.
    #[default]
    Default,
    /// No wider than a text reads well.
    Narrow,
}

/// A page: the words of its head, its text and its blocks, in order.
#[derive(Debug, Default)]
pub struct Page {
    /// The words of its head, and its layout.
    pub head: Head,
    /// The text beside its file.
    pub prose: Option<Prose>,
    /// Its blocks, in order.
    pub blocks: Vec<Block>,
}

/// Keys of a page's file.
const KEYS: [&str; 5] = ["layout", "title", "description", "indexed", "blocks"];

/// Reads a page without its text. Also returns its fingerprint in each language of the site.
pub(super) fn page(
    reader: &mut Reader<'_>,
    kinds: &[BlockKind],
    locales: &[Locale],
) -> (Page, Vec<u64>) {
    let mut page = Page::default();
    let mut prints: Vec<Fingerprinter> = locales.iter().map(|_| Default::default()).collect();
    let (mut table, at) = match reader.table() {
        Some(table) => {
            let at = table.span();
            (table.into_inner(), at)
        }
        None => Default::default(),
    };
    let blocks = table.remove("blocks");
    let (table, unknown): (Vec<_>, Vec<_>) = table
        .into_iter()
        .partition(|(key, _)| KEYS.contains(&&**key.get_ref()));
    for (key, _) in unknown {
        reader.unknown("option", key.get_ref(), &KEYS, key.span());
    }
    if let Some((head, its)) = typed::<Head>(reader, table.into_iter().collect(), at, locales) {
        page.head = head;
        for (all, print) in prints.iter_mut().zip(its) {
            all.number(print);
        }
    }
    for block in blocks.map_or_else(Vec::new, |blocks| tables(reader, blocks)) {
        let Some((block, its)) = block_of(reader, block, kinds, locales) else {
            continue;
        };
        for (all, print) in prints.iter_mut().zip(its) {
            all.text(block.kind)
                .number(block.place as u64)
                .number(print);
        }
        page.blocks.push(block);
    }
    (page, prints.iter().map(Fingerprinter::finish).collect())
}

type Table<'f> = (DeTable<'f>, Range<usize>);

/// The tables of a list, each with its position.
fn tables<'f>(reader: &mut Reader<'f>, value: Spanned<DeValue<'f>>) -> Vec<Table<'f>> {
    const HINT: &str = "write each block as a table below a line `[[blocks]]`";
    let at = value.span();
    let DeValue::Array(items) = value.into_inner() else {
        reader.error("`blocks` is not a list of tables", at, "", HINT);
        return Vec::new();
    };
    let mut tables = Vec::new();
    for item in items {
        let at = item.span();
        match item.into_inner() {
            DeValue::Table(table) => tables.push((table, at)),
            _ => reader.error("a block is a table", at, "", HINT),
        }
    }
    tables
}

fn block_of<'f>(
    reader: &mut Reader<'f>,
    (mut table, at): Table<'f>,
    kinds: &[BlockKind],
    locales: &[Locale],
) -> Option<(Block, Vec<u64>)> {
    let names: Vec<&str> = kinds.iter().map(|kind| kind.name).collect();
    let kind = word(reader, &mut table, "kind", "kind of block", &names);
    let place = word(
        reader,
        &mut table,
        "place",
        "place",
        &PLACES.map(|(name, _)| name),
    );
    let Some(kind) = kind else {
        let hint = format!("write `kind = \"…\"`, one of: {}", names.join(", "));
        reader.error("a block without a kind", at, "", &hint);
        return None;
    };
    let kind = &kinds[kind?];
    let Read { options, prints } = (kind.read)(reader, table, at, locales)?;
    let place = place
        .flatten()
        .map_or(Place::Below, |place| PLACES[place].1);
    let block = Block {
        kind: kind.name,
        place,
        options,
    };
    Some((block, prints))
}

/// Removes a word from a table and matches it against the known ones. `None` if there is no such
/// key, `Some(None)` if the word is unknown, which is reported.
fn word(
    reader: &mut Reader<'_>,
    table: &mut DeTable<'_>,
    key: &str,
    what: &str,
    known: &[&str],
) -> Option<Option<usize>> {
    let value = table.remove(key)?;
    let Some(word) = value.get_ref().as_str() else {
        let hint = format!("write one of: {}", known.join(", "));
        reader.error(format!("`{key}` is not a text"), value.span(), "", &hint);
        return Some(None);
    };
    let found = known.iter().position(|known| *known == word);
    if found.is_none() {
        reader.unknown(what, word, known, value.span());
    }
    Some(found)
}

fn read<'f, T: Options + DeserializeOwned + Serialize>(
    reader: &mut Reader<'f>,
    table: DeTable<'f>,
    at: Range<usize>,
    locales: &[Locale],
) -> Option<Read> {
    let (options, prints) = typed::<T>(reader, table, at, locales)?;
    Some(Read {
        options: Box::new(options),
        prints,
    })
}
