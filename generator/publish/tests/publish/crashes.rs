//! A publisher that dies at each of its writes, or just after a write whose answer it does not
//! receive.

use jiff::SignedDuration;
use object_store::memory::InMemory;
use publish::Options;

use crate::mortal::{ENDLESS, Mortal, all};
use crate::support::{EDGE, Site, assert_linked, assert_whole, at_once, own, publisher};

/// Publishes `then` after a publish of `second` over `first` that died after this many writes.
/// Returns whether it died.
async fn dies_and_continues(
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
    let target = Mortal::new(&store, ENDLESS, true).target();
    sites[first]
        .publish(&target, &options)
        .await
        .expect("publishes");
    let lives = Mortal::new(&store, ENDLESS, true);
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
    for stored in lives.seen().into_iter().chain(mortal.seen()) {
        assert_whole(&own(&stored), sites);
        assert_linked(&own(&stored));
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
async fn a_publisher_may_die_at_any_write_and_the_next_one_finishes() {
    let sites = Site::three();
    for order in [[0, 1, 1], [0, 1, 2], [0, 1, 0], [1, 2, 1], [2, 0, 1]] {
        for (does_last, concurrency) in [(true, 1), (false, 1), (true, 32)] {
            let mut writes = 1;
            while dies_and_continues(&sites, order, writes, does_last, concurrency).await {
                writes += 1;
            }
            assert!(writes > 10, "a publish has more than {writes} writes");
        }
    }
}

#[tokio::test]
async fn a_publisher_that_dies_repeatedly_finishes() {
    let sites = Site::three();
    let me = publisher("me");
    for lives_for in 20..26 {
        let store = InMemory::new();
        let mut tries = 0;
        for turn in 0..200 {
            let mortal = Mortal::new(&store, lives_for, turn % 2 == 0);
            // Another generation is due before the previous one is through.
            let site = &sites[if turn < 20 { turn % 3 } else { 2 }];
            let done = site.publish(&mortal.target(), &at_once(&me)).await.is_ok();
            for stored in mortal.seen() {
                assert_whole(&own(&stored), &sites);
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
async fn files_that_a_dead_run_uploaded_are_not_uploaded_again() {
    let sites = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    // Two writes before the first file: the list of files in doubt, and the claim; two more check
    // conditional writes.
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
        ..Options::new(&me, &EDGE, jiff::Timestamp::UNIX_EPOCH)
    };
    sites[0].publish(&target, &day(0)).await.expect("publishes");
    let summary = sites[1]
        .publish(&target, &day(10))
        .await
        .expect("publishes");
    assert_eq!((summary.deleted, summary.awaiting), (1, 1), "{summary:?}");
    let stored = own(&all(&store).await);
    assert!(stored.contains_key("assets/core-1.js") && !stored.contains_key("gone.html"));
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
