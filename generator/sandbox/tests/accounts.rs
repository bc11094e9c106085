//! Opening an account, confirming its address, and a new password.

mod support;

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use support::accounts::{SITE, cookie_of, newcomer, token_of};
use support::{Operator, json_of};

#[tokio::test]
async fn a_forgotten_password_is_replaced_by_the_link_of_a_mail_once() {
    let operator = Operator::start(1).await;
    let (_, old, _) = operator.sign_in_as("player@example.com", "password").await;
    let old = old.expect("a session");
    let ask = |email: &str| json!({ "user": { "email": email } });
    let mut answers = Vec::new();
    for email in ["nobody@example.com", " Player@Example.com "] {
        let response = operator
            .call(Method::POST, "/api/users/password", "ar", &ask(email))
            .await;
        let status = response.status();
        answers.push((status, response.text().await.expect("a text")));
    }
    assert_eq!(answers[0], answers[1]);
    let mails = operator.mails_once(1).await;
    assert_eq!(mails.len(), 1, "an unknown address gets none");
    assert_eq!(mails[0]["kind"], "reset_password");
    let link = mails[0]["link"].as_str().expect("a link");
    let page = format!("{SITE}/ar/users/password/edit?reset_password_token=");
    assert!(link.starts_with(&page), "{link}");

    let token = token_of(&mails[0]);
    let change =
        |password: &str| json!({ "user": { "reset_password_token": token, "password": password } });
    for (password, code) in [
        ("short", "password_too_short"),
        ("12345678", "password_common"),
    ] {
        let response = operator
            .call(
                Method::PUT,
                "/api/users/password",
                "en-ZA",
                &change(password),
            )
            .await;
        assert_eq!(json_of(response).await["error"]["code"], code);
    }
    let response = operator
        .call(
            Method::PUT,
            "/api/users/password",
            "en-ZA",
            &change("three quiet lakes"),
        )
        .await;
    assert_eq!(response.status(), StatusCode::OK);
    let new = cookie_of(&response).expect("a session");
    assert_eq!(
        json_of(response).await["data"]["email"],
        "player@example.com"
    );
    assert_eq!(operator.status_with(&new).await, StatusCode::OK);
    assert_eq!(operator.status_with(&old).await, StatusCode::UNAUTHORIZED);
    assert_eq!(operator.mails().await[1]["kind"], "password_changed");

    let again = operator
        .call(
            Method::PUT,
            "/api/users/password",
            "en-ZA",
            &change("another quiet lake"),
        )
        .await;
    assert_eq!(json_of(again).await["error"]["code"], "token_invalid");
    let (status, ..) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let (status, ..) = operator
        .sign_in_as("player@example.com", "three quiet lakes")
        .await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn an_account_is_opened_and_its_player_signed_in() {
    let operator = Operator::start(1).await;
    let body = newcomer("nomsa@example.com");
    let response = operator
        .call(Method::POST, "/api/users", "en-ZA", &body)
        .await;
    assert_eq!(response.status(), StatusCode::OK);
    let cookie = cookie_of(&response).expect("a session");
    assert_eq!(operator.status_with(&cookie).await, StatusCode::OK);
    let player = json_of(response).await["data"].take();
    assert_eq!(player["email"], "nomsa@example.com");
    assert_eq!(player["country"]["code"], "za");
    assert!(operator.mails().await.is_empty());
    let again = operator
        .call(
            Method::POST,
            "/api/users",
            "en-ZA",
            &newcomer("NOMSA@example.com"),
        )
        .await;
    assert_eq!(json_of(again).await["error"]["code"], "email_taken");
}

#[tokio::test]
async fn an_address_may_have_to_be_confirmed_first() {
    let operator = Operator::start(1).await;
    operator
        .control("sign_up", json!({ "confirmation": true }))
        .await;
    let email = "nomsa@example.com";
    let response = operator
        .call(Method::POST, "/api/users", "de", &newcomer(email))
        .await;
    assert_eq!(
        (response.status(), cookie_of(&response)),
        (StatusCode::OK, None)
    );
    assert_eq!(json_of(response).await["data"], Value::Null);
    // The account is opened after the answer.
    operator.mails_once(1).await;
    let (status, _, answer) = operator.sign_in_as(email, "wrong password").await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::UNAUTHORIZED, &json!("invalid_credentials"))
    );
    let (status, _, answer) = operator.sign_in_as(email, "three quiet lakes").await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (StatusCode::FORBIDDEN, &json!("unconfirmed"))
    );

    let ask = |email: &str| json!({ "user": { "email": email } });
    for known in ["nobody@example.com", "player@example.com", email] {
        let response = operator
            .call(Method::POST, "/api/users/confirmation", "de", &ask(known))
            .await;
        assert_eq!(response.status(), StatusCode::NO_CONTENT, "{known}");
    }
    let mails = operator.mails_once(2).await;
    assert_eq!(
        mails.len(),
        2,
        "only who has not confirmed gets another one"
    );
    let link = mails[1]["link"].as_str().expect("a link");
    assert!(
        link.starts_with(&format!("{SITE}/de/users/confirmation?")),
        "{link}"
    );
    let confirm = async |mail: &Value| {
        let path = format!(
            "/api/users/confirmation?confirmation_token={}",
            token_of(mail)
        );
        operator.get(&path).await.status()
    };
    assert_eq!(confirm(&mails[0]).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(confirm(&mails[1]).await, StatusCode::NO_CONTENT);
    assert_eq!(confirm(&mails[1]).await, StatusCode::UNPROCESSABLE_ENTITY);
    let (status, ..) = operator.sign_in_as(email, "three quiet lakes").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn what_cannot_be_used_is_refused_and_opens_nothing() {
    let operator = Operator::start(1).await;
    let with = |field: &str, value: Value| {
        let mut body = newcomer("nomsa@example.com");
        body["user"][field] = value;
        body
    };
    for (field, value, code) in [
        ("email", json!("nomsa"), "email_invalid"),
        ("password", json!("short"), "password_too_short"),
        ("password", json!("Password123"), "password_common"),
        ("password", json!("x ".repeat(2_000)), "password_too_long"),
        ("first_name", json!("  "), "invalid_parameter"),
        ("last_name", Value::Null, "invalid_parameter"),
        ("country", json!("zz"), "invalid_parameter"),
        ("currency", json!("XXX"), "invalid_parameter"),
        ("terms_acceptance", json!(false), "terms_not_accepted"),
        ("email", json!("player@example.com"), "email_taken"),
    ] {
        let body = with(field, value);
        let response = operator
            .call(Method::POST, "/api/users", "en-ZA", &body)
            .await;
        assert_eq!(json_of(response).await["error"]["code"], code, "{field}");
    }
    for (steered, code) in [
        (json!({ "blocked_countries": ["za"] }), "country_blocked"),
        (json!({ "open": false }), "sign_up_closed"),
    ] {
        operator.control("sign_up", steered).await;
        let body = newcomer("nomsa@example.com");
        let response = operator
            .call(Method::POST, "/api/users", "en-ZA", &body)
            .await;
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        assert_eq!(json_of(response).await["error"]["code"], code);
    }
    let settings = operator.data("/api/users/sign_up").await;
    assert_eq!(settings["open"], false);
    assert!(
        settings["countries"]
            .as_array()
            .is_some_and(|all| all.len() > 20)
    );
    for (steered, code) in [
        (
            json!({ "blocked_countries": ["za"] }),
            "sign_in_country_blocked",
        ),
        (
            json!({ "blocked_countries": [], "sign_in": false }),
            "sign_in_closed",
        ),
        (json!({ "sign_in": true }), "invalid_credentials"),
    ] {
        operator.control("sign_up", steered.clone()).await;
        let settings = operator.data("/api/users/sign_up").await;
        assert_eq!(
            settings["sign_in"],
            steered.get("sign_in") != Some(&json!(false))
        );
        let body =
            json!({ "user": { "email": "nomsa@example.com", "password": "three quiet lakes" } });
        let response = operator
            .call(Method::POST, "/api/users/sign_in", "en-ZA", &body)
            .await;
        assert_eq!(json_of(response).await["error"]["code"], code, "signing in");
    }
}
