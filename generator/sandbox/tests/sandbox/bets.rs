//! Bets as a player's browser sees them: over HTTP and push.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::push::Push;
use crate::support::{Operator, json_of, pick, stake};

const CASHOUT: &str = "/api/v3/bets/cashout";
const MAX_STAKE: &str = "/api/v3/bets/max-stake";

impl Operator {
    /// A signed-in player, and matches that have not begun.
    async fn with_matches() -> (Self, Vec<Value>) {
        let mut operator = Self::start(120).await;
        operator.sign_in().await;
        let matches = operator.soccer().await;
        (operator, matches)
    }

    async fn soccer(&self) -> Vec<Value> {
        let path = "/api/v2/matches?match_status=0&sport_key=soccer";
        self.data(path).await.as_array().cloned().expect("rows")
    }

    /// Places a bet, which must be accepted; returns its id.
    async fn placed(&self, kind: &str, bet: Value) -> String {
        let (status, answer) = self.place(kind, json!([bet])).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
        let id = answer["data"][0]["bet_id"].as_str().expect("a number");
        id.to_owned()
    }

    async fn bet(&self, id: &str) -> Value {
        let bets = self.data("/api/v3/bets").await;
        let mut bets = bets.as_array().expect("rows").iter();
        let bet = bets.find(|bet| bet["id"] == id);
        bet.cloned().expect("it is listed")
    }

    async fn ledger(&self) -> Value {
        self.data("/sandbox/control/ledger").await
    }
}

fn single(match_: &Value, value: i64) -> Value {
    json!({ "stake": stake(value), "selections": [pick(match_)] })
}

#[tokio::test]
async fn a_bet_on_a_live_match_is_submitted_and_then_accepted_or_rejected() {
    let (operator, matches) = Operator::with_matches().await;
    operator
        .control("pace", json!({ "live_delay_ms": 3_000 }))
        .await;
    let id = &matches[0]["id"];
    operator
        .control("match", json!({ "match_id": id, "status": 1 }))
        .await;
    let live = operator.data(&format!("/api/v2/matches/{id}")).await;
    let mut push = Push::listen(&operator, 1).await;
    let taken = operator.placed("single", single(&live, 5000)).await;
    assert_eq!(operator.bet(&taken).await["status"], "submitted");
    let is = |id: &str, status: &'static str| {
        let id = id.to_owned();
        move |message: &Value| message["bet"]["id"] == id && message["bet"]["status"] == status
    };
    push.until("bet_changed", is(&taken, "submitted")).await;
    operator.pass(2).await;
    assert_eq!(operator.bet(&taken).await["status"], "submitted");
    operator.pass(1).await;
    push.until("bet_changed", is(&taken, "waiting_results"))
        .await;
    let rejected = operator.placed("single", single(&live, 5000)).await;
    operator
        .control("suspend", json!({ "match_id": id, "suspended": true }))
        .await;
    operator.pass(3).await;
    push.until("bet_changed", is(&rejected, "rejected")).await;
    let back = |message: &Value| message["accounts"][0]["balance"] == 95_000;
    push.until("balance_changed", back).await;
    assert_eq!(operator.balance().await, 95_000);
}

#[tokio::test]
async fn a_cash_out_offer_follows_the_price_and_is_paid() {
    let (operator, matches) = Operator::with_matches().await;
    operator
        .control("pace", json!({ "cashout_ms": 1_000 }))
        .await;
    let mut push = Push::listen(&operator, 1).await;
    let id = operator.placed("single", single(&matches[0], 5000)).await;
    operator.pass(0).await;
    let offer = |message: &Value| message["to_cashout"].as_i64();
    let message = push.until("bet_cashout_changed", |message| {
        message["bet_id"] == id.as_str()
    });
    let first = offer(&message.await).expect("an offer");
    assert_eq!(operator.bet(&id).await["to_cashout"], first);
    let mut price = pick(&matches[0]);
    price["odds"] = json!(1010);
    operator.control("price", price).await;
    let better = push.until("bet_cashout_changed", |message| {
        offer(message) > Some(first)
    });
    let better = offer(&better.await).expect("an offer");
    let wanted = |amount| json!({ "bet_id": id, "to_cashout": amount });
    let refused = operator.post(CASHOUT, wanted(better + 1)).await;
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    assert_eq!(json_of(refused).await["error"]["code"], "cashout_changed");
    let taken = operator.post(CASHOUT, wanted(better)).await;
    assert_eq!(taken.status(), StatusCode::OK);
    let bet = &json_of(taken).await["data"];
    assert_eq!(
        (&bet["status"], &bet["to_cashout"]),
        (&json!("cashout_in_progress"), &Value::Null)
    );
    operator.pass(1).await;
    push.until("bet_changed", |message| {
        message["bet"]["status"] == "cashed_out"
    })
    .await;
    assert_eq!(operator.balance().await, 95_000 + better);
    let again = operator.post(CASHOUT, wanted(1)).await;
    assert_eq!(
        json_of(again).await["error"]["code"],
        "cashout_not_available"
    );
}

