//! `GET /search` over HTTP, and matches that are created while the sandbox runs.

use reqwest::StatusCode;
use serde_json::{Value, json};

use crate::support::Operator;

fn rows(value: &Value) -> &Vec<Value> {
    value.as_array().expect("rows")
}

fn sides(match_: &Value) -> [&str; 2] {
    ["home", "away"].map(|side| {
        let name = &match_["competitors"][side]["name"];
        name.as_str().expect("a name")
    })
}

async fn found(operator: &Operator, query: &str) -> Value {
    operator.data(&format!("/api/v2/search?{query}")).await
}

#[tokio::test]
async fn a_side_is_found_by_the_beginnings_of_its_words() {
    let operator = Operator::start(2000).await;
    let answer = found(&operator, "q=man%20u").await;
    let matches = rows(&answer["matches"]);
    assert!(!matches.is_empty() && matches.len() <= 20);
    let names: Vec<[&str; 2]> = matches.iter().map(sides).collect();
    assert!(names[0].contains(&"Manchester United"), "{names:?}");
    let open = |match_: &Value| [0, 1].contains(&match_["status"].as_i64().expect("a status"));
    let states: Vec<bool> = matches.iter().map(open).collect();
    assert!(
        states.is_sorted_by_key(|is_open| !is_open),
        "live and upcoming first: {states:?}"
    );
}

#[tokio::test]
async fn what_players_call_a_side_or_a_league_finds_it() {
    let operator = Operator::start(1000).await;
    for (query, side) in [
        ("man%20utd", "Manchester United"),
        ("man%20u", "Manchester United"),
        ("barca", "Barcelona"),
        ("spurs", "Spurs|Tottenham Hotspur"),
        ("Arsenl", "Arsenal"),
        ("arsneal", "Arsenal"),
    ] {
        let answer = found(&operator, &format!("q={query}")).await;
        let [home, away] = sides(&answer["matches"][0]);
        let is_it = |name: &str| side.split('|').any(|own| name.ends_with(own));
        assert!(is_it(home) || is_it(away), "{query}: {home}, {away}");
        assert!(rows(&answer["markets"]).is_empty(), "{query}");
    }
    for (query, slug) in [
        ("epl", "premier-league"),
        ("nba", "nba"),
        ("ucl", "champions-league"),
    ] {
        let answer = found(&operator, &format!("q={query}")).await;
        assert_eq!(answer["tournaments"][0]["slug"], slug, "{query}");
    }
}

#[tokio::test]
async fn names_are_found_in_every_language_and_without_accents() {
    let operator = Operator::start(2000).await;
    let ids = |answer: &Value| -> Vec<u64> {
        let all = rows(&answer["matches"]).iter();
        all.map(|row| row["id"].as_u64().expect("an id")).collect()
    };
    let english = ids(&found(&operator, "q=atletico%20madrid").await);
    assert!(!english.is_empty());
    assert_eq!(
        english,
        ids(&found(&operator, "q=ATL%C3%89TICO%20madrid").await)
    );
    let arabic = found(&operator, "q=%D9%85%D8%A7%D9%86%D8%B4%D8%B3%D8%AA%D8%B1").await;
    let names: Vec<[&str; 2]> = rows(&arabic["matches"]).iter().map(sides).collect();
    assert!(
        names
            .iter()
            .flatten()
            .any(|name| name.starts_with("Manchester")),
        "a name in another language, answered in the caller's: {names:?}"
    );
}

#[tokio::test]
async fn leagues_and_markets_are_found_and_left_out() {
    let operator = Operator::start(2000).await;
    let leagues = found(&operator, "q=premier%20england").await;
    assert_eq!(leagues["tournaments"][0]["slug"], "premier-league");
    let goals = found(&operator, "q=total%20goals").await;
    let markets = rows(&goals["markets"]);
    assert!(!markets.is_empty() && markets.len() <= 10);
    for row in markets {
        let name = row["market"]["name"]
            .as_str()
            .expect("a name")
            .to_lowercase();
        assert!(name.contains("total") && name.contains("goals"), "{name}");
        assert_eq!(row["match"]["urn_id"], row["market"]["match_urn_id"]);
    }
    let only = found(&operator, "q=total%20goals&only_events_name=true").await;
    assert!(rows(&only["markets"]).is_empty());
    let cyber = found(&operator, "q=league&sport_type=cyber").await;
    for row in rows(&cyber["tournaments"]) {
        assert_eq!(row["category"]["sport"]["type"], "cyber");
    }
    let live = found(&operator, "q=united&match_status=1").await;
    for row in rows(&live["matches"]) {
        assert_eq!(row["status"], 1);
    }
}

#[tokio::test]
async fn a_query_of_fewer_than_3_or_more_than_50_characters_is_refused() {
    let operator = Operator::start(50).await;
    for query in [
        "",
        "q=",
        "q=ab",
        "q=%20%20a%20",
        &format!("q={}", "a".repeat(51)),
    ] {
        let answer = operator.get(&format!("/api/v2/search?{query}")).await;
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{query}");
    }
}

#[tokio::test]
async fn a_withheld_match_does_not_exist_until_it_is_listed() {
    let operator = Operator::start(300).await;
    let all = operator.data("/api/v2/matches?bettable=true&limit=1").await;
    let match_ = &rows(&all)[0];
    let id = match_["id"].as_u64().expect("an id");
    let query = format!("q={}", sides(match_)[0].replace(' ', "%20"));
    let has_it = |rows: &Vec<Value>| rows.iter().any(|row| row["id"] == id);
    for listed in [false, true] {
        let body = json!({"match_id": id, "listed": listed});
        operator.control("match", body).await;
        let all = operator.data("/api/v2/matches").await;
        assert_eq!(has_it(rows(&all)), listed);
        let answer = found(&operator, &query).await;
        assert_eq!(has_it(rows(&answer["matches"])), listed);
        let status = if listed {
            StatusCode::OK
        } else {
            StatusCode::NOT_FOUND
        };
        for path in [
            format!("/api/v2/matches/{id}"),
            format!("/api/v2/matches/{id}/markets"),
        ] {
            assert_eq!(operator.get(&path).await.status(), status, "{path}");
        }
    }
}
