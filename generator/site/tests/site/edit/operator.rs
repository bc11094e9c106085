//! Changes of the operator's answers.

use api::wire::{
    Category, EventStatus, Market, MarketStatus, Match, Odds, Sport, SportKind, Statistics,
    Tournament,
};
use jiff::Timestamp;
use proptest::prelude::*;

use crate::lab::Lab;
use crate::operator::{feed, match_};

#[derive(Clone, Debug)]
pub enum OperatorEdit {
    Rename(usize, u8),
    RenameInArabic(usize, u8),
    Venue(usize, u8),
    Logo(usize, u8),
    Second(usize, bool),
    Status(usize, u8),
    Score(usize, u8),
    Start(usize, u8),
    /// It ended this many days before the beginning of the tests.
    End(usize, u8),
    Slug(usize, u8),
    SwapSlugs(usize, usize),
    MoveLeague(usize, usize),
    Add(u8),
    Remove(usize),
    Price(usize, u16),
    RenameMarket(usize, u8),
    RenameGroup(usize, u8),
    RenameOutcome(usize, u8),
    Suspend(usize, bool),
    Join(usize, bool),
    Balance(usize, bool),
    RankMarket(usize, i8),
    AddLine(usize, u8),
    DropMarkets(usize),
    /// Matches no longer name their main market.
    DropMain(usize),
    /// The markets of a match cannot be fetched for a while.
    Unanswered(usize, bool),
    /// Only of outrights: who takes part, and when the competition ends.
    Entrants(usize, u8),
    RenameLeague(usize, u8),
    LeagueSlug(usize, u8),
    RankLeague(usize, i8),
    RankLeagueInArabic(usize, i8),
    /// With all its matches, possibly into another sport.
    MoveToCategory(usize, usize),
    RemoveLeague(usize),
    RenameCategory(usize, u8),
    CategorySlug(usize, u8),
    RankCategory(usize, i8),
    Country(usize, bool),
    RemoveCategory(usize),
    RenameSport(usize, u8),
    SportKey(usize, usize),
    RankSport(usize, i8),
    Cyber(usize, bool),
    MainMarket(usize, bool),
    RemoveSport(usize),
    /// All sports, categories and leagues as in the beginning.
    Restore,
}

/// Two of them are reserved: no path can begin with them.
const KEYS: [&str; 4] = ["soccer", "games", "live", "de"];

/// A random change.
pub fn edit() -> impl Strategy<Value = OperatorEdit> {
    use OperatorEdit as Is;
    let at = || 0..12_usize;
    let named = |is: fn(usize, u8) -> OperatorEdit| {
        (at(), 0..4_u8)
            .prop_map(move |(at, name)| is(at, name))
            .boxed()
    };
    let switched = |is: fn(usize, bool) -> OperatorEdit| {
        (at(), any::<bool>())
            .prop_map(move |(at, yes)| is(at, yes))
            .boxed()
    };
    let ranked = |is: fn(usize, i8) -> OperatorEdit| {
        (at(), -2..3_i8)
            .prop_map(move |(at, rank)| is(at, rank))
            .boxed()
    };
    let paired = |is: fn(usize, usize) -> OperatorEdit| {
        (at(), at())
            .prop_map(move |(one, other)| is(one, other))
            .boxed()
    };
    let of_match = prop_oneof![
        named(Is::Rename),
        named(Is::RenameInArabic),
        named(Is::Venue),
        named(Is::Logo),
        named(Is::Status),
        named(Is::Score),
        named(Is::Start),
        (at(), 0..9_u8).prop_map(|(at, days)| Is::End(at, days)),
        named(Is::Slug),
        paired(Is::SwapSlugs),
        paired(Is::MoveLeague),
        (0..6_u8).prop_map(Is::Add),
        at().prop_map(Is::Remove),
    ];
    let of_markets = prop_oneof![
        2 => (at(), 1_100..9_000_u16).prop_map(|(at, odds)| Is::Price(at, odds)),
        1 => named(Is::RenameMarket),
        1 => named(Is::RenameGroup),
        1 => named(Is::RenameOutcome),
        1 => switched(Is::Suspend),
        1 => switched(Is::Join),
        1 => switched(Is::Balance),
        1 => ranked(Is::RankMarket),
        1 => named(Is::AddLine),
        1 => at().prop_map(Is::DropMarkets),
        1 => at().prop_map(Is::DropMain),
        1 => switched(Is::Unanswered),
        1 => named(Is::Entrants),
    ];
    let of_leagues = prop_oneof![
        named(Is::RenameLeague),
        named(Is::LeagueSlug),
        ranked(Is::RankLeague),
        ranked(Is::RankLeagueInArabic),
        paired(Is::MoveToCategory),
        at().prop_map(Is::RemoveLeague),
        named(Is::RenameCategory),
        named(Is::CategorySlug),
        ranked(Is::RankCategory),
        switched(Is::Country),
        at().prop_map(Is::RemoveCategory),
    ];
    let of_sports = prop_oneof![
        named(Is::RenameSport),
        paired(Is::SportKey),
        ranked(Is::RankSport),
        switched(Is::Cyber),
        switched(Is::MainMarket),
        switched(Is::Second),
        at().prop_map(Is::RemoveSport),
        Just(Is::Restore),
    ];
    prop_oneof![4 => of_match, 4 => of_markets, 3 => of_leagues, 2 => of_sports]
}

