//! An operator for tests: it answers each path with a list of replies and records the calls.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use api::{Client, ClientOptions};
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Response};
use futures::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::net::TcpListener;

/// One answer.
#[derive(Clone, Debug)]
pub struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: String,
    delay: Duration,
    pause: Option<Duration>,
    breaks: bool,
}

impl Reply {
    pub fn new(status: u16, body: impl Into<String>) -> Self {
        Self {
            status,
            headers: Vec::new(),
            body: body.into(),
            delay: Duration::ZERO,
            pause: None,
            breaks: false,
        }
    }

    /// `{"data": …}`.
    pub fn data(data: Value) -> Self {
        Self::new(200, json!({ "data": data }).to_string())
    }

    /// A page of a list.
    pub fn page(rows: Vec<Value>, page: u64, last_page: u64, total: u64) -> Self {
        let pagination =
            json!({"total": total, "page": page, "limit": 500, "last_page": last_page});
        Self::new(
            200,
            json!({ "data": rows, "pagination": pagination }).to_string(),
        )
    }

    pub fn header(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    /// Answers only after this time.
    pub fn slow(mut self, delay: Duration) -> Self {
        self.delay = delay;
        self
    }

    /// Sends the body byte by byte, with this pause between two bytes.
    pub fn trickles(mut self, pause: Duration) -> Self {
        self.pause = Some(pause);
        self
    }

    /// Cuts the connection before the answer is complete.
    pub fn breaks(mut self) -> Self {
        self.breaks = true;
        self
    }
}

/// A call that was made.
#[derive(Clone, Debug)]
pub struct Call {
    /// Path and query.
    pub uri: String,
    pub headers: HeaderMap,
}

impl Call {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).and_then(|value| value.to_str().ok())
    }
}

#[derive(Default)]
struct Script {
    replies: BTreeMap<String, VecDeque<Reply>>,
    calls: Vec<Call>,
}

/// An operator with scripted answers.
pub struct Operator {
    address: String,
    script: Arc<Mutex<Script>>,
}

impl Operator {
    pub async fn start() -> Self {
        let script: Arc<Mutex<Script>> = Arc::default();
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let app = axum::Router::new()
            .fallback(answer)
            .with_state(script.clone());
        tokio::spawn(async move { axum::serve(listener, app).await });
        Self { address, script }
    }

    /// Answers a path below `/api/v2` (with its query, if one is given) with these replies in turn;
    /// the last one repeats.
    pub fn on(self, path: &str, replies: impl IntoIterator<Item = Reply>) -> Self {
        let mut script = self.script.lock().expect("a script");
        script
            .replies
            .insert(format!("/api/v2/{path}"), replies.into_iter().collect());
        drop(script);
        self
    }

    /// Options with short waits and limits.
    pub fn options(&self) -> ClientOptions {
        ClientOptions {
            backoff: Duration::from_millis(1),
            timeout: Duration::from_secs(5),
            ..ClientOptions::new(&self.address)
        }
    }

    pub fn client(&self) -> Client {
        Client::new(self.options()).expect("a client")
    }

    pub fn calls(&self) -> Vec<Call> {
        self.script.lock().expect("a script").calls.clone()
    }
}

async fn answer(State(script): State<Arc<Mutex<Script>>>, request: Request) -> Response<Body> {
    let reply = {
        let mut script = script.lock().expect("a script");
        script.calls.push(Call {
            uri: request.uri().to_string(),
            headers: request.headers().clone(),
        });
        let path = request.uri().path();
        let page = request
            .uri()
            .query()
            .into_iter()
            .flat_map(|query| query.split('&'))
            .find(|pair| pair.starts_with("page="));
        let with_page = format!("{path}?{}", page.unwrap_or_default());
        let key = if script.replies.contains_key(&with_page) {
            with_page
        } else {
            path.to_owned()
        };
        match script.replies.get_mut(&key) {
            Some(replies) if replies.len() > 1 => replies.pop_front(),
            Some(replies) => replies.front().cloned(),
            None => None,
        }
        .unwrap_or_else(|| {
            Reply::new(
                404,
                r#"{"error": {"code": "not_found", "message": "nothing there"}}"#,
            )
        })
    };
    tokio::time::sleep(reply.delay).await;
    let mut response = Response::builder().status(reply.status);
    for (name, value) in &reply.headers {
        response = response.header(*name, value);
    }
    let body = if reply.breaks {
        let parts: [Result<String, std::io::Error>; 2] =
            [Ok(reply.body), Err(std::io::Error::other("cut"))];
        Body::from_stream(stream::iter(parts))
    } else if let Some(pause) = reply.pause {
        let bytes = stream::iter(reply.body.into_bytes()).then(move |byte| async move {
            tokio::time::sleep(pause).await;
            Ok::<_, std::io::Error>(vec![byte])
        });
        Body::from_stream(bytes)
    } else {
        Body::from(reply.body)
    };
    response.body(body).expect("a response")
}

/// A sport.
pub fn sport(id: u64) -> Value {
    json!({
        "id": id, "urn_id": format!("sr:sport:{id}"), "key": format!("sport-{id}"),
        "name": format!("Sport {id}"), "priority": 10, "type": "regular", "provider": "betradar",
        "main_market_id": 1, "main_market_outcomes_count": 3,
    })
}

/// A match without prices.
pub fn match_(id: u64) -> Value {
    json!({
        "id": id, "urn_id": format!("sr:match:{id}"), "slug": format!("home-away-{id}"), "type": "match",
        "tournament": {
            "id": 7, "urn_id": "sr:tournament:7", "slug": "premier-league", "name": "Premier League",
            "priority": 1, "type": "season",
            "category": { "id": 3, "slug": "england", "name": "England", "priority": 1, "sport": sport(1) },
        },
        "competitors": { "home": { "name": "Home" }, "away": { "name": "Away" } },
        "status": 0, "start_time": "2026-11-21T15:00:00Z", "available_markets": 1, "provider": "betradar",
    })
}

/// A market of match 12.
pub fn market(id: u64, specifier: Option<&str>) -> Value {
    json!({
        "match_urn_id": "sr:match:12", "id": id, "name": "Total", "status": 1, "specifier": specifier,
        "outcomes": [{ "id": 12, "name": "Over", "active": true, "odds": 1850 }],
        "market_groups": [], "priority": 1,
    })
}
