//! Helpers for tests of tickets: matches, bets, settlement.

use reqwest::{Response, StatusCode};
use serde_json::{Value, json};

use super::Operator;

/// Soccer matches that have not begun.
pub async fn soccer(operator: &Operator) -> Vec<Value> {
    let matches = operator
        .data("/api/v2/matches?sport_key=soccer&match_status=0")
        .await;
    matches.as_array().cloned().expect("rows")
}

/// An outcome of a market, as a selection.
pub fn pick_of(match_: &Value, market: &Value, outcome: usize) -> Value {
    let outcome = &market["outcomes"][outcome];
    json!({
        "match_id": match_["id"],
        "market_id": market["id"],
        "specifier": market["specifier"],
        "outcome_id": outcome["id"],
        "odds": outcome["odds"],
    })
}

/// A market among others.
pub fn find(markets: &Value, id: u64, specifier: Option<&str>) -> Value {
    let mut markets = markets.as_array().expect("rows").iter();
    let found =
        markets.find(|market| market["id"] == id && market["specifier"] == json!(specifier));
    found.cloned().unwrap_or_else(|| panic!("no market {id}"))
}

/// A bet of R20.00.
pub fn bet(selections: Value) -> Value {
    json!({ "stake": { "value": 2000, "currency": "ZAR" }, "selections": selections })
}

/// Status and body of an answer.
pub async fn get(operator: &Operator, path: &str) -> (StatusCode, Value) {
    answer(operator.get(path).await).await
}

/// Status and body of an answer; no body is null.
pub async fn post(operator: &Operator, path: &str, body: Value) -> (StatusCode, Value) {
    answer(operator.post(path, body).await).await
}

/// Settles every open selection of a match.
pub async fn end(operator: &Operator, selection: &Value, result: &str) {
    let body = json!({ "match_id": selection["match_id"], "result": result });
    operator.control("settle", body).await;
}

/// A freebet of the player.
pub async fn freebet(operator: &Operator, id: u64) -> Value {
    operator
        .data(&format!("/api/v2/bonuses/freebets/{id}"))
        .await
}

/// Fails unless the accounts of every currency add up to zero.
pub async fn assert_balanced(operator: &Operator) {
    let accounts = operator.data("/sandbox/control/ledger").await;
    let accounts = accounts.as_object().expect("accounts");
    for currency in ["ZAR", "EUR", "BTC"] {
        let own = accounts.iter().filter(|(name, _)| name.ends_with(currency));
        let sum: i64 = own.filter_map(|(_, balance)| balance.as_i64()).sum();
        assert_eq!(sum, 0, "{accounts:?}");
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
