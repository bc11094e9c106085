//! What happens in matches, their statistics, and their streams.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::{Operator, json_of};

fn rows(value: &Value) -> &Vec<Value> {
    value.as_array().expect("rows")
}

async fn statistics(operator: &Operator, match_: &Value) -> Value {
    let path = format!("/api/v2/matches/{}/statistics", match_["id"]);
    operator.data(&path).await
}

#[tokio::test]
async fn every_sport_has_figures_and_a_timeline() {
    let operator = Operator::start(3000).await;
    let live = operator
        .data("/api/v2/matches?match_status=1&limit=500")
        .await;
    let mut sports = std::collections::BTreeSet::new();
    for match_ in rows(&live) {
        let context = format!("{}", match_["slug"]);
        assert_eq!(match_["is_provider_stats_available"], true, "{context}");
        let own = statistics(&operator, match_).await;
        assert_eq!(own["match_id"], match_["id"]);
        let facts = rows(&own["facts"]);
        assert!((4..=10).contains(&facts.len()), "{context}: {facts:?}");
        for fact in facts {
            assert!(fact["name"].as_str().is_some_and(|name| !name.is_empty()));
            if fact["unit"] == "percent" {
                let both = fact["home"].as_u64().zip(fact["away"].as_u64());
                assert_eq!(both.map(|(home, away)| home + away), Some(100), "{context}");
            }
        }
        let events = rows(&own["events"]);
        assert_eq!(events[0]["kind"], "period_start", "{context}");
        let ids: Vec<u64> = events.iter().filter_map(|own| own["id"].as_u64()).collect();
        assert_eq!(ids.len(), events.len());
        assert!(
            ids.is_sorted_by(|one, other| one < other),
            "{context}: {ids:?}"
        );
        assert!(events.iter().all(|own| own["kind"] != "attack"));
        let shown = rows(&match_["statistics"]["events"]);
        let is_red = |own: &&Value| own["kind"] == "red_card";
        let reds = |all: &[Value]| all.iter().filter(is_red).count();
        assert!(
            shown.len() <= 5 + reds(shown) && !shown.is_empty(),
            "{context}"
        );
        assert_eq!(reds(shown), reds(events), "{context}");
        for event in shown {
            assert!(events.contains(event), "{context}: {event}");
        }
        sports.insert(match_["tournament"]["category"]["sport"]["key"].to_string());
    }
    assert!(sports.len() >= 15, "{sports:?}");
}

#[tokio::test]
async fn a_timeline_ends_with_the_score() {
    let operator = Operator::start(3000).await;
    let over = operator
        .data("/api/v2/matches?match_status=4&sport_key=soccer&limit=500")
        .await;
    assert!(!rows(&over).is_empty());
    for match_ in rows(&over) {
        let events = statistics(&operator, match_).await["events"].take();
        let last = rows(&events).last().expect("an event");
        assert_eq!(last["kind"], "match_end");
        let score = &match_["statistics"]["total_score"];
        assert_eq!(&last["score"], score, "{}", match_["slug"]);
        for side in ["home", "away"] {
            let count = |kinds: &[&str]| {
                let of = |own: &&Value| {
                    own["side"] == side && kinds.iter().any(|kind| own["kind"] == *kind)
                };
                rows(&events).iter().filter(of).count()
            };
            let goals = count(&["goal", "own_goal"]) - count(&["goal_disallowed"]);
            assert_eq!(score[side], goals, "{}: {events}", match_["slug"]);
        }
    }
}

