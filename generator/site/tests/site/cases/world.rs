//! The operator's answers in a case, made of JSON: a case only states what differs from the
//! defaults.

use std::collections::HashMap;

use api::wire::{Category, Market, Match, Sport, Tournament};
use catalogue::LocaleFeed;
use serde_json::{Value, json};

use crate::lab::Lab;

/// All answers of a case's operator.
#[derive(Default)]
pub struct World {
    /// In the order in which they are sent.
    pub matches: Vec<Value>,
    /// By match.
    pub markets: HashMap<u64, Vec<Value>>,
}

impl World {
    /// Answers with these matches, without additional markets.
    pub fn of(matches: impl IntoIterator<Item = Value>) -> Self {
        Self {
            matches: matches.into_iter().collect(),
            markets: HashMap::new(),
        }
    }

    /// Adds all markets of a match.
    pub fn with(mut self, id: u64, markets: impl IntoIterator<Item = Value>) -> Self {
        self.markets.insert(id, markets.into_iter().collect());
        self
    }

    /// A project in English with this operator.
    pub fn lab(&self) -> Lab {
        let mut lab = Lab::new();
        lab.put_settings(|settings| settings.locales = vec!["en-ZA"]);
        lab.verify_percent = 0.0;
        let read = |value: &Value| -> Match { read(value) };
        let matches: Vec<Match> = self.matches.iter().map(read).collect();
        let mut tournaments: Vec<Tournament> = Vec::new();
        for match_ in &matches {
            if tournaments.iter().all(|it| it.id != match_.tournament.id) {
                tournaments.push(match_.tournament.clone());
            }
        }
        let mut categories: Vec<Category> = Vec::new();
        for category in tournaments.iter().map(|it| &it.category) {
            if categories.iter().all(|it| it.id != category.id) {
                categories.push(category.clone());
            }
        }
        let mut sports: Vec<Sport> = Vec::new();
        for sport in categories.iter().map(|it| &it.sport) {
            if sports.iter().all(|it| it.id != sport.id) {
                sports.push(sport.clone());
            }
        }
        let markets = self.markets.iter().map(|(id, markets)| {
            let markets: Vec<Market> = markets.iter().map(self::read).collect();
            (*id, markets)
        });
        lab.feed.locales[0] = LocaleFeed {
            sports,
            categories,
            tournaments,
            unread: false,
            markets: markets.collect(),
            matches,
        };
        lab
    }
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"))
}

/// A value with some fields replaced.
pub fn with(mut value: Value, fields: Value) -> Value {
    let (Value::Object(all), Value::Object(fields)) = (&mut value, fields) else {
        panic!("only objects have fields");
    };
    all.extend(fields);
    value
}

/// A sport; soccer has the number 1.
pub fn sport(id: u64, fields: Value) -> Value {
    let sport = json!({
        "id": id, "urn_id": format!("sr:sport:{id}"), "key": format!("sport-{id}"),
        "name": format!("Sport {id}"), "priority": 0, "type": "regular", "provider": "betradar",
        "main_market_id": 1, "main_market_outcomes_count": 3,
    });
    with(sport, fields)
}

/// A category.
pub fn category(id: u64, sport: &Value, fields: Value) -> Value {
    let category = json!({
        "id": id, "slug": format!("category-{id}"), "name": format!("Category {id}"), "priority": 0,
        "country_code": null, "sport": sport,
    });
    with(category, fields)
}

/// A league.
pub fn league(id: u64, category: &Value, fields: Value) -> Value {
    let league = json!({
        "id": id, "urn_id": format!("sr:tournament:{id}"), "slug": format!("league-{id}"),
        "name": format!("League {id}"), "priority": 0, "type": "season", "category": category,
    });
    with(league, fields)
}

/// The league of cases with only one league.
pub fn any_league() -> Value {
    let category = category(10, &sport(1, json!({})), json!({}));
    league(100, &category, json!({}))
}

/// A match that has not started, with a market with three outcomes.
pub fn match_(id: u64, league: &Value, fields: Value) -> Value {
    let match_ = json!({
        "id": id, "urn_id": format!("sr:match:{id}"), "slug": format!("match-{id}"), "type": "match",
        "tournament": league,
        "competitors": {
            "home": { "name": format!("Home {id}"), "logo": null },
            "away": { "name": format!("Away {id}"), "logo": null },
        },
        "status": 0, "start_time": "2026-11-23T15:00:00Z", "available_markets": 9,
        "main_market": result(json!({})), "has_video": false, "provider": "betradar",
        "is_provider_stats_available": false,
    });
    // A round trip through the wire type adds the optional fields.
    let match_: Match = read(&with(match_, fields));
    serde_json::to_value(match_).expect("JSON")
}

/// A market with three outcomes: home, draw, away.
pub fn result(fields: Value) -> Value {
    market(1, &["Home", "Draw", "Away"], fields)
}

/// A market with these outcomes, numbered from 1.
pub fn market(id: u64, outcomes: &[&str], fields: Value) -> Value {
    let outcomes = (1_u64..).zip(outcomes);
    let outcomes = outcomes.map(
        |(id, name)| json!({ "id": id, "name": name, "active": true, "odds": 1000 + 500 * id }),
    );
    let market = json!({
        "match_urn_id": "sr:match:1", "id": id, "name": format!("Market {id}"), "status": 1,
        "specifier": null, "outcomes": outcomes.collect::<Vec<_>>(),
        "market_groups": [{ "groupKey": "main", "name": "Main", "priority": 1 }],
        "priority": 0, "most_balanced": false,
    });
    let market: Market = read(&with(market, fields));
    serde_json::to_value(market).expect("JSON")
}

/// A market with two outcomes and a line.
pub fn total(specifier: &str, fields: Value) -> Value {
    let fields = with(json!({ "specifier": specifier, "name": "Total" }), fields);
    market(18, &["Over", "Under"], fields)
}
