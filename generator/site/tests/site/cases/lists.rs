//! Lists of matches: which matches, in which order and groups, with which market and score.

use serde_json::{Value, json};

use super::world::{World, any_league, category, league, market, match_, result, sport, total};
use super::{file, pick, props};

const ZONE: &str = "Africa/Johannesburg";

/// All cases, by name.
pub fn cases() -> Vec<(&'static str, Value)> {
    vec![
        ("list-leagues-in-order", leagues_in_order()),
        ("list-equal-priorities", equal_priorities()),
        ("list-longer-than-its-limit", longer_than_its_limit()),
        ("list-live-only", live_only()),
        ("list-of-a-sport", of_a_sport()),
        ("list-days-in-the-zone", days(ZONE)),
        ("list-days-behind-utc", days("America/New_York")),
        ("list-days-ahead-of-utc", days("Pacific/Auckland")),
        ("list-statuses", statuses()),
        ("list-main-market-left-out", main_market_left_out()),
        ("list-main-market-of-its-kind", main_market_of_its_kind()),
        ("list-main-market-states", main_market_states()),
        ("list-second-market", second_market()),
        (
            "list-second-market-of-its-kind",
            second_market_of_its_kind(),
        ),
        ("list-sports-with-live-leagues", sports_with_live_leagues()),
        ("list-number-of-cards", number_of_cards()),
        ("list-scores", scores()),
        ("list-phases", phases()),
        ("list-names", names()),
        (
            "list-empty",
            case(
                "No match takes bets.",
                "home",
                40,
                ZONE,
                &World::of([match_(1, &any_league(), json!({ "status": 4 }))]),
            ),
        ),
    ]
}

/// A case of a list: `home`, `live`, `sport` of the first match, or its `league`.
fn case(about: &str, list: &str, limit: u8, zone: &'static str, world: &World) -> Value {
    let mut lab = world.lab();
    lab.put_settings(|settings| (settings.limit, settings.zone) = (limit, zone));
    let first = &world.matches[0]["tournament"];
    let sport = first["category"]["sport"]["key"].as_str().expect("a key");
    let league = first["slug"].as_str().expect("a slug");
    let (page, list) = match list {
        "home" => ("index.html".to_owned(), json!({ "kind": "home" })),
        "live" => ("live.html".to_owned(), json!({ "kind": "live" })),
        "sport" => {
            let id = &first["category"]["sport"]["id"];
            (
                format!("{sport}.html"),
                json!({ "kind": "sport", "id": id }),
            )
        }
        "league" => {
            let page = format!("{sport}/{league}.html");
            (page, json!({ "kind": "league", "id": first["id"] }))
        }
        other => panic!("no list `{other}`"),
    };
    let shown = props(&lab, &page, "body.list");
    let groups = shown["groups"].as_array().expect("groups").iter();
    let by_day = list["kind"] == "league";
    let expected: Vec<Value> = groups.map(|group| expected_group(group, by_day)).collect();
    let input = json!({
        "list": list, "limit": limit, "zone": zone, "matches": world.matches,
        "markets": world.markets.iter().map(|(id, all)| (id.to_string(), all)).collect::<std::collections::BTreeMap<_, _>>(),
    });
    file(about, input, Value::Array(expected))
}

/// The part of a group that the browser can derive from the wire data: without formatted days and
/// times, which are prerendered, and without the set of countries that have a flag.
fn expected_group(group: &Value, by_day: bool) -> Value {
    let mut expected = pick(
        group,
        &[
            "key",
            "title",
            "context",
            "href",
            "sport_icon",
            "head",
            "second_head",
            "above",
        ],
    );
    if by_day {
        expected["title"] = Value::Null;
    }
    let rows = group["rows"].as_array().expect("rows").iter().map(|row| {
        let mut expected = pick(row, &["match", "href", "score", "market", "second", "more"]);
        // A line says it where an earlier row or the heading does not.
        expected["shows_day"] = json!(!by_day && row["match"]["status"] != json!(1));
        expected
    });
    expected["rows"] = rows.collect();
    expected
}

