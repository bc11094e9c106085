//! Recorded matches, interruptions and outages: push and calls say the same.

use std::time::Instant;

use reqwest::StatusCode;
use serde_json::{Map, Value, json};

use crate::support::push::Push;
use crate::support::{Operator, becomes, json_of, meta, pick, stake};

/// The first match of a sport that has not begun.
async fn prematch(operator: &Operator, sport: &str) -> u64 {
    let path = format!("/api/v2/matches?sport_key={sport}&match_status=0&limit=1");
    operator.data(&path).await[0]["id"]
        .as_u64()
        .expect("a match")
}

/// A match as a page knows it that only listens.
struct Page {
    match_: Value,
    markets: Map<String, Value>,
    push: Push,
    id: u64,
    kinds: Vec<String>,
}

impl Page {
    async fn open(operator: &Operator, id: u64) -> Self {
        let channel = format!("public:match:en-ZA:{id}");
        let push = Push::listen_to(operator, &[&channel]).await;
        let mut page = Self {
            match_: operator.data(&format!("/api/v2/matches/{id}")).await,
            markets: Map::new(),
            push,
            id,
            kinds: Vec::new(),
        };
        page.markets = page.fresh_markets(operator).await;
        page
    }

    async fn fresh_markets(&self, operator: &Operator) -> Map<String, Value> {
        let path = format!("/api/v2/matches/{}/markets?limit=500", self.id);
        let markets = operator.data(&path).await;
        let markets = markets.as_array().expect("rows").iter();
        markets.map(|own| (key(own), own.clone())).collect()
    }

    /// Applies everything that has been published.
    async fn hear(&mut self) {
        let channel = format!("public:match:en-ZA:{}", self.id);
        for mut event in self.push.heard(&channel).await {
            let message = event["message"].take();
            match event["event_name"].as_str() {
                Some("match_changed") => {
                    self.match_ = message["match"].clone();
                    let events = self.match_["statistics"]["events"].as_array();
                    for event in events.into_iter().flatten() {
                        self.kinds.push(event["kind"].to_string().replace('"', ""));
                    }
                }
                Some("match_status_changed") => self.match_["status"] = message["status"].clone(),
                Some("markets_changed") => {
                    for market in message["markets"].as_array().expect("rows") {
                        if market["status"] == 0 {
                            self.markets.remove(&key(market));
                        } else {
                            self.markets.insert(key(market), market.clone());
                        }
                    }
                }
                other => panic!("{other:?} on a match's channel"),
            }
        }
    }

    /// Fails where the page differs from one that is opened now.
    async fn check(&self, operator: &Operator) {
        let fresh = operator.data(&format!("/api/v2/matches/{}", self.id)).await;
        for field in ["status", "stage"] {
            assert_eq!(self.match_[field], fresh[field], "{field}");
        }
        let mut own = self.match_["statistics"].clone();
        let mut other = fresh["statistics"].clone();
        if !own.is_null() {
            // A running clock is not published.
            own["clock"] = Value::Null;
            other["clock"] = Value::Null;
        }
        assert_eq!(own, other);
        assert_eq!(self.markets, self.fresh_markets(operator).await);
    }
}

fn key(market: &Value) -> String {
    format!("{} {}", market["id"], market["specifier"])
}

/// Replays a match in steps; returns the kinds of events that a page was told of.
async fn replayed(sport: &str, step: u32, most: u32) -> (Value, Vec<String>) {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, sport).await;
    let mut page = Page::open(&operator, id).await;
    operator
        .control("replay", json!({ "match_id": id, "recording": sport }))
        .await;
    for _ in 0..most {
        page.hear().await;
        page.check(&operator).await;
        if page.match_["status"] == 4 {
            let path = format!("/api/v2/matches/{id}/statistics");
            let mut end = operator.data(&path).await;
            end["score"] = page.match_["statistics"]["total_score"].clone();
            end["periods"] = page.match_["statistics"]["period_scores"].clone();
            return (end, page.kinds);
        }
        assert_eq!(page.match_["status"], 1);
        operator
            .control("clock", json!({ "advance_seconds": step }))
            .await;
    }
    panic!("{sport} does not end");
}

#[tokio::test]
async fn a_recorded_soccer_match_is_heard_as_it_is_answered() {
    let (end, heard) = replayed("soccer", 45, 400).await;
    assert_eq!(end["score"], json!({ "home": 3, "away": 2 }));
    for kind in [
        "goal",
        "own_goal",
        "goal_disallowed",
        "penalty_awarded",
        "penalty_missed",
        "review",
        "review_over",
        "red_card",
        "yellow_card",
        "attack",
        "corner",
        "stoppage",
        "period_end",
        "match_end",
    ] {
        assert!(heard.iter().any(|own| own == kind), "{kind} was not heard");
    }
    let facts = end["facts"].as_array().expect("rows");
    let fact = |key: &str| facts.iter().find(|own| own["key"] == key).cloned();
    let cards = fact("red_cards").expect("a figure");
    assert_eq!((&cards["home"], &cards["away"]), (&json!(0), &json!(1)));
}

