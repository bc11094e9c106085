//! Lists of several pages, consistent and inconsistent.

use api::MatchQuery;
use api::client::{MatchSort, MatchSortField, NoteKind};
use api::wire::{EventStatus, SportKind};
use serde_json::Value;

use crate::operator::{Operator, Reply, match_, sport};

fn sports(ids: impl IntoIterator<Item = u64>) -> Vec<Value> {
    ids.into_iter().map(sport).collect()
}

/// An operator whose list of sports has these pages; the last one repeats for all that follow.
async fn pages(pages: Vec<Reply>) -> Operator {
    let mut operator = Operator::start().await;
    if let Some(last) = pages.last() {
        operator = operator.on("sports", [last.clone()]);
    }
    for (index, page) in pages.into_iter().enumerate() {
        operator = operator.on(&format!("sports?page={}", index + 1), [page]);
    }
    operator
}

async fn ids(operator: &Operator) -> Vec<u64> {
    let sports = operator.client().sports("en-ZA").await.expect("sports");
    sports.iter().map(|sport| sport.id).collect()
}

async fn lie(operator: &Operator) -> String {
    let error = operator.client().sports("en-ZA").await.expect_err("a lie");
    assert!(operator.calls().len() < 100, "an endless list");
    error.to_string()
}

#[tokio::test]
async fn pages_come_in_order_and_end_with_the_last() {
    let operator = pages(vec![
        Reply::page(sports([1, 2]), 1, 3, 5),
        Reply::page(sports([3, 4]), 2, 3, 5),
        Reply::page(sports([5]), 3, 3, 5),
    ])
    .await;
    assert_eq!(ids(&operator).await, [1, 2, 3, 4, 5]);
    let mut uris: Vec<String> = operator.calls().into_iter().map(|call| call.uri).collect();
    uris.sort();
    let expected = [1, 2, 3].map(|page| format!("/api/v2/sports?page={page}&limit=500"));
    assert_eq!(uris, expected);
}

#[tokio::test]
async fn an_empty_list_is_a_list() {
    for last_page in [0, 1] {
        let operator = pages(vec![Reply::page(vec![], 1, last_page, 0)]).await;
        assert_eq!(ids(&operator).await, [] as [u64; 0]);
    }
}

#[tokio::test]
async fn a_list_without_pagination_is_whole() {
    let operator = pages(vec![Reply::data(sports([1, 2]).into())]).await;
    assert_eq!(ids(&operator).await, [1, 2]);
}

#[tokio::test]
async fn a_list_that_grows_is_read_to_its_new_end() {
    let operator = pages(vec![
        Reply::page(sports([1, 2]), 1, 2, 3),
        Reply::page(sports([3, 4]), 2, 3, 5),
        Reply::page(sports([5]), 3, 3, 5),
    ])
    .await;
    assert_eq!(ids(&operator).await, [1, 2, 3, 4, 5]);
}

#[tokio::test]
async fn a_list_that_shrinks_ends_early() {
    let gone = pages(vec![
        Reply::page(sports([1, 2]), 1, 3, 5),
        Reply::page(sports([3, 4]), 2, 2, 4),
        Reply::page(vec![], 3, 2, 4),
    ])
    .await;
    assert_eq!(ids(&gone).await, [1, 2, 3, 4]);
    let clamped = pages(vec![
        Reply::page(sports([1, 2]), 1, 3, 5),
        Reply::page(sports([3, 4]), 2, 2, 4),
        Reply::page(sports([3, 4]), 2, 2, 4),
    ])
    .await;
    assert_eq!(ids(&clamped).await, [1, 2, 3, 4]);
}

#[tokio::test]
async fn repeated_rows_are_taken_once_and_noted() {
    let operator = pages(vec![
        Reply::page(sports([1, 2]), 1, 2, 4),
        Reply::page(sports([2, 3]), 2, 2, 4),
    ])
    .await;
    let client = operator.client();
    let sports = client.sports("en-ZA").await.expect("sports");
    assert_eq!(sports.len(), 3);
    let notes: Vec<String> = client.notes().iter().map(ToString::to_string).collect();
    assert_eq!(
        notes,
        [
            "a list of sports lacks rows: it changed while it was read, or its total is wrong (3 of 4 rows of sports)",
            "a sport arrived twice and was taken once (sport 2)",
        ]
    );
    assert!(
        client
            .notes()
            .iter()
            .all(|note| note.kind == NoteKind::Moved)
    );
}

