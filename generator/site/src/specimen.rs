//! A small catalogue that is made up, so that `check` can render a page of every kind without an
//! operator. It has the sports and leagues that the content names, and in each league a match before
//! its start, a live one and an outright.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::client::Unread;
use api::wire;
use jiff::Timestamp;
use serde_json::{Value, json};

use catalogue::{
    Catalogue, Feed, Leagues, LocaleFeed, Market, MarketSource, Match, normal_leagues, normal_match,
};
use project::content::Content;

/// When the pages of the specimen are made.
pub const NOW: &str = "2026-01-15T10:00:00Z";

/// The catalogue, and the markets of its matches.
pub struct Specimen {
    /// The catalogue, without markets.
    pub catalogue: Catalogue,
    /// The markets.
    pub markets: Markets,
}

/// Markets by match.
#[derive(Default)]
pub struct Markets(BTreeMap<u64, Vec<Market>>);

impl MarketSource for Markets {
    fn markets(&self, match_: u64) -> Vec<Market> {
        self.0.get(&match_).cloned().unwrap_or_default()
    }
}

/// Makes a catalogue in this number of languages, with what the content names.
pub fn specimen(content: &Content, languages: usize) -> Specimen {
    let mut sports: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::from([("soccer", BTreeSet::new())]);
    for name in content.names() {
        let leagues = sports.entry(name.sport.as_str()).or_default();
        leagues.extend(name.league.map(|league| league.as_str()));
    }
    let mut feed = LocaleFeed::default();
    for (nth, (sport, leagues)) in sports.iter().enumerate() {
        add_sport(&mut feed, nth as u64 + 1, sport, leagues);
    }
    let at: Timestamp = NOW.parse().unwrap_or_default();
    let feed = Feed {
        at,
        locales: vec![feed; languages],
        packed: HashMap::new(),
        unanswered: BTreeSet::new(),
        offers: None,
        unread: Unread::default(),
    };
    let leagues = normal_leagues(&feed.locales, &mut Vec::new());
    let mut matches: BTreeMap<u64, Box<Match>> = BTreeMap::new();
    let mut markets = Markets::default();
    for sent in feed.matches() {
        if let Ok((match_, its)) = normal_match(&sent, &leagues, at, None) {
            markets.0.insert(match_.id, its);
            matches.insert(match_.id, match_.into());
        }
    }
    Specimen {
        catalogue: Catalogue::new(leagues, matches),
        markets,
    }
}

/// A catalogue without anything in it.
pub fn nothing() -> Specimen {
    Specimen {
        catalogue: Catalogue::new(Leagues::default(), BTreeMap::new()),
        markets: Markets::default(),
    }
}

fn read<T: serde::de::DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value).expect("the specimen has the form of the wire")
}

fn add_sport(feed: &mut LocaleFeed, id: u64, slug: &str, leagues: &BTreeSet<&str>) {
    let sport = json!({
        "id": id, "urn_id": format!("sr:sport:{id}"), "key": slug, "name": slug, "priority": 1,
        "type": "regular", "provider": "betradar",
        "main_market_id": 1, "main_market_outcomes_count": 3,
        "secondary_market_id": 18, "secondary_market_outcomes_count": 2,
    });
    let category = |nth: u64, country: Option<&str>| {
        json!({
            "id": id * 10 + nth, "slug": format!("specimen-category-{nth}"), "name": "Category",
            "priority": 1, "country_code": country, "sport": sport,
        })
    };
    let categories = [category(0, Some("za")), category(1, None)];
    let own = ["specimen-league", "specimen-league-2"];
    let slugs = leagues.iter().copied().chain(own);
    for (nth, slug) in slugs.enumerate() {
        let league = id * 1_000 + nth as u64;
        let tournament = json!({
            "id": league, "urn_id": format!("sr:tournament:{league}"), "slug": slug, "name": slug,
            "priority": 1, "type": "season", "category": categories[nth % 2],
        });
        for (nth, status) in [0, 1].into_iter().enumerate() {
            let match_ = league * 10 + nth as u64;
            let (sent, markets) = match_of(match_, status, &tournament);
            feed.matches.push(sent);
            feed.markets.insert(match_, markets);
        }
        let (sent, markets) = outright_of(league * 10 + 2, &tournament);
        feed.matches.push(sent);
        feed.markets.insert(league * 10 + 2, markets);
        feed.tournaments.push(read(tournament));
    }
    feed.categories
        .extend(categories.map(read::<wire::Category>));
    feed.sports.push(read(sport));
}