impl OperatorEdit {
    pub fn apply(&self, lab: &mut Lab) {
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
            Self::Venue(at, name) => on_match(lab, at, |match_| {
                match_.stadium = (name > 0).then(|| format!("Stadium {name}"));
            }),
            Self::Logo(at, name) => on_match(lab, at, |match_| {
                match_.competitors.home.logo = (name > 0).then(|| format!("/logo-{name}.png"));
            }),
            Self::Second(at, yes) => on_match(lab, at, |match_| {
                let second = match_.main_market.clone().filter(|_| yes);
                match_.secondary_market = second.map(|main| Market {
                    id: 18,
                    outcomes: main.outcomes.into_iter().take(2).collect(),
                    ..main
                });
            }),
            Self::Status(at, status) => on_match(lab, at, |match_| {
                match_.status = match status {
                    0 | 1 => EventStatus::Live,
                    2 => EventStatus::Prematch,
                    _ => EventStatus::Finished,
                };
            }),
            Self::Score(at, goals) => on_match(lab, at, |match_| {
                match_.statistics = Some(score(goals));
            }),
            Self::Start(at, hours) => on_match(lab, at, |match_| {
                match_.start_time = format!("2026-11-2{}T1{hours}:00:00Z", 1 + hours)
                    .parse()
                    .expect("valid");
            }),
            Self::End(at, days) => on_match(lab, at, |match_| {
                match_.status = EventStatus::Finished;
                match_.start_time = format!("2026-11-{}T10:00:00Z", 21 - days)
                    .parse()
                    .expect("valid");
                match_.statistics = Some(score(days));
                match_.main_market = None;
            }),
            Self::Slug(at, slug) => on_match(lab, at, |match_| {
                match_.slug = format!("slug-{slug}");
            }),
            Self::SwapSlugs(one, other) => swap_slugs(lab, one, other),
            Self::MoveLeague(at, league) => {
                let leagues = &lab.feed.locales[0].tournaments;
                if let Some(league) = leagues.get(league % leagues.len().max(1)).cloned() {
                    on_match(lab, at, |match_| match_.tournament = league.clone());
                }
            }
            Self::Add(number) => add(lab, number),
            Self::Remove(at) => {
                if let Some(id) = id(lab, at) {
                    for feed in &mut lab.feed.locales {
                        feed.matches.retain(|match_| match_.id != id);
                    }
                }
            }
            Self::Price(at, odds) => on_markets(lab, at, |market| {
                market.outcomes[0].odds = Odds(odds.into());
            }),
            Self::RenameMarket(at, name) => on_markets(lab, at, |market| {
                market.name = format!("Market {name}");
            }),
            Self::RenameGroup(at, name) => on_markets(lab, at, |market| {
                market.market_groups[0].name = format!("Group {name}");
            }),
            Self::RenameOutcome(at, name) => on_markets(lab, at, |market| {
                market.outcomes[0].name = format!("Outcome {name}");
            }),
            Self::Suspend(at, yes) => on_markets(lab, at, |market| {
                market.status = if yes {
                    MarketStatus::Suspended
                } else {
                    MarketStatus::Allowed
                };
            }),
            Self::Join(at, yes) => on_markets(lab, at, |market| {
                let group = yes.then(|| "goals".to_owned());
                market.custom_bet_groups = group.into_iter().collect();
            }),
            Self::Balance(at, yes) => on_markets(lab, at, |market| market.most_balanced = yes),
            Self::RankMarket(at, rank) => on_markets(lab, at, |market| {
                market.priority = rank.into();
            }),
            Self::AddLine(at, line) => add_line(lab, at, line),
            Self::DropMarkets(at) => {
                if let Some(id) = id(lab, at) {
                    for feed in &mut lab.feed.locales {
                        feed.markets.remove(&id);
                    }
                    lab.change(id, |match_| match_.main_market = None);
                }
            }
            Self::DropMain(at) => on_match(lab, at, |match_| match_.main_market = None),
            Self::Unanswered(at, yes) => match id(lab, at) {
                Some(id) if yes => {
                    lab.feed.unanswered.insert(id);
                }
                _ => lab.feed.unanswered.clear(),
            },
            Self::Entrants(at, number) => on_match(lab, at, |match_| {
                if let Some(first) = match_.entrants.first_mut() {
                    first.name = format!("Entrant {number}");
                    let second = 1_800_000_000 + i64::from(number);
                    match_.end_date = Timestamp::from_second(second).ok();
                }
            }),
            Self::RenameLeague(at, name) => each_league(lab, at, |league| {
                league.name = format!("League {name}");
            }),
            Self::LeagueSlug(at, slug) => each_league(lab, at, |league| {
                league.slug = format!("slug-{slug}");
            }),
            Self::RankLeague(at, rank) => each_league(lab, at, |league| {
                league.priority = rank.into();
            }),
            Self::RankLeagueInArabic(at, rank) => {
                if let Some(league) = nth(&mut lab.feed.locales[1].tournaments, at) {
                    league.priority = rank.into();
                }
            }
            Self::MoveToCategory(at, category) => {
                for feed in &mut lab.feed.locales {
                    let category = nth(&mut feed.categories, category).cloned();
                    if let (Some(league), Some(category)) =
                        (nth(&mut feed.tournaments, at), category)
                    {
                        league.category = category;
                    }
                }
            }
            Self::RemoveLeague(at) => {
                for feed in &mut lab.feed.locales {
                    remove(&mut feed.tournaments, at);
                }
            }
            Self::RenameCategory(at, name) => each_category(lab, at, |category| {
                category.name = format!("Category {name}");
            }),
            Self::CategorySlug(at, slug) => each_category(lab, at, |category| {
                category.slug = format!("slug-{slug}");
            }),
            Self::RankCategory(at, rank) => each_category(lab, at, |category| {
                category.priority = rank.into();
            }),
            Self::Country(at, yes) => each_category(lab, at, |category| {
                category.country_code = yes.then(|| "es".to_owned());
            }),
            Self::RemoveCategory(at) => {
                for feed in &mut lab.feed.locales {
                    remove(&mut feed.categories, at);
                }
            }
            Self::RenameSport(at, name) => each_sport(lab, at, |sport| {
                sport.name = format!("Sport {name}");
            }),
            Self::SportKey(at, key) => each_sport(lab, at, |sport| {
                sport.key = KEYS[key % KEYS.len()].to_owned();
            }),
            Self::RankSport(at, rank) => each_sport(lab, at, |sport| {
                sport.priority = rank.into();
            }),
            Self::Cyber(at, yes) => each_sport(lab, at, |sport| {
                sport.kind = if yes {
                    SportKind::Cyber
                } else {
                    SportKind::Regular
                };
            }),
            Self::MainMarket(at, total) => main_market(lab, at, if total { 18 } else { 1 }),
            Self::RemoveSport(at) => {
                for feed in &mut lab.feed.locales {
                    remove(&mut feed.sports, at);
                }
            }
            Self::Restore => {
                for (feed, first) in lab.feed.locales.iter_mut().zip(feed().locales) {
                    feed.sports = first.sports;
                    feed.categories = first.categories;
                    feed.tournaments = first.tournaments;
                }
            }
        }
    }
}

