//! Opening an account, confirming its address, a new password, a locked account, a phone number, several accounts, levels.

mod support;

use std::time::Duration;

use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};

use support::{Operator, json_of, pick, stake};

const SITE: &str = "http://127.0.0.1:4000";

impl Operator {
    /// A call as a page of the site makes it, in a language.
    async fn call(&self, method: Method, path: &str, locale: &str, body: &Value) -> Response {
        let mut headers = HeaderMap::new();
        headers.insert("origin", HeaderValue::from_static(SITE));
        let locale = HeaderValue::from_str(locale).expect("a tag");
        headers.insert("accept-language", locale);
        headers.insert("content-type", HeaderValue::from_static("application/json"));
        let request = self.client.request(method, self.url(path)).headers(headers);
        let request = request.body(body.to_string());
        request.send().await.expect("the sandbox answers")
    }

    async fn mails(&self) -> Vec<Value> {
        let mails = self.data("/sandbox/control/mails").await;
        mails.as_array().cloned().expect("a list")
    }

    /// The first `count` mails, once there are so many: a mail is written after its call is answered.
    async fn mails_once(&self, count: usize) -> Vec<Value> {
        for _ in 0..200 {
            let mails = self.mails().await;
            if mails.len() >= count {
                return mails;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("there are {} mails, not {count}", self.mails().await.len());
    }

    async fn sign_in_as(&self, email: &str, password: &str) -> (StatusCode, Option<String>, Value) {
        let body = json!({ "user": { "email": email, "password": password } });
        let response = self
            .call(Method::POST, "/api/users/sign_in", "en-ZA", &body)
            .await;
        let cookie = cookie_of(&response);
        (response.status(), cookie, json_of(response).await)
    }

    async fn status_with(&self, cookie: &str) -> StatusCode {
        let request = self.client.get(self.url("/api/player"));
        let response = request.header("cookie", cookie).send().await;
        response.expect("the sandbox answers").status()
    }
}

fn cookie_of(response: &Response) -> Option<String> {
    let cookie = response.headers().get("set-cookie")?.to_str().ok()?;
    cookie.split(';').next().map(str::to_owned)
}

fn token_of(mail: &Value) -> String {
    let link = mail["link"].as_str().expect("a link");
    link.split_once("token=").expect("a token").1.to_owned()
}

fn newcomer(email: &str) -> Value {
    json!({ "user": {
        "email": email,
        "password": "three quiet lakes",
        "first_name": "Nomsa",
        "last_name": "Dlamini",
        "country": "za",
        "currency": "ZAR",
        "language": "en-ZA",
        "terms_acceptance": true,
    } })
}

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
async fn a_link_ends_with_time_and_with_the_next_one() {
    let operator = Operator::start(1).await;
    let ask = json!({ "user": { "email": "player@example.com" } });
    let path = "/api/users/password";
    let code = async |token: String| {
        let body =
            json!({ "user": { "reset_password_token": token, "password": "three quiet lakes" } });
        let response = operator.call(Method::PUT, path, "en-ZA", &body).await;
        json_of(response).await["error"]["code"].clone()
    };
    operator
        .control("sign_up", json!({ "token_seconds": 0 }))
        .await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    let mails = operator.mails_once(1).await;
    assert_eq!(code(token_of(&mails[0])).await, "token_expired");
    operator
        .control("sign_up", json!({ "token_seconds": 600 }))
        .await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    operator.mails_once(2).await;
    operator.call(Method::POST, path, "en-ZA", &ask).await;
    let mails = operator.mails_once(3).await;
    assert_eq!(code(token_of(&mails[1])).await, "token_invalid");
    assert_eq!(code(token_of(&mails[2])).await, Value::Null);
    assert_eq!(code("made-up".to_owned()).await, "token_invalid");
}

#[tokio::test]
async fn a_call_of_no_known_site_gets_no_link_to_one() {
    let operator = Operator::start(1).await;
    let body = json!({ "user": { "email": "player@example.com" } });
    let request = operator.client.post(operator.url("/api/users/password"));
    let request = request
        .header("origin", "https://evil.example")
        .header("content-type", "application/json");
    request
        .body(body.to_string())
        .send()
        .await
        .expect("answers");
    let mails = operator.mails_once(1).await;
    let link = mails[0]["link"].as_str().expect("a link");
    assert!(link.starts_with("/users/password/edit?"), "{link}");
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
    for (blocked, expected) in [
        (json!(["za"]), StatusCode::FORBIDDEN),
        (json!([]), StatusCode::UNAUTHORIZED),
    ] {
        let steered = json!({ "blocked_countries": blocked });
        operator.control("sign_up", steered).await;
        let (status, ..) = operator
            .sign_in_as("nomsa@example.com", "three quiet lakes")
            .await;
        assert_eq!(status, expected, "signing in");
    }
}

#[tokio::test]
async fn wrong_passwords_lock_an_address_whether_it_has_an_account_or_not() {
    let operator = Operator::start(20).await;
    let known = "player@example.com";
    for email in [known, "nobody@example.com"] {
        let mut codes = Vec::new();
        for attempt in 0..7 {
            let (status, cookie, body) = operator.sign_in_as(email, &attempt.to_string()).await;
            assert_eq!(cookie, None);
            codes.push((status.as_u16(), body["error"]["code"].clone()));
        }
        let wrong = (401, json!("invalid_credentials"));
        let locked = (403, json!("locked"));
        let [first, last] = [vec![wrong; 4], vec![locked; 3]];
        assert_eq!(codes, [first, last].concat(), "{email}");
    }
    let (_, cookie, body) = operator.sign_in_as(known, "password").await;
    assert_eq!((cookie, &body["error"]["code"]), (None, &json!("locked")));

    let mails = operator.mails_once(1).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(
        operator.mails().await.len(),
        1,
        "one, and to the player alone"
    );
    assert_eq!(
        (&mails[0]["kind"], &mails[0]["to"]),
        (&json!("unlock"), &json!(known))
    );
    for email in [known, "nobody@example.com", "vip@example.com"] {
        let body = json!({ "user": { "email": email } });
        let answer = operator
            .call(Method::POST, "/api/users/unlock", "ar", &body)
            .await;
        assert_eq!(answer.status(), StatusCode::NO_CONTENT, "{email}");
    }
    let mails = operator.mails_once(2).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(
        operator.mails().await.len(),
        2,
        "only who is locked gets another one"
    );
    let link = mails[1]["link"].as_str().expect("a link");
    assert!(
        link.starts_with(&format!("{SITE}/ar/users/sign-in?unlock_token=")),
        "{link}"
    );

    let unlock = async |token: &str| {
        let path = format!("/api/users/unlock?unlock_token={token}");
        operator.get(&path).await.status()
    };
    let [replaced, token] = [&mails[0], &mails[1]].map(token_of);
    assert_eq!(unlock(&replaced).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(unlock(&token).await, StatusCode::NO_CONTENT);
    assert_eq!(
        unlock(&token).await,
        StatusCode::UNPROCESSABLE_ENTITY,
        "once"
    );
    let (status, _, _) = operator.sign_in_as(known, "password").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_lock_ends_by_itself() {
    let operator = Operator::start(20).await;
    operator
        .control("sign_up", json!({ "lock_seconds": 0 }))
        .await;
    for _ in 0..5 {
        operator.sign_in_as("player@example.com", "wrong").await;
    }
    let (status, _, _) = operator.sign_in_as("player@example.com", "password").await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_phone_number_is_verified_by_the_code_of_a_text_message() {
    let mut operator = Operator::start(20).await;
    let phone = "/api/player/phone";
    assert_eq!(operator.get(phone).await.status(), StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    operator
        .control("sign_up", json!({ "resend_seconds": 0 }))
        .await;
    let verify = async |code: &str| {
        let body = json!({ "code": code });
        json_of(operator.post("/api/player/phone/verify", body).await).await["error"]["code"]
            .clone()
    };
    assert_eq!(
        verify("123456").await,
        json!("code_expired"),
        "none was sent"
    );
    for number in [
        "082 123 4567",
        "+27",
        "+0821234567",
        "+2782123456789012",
        "+27a2123456",
    ] {
        let body = json!({ "number": number, "country": "za" });
        let answer = json_of(operator.post(phone, body).await).await;
        assert_eq!(answer["error"]["code"], "phone_invalid", "{number}");
    }
    let send = async |number: &str| {
        let body = json!({ "number": number, "country": "za" });
        json_of(operator.post(phone, body).await).await
    };
    let sent = send("+27821234567").await;
    assert_eq!(sent["data"]["verified"], false);
    let mails = operator.mails_once(1).await;
    assert_eq!(
        (&mails[0]["kind"], &mails[0]["to"]),
        (&json!("phone_code"), &json!("+27821234567"))
    );
    let code = mails[0]["code"].as_str().expect("a code");
    let other = if code == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        assert_eq!(verify(other).await, json!("code_invalid"));
    }
    assert_eq!(
        verify(code).await,
        json!("code_expired"),
        "guessed at too often"
    );

    send("+27821234567").await;
    let mails = operator.mails_once(2).await;
    let code = mails[1]["code"].as_str().expect("a code");
    assert_eq!(verify(code).await, Value::Null);
    assert_eq!(verify(code).await, json!("code_expired"), "used");
    let player = operator.data("/api/player").await;
    assert_eq!(player["auth_phone_number"], "+27821234567");
    assert_eq!(operator.data(phone).await["verified"], true);

    // Another number has to be verified again.
    let changed = send("+27829999999").await;
    assert_eq!(changed["data"]["verified"], false);
    assert_eq!(
        operator.data("/api/player").await["auth_phone_number"],
        Value::Null
    );

    operator
        .control("sign_up", json!({ "resend_seconds": 60 }))
        .await;
    assert_eq!(send("+27829999999").await["error"]["code"], "sms_too_soon");
    let wait = operator.data(phone).await["resend_timeout"]
        .as_u64()
        .expect("seconds");
    assert!((55..=60).contains(&wait), "{wait}");
    operator
        .control("sign_up", json!({ "resend_seconds": 0 }))
        .await;
    for _ in 0..2 {
        assert!(send("+27829999999").await["error"]["code"].is_null());
    }
    assert_eq!(send("+27829999999").await["error"]["code"], "sms_limit");
    assert_eq!(operator.data(phone).await["sms_limit_reached"], true);
}

#[tokio::test]
async fn what_is_missing_before_a_deposit_is_filled_in_once() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let fields = json!(["date_of_birth", "city", "first_name", "mobile_phone"]);
    operator
        .control("sign_up", json!({ "deposit_fields": fields }))
        .await;
    let missed = async || operator.data("/api/player").await["auth_fields_missed"].clone();
    assert_eq!(
        missed().await,
        json!(["date_of_birth", "city", "mobile_phone"])
    );
    let complete = async |user: Value| {
        let path = "/api/player";
        let request = operator.client.patch(operator.url(path));
        let cookie = operator.cookie.clone().expect("a session");
        let request = request.header("cookie", cookie);
        let request = request.header("content-type", "application/json");
        let request = request.body(json!({ "user": user }).to_string());
        json_of(request.send().await.expect("the sandbox answers")).await
    };
    for (user, code) in [
        (json!({ "city": " " }), "invalid_parameter"),
        (json!({ "city": "a".repeat(101) }), "invalid_parameter"),
        (json!({ "first_name": "Ann" }), "invalid_parameter"),
        (
            json!({ "mobile_phone": "+27821234567" }),
            "invalid_parameter",
        ),
        (json!({ "balance": "1" }), "invalid_parameter"),
        (json!({ "date_of_birth": "yesterday" }), "invalid_parameter"),
        (
            json!({ "date_of_birth": "2999-01-01" }),
            "invalid_parameter",
        ),
        (
            json!({ "date_of_birth": "2001-02-29" }),
            "invalid_parameter",
        ),
        (
            json!({ "city": "Durban", "date_of_birth": "2020-02-29" }),
            "too_young",
        ),
    ] {
        assert_eq!(
            complete(user.clone()).await["error"]["code"],
            code,
            "{user}"
        );
    }
    assert_eq!(
        missed().await,
        json!(["date_of_birth", "city", "mobile_phone"]),
        "nothing is kept"
    );
    let player = complete(json!({ "city": "Durban", "date_of_birth": "1988-02-29" })).await;
    assert_eq!(
        player["data"]["auth_fields_missed"],
        json!(["mobile_phone"])
    );
}

#[tokio::test]
async fn limits_hold_over_accounts_in_several_currencies() {
    let mut operator = Operator::start(20).await;
    operator.sign_in().await;
    let choose = async |currency: &str| {
        let body = json!({ "currency": currency });
        json_of(operator.post("/api/player/accounts", body).await).await
    };
    assert_eq!(choose("XXX").await["error"]["code"], "invalid_parameter");
    let body = json!({ "type": "deposit", "period": "day", "value": 100_000 });
    let set = operator.post("/api/user_limits", body).await;
    assert!(set.status().is_success(), "{}", set.status());

    let accounts = choose("EUR").await;
    let euro = json!({ "currency": "EUR", "balance": 0, "active": true });
    assert_eq!(accounts["data"][1], euro);
    assert_eq!(accounts["data"][0]["active"], false);
    // 1,000 rands are 51.39 euros and a little.
    let deposit = async |amount: i64| {
        let body = json!({ "player_id": 1, "amount": amount });
        operator
            .post("/sandbox/control/deposit", body)
            .await
            .status()
    };
    assert_eq!(deposit(5_140).await, StatusCode::FORBIDDEN);
    assert_eq!(deposit(5_000).await, StatusCode::NO_CONTENT);
    assert_eq!(choose("ZAR").await["data"][1]["balance"], 5_000);
    let limits = operator.data("/api/user_limits").await;
    let limits = limits.as_array().expect("a list");
    let own = limits
        .iter()
        .find(|one| one["type"] == "deposit" && one["period"] == "day");
    let own = own.expect("the limit");
    assert_eq!(
        (&own["used"], &own["currency"]),
        (&json!(97_278), &json!("ZAR"))
    );
    assert_eq!(
        deposit(2_723).await,
        StatusCode::FORBIDDEN,
        "a cent too much"
    );
    assert_eq!(deposit(2_722).await, StatusCode::NO_CONTENT);
}

#[tokio::test]
async fn stakes_earn_points_and_points_levels() {
    let mut operator = Operator::start(20).await;
    for call in ["comp_points", "status_groups"] {
        let answer = operator.get(&format!("/api/player/{call}")).await;
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{call}");
    }
    operator.sign_in().await;
    let none = json!({ "points": 0, "earned_points": 0 });
    assert_eq!(operator.data("/api/player/comp_points").await, none);
    assert_eq!(
        operator.data("/api/player").await["statuses"],
        json!(["bronze"])
    );

    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let bet = json!({ "stake": stake(100_000), "selections": [pick(&matches[0])] });
    let (status, body) = operator.place("single", json!([bet])).await;
    assert!(status.is_success(), "{status}: {body}");
    let earned = json!({ "points": 100, "earned_points": 100 });
    assert_eq!(operator.data("/api/player/comp_points").await, earned);
    let ladder = &operator.data("/api/player/status_groups").await[0];
    assert_eq!(ladder["current"], "silver");
    let from: Vec<_> = ladder["statuses"]
        .as_array()
        .expect("levels")
        .iter()
        .collect();
    let from: Vec<_> = from
        .iter()
        .map(|level| level["min_points"].as_u64())
        .collect();
    assert_eq!(from, [Some(0), Some(100), Some(1_000)]);
    assert_eq!(
        operator.data("/api/player").await["statuses"],
        json!(["silver"])
    );
}
