//! Publishes that would remove most pages from a target, from a folder without state.

use object_store::memory::InMemory;
use publish::{Options, Publisher, Target, publish_part};
use store::output::Manifest;
use store::shard::Shard;

use crate::mortal::{ENDLESS, Mortal, all};
use crate::support::{Site, at_once, own, publisher, share};

/// A site of this many pages, in the first generation of a new folder.
fn of(pages: usize) -> Site {
    let names: Vec<String> = (0..pages)
        .map(|page| format!("soccer/{page}.html"))
        .collect();
    let mut files: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "page")).collect();
    files.push(("assets/core-1.js", "core"));
    Site::new(1, &files)
}

fn lives(store: &InMemory) -> Target {
    Mortal::new(store, ENDLESS, true).target()
}

/// A target with twenty pages.
async fn twenty() -> InMemory {
    let store = InMemory::new();
    let first = publisher("first");
    let published = of(20).publish(&lives(&store), &at_once(&first)).await;
    assert_eq!(published.expect("publishes").pages, 20);
    store
}

#[tokio::test]
async fn a_tenth_of_a_site_does_not_replace_all_of_it() {
    let store = twenty().await;
    let before = all(&store).await;
    let new = publisher("a new machine");
    let mut options = at_once(&new);
    let error = of(2).publish(&lives(&store), &options).await;
    let error = error.expect_err("refused").to_string();
    assert!(
        error.contains(
            "18 of the 20 pages at objects in site would be removed, more than the 50 % that \
             content/site.toml allows; nothing was written there"
        ),
        "{error}"
    );
    assert!(
        error.contains("hint: ") && error.contains("--allow-removal"),
        "{error}"
    );
    assert_eq!(all(&store).await, before, "not even a list or a claim");
    options.removal_percent = 100;
    let tenth = of(2);
    let summary = tenth
        .publish(&lives(&store), &options)
        .await
        .expect("is allowed");
    assert_eq!(summary.deleted, 18);
    assert_eq!(own(&all(&store).await), tenth.files);
}

#[tokio::test]
async fn the_limit_counts_every_page_at_the_target() {
    let me = publisher("me");
    for (percent, pages, is_allowed) in [
        (50, 10, true),
        (50, 9, false),
        (0, 20, true),
        (0, 19, false),
    ] {
        let store = twenty().await;
        let options = Options {
            removal_percent: percent,
            ..at_once(&me)
        };
        let published = of(pages).publish(&lives(&store), &options).await;
        assert_eq!(
            published.is_ok(),
            is_allowed,
            "{pages} of 20 at {percent} %: {published:?}"
        );
    }
}

#[tokio::test]
async fn an_allowed_removal_that_has_begun_needs_no_second_permission() {
    let me = publisher("me");
    let allowed = Options {
        removal_percent: 100,
        concurrency: 1,
        ..at_once(&me)
    };
    let tenth = of(2);
    let mut finished = 0;
    for writes in 1.. {
        let store = twenty().await;
        let mortal = Mortal::new(&store, writes, true);
        if tenth.publish(&mortal.target(), &allowed).await.is_ok() {
            break;
        }
        let stored = own(&all(&store).await);
        match tenth.publish(&lives(&store), &at_once(&me)).await {
            Ok(_) => {
                assert_eq!(own(&all(&store).await), tenth.files);
                finished += 1;
            }
            Err(error) => {
                assert!(error.to_string().contains("18 of the 20 pages"), "{error}");
                assert_eq!(own(&all(&store).await), stored, "{writes} writes");
                assert_eq!(finished, 0, "once the root says so, it is decided");
            }
        }
    }
    assert!(
        finished > 18,
        "each deletion is a write that a run may die at"
    );
}

#[tokio::test]
async fn the_first_shard_checks_for_all() {
    let store = twenty().await;
    let before = all(&store).await;
    let shard = Shard { index: 0, count: 2 };
    let me = Publisher::of_shard("snapshot", shard);
    let part = of(1);
    let publish = async |others: usize, options: &Options<'_>| {
        let others: Vec<String> = (1..others)
            .map(|page| format!("soccer/{page}.html"))
            .collect();
        let own: Manifest = part.manifest.clone();
        publish_part(
            &own,
            &part.contents(),
            share(shard, &others),
            &lives(&store),
            options,
        )
        .await
    };
    let mut options = at_once(&me);
    let error = publish(2, &options).await.expect_err("refused").to_string();
    assert!(
        error.contains("18 of the 20 pages at objects in site"),
        "{error}"
    );
    assert_eq!(all(&store).await, before);
    // The pages of the other shards count too.
    publish(10, &options).await.expect("half may go");
    options.removal_percent = 100;
    let store = twenty().await;
    let own = part.manifest.clone();
    publish_part(
        &own,
        &part.contents(),
        share(shard, &[]),
        &lives(&store),
        &options,
    )
    .await
    .expect("is allowed");
}
