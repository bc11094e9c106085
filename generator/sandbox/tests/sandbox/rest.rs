//! The sandbox over HTTP.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Operator, json_of, pick, stake};

#[tokio::test]
async fn every_match_is_on_exactly_one_page() {
    let operator = Operator::start(1200).await;
    let mut ids = Vec::new();
    for page in 1.. {
        let answer = json_of(
            operator
                .get(&format!("/api/v2/matches?page={page}&limit=9999"))
                .await,
        )
        .await;
        ids.extend(
            answer["data"]
                .as_array()
                .expect("rows")
                .iter()
                .map(|row| row["id"].as_u64()),
        );
        assert_eq!(answer["pagination"]["limit"], 500);
        assert_eq!(answer["pagination"]["last_page"], 3);
        if answer["pagination"]["page"] == answer["pagination"]["last_page"] {
            break;
        }
    }
    assert_eq!(ids.len(), 1200);
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), 1200);
}

#[tokio::test]
async fn lists_follow_their_filters() {
    let operator = Operator::start(800).await;
    let rows = |value: Value| value.as_array().cloned().expect("rows");
    for match_ in rows(
        operator
            .data("/api/v2/matches?sport_key=tennis&match_status=0,1")
            .await,
    ) {
        assert_eq!(match_["tournament"]["category"]["sport"]["key"], "tennis");
        assert!([0, 1].contains(&match_["status"].as_i64().expect("a status")));
    }
    for match_ in rows(operator.data("/api/v2/matches?match_status=1").await) {
        assert!(match_["statistics"]["period_scores"].is_array());
    }
    for match_ in rows(operator.data("/api/v2/matches?match_status=4").await) {
        assert!(match_["main_market"].is_null() && !match_["statistics"].is_null());
    }
    let sorted = rows(
        operator
            .data("/api/v2/matches?sort_by=start_time:desc&limit=50")
            .await,
    );
    assert!(
        sorted
            .is_sorted_by(|one, other| one["start_time"].as_str() >= other["start_time"].as_str())
    );
    let two = rows(operator.data("/api/v2/matches?id=1001,1003").await);
    assert_eq!(
        two.iter().map(|row| row["id"].as_u64()).collect::<Vec<_>>(),
        [Some(1001), Some(1003)]
    );
    let few = rows(operator.data("/api/v2/matches?max_per_sport=2").await);
    let soccer = few
        .iter()
        .filter(|row| row["tournament"]["category"]["sport"]["key"] == "soccer");
    assert_eq!(soccer.count(), 2);
    for wrong in [
        "match_status=x",
        "page=0",
        "sort_by=name",
        "start_from=yesterday",
    ] {
        let response = operator.get(&format!("/api/v2/matches?{wrong}")).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{wrong}");
        assert_eq!(
            json_of(response).await["error"]["code"],
            "invalid_parameter"
        );
    }
    for missing in [
        "/api/v2/matches/1",
        "/api/v2/matches/x",
        "/api/v2/nothing",
        "/api/nothing",
    ] {
        let response = operator.get(missing).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{missing}");
        assert_eq!(json_of(response).await["error"]["code"], "not_found");
    }
}

#[tokio::test]
async fn unchanged_answers_are_not_sent_again() {
    let operator = Operator::start(60).await;
    let response = operator.get("/api/v2/matches").await;
    let tag = response.headers()["etag"]
        .to_str()
        .expect("a tag")
        .to_owned();
    let again = operator
        .client
        .get(operator.url("/api/v2/matches"))
        .header("if-none-match", &tag);
    let again = again.send().await.expect("the sandbox answers");
    assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
    operator
        .control("match", json!({ "match_id": 1001, "home": "Another" }))
        .await;
    let changed = operator
        .client
        .get(operator.url("/api/v2/matches"))
        .header("if-none-match", &tag);
    assert_eq!(
        changed.send().await.expect("the sandbox answers").status(),
        StatusCode::OK
    );
}