#[tokio::test]
async fn a_recorded_tennis_match_is_heard_as_it_is_answered() {
    let (end, heard) = replayed("tennis", 90, 400).await;
    assert_eq!(end["score"], json!({ "home": 2, "away": 1 }));
    let sets: Vec<[u64; 2]> = end["periods"]
        .as_array()
        .expect("rows")
        .iter()
        .map(|set| ["home", "away"].map(|side| set[side].as_u64().expect("a number")))
        .collect();
    assert_eq!(sets, [[6, 4], [6, 7], [6, 3]]);
    for kind in ["break", "tie_break", "set", "point", "match_end"] {
        assert!(heard.iter().any(|own| own == kind), "{kind} was not heard");
    }
}

#[tokio::test]
async fn markets_rest_from_a_penalty_to_its_end_and_during_reviews() {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, "soccer").await;
    // The penalty of the 28th minute, the review of the 41st, the sending-off of the second half, and calm minutes.
    for (from, rests) in [
        (300, false),
        (27 * 60 + 50, true),
        (28 * 60 + 40, true),
        (30 * 60, false),
        (41 * 60 + 20, true),
        (42 * 60 + 20, true),
        (43 * 60, false),
        (2829 + 900 + 19 * 60 + 39, true),
        (2829 + 900 + 22 * 60, false),
    ] {
        let body = json!({ "match_id": id, "recording": "soccer", "from_seconds": from });
        operator.control("replay", body).await;
        let markets = operator
            .data(&format!("/api/v2/matches/{id}/markets"))
            .await;
        let markets = markets.as_array().expect("rows");
        assert!(!markets.is_empty(), "{from}");
        let wanted = if rests { -1 } else { 1 };
        assert!(
            markets.iter().all(|own| own["status"] == wanted),
            "at {from}"
        );
    }
}

#[tokio::test]
async fn attacks_are_published_to_those_who_watch_the_match() {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, "soccer").await;
    let updates = "public:updates:en-ZA";
    let own = format!("public:match:en-ZA:{id}");
    let mut all = Push::listen_to(&operator, &[updates]).await;
    let mut page = Push::listen_to(&operator, &[&own]).await;
    let replay = json!({ "match_id": id, "recording": "soccer", "from_seconds": 40 });
    operator.control("replay", replay).await;
    all.heard(updates).await;
    page.heard(&own).await;
    let kinds = |events: Vec<Value>| -> Vec<String> {
        let ours = events.iter().filter(|own| {
            own["event_name"] == "match_changed" && own["message"]["match"]["id"] == id
        });
        let shown = ours.filter_map(|own| {
            own["message"]["match"]["statistics"]["events"]
                .as_array()
                .cloned()
        });
        let kinds = shown.flatten().map(|own| own["kind"].to_string());
        kinds.map(|kind| kind.replace('"', "")).collect()
    };
    // An attack in the first minute.
    operator
        .control("clock", json!({ "advance_seconds": 15 }))
        .await;
    assert_eq!(kinds(page.heard(&own).await), ["period_start", "attack"]);
    assert!(kinds(all.heard(updates).await).is_empty());
    // A goal in the thirteenth.
    let replay = json!({ "match_id": id, "recording": "soccer", "from_seconds": 720 });
    operator.control("replay", replay).await;
    all.heard(updates).await;
    operator
        .control("clock", json!({ "advance_seconds": 10 }))
        .await;
    let heard = kinds(all.heard(updates).await);
    assert_eq!(heard, ["period_start", "goal"]);
}

#[tokio::test]
async fn a_replay_needs_a_match_of_its_sport() {
    let operator = Operator::start(300).await;
    let tennis = prematch(&operator, "tennis").await;
    for body in [
        json!({ "match_id": tennis, "recording": "soccer" }),
        json!({ "match_id": tennis, "recording": "chess" }),
        json!({ "match_id": 1, "recording": "tennis" }),
    ] {
        let response = operator.post("/sandbox/control/replay", body.clone()).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST, "{body}");
    }
}

#[tokio::test]
async fn play_is_interrupted_and_goes_on() {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, "soccer").await;
    let mut page = Page::open(&operator, id).await;
    let replay = json!({ "match_id": id, "recording": "soccer", "from_seconds": 900 });
    operator.control("replay", replay).await;
    page.hear().await;
    let before = page.match_["statistics"]["clock"]["match_time"].clone();
    operator
        .control("match", json!({ "match_id": id, "interrupt_seconds": 600 }))
        .await;
    page.hear().await;
    page.check(&operator).await;
    assert_eq!(page.match_["status"], 2);
    assert!(page.markets.is_empty(), "a stopped match takes no bets");
    assert!(page.kinds.iter().any(|own| own == "suspended_play"));
    operator
        .control("clock", json!({ "advance_seconds": 599 }))
        .await;
    page.hear().await;
    assert_eq!(page.match_["status"], 2);
    operator
        .control("clock", json!({ "advance_seconds": 1 }))
        .await;
    page.hear().await;
    page.check(&operator).await;
    assert_eq!(page.match_["status"], 1);
    assert_eq!(page.match_["statistics"]["clock"]["match_time"], before);
    assert!(page.kinds.iter().any(|own| own == "resumed"));
    assert!(!page.markets.is_empty());
    // It has been interrupted once: a second time would move what has been played.
    let again = json!({ "match_id": id, "interrupt_seconds": 600 });
    let response = operator.post("/sandbox/control/match", again).await;
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    // A test ends it.
    let end = json!({ "match_id": id, "status": 4 });
    operator.control("match", end).await;
    page.hear().await;
    page.check(&operator).await;
    assert_eq!(page.match_["status"], 4);
    assert_eq!(page.kinds.last().map(String::as_str), Some("match_end"));
}