/// An outright, with the first of a match's markets.
fn outright_of(id: u64, tournament: &Value) -> (wire::Match, Vec<wire::Market>) {
    let (sent, mut markets) = match_of(id, 0, tournament);
    markets.truncate(1);
    let sent = wire::Match {
        kind: wire::TournamentKind::Season,
        competitors: wire::Competitors {
            home: sent.competitors.home,
            away: wire::Competitor {
                id: None,
                name: String::new(),
                logo: None,
            },
        },
        available_markets: 1,
        secondary_market: None,
        entrants: vec![sent.competitors.away],
        end_date: Some(sent.start_time),
        ..sent
    };
    (sent, markets)
}

/// A match and its markets: one that takes bets, one that is suspended, and two lines of one kind.
fn match_of(id: u64, status: u8, tournament: &Value) -> (wire::Match, Vec<wire::Market>) {
    let market = |kind: u64, status: i8, specifier: Option<&str>, names: &[&str]| {
        let outcomes = names.iter().enumerate().map(|(nth, name)| {
            json!({ "id": nth + 1, "name": name, "active": nth != 1, "odds": 1_500 + 300 * nth })
        });
        json!({
            "match_urn_id": format!("sr:match:{id}"), "id": kind, "name": "Market",
            "status": status, "specifier": specifier, "outcomes": outcomes.collect::<Vec<_>>(),
            "market_groups": [{ "groupKey": "main", "name": "Main", "priority": 1 }],
            "priority": 1, "custom_bet_groups": ["1"],
        })
    };
    let markets = [
        market(1, 1, None, &["Home", "Draw", "Away"]),
        market(18, 1, Some("total=1.5"), &["Over 1.5", "Under 1.5"]),
        market(18, 1, Some("total=2.5"), &["Over 2.5", "Under 2.5"]),
        market(29, -1, None, &["Yes", "No"]),
    ];
    let period = json!({
        "period_key": "1st_half", "period_name": "1st half", "number": 1, "type": "half",
        "max_period_number": 2, "home": 1, "away": 0,
    });
    let statistics = json!({
        "clock": { "match_time": 1_200, "stoppage_time": 60, "remaining_time": 900, "stopped": false },
        "total_score": { "home": 1, "away": 0 },
        "game_score": { "home": "40", "away": "15" },
        "current_server": "home",
        "period_scores": [period],
    });
    let start = if status == 0 {
        "2026-01-16T15:00:00Z"
    } else {
        "2026-01-15T09:30:00Z"
    };
    let sent = json!({
        "id": id, "urn_id": format!("sr:match:{id}"), "slug": format!("specimen-match-{id}"),
        "type": "match", "tournament": tournament,
        "competitors": { "home": { "name": "Home" }, "away": { "name": "Away" } },
        "stadium": "Stadium", "city": "City", "status": status, "stage": "1st_half",
        "start_time": start,
        "statistics": (status == 1).then_some(statistics),
        "available_markets": 3, "main_market": markets[0], "secondary_market": markets[1],
        "has_video": true, "provider": "betradar", "is_provider_stats_available": true,
        "previews": ["form", "table", "meetings"],
    });
    (read(sent), markets.map(read::<wire::Market>).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_a_match_of_every_kind_with_markets() {
        let Specimen { catalogue, markets } = specimen(&Content::default(), 2);
        assert_eq!((catalogue.sports.len(), catalogue.leagues.len()), (1, 2));
        assert_eq!(catalogue.matches.len(), 6);
        let all = catalogue
            .matches
            .keys()
            .map(|id| markets.markets(*id).len());
        assert_eq!(all.collect::<Vec<_>>(), [4, 4, 1, 4, 4, 1]);
    }
}
