//! What editors write: the files below `content/` as typed records.
//!
//! A record is identified by its kind and its slug, and pages read it by that key. So an edited
//! file is a fact like those of the catalogue: it reaches only the pages that read it, and only in
//! the languages in which it differs. `content/site.toml` is not a record; it holds the settings.

mod drawing;
mod file;
mod footer;
mod link;
mod menu;
mod menus;
mod page;
mod picture;
mod product;
mod promotion;
mod prose;
mod text;
mod typed;
mod values;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::reader::Reader;
use crate::settings::Features;
use catalogue::fingerprint::Fingerprinter;
use catalogue::locale::Locale;
use catalogue::{Catalogue, Slug, Sport};
use diagnostic::Diagnostic;
use diagnostic::likely;
use prose::Proses;

use catalogue::input::{Key, Kind};
pub use drawing::{TEMPLATE, template};
pub use file::ContentFile;
pub use footer::{Footer, Mark};
pub use link::{Link, Linked, Named, Target};
pub use menu::{Icon, MenuLink};
pub use menus::{Button, Entry, Is, MenuList, Menus};
pub use page::{Block, BlockKind, Head, Layout, Options, Page, Place};
pub use picture::{Picture, Source};
pub use product::ProductPage;
pub use promotion::{Action, Art, BannerPlace, Moment, Offer, Promotion};
pub use prose::Prose;
pub use text::{Markdown, Text};
pub use values::{Count, EntityName, Phone, Segment};

/// Every record.
#[derive(Debug, Default)]
pub struct Content {
    pages: BTreeMap<Box<str>, Record<Page>>,
    promotions: BTreeMap<Box<str>, Record<Offer>>,
    footer: Option<Record<Footer>>,
    menus: Option<Record<Menus>>,
    /// Slugs of the pages that editors have added to those of the product.
    added: Vec<Slug>,
    /// The pages of the product.
    product: Vec<ProductPage>,
}

/// What content may name beside the operator's sports and leagues.
#[derive(Clone, Copy)]
pub struct Known<'a> {
    /// The kinds of blocks.
    pub blocks: &'a [BlockKind],
    /// The pages of the product.
    pub pages: &'a [ProductPage],
    /// Slugs that no page of the editors may have.
    pub reserved: &'a BTreeSet<Slug>,
}

#[derive(Debug)]
struct Record<T> {
    value: T,
    file: ContentFile,
    /// Fingerprint in each language of the site.
    prints: Vec<u64>,
}

/// The page whose blocks are missed when there are none.
const HOME: &str = "home";

impl Content {
    /// Reads the files, in the languages of the site, the default first. Also returns all errors
    /// and warnings.
    pub fn load(
        files: Vec<ContentFile>,
        known: Known<'_>,
        locales: &[Locale],
    ) -> (Self, Vec<Diagnostic>) {
        product::among(known.pages, || {
            let mut reading = Reading::new(known, locales);
            let records = reading.records(files);
            let paths = paths_of_pages(known, &records);
            let paths: Vec<&str> = paths.iter().map(String::as_str).collect();
            for (key, file) in records {
                reading.record(key, file, &paths);
            }
            reading.finish(&paths)
        })
    }

    /// Checks the address of a page, which is the name of its file, and that a page of the editors
    /// has the words of its head.
    fn admit(&mut self, slug: &str, head: &Head, known: Known<'_>, reader: &mut Reader<'_>) {
        if known.is_composed(slug) {
            return;
        }
        let composed: Vec<&str> = known.composed().collect();
        let Some(slug) = Slug::parse(slug) else {
            return;
        };
        if known.reserved.contains(&slug) {
            let message = format!("`/{slug}` is the address of a page that takes no blocks");
            let hint = format!(
                "give the file another name; pages of the product that take blocks: {}",
                composed.join(", ")
            );
            reader.error(message, 0..0, "", &hint);
            return;
        }
        if !reader.is_clean() {
            // The head may be missing because of another mistake.
            self.added.push(slug);
            return;
        }
        for (name, is_there) in [
            ("title", head.title.is_some()),
            ("description", head.description.is_some()),
        ] {
            if is_there {
                continue;
            }
            let hint = match likely(slug.as_str(), composed.iter().copied()) {
                Some(likely) => format!(
                    "this file is a page of its own at /{slug}; did you mean content/pages/{likely}.toml?"
                ),
                None => format!("add `{name} = \"…\"`: this file is a page of its own at /{slug}"),
            };
            reader.error(format!("missing option `{name}`"), 0..0, "", &hint);
        }
        self.added.push(slug);
    }

