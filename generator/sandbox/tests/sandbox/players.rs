//! What players fill in and earn: a phone number, what is missing before a deposit, several currencies, levels.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Operator, json_of, pick, stake};

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
async fn a_sign_in_that_is_over_says_that_it_was_the_players_limit() {
    let mut operator = Operator::start(20).await;
    let stranger = operator.get("/api/player").await;
    assert_eq!(json_of(stranger).await["error"]["code"], "unauthorized");
    operator.sign_in().await;
    let limit = json!({ "player_id": 1, "set": [{ "type": "session", "value": 900 }] });
    operator.control("limits", limit).await;
    operator
        .control("clock", json!({ "stop": true, "advance_seconds": 900 }))
        .await;
    let cookie = operator.cookie.clone().expect("signed in");
    let request = operator.client.get(operator.url("/api/player"));
    let request = request.header("cookie", cookie);
    let request = request.header("accept-language", "nl");
    let answer = request.send().await.expect("the sandbox answers");
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    let error = json_of(answer).await["error"].clone();
    assert_eq!(error["code"], "session_limit");
    let said = error["message"].as_str().expect("words");
    assert!(said.contains("ingelogd"), "{said}");
    // What anybody may ask is answered, as to a visitor, and the player can sign in again.
    let settings = operator.get("/api/v2/settings").await;
    assert_eq!(settings.status(), StatusCode::OK);
    operator.sign_in().await;
    assert_eq!(operator.get("/api/player").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn limits_and_their_names_are_those_of_the_players_country() {
    let mut operator = Operator::start(20).await;
    for (country, basis, name) in [
        ("gb", "gross", "Stortingslimiet"),
        ("ie", "net", "Uitgavenlimiet"),
    ] {
        let user = json!({
            "email": format!("{country}@example.com"), "password": "a long word for it",
            "first_name": "A", "last_name": "B", "country": country, "currency": "EUR",
            "terms_acceptance": true, "language": "nl",
        });
        operator.cookie = None;
        let answer = operator.post("/api/users", json!({ "user": user })).await;
        assert_eq!(answer.status(), StatusCode::OK);
        let cookie = answer.headers()["set-cookie"].to_str().expect("text");
        let cookie = cookie.split(';').next().expect("a pair").to_owned();
        let request = operator.client.get(operator.url("/api/user_limits"));
        let request = request.header("cookie", cookie);
        let request = request.header("accept-language", "nl");
        let answer = request.send().await.expect("the sandbox answers");
        let limits = json_of(answer).await["data"].clone();
        assert_eq!(limits[0]["type"], "deposit", "{country}");
        assert_eq!(limits[0]["basis"], basis, "{country}");
        assert_eq!(limits[0]["name"], name, "{country}");
        assert_eq!(limits[0]["currency"], "EUR", "{country}");
        assert!(limits[4]["name"].is_null(), "{country}: {}", limits[4]);
    }
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
