//! Opening an account, confirming its address, and a new password.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::accounts::{SITE, cookie_of, newcomer, token_of};
use crate::support::{Operator, json_of};

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

#[tokio::test]
async fn where_nobody_can_sign_in_neither_a_link_nor_a_new_account_lets_anybody_in() {
    let operator = Operator::start(1).await;
    let token = reset_token(&operator).await;
    let email = "nomsa@example.com";
    for (steered, code) in [
        (json!({ "sign_in": false }), "sign_in_closed"),
        (
            json!({ "sign_in": true, "blocked_countries": ["za"] }),
            "sign_in_country_blocked",
        ),
    ] {
        operator.control("sign_up", steered).await;
        let response = save(&operator, &token).await;
        assert_eq!(
            (response.status(), cookie_of(&response)),
            (StatusCode::FORBIDDEN, None)
        );
        assert_eq!(json_of(response).await["error"]["code"], code);
    }
    let open = json!({ "sign_in": false, "blocked_countries": [] });
    operator.control("sign_up", open).await;
    let response = operator
        .call(Method::POST, "/api/users", "en-ZA", &newcomer(email))
        .await;
    assert_eq!(
        (response.status(), cookie_of(&response)),
        (StatusCode::FORBIDDEN, None)
    );
    assert_eq!(json_of(response).await["error"]["code"], "sign_in_closed");

    // Nothing has changed: the old password is the one, the link still works, and the address is free.
    operator
        .control("sign_up", json!({ "sign_in": true }))
        .await;
    let (status, ..) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(save(&operator, &token).await.status(), StatusCode::OK);
    let response = operator
        .call(Method::POST, "/api/users", "en-ZA", &newcomer(email))
        .await;
    assert_eq!(response.status(), StatusCode::OK);
}

#[tokio::test]
async fn an_account_to_be_confirmed_is_opened_even_while_nobody_can_sign_in() {
    let operator = Operator::start(1).await;
    let steered = json!({ "confirmation": true, "sign_in": false });
    operator.control("sign_up", steered).await;
    let body = newcomer("nomsa@example.com");
    let response = operator
        .call(Method::POST, "/api/users", "en-ZA", &body)
        .await;
    assert_eq!(
        (response.status(), cookie_of(&response)),
        (StatusCode::OK, None)
    );
    assert_eq!(operator.mails_once(1).await[0]["kind"], "confirmation");
}

#[tokio::test]
async fn a_player_on_a_break_changes_no_password_and_keeps_the_link() {
    let operator = Operator::start(1).await;
    let longer = json!({ "token_seconds": 2 * 86_400 });
    operator.control("sign_up", longer).await;
    let token = reset_token(&operator).await;
    let (_, cookie, _) = operator.sign_in_as("player@example.com", "password").await;
    let day = json!({ "type": "coolingoff", "period": null, "value": 86_400 });
    let request = operator.client.post(operator.url("/api/user_limits"));
    let request = request.header("origin", SITE).json(&day);
    let response = request.header("cookie", cookie.expect("a session")).send();
    let response = response.await.expect("the sandbox answers");
    assert_eq!(response.status(), StatusCode::OK);
    for _ in 0..2 {
        let response = save(&operator, &token).await;
        assert_eq!(
            (response.status(), cookie_of(&response)),
            (StatusCode::FORBIDDEN, None)
        );
        assert_eq!(json_of(response).await["error"]["code"], "excluded");
    }
    let mails = operator.mails().await;
    assert_eq!(mails.len(), 1, "no password was changed: {mails:?}");
    let (_, _, answer) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(
        answer["error"]["code"], "excluded",
        "the old password is right"
    );

    operator.pass(86_401).await;
    assert_eq!(save(&operator, &token).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn a_new_player_is_asked_for_what_the_operator_says() {
    let operator = Operator::start(1).await;
    let open = async |email: &str, born: Option<&str>| {
        let body = json!({ "user": {
            "email": email,
            "password": "three quiet lakes",
            "date_of_birth": born,
            "language": "de",
        } });
        let response = operator
            .call(Method::POST, "/api/users", "en-ZA", &body)
            .await;
        json_of(response).await
    };
    let fields =
        json!({ "fields": ["date_of_birth"], "deposit_fields": ["date_of_birth", "city"] });
    operator.control("sign_up", fields).await;
    let settings = operator.data("/api/users/sign_up").await;
    assert_eq!(settings["fields"], json!(["date_of_birth"]));
    for (born, code) in [
        (None, "invalid_parameter"),
        (Some("31.01.1990"), "invalid_parameter"),
        (Some("1899-12-31"), "invalid_parameter"),
        (Some("2999-01-01"), "invalid_parameter"),
        (Some("2020-02-29"), "too_young"),
    ] {
        let answer = open("nomsa@example.com", born).await;
        assert_eq!(answer["error"]["code"], code, "{born:?}");
    }
    let player = open("nomsa@example.com", Some("1990-01-31")).await["data"].take();
    assert_eq!(
        (
            &player["first_name"],
            &player["country"]["code"],
            &player["currency"]
        ),
        (&json!(""), &json!("za"), &json!("ZAR"))
    );
    let (_, cookie, _) = operator
        .sign_in_as("nomsa@example.com", "three quiet lakes")
        .await;
    let request = operator.client.get(operator.url("/api/player"));
    let response = request.header("cookie", cookie.expect("a session")).send();
    let player = json_of(response.await.expect("the sandbox answers")).await;
    assert_eq!(player["data"]["auth_fields_missed"], json!(["city"]));

    let unknown = json!({ "fields": ["shoe_size"] });
    operator.control("sign_up", unknown).await;
    let answer = open("sipho@example.com", None).await;
    assert_eq!(answer["error"]["code"], "invalid_parameter");
    operator.control("sign_up", json!({ "fields": [] })).await;
    let answer = open("sipho@example.com", None).await;
    assert_eq!(answer["data"]["email"], "sipho@example.com");
}

#[tokio::test]
async fn a_call_is_answered_in_the_language_that_its_parameter_names() {
    let operator = Operator::start(1).await;
    let said = async |query: &str| {
        let path = format!("/api/player/phone{query}");
        let response = operator.call(Method::GET, &path, "ar", &Value::Null).await;
        json_of(response).await["error"]["message"].take()
    };
    let [arabic, german] = [said("").await, said("?locale=de").await];
    assert_eq!(german, "Melde dich zuerst an.");
    assert_ne!(arabic, german);
    assert_eq!(said("?locale=xx").await, arabic);
    assert_eq!(said("?locale=").await, arabic);
}

/// The token of a mail to choose a new password, which the first player gets.
async fn reset_token(operator: &Operator) -> String {
    let ask = json!({ "user": { "email": "player@example.com" } });
    operator
        .call(Method::POST, "/api/users/password", "en-ZA", &ask)
        .await;
    token_of(&operator.mails_once(1).await[0])
}

/// Chooses a new password by a token.
async fn save(operator: &Operator, token: &str) -> reqwest::Response {
    let user = json!({ "reset_password_token": token, "password": "three quiet lakes" });
    let body = json!({ "user": user });
    operator
        .call(Method::PUT, "/api/users/password", "en-ZA", &body)
        .await
}
