//! Publishing through a server that speaks Centrifugo's server API and fails on request.

use std::sync::{Arc, Mutex, MutexGuard};

use crate::support::{Operator, becomes, json_of, options, start_when_free};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use axum::{Json, Router};
use reqwest::Client;
use sandbox::{CentrifugoOptions, Options, start};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// What the server was told, and how it answers.
#[derive(Default)]
struct Server {
    /// Commands that it carried out, each key once.
    commands: Vec<Value>,
    keys: Vec<String>,
    /// Statuses of the next batches; 0 carries the batch out and loses the answer.
    statuses: Vec<u16>,
    /// The channel whose next publication fails with an internal error.
    failing: Option<String>,
    failures: usize,
}

type Shared = Arc<Mutex<Server>>;

fn lock(server: &Shared) -> MutexGuard<'_, Server> {
    server.lock().expect("not poisoned")
}

async fn serve(server: Shared) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("binds");
    let address = listener.local_addr().expect("has an address");
    let router = Router::new()
        .route(
            "/api/info",
            post(|headers: HeaderMap| async move {
                if headers["x-api-key"] == "key" {
                    Ok(Json(json!({ "result": { "nodes": [] } })))
                } else {
                    Err(StatusCode::UNAUTHORIZED)
                }
            }),
        )
        .route("/api/batch", post(batch))
        .with_state(server);
    tokio::spawn(async move { axum::serve(listener, router).await.expect("serves") });
    format!("http://{address}")
}

async fn batch(
    State(server): State<Shared>,
    Json(body): Json<Value>,
) -> Result<Json<Value>, StatusCode> {
    let mut server = lock(&server);
    let status = server.statuses.pop();
    match status {
        Some(status) if status > 0 => {
            server.failures += 1;
            return Err(StatusCode::from_u16(status).expect("a status"));
        }
        _ => {}
    }
    let commands = body["commands"].as_array().expect("commands").clone();
    let replies = commands.iter().map(|command| {
        let publish = &command["publish"];
        if publish["channel"].as_str() == server.failing.as_deref() && server.failing.is_some() {
            server.failing = None;
            server.failures += 1;
            return json!({ "error": { "code": 100, "message": "internal server error" } });
        }
        if let Some(key) = publish["idempotency_key"].as_str() {
            if server.keys.iter().any(|own| own == key) {
                return json!({ "publish": {} });
            }
            server.keys.push(key.to_owned());
        }
        server.commands.push(command.clone());
        json!({ "publish": {} })
    });
    let replies: Vec<Value> = replies.collect();
    if status == Some(0) {
        server.failures += 1;
        return Err(StatusCode::BAD_GATEWAY);
    }
    Ok(Json(json!({ "replies": replies })))
}

fn through(url: &str, key: &str) -> Options {
    let centrifugo = CentrifugoOptions {
        url: url.to_owned(),
        key: key.to_owned(),
        secret: "secret".to_owned(),
        locales: vec!["en-ZA".to_owned(), "ar".to_owned()],
    };
    Options {
        centrifugo: Some(centrifugo),
        ..options(7, 60, None)
    }
}

async fn operator(url: &str) -> Operator {
    let running = start_when_free(through(url, "key")).await;
    let operator = Operator {
        running: running.expect("starts"),
        client: Client::new(),
        cookie: None,
    };
    operator.control("clock", json!({ "stop": true })).await;
    operator
}

async fn until(what: &str, is: impl Fn() -> bool) {
    assert!(becomes(async || is()).await, "not so: {what}");
}

/// The prices of one outcome that arrived in a channel, in their order.
fn prices(server: &Shared, channel: &str, market: &Value) -> Vec<u64> {
    let server = lock(server);
    let publications = server.commands.iter().map(|command| &command["publish"]);
    let own = publications.filter(|publish| publish["channel"] == channel);
    let markets = own.flat_map(|publish| {
        let markets = publish["data"]["message"]["markets"].as_array().cloned();
        markets.unwrap_or_default()
    });
    let same =
        markets.filter(|one| one["id"] == market["id"] && one["specifier"] == market["specifier"]);
    same.filter_map(|one| one["outcomes"][0]["odds"].as_u64())
        .collect()
}

