//! The payment widget's calls, over HTTP.

use reqwest::{Response, StatusCode};
use serde_json::{Value, json};

use crate::support::{Operator, json_of};

const SITE: &str = "http://127.0.0.1:9";

impl Operator {
    /// A payment by a page of this origin.
    async fn pays_from(&self, origin: Option<&str>, body: Value) -> Response {
        let request = self.client.post(self.url("/spi/api/deposits"));
        let request = request
            .header("content-type", "application/json")
            .header("accept-language", "ar")
            .body(body.to_string());
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let request = match origin {
            Some(origin) => request.header("origin", origin),
            None => request,
        };
        request.send().await.expect("the sandbox answers")
    }

    async fn pays_by(&self, amount: i64, method: &str) -> (StatusCode, Value) {
        let body = json!({ "amount": amount, "method": method });
        let answer = self.pays_from(Some(SITE), body).await;
        (answer.status(), json_of(answer).await)
    }
}

#[tokio::test]
async fn the_script_is_a_script_that_registers_itself() {
    let operator = Operator::start(20).await;
    let answer = operator.get("/spi/main.js").await;
    let kind = answer.headers()["content-type"].to_str().expect("text");
    assert_eq!(kind, "text/javascript; charset=utf-8");
    let text = answer.text().await.expect("a script");
    assert!(text.contains("window.spi = { mount }"));
}

#[tokio::test]
async fn the_form_is_in_the_callers_language_and_the_accounts_currency() {
    let mut operator = Operator::start(20).await;
    let stranger = operator.get("/spi/api/form").await;
    assert_eq!(stranger.status(), StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    let english = operator.data("/spi/api/form").await;
    assert_eq!(english["words"]["amount"], "Amount in ZAR");
    assert_eq!(english["language"], "en-ZA");
    assert_eq!(english["subunits"], 100);
    let request = operator.client.get(operator.url("/spi/api/form"));
    let request = request.header("accept-language", "pt-BR");
    let request = request.header("cookie", operator.cookie.clone().expect("signed in"));
    let answer = request.send().await.expect("the sandbox answers");
    let brazilian = json_of(answer).await;
    assert_eq!(brazilian["data"]["language"], "pt-BR");
    assert_eq!(brazilian["data"]["words"]["amount"], "Valor em ZAR");
}

#[tokio::test]
async fn how_a_payment_ends_depends_on_how_it_is_made() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    for (method, status, leaves, paid) in [
        ("card", "success", false, 1_250),
        ("bank", "success", true, 1_250),
        ("voucher", "error", false, 0),
    ] {
        let before = operator.balance().await;
        let (code, answer) = operator.pays_by(1_250, method).await;
        assert_eq!(code, StatusCode::OK, "{answer}");
        assert_eq!(
            answer["data"],
            json!({ "status": status, "leaves": leaves }),
            "{method}"
        );
        assert_eq!(operator.balance().await, before + paid, "{method}");
    }
    let before = operator.balance().await;
    let (_, answer) = operator.pays_by(500, "transfer").await;
    assert_eq!(answer["data"]["status"], "pending");
    assert_eq!(operator.balance().await, before);
    operator.pass(5).await;
    assert_eq!(operator.balance().await, before + 500);
}

#[tokio::test]
async fn a_limit_binds_and_says_so_in_the_callers_language() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let limit =
        json!({"player_id": 1, "set": [{"type": "deposit", "period": "day", "value": 1_000}]});
    operator.control("limits", limit).await;
    let before = operator.balance().await;
    let (code, answer) = operator.pays_by(1_001, "card").await;
    assert!(code.is_client_error(), "{answer}");
    assert_eq!(answer["error"]["code"], "deposit_limit");
    let said = answer["error"]["message"].as_str().expect("words");
    assert!(said.contains("10.00") && said.contains("المتبقي"), "{said}");
    let (code, _) = operator.pays_by(1_000, "card").await;
    assert_eq!(code, StatusCode::OK);
    assert_eq!(operator.balance().await, before + 1_000);
}

#[tokio::test]
async fn nobody_pays_for_another_or_an_amount_that_is_none() {
    let mut operator = Operator::start(20).await;
    let good = || json!({ "amount": 500, "method": "card" });
    let stranger = operator.pays_from(Some(SITE), good()).await;
    assert_eq!(stranger.status(), StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    let before = operator.balance().await;
    for origin in [Some("https://elsewhere.example"), Some("null"), None] {
        let answer = operator.pays_from(origin, good()).await;
        assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{origin:?}");
    }
    for body in [
        json!({ "amount": 0, "method": "card" }),
        json!({ "amount": -500, "method": "card" }),
        json!({ "amount": i64::MAX, "method": "card" }),
        json!({ "amount": 1.5, "method": "card" }),
        json!({ "amount": "500", "method": "card" }),
        json!({ "amount": 500, "method": "cash" }),
        json!({ "amount": 500 }),
        json!({ "amount": 500, "method": "card", "player_id": 2 }),
    ] {
        let answer = operator.pays_from(Some(SITE), body.clone()).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{body}");
    }
    assert_eq!(operator.balance().await, before);
}

#[tokio::test]
async fn the_pages_that_the_widget_leads_to_are_there_in_every_language() {
    let operator = Operator::start(20).await;
    for path in [
        "/terms-and-conditions",
        "/ar/terms-and-conditions",
        "/profile/wallet/transactions",
        "/ar/profile/wallet/transactions",
        "/ar/help-center",
    ] {
        let answer = operator.get(path).await;
        assert_eq!(answer.status(), StatusCode::OK, "{path}");
    }
}
