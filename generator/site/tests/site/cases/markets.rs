//! The markets of a match page: cards, their lines, and tabs.

use serde_json::{Value, json};

use super::world::{World, any_league, market, match_, result, total, with};
use super::{file, props};

/// All cases, by name.
pub fn cases() -> Vec<(&'static str, Value)> {
    vec![
        ("markets-lines-in-order", lines_in_order()),
        ("markets-equal-balance", equal_balance()),
        ("markets-odd-lines", odd_lines()),
        ("markets-of-one-number", of_one_number()),
        ("markets-equal-priorities", equal_priorities()),
        ("markets-tabs", tabs()),
        ("markets-columns", columns()),
        ("markets-states", states()),
        ("markets-names", names()),
        ("markets-lines-in-names", lines_in_names()),
        ("markets-more-than-a-page", more_than_a_page()),
        ("markets-none", case("There are no markets.", [])),
    ]
}

fn case(about: &str, markets: impl IntoIterator<Item = Value>) -> Value {
    let match_ = match_(1, &any_league(), json!({ "main_market": null }));
    let world = World::of([match_]).with(1, markets);
    let shown = props(&world.lab(), "sport-1/match-1.html", "body.markets");
    let expected = super::pick(&shown, &["cards", "rest", "tabs", "joins"]);
    file(about, json!({ "markets": world.markets[&1] }), expected)
}

fn lines_in_order() -> Value {
    let line = |line: &str, balanced: bool| {
        total(
            &format!("total={line}"),
            json!({ "most_balanced": balanced }),
        )
    };
    case(
        "The most balanced line comes first, then the others by number.",
        [
            line("10.5", false),
            line("2.5", false),
            line("3.5", true),
            line("-0.75", false),
            line("0", false),
        ],
    )
}

fn equal_balance() -> Value {
    let line = |id: u64, line: &str, balanced: bool| {
        total(
            &format!("hcp={line}"),
            json!({ "id": id, "name": format!("Handicap {id}"), "most_balanced": balanced }),
        )
    };
    case(
        "If all lines or none are balanced, they are sorted by number; equal numbers by their text.",
        [
            line(1, "1", true),
            line(1, "-1", true),
            line(1, "0", true),
            line(2, "1.0", false),
            line(2, "1", false),
            line(2, "+1", false),
            line(2, "-1", false),
        ],
    )
}

fn more_than_a_page() -> Value {
    let totals = (0..149).map(|at| total(&format!("total={at}"), json!({})));
    let others = [1, 2].map(|at| total("", json!({ "id": 90 + at, "priority": -at })));
    case(
        "A page has the first cards of 150 lines together; its tabs count the others, too.",
        totals.chain(others),
    )
}

fn odd_lines() -> Value {
    let specifiers = [
        "total=nan",
        "total=inf",
        "total=1e999",
        "total=0x10",
        "total= 3",
        "total=.5",
        "total=5.",
        "total=1e1",
        "score=2:1",
        "variant=sr:goal:7",
        "",
        "|",
        "total",
        "total=",
    ];
    let lines = specifiers.map(|specifier| total(specifier, json!({})));
    case(
        "A line without a decimal number counts as 0.",
        lines.into_iter().chain([total(
            "total=2",
            json!({ "specifier": null, "name": "Other" }),
        )]),
    )
}

fn of_one_number() -> Value {
    let of = |set: u64, line: &str, fields: Value| {
        let name = json!({ "name": format!("Set {set}: total") });
        total(&format!("setnr={set}|total={line}"), with(name, fields))
    };
    case(
        "Markets with the same number but different names have separate cards, in the order of their lines.",
        [
            of(10, "8.5", json!({})),
            of(2, "10.5", json!({})),
            of(2, "9.5", json!({ "most_balanced": true })),
            of(1, "9.5", json!({})),
            of(3, "9.5", json!({ "priority": -1 })),
            of(3, "8.5", json!({ "priority": 1 })),
            market(18, &["A"], json!({ "name": "Z" })),
            market(18, &["A"], json!({ "name": "Y" })),
        ],
    )
}

fn equal_priorities() -> Value {
    let of = |id, priority: i64| market(id, &["A", "B"], json!({ "priority": priority }));
    case(
        "Cards are sorted by the operator's priority, then by number.",
        [of(9, 0), of(3, 0), of(7, 5), of(10, -5), of(8, 5)],
    )
}

fn tabs() -> Value {
    let groups = |groups: &[(&str, i64)]| {
        let groups = groups.iter().map(|(key, priority)| {
            json!({ "groupKey": key, "name": format!("Tab {key}"), "priority": priority })
        });
        json!({ "market_groups": groups.collect::<Vec<_>>() })
    };
    case(
        "Tabs are sorted by the operator's priority, then by key. A card is in the tabs of its first line.",
        [
            market(1, &["A", "B"], groups(&[("main", 9), ("zeta", 1)])),
            market(2, &["A", "B"], groups(&[("alpha", 1), ("main", 2)])),
            total("total=1.5", groups(&[("totals", 5)])),
            total(
                "total=2.5",
                with(
                    groups(&[("goals", 5), ("main", 9)]),
                    json!({ "most_balanced": true }),
                ),
            ),
            market(3, &["A", "B"], groups(&[])),
        ],
    )
}

fn columns() -> Value {
    let names = ["A", "B", "C", "D", "E", "F", "G"];
    case(
        "Prices are in one, two or three columns, depending on their number.",
        (0..=names.len()).map(|count| market(1 + count as u64, &names[..count], json!({}))),
    )
}

fn states() -> Value {
    let of = |id, status: i64| market(id, &["A", "B"], json!({ "status": status }));
    let joins = json!({ "custom_bet_groups": ["any"] });
    case(
        "A dropped market has no card; markets in every other state have one, including unknown states.",
        [
            of(1, 1),
            of(2, 0),
            of(3, -1),
            of(4, -2),
            of(5, 77),
            market(6, &["A"], joins),
        ],
    )
}

fn names() -> Value {
    let hostile = "<script>alert(\"1\")</script> & 'co'";
    case(
        "Names are plain text.",
        [
            market(
                1,
                &[hostile, "النادي الأهلي", "\u{1f3c6}"],
                json!({ "name": hostile }),
            ),
            market(2, &["é", "$each"], json!({ "name": "é" })),
            result(json!({ "id": 3, "name": "constructor", "specifier": "player=<b>" })),
        ],
    )
}

fn lines_in_names() -> Value {
    let of = |id, name: &str, outcomes: &[&str], specifier: &str| {
        market(
            id,
            outcomes,
            json!({ "name": name, "specifier": specifier }),
        )
    };
    case(
        "A line shows the values of its specifier that occur in no name of the market or its outcomes.",
        [
            of(1, "Total", &["Over", "Under"], "total=2.5"),
            of(2, "Total", &["Over 2.5", "Under 2.5"], "total=2.5"),
            of(3, "Set 2: total", &["Over", "Under"], "setnr=2|total=9.5"),
            of(4, "Total", &["Over", "Under"], "a=1|b|c=|d=3=4"),
            of(5, "12", &["A"], "x=1|y=2|z=3"),
        ],
    )
}