#[tokio::test]
async fn an_abandoned_match_returns_the_stake() {
    let mut operator = Operator::start(300).await;
    operator.sign_in().await;
    let path = "/api/v2/matches?sport_key=soccer&match_status=0&limit=1";
    let match_ = operator.data(path).await[0].take();
    let id = match_["id"].clone();
    let before = operator.balance().await;
    let bet = json!({ "stake": stake(2000), "selections": [pick(&match_)] });
    let (status, answer) = operator.place("single", json!([bet])).await;
    assert!(status.is_success(), "{answer}");
    assert_eq!(operator.balance().await, before - 2000);
    operator
        .control("match", json!({ "match_id": id, "status": 1 }))
        .await;
    operator
        .control("match", json!({ "match_id": id, "abandon": true }))
        .await;
    let now = operator.data(&format!("/api/v2/matches/{id}")).await;
    assert_eq!(now["status"], 3);
    let events = now["statistics"]["events"].as_array().expect("rows");
    assert_eq!(events.last().expect("an event")["kind"], "abandoned");
    operator
        .control("clock", json!({ "advance_seconds": 1 }))
        .await;
    assert_eq!(operator.balance().await, before);
}

#[tokio::test]
async fn a_postponed_match_starts_later() {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, "soccer").await;
    let mut page = Page::open(&operator, id).await;
    let start = |match_: &Value| -> jiff::Timestamp {
        let start = match_["start_time"].as_str().expect("a time");
        start.parse().expect("a time")
    };
    let before = start(&page.match_);
    operator
        .control("match", json!({ "match_id": id, "postpone_seconds": 5400 }))
        .await;
    page.hear().await;
    assert_eq!(start(&page.match_).duration_since(before).as_secs(), 5400);
    assert_eq!(page.match_["status"], 0);
    page.check(&operator).await;
}

#[tokio::test]
async fn a_fast_clock_publishes_several_times_a_second() {
    let operator = Operator::start(300).await;
    let id = prematch(&operator, "soccer").await;
    let mut page = Page::open(&operator, id).await;
    operator
        .control("replay", json!({ "match_id": id, "recording": "soccer" }))
        .await;
    page.hear().await;
    operator
        .control("clock", json!({ "speed": 100, "stop": false }))
        .await;
    let began = Instant::now();
    let mut times = std::collections::BTreeSet::new();
    becomes(async || {
        page.hear().await;
        let time = page.match_["statistics"]["clock"]["match_time"].as_u64();
        times.insert(time.expect("a clock"));
        times.len() >= 8
    })
    .await;
    let took = began.elapsed().as_secs();
    operator.control("clock", json!({ "stop": true })).await;
    page.hear().await;
    page.check(&operator).await;
    assert_eq!(page.match_["statistics"]["clock"]["stopped"], true);
    assert!(times.len() >= 8, "{times:?}");
    let last = times.last().copied().unwrap_or_default();
    assert!(
        last <= 100 * (took + 2) && last >= 80,
        "{last} after {took} s"
    );
    let response = operator
        .post("/sandbox/control/clock", json!({ "speed": 0 }))
        .await;
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    operator.control("reset", json!({})).await;
}

#[tokio::test]
async fn an_outage_of_a_provider_is_published_and_refuses_bets() {
    let mut operator = Operator::start(300).await;
    operator.sign_in().await;
    let mut push = Push::listen_to(&operator, &["public:updates:en-ZA"]).await;
    let path = "/api/v2/matches?sport_key=soccer&match_status=0&limit=1";
    let match_ = operator.data(path).await[0].take();
    for active in [false, true] {
        let body = json!({ "provider": match_["provider"], "active": active });
        operator.control("provider", body).await;
        let statuses = push.until("provider_status_changed", |_| true).await;
        let settings = operator.data("/api/v2/settings").await;
        assert_eq!(statuses["provider_statuses"], settings["provider_statuses"]);
        let own = settings["provider_statuses"]
            .as_array()
            .expect("rows")
            .iter();
        let own = own.filter(|own| own["provider"] == match_["provider"]);
        assert!(own.clone().count() == 1 && own.clone().all(|own| own["active"] == active));
        let bet = json!({ "stake": stake(2000), "selections": [pick(&match_)] });
        let body = json!({ "meta": meta("single"), "bets": [bet] });
        let response = operator.post("/api/v3/bets", body).await;
        assert_eq!(response.status().is_success(), active);
        if !active {
            let answer = json_of(response).await;
            assert!(
                answer.to_string().contains("provider_not_available"),
                "{answer}"
            );
        }
    }
}