fn leagues_in_order() -> Value {
    let soccer = sport(1, json!({ "priority": 10 }));
    let tennis = sport(2, json!({ "priority": 20 }));
    let esports = sport(3, json!({ "priority": 99, "type": "cyber" }));
    let england = category(10, &soccer, json!({ "priority": 5 }));
    let spain = category(11, &soccer, json!({ "priority": 7 }));
    let atp = category(12, &tennis, json!({}));
    let majors = category(13, &esports, json!({}));
    let first = league(100, &england, json!({ "priority": 9 }));
    let second = league(101, &england, json!({ "priority": 1 }));
    let liga = league(102, &spain, json!({}));
    let vienna = league(103, &atp, json!({}));
    let major = league(104, &majors, json!({ "priority": 99 }));
    let live = json!({ "status": 1 });
    case(
        "Live matches come first, then upcoming ones; each by sport (cyber sports last), category, league and start.",
        "home",
        40,
        ZONE,
        &World::of([
            match_(1, &major, json!({})),
            match_(2, &second, live.clone()),
            match_(3, &first, json!({ "start_time": "2026-11-24T15:00:00Z" })),
            match_(4, &first, json!({})),
            match_(5, &first, live.clone()),
            match_(6, &liga, json!({})),
            match_(7, &vienna, live.clone()),
            match_(8, &vienna, json!({})),
            match_(9, &major, live),
        ]),
    )
}

fn equal_priorities() -> Value {
    let (high, low) = (sport(2, json!({})), sport(1, json!({})));
    let other = category(21, &low, json!({ "priority": -3 }));
    let [a, b] = [20, 19].map(|id| category(id, &low, json!({ "priority": -3 })));
    let one = category(22, &high, json!({}));
    let leagues = [
        league(205, &one, json!({})),
        league(204, &a, json!({})),
        league(203, &a, json!({})),
        league(202, &b, json!({})),
        league(201, &other, json!({})),
    ];
    let matches = leagues.iter().enumerate().flat_map(|(nth, league)| {
        let id = 90 - 10 * nth as u64;
        [
            match_(id + 1, league, json!({})),
            match_(id, league, json!({})),
        ]
    });
    case(
        "If priorities and starts are equal, matches are sorted by number, regardless of the order in the answer.",
        "home",
        40,
        ZONE,
        &World::of(matches),
    )
}

fn longer_than_its_limit() -> Value {
    let category = category(10, &sport(1, json!({})), json!({}));
    let large = league(100, &category, json!({ "priority": 1 }));
    let small = league(101, &category, json!({}));
    let live = (1..=5).map(|id| match_(id, &large, json!({ "status": 1 })));
    let next = (11..=18).map(|id| match_(id, &large, json!({})));
    let others = (21..=23).map(|id| match_(id, &small, json!({})));
    case(
        "At most half of a list is live, and a league has at most six matches of each state.",
        "home",
        9,
        ZONE,
        &World::of(live.chain(next).chain(others)),
    )
}

fn live_only() -> Value {
    let league = any_league();
    let live = (1..=8).map(|id| match_(id, &league, json!({ "status": 1 })));
    case(
        "The list of live matches contains all of them, regardless of the limit.",
        "live",
        2,
        ZONE,
        &World::of(live.chain([match_(9, &league, json!({}))])),
    )
}

fn of_a_sport() -> Value {
    let tennis = category(20, &sport(2, json!({})), json!({}));
    case(
        "The list of a sport contains no other sport, and has no sport icons.",
        "sport",
        40,
        ZONE,
        &World::of([
            match_(1, &any_league(), json!({})),
            match_(2, &league(200, &tennis, json!({})), json!({})),
            match_(3, &any_league(), json!({ "status": 1 })),
        ]),
    )
}

fn days(zone: &'static str) -> Value {
    let starts = [
        "2026-11-23T21:59:59Z",
        "2026-11-23T22:00:00Z",
        "2026-11-24T04:59:59Z",
        "2026-11-24T05:00:00Z",
        "2026-11-24T10:59:59.999Z",
        "2026-11-24T11:00:00Z",
        // The nights in which the clocks change.
        "2027-03-14T06:59:59Z",
        "2027-04-03T14:30:00Z",
        "2027-11-07T04:30:00Z",
        "2028-01-01T00:30:00+02:00",
    ];
    let matches = (1_u64..).zip(starts);
    let matches =
        matches.map(|(id, start)| match_(id, &any_league(), json!({ "start_time": start })));
    let live = match_(
        99,
        &any_league(),
        json!({ "status": 1, "start_time": "2026-11-25T15:00:00Z" }),
    );
    case(
        "A league's matches are grouped by the day of their start in the site's zone; live ones are separate.",
        "league",
        40,
        zone,
        &World::of(matches.chain([live])),
    )
}

fn statuses() -> Value {
    let statuses = [0, 1, 2, 3, 4, 5, 6, -1, 42];
    let matches = (1_u64..).zip(statuses);
    case(
        "Only matches that take bets are listed; a match with an unknown status takes none.",
        "league",
        40,
        ZONE,
        &World::of(
            matches.map(|(id, status)| match_(id, &any_league(), json!({ "status": status }))),
        ),
    )
}

