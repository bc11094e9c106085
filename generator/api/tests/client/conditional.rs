//! Answers that are cached, and fetched again only when they have changed.

use std::sync::atomic::Ordering;

use api::{Client, ClientOptions};

use crate::operator::{Operator, Reply, sport};

fn client(operator: &Operator, cache: &tempfile::TempDir) -> Client {
    Client::new(ClientOptions {
        cache: Some(cache.path().to_path_buf()),
        ..operator.options()
    })
    .expect("a client")
}

#[tokio::test]
async fn an_answer_that_has_not_changed_is_read_from_the_disk() {
    let cache = tempfile::tempdir().expect("a folder");
    let answer = Reply::page(vec![sport(1)], 1, 1, 1).header("etag", "\"v1\"");
    let operator = Operator::start()
        .await
        .on("sports", [answer, Reply::new(304, "")]);
    client(&operator, &cache)
        .sports("en-ZA")
        .await
        .expect("sports");
    // A new client, as for a new build.
    let again = client(&operator, &cache);
    assert_eq!(again.sports("en-ZA").await.expect("sports")[0].id, 1);
    assert_eq!(again.stats().not_modified.load(Ordering::Relaxed), 1);
    let sent: Vec<_> = operator
        .calls()
        .iter()
        .map(|call| call.header("if-none-match").map(str::to_owned))
        .collect();
    assert_eq!(sent, [None, Some("\"v1\"".to_owned())]);
}

#[tokio::test]
async fn a_changed_answer_replaces_the_cached_one() {
    let cache = tempfile::tempdir().expect("a folder");
    let version =
        |id: u64| Reply::page(vec![sport(id)], 1, 1, 1).header("etag", format!("\"v{id}\""));
    let operator = Operator::start()
        .await
        .on("sports", [version(1), version(2), Reply::new(304, "")]);
    for expected in [1, 2, 2] {
        let sports = client(&operator, &cache)
            .sports("en-ZA")
            .await
            .expect("sports");
        assert_eq!(sports[0].id, expected);
    }
    assert_eq!(operator.calls()[2].header("if-none-match"), Some("\"v2\""));
}

#[tokio::test]
async fn languages_are_cached_separately() {
    let cache = tempfile::tempdir().expect("a folder");
    let answer = Reply::page(vec![sport(1)], 1, 1, 1).header("etag", "\"v1\"");
    let operator = Operator::start().await.on("sports", [answer]);
    let client = client(&operator, &cache);
    client.sports("en-ZA").await.expect("sports");
    client.sports("br").await.expect("sports");
    assert_eq!(operator.calls()[1].header("if-none-match"), None);
}

#[tokio::test]
async fn failures_and_broken_answers_are_never_cached() {
    let cache = tempfile::tempdir().expect("a folder");
    let operator = Operator::start().await.on(
        "sports",
        [
            Reply::new(500, "{}").header("etag", "\"e\""),
            Reply::new(200, r#"{"data": ["#).header("etag", "\"half\""),
            Reply::page(vec![sport(1)], 1, 1, 1),
        ],
    );
    client(&operator, &cache)
        .sports("en-ZA")
        .await
        .expect("sports");
    assert!(
        operator
            .calls()
            .iter()
            .all(|call| call.header("if-none-match").is_none())
    );
}

#[tokio::test]
async fn a_damaged_cache_costs_a_call_but_not_the_build() {
    let cache = tempfile::tempdir().expect("a folder");
    let answer = Reply::page(vec![sport(1)], 1, 1, 1).header("etag", "\"v1\"");
    let operator = Operator::start().await.on("sports", [answer]);
    client(&operator, &cache)
        .sports("en-ZA")
        .await
        .expect("sports");
    for folder in std::fs::read_dir(cache.path()).expect("a folder").flatten() {
        for file in std::fs::read_dir(folder.path())
            .into_iter()
            .flatten()
            .flatten()
        {
            std::fs::write(file.path(), "half").expect("written");
        }
    }
    client(&operator, &cache)
        .sports("en-ZA")
        .await
        .expect("sports");
    assert_eq!(operator.calls()[1].header("if-none-match"), None);
}

#[tokio::test]
async fn a_not_modified_without_a_cached_answer_is_reported() {
    let operator = Operator::start().await.on("sports", [Reply::new(304, "")]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("nothing is cached");
    assert!(
        error
            .to_string()
            .ends_with("304 Not Modified: although no answer is cached"),
        "{error}"
    );
}