#[tokio::test]
async fn the_control_api_refuses_decides_and_settles() {
    let (operator, matches) = Operator::with_matches().await;
    for code in ["101", "118", "120", "odds_to_low"] {
        operator.control("refuse", json!({ "code": code })).await;
        let (status, answer) = operator
            .place("single", json!([single(&matches[0], 100)]))
            .await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{code}");
        assert_eq!(answer["error"]["code"], code);
        assert!(answer["error"].get("details").is_none(), "{answer}");
    }
    let why = "R20.00 of this limit is left.";
    operator
        .control("refuse", json!({ "code": "118", "details": why }))
        .await;
    let one = json!([single(&matches[0], 100)]);
    let (_, answer) = operator.place("single", one).await;
    assert_eq!(answer["error"]["details"], why);
    operator
        .control("refuse", json!({ "code": "101", "bet": 1 }))
        .await;
    let both = json!([single(&matches[0], 100), single(&matches[1], 100)]);
    let (_, answer) = operator.place("single", both).await;
    let by_bet = &answer["error"]["errors_by_bet"];
    assert!(by_bet[0].is_null() && by_bet[1].is_string(), "{answer}");
    let steps = [
        ("refuse", json!({ "code": "nonsense" })),
        (
            "bet",
            json!({ "bet_id": "0000-0000", "decision": "accept" }),
        ),
        ("player", json!({ "player_id": 99 })),
        ("provider", json!({ "provider": "nobody", "active": false })),
        ("settle", json!({ "match_id": 1, "result": "win" })),
    ];
    for (what, body) in steps {
        let response = operator
            .post(&format!("/sandbox/control/{what}"), body)
            .await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{what}");
    }
    let id = operator.placed("single", single(&matches[0], 5000)).await;
    let cancel = json!({ "bet_id": id, "decision": "cancel" });
    operator.control("bet", cancel).await;
    let bet = operator.bet(&id).await;
    assert_eq!(
        (&bet["status"], &bet["result"]),
        (&json!("cancelled"), &json!("canceled"))
    );
    let id = operator.placed("single", single(&matches[1], 5000)).await;
    let half = json!({ "match_id": matches[1]["id"], "result": "half_lose" });
    operator.control("settle", half).await;
    let bet = operator.bet(&id).await;
    assert_eq!(bet["result"], "refund_half_lose_other");
    assert_eq!(bet["selections"][0]["status"], "refund_half_lose_other");
    assert_eq!(operator.balance().await, 97_500);
    operator
        .control("player", json!({ "player_id": 1, "balance": 50 }))
        .await;
    assert_eq!(operator.balance().await, 50);
    let down = json!({ "provider": "betradar", "active": false });
    operator.control("provider", down).await;
    let (_, answer) = operator
        .place("single", json!([single(&matches[0], 100)]))
        .await;
    assert_eq!(answer["error"]["code"], "provider_not_available");
    let settings = operator.data("/api/v2/settings").await;
    assert_eq!(settings["provider_statuses"][0]["active"], false);
    let ledger = operator.ledger().await;
    let accounts = ledger.as_object().expect("accounts");
    let rand = accounts.iter().filter(|(name, _)| name.ends_with(":ZAR"));
    assert_eq!(
        rand.map(|(_, held)| held.as_i64().expect("money"))
            .sum::<i64>(),
        0,
        "{ledger}"
    );
}

