//! The order of lists of matches, and counts of matches, over HTTP.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Operator, json_of, pick, stake};

async fn rows(operator: &Operator, query: &str) -> Vec<Value> {
    let answer = operator.data(&format!("/api/v2/matches?{query}")).await;
    answer.as_array().cloned().expect("rows")
}

#[tokio::test]
async fn every_field_sorts_in_both_directions() {
    let operator = Operator::start(300).await;
    let league = |row: &Value, field: &str| row["tournament"][field].clone();
    let category = |row: &Value, field: &str| row["tournament"]["category"][field].clone();
    let sport = |row: &Value, field: &str| row["tournament"]["category"]["sport"][field].clone();
    let keys = |field: &str, row: &Value| match field {
        "tournament.sport.id" => sport(row, "id"),
        "tournament.sport.priority" => sport(row, "priority"),
        "tournament.category.id" => category(row, "id"),
        "tournament.category.priority" => category(row, "priority"),
        "tournament.id" => league(row, "id"),
        "tournament.priority" => league(row, "priority"),
        _ => row["start_time"].clone(),
    };
    let number = |key: &Value| {
        key.as_i64().unwrap_or_else(|| {
            let moment = key.as_str().expect("a time");
            let moment: jiff::Timestamp = moment.parse().expect("a time");
            moment.as_second()
        })
    };
    for field in [
        "tournament.sport.id",
        "tournament.sport.priority",
        "tournament.category.id",
        "tournament.category.priority",
        "tournament.id",
        "tournament.priority",
        "start_time",
    ] {
        let up = rows(&operator, &format!("sort_by={field}")).await;
        let down = rows(&operator, &format!("sort_by={field}:desc")).await;
        let sorted = |rows: &[Value]| -> Vec<i64> {
            rows.iter().map(|row| number(&keys(field, row))).collect()
        };
        assert!(sorted(&up).is_sorted(), "{field}");
        assert!(
            sorted(&down).is_sorted_by(|one, other| one >= other),
            "{field}"
        );
        assert!(sorted(&up).first() < sorted(&up).last(), "{field}");
    }
    let several = rows(&operator, "sort_by=tournament.id:desc,start_time").await;
    let both = |row: &Value| {
        let id = number(&league(row, "id"));
        (-id, number(&row["start_time"]))
    };
    assert!(several.is_sorted_by_key(both));
}

#[tokio::test]
async fn the_matches_that_are_bet_on_most_come_first() {
    let mut operator = Operator::start(300).await;
    operator.sign_in().await;
    operator
        .control(
            "player",
            json!({ "player_id": 1, "balance": 10_000_000, "limit_percent": 100 }),
        )
        .await;
    let query = "match_status=0&sort_by=bets_count";
    let least = rows(&operator, query).await;
    let (last, before) = (&least[0], &least[60]);
    // Its own bets bring it past a match that the simulated public prefers.
    let place_of = |rows: &[Value], match_: &Value| {
        let mut ids = rows.iter().map(|row| &row["id"]);
        ids.position(|id| *id == match_["id"]).expect("is listed")
    };
    let most = rows(&operator, &format!("{query}:desc")).await;
    assert!(place_of(&most, before) < place_of(&most, last));
    for _ in 0..400 {
        let bets = json!([{ "stake": stake(100), "selections": [pick(last)] }]);
        let (status, answer) = operator.place("single", bets).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let now = rows(&operator, query).await;
        if place_of(&now, last) > place_of(&now, before) {
            return;
        }
    }
    panic!("400 bets on a match did not move it");
}

#[tokio::test]
async fn a_count_is_the_length_of_the_same_list() {
    let operator = Operator::start(600).await;
    operator
        .control("match", json!({ "match_id": 1005, "status": 3 }))
        .await;
    operator
        .control("match", json!({ "match_id": 1006, "listed": false }))
        .await;
    let first = &rows(&operator, "limit=1").await[0];
    let start = first["start_time"].as_str().expect("a time").to_owned();
    let league = first["tournament"]["id"].clone();
    let category = first["tournament"]["category"]["id"].clone();
    let questions = [
        json!({}),
        json!({ "sport_key": "soccer" }),
        json!({ "sport_key": "chess" }),
        json!({ "sport_type": "cyber" }),
        json!({ "match_status": 1 }),
        json!({ "match_status": 0, "sport_key": "tennis" }),
        json!({ "match_status": 4 }),
        json!({ "bettable": true }),
        json!({ "bettable": false }),
        json!({ "category_id": category }),
        json!({ "tournament_id": league, "bettable": true }),
        json!({ "start_from": start, "bettable": true }),
        json!({ "start_to": start }),
    ];
    let asked: Vec<Value> = (questions.iter().enumerate())
        .map(|(nth, question)| {
            let mut question = question.clone();
            question["key"] = json!(format!("question {nth}"));
            question
        })
        .collect();
    let body = json!({ "counters": asked });
    let response = operator.post("/api/v2/counters", body).await;
    assert_eq!(response.status(), StatusCode::OK);
    let answer = json_of(response).await["data"].take();
    for (nth, question) in questions.iter().enumerate() {
        let conditions = question.as_object().expect("conditions");
        let query: Vec<String> = (conditions.iter())
            .map(|(name, value)| match value.as_str() {
                Some(text) => format!("{name}={text}"),
                None => format!("{name}={value}"),
            })
            .collect();
        let list = operator
            .get(&format!("/api/v2/matches?limit=1&{}", query.join("&")))
            .await;
        let total = json_of(list).await["pagination"]["total"].take();
        assert_eq!(answer[nth]["key"], format!("question {nth}"));
        assert_eq!(answer[nth]["count"], total, "{question}");
    }
    assert_eq!(answer[2]["count"], 0);
    assert!(answer[12]["count"].as_u64() > Some(0));
}

#[tokio::test]
async fn questions_about_counts_are_checked() {
    let operator = Operator::start(1).await;
    let many: Vec<Value> = (0..201)
        .map(|key| json!({ "key": key.to_string() }))
        .collect();
    for (wrong, code) in [
        (json!({ "counters": many }), "invalid_parameter"),
        (json!({}), "invalid_body"),
        (
            json!({ "counters": [{ "sport_key": "soccer" }] }),
            "invalid_body",
        ),
        (
            json!({ "counters": [{ "key": "a", "start_from": "yesterday" }] }),
            "invalid_body",
        ),
    ] {
        let response = operator.post("/api/v2/counters", wrong.clone()).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{wrong}");
        assert_eq!(json_of(response).await["error"]["code"], code, "{wrong}");
    }
    let none = operator
        .post("/api/v2/counters", json!({ "counters": [] }))
        .await;
    assert_eq!(json_of(none).await["data"], json!([]));
}