fn main_market_left_out() -> Value {
    let of = |id, outcomes: &[&str]| {
        let main = market(1, outcomes, json!({}));
        match_(id, &any_league(), json!({ "main_market": main }))
    };
    case(
        "Lists have columns for two or three outcomes: any other main market is left out.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, &["A", "B", "C", "D"]),
            of(2, &["A"]),
            of(3, &[]),
            of(4, &["A", "B"]),
            match_(5, &any_league(), json!({ "main_market": null })),
            of(7, &["A", "B", "C"]),
        ]),
    )
}

fn main_market_of_its_kind() -> Value {
    let bare = |id| match_(id, &any_league(), json!({ "main_market": null }));
    let line = |line: &str, fields| {
        let fields = super::world::with(json!({ "id": 1 }), fields);
        total(&format!("total={line}"), fields)
    };
    case(
        "If the match does not name its main market, the most balanced one of the sport's kind is shown, or else the first one. The match's list of markets is newer than the copy in the match.",
        "home",
        40,
        ZONE,
        &World::of([
            bare(1),
            bare(2),
            bare(3),
            bare(4),
            match_(5, &any_league(), json!({})),
        ])
        .with(
            1,
            [
                line("1.5", json!({})),
                line("2.5", json!({ "most_balanced": true })),
                line("3.5", json!({ "most_balanced": true })),
            ],
        )
        .with(
            2,
            [
                total("total=0.5", json!({})),
                line("1.5", json!({})),
                line("2.5", json!({})),
            ],
        )
        .with(3, [total("total=0.5", json!({ "most_balanced": true }))])
        .with(
            4,
            [
                line("1.5", json!({ "status": 0, "most_balanced": true })),
                line("2.5", json!({})),
            ],
        )
        .with(5, [result(json!({ "status": -1, "name": "Newer" }))]),
    )
}

fn second_market() -> Value {
    let of = |id, second: Value| {
        let fields = json!({ "secondary_market": second });
        match_(id, &any_league(), fields)
    };
    case(
        "The second market is the one that the match names, if it has two outcomes and is not the main one.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, total("total=2.5", json!({ "most_balanced": true }))),
            of(2, Value::Null),
            of(3, result(json!({}))),
            of(4, market(18, &["A", "B", "C"], json!({}))),
            of(5, total("total=2.5", json!({ "status": 0 }))),
            of(6, total("total=2.5", json!({ "status": -1 }))),
            of(7, market(1, &["A", "B"], json!({}))),
        ])
        .with(
            6,
            [total(
                "total=2.5",
                json!({ "name": "Newer", "priority": 7 }),
            )],
        ),
    )
}

fn second_market_of_its_kind() -> Value {
    let sport = sport(1, json!({ "secondary_market_id": 18 }));
    let league = league(100, &category(10, &sport, json!({})), json!({}));
    let line = |line: &str, fields| total(&format!("total={line}"), fields);
    case(
        "If the match does not name its second market, the most balanced one of the sport's kind is shown, or else the first one.",
        "home",
        40,
        ZONE,
        &World::of([1, 2, 3].map(|id| match_(id, &league, json!({}))))
            .with(
                1,
                [
                    line("1.5", json!({})),
                    line("2.5", json!({ "most_balanced": true })),
                ],
            )
            .with(2, [line("1.5", json!({})), line("3.5", json!({}))])
            .with(3, [result(json!({}))]),
    )
}

fn sports_with_live_leagues() -> Value {
    let [first, second] = [1, 2].map(|id| {
        let sport = sport(id, json!({ "priority": 10 - id }));
        category(id * 10, &sport, json!({}))
    });
    let leagues = [
        league(100, &first, json!({ "priority": 3 })),
        league(101, &first, json!({ "priority": 2 })),
        league(200, &second, json!({ "priority": 9 })),
        league(201, &second, json!({ "priority": 8 })),
    ];
    let of = |id: u64, league: usize, status: i64| {
        match_(id, &leagues[league], json!({ "status": status }))
    };
    case(
        "A list is grouped by sport and league; within a sport, leagues with live matches come first, and within a league its live matches.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, 0, 0),
            of(2, 1, 0),
            of(3, 1, 1),
            of(4, 2, 0),
            of(5, 3, 0),
            of(6, 3, 1),
        ]),
    )
}

fn number_of_cards() -> Value {
    let line = |line: &str, fields| total(&format!("total={line}"), fields);
    case(
        "A row shows how many cards the page of its match has: lines of one market make one card.",
        "home",
        40,
        ZONE,
        &World::of([1, 2].map(|id| match_(id, &any_league(), json!({})))).with(
            1,
            [
                result(json!({})),
                line("1.5", json!({})),
                line("2.5", json!({})),
                line("3.5", json!({ "name": "Another" })),
                line("4.5", json!({ "status": 0 })),
            ],
        ),
    )
}

