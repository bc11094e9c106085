//! Whatever is edited in whatever order: the incremental build is, byte for byte, the full one.

use api::wire::{EventStatus, MarketStatus, Odds, Statistics};
use proptest::prelude::*;

use crate::full::differing;
use crate::lab::{Lab, WHOLE_VIEW};
use crate::operator::match_;

/// One thing that somebody does between two builds.
#[derive(Clone, Debug)]
enum Edit {
    Rename(usize, u8),
    RenameInArabic(usize, u8),
    Price(usize, u16),
    RenameMarket(usize, u8),
    RenameOutcome(usize, u8),
    Suspend(usize, bool),
    Join(usize, bool),
    Status(usize, u8),
    Score(usize, u8),
    Start(usize, u8),
    Slug(usize, u8),
    SwapSlugs(usize, usize),
    MoveLeague(usize, usize),
    DropMarkets(usize),
    Add(u8),
    Remove(usize),
    RenameLeague(usize, u8),
    LeagueSlug(usize, u8),
    RankLeague(usize, i8),
    RenameSport(usize, u8),
    Message(u8),
    Template(u8),
    SharedTemplate(u8),
    Limit(u8),
    Style(u8),
    Program(u8),
    Wait(u32),
    Build,
    BuildMatches,
    BuildNews,
}

fn edit() -> impl Strategy<Value = Edit> {
    let at = 0..12_usize;
    prop_oneof![
        (at.clone(), 0..5_u8).prop_map(|(a, b)| Edit::Rename(a, b)),
        (at.clone(), 0..5_u8).prop_map(|(a, b)| Edit::RenameInArabic(a, b)),
        (at.clone(), 1_100..9_000_u16).prop_map(|(a, b)| Edit::Price(a, b)),
        (at.clone(), 0..4_u8).prop_map(|(a, b)| Edit::RenameMarket(a, b)),
        (at.clone(), 0..4_u8).prop_map(|(a, b)| Edit::RenameOutcome(a, b)),
        (at.clone(), any::<bool>()).prop_map(|(a, b)| Edit::Suspend(a, b)),
        (at.clone(), any::<bool>()).prop_map(|(a, b)| Edit::Join(a, b)),
        (at.clone(), 0..3_u8).prop_map(|(a, b)| Edit::Status(a, b)),
        (at.clone(), 0..5_u8).prop_map(|(a, b)| Edit::Score(a, b)),
        (at.clone(), 0..4_u8).prop_map(|(a, b)| Edit::Start(a, b)),
        (at.clone(), 0..3_u8).prop_map(|(a, b)| Edit::Slug(a, b)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Edit::SwapSlugs(a, b)),
        (at.clone(), at.clone()).prop_map(|(a, b)| Edit::MoveLeague(a, b)),
        at.clone().prop_map(Edit::DropMarkets),
        (0..6_u8).prop_map(Edit::Add),
        at.clone().prop_map(Edit::Remove),
        (at.clone(), 0..4_u8).prop_map(|(a, b)| Edit::RenameLeague(a, b)),
        (at.clone(), 0..3_u8).prop_map(|(a, b)| Edit::LeagueSlug(a, b)),
        (at.clone(), -2..3_i8).prop_map(|(a, b)| Edit::RankLeague(a, b)),
        (at, 0..4_u8).prop_map(|(a, b)| Edit::RenameSport(a, b)),
        (0..4_u8).prop_map(Edit::Message),
        (0..4_u8).prop_map(Edit::Template),
        (0..4_u8).prop_map(Edit::SharedTemplate),
        (1..5_u8).prop_map(Edit::Limit),
        (0..3_u8).prop_map(Edit::Style),
        (0..3_u8).prop_map(Edit::Program),
        (1..200_000_u32).prop_map(Edit::Wait),
        Just(Edit::Build),
        Just(Edit::Build),
        Just(Edit::BuildMatches),
        Just(Edit::BuildNews),
    ]
}

