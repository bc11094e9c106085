//! Two publishers and one target.

use std::sync::Arc;
use std::time::Duration;

use object_store::ObjectStore;
use object_store::memory::InMemory;
use object_store::throttle::{ThrottleConfig, ThrottledStore};
use publish::{Options, Target};

use crate::mortal::{Mortal, all};
use crate::support::{Files, Site, at_once, own, publisher};

/// A store whose writes take this long.
fn slow(store: &InMemory, each: Duration) -> Target {
    let config = ThrottleConfig {
        wait_put_per_call: each,
        ..ThrottleConfig::default()
    };
    let store: Arc<dyn ObjectStore> = Arc::new(ThrottledStore::new(store.clone(), config));
    Target::objects(store, "site")
}

#[tokio::test(start_paused = true)]
async fn a_publisher_that_finds_another_at_work_gives_up() {
    let sites = Site::three();
    let store = InMemory::new();
    let (first, second) = (publisher("first"), publisher("second"));
    let slow = slow(&store, Duration::from_secs(3));
    let quick = Target::objects(Arc::new(store.clone()), "site");
    let late = async {
        tokio::time::sleep(Duration::from_secs(10)).await;
        sites[1].publish(&quick, &at_once(&second)).await
    };
    let first_options = at_once(&first);
    let (won, lost) = futures::join!(sites[0].publish(&slow, &first_options), late);
    assert_eq!(won.expect("wins").generation, 1);
    let error = lost.expect_err("loses").to_string();
    assert!(
        error.contains("first is publishing generation 1 to objects in site since 1970-01-01"),
        "{error}"
    );
    assert!(error.contains("hint: "), "{error}");
    let idle = sites[0]
        .publish(&quick, &at_once(&first))
        .await
        .expect("is published");
    assert_eq!((idle.pages, idle.assets, idle.deleted), (0, 0, 0));
}

#[tokio::test(start_paused = true)]
async fn of_two_that_begin_together_one_wins() {
    let sites = Site::three();
    let store = InMemory::new();
    let (first, second) = (publisher("first"), publisher("second"));
    let slow = slow(&store, Duration::from_millis(100));
    let (one, other) = (at_once(&first), at_once(&second));
    let (a, b) = futures::join!(
        sites[0].publish(&slow, &one),
        sites[1].publish(&slow, &other)
    );
    assert!(a.is_ok() != b.is_ok(), "{a:?} {b:?}");
    let (winner, who) = if a.is_ok() {
        (&sites[0], &first)
    } else {
        (&sites[1], &second)
    };
    let idle = winner
        .publish(&slow, &at_once(who))
        .await
        .expect("is published");
    assert_eq!((idle.pages, idle.assets, idle.deleted), (0, 0, 0));
}

#[tokio::test(start_paused = true)]
async fn the_run_of_a_dead_publisher_is_finished_by_another() {
    let sites = Site::three();
    let store = InMemory::new();
    let (first, second) = (publisher("first"), publisher("second"));
    let slow = slow(&store, Duration::from_secs(1));
    let quick = Target::objects(Arc::new(store.clone()), "site");
    let options = at_once(&first);
    // Dropped in the middle, like a process that is killed.
    tokio::time::timeout(Duration::from_secs(6), sites[0].publish(&slow, &options))
        .await
        .expect_err("is still at work");
    let begun = tokio::time::Instant::now();
    let patient = Options {
        patience: Duration::from_secs(30),
        ..at_once(&second)
    };
    let summary = sites[1]
        .publish(&quick, &patient)
        .await
        .expect("takes over");
    assert_eq!(summary.generation, 2);
    assert!(begun.elapsed() >= Duration::from_secs(30));
    let idle = sites[1]
        .publish(&quick, &patient)
        .await
        .expect("is published");
    assert_eq!((idle.pages, idle.assets, idle.deleted), (0, 0, 0));
}

#[tokio::test(start_paused = true)]
async fn a_publisher_that_was_taken_over_writes_nothing_more() {
    let sites = Site::three();
    let store = InMemory::new();
    let (first, second) = (publisher("first"), publisher("second"));
    let slow = slow(&store, Duration::from_secs(40));
    let quick = Target::objects(Arc::new(store.clone()), "site");
    let other = async {
        tokio::time::sleep(Duration::from_secs(170)).await;
        sites[1].publish(&quick, &at_once(&second)).await
    };
    let options = Options {
        concurrency: 1,
        ..at_once(&first)
    };
    let (first, second) = futures::join!(sites[0].publish(&slow, &options), other);
    second.expect("takes over");
    let error = first.expect_err("has lost").to_string();
    assert!(error.contains("second "), "{error}");
}

#[tokio::test]
async fn a_store_without_conditional_writes_is_refused_before_a_file_is_written() {
    let sites = Site::three();
    let me = publisher("me");
    let store = InMemory::new();
    let target = Mortal::careless(&store).target();
    let error = sites[0].publish(&target, &at_once(&me)).await;
    let error = error.expect_err("refused").to_string();
    assert!(
        error.contains("ignores conditions: it writes despite If-None-Match"),
        "{error}"
    );
    assert_eq!(own(&all(&store).await), Files::new());
}
