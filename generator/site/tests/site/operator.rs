//! The operator's answers: two sports, three leagues, six matches and an outright, in two languages.

use std::collections::HashMap;

use api::wire::{
    Category, Competitor, Competitors, EventStatus, Market, MarketGroup, MarketStatus, Match, Odds,
    Outcome, Provider, Sport, SportKind, Tournament, TournamentKind,
};
use catalogue::{Feed, LocaleFeed};

/// All answers, in `en-ZA` and `ar`.
pub fn feed() -> Feed {
    let names = |arabic: bool| -> LocaleFeed {
        let name = |english: &str, other: &str| if arabic { other } else { english }.to_owned();
        let sports = vec![
            sport(1, "soccer", name("Soccer", "كرة القدم")),
            sport(2, "tennis", name("Tennis", "تنس")),
        ];
        let england = category(10, "england", name("England", "إنجلترا"), &sports[0]);
        let spain = category(11, "spain", name("Spain", "إسبانيا"), &sports[0]);
        let atp = category(12, "atp", "ATP".to_owned(), &sports[1]);
        let tournaments = vec![
            league(100, "premier-league", "Premier League", &england),
            league(101, "la-liga", "La Liga", &spain),
            league(102, "vienna", "Vienna", &atp),
        ];
        let matches = vec![
            match_(
                1000,
                "arsenal-chelsea",
                "Arsenal",
                "Chelsea",
                &tournaments[0],
                EventStatus::Prematch,
            ),
            match_(
                1001,
                "everton-fulham",
                "Everton",
                "Fulham",
                &tournaments[0],
                EventStatus::Prematch,
            ),
            match_(
                1002,
                "leeds-wolves",
                "Leeds",
                "Wolves",
                &tournaments[0],
                EventStatus::Live,
            ),
            match_(
                1003,
                "betis-sevilla",
                "Betis",
                "Sevilla",
                &tournaments[1],
                EventStatus::Prematch,
            ),
            match_(
                1004,
                "sinner-ruud",
                "Sinner",
                "Ruud",
                &tournaments[2],
                EventStatus::Prematch,
            ),
            match_(
                1005,
                "old-one",
                "Paul",
                "Fritz",
                &tournaments[2],
                EventStatus::Finished,
            ),
            outright(
                1006,
                "premier-league-2026-27",
                "Premier League 2026/27",
                &tournaments[0],
            ),
        ];
        let markets: HashMap<u64, Vec<Market>> = matches
            .iter()
            .map(|match_| {
                let id = match_.id;
                let markets = if match_.kind == TournamentKind::Match {
                    vec![result(id), total(id, "1.5"), total(id, "2.5")]
                } else {
                    vec![winner(id)]
                };
                (id, markets)
            })
            .collect();
        LocaleFeed {
            sports,
            categories: vec![england, spain, atp],
            tournaments,
            unread: false,
            matches,
            markets,
        }
    };
    Feed {
        at: "2026-11-21T09:59:00Z".parse().expect("valid"),
        locales: vec![names(false), names(true)],
        packed: HashMap::new(),
        unread: Default::default(),
        unanswered: Default::default(),
        offers: None,
    }
}

fn sport(id: u64, key: &str, name: String) -> Sport {
    Sport {
        id,
        urn_id: format!("sr:sport:{id}"),
        key: key.to_owned(),
        name,
        priority: 100 - i64::try_from(id).expect("small"),
        kind: SportKind::Regular,
        provider: Provider::Betradar,
        main_market_id: 1,
        main_market_outcomes_count: 3,
        secondary_market_id: Some(18),
        secondary_market_outcomes_count: Some(2),
    }
}

fn category(id: u64, slug: &str, name: String, sport: &Sport) -> Category {
    Category {
        id,
        slug: slug.to_owned(),
        name,
        priority: 0,
        country_code: None,
        sport: sport.clone(),
    }
}

fn league(id: u64, slug: &str, name: &str, category: &Category) -> Tournament {
    Tournament {
        id,
        urn_id: format!("sr:tournament:{id}"),
        slug: slug.to_owned(),
        name: name.to_owned(),
        priority: 0,
        kind: TournamentKind::Season,
        category: category.clone(),
    }
}

/// A match that starts two days after the lab's clock.
pub fn match_(
    id: u64,
    slug: &str,
    home: &str,
    away: &str,
    tournament: &Tournament,
    status: EventStatus,
) -> Match {
    let side = |name: &str| Competitor {
        // Any number that the sides of a match do not share.
        id: Some(1_000 + name.bytes().map(u64::from).sum::<u64>()),
        name: name.to_owned(),
        logo: None,
    };
    Match {
        id,
        urn_id: format!("sr:match:{id}"),
        slug: slug.to_owned(),
        kind: TournamentKind::Match,
        tournament: tournament.clone(),
        competitors: Competitors {
            home: side(home),
            away: side(away),
        },
        stadium: None,
        city: None,
        status,
        stage: None,
        match_status: None,
        start_time: "2026-11-23T15:00:00Z".parse().expect("valid"),
        statistics: None,
        available_markets: 3,
        main_market: Some(result(id)),
        secondary_market: None,
        top_markets: Vec::new(),
        has_video: false,
        provider: Provider::Betradar,
        is_provider_stats_available: false,
        previews: Vec::new(),
        entrants: Vec::new(),
        end_date: None,
    }
}

/// An outright, which is a match without an away side.
fn outright(id: u64, slug: &str, name: &str, tournament: &Tournament) -> Match {
    Match {
        urn_id: format!("sr:season:{id}"),
        kind: TournamentKind::Season,
        main_market: Some(winner(id)),
        secondary_market: None,
        entrants: ["Arsenal", "Chelsea", "Fulham"].map(entrant).into(),
        end_date: Some("2027-05-23T15:00:00Z".parse().expect("valid")),
        ..match_(id, slug, name, "", tournament, EventStatus::Prematch)
    }
}

fn entrant(name: &str) -> Competitor {
    Competitor {
        id: None,
        name: name.to_owned(),
        logo: None,
    }
}

fn winner(event: u64) -> Market {
    market(
        event,
        534,
        "Winner",
        None,
        &[(1, "Arsenal", 2500), (2, "Chelsea", 4000)],
    )
}

fn result(match_: u64) -> Market {
    market(
        match_,
        1,
        "Result",
        None,
        &[(1, "Home", 2100), (2, "Draw", 3400), (3, "Away", 3600)],
    )
}

fn total(match_: u64, line: &str) -> Market {
    let names = [format!("Over {line}"), format!("Under {line}")];
    let outcomes = [(12, names[0].as_str(), 1900), (13, names[1].as_str(), 1950)];
    market(
        match_,
        18,
        "Total",
        Some(format!("total={line}")),
        &outcomes,
    )
}

fn market(
    match_: u64,
    id: u64,
    name: &str,
    specifier: Option<String>,
    outcomes: &[(u64, &str, u32)],
) -> Market {
    Market {
        match_urn_id: format!("sr:match:{match_}"),
        id,
        name: name.to_owned(),
        status: MarketStatus::Allowed,
        specifier,
        outcomes: outcomes
            .iter()
            .map(|(id, name, odds)| Outcome {
                id: *id,
                name: (*name).to_owned(),
                active: true,
                odds: Odds(*odds),
            })
            .collect(),
        market_groups: vec![MarketGroup {
            group_key: "main".to_owned(),
            name: "Main".to_owned(),
            priority: 1,
        }],
        priority: 100 - i64::try_from(id).expect("small"),
        most_balanced: false,
        next_bet_stop: None,
        custom_bet_groups: Vec::new(),
    }
}
