//! What pages say of themselves to search engines (JSON-LD), by `schema-org.txt`: the types that templates use,
//! with all of their properties, from the npm package `schema-dts` 2.1.0.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::own::with_own_project;

const VOCABULARY: &str = include_str!("schema-org.txt");

/// What Google's results need of a type, and of a place that names an address.
const REQUIRED: &[(&str, &[&str])] = &[
    ("SportsEvent", &["name", "startDate", "location"]),
    ("Place", &["name", "address"]),
    ("VirtualLocation", &["url"]),
    ("BreadcrumbList", &["itemListElement"]),
    ("ItemList", &["itemListElement"]),
    ("ListItem", &["position"]),
    ("Article", &["headline"]),
    ("Organization", &["name", "url"]),
    ("WebSite", &["name", "url", "potentialAction"]),
    ("Offer", &["url"]),
];

/// The properties of each type.
fn vocabulary() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let lines = VOCABULARY.lines().filter_map(|line| line.split_once(": "));
    lines
        .map(|(name, properties)| (name, properties.split(' ').collect()))
        .collect()
}

/// The blocks of a page.
fn blocks(html: &str) -> Vec<Value> {
    let scripts = html.split("<script type=\"application/ld+json\">").skip(1);
    scripts
        .map(|rest| {
            let (text, _) = rest.split_once("</script>").expect("ends");
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
        })
        .collect()
}

/// Every mistake in a value of JSON-LD.
fn mistakes(value: &Value, at: &str, found: &mut Vec<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| mistakes(item, at, found)),
        Value::Object(fields) => {
            let kind = fields.get("@type").and_then(Value::as_str).unwrap_or("");
            let Some(properties) = vocabulary().remove(kind) else {
                found.push(format!("{at}: no type `{kind}`"));
                return;
            };
            let required = REQUIRED.iter().filter(|(of, _)| *of == kind);
            for name in required.flat_map(|(_, names)| *names) {
                if fields
                    .get(*name)
                    .is_none_or(|value| value.as_str() == Some(""))
                {
                    found.push(format!("{at}: {kind} without `{name}`"));
                }
            }
            for (name, value) in fields {
                // `query-input` is an annotation that the search action's examples define.
                let is_known = name.starts_with('@')
                    || name == "query-input"
                    || properties.contains(name.as_str());
                if !is_known {
                    found.push(format!("{at}: {kind} has no `{name}`"));
                }
                if value.is_null() {
                    found.push(format!("{at}: `{name}` of {kind} is null"));
                }
                mistakes(value, at, found);
            }
        }
        _ => {}
    }
}