impl Edit {
    fn apply(&self, lab: &mut Lab) {
        match *self {
            Self::Rename(at, name) => on_match(lab, at, |match_| {
                match_.competitors.home.name = format!("Side {name}");
            }),
            Self::RenameInArabic(at, name) => {
                let matches = &mut lab.feed.locales[1].matches;
                let count = matches.len().max(1);
                if let Some(match_) = matches.get_mut(at % count) {
                    match_.competitors.away.name = format!("جانب {name}");
                }
            }
            Self::Price(at, odds) => {
                if let Some(id) = id(lab, at) {
                    lab.change_markets(id, |market| market.outcomes[0].odds = Odds(odds.into()));
                }
            }
            Self::RenameMarket(at, name) => {
                if let Some(id) = id(lab, at) {
                    lab.change_markets(id, |market| market.name = format!("Market {name}"));
                }
            }
            Self::RenameOutcome(at, name) => {
                if let Some(id) = id(lab, at) {
                    lab.change_markets(id, |market| {
                        market.outcomes[0].name = format!("Outcome {name}");
                    });
                }
            }
            Self::Suspend(at, yes) => {
                let status = if yes {
                    MarketStatus::Suspended
                } else {
                    MarketStatus::Allowed
                };
                if let Some(id) = id(lab, at) {
                    lab.change_markets(id, |market| market.status = status);
                }
            }
            Self::Join(at, yes) => {
                let groups = if yes {
                    vec!["goals".to_owned()]
                } else {
                    Vec::new()
                };
                if let Some(id) = id(lab, at) {
                    lab.change_markets(id, |market| market.custom_bet_groups.clone_from(&groups));
                }
            }
            Self::Status(at, status) => on_match(lab, at, |match_| {
                match_.status = [
                    EventStatus::Prematch,
                    EventStatus::Live,
                    EventStatus::Finished,
                ][usize::from(status)];
            }),
            Self::Score(at, goals) => on_match(lab, at, |match_| {
                match_.statistics = Some(score(goals));
            }),
            Self::Start(at, hours) => on_match(lab, at, |match_| {
                match_.start_time = format!("2026-11-2{}T1{hours}:00:00Z", 1 + hours)
                    .parse()
                    .expect("valid");
            }),
            Self::Slug(at, slug) => {
                on_match(lab, at, |match_| match_.slug = format!("slug-{slug}"))
            }
            Self::SwapSlugs(one, other) => {
                let (Some(one), Some(other)) = (id(lab, one), id(lab, other)) else {
                    return;
                };
                let matches = &lab.feed.locales[0].matches;
                let slug = |id| {
                    let found = matches.iter().find(|match_| match_.id == id);
                    found.map(|match_| match_.slug.clone()).expect("is there")
                };
                let (of_one, of_other) = (slug(one), slug(other));
                lab.change(one, |match_| match_.slug.clone_from(&of_other));
                lab.change(other, |match_| match_.slug.clone_from(&of_one));
            }
            Self::MoveLeague(at, league) => {
                let leagues = &lab.feed.locales[0].tournaments;
                let league = leagues[league % leagues.len()].clone();
                on_match(lab, at, |match_| match_.tournament = league.clone());
            }
            Self::DropMarkets(at) => {
                if let Some(id) = id(lab, at) {
                    for feed in &mut lab.feed.locales {
                        feed.markets.remove(&id);
                    }
                    lab.change(id, |match_| match_.main_market = None);
                }
            }
            Self::Add(number) => {
                let id = 2_000 + u64::from(number);
                for feed in &mut lab.feed.locales {
                    if feed.matches.iter().all(|match_| match_.id != id) {
                        let league =
                            &feed.tournaments[usize::from(number) % feed.tournaments.len()];
                        let slug = format!("slug-{}", number % 3);
                        let added =
                            match_(id, &slug, "New", "Newer", league, EventStatus::Prematch);
                        feed.matches.push(added);
                    }
                }
            }
            Self::Remove(at) => {
                if let Some(id) = id(lab, at) {
                    for feed in &mut lab.feed.locales {
                        feed.matches.retain(|match_| match_.id != id);
                    }
                }
            }
            Self::RenameLeague(at, name) => each_league(lab, at, |league| {
                league.name = format!("League {name}");
            }),
            Self::LeagueSlug(at, slug) => each_league(lab, at, |league| {
                league.slug = format!("slug-{slug}");
            }),
            Self::RankLeague(at, priority) => each_league(lab, at, |league| {
                league.priority = priority.into();
            }),
            Self::RenameSport(at, name) => {
                for feed in &mut lab.feed.locales {
                    let count = feed.sports.len();
                    feed.sports[at % count].name = format!("Sport {name}");
                }
            }
            Self::Message(text) => {
                lab.put_message("en-ZA", "hello", &format!("In {text} {{ $name }}"))
            }
            Self::Template(text) => lab.put_page_template("match", &format!("<i>{text}</i>")),
            Self::SharedTemplate(text) => lab.put_layout(&format!("{WHOLE_VIEW}<i>{text}</i>")),
            Self::Limit(limit) => lab.put_settings(|settings| settings.limit = limit),
            Self::Style(number) => lab.put_asset("style.css", number),
            Self::Program(number) => lab.program = number.into(),
            Self::Wait(seconds) => lab.wait(seconds.into()),
            Self::Build => {
                lab.build();
            }
            Self::BuildMatches => {
                lab.build_matches();
            }
            Self::BuildNews => {
                lab.build_news();
            }
        }
    }
}

fn id(lab: &Lab, at: usize) -> Option<u64> {
    let matches = &lab.feed.locales[0].matches;
    Some(matches.get(at % matches.len().max(1))?.id)
}

fn on_match(lab: &mut Lab, at: usize, change: impl Fn(&mut api::wire::Match)) {
    if let Some(id) = id(lab, at) {
        lab.change(id, change);
    }
}

fn each_league(lab: &mut Lab, at: usize, change: impl Fn(&mut api::wire::Tournament)) {
    for feed in &mut lab.feed.locales {
        let count = feed.tournaments.len();
        change(&mut feed.tournaments[at % count]);
    }
}

fn score(goals: u8) -> Statistics {
    let score = format!(r#"{{"total_score": {{"home": {goals}, "away": 1}}}}"#);
    serde_json::from_str(&score).expect("a score")
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 128,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn an_incremental_build_is_the_full_one(
        edits in prop::collection::vec(edit(), 1..20),
        resident in any::<bool>(),
    ) {
        let mut lab = Lab::new();
        lab.resident = resident.then(Default::default);
        // Whatever a page reads is on it.
        lab.put_layout(WHOLE_VIEW);
        lab.build();
        for edit in &edits {
            edit.apply(&mut lab);
        }
        // Prices that may still stand would be newer in a full build.
        lab.wait(61);
        lab.build();
        let differ = differing(&lab);
        prop_assert!(differ.is_empty(), "{:#?}", differ);
    }
}