    /// Names of pages and promotions in links that do not exist. A promotion that is over may be
    /// named: its link is not shown.
    fn dead_names(&self, paths: &[&str]) -> Vec<Diagnostic> {
        let promotions: Vec<&str> = self.promotions.keys().map(|it| &**it).collect();
        let keys = paths
            .iter()
            .map(|path| product::key_of(&self.product, path));
        let keys: Vec<&str> = keys.collect();
        let dead = self.links().filter_map(|(file, link)| {
            let (what, name, known) = match link.named? {
                Named::Page(key) if !paths.contains(&link.target) => ("page", key, &keys),
                Named::Promotion(slug) if !promotions.contains(&slug) => {
                    ("promotion", slug, &promotions)
                }
                _ => return None,
            };
            let hint = match likely(name, known.iter().copied()) {
                Some(likely) => format!("did you mean `{likely}`?"),
                None => format!("{what}s: {}", known.join(", ")),
            };
            let wrong = Diagnostic::error(format!("there is no {what} `{name}`"));
            Some(wrong.at(&file.path, &file.text, link.at, "").hint(hint))
        });
        dead.collect()
    }

    /// The footer of every page.
    pub fn footer(&self) -> Option<&Footer> {
        Some(&self.footer.as_ref()?.value)
    }

    /// The page with this slug.
    pub fn page(&self, slug: &str) -> Option<&Page> {
        Some(&self.pages.get(slug)?.value)
    }

    /// The pages of the product.
    pub fn product(&self) -> impl Iterator<Item = &ProductPage> {
        self.product.iter()
    }

    /// The page of the product at this path.
    pub fn product_page(&self, path: &str) -> Option<&ProductPage> {
        self.product.iter().find(|page| page.path == path)
    }

    /// Whether a site with these parts has the page at this path, if it is one of the product's.
    pub fn has_page(&self, path: &str, features: &Features) -> bool {
        let page = self.product_page(path);
        page.is_none_or(|page| (page.is_wanted)(features))
    }

    /// The menus of every page.
    pub fn menus(&self) -> Option<&Menus> {
        Some(&self.menus.as_ref()?.value)
    }

    /// Slugs of the pages that editors have added, in order.
    pub fn added(&self) -> &[Slug] {
        &self.added
    }

    /// The file of a page.
    pub fn file_of_page(&self, slug: &str) -> Option<&ContentFile> {
        Some(&self.pages.get(slug)?.file)
    }

    /// The promotion with this slug, whether or not it is on.
    pub fn promotion(&self, slug: &str) -> Option<&Offer> {
        Some(&self.promotions.get(slug)?.value)
    }

    /// Every promotion with its slug.
    pub fn promotions(&self) -> impl Iterator<Item = (&str, &Offer)> {
        let all = self.promotions.iter();
        all.map(|(slug, record)| (&**slug, &record.value))
    }

    /// Fingerprint of a record in the locale with this index; 0 if there is no such record.
    pub fn fingerprint(&self, key: &Key, locale: usize) -> u64 {
        let prints = match key.kind {
            Kind::Page => self.pages.get(&key.slug).map(|it| &it.prints),
            Kind::Promotion => self.promotions.get(&key.slug).map(|it| &it.prints),
            Kind::Footer => self.footer.as_ref().map(|it| &it.prints),
            // Pages read the menus as they are shown.
            Kind::Menus => None,
        };
        prints.map_or(0, |prints| prints[locale])
    }

    /// Reports names in records that the catalogue does not have. Not an error: the league may be
    /// over.
    pub fn unknown_names(&self, catalogue: &Catalogue) -> Vec<Diagnostic> {
        let names = self.placed_names();
        names
            .filter_map(|(file, name)| unknown_name(name, file, catalogue))
            .collect()
    }

