//! A sandbox and a caller.

pub mod accounts;
pub mod authenticator;
pub mod forms;
pub mod push;
pub mod tickets;

use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use reqwest::{Client, Response, StatusCode};
use sandbox::{Options, Running, start};
use serde_json::{Value, json};

/// The time at which the clock of each world is stopped: what is played differs from hour to hour.
const BEGINS: &str = "2026-11-28T14:05:00Z";

/// Longer than anything takes, even on a slow machine with parallel tests. It says nothing about the product.
const PATIENCE: Duration = Duration::from_secs(60);

/// A sandbox whose clock is stopped, and a caller.
pub struct Operator {
    pub running: Running,
    pub client: Client,
    /// The session's cookie, after a sign-in.
    pub cookie: Option<String>,
}

impl Operator {
    pub async fn start(matches: usize) -> Self {
        Self::start_in(matches, None).await
    }

    /// The same, with players stored in a folder.
    pub async fn start_in(matches: usize, data: Option<PathBuf>) -> Self {
        let running = start_when_free(options(7, matches, data)).await;
        let running = running.expect("a free port is found");
        let operator = Self {
            running,
            client: {
                api::tls::use_ring();
                Client::new()
            },
            cookie: None,
        };
        operator
            .control("pace", json!({ "processing_ms": 0 }))
            .await;
        operator
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.running.address)
    }

    pub async fn get(&self, path: &str) -> Response {
        let mut request = self.client.get(self.url(path));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie);
        }
        request.send().await.expect("the sandbox answers")
    }

    pub async fn data(&self, path: &str) -> Value {
        let response = self.get(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        json_of(response).await["data"].take()
    }

    pub async fn post(&self, path: &str, body: Value) -> Response {
        let request = self.client.post(self.url(path));
        let request = request
            .header("content-type", "application/json")
            .body(body.to_string());
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        request.send().await.expect("the sandbox answers")
    }

    pub async fn control(&self, what: &str, body: Value) {
        let response = self.post(&format!("/sandbox/control/{what}"), body).await;
        assert_eq!(response.status(), StatusCode::NO_CONTENT, "{what}");
    }

    pub async fn sign_in(&mut self) {
        let body = json!({ "user": { "email": "player@example.com", "password": "password" } });
        let response = self.post("/api/users/sign_in", body).await;
        assert_eq!(response.status(), StatusCode::OK);
        let cookie = response.headers()["set-cookie"]
            .to_str()
            .expect("it is text");
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
        self.cookie = cookie.split(';').next().map(str::to_owned);
    }

    pub async fn balance(&self) -> i64 {
        let accounts = self.data("/api/player/accounts").await;
        accounts[0]["balance"].as_i64().expect("a balance")
    }

    /// Moves the clock forward: what waits for that long is done.
    pub async fn pass(&self, seconds: i64) {
        let by = json!({ "advance_seconds": seconds });
        self.control("clock", by).await;
    }

    /// Places bets of a kind; returns status and body.
    pub async fn place(&self, kind: &str, bets: Value) -> (StatusCode, Value) {
        let response = self
            .post("/api/v3/bets", json!({ "meta": meta(kind), "bets": bets }))
            .await;
        let status = response.status();
        (status, json_of(response).await)
    }
}

/// What a placement of these bets says of itself; each is an attempt of its own.
pub fn meta(kind: &str) -> Value {
    static ATTEMPTS: AtomicU64 = AtomicU64::new(0);
    let attempt = ATTEMPTS.fetch_add(1, Ordering::Relaxed).to_string();
    json!({ "device_id": "test", "quick": false, "type": kind, "attempt_id": attempt })
}

/// A sandbox with the control API, on a free port, whose clock is stopped.
pub fn options(seed: u64, matches: usize, data: Option<PathBuf>) -> Options {
    Options {
        port: 0,
        seed,
        matches,
        speed: 1,
        at: Some(BEGINS.parse().expect("a time")),
        stopped: true,
        control: true,
        data,
        centrifugo: None,
    }
}

/// Waits until something is so in another task; false if it does not become so.
pub async fn becomes(mut is_so: impl AsyncFnMut() -> bool) -> bool {
    let begun = Instant::now();
    while !is_so().await {
        if begun.elapsed() > PATIENCE {
            return false;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    true
}

/// Starts a sandbox once the previous one has released the data, which its connections may delay.
pub async fn start_when_free(options: Options) -> std::io::Result<Running> {
    let mut last = None;
    becomes(async || {
        let started = last.insert(start(options.clone()).await);
        !matches!(started, Err(error) if error.to_string().contains("another sandbox uses it"))
    })
    .await;
    last.expect("it was tried")
}

pub async fn json_of(response: Response) -> Value {
    let text = response.text().await.expect("the whole answer comes");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The first outcome of a match's main market, as a selection.
pub fn pick(match_: &Value) -> Value {
    let market = &match_["main_market"];
    json!({
        "match_id": match_["id"],
        "market_id": market["id"],
        "specifier": market["specifier"],
        "outcome_id": market["outcomes"][0]["id"],
        "odds": market["outcomes"][0]["odds"],
    })
}

pub fn stake(value: i64) -> Value {
    json!({ "value": value, "currency": "ZAR" })
}
