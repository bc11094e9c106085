//! Notifications, over HTTP and by the push.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::push::Push;
use crate::support::{Operator, json_of};

impl Operator {
    async fn unread(&self) -> Value {
        self.data("/api/v2/notifications/counters").await["unread"].take()
    }
}

#[tokio::test]
async fn three_hundred_are_listed_in_pages_and_read_one_by_one_or_all_at_once() {
    let mut operator = Operator::start(1).await;
    operator.sign_in().await;
    assert_eq!(operator.unread().await, 0);
    let body = json!({ "player_id": 1, "kind": "bonus", "count": 300 });
    operator.control("notify", body).await;
    assert_eq!(operator.unread().await, 300);
    let page = async |query: &str| {
        let answer = operator.get(&format!("/api/v2/notifications{query}")).await;
        json_of(answer).await
    };
    let first = page("").await;
    assert_eq!(first["pagination"]["last_page"], 15);
    assert_eq!(first["data"].as_array().map(Vec::len), Some(20));
    assert_eq!(first["data"][0]["id"], 300, "the newest first");
    assert_eq!(first["data"][0]["type"], "bonus");
    assert_eq!(page("?page=15").await["data"][19]["id"], 1);
    assert_eq!(page("?page=16").await["data"], json!([]));
    assert_eq!(
        page("?limit=500").await["data"].as_array().map(Vec::len),
        Some(300)
    );
    // A number that is unknown, or of one that was read, changes nothing.
    for _ in 0..2 {
        let answer = operator
            .post(
                "/api/v2/notifications/read",
                json!({ "ids": [300, 7, 999] }),
            )
            .await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT);
        assert_eq!(operator.unread().await, 298);
    }
    assert_eq!(page("?limit=1").await["data"][0]["read"], true);
    operator
        .post("/api/v2/notifications/read-all", json!({}))
        .await;
    assert_eq!(operator.unread().await, 0);
}

#[tokio::test]
async fn the_oldest_make_room_and_words_are_the_callers() {
    let mut operator = Operator::start(1).await;
    operator.sign_in().await;
    operator
        .control("notify", json!({ "player_id": 1, "title": "First" }))
        .await;
    operator
        .control("notify", json!({ "player_id": 1, "count": 1000 }))
        .await;
    let answer = operator
        .get("/api/v2/notifications?limit=1&page=1000")
        .await;
    let answer = json_of(answer).await;
    assert_eq!(answer["pagination"]["total"], 1000);
    assert_eq!(answer["data"][0]["id"], 2, "the first is gone");
    assert_eq!(answer["data"][0]["title"], "The week's big matches");
}

#[tokio::test]
async fn each_says_what_it_refers_to() {
    let mut operator = Operator::start(1).await;
    operator.sign_in().await;
    for (kind, type_, object) in [
        ("bet", "bet", json!("bet")),
        ("bonus", "bonus", json!("bonus")),
        ("deposit", "deposit", json!("deposit")),
        ("deposit_failed", "deposit_failed", json!("deposit")),
        ("limit", "limit", json!("limit")),
        ("news", "news", Value::Null),
    ] {
        operator
            .control("notify", json!({ "player_id": 1, "kind": kind }))
            .await;
        let newest = operator.data("/api/v2/notifications?limit=1").await[0].take();
        assert_eq!(newest["type"], type_, "{kind}");
        assert_eq!(newest["object_type"], object, "{kind}");
    }
}

#[tokio::test]
async fn only_a_player_has_notifications_and_only_ones_own() {
    let mut operator = Operator::start(1).await;
    for path in ["notifications", "notifications/counters"] {
        let answer = operator.get(&format!("/api/v2/{path}")).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    for path in ["notifications/read", "notifications/read-all"] {
        let answer = operator
            .post(&format!("/api/v2/{path}"), json!({ "ids": [] }))
            .await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    operator.sign_in().await;
    operator.control("notify", json!({ "player_id": 2 })).await;
    assert_eq!(operator.unread().await, 0);
    for body in [
        json!({ "player_id": 99 }),
        json!({ "player_id": 1, "count": 0 }),
        json!({ "player_id": 1, "count": 1001 }),
    ] {
        let answer = operator.post("/sandbox/control/notify", body).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
    }
}

#[tokio::test]
async fn the_push_brings_each_in_the_language_of_its_channel_and_the_number_of_unread_ones() {
    let mut operator = Operator::start(1).await;
    operator.sign_in().await;
    let mut push = Push::listen_in("ar", &operator, 1).await;
    operator
        .control(
            "notify",
            json!({ "player_id": 1, "kind": "deposit", "count": 2 }),
        )
        .await;
    let message = push.until("notification", |_| true).await;
    assert_eq!(message["notification"]["id"], 1);
    assert_eq!(message["notification"]["title"], "تم استلام الإيداع");
    assert_eq!(message["notification"]["object_type"], "deposit");
    push.until("unread_notifications_changed", |it| it["unread"] == 2)
        .await;
    operator
        .post("/api/v2/notifications/read", json!({ "ids": [1] }))
        .await;
    push.until("unread_notifications_changed", |it| it["unread"] == 1)
        .await;
    operator
        .post("/api/v2/notifications/read-all", json!({}))
        .await;
    push.until("unread_notifications_changed", |it| it["unread"] == 0)
        .await;
}
