//! The calls of a ticket before it is placed, over HTTP: combined prices, share codes, bonuses.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::Operator;
use crate::support::tickets::{bet, find, get, pick_of, post, soccer};

#[tokio::test]
async fn outcomes_of_one_match_have_a_price_together() {
    let operator = Operator::start(400).await;
    let match_ = soccer(&operator).await.remove(0);
    let path = format!("/api/v3/bets/custom/markets/{}", match_["id"]);
    let joinable = operator.data(&path).await;
    let all = operator
        .data(&format!("/api/v2/matches/{}/markets", match_["id"]))
        .await;
    let groups = |markets: &Value| -> Vec<Value> {
        let markets = markets.as_array().expect("rows").iter();
        let is_joinable = |market: &&Value| market["custom_bet_groups"] == json!(["score"]);
        markets.filter(is_joinable).cloned().collect()
    };
    assert_eq!(groups(&all), *joinable.as_array().expect("rows"));
    assert!(all.as_array().expect("rows").len() > groups(&all).len());

    let result = find(&joinable, 1, None);
    let both = find(&joinable, 29, None);
    let selections = json!([pick_of(&match_, &result, 0), pick_of(&match_, &both, 0)]);
    let body = json!({ "selections": selections });
    let (status, answer) = post(&operator, "/api/v3/bets/custom/odds", body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let odds = |value: &Value| value["odds"].as_u64().expect("odds");
    let joined = odds(&answer["data"]);
    assert!(joined > odds(&selections[0]) && joined > odds(&selections[1]));

    let twice = json!({ "selections": [selections[0], selections[0]] });
    let (status, answer) = post(&operator, "/api/v3/bets/custom/odds", twice).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer["error"]["code"], "custom_bet_twice");
    let (status, _) = get(&operator, "/api/v3/bets/custom/markets/1").await;
    assert_eq!(status, StatusCode::NOT_FOUND);

    operator
        .control("match", json!({ "match_id": match_["id"], "status": 4 }))
        .await;
    assert_eq!(operator.data(&path).await, json!([]));
    let settings = operator.data("/api/v2/settings").await;
    assert_eq!(settings["custom_bet_enabled"], true);
}

#[tokio::test]
async fn a_custom_bet_is_placed_at_its_current_price() {
    let mut operator = Operator::start(400).await;
    operator.sign_in().await;
    let match_ = soccer(&operator).await.remove(0);
    let path = format!("/api/v3/bets/custom/markets/{}", match_["id"]);
    let joinable = operator.data(&path).await;
    let [result, both] = [1, 29].map(|id| find(&joinable, id, None));
    let home = pick_of(&match_, &result, 0);
    let mut custom = bet(json!([home, pick_of(&match_, &both, 0)]));
    let body = json!({ "selections": custom["selections"] });
    let (_, quoted) = post(&operator, "/api/v3/bets/custom/odds", body.clone()).await;
    custom["custom_odds"] = quoted["data"]["odds"].clone();

    let odds = |value: &Value| value.as_u64().expect("odds");
    let mut moved = home.clone();
    // A better price would be taken.
    moved["odds"] = json!(1000 + (odds(&home["odds"]) - 1000) / 2);
    operator.control("price", moved).await;
    let (status, answer) = operator.place("custom_bet", json!([custom])).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{answer}");
    assert_eq!(answer["error"]["code"], "120");

    let (_, quoted) = post(&operator, "/api/v3/bets/custom/odds", body).await;
    assert!(odds(&quoted["data"]["odds"]) < odds(&custom["custom_odds"]));
    custom["custom_odds"] = quoted["data"]["odds"].clone();
    let (status, answer) = operator.place("custom_bet", json!([custom])).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let bets = operator.data("/api/v3/bets").await;
    assert_eq!(bets[0]["type"], "custom_bet");
    assert_eq!(bets[0]["odds"], custom["custom_odds"]);
    assert_eq!(
        odds(&bets[0]["win_amount"]),
        2 * odds(&custom["custom_odds"])
    );
}

#[tokio::test]
async fn a_share_code_opens_the_bets_again() {
    let operator = Operator::start(400).await;
    let matches = soccer(&operator).await;
    let selections = json!([
        pick_of(&matches[0], &matches[0]["main_market"], 0),
        pick_of(&matches[1], &matches[1]["main_market"], 1),
    ]);
    let body = json!({ "bets": [bet(selections.clone())] });
    let (status, answer) = post(&operator, "/api/v3/bets/share-code", body).await;
    assert_eq!(status, StatusCode::OK, "{answer}");
    let code = answer["data"]["code"].as_str().expect("a code").to_owned();
    let path = format!("/api/v3/bets/share-code?code={code}");
    let opened = operator.data(&path).await;
    assert_eq!(opened["bets"][0]["selections"], selections);
    assert_eq!(opened["bets"][0]["stake"]["value"], 2000);

    operator
        .control(
            "match",
            json!({ "match_id": matches[0]["id"], "status": 4 }),
        )
        .await;
    let opened = operator.data(&path).await;
    assert_eq!(opened["bets"][0]["selections"], json!([selections[1]]));

    for (path, status, code) in [
        ("?code=AAAAAAA", StatusCode::NOT_FOUND, "share_code_unknown"),
        ("", StatusCode::BAD_REQUEST, "invalid_parameter"),
    ] {
        let path = format!("/api/v3/bets/share-code{path}");
        let (found, answer) = get(&operator, &path).await;
        assert_eq!((found, &answer["error"]["code"]), (status, &json!(code)));
    }
    let (_, answer) = post(&operator, "/api/v3/bets/share-code", json!({ "bets": [] })).await;
    assert_eq!(answer["error"]["code"], "no_selections");
}

