//! A small site in a folder, whose pages refer to assets and to each other, and a visitor who
//! checks that the site at a target is complete.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use catalogue::fingerprint;
use diagnostic::Diagnostic;
use edge::{About, Edge, Security};
use jiff::{SignedDuration, Timestamp};
use publish::{Options, Part, Publisher, Summary, Target, publish};
use store::output::{Contents, Manifest};
use store::shard::Shard;
use tempfile::TempDir;

/// The files somewhere, by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// One generation of a site.
pub struct Site {
    dir: TempDir,
    pub manifest: Manifest,
    pub files: Files,
}

/// A page that needs an asset and links to other pages.
pub fn page(text: &str, asset: &str, links: &[&str]) -> String {
    let links: String = links
        .iter()
        .map(|link| format!("<a href=\"/{link}\">"))
        .collect();
    format!("<script src=\"/{asset}\"></script>{text}{links}")
}

impl Site {
    /// A generation with these files.
    pub fn new(generation: u64, files: &[(&str, &str)]) -> Self {
        let dir = tempfile::tempdir().expect("temp");
        let mut site = Self {
            dir,
            manifest: Manifest {
                generation,
                files: BTreeMap::new(),
            },
            files: Files::new(),
        };
        for (file, text) in files {
            let path = site.folder().join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("makes");
            fs::write(path, text).expect("writes");
            let content = fingerprint::content(text.as_bytes());
            site.manifest.files.insert((*file).to_owned(), content);
            site.files
                .insert((*file).to_owned(), text.as_bytes().to_vec());
        }
        site
    }

    /// Three generations: assets and pages change, are added, are removed, and are added again.
    pub fn three() -> [Self; 3] {
        let (one, two) = ("assets/core-1.js", "assets/core-2.js");
        [
            Self::new(
                1,
                &[
                    (one, "core 1"),
                    ("assets/font.woff2", "font"),
                    ("index.html", &page("home 1", one, &["soccer", "gone"])),
                    ("soccer.html", &page("soccer 1", one, &["gone"])),
                    ("gone.html", &page("gone 1", one, &[])),
                    ("same.html", &page("same", "assets/font.woff2", &[])),
                ],
            ),
            Self::new(
                2,
                &[
                    (two, "core 2"),
                    ("assets/font.woff2", "font"),
                    (
                        "index.html",
                        &page("home 2", two, &["soccer", "soccer/new"]),
                    ),
                    ("soccer.html", &page("soccer 2", two, &["soccer/new"])),
                    ("soccer/new.html", &page("new 2", two, &[])),
                    ("same.html", &page("same", "assets/font.woff2", &[])),
                    ("robots.txt", "sitemap: /sitemap.xml"),
                ],
            ),
            Self::new(
                3,
                &[
                    (one, "core 1"),
                    ("assets/font.woff2", "font"),
                    ("index.html", &page("home 1", one, &["soccer", "gone"])),
                    ("soccer.html", &page("soccer 3", one, &["gone"])),
                    ("gone.html", &page("gone 3", one, &[])),
                    ("same.html", &page("same", "assets/font.woff2", &[])),
                    ("other.html", &page("other 3", one, &[])),
                ],
            ),
        ]
    }

    /// The folder of its files.
    pub fn folder(&self) -> &Path {
        self.dir.path()
    }

    /// Its files, to be read.
    pub fn contents(&self) -> Contents {
        Contents::of(self.dir.path())
    }

    /// Publishes it.
    pub async fn publish(
        &self,
        target: &Target,
        options: &Options<'_>,
    ) -> Result<Summary, Diagnostic> {
        publish(&self.manifest, &self.contents(), target, options).await
    }
}

/// What goes with the files of a small site.
pub static EDGE: LazyLock<Edge> = LazyLock::new(|| {
    Edge::new(&About {
        origin: "https://bets.example",
        locales: &["en-ZA"],
        aliases: &[],
        locale_in_url: false,
        moved: BTreeMap::new(),
        connect: &[],
        images: &[],
        streams: &[],
        scripts: &[],
        security: &Security::default(),
    })
});

/// A publisher of this name.
pub fn publisher(name: &str) -> Publisher {
    Publisher {
        identity: name.to_owned(),
        name: name.to_owned(),
    }
}

/// A publish that deletes at once.
pub fn at_once(publisher: &Publisher) -> Options<'_> {
    Options {
        grace: SignedDuration::ZERO,
        ..Options::new(publisher, &EDGE, Timestamp::UNIX_EPOCH)
    }
}

/// The files of the site, without the publisher's own.
pub fn own(files: &Files) -> Files {
    let mut files = files.clone();
    files.retain(|file, _| !file.starts_with(".sportsbook/"));
    files
}

/// Fails when a page belongs to no generation or lacks an asset.
pub fn assert_whole(stored: &Files, generations: &[Site]) {
    for (file, bytes) in stored.iter().filter(|(file, _)| file.ends_with(".html")) {
        assert!(
            generations
                .iter()
                .any(|site| site.files.get(file) == Some(bytes)),
            "{file} is of no generation"
        );
        let text = String::from_utf8_lossy(bytes);
        let asset = text
            .split("src=\"/")
            .nth(1)
            .and_then(|it| it.split('"').next());
        let asset = asset.expect("every page names an asset");
        assert!(stored.contains_key(asset), "{file} lacks {asset}");
    }
}

/// Fails when a page links to one that is missing.
pub fn assert_linked(stored: &Files) {
    for (file, bytes) in stored.iter().filter(|(file, _)| file.ends_with(".html")) {
        let text = String::from_utf8_lossy(bytes);
        for link in text.split("href=\"/").skip(1) {
            let link = link.split('"').next().expect("a link");
            let page = format!("{link}.html");
            assert!(stored.contains_key(&page), "{file} leads to {page}");
        }
    }
}

/// The share of a machine, on a site without sitemaps.
pub fn share(shard: Shard, others: &[String]) -> Part<'_> {
    Part {
        shard,
        others,
        sitemap_index: |_, _| None,
    }
}
