//! The markets of a match page: which lines share a card, and the order of lines, cards and tabs.

use std::cmp::{Ordering, Reverse};

/// The properties of a market, with one line, that determine its position on the page.
pub trait Line {
    /// The name that lines of one card share, besides the kind of market.
    type Name: Ord;

    /// The kind of market.
    fn id(&self) -> u64;
    /// Its name, in every known language.
    fn name(&self) -> &Self::Name;
    /// The line as it is transmitted, or empty.
    fn specifier(&self) -> &str;
    /// Higher priorities come first.
    fn priority(&self) -> i64;
    /// How many outcomes it has.
    fn outcomes(&self) -> usize;
}

/// A market with all of its lines.
pub struct Card<'a, M> {
    /// Unique within the match: the market's number, with a count from the second card of that
    /// number on.
    pub key: String,
    /// Number of prices per row: 1, 2 or 3.
    pub columns: u8,
    /// The most balanced line first, then the others by line. Never empty.
    pub lines: Vec<&'a M>,
}

/// Cards by the operator's priority. Markets with the same number and name are lines of one card.
/// `is_balanced` says whether a market is the most balanced line of its kind.
pub fn cards<M: Line>(markets: &[M], is_balanced: impl Fn(&M) -> bool) -> Vec<Card<'_, M>> {
    let mut by_name: Vec<(usize, &M)> = markets.iter().enumerate().collect();
    by_name.sort_by(|(_, a), (_, b)| compare_names(*a, *b));
    let groups = by_name.chunk_by(|(_, a), (_, b)| compare_names(*a, *b).is_eq());
    let mut groups: Vec<(Place<'_>, Vec<&M>)> = groups
        .map(|lines| {
            let of_group = Place::of(lines);
            (of_group, lines.iter().map(|(_, line)| *line).collect())
        })
        .collect();
    groups.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut seen: Vec<u64> = Vec::with_capacity(groups.len());
    let cards = groups.into_iter().map(|(Place { id, .. }, mut lines)| {
        lines.sort_by(|a, b| {
            let by_balance = is_balanced(b).cmp(&is_balanced(a));
            by_balance.then_with(|| compare_lines(*a, *b))
        });
        seen.push(id);
        let nth = seen.iter().filter(|other| **other == id).count();
        Card {
            key: key(id, nth),
            columns: columns(lines[0].outcomes()),
            lines,
        }
    });
    cards.collect()
}

/// Lines of markets that a page has at first. The others are loaded when somebody opens them.
const LINES: usize = 150;

/// How many of a match's cards its page has at first: those of the first lines, and one at least.
pub fn on_page<M>(cards: &[Card<'_, M>]) -> usize {
    let mut lines = 0;
    let fits = |card: &&Card<'_, M>| {
        lines += card.lines.len();
        lines <= LINES
    };
    cards
        .iter()
        .take_while(fits)
        .count()
        .max(1)
        .min(cards.len())
}

/// The number of cards that the markets make.
pub fn count<M: Line>(markets: &[M]) -> usize {
    let mut all: Vec<&M> = markets.iter().collect();
    all.sort_unstable_by(|a, b| compare_names(*a, *b));
    all.chunk_by(|a, b| compare_names(*a, *b).is_eq()).count()
}

fn compare_names<M: Line>(a: &M, b: &M) -> Ordering {
    (a.id(), a.name()).cmp(&(b.id(), b.name()))
}

/// The position of a card: by priority, then by number; cards with the same number by their lines
/// (`Set 2` before `Set 10`), and for equal lines in the order in which they were sent.
struct Place<'a> {
    priority: i64,
    id: u64,
    specifier: &'a str,
    sent: usize,
}

impl<'a> Place<'a> {
    /// The position of lines, which are in the order in which they were sent.
    fn of<M: Line>(lines: &[(usize, &'a M)]) -> Self {
        let (sent, first) = lines[0];
        let best = lines.iter().map(|(_, line)| line.priority()).max();
        let specifiers = lines.iter().map(|(_, line)| line.specifier());
        let least = specifiers.min_by(|a, b| compare_specifiers(a, b));
        Self {
            priority: best.unwrap_or(0),
            id: first.id(),
            specifier: least.unwrap_or(""),
            sent,
        }
    }

    fn cmp(&self, other: &Self) -> Ordering {
        let rank = |place: &Self| (Reverse(place.priority), place.id);
        rank(self)
            .cmp(&rank(other))
            .then_with(|| compare_specifiers(self.specifier, other.specifier))
            .then_with(|| self.sent.cmp(&other.sent))
    }
}

/// Sorts tabs: by the operator's priority, then by key.
pub fn tab(priority: i64, key: &str) -> (Reverse<i64>, &str) {
    (Reverse(priority), key)
}

fn key(id: u64, nth: usize) -> String {
    match nth {
        1 => id.to_string(),
        _ => format!("{id}-{nth}"),
    }
}

fn columns(outcomes: usize) -> u8 {
    match outcomes {
        1 => 1,
        n if n % 3 == 0 => 3,
        _ => 2,
    }
}

/// Lines by their last number, compared as a number: 2.5 before 10.5.
fn compare_lines<M: Line>(a: &M, b: &M) -> Ordering {
    let last = |line: &M| {
        let value = line.specifier().rsplit('=').next();
        value.and_then(number).unwrap_or(0.0)
    };
    compare_numbers(last(a), last(b)).then_with(|| a.specifier().cmp(b.specifier()))
}

/// Compares specifiers pair by pair, numbers numerically.
fn compare_specifiers(a: &str, b: &str) -> Ordering {
    let pairs = a.split('|').zip(b.split('|'));
    let unequal = pairs.map(|(a, b)| compare_pairs(a, b));
    unequal
        .fold(Ordering::Equal, Ordering::then)
        .then_with(|| a.cmp(b))
}

fn compare_pairs(a: &str, b: &str) -> Ordering {
    match (a.split_once('='), b.split_once('=')) {
        (Some((key, a)), Some((other, b))) if key == other => match (number(a), number(b)) {
            (Some(a), Some(b)) => compare_numbers(a, b),
            _ => a.cmp(b),
        },
        _ => a.cmp(b),
    }
}

/// A decimal number that Rust and TypeScript parse alike: no `inf`, no `nan`, nothing too large.
fn number(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}

fn compare_numbers(a: f64, b: f64) -> Ordering {
    a.partial_cmp(&b).unwrap_or(Ordering::Equal)
}