#[tokio::test]
async fn bonuses_are_listed_activated_and_shown_on_tickets() {
    let mut operator = Operator::start(400).await;
    let visitors = operator.data("/api/v2/bonuses").await;
    assert_eq!(visitors["freebets"], json!([]));
    assert_eq!(visitors["comboboosts"][0]["issued"], Value::Null);
    let (status, _) = post(&operator, "/api/v2/bonuses/1/activate", json!({})).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);

    operator.sign_in().await;
    let (_, freebets) = get(&operator, "/api/v2/bonuses/freebets?status=active").await;
    assert_eq!(freebets["pagination"]["limit"], 4);
    assert_eq!(freebets["pagination"]["total"], 4);
    let first = &freebets["data"][0];
    assert_eq!(
        (&first["type"], &first["issued_amount"]),
        (&json!("freebet"), &json!(2000))
    );
    let id = first["id"].as_u64().expect("a number");
    let own = format!("/api/v2/bonuses/freebets/{id}");
    assert_eq!(operator.data(&own).await, *first);
    let terms = operator.data(&format!("{own}/terms")).await;
    assert_eq!(terms["title"], first["name"]);
    for path in [
        "freebets/1",
        "freebets/x",
        "comboboosts/77",
        "freebets/1/terms",
    ] {
        let (status, _) = get(&operator, &format!("/api/v2/bonuses/{path}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    assert_eq!(operator.data("/api/v2/bonuses/lootboxes").await, json!([]));

    let activate = format!("/api/v2/bonuses/{id}/activate");
    let (status, chosen) = post(&operator, &activate, json!({})).await;
    assert_eq!(status, StatusCode::OK, "{chosen}");
    assert_eq!(chosen["data"], json!({ "id": id, "type": "freebet" }));
    let mark = json!({ "bonuses": [chosen["data"]] });
    let (status, _) = post(&operator, "/api/v2/bonuses/mark-as-seen", mark).await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let now = operator.data(&own).await;
    assert_eq!(now["is_active"], true);
    assert_eq!(now["issued"]["computed_status"], "active");
    let unseen = operator
        .data("/api/v2/bonuses?unseen=true&type=freebet")
        .await;
    assert_eq!(unseen["freebets"].as_array().map(Vec::len), Some(3));

    let matches = soccer(&operator).await;
    let picks: Vec<Value> = matches[..5]
        .iter()
        .map(|match_| pick_of(match_, &match_["main_market"], 1))
        .collect();
    let bets = json!({ "bets": [bet(json!(picks)), bet(json!([picks[0]]))] });
    let (status, fits) = post(&operator, "/api/v2/bonuses", bets).await;
    assert_eq!(status, StatusCode::OK, "{fits}");
    let of = |place: usize, id: u64| {
        let bonuses = fits["data"][place]["bonuses"].as_array().expect("rows");
        let found = bonuses.iter().find(|bonus| bonus["bonus_id"] == id);
        found.cloned().expect("is listed")
    };
    assert_eq!(of(0, 1)["active_range_index"], 1);
    assert_eq!(of(1, 1)["user_bonus_status"], "not_available");
    assert_eq!(of(1, id)["user_bonus_status"], "active");
}

#[tokio::test]
async fn promo_codes_work_once_and_tournaments_have_a_table() {
    let mut operator = Operator::start(400).await;
    operator.sign_in().await;
    let redeem = |code: &'static str| {
        post(
            &operator,
            "/api/v2/bonuses/promo-code",
            json!({ "code": code }),
        )
    };
    let (status, given) = redeem("braai50").await;
    assert_eq!(status, StatusCode::OK, "{given}");
    let path = format!("/api/v2/bonuses/freebets/{}", given["data"]["id"]);
    assert_eq!(operator.data(&path).await["issued_amount"], 5000);
    for (code, refusal) in [
        ("BRAAI50", "promo_code_used"),
        ("LASTYEAR", "promo_code_over"),
        ("XYZ", "promo_code_unknown"),
    ] {
        let (status, answer) = redeem(code).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{code}");
        assert_eq!(answer["error"]["code"], refusal, "{code}");
    }
    operator
        .control("clock", json!({ "advance_seconds": 172_800 }))
        .await;
    let (_, rating) = get(&operator, "/api/v2/bonuses/tournaments/7/rating?limit=3").await;
    let rows = rating["data"].as_array().expect("rows");
    assert_eq!(rows.len(), 3);
    assert_eq!(rows[0]["position"], 1);
    assert_eq!(rows[0]["current_user"], false);
    assert!(rating["pagination"]["total"].as_u64() > Some(6));
    for path in ["tournaments/6/rating", "tournaments/77/rating"] {
        let (status, _) = get(&operator, &format!("/api/v2/bonuses/{path}")).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
}
