//! The metadata of objects, and the lists that a publish writes for others.

use std::collections::BTreeMap;
use std::sync::Arc;

use object_store::memory::InMemory;
use object_store::path::Path;
use object_store::{Attribute, ObjectStoreExt};
use publish::{Coding, Lists, Options, Target};

use crate::mortal::all;
use crate::support::{Site, at_once, publisher};

async fn headers(store: &InMemory, file: &str) -> BTreeMap<&'static str, String> {
    let found = store
        .get(&Path::from(format!("site/{file}")))
        .await
        .expect("is there");
    let name = |attribute: &Attribute| match attribute {
        Attribute::ContentType => "type",
        Attribute::CacheControl => "cache",
        Attribute::ContentEncoding => "coding",
        _ => "other",
    };
    let all = found.attributes.iter();
    all.map(|(key, value)| (name(key), value.to_string()))
        .filter(|(name, _)| *name != "other")
        .collect()
}

async fn body(store: &InMemory, file: &str) -> Vec<u8> {
    let found = store.get(&Path::from(format!("site/{file}"))).await;
    let bytes = found.expect("is there").bytes().await;
    bytes.expect("reads").to_vec()
}

#[tokio::test]
async fn every_object_has_its_headers() {
    let [site, ..] = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    let target = Target::objects(Arc::new(store.clone()), "site");
    site.publish(&target, &at_once(&me))
        .await
        .expect("publishes");
    let page = headers(&store, "index.html").await;
    assert_eq!(page["type"], "text/html; charset=utf-8");
    assert_eq!(page["cache"], "public, max-age=0, must-revalidate");
    assert!(!page.contains_key("coding"));
    let font = headers(&store, "assets/font.woff2").await;
    assert_eq!(font["type"], "font/woff2");
    assert_eq!(font["cache"], "public, max-age=31536000, immutable");
}

#[tokio::test]
async fn text_is_stored_compressed_on_request_and_uploaded_again_when_it_changes() {
    let [site, ..] = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    let target = Target::objects(Arc::new(store.clone()), "site");
    let with = |coding| Options {
        coding,
        ..at_once(&me)
    };
    let sent = |coding| {
        let (site, target, options) = (&site, &target, with(coding));
        async move { site.publish(target, &options).await.expect("publishes") }
    };
    sent(Coding::Brotli).await;
    assert_eq!(headers(&store, "index.html").await["coding"], "br");
    assert!(
        !headers(&store, "assets/font.woff2")
            .await
            .contains_key("coding")
    );
    let summary = sent(Coding::Gzip).await;
    assert_eq!((summary.pages, summary.assets), (4, 1), "{summary:?}");
    assert_eq!(headers(&store, "index.html").await["coding"], "gzip");
    let stored = body(&store, "index.html").await;
    assert_eq!(&stored[..2], [0x1f, 0x8b]);
    sent(Coding::Identity).await;
    assert_eq!(body(&store, "index.html").await, site.files["index.html"]);
}

#[tokio::test]
async fn urls_to_purge_are_listed() {
    let sites = Site::three();
    let me = publisher("me");
    let dir = tempfile::tempdir().expect("temp");
    let lists = Lists {
        folder: dir.path().to_path_buf(),
        origin: "https://bets.example".to_owned(),
        indexed: true,
        key: None,
        is_listed: |_| true,
    };
    let target = Target::objects(Arc::new(InMemory::new()), "site");
    let options = Options {
        lists: Some(&lists),
        ..at_once(&me)
    };
    let read = |name: &str| std::fs::read_to_string(dir.path().join(name)).expect("reads");
    sites[0]
        .publish(&target, &options)
        .await
        .expect("publishes");
    assert_eq!(read("purge.txt"), "", "nothing was there before");
    assert!(read("indexnow.json").contains("https://bets.example/gone"));
    let summary = sites[1]
        .publish(&target, &options)
        .await
        .expect("publishes");
    assert_eq!(
        read("purge.txt").lines().collect::<Vec<_>>(),
        [
            "https://bets.example/assets/core-1.js",
            "https://bets.example/gone",
            "https://bets.example/",
            "https://bets.example/robots.txt",
            "https://bets.example/soccer",
            "https://bets.example/soccer/new",
        ]
    );
    assert_eq!(summary.purged, 6);
    let submitted = read("indexnow.json");
    assert!(submitted.contains("https://bets.example/gone"));
    assert!(!submitted.contains("robots") && !submitted.contains("\"key\""));
}

#[tokio::test]
async fn only_what_differs_is_uploaded() {
    let me = publisher("me");
    let store = InMemory::new();
    let target = Target::objects(Arc::new(store.clone()), "site");
    let pages: Vec<(String, String)> = (0..2_000)
        .map(|number| (format!("soccer/{number}.html"), number.to_string()))
        .collect();
    let mut files: Vec<(&str, &str)> = pages
        .iter()
        .map(|(file, text)| (file.as_str(), text.as_str()))
        .collect();
    let before = Site::new(1, &files);
    before
        .publish(&target, &at_once(&me))
        .await
        .expect("publishes");
    files[700].1 = "changed";
    files.remove(3);
    let after = Site::new(2, &files);
    let summary = after
        .publish(&target, &at_once(&me))
        .await
        .expect("publishes");
    assert_eq!(
        (summary.pages, summary.deleted, summary.files),
        (1, 1, 1_999)
    );
}

#[tokio::test]
async fn a_bucket_of_others_is_refused_and_adopted_with_its_objects() {
    let me = publisher("me");
    let site = &Site::three()[0];
    for (name, is_foreign) in [
        ("site/humans.txt", true),
        ("site/a/b/c.png", true),
        ("humans.txt", false),
        ("site/.sportsbook/snapshots/1f", false),
    ] {
        let store = InMemory::new();
        let put = store.put(&Path::from(name), "we".into()).await;
        put.expect("puts");
        let target = Target::objects(Arc::new(store.clone()), "site");
        let published = site.publish(&target, &at_once(&me)).await;
        match published {
            Err(error) => {
                assert!(is_foreign, "{name}: {error}");
                let error = error.to_string();
                let file = name.strip_prefix("site/").expect("below");
                assert!(error.contains(&format!("it contains `{file}`;")), "{error}");
                assert_eq!(all(&store).await.len(), 1, "not even a manifest");
            }
            Ok(_) => assert!(!is_foreign, "{name}"),
        }
        let options = Options {
            adopt: true,
            ..at_once(&me)
        };
        let adopted = site.publish(&target, &options).await;
        adopted.expect("publishes");
        let again = site.publish(&target, &at_once(&me)).await;
        again.expect("it has a manifest now");
        assert!(store.get(&Path::from(name)).await.is_ok(), "{name}");
    }
}