fn id(lab: &Lab, at: usize) -> Option<u64> {
    let matches = &lab.feed.locales[0].matches;
    Some(matches.get(at % matches.len().max(1))?.id)
}

fn on_match(lab: &mut Lab, at: usize, change: impl Fn(&mut Match)) {
    if let Some(id) = id(lab, at) {
        lab.change(id, change);
    }
}

fn on_markets(lab: &mut Lab, at: usize, change: impl Fn(&mut Market)) {
    if let Some(id) = id(lab, at) {
        lab.change_markets(id, change);
    }
}

fn each_league(lab: &mut Lab, at: usize, change: impl Fn(&mut Tournament)) {
    for feed in &mut lab.feed.locales {
        nth(&mut feed.tournaments, at).into_iter().for_each(&change);
    }
}

fn each_category(lab: &mut Lab, at: usize, change: impl Fn(&mut Category)) {
    for feed in &mut lab.feed.locales {
        nth(&mut feed.categories, at).into_iter().for_each(&change);
    }
}

fn each_sport(lab: &mut Lab, at: usize, change: impl Fn(&mut Sport)) {
    for feed in &mut lab.feed.locales {
        nth(&mut feed.sports, at).into_iter().for_each(&change);
    }
}

fn nth<T>(all: &mut [T], at: usize) -> Option<&mut T> {
    let count = all.len().max(1);
    all.get_mut(at % count)
}