#[tokio::test]
async fn a_bet_is_placed_stored_and_settled() {
    let mut operator = Operator::start(60).await;
    operator.sign_in().await;
    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let bets =
        json!([{ "stake": stake(5000), "selections": [pick(&matches[0]), pick(&matches[1])] }]);
    let (status, answer) = operator.place("combo", bets).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    assert_eq!(operator.balance().await, 95_000);
    let bet = &operator.data("/api/v3/bets").await[0];
    assert_eq!(bet["id"], answer["data"][0]["bet_id"]);
    assert_eq!(
        (&bet["status"], &bet["type"]),
        (&json!("waiting_results"), &json!("combo"))
    );
    let odds = |place: usize| {
        matches[place]["main_market"]["outcomes"][0]["odds"]
            .as_u64()
            .expect("odds")
    };
    let exact = 5000 * odds(0) * odds(1);
    assert_eq!(
        bet["win_amount"].as_u64(),
        Some((exact + 500_000) / 1_000_000)
    );
    for match_ in [&matches[0], &matches[1]] {
        operator
            .control("match", json!({ "match_id": match_["id"], "status": 1 }))
            .await;
        operator
            .control("clock", json!({ "advance_seconds": 40_000 }))
            .await;
    }
    let bet = &operator.data("/api/v3/bets?status=done").await[0];
    assert_eq!(bet["status"], "done");
    let won = bet["win_amount"].as_i64().expect("an amount");
    assert_eq!(operator.balance().await, 95_000 + won);
    let all_won = bet["selections"]
        .as_array()
        .expect("selections")
        .iter()
        .all(|one| one["status"] == "win_entire");
    assert_eq!(won > 0, all_won);
}

#[tokio::test]
async fn invalid_bets_are_refused_and_cost_nothing() {
    let mut operator = Operator::start(60).await;
    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let good = pick(&matches[0]);
    let with = |field: &str, value: Value| {
        let mut selection = good.clone();
        selection[field] = value;
        selection
    };
    let single =
        |stake: Value, selection: Value| json!([{ "stake": stake, "selections": [selection] }]);
    let (status, _) = operator
        .place("single", single(stake(5000), good.clone()))
        .await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    operator.sign_in().await;
    operator
        .control(
            "suspend",
            json!({ "match_id": matches[1]["id"], "suspended": true }),
        )
        .await;
    operator
        .control(
            "match",
            json!({ "match_id": matches[2]["id"], "status": 4 }),
        )
        .await;
    let odds = good["odds"].as_u64().expect("odds");
    let cases = [
        ("single", json!([]), "no_selections"),
        (
            "single",
            json!([{ "stake": stake(5000), "selections": [] }]),
            "no_selections",
        ),
        (
            "system",
            single(stake(5000), good.clone()),
            "bet_type_not_available",
        ),
        (
            "combo",
            single(stake(5000), good.clone()),
            "bet_type_not_available",
        ),
        ("single", single(stake(0), good.clone()), "invalid_stake"),
        ("single", single(stake(-5), good.clone()), "invalid_stake"),
        ("single", single(stake(99), good.clone()), "stake_too_small"),
        (
            "single",
            single(stake(5_000_001), good.clone()),
            "stake_too_large",
        ),
        (
            "single",
            single(stake(100_001), good.clone()),
            "insufficient_funds",
        ),
        (
            "single",
            single(json!({ "value": 5000, "currency": "EUR" }), good.clone()),
            "invalid_currency",
        ),
        (
            "single",
            single(stake(5000), with("odds", json!(odds + 10))),
            "101",
        ),
        (
            "single",
            single(stake(5000), with("market_id", json!(987_654))),
            "market_not_available",
        ),
        (
            "single",
            single(stake(5000), with("outcome_id", json!(987_654))),
            "market_not_available",
        ),
        (
            "single",
            single(stake(5000), with("match_id", json!(5))),
            "match_not_bettable",
        ),
        (
            "single",
            single(stake(5000), pick(&matches[1])),
            "market_suspended",
        ),
        (
            "single",
            single(stake(5000), pick(&matches[2])),
            "match_not_bettable",
        ),
        (
            "combo",
            json!([{ "stake": stake(5000), "selections": [good.clone(), with("outcome_id", json!(2))] }]),
            "conflicting_selections",
        ),
    ];
    for (kind, bets, code) in cases {
        let (status, answer) = operator.place(kind, bets.clone()).await;
        assert!(status.is_client_error(), "{bets}");
        assert_eq!(answer["error"]["code"], code, "{bets}");
        assert!(
            !answer["error"]["message"]
                .as_str()
                .expect("words")
                .is_empty()
        );
    }
    let several = json!([
        { "stake": stake(5000), "selections": [good.clone()] },
        { "stake": stake(0), "selections": [good.clone()] },
    ]);
    let (_, answer) = operator.place("single", several).await;
    assert_eq!(answer["error"]["errors_by_bet"][0], Value::Null);
    assert!(answer["error"]["errors_by_bet"][1].is_string());
    assert_eq!(operator.balance().await, 100_000);
    assert_eq!(operator.data("/api/v3/bets").await, json!([]));
}

