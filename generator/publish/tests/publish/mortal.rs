//! A store that stops answering after a number of writes, as for a publisher that dies there.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{
    CopyOptions, Error, GetOptions, GetResult, ListResult, MultipartUpload, ObjectMeta,
    ObjectStore, ObjectStoreExt, PutMode, PutMultipartOptions, PutOptions, PutPayload, PutResult,
    Result,
};
use publish::Target;

use crate::support::Files;

/// A store that stops answering after a number of writes.
#[derive(Clone, Debug)]
pub struct Mortal(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: InMemory,
    /// Writes that are left.
    left: AtomicUsize,
    /// Whether the last write still succeeds.
    does_last: bool,
    /// Whether it ignores conditions.
    is_careless: bool,
    /// The content after each write, for a reader.
    seen: Mutex<Vec<Files>>,
}

impl Mortal {
    /// A store that stops at the write with this number.
    pub fn new(store: &InMemory, writes: usize, does_last: bool) -> Self {
        Self(Arc::new(Inner {
            store: store.clone(),
            left: AtomicUsize::new(writes),
            does_last,
            is_careless: false,
            seen: Mutex::default(),
        }))
    }

    /// A store that never stops, but ignores conditions.
    pub fn careless(store: &InMemory) -> Self {
        Self(Arc::new(Inner {
            store: store.clone(),
            left: AtomicUsize::new(ENDLESS),
            does_last: true,
            is_careless: true,
            seen: Mutex::default(),
        }))
    }

    /// As a target.
    pub fn target(&self) -> Target {
        Target::objects(Arc::new(self.clone()), "site")
    }

    /// The content after each write.
    pub fn seen(&self) -> Vec<Files> {
        self.0.seen.lock().expect("lives").clone()
    }

    fn lives(&self) -> Result<()> {
        match self.0.left.load(Ordering::SeqCst) {
            0 => Err(dead()),
            _ => Ok(()),
        }
    }

    async fn write<T>(&self, write: impl Future<Output = Result<T>>) -> Result<T> {
        self.lives()?;
        let is_last = self.0.left.fetch_sub(1, Ordering::SeqCst) == 1;
        if is_last && !self.0.does_last {
            return Err(dead());
        }
        let written = write.await;
        let stored = all(&self.0.store).await;
        self.0.seen.lock().expect("lives").push(stored);
        if is_last { Err(dead()) } else { written }
    }
}

fn dead() -> Error {
    Error::Generic {
        store: "Mortal",
        source: "it no longer answers".into(),
    }
}

impl fmt::Display for Mortal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("mortal")
    }
}

#[async_trait::async_trait]
impl ObjectStore for Mortal {
    async fn put_opts(
        &self,
        location: &Path,
        payload: PutPayload,
        mut options: PutOptions,
    ) -> Result<PutResult> {
        if self.0.is_careless {
            options.mode = PutMode::Overwrite;
        }
        self.write(self.0.store.put_opts(location, payload, options))
            .await
    }

    async fn put_multipart_opts(
        &self,
        _: &Path,
        _: PutMultipartOptions,
    ) -> Result<Box<dyn MultipartUpload>> {
        unreachable!("files are put whole")
    }

    async fn get_opts(&self, location: &Path, options: GetOptions) -> Result<GetResult> {
        self.lives()?;
        self.0.store.get_opts(location, options).await
    }

    fn delete_stream(
        &self,
        locations: BoxStream<'static, Result<Path>>,
    ) -> BoxStream<'static, Result<Path>> {
        let this = self.clone();
        locations
            .then(move |location| {
                let this = this.clone();
                async move {
                    let location = location?;
                    this.write(this.0.store.delete(&location)).await?;
                    Ok(location)
                }
            })
            .boxed()
    }

    fn list(&self, prefix: Option<&Path>) -> BoxStream<'static, Result<ObjectMeta>> {
        self.0.store.list(prefix)
    }

    async fn list_with_delimiter(&self, prefix: Option<&Path>) -> Result<ListResult> {
        self.0.store.list_with_delimiter(prefix).await
    }

    async fn copy_opts(&self, _: &Path, _: &Path, _: CopyOptions) -> Result<()> {
        unreachable!("nothing is copied")
    }
}

/// Everything below the target.
pub async fn all(store: &InMemory) -> Files {
    let prefix = Path::from("site");
    let found: Vec<ObjectMeta> = store
        .list(Some(&prefix))
        .try_collect()
        .await
        .expect("lists");
    let mut files = Files::new();
    for meta in found {
        let bytes = store.get(&meta.location).await.expect("is there");
        let name = meta.location.as_ref().trim_start_matches("site/");
        files.insert(
            name.to_owned(),
            bytes.bytes().await.expect("reads").to_vec(),
        );
    }
    files
}

/// An unlimited number of writes.
pub const ENDLESS: usize = usize::MAX;
