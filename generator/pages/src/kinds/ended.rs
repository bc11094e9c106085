//! Matches that have ended, by league: sides, final score, scores by period.

use serde::Serialize;

use super::flag::flag;
use crate::scope::Scope;
use crate::view::{TimeProps, Words};
use catalogue::{Match, MatchScore};

/// The most periods that fit beside the names; matches with more show the final score alone.
const MOST_PERIODS: usize = 9;

/// Matches of a league that follow one another.
#[derive(Clone, Debug, Serialize)]
pub struct EndedLeague<'a> {
    name: Words<'a>,
    category: Option<Words<'a>>,
    href: Option<Words<'a>>,
    /// Name of its country's flag picture (`za`).
    flag: Option<&'static str>,
    /// Key of its sport's icon, in a list that mixes sports.
    sport: Option<&'a str>,
    /// Names of its periods, in order, if the rows have columns of them.
    periods: Vec<PeriodHead<'a>>,
    rows: Vec<EndedRow<'a>>,
}

/// The head of a column.
#[derive(Clone, Debug, Serialize)]
struct PeriodHead<'a> {
    number: u32,
    name: Words<'a>,
}

/// A match.
#[derive(Clone, Debug, Serialize)]
struct EndedRow<'a> {
    href: Words<'a>,
    day: Words<'a>,
    start: TimeProps<'a>,
    home: EndedSide<'a>,
    away: EndedSide<'a>,
}

/// A side of a match.
#[derive(Clone, Debug, Serialize)]
struct EndedSide<'a> {
    name: Words<'a>,
    has_won: bool,
    /// Its score in each column; none for a period that was not played.
    periods: Vec<Option<u32>>,
    total: Option<u32>,
}

/// Groups matches by league. `mixed` says whether the list mixes sports.
pub fn ended<'a>(scope: &Scope<'a>, ids: &[u64], mixed: bool) -> Vec<EndedLeague<'a>> {
    let matches: Vec<&Match> = ids.iter().filter_map(|id| scope.match_(*id)).collect();
    let of_league = matches.chunk_by(|a, b| a.league == b.league);
    of_league
        .filter_map(|all| league(scope, all, mixed))
        .collect()
}

fn league<'a>(scope: &Scope<'a>, all: &[&'a Match], mixed: bool) -> Option<EndedLeague<'a>> {
    let league = scope.league(all.first()?.league)?;
    let sport = scope.sport(league.sport)?;
    let category = scope.category(league.category);
    let scores: Vec<Option<&MatchScore>> = all.iter().map(|it| scope.score(it.id)).collect();
    let longest = scores
        .iter()
        .flatten()
        .max_by_key(|score| score.periods.len());
    // One period says no more than the final score.
    let longest = longest.filter(|it| (2..=MOST_PERIODS).contains(&it.periods.len()));
    let heads = longest.map_or(&[][..], |longest| &longest.periods);
    let sent = longest.map_or(&[][..], |longest| &longest.wire.period_scores);
    // A column is a period by its number: one of a match may be missing.
    let columns: Vec<u32> = sent.iter().map(|period| period.number).collect();
    let periods = heads.iter().zip(&columns).map(|(name, number)| PeriodHead {
        number: *number,
        name: scope.text(name),
    });
    let rows = (all.iter().zip(&scores))
        .filter_map(|(match_, score)| row(scope, match_, *score, &columns));
    Some(EndedLeague {
        name: scope.text(&league.name),
        category: category.map(|category| scope.text(&category.name)),
        href: scope.league_path(league).map(|path| scope.href(&path)),
        flag: category.and_then(|category| flag(category.country.as_deref()?)),
        sport: mixed.then_some(sport.slug.as_str()),
        periods: periods.collect(),
        rows: rows.collect(),
    })
}

fn row<'a>(
    scope: &Scope<'a>,
    match_: &'a Match,
    score: Option<&'a MatchScore>,
    columns: &[u32],
) -> Option<EndedRow<'a>> {
    let league = scope.league(match_.league)?;
    let total = score.map(|score| (score.wire.total_score.home, score.wire.total_score.away));
    let period = |number: u32| {
        let mut periods = score?.wire.period_scores.iter();
        let found = periods.find(|period| period.number == number)?;
        Some((found.home, found.away))
    };
    let side = |name, of: fn((u32, u32)) -> u32, other: fn((u32, u32)) -> u32| EndedSide {
        name,
        has_won: total.is_some_and(|total| of(total) > other(total)),
        periods: (columns.iter())
            .map(|number| period(*number).map(of))
            .collect(),
        total: total.map(of),
    };
    Some(EndedRow {
        href: scope.href(&scope.match_path(match_, league.sport)?),
        day: scope.day_beside(match_),
        start: scope.time(match_.start),
        home: side(scope.home(match_), |it| it.0, |it| it.1),
        away: side(scope.away(match_), |it| it.1, |it| it.0),
    })
}