#[tokio::test]
async fn moved_odds_are_handled_by_the_accept_mode() {
    let mut operator = Operator::start(60).await;
    operator.sign_in().await;
    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let selection = pick(&matches[0]);
    let sent = selection["odds"].as_u64().expect("odds");
    let moved = |odds: u64| {
        json!({
            "match_id": selection["match_id"], "market_id": selection["market_id"],
            "specifier": selection["specifier"], "outcome_id": selection["outcome_id"], "odds": odds,
        })
    };
    for (mode, odds, taken) in [
        ("none", sent + 100, false),
        ("higher", sent + 100, true),
        ("higher", sent - 10, false),
        ("any", sent - 10, true),
    ] {
        operator.control("price", moved(odds)).await;
        let settings = operator
            .post(
                "/api/v2/settings",
                json!({ "auto_accept_odds_change": mode }),
            )
            .await;
        assert_eq!(settings.status(), StatusCode::OK);
        let bets = json!([{ "stake": stake(100), "selections": [selection.clone()] }]);
        let (status, answer) = operator.place("single", bets).await;
        assert_eq!(status.is_success(), taken, "{mode} at {odds}: {answer}");
        if taken {
            assert_eq!(answer["data"][0]["selections"][0]["odds"], odds);
        }
    }
}

#[tokio::test]
async fn the_browser_that_is_notified_is_the_players_last_one_until_it_is_switched_off() {
    let mut operator = Operator::start(1).await;
    operator.sign_in().await;
    let key = "one_signal_push_notification_subscription";
    let all = async |operator: &Operator| operator.data("/sandbox/control/subscriptions").await;
    assert_eq!(all(&operator).await, json!({}));
    let long = "x".repeat(101);
    for (sent, status, kept) in [
        (
            json!({ key: "first" }),
            StatusCode::OK,
            json!({"1": "first"}),
        ),
        (json!({ key: "last" }), StatusCode::OK, json!({"1": "last"})),
        (
            json!({ key: long }),
            StatusCode::BAD_REQUEST,
            json!({"1": "last"}),
        ),
        (
            json!({ "auto_accept_odds_change": "any" }),
            StatusCode::OK,
            json!({"1": "last"}),
        ),
        (json!({ key: "" }), StatusCode::OK, json!({})),
    ] {
        let answer = operator.post("/api/v2/settings", sent.clone()).await;
        assert_eq!(answer.status(), status, "{sent}");
        assert_eq!(all(&operator).await, kept, "{sent}");
    }
}

#[tokio::test]
async fn sessions_begin_and_end() {
    let mut operator = Operator::start(1).await;
    let wrong = json!({ "user": { "email": "player@example.com", "password": "wrong" } });
    let response = operator.post("/api/users/sign_in", wrong).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(
        json_of(response).await["error"]["code"],
        "invalid_credentials"
    );
    for path in ["/api/player", "/api/player/accounts", "/api/v3/bets"] {
        assert_eq!(
            operator.get(path).await.status(),
            StatusCode::UNAUTHORIZED,
            "{path}"
        );
    }
    operator.sign_in().await;
    assert_eq!(
        operator.data("/api/player").await["email"],
        "player@example.com"
    );
    let own = json!({ "channels": ["$private:user:en-ZA:1"] });
    assert_eq!(
        operator
            .post("/api/v2/websocket/authorize", own)
            .await
            .status(),
        StatusCode::OK
    );
    let foreign = json!({ "channels": ["$private:user:en-ZA:2"] });
    assert_eq!(
        operator
            .post("/api/v2/websocket/authorize", foreign)
            .await
            .status(),
        StatusCode::FORBIDDEN
    );
    let cookie = operator.cookie.clone().expect("a session");
    let out = operator
        .client
        .delete(operator.url("/api/users/sign_out"))
        .header("cookie", cookie);
    assert_eq!(
        out.send().await.expect("the sandbox answers").status(),
        StatusCode::NO_CONTENT
    );
    assert_eq!(
        operator.get("/api/player").await.status(),
        StatusCode::UNAUTHORIZED
    );
}

#[tokio::test]
async fn the_same_seed_plays_the_same_world() {
    let (one, other) = (Operator::start(300).await, Operator::start(300).await);
    let names = |rows: &Value| {
        let rows = rows.as_array().expect("rows").iter();
        rows.map(|row| (row["slug"].clone(), row["start_time"].clone()))
            .collect::<Vec<_>>()
    };
    let (first, second) = (
        one.data("/api/v2/matches").await,
        other.data("/api/v2/matches").await,
    );
    assert_eq!(names(&first), names(&second));
}

