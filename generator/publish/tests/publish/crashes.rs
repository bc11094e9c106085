//! A publisher that dies at each of its writes, or just after one whose answer it does not hear.

use std::fmt;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use jiff::SignedDuration;
use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{
    CopyOptions, Error, GetOptions, GetResult, ListResult, MultipartUpload, ObjectMeta,
    ObjectStore, ObjectStoreExt, PutMultipartOptions, PutOptions, PutPayload, PutResult, Result,
};
use publish::{Options, Target};

use crate::support::{Files, Site, assert_whole, at_once, own, publisher};

/// A store that stops answering after so many writes.
#[derive(Clone, Debug)]
struct Mortal(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    store: InMemory,
    /// Writes that are left.
    left: AtomicUsize,
    /// Whether the write at which it stops is still done.
    does_last: bool,
    /// What stood after each write, for whoever reads on.
    seen: Mutex<Vec<Files>>,
}

impl Mortal {
    fn new(store: &InMemory, writes: usize, does_last: bool) -> Self {
        Self(Arc::new(Inner {
            store: store.clone(),
            left: AtomicUsize::new(writes),
            does_last,
            seen: Mutex::default(),
        }))
    }

    fn target(&self) -> Target {
        Target::objects(Arc::new(self.clone()), "site")
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
        let stands = all(&self.0.store).await;
        self.0.seen.lock().expect("lives").push(stands);
        if is_last { Err(dead()) } else { written }
    }
}

fn dead() -> Error {
    Error::Generic {
        store: "Mortal",
        source: "it does not answer any more".into(),
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
        options: PutOptions,
    ) -> Result<PutResult> {
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
async fn all(store: &InMemory) -> Files {
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

const ENDLESS: usize = usize::MAX;

/// Publishes `then` after a publish of `second` over `first` that died after so many writes.
/// Returns whether it died.
async fn dies_and_goes_on(
    sites: &[Site],
    [first, second, then]: [usize; 3],
    writes: usize,
    does_last: bool,
    concurrency: usize,
) -> bool {
    let me = publisher("me");
    let options = Options {
        concurrency,
        ..at_once(&me)
    };
    let store = InMemory::new();
    let lives = Mortal::new(&store, ENDLESS, true);
    sites[first]
        .publish(&lives.target(), &options)
        .await
        .expect("publishes");
    let mortal = Mortal::new(&store, writes, does_last);
    let died = sites[second]
        .publish(&mortal.target(), &options)
        .await
        .is_err();
    let case = format!("{first} {second} {then}, {writes} writes, {does_last}, {concurrency}");
    let summary = sites[then]
        .publish(&lives.target(), &options)
        .await
        .unwrap_or_else(|error| panic!("{case}: {error}"));
    assert_eq!(own(&all(&store).await), sites[then].files, "{case}");
    let seen = [&lives, &mortal].map(|it| it.0.seen.lock().expect("lives").clone());
    for stands in seen.iter().flatten() {
        assert_whole(&own(stands), sites);
    }
    if died && second == then && does_last {
        let sent = summary.pages + summary.assets + summary.resumed;
        assert!(sent <= sites[then].files.len(), "{case}: {summary:?}");
    }
    let before = all(&store).await;
    let idle = Mortal::new(&store, 1, false);
    sites[then]
        .publish(&idle.target(), &options)
        .await
        .unwrap_or_else(|error| panic!("{case}: wrote although nothing differs: {error}"));
    assert_eq!(all(&store).await, before, "{case}");
    died
}

#[tokio::test]
async fn whatever_write_a_publisher_dies_at_the_target_is_whole_and_the_next_one_finishes() {
    let sites = Site::three();
    for order in [[0, 1, 1], [0, 1, 2], [0, 1, 0], [1, 2, 1], [2, 0, 1]] {
        for (does_last, concurrency) in [(true, 1), (false, 1), (true, 32)] {
            let mut writes = 1;
            while dies_and_goes_on(&sites, order, writes, does_last, concurrency).await {
                writes += 1;
            }
            assert!(writes > 10, "a publish has more than {writes} writes");
        }
    }
}

#[tokio::test]
async fn a_publisher_that_dies_again_and_again_gets_there() {
    let sites = Site::three();
    let me = publisher("me");
    for lives_for in 20..26 {
        let store = InMemory::new();
        let mut tries = 0;
        for turn in 0..200 {
            let mortal = Mortal::new(&store, lives_for, turn % 2 == 0);
            // Another generation is due before the last one is through.
            let site = &sites[if turn < 20 { turn % 3 } else { 2 }];
            let done = site.publish(&mortal.target(), &at_once(&me)).await.is_ok();
            for stands in mortal.0.seen.lock().expect("lives").iter() {
                assert_whole(&own(stands), &sites);
            }
            tries += 1;
            if done && turn >= 20 {
                break;
            }
        }
        assert!(tries < 200, "{lives_for} writes a life");
        assert_eq!(own(&all(&store).await), sites[2].files);
    }
}

#[tokio::test]
async fn what_a_dead_run_has_uploaded_is_not_uploaded_again() {
    let sites = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    // Two writes before the first file: the list of what is in doubt, and the claim; two more see
    // to it that conditions are kept.
    let mortal = Mortal::new(&store, 8, true);
    sites[0]
        .publish(&mortal.target(), &at_once(&me))
        .await
        .expect_err("dies");
    let there = own(&all(&store).await).len();
    assert_eq!(there, 4);
    let lives = Mortal::new(&store, ENDLESS, true);
    let summary = sites[0]
        .publish(&lives.target(), &at_once(&me))
        .await
        .expect("publishes");
    assert_eq!(summary.resumed, there);
    assert_eq!(
        summary.pages + summary.assets,
        sites[0].files.len() - there,
        "{summary:?}"
    );
}

#[tokio::test]
async fn a_removed_asset_stays_until_its_grace_is_over() {
    let sites = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    let target = Mortal::new(&store, ENDLESS, true).target();
    let day = |days: i64| Options {
        now: jiff::Timestamp::UNIX_EPOCH + SignedDuration::from_hours(24 * days),
        ..Options::new(&me, jiff::Timestamp::UNIX_EPOCH)
    };
    sites[0].publish(&target, &day(0)).await.expect("publishes");
    let summary = sites[1]
        .publish(&target, &day(10))
        .await
        .expect("publishes");
    assert_eq!((summary.deleted, summary.awaiting), (1, 1), "{summary:?}");
    let stands = own(&all(&store).await);
    assert!(stands.contains_key("assets/core-1.js") && !stands.contains_key("gone.html"));
    // It is wanted again: nothing is uploaded for that.
    let summary = sites[2]
        .publish(&target, &day(10))
        .await
        .expect("publishes");
    assert_eq!((summary.assets, summary.awaiting), (0, 1), "{summary:?}");
    let summary = sites[2]
        .publish(&target, &day(11))
        .await
        .expect("publishes");
    assert_eq!((summary.deleted, summary.awaiting), (1, 0), "{summary:?}");
    assert_eq!(own(&all(&store).await), sites[2].files);
}
