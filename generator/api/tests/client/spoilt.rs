//! An operator that spoils one field of one object at a time.

use api::client::Unread;
use api::mend::{self, Mended, SHAPES, Shape};
use api::{Client, Error, MatchQuery};
use serde_json::{Value, json};

use crate::operator::{Operator, Reply, market, match_, sport};
use crate::spoiling::spoiled;

/// A match with everything that a match can have.
fn whole_match() -> Value {
    let mut it = match_(12);
    it["competitors"]["home"] = json!({ "id": 1, "name": "Home", "logo": "/home.svg" });
    it["stadium"] = json!("Stadium");
    it["city"] = json!("City");
    it["stage"] = json!("1st_half");
    it["has_video"] = json!(true);
    it["is_provider_stats_available"] = json!(true);
    it["previews"] = json!(["form", "table"]);
    it["statistics"] = json!({
        "clock": { "match_time": 60, "stoppage_time": 1, "remaining_time": 2, "stopped": false },
        "total_score": { "home": 1, "away": 0 },
        "game_score": { "home": "15", "away": "A" },
        "current_server": "home",
        "period_scores": [{
            "period_key": "1st_half", "period_name": "1st half", "number": 1, "type": "half",
            "max_period_number": 2, "home": 1, "away": 0,
        }],
        "events": [{
            "id": 5, "kind": "goal", "name": "Goal", "side": "home", "match_time": 50,
            "stoppage_time": 1, "period_key": "1st_half", "player": "Player",
            "score": { "home": 1, "away": 0 }, "position": { "x": 90, "y": 50 },
        }],
    });
    for key in ["main_market", "secondary_market"] {
        it[key] = whole_market();
    }
    it["top_markets"] = json!([whole_market()]);
    it
}

fn whole_market() -> Value {
    let mut it = market(1, Some("total=2.5"));
    it["market_groups"] = json!([{ "groupKey": "main", "name": "Main", "priority": 1 }]);
    it["most_balanced"] = json!(true);
    it["next_bet_stop"] = json!("2026-11-21T15:00:00Z");
    it["custom_bet_groups"] = json!(["a"]);
    it
}

fn outright() -> Value {
    json!({
        "id": 9, "urn_id": "sr:season:9", "slug": "premier-league-2026-27", "type": "season",
        "name": "Premier League 2026/27", "parent": match_(1)["tournament"],
        "competitors": [{ "id": 1, "name": "Home", "logo": "/home.svg" }],
        "start_time": "2026-11-21T15:00:00Z", "end_date": "2027-05-21T15:00:00Z", "status": 0,
        "available_markets": 1, "main_market": whole_market(), "provider": "betradar",
    })
}

/// Fields that an object cannot be without: its number, what it belongs to, and what a market is. They
/// must say so in the tables.
fn may_lose(noun: &str, what: &str) -> bool {
    let way = what.split([' ']).next().unwrap_or_default();
    match noun {
        "match" => matches!(way, "/id" | "/tournament" | "/tournament/id"),
        "outright" => matches!(way, "/id" | "/parent" | "/parent/id"),
        "tournament" => matches!(
            way,
            "/id" | "/category" | "/category/id" | "/category/sport" | "/category/sport/id"
        ),
        "category" => matches!(way, "/id" | "/sport" | "/sport/id"),
        "sport" => way == "/id",
        "market" => matches!(way, "/id" | "/name" | "/specifier"),
        _ => false,
    }
}

fn each<T: Mended>(row: &Value) {
    let noun = T::SHAPE.noun;
    mend::read::<T>(&row.to_string()).expect("the whole row");
    let all = spoiled(row);
    assert!(all.len() > 50, "{}", all.len());
    for spoiled in all {
        let (what, json) = (&spoiled.what, spoiled.value.to_string());
        match mend::read::<T>(&json) {
            Ok(_) => {}
            Err(lost) => {
                assert!(may_lose(noun, what), "{noun}, {what}: {}", lost.why);
                assert!(what.starts_with("/id") || lost.id.is_some(), "{what}");
            }
        }
    }
}

