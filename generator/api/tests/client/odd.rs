//! Unknown values and unreadable rows.

use api::client::{Client, NoteKind};
use api::wire::{EventStatus, MarketStatus, Provider};
use serde_json::{Value, json};

use crate::operator::{Operator, Reply, market, match_, sport};

fn notes(client: &Client) -> Vec<String> {
    client.notes().iter().map(ToString::to_string).collect()
}

fn with(mut value: Value, pointer: &str, new: Value) -> Value {
    *value.pointer_mut(pointer).expect("a place") = new;
    value
}

#[tokio::test]
async fn unknown_values_are_kept_and_noted_once() {
    let odd = |id| {
        let mut odd = with(match_(id), "/status", json!(9));
        odd["main_market"] = with(market(1, None), "/status", json!(7));
        with(odd, "/tournament/category/sport/provider", json!("acme"))
    };
    let rows = vec![odd(12), odd(13), odd(14), match_(15)];
    let operator = Operator::start()
        .await
        .on("matches", [Reply::page(rows, 1, 1, 4)]);
    let client = operator.client();
    let matches = client
        .matches("en-ZA", &api::MatchQuery::default())
        .await
        .expect("matches");
    assert_eq!(matches[0].status, EventStatus::Unknown(9));
    assert_eq!(
        matches[0].main_market.as_ref().map(|market| market.status),
        Some(MarketStatus::Unknown(7))
    );
    assert_eq!(
        matches[0].tournament.category.sport.provider,
        Provider::Unknown("acme".to_owned())
    );
    assert_eq!(
        notes(&client),
        [
            "unknown event status `9` (match 12, and 2 times more)",
            "unknown market status `7` (match 12, and 2 times more)",
            "unknown provider `acme` (match 12, and 2 times more)",
        ]
    );
    assert!(
        client
            .notes()
            .iter()
            .all(|note| note.kind == NoteKind::Unknown && note.count == 3)
    );
}

#[tokio::test]
async fn one_odd_match_never_stops_a_build() {
    let rows = vec![
        match_(11),
        with(match_(12), "/competitors/home/name", Value::Null),
        match_(13),
        json!({ "id": "fourteen" }),
        match_(15),
    ];
    let operator = Operator::start()
        .await
        .on("matches", [Reply::page(rows, 1, 1, 5)]);
    let client = operator.client();
    let matches = client
        .matches("en-ZA", &api::MatchQuery::default())
        .await
        .expect("matches");
    let ids: Vec<u64> = matches.iter().map(|found| found.id).collect();
    assert_eq!(ids, [11, 13, 15]);
    assert_eq!(
        notes(&client),
        [
            "a match was left out: `competitors.home.name`: invalid type: null, expected a string (match 12 of matches)",
            "a match was left out: `id`: invalid type: string \"fourteen\", expected u64 (match \"fourteen\" of matches)",
        ]
    );
}

#[tokio::test]
async fn mostly_unreadable_rows_mean_another_version_of_the_api() {
    let odd = |id| with(sport(id), "/key", json!(1));
    let operator = Operator::start().await.on(
        "sports",
        [Reply::page(vec![odd(1), sport(2), odd(3)], 1, 1, 3)],
    );
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("mostly odd");
    let expected = ": 2 of 3 rows cannot be read; the first: `key`: invalid type: integer `1`, expected a string";
    assert!(error.to_string().ends_with(expected), "{error}");
    assert!(error.hint().contains("version"));
}

#[tokio::test]
async fn unreadable_markets_of_one_match_are_left_out_alone() {
    let odd = with(market(18, Some("total=2.5")), "/outcomes/0/odds", json!(-5));
    let operator = Operator::start()
        .await
        .on("matches/12/markets", [Reply::page(vec![odd], 1, 1, 1)]);
    let client = operator.client();
    assert_eq!(
        client.match_markets("en-ZA", 12).await.expect("no markets"),
        []
    );
    assert_eq!(
        notes(&client),
        [
            "a market was left out: `outcomes[].odds`: invalid value: integer `-5`, expected u32 (market 18 of matches/12/markets)"
        ]
    );
    // The same in match after match means another version.
    for _ in 0..100 {
        if let Err(error) = client.match_markets("en-ZA", 12).await {
            assert!(
                error.to_string().contains("50 of 50 rows cannot be read"),
                "{error}"
            );
            return;
        }
    }
    panic!("a site without any market would have been built");
}

#[tokio::test]
async fn lines_of_a_market_are_distinguished() {
    let rows = vec![
        market(18, Some("total=1.5")),
        market(18, Some("total=2.5")),
        market(1, None),
        market(18, Some("total=1.5")),
    ];
    let operator = Operator::start()
        .await
        .on("matches/12/markets", [Reply::page(rows, 1, 1, 4)]);
    let markets = operator
        .client()
        .match_markets("en-ZA", 12)
        .await
        .expect("markets");
    assert_eq!(markets.len(), 3);
}