#[tokio::test]
async fn what_has_not_begun_has_no_statistics() {
    let operator = Operator::start(300).await;
    let prematch = operator
        .data("/api/v2/matches?match_status=0&limit=1")
        .await;
    assert_eq!(prematch[0]["is_provider_stats_available"], true);
    let outrights = operator.data("/api/v2/matches?type=season&limit=1").await;
    for id in [
        &prematch[0]["id"],
        &outrights[0]["id"],
        &json!(1),
        &json!("x"),
    ] {
        let path = format!(
            "/api/v2/matches/{}/statistics",
            id.to_string().trim_matches('"')
        );
        let response = operator.get(&path).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn events_are_named_in_the_callers_language() {
    let operator = Operator::start(600).await;
    let live = operator
        .data("/api/v2/matches?match_status=1&sport_key=soccer")
        .await;
    let path = format!("/api/v2/matches/{}/statistics", live[0]["id"]);
    let german = operator
        .client
        .get(operator.url(&path))
        .header("accept-language", "de")
        .send()
        .await;
    let german = json_of(german.expect("the sandbox answers")).await["data"].take();
    let english = operator.data(&path).await;
    let name = |own: &Value| own["events"][0]["name"].as_str().map(str::to_owned);
    assert_eq!(name(&english).as_deref(), Some("Start of 1st half"));
    assert_eq!(name(&german).as_deref(), Some("Beginn: 1. Halbzeit"));
    assert_eq!(german["facts"][0]["name"], "Ballbesitz");
    assert_eq!(german["facts"][0]["key"], english["facts"][0]["key"]);
}

#[tokio::test]
async fn players_who_have_signed_in_see_streams() {
    let mut operator = Operator::start(300).await;
    assert_eq!(
        operator.data("/api/v2/settings").await["video_settings"]["enabled"],
        true
    );
    let streamed = operator
        .data("/api/v2/matches?has_video=true&match_status=1&limit=1")
        .await;
    let id = &streamed[0]["id"];
    for what in ["video", "streams"] {
        let response = operator.get(&format!("/api/v2/matches/{id}/{what}")).await;
        assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    }
    operator.sign_in().await;
    let rows = operator
        .data(&format!("/api/v2/matches/{id}/streams"))
        .await;
    let url = rows[0]["url"].as_str().expect("an address").to_owned();
    let folder = url
        .strip_suffix("index.m3u8")
        .expect("it is a playlist")
        .to_owned();
    let fetch = async |url: String| {
        let response = operator
            .client
            .get(&url)
            .send()
            .await
            .expect("the sandbox answers");
        assert_eq!(response.status(), StatusCode::OK, "{url}");
        response
            .bytes()
            .await
            .expect("the whole answer comes")
            .to_vec()
    };
    let playlist = String::from_utf8(fetch(url).await).expect("it is text");
    assert!(playlist.starts_with("#EXTM3U\n"));
    let beginning = fetch(format!("{folder}init.mp4")).await;
    assert_eq!(&beginning[4..8], b"ftyp");
    let parts: Vec<&str> = playlist
        .lines()
        .filter(|line| line.starts_with("part"))
        .collect();
    assert!(parts.len() >= 3);
    for part in parts {
        let segment = fetch(format!("{folder}{part}")).await;
        assert!(segment.windows(4).any(|word| word == b"moof"), "{part}");
    }
    let video = operator.data(&format!("/api/v2/matches/{id}/video")).await;
    let page = fetch(video["url"].as_str().expect("an address").to_owned()).await;
    assert!(String::from_utf8_lossy(&page).contains("<video"));
    let without = operator
        .data("/api/v2/matches?has_video=false&limit=1")
        .await;
    for what in ["video", "streams"] {
        let path = format!("/api/v2/matches/{}/{what}", without[0]["id"]);
        assert_eq!(operator.get(&path).await.status(), StatusCode::NOT_FOUND);
    }
    let later = operator
        .data("/api/v2/matches?has_video=true&match_status=0&limit=1")
        .await;
    let path = format!("/api/v2/matches/{}/streams", later[0]["id"]);
    assert_eq!(operator.get(&path).await.status(), StatusCode::NOT_FOUND);
    let path = format!("/streams/{}/index.m3u8", without[0]["id"]);
    assert_eq!(operator.get(&path).await.status(), StatusCode::NOT_FOUND);
}