fn main_market_states() -> Value {
    let of = |id, fields| match_(id, &any_league(), json!({ "main_market": result(fields) }));
    let mut inactive = result(json!({}));
    inactive["outcomes"][1]["active"] = json!(false);
    inactive["outcomes"][2]["odds"] = json!(0);
    case(
        "A suspended, settled or unknown market is shown with its state; a dropped one is not shown.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, json!({ "status": -1 })),
            of(2, json!({ "status": -2 })),
            of(3, json!({ "status": 77 })),
            of(4, json!({ "status": 0 })),
            match_(5, &any_league(), json!({ "main_market": inactive })),
            of(6, json!({ "market_groups": [] })),
        ]),
    )
}

fn scores() -> Value {
    let period = |number: u64, name: &str| {
        json!({
            "period_key": format!("set_{number}"), "period_name": name, "number": number, "type": "set",
            "max_period_number": 3, "home": 6, "away": number,
        })
    };
    let score = json!({ "home": 2, "away": 1 });
    let of = |id, status: i64, statistics: Value| {
        match_(
            id,
            &any_league(),
            json!({ "status": status, "statistics": statistics }),
        )
    };
    case(
        "A score is shown after the match has started; a clock that counts down shows the remaining time.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, 1, json!({ "total_score": score })),
            of(
                2,
                1,
                json!({ "total_score": score, "clock": { "match_time": 61, "stopped": false } }),
            ),
            of(
                3,
                1,
                json!({ "total_score": score, "clock": { "match_time": 61, "remaining_time": 0, "stopped": true } }),
            ),
            of(
                4,
                1,
                json!({
                    "total_score": score, "game_score": { "home": "40", "away": "A" }, "current_server": "away",
                    "period_scores": [period(1, "Set 1"), period(2, "Set 2")],
                }),
            ),
            of(5, 0, json!({ "total_score": score })),
            of(6, 1, Value::Null),
        ]),
    )
}

fn phases() -> Value {
    let of = |id, stage: Value, clock: Value, kind: &str, number: u64, most: u64| {
        let key = format!("{number}_{kind}");
        match_(
            id,
            &any_league(),
            json!({
                "status": 1,
                "stage": stage,
                "statistics": {
                    "clock": clock, "total_score": { "home": 2, "away": 1 },
                    "period_scores": [{
                        "period_key": key, "period_name": format!("{kind} {number}"), "number": number,
                        "type": kind, "max_period_number": most, "home": 2, "away": 1,
                    }],
                },
            }),
        )
    };
    let clock = |played: u64, added: Value, stopped: bool| json!({ "match_time": played, "stoppage_time": added, "stopped": stopped });
    case(
        "Between two periods a pause is shown, in the middle of halves and quarters as half-time; added time is shown beside the minute.",
        "home",
        40,
        ZONE,
        &World::of([
            of(
                1,
                json!("1st_half"),
                clock(2700, json!(61), false),
                "half",
                1,
                2,
            ),
            of(
                2,
                json!("after_1st_half"),
                clock(2700, Value::Null, true),
                "half",
                1,
                2,
            ),
            of(
                3,
                json!("after_2nd_half"),
                clock(5400, Value::Null, true),
                "half",
                2,
                2,
            ),
            of(4, json!("after_2nd_quarter"), Value::Null, "quarter", 2, 4),
            of(5, json!("after_1st_quarter"), Value::Null, "quarter", 1, 4),
            of(6, json!("after_set_1"), Value::Null, "set", 1, 3),
            of(7, Value::Null, clock(60, Value::Null, true), "half", 1, 2),
        ]),
    )
}

fn names() -> Value {
    let hostile = "<script>alert(\"1\")</script> & 'co'";
    let category = category(
        10,
        &sport(1, json!({ "name": hostile })),
        json!({ "name": hostile }),
    );
    let league = league(100, &category, json!({ "name": hostile }));
    let long = "N".repeat(300);
    let of = |id, home: &str, outcomes: [&str; 3]| {
        match_(
            id,
            &league,
            json!({
                "competitors": { "home": { "name": home, "logo": null }, "away": { "name": "Away", "logo": null } },
                "main_market": market(1, &outcomes, json!({ "name": hostile, "specifier": "a=b=c|d" })),
            }),
        )
    };
    case(
        "Names are plain text; an outcome whose name equals the short one has no long one.",
        "home",
        40,
        ZONE,
        &World::of([
            of(1, hostile, ["1", "X", "2"]),
            of(2, "النادي الأهلي", ["x", " X ", "é"]),
            of(3, &long, ["\u{1f3c6}", "$each", "__proto__"]),
        ]),
    )
}