#[tokio::test]
async fn pages_of_this_machine_may_call_and_no_others() {
    let operator = Operator::start(1).await;
    for (origin, may) in [
        ("http://127.0.0.1:4000", true),
        ("http://localhost:8080", true),
        ("https://evil.example", false),
        ("http://127.0.0.1.evil.example", false),
    ] {
        let request = operator
            .client
            .get(operator.url("/api/v2/settings"))
            .header("origin", origin);
        let response = request.send().await.expect("the sandbox answers");
        let allowed = response.headers().get("access-control-allow-origin");
        assert_eq!(allowed.is_some(), may, "{origin}");
    }
}

#[tokio::test]
async fn every_answer_says_the_time_of_the_world_to_pages() {
    let operator = Operator::start(1).await;
    for path in ["/api/v2/settings", "/api/v2/nothing"] {
        let request = operator
            .client
            .get(operator.url(path))
            .header("origin", "http://127.0.0.1:4000");
        let response = request.send().await.expect("the sandbox answers");
        let headers = response.headers();
        assert_eq!(headers["date"], "Sat, 28 Nov 2026 14:05:00 GMT", "{path}");
        assert_eq!(headers["access-control-expose-headers"], "date", "{path}");
    }
}

#[tokio::test]
async fn pages_may_call_with_every_method_of_the_api() {
    let operator = Operator::start(1).await;
    for method in ["GET", "POST", "PUT", "PATCH", "DELETE"] {
        let request = operator
            .client
            .request(reqwest::Method::OPTIONS, operator.url("/api/v2/settings"))
            .header("origin", "http://127.0.0.1:4000")
            .header("access-control-request-method", method);
        let response = request.send().await.expect("the sandbox answers");
        let allowed = response.headers().get("access-control-allow-methods");
        let allowed = allowed.and_then(|value| value.to_str().ok());
        let allowed = allowed.unwrap_or_default();
        assert!(
            allowed.split(',').any(|one| one == method),
            "{method}: {allowed}"
        );
    }
}

#[tokio::test]
async fn the_platform_answers_in_the_version_that_is_asked_for() {
    const VERSIONED: &str = "application/vnd.sportsbook.v1+json";
    const PLAIN: &str = "application/json";
    let operator = Operator::start(1).await;
    let asks = async |path: &str, accept: &str| {
        let request = operator.client.get(operator.url(path));
        let request = request.header("accept", accept);
        let answer = request.send().await.expect("the sandbox answers");
        let header = |name: &str| {
            let value = answer.headers().get(name);
            value.map(|value| value.to_str().expect("text").to_owned())
        };
        let seen = (answer.status().as_u16(), header("content-type"));
        (seen, json_of(answer).await)
    };
    let both = format!("{VERSIONED}, {PLAIN};q=0.9");
    for (path, accept, status, kind) in [
        ("/api/users/sign_up", both.as_str(), 200, VERSIONED),
        ("/api/users/sign_up", PLAIN, 200, PLAIN),
        ("/api/users/sign_up", "*/*", 200, PLAIN),
        // A refusal has the same form.
        ("/api/player", &both, 401, VERSIONED),
        ("/api/player", PLAIN, 401, PLAIN),
        // The sportsbook has its version in the path.
        ("/api/v2/settings", "text/html", 200, PLAIN),
    ] {
        let (seen, _) = asks(path, accept).await;
        assert_eq!(seen, (status, Some(kind.to_owned())), "{path} {accept}");
    }
    let (seen, body) = asks("/api/users/sign_up", "application/vnd.sportsbook.v2+json").await;
    assert_eq!(seen, (406, Some(PLAIN.to_owned())));
    assert_eq!(body["error"]["code"], "not_acceptable");
    let message = body["error"]["message"].as_str().expect("a text");
    assert!(message.contains(VERSIONED), "{message}");
}

#[tokio::test]
async fn answers_are_compressed_for_who_accepts_it() {
    let operator = Operator::start(300).await;
    let url = operator.url("/api/v2/matches?limit=100");
    // One that decompresses hides that an answer was compressed.
    let client = reqwest::Client::builder().no_gzip().no_brotli();
    let client = client.build().expect("a client");
    let plain = client.get(&url).send().await.expect("an answer");
    assert_eq!(plain.headers().get("content-encoding"), None);
    let plain = plain.bytes().await.expect("a body");
    for encoding in ["gzip", "br"] {
        let asked = client.get(&url).header("accept-encoding", encoding);
        let answer = asked.send().await.expect("an answer");
        assert_eq!(answer.headers()["content-encoding"], encoding);
        let mut vary = answer.headers().get_all("vary").iter();
        assert!(vary.any(|it| it == "accept-encoding"));
        let body = answer.bytes().await.expect("a body");
        assert!(body.len() * 4 < plain.len(), "{encoding}: {}", body.len());
    }
}
