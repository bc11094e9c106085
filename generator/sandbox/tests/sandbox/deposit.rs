//! The page where players pay in, over HTTP.

use reqwest::{Response, StatusCode};
use serde_json::json;

use crate::support::Operator;
use crate::support::forms::led_to;

const PAGE: &str = "/profile/wallet/deposit";
const SITE: &str = "http://127.0.0.1:9/ar?page=2";

/// What the page's form sends.
fn fields<'a>(amount: &'a str, outcome: &'a str, return_url: &'a str) -> [(&'a str, &'a str); 3] {
    [
        ("amount", amount),
        ("outcome", outcome),
        ("return_url", return_url),
    ]
}

impl Operator {
    async fn pays(&self, amount: &str, outcome: &str, return_url: &str) -> Response {
        let fields = fields(amount, outcome, return_url);
        self.sends(PAGE, &fields).await
    }
}

#[tokio::test]
async fn each_end_of_a_payment_leads_back_with_its_status() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let before = operator.balance().await;
    for (outcome, paid) in [("error", 0), ("success", 1_250)] {
        let answer = operator.pays("12.50", outcome, SITE).await;
        let wanted = format!("{SITE}&status={outcome}");
        assert_eq!(led_to(&answer), (StatusCode::SEE_OTHER, &*wanted));
        assert_eq!(operator.balance().await, before + paid, "{outcome}");
    }
}

#[tokio::test]
async fn a_pending_payment_arrives_later() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let before = operator.balance().await;
    let answer = operator.pays("5", "pending", SITE).await;
    assert_eq!(led_to(&answer).1, format!("{SITE}&status=pending"));
    assert_eq!(operator.balance().await, before);
    operator.pass(5).await;
    assert_eq!(operator.balance().await, before + 500);
}

#[tokio::test]
async fn the_player_is_notified_of_what_arrived_and_what_failed() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let texts = async |operator: &Operator| {
        let all = operator.data("/api/v2/notifications").await;
        let each = all.as_array().expect("a list").iter();
        let text = |one: &serde_json::Value| one["body"].as_str().expect("a text").to_owned();
        each.map(text).collect::<Vec<_>>()
    };
    let arrived = "R 5.00 is in your balance.";
    let failed = "R 5.00 was not added to your balance. Try again, or pay another way.";
    let before = operator.balance().await;
    operator.pays("5", "success", SITE).await;
    assert_eq!(texts(&operator).await, [arrived]);
    operator.pays("5", "error", SITE).await;
    assert_eq!(texts(&operator).await, [failed, arrived]);
    operator.pays("6", "pending", SITE).await;
    assert_eq!(texts(&operator).await.len(), 2, "it is not known yet");
    operator.pass(5).await;
    assert_eq!(operator.balance().await, before + 1_100);
    assert_eq!(
        texts(&operator).await,
        ["R 6.00 is in your balance.", failed, arrived]
    );
}

#[tokio::test]
async fn what_cannot_be_paid_is_said_on_the_page() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let before = operator.balance().await;
    let limit =
        json!({"player_id": 1, "set": [{"type": "deposit", "period": "day", "value": 1_000}]});
    operator.control("limits", limit).await;
    for (amount, said) in [
        ("10.01", "10.00"),
        ("nothing", "above 0"),
        ("0", "above 0"),
        ("1e9", "above 0"),
    ] {
        let answer = operator.pays(amount, "success", SITE).await;
        assert_eq!(led_to(&answer), (StatusCode::OK, ""), "{amount}");
        let text = answer.text().await.expect("a page");
        assert!(text.contains(said), "{amount}: {text}");
    }
    let answer = operator.pays("10", "success", SITE).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert_eq!(operator.balance().await, before + 1_000);
}

#[tokio::test]
async fn a_pending_payment_is_refused_when_it_is_made_and_counts_until_it_arrives() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let before = operator.balance().await;
    let limit =
        json!({"player_id": 1, "set": [{"type": "deposit", "period": "day", "value": 1_000}]});
    operator.control("limits", limit).await;
    for (amount, outcome, left) in [
        ("10.01", "pending", Some("10.00")),
        ("6", "pending", None),
        ("4.01", "pending", Some("4.00")),
        ("4.01", "success", Some("4.00")),
        ("4", "success", None),
    ] {
        let answer = operator.pays(amount, outcome, SITE).await;
        match left {
            None => assert_eq!(led_to(&answer).1, format!("{SITE}&status={outcome}")),
            Some(left) => {
                assert_eq!(led_to(&answer), (StatusCode::OK, ""), "{amount} {outcome}");
                let text = answer.text().await.expect("a page");
                assert!(text.contains(left), "{amount} {outcome}: {text}");
            }
        }
    }
    assert_eq!(operator.balance().await, before + 400);
    operator.pass(5).await;
    assert_eq!(operator.balance().await, before + 1_000);
}

#[tokio::test]
async fn nobody_pays_for_another_or_is_led_elsewhere() {
    let mut operator = Operator::start(20).await;
    let stranger = operator.pays("5", "success", SITE).await;
    assert_eq!(stranger.status(), StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    let before = operator.balance().await;
    operator
        .refuses_from_elsewhere(PAGE, &fields("5", "success", SITE))
        .await;
    assert_eq!(operator.balance().await, before);
    let answer = operator
        .pays("5", "success", "https://elsewhere.example/")
        .await;
    assert_eq!(led_to(&answer), (StatusCode::OK, ""));
    let path = format!("{PAGE}?return_url=%22%3E%3Cscript%3E");
    let page = operator.get(&path).await.text().await.expect("a page");
    assert!(!page.contains("<script"), "{page}");
}