#[test]
fn a_spoiled_field_never_loses_an_object_that_has_the_rest() {
    each::<api::wire::Sport>(&sport(1));
    each::<api::wire::Category>(&match_(1)["tournament"]["category"]);
    each::<api::wire::Tournament>(&match_(1)["tournament"]);
    each::<api::wire::Match>(&whole_match());
    each::<api::wire::OutrightEvent>(&outright());
    each::<api::wire::Market>(&whole_market());
}

#[test]
fn a_spoiled_event_of_the_push_is_read_or_says_which_match_it_is_about() {
    let events = [
        json!({ "event_name": "match_changed", "message": { "match": whole_match() } }),
        json!({ "event_name": "markets_changed", "message": { "match_id": 12, "markets": [whole_market()] } }),
        json!({ "event_name": "match_status_changed", "message": { "match_id": 12, "status": 1 } }),
    ];
    for event in events {
        for spoiled in spoiled(&event) {
            let what = &spoiled.what;
            let names_no_match = [
                "/event_name",
                "/message ",
                "/message/match ",
                "/message/match_id",
                "/message/match/id",
            ]
            .iter()
            .any(|way| what.starts_with(way));
            match mend::event(&spoiled.value.to_string()) {
                Ok(_) => {}
                Err(lost) => assert!(
                    lost.id == Some(12) || names_no_match,
                    "{what}: {}",
                    lost.why
                ),
            }
        }
    }
}

#[tokio::test]
async fn a_spoiled_place_in_a_list_loses_no_row() {
    let rows = [vec![match_(11), match_(12)], vec![match_(13)]];
    let page = |number: u64| {
        json!({
            "data": rows[number as usize - 1],
            "pagination": { "total": 3, "page": number, "limit": 2, "last_page": 2 },
        })
    };
    for number in [1, 2] {
        let place = page(number)["pagination"].clone();
        for spoiled in spoiled(&place) {
            let mut bodies = [page(1), page(2)];
            bodies[number as usize - 1]["pagination"] = spoiled.value;
            let [first, second] = bodies.map(|body| Reply::new(200, body.to_string()));
            let operator = Operator::start().await;
            let operator = operator
                .on("matches?page=1", [first])
                .on("matches?page=2", [second]);
            let matches: Result<_, Error> = list(&operator.client()).await;
            // A contradiction is an error: the last good site stays.
            if let Ok((count, unread)) = matches {
                assert_eq!((count, unread), (3, Unread::default()), "{}", spoiled.what);
            }
        }
    }
}

async fn list(client: &Client) -> Result<(usize, Unread), Error> {
    let rows = client.matches("en-ZA", &MatchQuery::default()).await?;
    Ok((rows.len(), rows.unread))
}

#[test]
fn every_bad_value_has_a_cost_in_the_documents() {
    let document = include_str!("../../../book/src/extend/operator-data.md");
    let rows: Vec<String> = SHAPES.iter().flat_map(|shape| costs(shape)).collect();
    let is_missing = |row: &&String| !document.contains(row.as_str());
    let missing: Vec<&str> = rows.iter().filter(is_missing).map(String::as_str).collect();
    assert!(
        missing.is_empty(),
        "these rows are missing in generator/book/src/extend/operator-data.md:\n{}",
        missing.join("\n")
    );
}

/// The rows of a table: fields of an object, and what a bad value of them costs.
fn costs(shape: &Shape) -> Vec<String> {
    let mut costs: Vec<(&str, Vec<String>)> = Vec::new();
    for field in shape.fields {
        let cost = match field.cost {
            "" => "it is lost",
            cost => cost,
        };
        let name = format!("`{}`", field.name);
        match costs.iter_mut().find(|(known, _)| *known == cost) {
            Some((_, names)) => names.push(name),
            None => costs.push((cost, vec![name])),
        }
    }
    let row = |(cost, names): (&str, Vec<String>)| {
        format!("| {} | {} | {cost} |", shape.noun, names.join(", "))
    };
    costs.into_iter().map(row).collect()
}
