//! The page where players withdraw, over HTTP.

use reqwest::{Response, StatusCode};
use serde_json::json;

use crate::support::Operator;
use crate::support::forms::led_to;
use crate::support::push::Push;

const PAGE: &str = "/profile/wallet/withdrawal";
const SITE: &str = "http://127.0.0.1:9/ar?page=2#slip";

/// What the page's form sends.
fn fields<'a>(amount: &'a str, return_url: &'a str) -> [(&'a str, &'a str); 2] {
    [("amount", amount), ("return_url", return_url)]
}

impl Operator {
    async fn withdraws(&self, amount: &str, return_url: &str) -> Response {
        self.sends(PAGE, &fields(amount, return_url)).await
    }

    /// What the page says, opened from this page of the site.
    async fn withdrawal_page(&self, return_url: &str) -> String {
        let path = format!("{PAGE}?return_url={return_url}");
        self.get(&path).await.text().await.expect("a page")
    }
}

#[tokio::test]
async fn a_withdrawal_leads_back_without_a_status_and_the_balance_is_pushed() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let mut push = Push::listen(&operator, 1).await;
    let before = operator.balance().await;
    let page = operator.withdrawal_page("").await;
    assert!(page.contains("R 1000.00"), "{page}");
    assert!(page.contains("Amount in ZAR"), "{page}");
    let answer = operator.withdraws("12.50", SITE).await;
    // With `status` the site would tell of a payment into the balance.
    assert_eq!(led_to(&answer), (StatusCode::SEE_OTHER, SITE));
    assert_eq!(operator.balance().await, before - 1_250);
    let own = json!({ "currency": "ZAR", "balance": before - 1_250, "active": true });
    push.until("balance_changed", |it| it["accounts"] == json!([own]))
        .await;
    let page = operator.withdrawal_page("").await;
    assert!(page.contains("R 987.50"), "{page}");
}

#[tokio::test]
async fn an_amount_is_of_the_account_in_use() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let rands = operator.balance().await;
    let euros = json!({ "currency": "EUR" });
    operator.post("/api/player/accounts", euros).await;
    let page = operator.withdrawal_page("").await;
    assert!(page.contains("€ 0.00"), "{page}");
    assert!(page.contains("Amount in EUR"), "{page}");
    let answer = operator.withdraws("0.01", SITE).await;
    assert_eq!(led_to(&answer), (StatusCode::OK, ""));
    assert_eq!(operator.balance().await, rands);
}

#[tokio::test]
async fn what_cannot_be_withdrawn_is_said_on_the_page() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let before = operator.balance().await;
    assert_eq!(before, 100_000);
    for (amount, said) in [
        ("1000.01", "more than your balance"),
        ("nothing", "above 0"),
        ("0", "above 0"),
        ("-5", "above 0"),
        ("1e9", "above 0"),
    ] {
        let answer = operator.withdraws(amount, SITE).await;
        assert_eq!(led_to(&answer), (StatusCode::OK, ""), "{amount}");
        let text = answer.text().await.expect("a page");
        // The way back is not lost with the first mistake.
        assert!(
            text.contains(said) && text.contains(SITE),
            "{amount}: {text}"
        );
    }
    assert_eq!(operator.balance().await, before);
    let answer = operator.withdraws("1000", SITE).await;
    assert_eq!(led_to(&answer), (StatusCode::SEE_OTHER, SITE));
    assert_eq!(operator.balance().await, 0);
}

#[tokio::test]
async fn nobody_withdraws_for_another_or_is_led_elsewhere() {
    let mut operator = Operator::start(20).await;
    let page = operator.withdrawal_page("").await;
    assert!(page.contains("Sign in on the site"), "{page}");
    let stranger = operator.withdraws("5", SITE).await;
    assert_eq!(stranger.status(), StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    let before = operator.balance().await;
    operator
        .refuses_from_elsewhere(PAGE, &fields("5", SITE))
        .await;
    assert_eq!(operator.balance().await, before);
    let answer = operator.withdraws("5", "https://elsewhere.example/").await;
    assert_eq!(led_to(&answer), (StatusCode::OK, ""));
    assert_eq!(operator.balance().await, before - 500);
    let page = operator.withdrawal_page("%22%3E%3Cscript%3E").await;
    assert!(!page.contains("<script"), "{page}");
}
