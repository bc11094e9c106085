//! A publish target, and a visitor who reads from it all the time.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;

use object_store::{Error, ObjectStoreExt};
use tempfile::TempDir;

use crate::build::Random;
use crate::publish::{Files, files};
use crate::s3::S3;

/// A target.
pub enum Place {
    Bucket(S3),
    Folder(TempDir),
}

/// Reads a file of a target; `None` when it is missing.
pub type Read = Box<dyn Fn(&str) -> Option<Vec<u8>> + Send>;

impl Place {
    /// An empty folder.
    pub fn folder() -> Self {
        Self::Folder(tempfile::tempdir().expect("temp"))
    }

    /// The URL of the target.
    pub fn target(&self) -> String {
        match self {
            Self::Bucket(s3) => s3.target().to_owned(),
            Self::Folder(folder) => folder.path().display().to_string(),
        }
    }

    /// Its files on this machine.
    pub fn files(&self) -> Files {
        match self {
            Self::Bucket(s3) => files(&s3.bucket()),
            Self::Folder(folder) => files(folder.path()),
        }
    }

    /// A client: of a folder, or of a bucket over HTTP.
    pub fn client(&self) -> Read {
        match self {
            Self::Bucket(s3) => {
                let client = s3.client();
                let runtime = tokio::runtime::Builder::new_current_thread()
                    .enable_all()
                    .build()
                    .expect("a runtime");
                Box::new(move |name| {
                    runtime.block_on(async {
                        match client.get(&name.into()).await {
                            Ok(found) => Some(found.bytes().await.expect("reads").to_vec()),
                            Err(Error::NotFound { .. }) => None,
                            Err(error) => panic!("{name}: {error}"),
                        }
                    })
                })
            }
            Self::Folder(folder) => {
                let folder = folder.path().to_path_buf();
                Box::new(move |name| match fs::read(folder.join(name)) {
                    Ok(bytes) => Some(bytes),
                    Err(error) if error.kind() == std::io::ErrorKind::NotFound => None,
                    Err(error) => panic!("{name}: {error}"),
                })
            }
        }
    }
}

/// Counts of a visit.
#[derive(Debug, Default)]
pub struct Seen {
    /// Pages.
    pub pages: usize,
    /// Links followed.
    pub links: usize,
}

/// A client that reads pages, their assets, and the pages they link to.
pub struct Visitor {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Seen>,
}

impl Visitor {
    /// Starts reading a target that has one of these generations, or is about to.
    pub fn start(read: Read, generations: &[Files; 2]) -> Self {
        let stop = Arc::<AtomicBool>::default();
        let stopped = Arc::clone(&stop);
        let generations = generations.clone();
        let thread = std::thread::spawn(move || {
            let names = generations.iter().flat_map(Files::keys);
            let names: Vec<&String> = names.filter(|name| name.ends_with(".html")).collect();
            let mut visit = Visit {
                read,
                generations: &generations,
                random: Random(7),
                seen: Seen::default(),
            };
            while !stopped.load(Ordering::Relaxed) {
                let name = visit.one_of(&names);
                visit.begin_at(name);
            }
            visit.seen
        });
        Self { stop, thread }
    }

    /// Ends the visit.
    pub fn end(self) -> Seen {
        self.stop.store(true, Ordering::Relaxed);
        self.thread
            .join()
            .expect("everything that it read was whole")
    }
}

/// Links to follow from a page.
const HOPS: usize = 2;

struct Visit<'a> {
    read: Read,
    generations: &'a [Files; 2],
    random: Random,
    seen: Seen,
}

impl Visit<'_> {
    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        let limit = u64::try_from(all.len()).expect("few");
        all[usize::try_from(self.random.below(limit)).expect("small")]
    }

    fn is_in_every_generation(&self, name: &str) -> bool {
        self.generations
            .iter()
            .all(|files| files.contains_key(name))
    }

    /// Reads a page and, from one that always exists, follows links. Pages of one generation may
    /// link to each other while some are not uploaded yet or already deleted; what matters is that
    /// no link is dead then.
    fn begin_at(&mut self, name: &str) {
        let Some(page) = self.page(name) else {
            assert!(!self.is_in_every_generation(name), "{name} is not there");
            return;
        };
        let mut path = vec![(name.to_owned(), page)];
        while self.is_in_every_generation(name) && path.len() <= HOPS {
            let Some(next) = self.link(&path[path.len() - 1].1) else {
                return;
            };
            self.seen.links += 1;
            match self.page(&next) {
                Some(page) => path.push((next, page)),
                None => return self.must_have_changed(&path, &next),
            }
        }
    }

    /// A dead link is correct only where a page on the way to it was replaced after it was read.
    fn must_have_changed(&self, path: &[(String, Vec<u8>)], missing: &str) {
        let unchanged = |(name, page): &(String, Vec<u8>)| (self.read)(name).as_ref() == Some(page);
        let way: Vec<&String> = path.iter().map(|(name, _)| name).collect();
        assert!(
            !path.iter().all(unchanged),
            "{way:?} leads to {missing}, which is not there"
        );
    }

    /// A page, if it exists: complete and with its assets.
    fn page(&mut self, name: &str) -> Option<Vec<u8>> {
        let page = (self.read)(name)?;
        self.seen.pages += 1;
        let mut generations = self.generations.iter();
        let is_whole = generations.any(|files| files.get(name) == Some(&page));
        assert!(is_whole, "{name} is of no generation");
        let text = String::from_utf8_lossy(&page);
        for asset in text.split("href=\"/assets/").skip(1) {
            let asset = asset.split('"').next().expect("a name");
            let asset = format!("assets/{asset}");
            assert!((self.read)(&asset).is_some(), "{name} lacks {asset}");
        }
        Some(page)
    }

    /// The file that a link of the page leads to.
    fn link(&mut self, page: &[u8]) -> Option<String> {
        let text = String::from_utf8_lossy(page);
        let links = text.split("<a href=\"/").skip(1);
        let links: Vec<&str> = links.filter_map(|link| link.split('"').next()).collect();
        if links.is_empty() {
            return None;
        }
        Some(match self.one_of(&links) {
            "" => "index.html".to_owned(),
            link => format!("{link}.html"),
        })
    }
}
