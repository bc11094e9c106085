//! Bets on whole competitions and on their stages, over HTTP.

use std::collections::HashSet;

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Operator, pick, stake};

async fn rows(operator: &Operator, kinds: &str) -> Vec<Value> {
    let answer = operator
        .data(&format!("/api/v2/matches?type={kinds}"))
        .await;
    answer.as_array().cloned().expect("rows")
}

fn names(row: &Value) -> HashSet<String> {
    let competitors = row["competitors"].as_array().expect("competitors").iter();
    competitors
        .map(|one| one["name"].as_str().expect("a name").to_owned())
        .collect()
}

#[tokio::test]
async fn every_kind_of_event_is_listed_by_its_name() {
    let operator = Operator::start(200).await;
    for kind in ["match", "season", "stage", "simple_tournament"] {
        let listed = rows(&operator, kind).await;
        assert!(!listed.is_empty(), "{kind}");
        assert!(listed.iter().all(|row| row["type"] == kind), "{kind}");
    }
    let all = rows(&operator, "stage,season,simple_tournament").await;
    assert!(all.iter().all(|row| row["type"] != "match"));
    let kinds = operator.data("/api/v2/tournaments").await;
    let kinds = kinds.as_array().expect("leagues").iter();
    for league in kinds {
        let is_of_players = ["tennis", "darts", "boxing"]
            .contains(&league["category"]["sport"]["key"].as_str().expect("a key"));
        if is_of_players {
            assert_eq!(league["type"], "simple_tournament", "{}", league["name"]);
        }
    }
}

#[tokio::test]
async fn the_groups_of_a_stage_have_each_side_once_and_strong_ones_alike() {
    let operator = Operator::start(60).await;
    let of_world_cup = |row: &Value| row["parent"]["slug"] == "world-cup";
    let mut groups = rows(&operator, "stage").await;
    groups.retain(of_world_cup);
    let mut season = rows(&operator, "season").await;
    season.retain(of_world_cup);
    assert_eq!((groups.len(), season.len()), (6, 1));
    let all = names(&season[0]);
    let mut seen = HashSet::new();
    for group in &groups {
        let own = names(group);
        assert_eq!(own.len(), 4, "{}", group["name"]);
        assert!(
            own.iter()
                .all(|name| all.contains(name) && seen.insert(name.clone()))
        );
        assert!(group["start_time"].as_str() < season[0]["start_time"].as_str());
    }
    assert_eq!(seen, all);
    let [first, last] = ["Spain", "Canada"].map(|name| {
        let mut of_side = groups.iter().filter(|group| names(group).contains(name));
        of_side.next().expect("it has a group")["id"].clone()
    });
    assert_eq!(
        first, last,
        "the strongest and the weakest side share a group"
    );
    let season_name = season[0]["name"].as_str().expect("a name");
    assert_eq!(groups[0]["name"], format!("{season_name}: Group A"));
    let slug = groups[0]["slug"].as_str().expect("a slug");
    assert!(slug.contains("-group-a-"), "{slug}");
}

#[tokio::test]
async fn a_stage_is_named_in_the_language_of_the_caller() {
    let operator = Operator::start(1).await;
    let stage = &rows(&operator, "stage").await[0]["id"];
    let name = async |language: &str| {
        let request = operator
            .client
            .get(operator.url(&format!("/api/v2/matches/{stage}")))
            .header("accept-language", language);
        let answer = request.send().await.expect("the sandbox answers");
        crate::support::json_of(answer).await["data"]["name"].to_string()
    };
    assert!(name("en").await.contains("League phase"));
    assert!(name("pt-BR").await.contains("Fase de liga"));
    assert!(name("ar").await.contains("مرحلة الدوري"));
    assert!(name("ja").await.contains("リーグフェーズ"));
}

#[tokio::test]
async fn a_bet_on_a_stage_is_settled_when_the_stage_ends() {
    let mut operator = Operator::start(60).await;
    operator.sign_in().await;
    let stages = rows(&operator, "stage").await;
    let of_cup = |row: &&Value| row["parent"]["slug"] == "africa-cup-of-nations";
    let group = stages.iter().find(of_cup).expect("has groups");
    let outcomes = group["main_market"]["outcomes"]
        .as_array()
        .expect("outcomes");
    for outcome in outcomes {
        let mut selection = pick(group);
        selection["outcome_id"] = outcome["id"].clone();
        selection["odds"] = outcome["odds"].clone();
        let bets = json!([{ "stake": stake(100), "selections": [selection] }]);
        let (status, answer) = operator.place("single", bets).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }
    operator
        .control("clock", json!({ "advance_seconds": 240 * 86_400 }))
        .await;
    let done = operator.data("/api/v3/bets?status=done").await;
    let done = done.as_array().expect("bets");
    assert_eq!(done.len(), outcomes.len());
    let won = done.iter().filter(|bet| bet["result"] == "win_entire");
    assert_eq!(won.count(), 1);
}
