//! Bets that use bonuses, from placing to payout, over HTTP.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::tickets::{assert_balanced, bet, end, freebet, pick_of, post, soccer};
use crate::support::{Operator, meta};

#[tokio::test]
async fn freebets_pay_correctly_and_are_returned() {
    let mut operator = Operator::start(400).await;
    operator.sign_in().await;
    let matches = soccer(&operator).await;
    // Freebet, stake, result of the bet, the player's gain, final state of the freebet.
    for (place, (id, kind, stake, ended, more, status)) in [
        (10_002, "freebet", 2000, "win", 2000, "bonus_over"),
        (10_004, "freebet_all_win", 2000, "refund", 0, "available"),
        (10_004, "freebet_all_win", 2000, "cancelled", 0, "available"),
        (10_004, "freebet_all_win", 2000, "win", 4000, "bonus_over"),
        (10_005, "freebet_no_risk", 5000, "refund", 0, "available"),
        (10_005, "freebet_no_risk", 5000, "lose", -5000, "bonus_over"),
    ]
    .into_iter()
    .enumerate()
    {
        let selection = pick_of(&matches[place], &matches[place]["main_market"], 0);
        let price = json!({
            "match_id": selection["match_id"], "market_id": selection["market_id"],
            "outcome_id": selection["outcome_id"], "odds": 2000,
        });
        operator.control("price", price).await;
        let mut placement = bet(json!([selection]));
        placement["stake"]["value"] = json!(stake);
        placement["selections"][0]["odds"] = json!(2000);
        placement["bonus"] = json!({ "id": id, "type": kind });
        let before = operator.balance().await;
        let (code, answer) = operator.place("single", json!([placement])).await;
        assert_eq!(code, StatusCode::OK, "{answer}");
        let staked = if kind == "freebet_no_risk" { stake } else { 0 };
        assert_eq!(operator.balance().await, before - staked, "{id}");
        let issued = freebet(&operator, id).await;
        assert_eq!(issued["issued"]["computed_status"], "bonus_over", "{id}");
        let (code, answer) = operator.place("single", json!([placement])).await;
        assert_eq!(code, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
        assert_eq!(answer["error"]["code"], "bonus_not_available");

        let bets = operator.data("/api/v3/bets").await;
        assert_eq!(bets[0]["bonus"]["type"], kind);
        assert_eq!(bets[0]["to_cashout"], Value::Null, "{id}");
        end(&operator, &selection, ended).await;
        assert_eq!(operator.balance().await, before + more, "{id} {ended}");
        let issued = freebet(&operator, id).await;
        assert_eq!(issued["issued"]["computed_status"], status, "{id} {ended}");
        assert_balanced(&operator).await;
    }
    // The lost stake is returned as a freebet.
    let earned = freebet(&operator, 11_000).await;
    assert_eq!(earned["issued_amount"], 5000);
    assert_eq!(earned["issued"]["seen"], false);
}

#[tokio::test]
async fn a_boost_multiplies_the_return_and_points_come_with_the_result() {
    let mut operator = Operator::start(400).await;
    operator.sign_in().await;
    let matches = soccer(&operator).await;
    let mut picks: Vec<Value> = matches[..4]
        .iter()
        .map(|match_| pick_of(match_, &match_["main_market"], 0))
        .collect();
    for pick in &mut picks {
        let mut price = pick.clone();
        price["odds"] = json!(2000);
        operator.control("price", price).await;
        pick["odds"] = json!(2000);
    }
    let mut combo = bet(json!(picks[..3]));
    combo["bonus"] = json!({ "id": 1, "type": "comboboost", "odds": 1100 });
    let (_, answer) = operator.place("combo", json!([combo])).await;
    assert_eq!(answer["error"]["code"], "bonus_changed");
    combo["bonus"]["odds"] = json!(1050);
    let before = operator.balance().await;
    let (code, answer) = operator.place("combo", json!([combo])).await;
    assert_eq!(code, StatusCode::OK, "{answer}");
    let bets = operator.data("/api/v3/bets").await;
    // R20.00 at 8.00, plus 5 %.
    assert_eq!(bets[0]["win_amount"], 16_800);
    assert_eq!(bets[0]["bonus"], combo["bonus"]);
    assert!(bets[0]["to_cashout"].is_i64(), "{}", bets[0]);
    for pick in &picks[..2] {
        end(&operator, pick, "win").await;
    }
    end(&operator, &picks[2], "refund").await;
    // Two winning selections get no boost.
    assert_eq!(operator.balance().await, before - 2000 + 8000);
    let bets = operator.data("/api/v3/bets").await;
    assert_eq!(bets[0]["bonus"]["odds"], 1000);

    let (_, answer) = post(&operator, "/api/v2/bonuses/6/activate", json!({})).await;
    assert_eq!(answer["data"]["type"], "hunting");
    let mut single = bet(json!([picks[3]]));
    single["stake"]["value"] = json!(50_000);
    single["bonus"] = json!({ "id": 6, "type": "hunting" });
    let (code, answer) = operator.place("single", json!([single])).await;
    assert_eq!(code, StatusCode::OK, "{answer}");
    let hunting = || operator.data("/api/v2/bonuses/huntings/6");
    assert_eq!(hunting().await["farming_stats"]["potential_points"], 50);
    end(&operator, &picks[3], "lose").await;
    let stats = hunting().await["farming_stats"].take();
    assert_eq!(
        (&stats["points"], &stats["available_points"]),
        (&json!(50), &json!(0))
    );
    assert_eq!(freebet(&operator, 11_000).await["issued_amount"], 2000);
    assert_balanced(&operator).await;
}

#[tokio::test]
async fn a_refused_bet_does_not_use_its_bonus() {
    let mut operator = Operator::start(400).await;
    operator.sign_in().await;
    let matches = soccer(&operator).await;
    let selections = json!([pick_of(&matches[0], &matches[0]["main_market"], 0)]);
    let with = |id: u64, stake: i64, selections: &Value| {
        let mut placement = bet(selections.clone());
        placement["stake"]["value"] = json!(stake);
        placement["bonus"] = json!({ "id": id, "type": "freebet" });
        placement
    };
    for (placement, code) in [
        (with(10_002, 1000, &selections), "bonus_stake"),
        (with(77, 2000, &selections), "bonus_not_available"),
        (with(20_002, 2000, &selections), "bonus_not_available"),
        (with(10_003, 5000, &selections), "bonus_not_available"),
    ] {
        let (_, answer) = operator.place("single", json!([placement])).await;
        assert_eq!(answer["error"]["code"], code, "{placement}");
    }
    // Two singles with the same freebet: neither is placed.
    let both = json!([
        with(10_002, 2000, &selections),
        with(10_002, 2000, &selections)
    ]);
    let (_, answer) = post(
        &operator,
        "/api/v3/bets",
        json!({ "meta": meta("single"), "bets": both }),
    )
    .await;
    assert_eq!(answer["error"]["code"], "bonus_not_available");
    assert_eq!(answer["error"]["errors_by_bet"][0], Value::Null);
    assert_eq!(operator.data("/api/v3/bets").await, json!([]));
    let issued = freebet(&operator, 10_002).await;
    assert_eq!(issued["issued"]["computed_status"], "available");

    // A live bet waits and is rejected: its freebet is available again.
    operator
        .control(
            "match",
            json!({ "match_id": matches[0]["id"], "status": 1 }),
        )
        .await;
    let path = format!("/api/v2/matches/{}", matches[0]["id"]);
    let live = operator.data(&path).await;
    let selections = json!([pick_of(&live, &live["main_market"], 0)]);
    let (code, answer) = operator
        .place("single", json!([with(10_002, 2000, &selections)]))
        .await;
    assert_eq!(code, StatusCode::OK, "{answer}");
    let id = &answer["data"][0]["bet_id"];
    let issued = freebet(&operator, 10_002).await;
    assert_eq!(issued["issued"]["computed_status"], "bonus_over");
    operator
        .control("bet", json!({ "bet_id": id, "decision": "reject" }))
        .await;
    let issued = freebet(&operator, 10_002).await;
    assert_eq!(issued["issued"]["computed_status"], "available");
    assert_eq!(operator.balance().await, 100_000);
    assert_balanced(&operator).await;
}
