//! The order of leagues, which an operator may give otherwise in each language.

use std::collections::BTreeMap;

use super::entities::{Category, League};
use crate::rules::order;

/// Leagues in order, the operator's first ones first.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ranks {
    /// Of every sport, sport by sport.
    pub(super) all: Vec<u64>,
    /// Of each sport.
    pub(super) of_sport: BTreeMap<u64, Vec<u64>>,
    /// Of each category.
    pub(super) of_category: BTreeMap<u64, Vec<u64>>,
}

impl Ranks {
    /// The order in a locale. `sports` are in order.
    pub(super) fn new(
        locale: usize,
        sports: &[u64],
        categories: &BTreeMap<u64, Category>,
        leagues: &BTreeMap<u64, League>,
    ) -> Self {
        let ranks = sports.iter().enumerate();
        let rank_of: BTreeMap<u64, usize> = ranks.map(|(rank, id)| (*id, rank)).collect();
        let mut ranks = Self {
            all: leagues.keys().copied().collect(),
            ..Self::default()
        };
        ranks.all.sort_by_key(|id| {
            let league = &leagues[id];
            let category = &categories[&league.category];
            let sport = rank_of[&league.sport];
            order::league(sport, category.priority, league.priority(locale), *id)
        });
        for id in &ranks.all {
            let league = &leagues[id];
            let of_sport = ranks.of_sport.entry(league.sport);
            of_sport.or_default().push(*id);
            let of_category = ranks.of_category.entry(league.category);
            of_category.or_default().push(*id);
        }
        ranks
    }
}
