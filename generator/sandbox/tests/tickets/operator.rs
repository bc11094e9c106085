//! A sandbox with one caller.

use reqwest::{Client, Response, StatusCode};
use sandbox::{Options, Running, start};
use serde_json::{Value, json};

pub struct Operator {
    running: Running,
    client: Client,
    /// The session's cookie, once somebody has signed in.
    cookie: String,
}

impl Operator {
    /// A world that stands still.
    pub async fn start() -> Self {
        let options = Options {
            port: 0,
            seed: 7,
            matches: 400,
            control: true,
            data: None,
        };
        let operator = Self {
            running: start(options).await.expect("a free port is found"),
            client: Client::new(),
            cookie: String::new(),
        };
        operator.control("clock", json!({ "stop": true })).await;
        operator
    }

    pub async fn control(&self, what: &str, body: Value) {
        let (status, answer) = self.post(&format!("/sandbox/control/{what}"), body).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{what}: {answer}");
    }

    pub async fn sign_in(&mut self) {
        let body = json!({ "user": { "email": "player@example.com", "password": "password" } });
        let url = format!("http://{}/api/users/sign_in", self.running.address);
        let request = self.client.post(url).json(&body);
        let response = request.send().await.expect("the sandbox answers");
        let cookie = response.headers()["set-cookie"].to_str().expect("is text");
        self.cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    }

    pub async fn get(&self, path: &str) -> (StatusCode, Value) {
        let url = format!("http://{}{path}", self.running.address);
        let request = self.client.get(url).header("cookie", &self.cookie);
        answer(request.send().await.expect("the sandbox answers")).await
    }

    pub async fn data(&self, path: &str) -> Value {
        let (status, mut answer) = self.get(path).await;
        assert_eq!(status, StatusCode::OK, "{path}: {answer}");
        answer["data"].take()
    }

    pub async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let url = format!("http://{}{path}", self.running.address);
        let request = self.client.post(url).header("cookie", &self.cookie);
        let request = request.json(&body);
        answer(request.send().await.expect("the sandbox answers")).await
    }

    /// Matches of soccer that have not begun.
    pub async fn soccer(&self) -> Vec<Value> {
        let matches = self
            .data("/api/v2/matches?sport_key=soccer&match_status=0")
            .await;
        matches.as_array().cloned().expect("rows")
    }

    /// Places one bet; answers with the status and the body.
    pub async fn place(&self, kind: &str, bet: &Value) -> (StatusCode, Value) {
        let meta = json!({ "device_id": "test", "quick": false, "type": kind });
        let body = json!({ "meta": meta, "bets": [bet] });
        self.post("/api/v3/bets", body).await
    }

    pub async fn balance(&self) -> i64 {
        let accounts = self.data("/api/player/accounts").await;
        accounts[0]["balance"].as_i64().expect("a balance")
    }

    /// Ends every open selection of a match.
    pub async fn end(&self, selection: &Value, result: &str) {
        let body = json!({ "match_id": selection["match_id"], "result": result });
        self.control("settle", body).await;
    }

    /// What a freebet of the player is like.
    pub async fn freebet(&self, id: u64) -> Value {
        self.data(&format!("/api/v2/bonuses/freebets/{id}")).await
    }
}

async fn answer(response: Response) -> (StatusCode, Value) {
    let status = response.status();
    let text = response.text().await.expect("the whole answer comes");
    let value = if text.is_empty() {
        Value::Null
    } else {
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
    };
    (status, value)
}

/// An outcome of a market, as a selection.
pub fn pick(match_: &Value, market: &Value, outcome: usize) -> Value {
    let outcome = &market["outcomes"][outcome];
    json!({
        "match_id": match_["id"],
        "market_id": market["id"],
        "specifier": market["specifier"],
        "outcome_id": outcome["id"],
        "odds": outcome["odds"],
    })
}

pub fn find(markets: &Value, id: u64, specifier: Option<&str>) -> Value {
    let mut markets = markets.as_array().expect("rows").iter();
    let found =
        markets.find(|market| market["id"] == id && market["specifier"] == json!(specifier));
    found.cloned().unwrap_or_else(|| panic!("no market {id}"))
}

pub fn bet(selections: Value) -> Value {
    json!({ "stake": { "value": 2000, "currency": "ZAR" }, "selections": selections })
}

/// Sums of all accounts of the ledger are nothing.
pub async fn assert_balanced(operator: &Operator) {
    let accounts = operator.data("/sandbox/control/ledger").await;
    let accounts = accounts.as_object().expect("accounts");
    for currency in ["ZAR", "EUR", "BTC"] {
        let own = accounts.iter().filter(|(name, _)| name.ends_with(currency));
        let sum: i64 = own.filter_map(|(_, balance)| balance.as_i64()).sum();
        assert_eq!(sum, 0, "{accounts:?}");
    }
}