#[tokio::test]
async fn everything_arrives_once_and_in_order_whatever_fails() {
    let server = Shared::default();
    let operator = operator(&serve(server.clone()).await).await;
    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let match_ = &matches[0];
    let market = &match_["main_market"];
    let of_match = format!("public:match:en-ZA:{}", match_["id"]);
    {
        let mut server = lock(&server);
        server.statuses = vec![0, 503, 0, 500];
        server.failing = Some(of_match.clone());
    }
    let sent: Vec<u64> = (0..20).map(|step| 2_000 + step * 10).collect();
    for odds in &sent {
        let price = json!({
            "match_id": match_["id"], "market_id": market["id"],
            "specifier": market["specifier"], "outcome_id": market["outcomes"][0]["id"],
            "odds": odds,
        });
        operator.control("price", price).await;
    }
    for channel in [&of_match, "public:updates:en-ZA", "public:updates:ar"] {
        until(channel, || {
            prices(&server, channel, market).last() == sent.last()
        })
        .await;
    }
    assert_eq!(prices(&server, "public:updates:ar", market), sent);
    let heard = prices(&server, &of_match, market);
    let mut seen = heard.clone();
    seen.dedup();
    assert!(
        seen == sent || heard.windows(2).any(|pair| pair[0] > pair[1]),
        "only what followed a failure is repeated: {heard:?}"
    );
    assert!(sent.iter().all(|odds| heard.contains(odds)), "{heard:?}");
    assert!(lock(&server).failures >= 5);
}

#[tokio::test]
async fn its_own_push_is_closed_and_a_sign_out_ends_the_connections() {
    let server = Shared::default();
    let mut operator = operator(&serve(server.clone()).await).await;
    for path in ["/connection/websocket", "/connection/sse"] {
        let answer = operator.get(path).await;
        assert_eq!(answer.status(), StatusCode::GONE);
        assert!(answer.text().await.expect("is sent").contains("Centrifugo"));
    }
    for (call, body) in [
        ("drop_connections", json!({})),
        ("disconnect", json!({ "code": 3000 })),
        ("transport", json!({ "websocket": false })),
    ] {
        let path = format!("/sandbox/control/{call}");
        let answer = operator.post(&path, body).await;
        assert_eq!(answer.status(), StatusCode::CONFLICT, "{call}");
    }
    operator.control("reset", json!({})).await;
    operator.sign_in().await;
    let token = json_of(operator.post("/api/v2/websocket/token", json!({})).await).await;
    assert!(token["data"]["token"].as_str().is_some());
    let request = operator
        .client
        .delete(operator.url("/api/users/sign_out"))
        .header("cookie", operator.cookie.clone().expect("is signed in"));
    assert!(request.send().await.expect("answers").status().is_success());
    let ended = |command: &Value| command["disconnect"]["disconnect"]["code"] == 3011;
    until("the end", || lock(&server).commands.iter().any(ended)).await;
}

#[tokio::test]
async fn a_sandbox_that_cannot_publish_does_not_start_and_says_why() {
    let url = serve(Shared::default()).await;
    let failure = async |url: &str, key: &str| {
        let error = start(through(url, key)).await.expect_err("does not start");
        error.to_string()
    };
    assert!(failure(&url, "wrong").await.contains("--centrifugo-key"));
    assert!(
        failure("http://127.0.0.1:1", "key")
            .await
            .contains("does not answer")
    );
    let elsewhere = failure(&format!("{url}/other"), "key").await;
    assert!(elsewhere.contains("without /api"), "{elsewhere}");
    assert!(failure("ftp://a", "key").await.contains("no HTTP address"));
    start(through(&format!("{url}/api/"), "key"))
        .await
        .expect("the address may end with /api");
}
