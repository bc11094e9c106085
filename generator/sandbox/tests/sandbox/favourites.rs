//! What players follow, over HTTP.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::support::{Operator, json_of};

impl Operator {
    async fn favourite(&self, method: Method, path: &str) -> StatusCode {
        let request = self
            .client
            .request(method, self.url(&format!("/api/v2/favourites/{path}")));
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        request.send().await.expect("the sandbox answers").status()
    }

    async fn ids(&self, kind: &str) -> Value {
        let mut answer = self.data(&format!("/api/v2/favourites/{kind}")).await;
        answer["ids"].take()
    }

    async fn followed(&self) -> Vec<u64> {
        let rows = self.data("/api/v2/matches?favourite=true").await;
        let rows = rows.as_array().expect("rows");
        rows.iter().filter_map(|row| row["id"].as_u64()).collect()
    }
}

#[tokio::test]
async fn a_player_follows_things_of_every_type_each_once() {
    let mut operator = Operator::start(60).await;
    operator.sign_in().await;
    let rows = operator.data("/api/v2/matches").await;
    let (first, second) = (&rows[0], &rows[1]);
    let path = |kind: &str, id: &Value| format!("{kind}/{id}");
    for row in [first, second, first] {
        let status = operator
            .favourite(Method::POST, &path("matches", &row["id"]))
            .await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    assert_eq!(
        operator.ids("matches").await,
        json!([second["id"], first["id"]])
    );
    for (kind, id, name) in [
        (
            "tournaments",
            &first["tournament"]["id"],
            &first["tournament"]["name"],
        ),
        (
            "sports",
            &first["tournament"]["category"]["sport"]["id"],
            &first["tournament"]["category"]["sport"]["name"],
        ),
        (
            "competitors",
            &first["competitors"]["home"]["id"],
            &first["competitors"]["home"]["name"],
        ),
    ] {
        let status = operator.favourite(Method::POST, &path(kind, id)).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{kind}");
        let answer = operator.data(&format!("/api/v2/favourites/{kind}")).await;
        assert_eq!(answer["ids"], json!([id]), "{kind}");
        assert_eq!(&answer["items"][0]["name"], name, "{kind}");
    }
    // A team's page is that of its next match.
    let team = operator.data("/api/v2/favourites/competitors").await;
    assert!(team["items"][0]["slug"].is_string(), "{team}");
    for _ in 0..2 {
        let status = operator
            .favourite(Method::DELETE, &path("matches", &first["id"]))
            .await;
        assert_eq!(status, StatusCode::NO_CONTENT);
    }
    assert_eq!(operator.ids("matches").await, json!([second["id"]]));
}

#[tokio::test]
async fn matches_are_followed_by_themselves_their_league_or_a_side() {
    let mut operator = Operator::start(60).await;
    operator.sign_in().await;
    assert_eq!(operator.followed().await, [0; 0]);
    let rows = operator.data("/api/v2/matches").await;
    let rows = rows.as_array().expect("rows");
    let (first, last) = (&rows[0], &rows[rows.len() - 1]);
    let follow = async |path: String| {
        let status = operator.favourite(Method::POST, &path).await;
        assert_eq!(status, StatusCode::NO_CONTENT, "{path}");
    };
    follow(format!("matches/{}", first["id"])).await;
    assert_eq!(Some(operator.followed().await), ids(&[first]));
    follow(format!("competitors/{}", last["competitors"]["away"]["id"])).await;
    let with_side: Vec<u64> = operator.followed().await;
    let plays = |row: &&Value| {
        let away = &last["competitors"]["away"]["id"];
        row["id"] == first["id"]
            || ["home", "away"]
                .map(|side| &row["competitors"][side]["id"])
                .contains(&away)
    };
    let expected: Vec<&Value> = rows.iter().filter(plays).collect();
    assert_eq!(Some(with_side), ids(&expected));
    follow(format!("tournaments/{}", last["tournament"]["id"])).await;
    let of_league =
        |row: &&Value| plays(row) || row["tournament"]["id"] == last["tournament"]["id"];
    let expected: Vec<&Value> = rows.iter().filter(of_league).collect();
    assert_eq!(Some(operator.followed().await), ids(&expected));
    // Its other filters still apply.
    let none = operator
        .data("/api/v2/matches?favourite=true&sport_key=nothing")
        .await;
    assert_eq!(none, json!([]));
}

#[tokio::test]
async fn what_does_not_exist_is_not_found_and_visitors_follow_nothing() {
    let mut operator = Operator::start(10).await;
    let refused = operator.get("/api/v2/matches?favourite=true").await;
    assert_eq!(refused.status(), StatusCode::UNAUTHORIZED);
    for method in [Method::POST, Method::DELETE] {
        let status = operator.favourite(method, "matches/1001").await;
        assert_eq!(status, StatusCode::UNAUTHORIZED);
    }
    let refused = operator.get("/api/v2/favourites/matches").await;
    assert_eq!(json_of(refused).await["error"]["code"], "unauthorized");

    operator.sign_in().await;
    for path in [
        "matches/7",
        "matches/seven",
        "players/1",
        "competitors/1",
        "competitors/999999999",
        "sports/999",
    ] {
        let status = operator.favourite(Method::POST, path).await;
        assert_eq!(status, StatusCode::NOT_FOUND, "{path}");
    }
    // One that is gone can still be left.
    let status = operator.favourite(Method::DELETE, "matches/7").await;
    assert_eq!(status, StatusCode::NO_CONTENT);
    let refused = operator.get("/api/v2/favourites/players").await;
    assert_eq!(refused.status(), StatusCode::NOT_FOUND);
}

fn ids(rows: &[&Value]) -> Option<Vec<u64>> {
    rows.iter().map(|row| row["id"].as_u64()).collect()
}