#[test]
fn types_and_properties_are_those_of_schema_org() {
    let mut lab = with_own_project();
    lab.write(
        "content/promotions/boost.toml",
        "title = \"Boost\"\nsummary = \"More for combos.\"\n[image]\nsrc = \"https://cdn.example/boost.png\"\nwidth = 600\nheight = 300\n",
    );
    // Names that would end a script or a string.
    for feed in &mut lab.feed.locales {
        feed.matches[0].competitors.home.name = "</script><b>\"A\" & 'B'".to_owned();
    }
    lab.build();
    let mut found = Vec::new();
    let mut kinds: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (path, bytes) in lab.contents() {
        let file = path.strip_prefix(lab.site()).unwrap_or(&path);
        let file = file.display().to_string();
        if !file.ends_with(".html") {
            continue;
        }
        for block in blocks(&String::from_utf8(bytes).expect("UTF-8")) {
            assert_eq!(block["@context"], "https://schema.org", "{file}");
            mistakes(&block, &file, &mut found);
            let kind = block["@type"].as_str().expect("a type").to_owned();
            kinds.entry(file.clone()).or_default().insert(kind);
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    for (file, of_it) in [
        ("index.html", "WebSite"),
        ("index.html", "ItemList"),
        ("ar.html", "WebSite"),
        ("soccer.html", "ItemList"),
        ("soccer/premier-league.html", "ItemList"),
        ("soccer/premier-league.html", "BreadcrumbList"),
        ("soccer/arsenal-chelsea.html", "SportsEvent"),
        ("ar/soccer/arsenal-chelsea.html", "SportsEvent"),
        ("promotions.html", "ItemList"),
        ("promotions/boost.html", "Article"),
        ("general-rules.html", "Article"),
        ("about.html", "AboutPage"),
        ("404.html", ""),
    ] {
        match of_it {
            "" => assert_eq!(kinds.get(file), None, "{file}"),
            kind => assert!(
                kinds.get(file).is_some_and(|kinds| kinds.contains(kind)),
                "{file} has no {kind}: {:?}",
                kinds.get(file)
            ),
        }
    }
}

#[test]
fn a_match_names_its_sides_its_place_and_no_price() {
    let lab = with_own_project();
    lab.build();
    let html = lab.page("soccer/arsenal-chelsea.html");
    let events = blocks(&html);
    let event = events.iter().find(|it| it["@type"] == "SportsEvent");
    let event = event.expect("an event");
    assert_eq!(event["homeTeam"]["name"], "Arsenal");
    assert_eq!(event["awayTeam"]["name"], "Chelsea");
    assert_eq!(event["competitor"].as_array().map(Vec::len), Some(2));
    assert_eq!(event["offers"]["url"], event["url"]);
    assert_eq!(event["offers"]["price"], Value::Null);
    assert_eq!(event["url"], "https://lab.example/soccer/arsenal-chelsea");
}

#[test]
fn a_match_that_is_not_played_as_planned_says_so_on_its_page_and_in_its_row() {
    let mut lab = with_own_project();
    lab.build();
    let said = |lab: &crate::lab::Lab| {
        let html = lab.page("soccer/arsenal-chelsea.html");
        let events = blocks(&html);
        let event = events.iter().find(|it| it["@type"] == "SportsEvent");
        let event = event.expect("an event");
        let status = event["eventStatus"].as_str().unwrap_or_default();
        let status = status.rsplit('/').next().unwrap_or_default().to_owned();
        let previous = event["previousStartDate"].as_str().map(str::to_owned);
        let word = |word: &str| html.contains(&format!("event-closed\">{word}<"));
        let words = ["Postponed", "New date", "Called off"];
        (status, previous, words.into_iter().find(|it| word(it)))
    };
    let start = lab.feed.locales[0].matches[0].start_time;
    assert_eq!(said(&lab), ("EventScheduled".to_owned(), None, None));
    // A few minutes are a delay.
    let later = |hours: i64| start + jiff::SignedDuration::from_mins(60 * hours + 10);
    lab.change(1000, |it| it.start_time = later(0));
    lab.build();
    assert_eq!(said(&lab), ("EventScheduled".to_owned(), None, None));
    lab.change(1000, |it| it.start_time = later(24));
    lab.build();
    let before = Some(later(0).to_string());
    let rescheduled = ("EventRescheduled".to_owned(), before, Some("New date"));
    assert_eq!(said(&lab), rescheduled);
    let list = lab.page("soccer/premier-league.html");
    assert!(list.contains("event-stage\">New date<"), "{list}");
    lab.change(1000, |it| it.status = api::wire::EventStatus::Closed);
    lab.build();
    let postponed = ("EventPostponed".to_owned(), None, Some("Postponed"));
    assert_eq!(said(&lab), postponed);
    // Closed after its start and without a price; the operator's own word says the same of any status.
    for feed in &mut lab.feed.locales {
        feed.markets.insert(1000, Vec::new());
    }
    lab.change(1000, |it| {
        it.start_time = start - jiff::SignedDuration::from_hours(24 * 30);
        it.main_market = None;
    });
    lab.build();
    let off = ("EventCancelled".to_owned(), None, Some("Called off"));
    assert_eq!(said(&lab), off);
    lab.change(1000, |it| {
        it.status = api::wire::EventStatus::Prematch;
        it.match_status = Some("abandoned".to_owned());
    });
    lab.build();
    assert_eq!(said(&lab), off);
}