#[tokio::test]
async fn the_highest_stake_is_reported_and_enforced() {
    let (operator, matches) = Operator::with_matches().await;
    let bets = json!({ "bets": [single(&matches[0], 0), single(&matches[1], 0)] });
    let answer = json_of(operator.post(MAX_STAKE, bets).await).await;
    let most = json!({ "max_stake": { "value": 5_000_000, "currency": "ZAR" } });
    assert_eq!(answer["data"], json!([most, most]));
    let none = operator.post(MAX_STAKE, json!({ "bets": [] })).await;
    assert_eq!(none.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn bets_are_listed_by_state_and_page() {
    let (operator, matches) = Operator::with_matches().await;
    let mut placed = Vec::new();
    for match_ in &matches[..3] {
        placed.push(operator.placed("single", single(match_, 100)).await);
    }
    placed.reverse();
    let won = json!({ "match_id": matches[0]["id"], "result": "win" });
    operator.control("settle", won).await;
    let ids = |page: &Value| {
        let rows = page["data"].as_array().expect("rows").iter();
        rows.map(|bet| bet["id"].as_str().expect("an id").to_owned())
            .collect::<Vec<_>>()
    };
    let list =
        async |query: &str| json_of(operator.get(&format!("/api/v3/bets{query}")).await).await;
    assert_eq!(ids(&list("").await), placed);
    assert_eq!(ids(&list("?status=waiting_results").await), placed[..2]);
    assert_eq!(
        ids(&list("?status=done,waiting_results&limit=2&page=2").await),
        placed[2..]
    );
    let page = list("?limit=2").await;
    assert_eq!(
        page["pagination"],
        json!({ "total": 3, "page": 1, "limit": 2, "last_page": 2 })
    );
    assert_eq!(
        list("?status=lost").await["error"]["code"],
        "invalid_parameter"
    );
}

#[tokio::test]
async fn a_restart_keeps_world_bets_and_session() {
    let folder = tempfile::tempdir().expect("temp");
    let start = || Operator::start_in(60, Some(folder.path().to_owned()));
    let mut operator = start().await;
    operator.sign_in().await;
    let matches = operator.data("/api/v2/matches?match_status=0").await;
    let bet = operator.placed("single", single(&matches[0], 5000)).await;
    let started = |matches: &Value| matches[0]["start_time"].clone();
    let (cookie, began) = (operator.cookie.clone(), started(&matches));
    let before = operator.ledger().await;
    drop(operator);
    let mut operator = start().await;
    operator.cookie = cookie;
    assert_eq!(
        started(&operator.data("/api/v2/matches?match_status=0").await),
        began
    );
    assert_eq!(operator.balance().await, 95_000);
    assert_eq!(operator.bet(&bet).await["status"], "waiting_results");
    assert_eq!(operator.ledger().await, before);
    drop(operator);
    let other = crate::support::start_when_free(crate::support::options(
        8,
        60,
        Some(folder.path().to_owned()),
    ));
    let other = other.await.expect_err("is another world");
    assert!(
        other.to_string().contains("seed 7 with 60 matches"),
        "{other}"
    );
}

#[tokio::test]
async fn a_language_without_a_file_is_answered_in_english() {
    let (operator, matches) = Operator::with_matches().await;
    let in_language = async |language: &str| {
        let request = operator.client.get(operator.url("/api/v2/sports"));
        let answer = request.header("accept-language", language).send().await;
        json_of(answer.expect("answers")).await["data"].clone()
    };
    let english = in_language("en-ZA").await;
    assert_eq!(in_language("tlh").await, english);
    assert_ne!(in_language("pt-BR").await, english);
    let mut push = Push::listen_in("tlh", &operator, 1).await;
    let taken = operator.placed("single", single(&matches[0], 5000)).await;
    let own = operator.bet(&taken).await;
    let changed = push.until("bet_changed", |changed| changed["bet"]["id"] == own["id"]);
    assert_eq!(
        changed.await["bet"]["selections"][0]["outcome"],
        own["selections"][0]["outcome"]
    );
}

#[tokio::test]
async fn bets_are_listed_for_the_player_of_the_session_alone() {
    let mut operator = Operator::start(10).await;
    operator.sign_in().await;
    let player = operator.data("/api/player").await["id"]
        .as_u64()
        .expect("an id");
    let own = operator
        .get(&format!("/api/v3/bets?player_id={player}"))
        .await;
    assert_eq!(own.status(), StatusCode::OK);
    let other = operator
        .get(&format!("/api/v3/bets?player_id={}", player + 1))
        .await;
    assert_eq!(other.status(), StatusCode::CONFLICT);
    assert_eq!(json_of(other).await["error"]["code"], "other_player");
}