    /// The sports and leagues that records name.
    pub fn names(&self) -> impl Iterator<Item = EntityName<'_>> {
        self.placed_names().map(|(_, name)| name)
    }

    fn placed_names(&self) -> impl Iterator<Item = (&ContentFile, EntityName<'_>)> {
        let of_blocks = self.pages.values().flat_map(|Record { value, file, .. }| {
            let names = value.blocks.iter().flat_map(|block| block.options.names());
            names.map(move |name| (file, name))
        });
        let of_links = self.links().filter_map(|(file, link)| match link.named? {
            Named::Entity(name) => Some((file, name)),
            _ => None,
        });
        of_blocks.chain(of_links)
    }

    /// The links of records, each with its file.
    pub fn links(&self) -> impl Iterator<Item = (&ContentFile, Linked<'_>)> {
        let of_pages = self.pages.values().flat_map(|Record { value, file, .. }| {
            let links = value.blocks.iter().flat_map(|block| block.options.links());
            let prose = value.prose.iter().flat_map(Prose::links);
            links.map(move |link| (file, link)).chain(prose)
        });
        let of_promotions = self.promotions.values().flat_map(|it| {
            let Offer { promotion, terms } = &it.value;
            let action = promotion.action.iter();
            let action = action.map(|action| (&it.file, action.link.linked()));
            action.chain(terms.iter().flat_map(Prose::links))
        });
        let of_menus = self
            .menus
            .iter()
            .flat_map(|Record { value, file, .. }| value.links().map(move |link| (file, link)));
        of_pages.chain(of_promotions).chain(of_menus)
    }

    /// The pictures of records, each with its file.
    pub fn pictures(&self) -> impl Iterator<Item = (&ContentFile, &Picture)> {
        let of_pages = self.pages.values().flat_map(|Record { value, file, .. }| {
            let blocks = value.blocks.iter();
            let pictures = blocks.flat_map(|block| block.options.pictures());
            pictures.map(move |picture| (file, picture))
        });
        let of_promotions = self
            .promotions
            .values()
            .filter_map(|it| Some((&it.file, it.value.promotion.image.as_ref()?)));
        of_pages.chain(of_promotions)
    }

    /// The addresses that records show in a frame, each with its file.
    pub fn framed(&self) -> impl Iterator<Item = (&ContentFile, Linked<'_>)> {
        self.pages.values().flat_map(|Record { value, file, .. }| {
            let framed = value.blocks.iter().flat_map(|block| block.options.framed());
            framed.map(move |address| (file, address))
        })
    }

    /// An error for each added page whose path a sport has.
    pub fn collisions(&self, catalogue: &Catalogue) -> Vec<Diagnostic> {
        let taken = self.added.iter().filter_map(|slug| {
            let sport = catalogue.sport_of_slug(slug.as_str())?;
            let file = self.file_of_page(slug.as_str())?;
            let message = format!("`/{slug}` is the path of a sport of the operator");
            let wrong = Diagnostic::error(message).at(&file.path, &file.text, 0..0, "");
            Some(wrong.hint(format!(
                "give the file another name, or the sport {} another key",
                sport.id
            )))
        });
        taken.collect()
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

impl<'k> Known<'k> {
    /// The slugs of the pages of the product that editors compose.
    fn composed(&self) -> impl Iterator<Item = &'static str> + use<'k> {
        self.pages.iter().filter_map(|page| page.composed)
    }

    fn is_composed(&self, slug: &str) -> bool {
        self.composed().any(|composed| composed == slug)
    }
}

/// Content while its files are read, one after another.
struct Reading<'k> {
    known: Known<'k>,
    locales: &'k [Locale],
    content: Content,
    proses: Proses,
    /// Whether there are these files, even if they cannot be used.
    has_footer: bool,
    has_menus: bool,
    found: Vec<Diagnostic>,
}

impl<'k> Reading<'k> {
    fn new(known: Known<'k>, locales: &'k [Locale]) -> Self {
        let content = Content {
            product: known.pages.to_vec(),
            ..Content::default()
        };
        Self {
            known,
            locales,
            content,
            proses: Proses::default(),
            has_footer: false,
            has_menus: false,
            found: Vec::new(),
        }
    }

    /// The files of records, each with its key. Texts are set aside for their records.
    fn records(&mut self, files: Vec<ContentFile>) -> Vec<(Key, ContentFile)> {
        let mut records = Vec::new();
        for file in files {
            if file.path.extension().is_some_and(|it| it == "md") {
                self.found.extend(self.proses.add(file).err());
                continue;
            }
            let below = file.path.strip_prefix("content").unwrap_or(&file.path);
            match Key::of_file(below) {
                Ok(key) => records.push((key, file)),
                Err((message, hint)) => {
                    let wrong = Diagnostic::error(message).at(&file.path, &file.text, 0..0, "");
                    self.found.push(wrong.hint(hint));
                }
            }
        }
        records
    }