#[tokio::test]
async fn a_list_may_lack_a_few_rows_but_not_more() {
    for (came, total, is_taken) in [
        (0, 20, true),
        (0, 21, false),
        (450, 500, true),
        (449, 500, false),
    ] {
        let operator = pages(vec![Reply::page(sports(0..came), 1, 1, total)]).await;
        let client = operator.client();
        let taken = client.sports("en-ZA").await;
        assert_eq!(taken.is_ok(), is_taken, "{came} of {total}: {taken:?}");
        let noted = client
            .notes()
            .iter()
            .any(|note| note.kind == NoteKind::Moved);
        assert_eq!(noted, is_taken, "{came} of {total}");
    }
}

#[tokio::test]
async fn contradictions_are_reported() {
    let cases = [
        (
            "the same page again and again",
            vec![Reply::page(sports([1, 2]), 1, 3, 5)],
            "page 2 was requested and page 1 arrived",
        ),
        (
            "an empty page in the middle",
            vec![
                Reply::page(sports([1, 2]), 1, 3, 5),
                Reply::page(vec![], 2, 3, 5),
            ],
            "page 2 of 3 is empty",
        ),
        (
            "the same rows under another number",
            vec![
                Reply::page(sports([1, 2]), 1, 3, 5),
                Reply::page(sports([1, 2]), 2, 3, 5),
            ],
            "page 2 of 3 repeats rows of earlier pages",
        ),
        (
            "pages without end",
            vec![Reply::page(sports([1, 2]), 1, u64::MAX, 5)],
            "there cannot be 18446744073709551615 pages",
        ),
        (
            "pages without a number",
            vec![
                Reply::page(sports([1, 2]), 1, 2, 4),
                Reply::data(sports([3, 4]).into()),
            ],
            "page 2 has no number",
        ),
        (
            "half of a list as the whole",
            vec![Reply::page(sports(0..51), 1, 1, 100)],
            "the list claims 100 rows, and 51 arrived",
        ),
        (
            "the same rows twice, counted twice",
            vec![Reply::page(sports((0..50).chain(0..50)), 1, 1, 100)],
            "the list claims 100 rows, and 50 arrived",
        ),
        (
            "pages from zero",
            vec![Reply::page(sports([1, 2]), 0, 2, 4)],
            "page 1 was requested and page 0 arrived",
        ),
    ];
    for (name, replies, reason) in cases {
        let operator = pages(replies).await;
        let text = lie(&operator).await;
        assert!(
            text.contains(&format!("the pages do not add up: {reason}")),
            "{name}: {text}"
        );
    }
}

#[tokio::test]
async fn every_filter_has_the_name_from_the_spec() {
    let operator = Operator::start()
        .await
        .on("matches", [Reply::page(vec![match_(12)], 1, 1, 1)]);
    let query = MatchQuery {
        id: vec![12, 13],
        sport_key: Some("table tennis & more".to_owned()),
        sport_type: Some(SportKind::Cyber),
        tournament_id: Some(7),
        category_id: Some(3),
        match_status: vec![EventStatus::Prematch, EventStatus::Live],
        sort_by: vec![MatchSort {
            field: MatchSortField::StartTime,
            descending: true,
        }],
        start_from: Some("2026-11-21T00:00:00Z".parse().expect("a time")),
        start_to: Some("2026-11-22T00:00:00Z".parse().expect("a time")),
        bettable: Some(true),
        max_per_sport: Some(5),
        has_video: Some(false),
        ..MatchQuery::default()
    };
    operator
        .client()
        .matches("en-ZA", &query)
        .await
        .expect("matches");
    assert_eq!(
        operator.calls()[0].uri,
        "/api/v2/matches?id=12%2C13&sport_key=table+tennis+%26+more&sport_type=cyber&category_id=3\
         &tournament_id=7&match_status=0%2C1&sort_by=start_time%3Adesc&start_from=2026-11-21T00%3A00%3A00Z\
         &start_to=2026-11-22T00%3A00%3A00Z&bettable=true&max_per_sport=5&has_video=false&page=1&limit=500"
    );
}

#[tokio::test]
async fn a_root_below_a_path_is_kept() {
    let operator = Operator::start().await;
    let mut options = operator.options();
    options.api.push_str("/betting/");
    let client = api::Client::new(options).expect("a client");
    client.sports("en-ZA").await.expect_err("nothing is there");
    assert_eq!(
        operator.calls()[0].uri,
        "/betting/api/v2/sports?page=1&limit=500"
    );
}
