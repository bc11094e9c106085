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
        with(match_(13), "/tournament", Value::Null),
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
    assert_eq!(ids, [11, 12, 15]);
    assert_eq!(matches[1].competitors.home.name, "");
    assert_eq!(matches[1].competitors.away.name, "Away");
    // What is listed and cannot be read is not gone.
    assert_eq!(matches.unread.ids, [13].into());
    assert_eq!(matches.unread.without_id, 1);
    assert_eq!(
        notes(&client),
        [
            "a match: `competitors.home.name` is null, not a name; the side is to be decided (match 12)",
            "a match was left out: `id` is a text, not an id up to 9007199254740991 (match \"fourteen\" of matches)",
            "a match was left out: `tournament` is null, not an object (match 13 of matches)",
        ]
    );
}

#[tokio::test]
async fn null_is_an_empty_list() {
    fn nulls(value: &mut Value) {
        match value {
            Value::Array(rows) if rows.is_empty() => *value = Value::Null,
            Value::Array(rows) => rows.iter_mut().for_each(nulls),
            Value::Object(fields) => fields.values_mut().for_each(nulls),
            _ => {}
        }
    }
    let mut whole = match_(12);
    whole["top_markets"] = json!([]);
    whole["main_market"] = market(1, None);
    whole["main_market"]["custom_bet_groups"] = json!([]);
    whole["statistics"] =
        json!({ "total_score": { "home": 1, "away": 0 }, "period_scores": [], "events": [] });
    let mut bare = whole.clone();
    nulls(&mut bare);
    assert!(bare.to_string().contains("null"));
    let mut read = Vec::new();
    for row in [whole, bare] {
        let page = Reply::page(vec![row], 1, 1, 1);
        let nothing = Reply::new(200, r#"{"data": null}"#);
        let operator = Operator::start().await;
        let operator = operator.on("matches", [page]).on("sports", [nothing]);
        let client = operator.client();
        let query = api::MatchQuery::default();
        read.push(client.matches("en-ZA", &query).await.expect("matches"));
        assert_eq!(client.sports("en-ZA").await.expect("none").rows, []);
        assert_eq!(client.notes(), []);
    }
    assert_eq!(read[0], read[1]);
}

#[tokio::test]
async fn mostly_unreadable_rows_mean_another_version_of_the_api() {
    let odd = |id| with(sport(id), "/id", json!(format!("sport-{id}")));
    let operator = Operator::start().await.on(
        "sports",
        [Reply::page(vec![odd(1), sport(2), odd(3)], 1, 1, 3)],
    );
    let error = operator
        .client()
        .sports("en-ZA")
        .await
        .expect_err("mostly odd");
    let expected =
        ": 2 of 3 rows cannot be read; the first: `id` is a text, not an id up to 9007199254740991";
    assert!(error.to_string().ends_with(expected), "{error}");
    assert!(error.hint().contains("version"));
}

#[tokio::test]
async fn an_id_that_a_browser_cannot_hold_is_refused() {
    let ids = [(1_u64 << 53) - 1, 1 << 53, (1 << 60) + 1];
    let rows = ids.map(match_).to_vec();
    let operator = Operator::start()
        .await
        .on("matches", [Reply::page(rows, 1, 1, 3)]);
    let client = operator.client();
    let query = api::MatchQuery::default();
    let error = client.matches("en-ZA", &query).await.expect_err("refused");
    let expected = "2 of 3 rows cannot be read; the first: `id` is a number that a browser cannot hold, not an id up to 9007199254740991";
    assert!(error.to_string().ends_with(expected), "{error}");
}

#[tokio::test]
async fn an_unreadable_market_of_one_match_is_left_out_alone() {
    let odd = with(market(18, Some("total=2.5")), "/name", json!(5));
    let operator = Operator::start()
        .await
        .on("matches/12/markets", [Reply::page(vec![odd], 1, 1, 1)]);
    let client = operator.client();
    let markets = client.match_markets("en-ZA", 12).await;
    assert_eq!(markets.expect("no markets").rows, []);
    assert_eq!(
        notes(&client),
        ["a market was left out: `name` is a number, not a name (market 18 of matches/12/markets)"]
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
async fn an_outcome_without_a_price_is_suspended_alone() {
    for bad in [
        Value::Null,
        json!("1850"),
        json!(1850.5),
        json!(-5),
        json!(1_u64 << 40),
    ] {
        let mut odd = with(
            market(18, Some("total=2.5")),
            "/outcomes/0/odds",
            bad.clone(),
        );
        let other = json!({ "id": 13, "name": "Under", "active": true, "odds": 1950 });
        odd["outcomes"]
            .as_array_mut()
            .expect("outcomes")
            .push(other);
        let operator = Operator::start()
            .await
            .on("matches/12/markets", [Reply::page(vec![odd], 1, 1, 1)]);
        let client = operator.client();
        let markets = client.match_markets("en-ZA", 12).await.expect("markets");
        let odds: Vec<u32> = markets[0].outcomes.iter().map(|it| it.odds.0).collect();
        assert_eq!(odds, [0, 1950], "{bad}");
        let notes = notes(&client);
        assert_eq!(notes.len(), 1, "{notes:?}");
        assert!(
            notes[0].starts_with("a market: `outcomes[].odds` is "),
            "{notes:?}"
        );
        assert!(
            notes[0].ends_with("; the outcome is suspended (market 18 of match sr:match:12)"),
            "{notes:?}"
        );
    }
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
