//! Operators that fail: what is retried, what is not, and the text of the error.

use std::time::{Duration, Instant};

use api::client::{Client, ClientOptions, ErrorKind};
use serde_json::json;
use tokio::net::TcpListener;

use crate::operator::{Operator, Reply, match_, sport};

#[tokio::test]
async fn two_failures_and_then_an_answer() {
    let operator = Operator::start().await.on(
        "sports",
        [
            Reply::new(500, "oops"),
            Reply::new(502, ""),
            Reply::page(vec![sport(1)], 1, 1, 1),
        ],
    );
    let client = operator.client();
    let sports = client.sports("en-ZA").await.expect("sports in the end");
    assert_eq!(sports[0].name, "Sport 1");
    let stats = client.stats();
    assert_eq!(stats.requests.load(std::sync::atomic::Ordering::Relaxed), 3);
    assert_eq!(stats.retries.load(std::sync::atomic::Ordering::Relaxed), 2);
}

#[tokio::test]
async fn a_permanent_failure_names_tries_and_time() {
    let body = r#"{"error": {"code": "down", "message": "closed for repair"}}"#;
    let operator = Operator::start()
        .await
        .on("sports", [Reply::new(503, body)]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("never an answer");
    assert_eq!(error.tries, 5);
    let text = error.to_string();
    assert!(text.starts_with("GET http://127.0.0.1:"), "{text}");
    assert!(text.contains("/api/v2/sports?page=1&limit=500: the operator answered 503 Service Unavailable: closed for repair (5 tries in "), "{text}");
    assert!(error.hint().contains("build again"));
}

#[tokio::test]
async fn rejected_calls_are_not_retried() {
    for status in [400, 401, 403, 404, 410] {
        let operator = Operator::start()
            .await
            .on("sports", [Reply::new(status, "")]);
        let error = operator
            .client()
            .sports("en-ZA")
            .await
            .expect_err("refused");
        assert_eq!(error.tries, 1, "{error}");
        assert_eq!(operator.calls().len(), 1, "{error}");
    }
}

#[tokio::test]
async fn the_wait_that_the_operator_asks_for_is_kept() {
    let busy = Reply::new(429, "").header("retry-after", "1");
    let operator = Operator::start()
        .await
        .on("sports", [busy, Reply::page(vec![sport(1)], 1, 1, 1)]);
    let begun = Instant::now();
    operator.client().sports("en-ZA").await.expect("sports");
    assert!(begun.elapsed() >= Duration::from_secs(1));
}

#[tokio::test]
async fn a_wait_of_an_hour_fails_at_once() {
    let busy = Reply::new(503, "").header("retry-after", "3600");
    let operator = Operator::start().await.on("sports", [busy]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("too long");
    assert_eq!(error.tries, 1);
    assert!(
        error
            .to_string()
            .ends_with("503 Service Unavailable, and asks to wait 3600 s"),
        "{error}"
    );
}

#[tokio::test]
async fn a_partial_answer_is_retried_and_reported_with_its_position() {
    let whole = Reply::page(vec![sport(1)], 1, 1, 1);
    let half = r#"{"data": [{"id": 1, "name": "Soc"#;
    let operator = Operator::start()
        .await
        .on("sports", [Reply::new(200, half), whole]);
    operator
        .client()
        .sports("en-ZA")
        .await
        .expect("sports in the end");

    let operator = Operator::start()
        .await
        .on("sports", [Reply::new(200, half)]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("never whole");
    let text = error.to_string();
    assert!(
        text.contains("the answer ended after 32 bytes in the middle of a value: …"),
        "{text}"
    );
    assert!(text.contains("\"name\": \"Soc (5 tries"), "{text}");
}

#[tokio::test]
async fn a_page_of_html_is_shown_in_the_error() {
    let operator = Operator::start().await.on(
        "sports",
        [Reply::new(200, "<!doctype html><title>Sign in</title>")],
    );
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("no JSON");
    let text = error.to_string();
    assert!(
        text.contains("the answer is not JSON: expected value at byte 0: <!doctype html><titl…"),
        "{text}"
    );
    assert!(error.hint().contains("--api"));
}

#[tokio::test]
async fn a_broken_connection_is_retried() {
    let broken = Reply::new(200, r#"{"data": ["#).breaks();
    let operator = Operator::start().await.on(
        "sports",
        [broken.clone(), Reply::page(vec![sport(1)], 1, 1, 1)],
    );
    operator
        .client()
        .sports("en-ZA")
        .await
        .expect("sports in the end");

    let operator = Operator::start().await.on("sports", [broken]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("never whole");
    assert!(matches!(error.kind, ErrorKind::Broken { .. }), "{error}");
}

#[tokio::test]
async fn nobody_is_there() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let client = Client::new(ClientOptions {
        backoff: Duration::from_millis(1),
        ..ClientOptions::new(format!("http://{address}"))
    });
    let error = client
        .expect("a client")
        .sports("en-ZA")
        .await
        .expect_err("nobody");
    let text = error.to_string();
    assert!(
        text.contains(": no connection: connection refused (5 tries in "),
        "{text}"
    );
    assert!(error.hint().contains("`sportsbook sandbox`"));
}

#[tokio::test]
async fn a_slow_operator_times_out() {
    let operator = Operator::start().await.on(
        "sports",
        [Reply::new(200, "").slow(Duration::from_secs(60))],
    );
    let options = ClientOptions {
        timeout: Duration::from_millis(50),
        retries: 1,
        ..operator.options()
    };
    let client = Client::new(options).expect("a client");
    let error = client.sports("en-ZA").await.expect_err("too slow");
    assert!(
        error
            .to_string()
            .contains(": no complete answer within 0.1 s (2 tries in "),
        "{error}"
    );
}

#[tokio::test]
async fn a_trickling_answer_times_out() {
    let body = serde_json::to_string(&json!({ "data": [sport(1)] })).expect("JSON");
    let slow = Reply::new(200, body).trickles(Duration::from_millis(20));
    let operator = Operator::start().await.on("sports", [slow]);
    let options = ClientOptions {
        timeout: Duration::from_millis(500),
        retries: 1,
        ..operator.options()
    };
    let client = Client::new(options).expect("a client");
    let error = client.sports("en-ZA").await.expect_err("too slow");
    let text = error.to_string();
    assert!(
        text.contains(
            "/api/v2/sports?page=1&limit=500: no complete answer within 0.5 s (2 tries in "
        ),
        "{text}"
    );
    assert!(error.hint().contains("build again"));
}

#[tokio::test]
async fn parallel_calls_stay_within_the_limit() {
    let slow = |id| Reply::data(match_(id)).slow(Duration::from_millis(60));
    let operator = (1..=6).fold(Operator::start().await, |operator, id| {
        operator.on(&format!("matches/{id}"), [slow(id)])
    });
    let options = ClientOptions {
        concurrency: 2,
        ..operator.options()
    };
    let client = Client::new(options).expect("a client");
    let begun = Instant::now();
    let calls = (1..=6).map(|id| client.match_by_id("en-ZA", id));
    let found = futures::future::try_join_all(calls).await.expect("matches");
    assert!(found.iter().all(Option::is_some));
    assert!(
        begun.elapsed() >= Duration::from_millis(180),
        "three rounds of two"
    );
}

#[tokio::test]
async fn a_missing_match_is_none() {
    let operator = Operator::start().await;
    assert_eq!(
        operator
            .client()
            .match_by_id("en-ZA", 5)
            .await
            .expect("an answer"),
        None
    );
}

#[tokio::test]
async fn settings_of_another_shape_are_reported_with_their_path() {
    let operator = Operator::start().await.on(
        "settings",
        [Reply::data(json!({ "custom_bet_allow_single": "yes" }))],
    );
    let error = operator
        .client()
        .settings("en-ZA")
        .await
        .expect_err("another shape");
    assert_eq!(error.tries, 1);
    let expected = "the answer does not have the expected shape: `data.custom_bet_allow_single`: invalid type: string \"yes\", expected a boolean";
    assert!(error.to_string().ends_with(expected), "{error}");
}

#[test]
fn invalid_addresses_are_refused() {
    for (api, reason) in [
        ("127.0.0.1:4001", "is not a URL"),
        ("localhost:4001", "is not an http address"),
        ("", "is not a URL"),
        ("http://a/?x=1", "has a query"),
    ] {
        let error = Client::new(ClientOptions::new(api)).expect_err(api);
        assert!(error.to_string().contains(reason), "{error}");
        assert!(error.hint().contains("http://"), "{error}");
    }
}

#[test]
fn a_password_is_not_shown() {
    let options = ClientOptions::new("http://build:secret@127.0.0.1:1");
    let error = Client::new(options).expect_err("refused");
    assert!(!error.to_string().contains("secret"), "{error}");
}

#[tokio::test]
async fn languages_are_sent_as_the_operator_knows_them() {
    for (locale, sent) in [
        ("en-ZA", "en-ZA"),
        ("br", "pt-BR"),
        ("pt-BR", "pt-BR"),
        ("ar", "ar"),
        ("ja", "ja"),
    ] {
        let operator = Operator::start()
            .await
            .on("sports", [Reply::page(vec![sport(1)], 1, 1, 1)]);
        operator.client().sports(locale).await.expect("sports");
        assert_eq!(operator.calls()[0].header("accept-language"), Some(sent));
    }
}

#[tokio::test]
async fn a_byte_order_mark_before_an_answer_is_read_over() {
    let page = serde_json::json!({ "data": [sport(1)] });
    let operator = Operator::start()
        .await
        .on("sports", [Reply::new(200, format!("\u{feff}{page}"))]);
    let sports = operator.client().sports("en-ZA").await.expect("sports");
    assert_eq!(sports[0].id, 1);
}

#[tokio::test]
async fn an_answer_without_end_is_not_read_to_its_end() {
    let large = " ".repeat(16 * 1024 * 1024 + 1);
    let operator = Operator::start()
        .await
        .on("sports", [Reply::new(200, large)]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("too large");
    assert!(matches!(error.kind, ErrorKind::TooLarge(_)), "{error}");
    assert_eq!(error.tries, 1);
}

#[tokio::test]
async fn the_answers_of_a_build_have_a_bound_together() {
    let page = || Reply::page(vec![sport(1)], 1, 1, 1);
    let operator = Operator::start().await.on("sports", [page()]);
    let options = ClientOptions {
        most_bytes: 300,
        ..operator.options()
    };
    let client = Client::new(options).expect("a client");
    client.sports("en-ZA").await.expect("within the bound");
    let error = client.sports("en-ZA").await.expect_err("beyond it");
    assert!(matches!(error.kind, ErrorKind::TooMuch(300)), "{error}");
    client.begin_build();
    client.sports("en-ZA").await.expect("another build");
}

#[tokio::test]
async fn redirects_are_followed_within_the_origin_alone() {
    let moved = |to: &str| Reply::new(302, "").header("location", to);
    let page = Reply::page(vec![sport(1)], 1, 1, 1);
    let operator = Operator::start()
        .await
        .on("sports", [moved("/api/v2/moved")])
        .on("moved", [page.clone()]);
    operator.client().sports("en-ZA").await.expect("followed");

    let other = Operator::start().await.on("sports", [page]);
    let elsewhere = format!("{}/api/v2/sports", other.options().api);
    let operator = Operator::start().await.on("sports", [moved(&elsewhere)]);
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("stopped");
    assert!(
        error
            .to_string()
            .contains("it leads to another origin, http://"),
        "{error}"
    );
    assert_eq!(other.calls().len(), 0);
}
