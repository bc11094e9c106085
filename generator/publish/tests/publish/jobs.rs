//! Shards that publish one site together, die, and are interrupted.

use std::sync::Arc;

use diagnostic::Diagnostic;
use object_store::memory::InMemory;
use publish::{Options, Outcome, Publisher, Target, publish_part};
use store::output::Manifest;
use store::shard::Shard;

use crate::mortal::{ENDLESS, Mortal, all};
use crate::support::{Site, at_once, own, publisher, share};

const COUNT: u32 = 3;

/// Publishes the part of a shard: every n-th page, and all assets.
async fn part(
    site: &Site,
    index: u32,
    target: &Target,
    snapshot: &str,
) -> Result<Outcome, Diagnostic> {
    let shard = Shard {
        index,
        count: COUNT,
    };
    let me = Publisher::of_shard(snapshot, shard);
    let mut own = Manifest::default();
    let mut others = Vec::new();
    for (number, (file, content)) in (0_u32..).zip(&site.manifest.files) {
        if !file.ends_with(".html") || number % COUNT == index {
            own.files.insert(file.clone(), *content);
        } else {
            others.push(file.clone());
        }
    }
    let options = Options {
        concurrency: 1,
        ..at_once(&me)
    };
    publish_part(
        &own,
        &site.contents(),
        share(shard, &others),
        target,
        &options,
    )
    .await
}

fn memory(store: &InMemory) -> Target {
    Target::objects(Arc::new(store.clone()), "site")
}

#[tokio::test]
async fn the_last_shard_joins_the_parts() {
    let sites = Site::three();
    let store = InMemory::new();
    let target = memory(&store);
    for (round, site) in sites.iter().enumerate() {
        let snapshot = round.to_string();
        for index in [2, 0] {
            let outcome = part(site, index, &target, &snapshot).await;
            assert!(matches!(outcome, Ok(Outcome::Part(_))), "{outcome:?}");
        }
        match part(site, 1, &target, &snapshot).await.expect("joins") {
            Outcome::Joined(summary) => assert_eq!(summary.files, site.files.len()),
            other => panic!("{other:?}"),
        }
        let stored = all(&store).await;
        assert_eq!(own(&stored), site.files);
        assert!(!stored.keys().any(|file| file.contains("/jobs/")));
        let again = part(site, 0, &target, &snapshot).await.expect("is done");
        assert_eq!(again, Outcome::Stands);
    }
}

#[tokio::test]
async fn a_shard_may_die_at_any_write_and_is_started_again() {
    let sites = Site::three();
    for dies in 0..COUNT {
        for does_last in [true, false] {
            for writes in 1.. {
                let store = InMemory::new();
                let target = memory(&store);
                for index in 0..COUNT {
                    part(&sites[0], index, &target, "one")
                        .await
                        .expect("is published");
                }
                let mut has_died = false;
                for index in 0..COUNT {
                    if index == dies {
                        let mortal = Mortal::new(&store, writes, does_last);
                        let died = part(&sites[1], index, &mortal.target(), "two").await;
                        has_died = died.is_err();
                    }
                    part(&sites[1], index, &target, "two")
                        .await
                        .unwrap_or_else(|error| panic!("{dies} {writes} {does_last}: {error}"));
                }
                let stored = own(&all(&store).await);
                assert_eq!(stored, sites[1].files, "{dies} {writes} {does_last}");
                if !has_died {
                    assert!(writes > 1, "a part has a write");
                    break;
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_publish_in_between_invalidates_the_parts() {
    let sites = Site::three();
    let store = InMemory::new();
    let target = memory(&store);
    for index in 0..COUNT - 1 {
        part(&sites[0], index, &target, "one")
            .await
            .expect("is published");
    }
    let me = publisher("me");
    sites[1]
        .publish(&target, &at_once(&me))
        .await
        .expect("takes over from a dead publisher");
    let last = part(&sites[0], COUNT - 1, &target, "one").await;
    assert!(matches!(last, Ok(Outcome::Part(_))), "{last:?}");
    // The manifest is still that of the publish, and the next one repairs what the part has
    // touched.
    sites[1]
        .publish(&target, &at_once(&me))
        .await
        .expect("publishes");
    assert_eq!(own(&all(&store).await), sites[1].files);
}

#[tokio::test]
async fn shards_of_different_projects_are_not_joined() {
    let sites = Site::three();
    let store = InMemory::new();
    let lives = Mortal::new(&store, ENDLESS, true);
    let target = lives.target();
    part(&sites[0], 0, &target, "one")
        .await
        .expect("is published");
    let before = all(&store).await;
    let error = part(&sites[1], 1, &target, "one").await;
    let error = error.expect_err("another project").to_string();
    assert!(
        error.contains("hint: all shards must be of one project"),
        "{error}"
    );
    assert_eq!(all(&store).await, before, "nothing of it was left there");
}