    /// Reads a record. `paths` are those of all pages that it may link to.
    fn record(&mut self, Key { kind, slug }: Key, file: ContentFile, paths: &[&str]) {
        match kind {
            Kind::Page => self.page(slug, file),
            Kind::Promotion => self.promotion(slug, file),
            Kind::Footer => {
                let mut reader = Reader::new(&file.path, &file.text);
                let read = footer::footer(&mut reader, paths, self.locales);
                self.found.extend(reader.into_found());
                self.has_footer = true;
                self.content.footer = read.map(|(value, prints)| Record {
                    value,
                    file,
                    prints,
                });
            }
            Kind::Menus => {
                let mut reader = Reader::new(&file.path, &file.text);
                let read = menus::menus(&mut reader, self.locales);
                self.found.extend(reader.into_found());
                self.has_menus = true;
                self.content.menus = read.map(|value| Record {
                    value,
                    file,
                    prints: Vec::new(),
                });
            }
        }
    }

    fn page(&mut self, slug: Box<str>, file: ContentFile) {
        let mut notes = Vec::new();
        let mut reader = Reader::new(&file.path, &file.text);
        let prose = self
            .proses
            .take(Kind::Page, &slug, self.locales, &mut notes);
        let (mut value, mut prints) = page::page(&mut reader, self.known.blocks, self.locales);
        add_prose(&mut prints, prose.as_ref());
        value.prose = prose;
        self.content
            .admit(&slug, &value.head, self.known, &mut reader);
        self.found.extend(reader.into_found());
        self.found.extend(notes);
        let record = Record {
            value,
            file,
            prints,
        };
        self.content.pages.insert(slug, record);
    }

    fn promotion(&mut self, slug: Box<str>, file: ContentFile) {
        let mut notes = Vec::new();
        let mut reader = Reader::new(&file.path, &file.text);
        let terms = self
            .proses
            .take(Kind::Promotion, &slug, self.locales, &mut notes);
        let read = promotion::promotion(&mut reader, self.locales);
        self.found.extend(reader.into_found());
        self.found.extend(notes);
        if let Some((promotion, mut prints)) = read {
            add_prose(&mut prints, terms.as_ref());
            let record = Record {
                value: Offer { promotion, terms },
                file,
                prints,
            };
            self.content.promotions.insert(slug, record);
        }
    }

    /// The content, and everything that was found, with what concerns several files or a file that is
    /// not there.
    fn finish(mut self, paths: &[&str]) -> (Content, Vec<Diagnostic>) {
        let content = &self.content;
        self.found.extend(self.proses.left(|kind| match kind {
            Kind::Promotion => content.promotions.keys().map(|it| &**it).collect(),
            _ => content.pages.keys().map(|it| &**it).collect(),
        }));
        self.found.extend(content.dead_names(paths));
        let restore = "restore the file";
        let mut absent = |is_there: bool, message: &str, hint: &str| {
            if !is_there {
                self.found.push(Diagnostic::warning(message).hint(hint));
            }
        };
        absent(
            content.pages.contains_key(HOME),
            &format!("there is no content/pages/{HOME}.toml: the page {HOME} has no blocks"),
            "restore the file, or add an empty one if the page needs no blocks",
        );
        absent(
            self.has_footer,
            "there is no content/footer.toml: the pages name no operator, licence or helpline",
            restore,
        );
        absent(
            self.has_menus,
            "there is no content/menus.toml: the pages have no menus",
            restore,
        );
        (self.content, self.found)
    }
}

/// The paths of all pages that a link may name: those of the product, and those that editors add.
fn paths_of_pages(known: Known<'_>, records: &[(Key, ContentFile)]) -> Vec<String> {
    let product = known.pages.iter().map(|page| page.path.to_owned());
    let is_added = |key: &&Key| key.kind == Kind::Page && !known.is_composed(&key.slug);
    let added = records.iter().map(|(key, _)| key).filter(is_added);
    product
        .chain(added.map(|key| ["/", &*key.slug].concat()))
        .collect()
}

/// Adds a text to the fingerprints of its record.
fn add_prose(prints: &mut [u64], prose: Option<&Prose>) {
    let Some(prose) = prose else {
        return;
    };
    for (locale, print) in prints.iter_mut().enumerate() {
        let mut all = Fingerprinter::default();
        all.number(*print).text(prose.source().get(locale));
        *print = all.finish();
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
