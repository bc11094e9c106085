//! The markets of a match page: cards of lines, and the tabs that they stand in.

use std::sync::Arc;

use super::list::market;
use crate::catalogue::{Group, Market};
use crate::scope::Scope;
use crate::view::{MarketCardProps, MarketTabProps};

/// Cards in the operator's order; a market's most balanced line first, then by line.
pub fn cards<'a>(scope: &Scope<'a>, markets: &'a [Market]) -> Vec<MarketCardProps<'a>> {
    // Markets of one name in every language are lines of one card.
    let name = |market: &&'a Market| (market.id, &market.name);
    let mut by_name: Vec<&'a Market> = markets.iter().collect();
    by_name.sort_by(|a, b| name(a).cmp(&name(b)));
    let mut groups: Vec<&mut [&'a Market]> =
        by_name.chunk_by_mut(|a, b| name(a) == name(b)).collect();
    groups.sort_by_key(|lines| {
        let best = lines
            .iter()
            .map(|market| market.priority)
            .max()
            .unwrap_or(0);
        (std::cmp::Reverse(best), lines[0].id)
    });
    let mut seen: Vec<u64> = Vec::with_capacity(groups.len());
    groups
        .into_iter()
        .map(|lines| {
            lines.sort_by(|a, b| b.balanced.cmp(&a.balanced).then_with(|| by_line(a, b)));
            let first = lines[0];
            seen.push(first.id);
            let nth = seen.iter().filter(|id| **id == first.id).count();
            MarketCardProps {
                key: if nth == 1 {
                    first.id.to_string()
                } else {
                    format!("{}-{nth}", first.id)
                },
                name: scope.text(&first.name),
                groups: first.groups.iter().map(|group| &*group.key).collect(),
                columns: columns(first.outcomes.len()),
                lines: lines.iter().map(|line| market(scope, line, &[])).collect(),
            }
        })
        .collect()
}

/// Tabs in the operator's order, each with how many cards it shows.
pub fn tabs<'a>(
    scope: &Scope<'a>,
    markets: &'a [Market],
    cards: &[MarketCardProps<'_>],
) -> Vec<MarketTabProps<'a>> {
    // Most markets share their set of tabs with another one.
    let mut sets: Vec<&Arc<[Group]>> = Vec::new();
    let mut groups: Vec<&Group> = Vec::new();
    for market in markets {
        if sets.iter().any(|known| Arc::ptr_eq(known, &market.groups)) {
            continue;
        }
        sets.push(&market.groups);
        for group in &*market.groups {
            if groups.iter().all(|known| known.key != group.key) {
                groups.push(group);
            }
        }
    }
    groups.sort_by(|a, b| b.priority.cmp(&a.priority).then_with(|| a.key.cmp(&b.key)));
    let count = |key: &str| {
        cards
            .iter()
            .filter(|card| card.groups.contains(&key))
            .count()
    };
    groups
        .into_iter()
        .map(|group| MarketTabProps {
            key: &group.key,
            name: scope.text(&group.name),
            count: u32::try_from(count(&group.key)).unwrap_or(u32::MAX),
        })
        .collect()
}

fn columns(outcomes: usize) -> u8 {
    match outcomes {
        1 => 1,
        n if n % 3 == 0 => 3,
        _ => 2,
    }
}

/// Lines in the order of their numbers, not of their digits: 2.5 before 10.5.
fn by_line(a: &Market, b: &Market) -> std::cmp::Ordering {
    let number = |market: &Market| -> f64 {
        market
            .specifier
            .rsplit('=')
            .next()
            .and_then(|value| value.parse().ok())
            .unwrap_or(0.0)
    };
    number(a)
        .total_cmp(&number(b))
        .then_with(|| a.specifier.cmp(&b.specifier))
}
