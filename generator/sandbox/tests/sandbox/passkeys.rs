//! The calls about passkeys: who may make them, and what becomes of the session.

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use crate::support::accounts::cookie_of;
use crate::support::authenticator::{Authenticator, PAGE, Said};
use crate::support::{Operator, json_of};

const REQUEST: &str = "/api/users/sign_in/passkey/options";
const SIGN_IN: &str = "/api/users/sign_in/passkey";
const CREATION: &str = "/api/player/passkeys/options";
const OWN: &str = "/api/player/passkeys";

/// A call as a page makes it whose site has a name, in a session.
async fn call(
    operator: &Operator,
    method: Method,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> Response {
    let mut headers = HeaderMap::new();
    headers.insert("origin", HeaderValue::from_static(PAGE));
    headers.insert("content-type", HeaderValue::from_static("application/json"));
    if let Some(cookie) = cookie {
        headers.insert("cookie", HeaderValue::from_str(cookie).expect("a cookie"));
    }
    let request = operator.client.request(method, operator.url(path));
    let request = request.headers(headers).body(body.to_string());
    request.send().await.expect("the sandbox answers")
}

async fn post(operator: &Operator, path: &str, cookie: Option<&str>, body: &Value) -> Value {
    json_of(call(operator, Method::POST, path, cookie, body).await).await
}

/// The code of a refusal.
fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

async fn signed_in(operator: &Operator) -> String {
    let (_, cookie, _) = operator.sign_in_as("player@example.com", "password").await;
    cookie.expect("a session")
}

/// Adds a passkey in a session.
async fn added(operator: &Operator, cookie: &str) -> Authenticator {
    let options = post(operator, CREATION, Some(cookie), &json!({})).await;
    let mut own = Authenticator::new("one", 1);
    let made = own.create(&options["data"]);
    let all = post(operator, OWN, Some(cookie), &made).await;
    assert_eq!(all["data"][0]["id"], json!(own.text_id()), "{all}");
    own
}

/// Signs in with a passkey.
async fn enter(operator: &Operator, own: &mut Authenticator, cookie: Option<&str>) -> Response {
    let options = post(operator, REQUEST, None, &json!({})).await;
    let body = own.sign(&options["data"]);
    call(operator, Method::POST, SIGN_IN, cookie, &body).await
}

#[tokio::test]
async fn a_passkey_opens_a_session_as_a_password_does() {
    let operator = Operator::start(1).await;
    let before = signed_in(&operator).await;
    let mut own = added(&operator, &before).await;
    let mails = operator.mails().await;
    assert_eq!(mails[0]["kind"], "passkey_added");
    assert_eq!(mails[0]["to"], "player@example.com");

    let entered = enter(&operator, &mut own, Some(&before)).await;
    assert_eq!(entered.status(), StatusCode::OK);
    let said = entered.headers()["set-cookie"].to_str().expect("a text");
    assert!(
        said.contains("HttpOnly") && said.contains("SameSite=Lax"),
        "{said}"
    );
    let after = cookie_of(&entered).expect("a session");
    assert_eq!(
        json_of(entered).await["data"]["email"],
        "player@example.com"
    );
    assert_eq!(operator.status_with(&after).await, StatusCode::OK);
    assert_eq!(
        operator.status_with(&before).await,
        StatusCode::UNAUTHORIZED
    );

    let path = format!("{OWN}/{}", own.text_id());
    let left = call(&operator, Method::DELETE, &path, Some(&after), &json!({})).await;
    assert_eq!(json_of(left).await["data"], json!([]));
    let refused = enter(&operator, &mut own, None).await;
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(cookie_of(&refused), None);
    assert_eq!(code(&json_of(refused).await), "passkey_wrong");
}

#[tokio::test]
async fn adding_one_needs_a_fresh_session_or_the_password() {
    let operator = Operator::start(1).await;
    let cookie = signed_in(&operator).await;
    let ask = |body: Value| {
        let (operator, cookie) = (&operator, cookie.as_str());
        async move { post(operator, CREATION, Some(cookie), &body).await }
    };
    let minutes =
        |minutes: u64| operator.control("clock", json!({ "advance_seconds": minutes * 60 }));
    minutes(9).await;
    assert_eq!(code(&ask(json!({})).await), "");
    minutes(1).await;
    assert_eq!(code(&ask(json!({})).await), "password_needed");
    assert_eq!(
        code(&ask(json!({ "password": "wrong" })).await),
        "password_wrong"
    );
    assert_eq!(code(&ask(json!({})).await), "password_needed");
    assert_eq!(code(&ask(json!({ "password": "password" })).await), "");
    minutes(9).await;
    assert_eq!(
        code(&ask(json!({})).await),
        "",
        "the password counts as signing in"
    );
    minutes(1).await;
    for _ in 0..4 {
        assert_eq!(
            code(&ask(json!({ "password": "wrong" })).await),
            "password_wrong"
        );
    }
    assert_eq!(code(&ask(json!({ "password": "wrong" })).await), "locked");
    assert_eq!(
        code(&ask(json!({ "password": "password" })).await),
        "locked"
    );
    let (status, ..) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let mails = operator.mails_once(1).await;
    assert_eq!(mails[0]["kind"], "unlock");
}

#[tokio::test]
async fn visitors_have_no_passkeys() {
    let operator = Operator::start(1).await;
    let body = Authenticator::new("one", 0).create_as(&Said::of(&json!({
        "challenge": "made up",
        "rp": {},
    })));
    for (method, path, body) in [
        (Method::GET, OWN, json!({})),
        (Method::POST, CREATION, json!({})),
        (Method::POST, OWN, body),
        (Method::DELETE, "/api/player/passkeys/one", json!({})),
    ] {
        let answer = call(&operator, method, path, None, &body).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test]
async fn an_address_of_numbers_and_a_program_get_no_options() {
    let operator = Operator::start(1).await;
    let cookie = signed_in(&operator).await;
    let answer = operator
        .call(Method::POST, REQUEST, "en-ZA", &json!({}))
        .await;
    let answer = json_of(answer).await;
    assert_eq!(code(&answer), "invalid_parameter", "{answer}");
    let mut program = Operator::start(1).await;
    program.sign_in().await;
    for path in [REQUEST, CREATION] {
        let answer = program.post(path, json!({})).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{path}");
    }
    let options = post(&operator, CREATION, Some(&cookie), &json!({})).await;
    assert_eq!(options["data"]["rp"]["id"], "localhost");
}

#[tokio::test]
async fn who_may_not_sign_in_may_not_by_a_passkey() {
    let operator = Operator::start(1).await;
    let cookie = signed_in(&operator).await;
    let mut own = added(&operator, &cookie).await;
    operator
        .control("sign_up", json!({ "blocked_countries": ["za"] }))
        .await;
    let refused = json_of(enter(&operator, &mut own, None).await).await;
    assert_eq!(code(&refused), "sign_in_country_blocked");
    operator
        .control("sign_up", json!({ "blocked_countries": [] }))
        .await;
    assert_eq!(
        enter(&operator, &mut own, None).await.status(),
        StatusCode::OK
    );

    let cookie = signed_in(&operator).await;
    let exclusion = json!({ "type": "selfexclusion", "period": null, "value": 6 });
    let excluded = call(
        &operator,
        Method::POST,
        "/api/user_limits",
        Some(&cookie),
        &exclusion,
    )
    .await;
    assert_eq!(excluded.status(), StatusCode::OK);
    let refused = enter(&operator, &mut own, None).await;
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert_eq!(code(&json_of(refused).await), "excluded");
}