fn remove<T>(all: &mut Vec<T>, at: usize) {
    if !all.is_empty() {
        all.remove(at % all.len());
    }
}

fn swap_slugs(lab: &mut Lab, one: usize, other: usize) {
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

fn add(lab: &mut Lab, number: u8) {
    let id = 2_000 + u64::from(number);
    for feed in &mut lab.feed.locales {
        let is_new = feed.matches.iter().all(|match_| match_.id != id);
        if let Some(league) = nth(&mut feed.tournaments, number.into())
            && is_new
        {
            let slug = format!("slug-{}", number % 3);
            let added = match_(id, &slug, "New", "Newer", league, EventStatus::Prematch);
            feed.matches.push(added);
        }
    }
}

fn add_line(lab: &mut Lab, at: usize, line: u8) {
    let Some(id) = id(lab, at) else { return };
    let specifier = Some(format!("total={line}.25"));
    for feed in &mut lab.feed.locales {
        let markets = feed.markets.entry(id).or_default();
        let is_new = markets.iter().all(|market| market.specifier != specifier);
        if let Some(last) = markets.last().cloned()
            && is_new
        {
            markets.push(Market {
                specifier: specifier.clone(),
                ..last
            });
        }
    }
}

/// Changes the main market in matches that do not name theirs: they have a copy of it.
fn main_market(lab: &mut Lab, at: usize, market: u64) {
    let sports = &lab.feed.locales[0].sports;
    let Some(sport) = sports.get(at % sports.len().max(1)).map(|sport| sport.id) else {
        return;
    };
    for feed in &mut lab.feed.locales {
        let copies = feed.matches.iter_mut();
        let copies = copies.map(|match_| &mut match_.tournament.category.sport);
        let all = feed.sports.iter_mut().chain(copies);
        all.filter(|it| it.id == sport)
            .for_each(|it| it.main_market_id = market);
    }
}

fn score(goals: u8) -> Statistics {
    let half = |number: u8| {
        format!(
            r#"{{"period_key": "half_{number}", "period_name": "Half {number}", "number": {number},
                "type": "half", "max_period_number": 2, "home": {goals}, "away": 0}}"#
        )
    };
    let score = format!(
        r#"{{"total_score": {{"home": {goals}, "away": 1}}, "period_scores": [{}, {}]}}"#,
        half(1),
        half(2),
    );
    serde_json::from_str(&score).expect("a score")
}
