//! The markets of a match page: cards of lines, and the tabs that filter them.

use std::sync::Arc;

use super::list::{market, match_ref};
use crate::scope::Scope;
use crate::view::{MarketCardProps, MarketTabProps, MatchMarketsProps};
use catalogue::rules::cards as rules;
use catalogue::{Group, Market, Match};

/// The cards of the markets of a match or an outright; none if it takes no bets.
pub fn market_list<'a>(scope: &'a Scope<'a>, match_: &'a Match) -> Option<MatchMarketsProps<'a>> {
    let markets = if match_.is_bettable() {
        scope.markets(match_.id)
    } else {
        &[]
    };
    let all = rules::cards(markets, |market| scope.soft(market.balanced));
    let on_page = rules::on_page(&all);
    let tabs = tabs(scope, markets, &all);
    let rest = number(all.len() - on_page);
    let cards: Vec<_> = (all.into_iter().take(on_page))
        .map(|card| props(scope, card))
        .collect();
    Some(MatchMarketsProps {
        partial: false,
        match_: match_ref(scope, match_)?,
        as_of: scope
            .soft((!cards.is_empty()).then_some(match_.priced.at))
            .map(|at| scope.moment(at)),
        tabs,
        cards,
        rest,
        joins: markets.iter().any(|market| market.joins),
        labels: scope.labels(),
    })
}

fn props<'a>(scope: &Scope<'a>, card: rules::Card<'a, Market>) -> MarketCardProps<'a> {
    let first = card.lines[0];
    MarketCardProps {
        key: card.key,
        name: scope.text(&first.name),
        groups: first.groups.iter().map(|group| &*group.key).collect(),
        columns: card.columns,
        lines: (card.lines.into_iter())
            .map(|line| market(scope, line))
            .collect(),
    }
}

/// The tabs of a match's markets, each with the number of its cards.
fn tabs<'a>(
    scope: &Scope<'a>,
    markets: &'a [Market],
    cards: &[rules::Card<'_, Market>],
) -> Vec<MarketTabProps<'a>> {
    // Most markets share their set of tabs with another market.
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
    groups.sort_by(|a, b| rules::tab(a.priority, &a.key).cmp(&rules::tab(b.priority, &b.key)));
    let count = |key: &str| {
        let is_in = |card: &&rules::Card<'_, Market>| {
            card.lines[0].groups.iter().any(|group| *group.key == *key)
        };
        cards.iter().filter(is_in).count()
    };
    groups
        .into_iter()
        .map(|group| MarketTabProps {
            key: &group.key,
            name: scope.text(&group.name),
            count: number(count(&group.key)),
        })
        .collect()
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
