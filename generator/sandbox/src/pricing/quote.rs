//! Markets from chances: margins, which markets are offered, and which lines.

use api::wire::MarketStatus;

use super::beyond::Beyond;
use super::odds::{LARGEST_SHARE, price};
use super::spread::{Curves, Spread};
use super::{Line, Offer, Priced};

/// Margins: of the most popular markets, of the others, and of those with many outcomes.
pub const THIN: f64 = 0.045;
/// See [`THIN`].
pub const USUAL: f64 = 0.06;
/// See [`THIN`].
pub const WIDE: f64 = 0.07;
/// Of each outcome of a list in which several can win.
pub const MANY: f64 = 0.075;

/// The sum of all stakes must be at least this many times the payout of any outcome.
const LEAST: f64 = 1.035;

/// Above this chance an outcome is practically decided.
pub const DECIDED: f64 = 0.985;
/// Below this chance an outcome is not offered.
const IMPROBABLE: f64 = 0.0015;

/// Lines of one kind: the open ones, at most `most` around the most balanced one.
pub fn family(
    market: u64,
    outcomes: [u64; 2],
    lines: impl Iterator<Item = (Line, Beyond)>,
    most: usize,
) -> Vec<Offer> {
    let mut open: Vec<(Line, f64)> = lines
        .map(|(line, Beyond { over, equal })| (line, over / (1.0 - equal).max(1e-6)))
        .filter(|(_, over)| (1.0 - DECIDED..DECIDED).contains(over))
        .collect();
    open.sort_by(|(_, one), (_, other)| (one - 0.5).abs().total_cmp(&(other - 0.5).abs()));
    open.truncate(most);
    let balanced = open.first().map(|(line, _)| *line);
    open.sort_by_key(|(line, _)| line.amount.map(|(_, quarters)| quarters));
    open.into_iter()
        .map(|(line, over)| {
            let chances = [(outcomes[0], over), (outcomes[1], 1.0 - over)];
            Offer {
                most_balanced: Some(line) == balanced,
                ..priced(market, line, &chances, USUAL)
            }
        })
        .collect()
}

/// A market, unless it is practically decided.
pub fn offer(market: u64, line: Line, chances: &[(u64, f64)], margin: f64) -> Option<Offer> {
    let open = chances.iter().all(|(_, chance)| *chance < DECIDED);
    open.then(|| priced(market, line, chances, margin))
}

/// A market, even if it is practically decided.
pub fn priced(market: u64, line: Line, chances: &[(u64, f64)], margin: f64) -> Offer {
    // A favourite cannot pay less than its stake. The part of the margin that its price cannot
    // carry is distributed over the others.
    let share = |chance: f64| chance * (1.0 + margin);
    let (mut owed, mut others) = (0.0, 0.0);
    for (_, chance) in chances {
        owed += LEAST * chance - share(*chance).min(LARGEST_SHARE);
        if share(*chance) < LARGEST_SHARE {
            others += share(*chance);
        }
    }
    let more = if others > 0.0 {
        1.0 + owed.max(0.0) / others
    } else {
        1.0
    };
    let outcomes = chances.iter().map(|(outcome, chance)| Priced {
        outcome: *outcome,
        odds: price(share(*chance) * more),
        active: *chance > IMPROBABLE,
    });
    Offer {
        market,
        line,
        status: MarketStatus::Allowed,
        most_balanced: false,
        is_joinable: false,
        outcomes: outcomes.collect(),
    }
}

/// A market whose outcomes have a margin each, as several of them can win, or hardly any is left.
pub fn listed(market: u64, line: Line, chances: &[(u64, f64)], margin: f64) -> Offer {
    let outcomes = chances.iter().map(|(outcome, chance)| Priced {
        outcome: *outcome,
        odds: price((chance * (1.0 + margin)).min(LARGEST_SHARE)),
        active: *chance > IMPROBABLE,
    });
    Offer {
        outcomes: outcomes.collect(),
        ..priced(market, line, &[], margin)
    }
}

/// The distance of lines, in quarters: whole numbers, larger where scores vary more.
pub fn step(score: &Spread) -> i32 {
    let deviation = match score {
        Spread::Scores(_) => return 4,
        Spread::Points(points) => points.deviation(),
        Spread::Curves(Curves { variance, .. }) => (variance[0] + variance[1]).sqrt(),
    };
    4 * ((deviation / 5.0).round() as i32).max(1)
}

/// Half-goal lines around a number: the score can never be exactly on them.
pub fn around(number: f64, step: i32, count: i32) -> impl Iterator<Item = i32> {
    let first = half_line(number);
    (-count..=count).map(move |place| first + place * step)
}

/// The half nearest to a number, in quarters.
pub fn half_line(number: f64) -> i32 {
    (number.floor() as i32) * 4 + 2
}

/// Quarters as a number.
pub fn half(quarters: i32) -> f64 {
    f64::from(quarters) / 4.0
}
