//! What the lists of a snapshot hold.

use std::collections::{BTreeMap, HashMap, HashSet};

use super::Catalogue;
use super::days::{Size, Span};
use super::entities::League;
use super::fixtures::Side;
use super::lists::{List, Moved};
use crate::rules::order::{PER_LEAGUE, live_share};

/// Matches of each sport at least on a page of all sports.
const LEAST_OF_SPORT: usize = 3;

impl Catalogue {
    /// Ids of a list. Sports, categories, leagues or matches, as the list says. Leagues are in the order of a
    /// locale; those of schedules and results in the order of the default one, so that a match is on the same page
    /// in every language.
    pub fn list(&self, list: List, locale: usize) -> Vec<u64> {
        let lists = &self.lists;
        let ranks = lists.ranks(locale);
        let of = |map: &BTreeMap<u64, Vec<u64>>, id: u64| map.get(&id).cloned().unwrap_or_default();
        match list {
            List::Sports => lists.sports.clone(),
            List::Categories(sport) => of(&lists.categories, sport),
            List::Leagues(category) => of(&ranks.of_category, category),
            List::TopLeagues => self.top_leagues(locale),
            List::League(league) => of(&lists.matches, league),
            List::Live => self.ranked_matches(&ranks.all, usize::MAX, true).collect(),
            List::Home => self.live_and_next(&ranks.all),
            List::Sport(sport) => self.live_and_next(&of(&ranks.of_sport, sport)),
            List::Category(category) => self.live_and_next(&of(&ranks.of_category, category)),
            List::NextOfSport(sport, most) => {
                let leagues = ranks.of_sport.get(&sport);
                let leagues = leagues.map_or(&[][..], Vec::as_slice);
                let next = self.ranked_matches(leagues, PER_LEAGUE, false);
                next.take(most as usize).collect()
            }
            List::NextOfLeague(league, most) => {
                let most = most as usize;
                self.ranked_matches(&[league], most, false).collect()
            }
            List::OutrightsOfLeague(league) => of(&lists.outrights, league),
            List::OutrightsOfSport(sport, most) => {
                let leagues = ranks.of_sport.get(&sport);
                let leagues = leagues.map_or(&[][..], Vec::as_slice);
                self.outrights(leagues).take(most as usize).collect()
            }
            List::Outrights(most) => {
                let leagues = self.top_leagues(locale);
                self.outrights(&leagues).take(most as usize).collect()
            }
            List::Part(span, page) => self.part(span, page),
            List::Fixtures(league) => self.fixtures.of_league(league).to_vec(),
            List::Sides(league) => {
                let sides = self.fixtures.sides(league);
                let first = sides.filter_map(|(slug, ids)| {
                    let first = self.matches.get(ids.first()?)?;
                    Some(first.id << 1 | u64::from(Side::Home.slug(first).as_ref() != Some(slug)))
                });
                first.collect()
            }
            List::Side(league, key) => self.fixtures.of_side(league, key).to_vec(),
        }
    }

    /// Which order of leagues a locale has: locales with the same number have the same lists.
    pub fn order(&self, locale: usize) -> usize {
        self.lists.order(locale)
    }

    /// Whether a list has its leagues in the order of a language, and that differs.
    pub fn differs_by_language(&self, list: List) -> bool {
        let by_league = match list {
            List::Leagues(_)
            | List::TopLeagues
            | List::Live
            | List::Home
            | List::Sport(_)
            | List::Category(_)
            | List::NextOfSport(..)
            | List::OutrightsOfSport(..)
            | List::Outrights(_) => true,
            List::Sports
            | List::Categories(_)
            | List::League(_)
            | List::NextOfLeague(..)
            | List::OutrightsOfLeague(_)
            | List::Part(..)
            | List::Fixtures(_)
            | List::Sides(_)
            | List::Side(..) => false,
        };
        by_league && self.lists.has_orders()
    }

    /// How many matches and pages a span has.
    pub fn size(&self, span: Span) -> Size {
        let parts = self.days.parts(span, &self.lists.sports);
        let matches: usize = parts.map(<[u64]>::len).sum();
        let number = |number| u32::try_from(number).unwrap_or(u32::MAX);
        let pages = match span.is_of_all() {
            true => matches.min(1),
            false => matches.div_ceil(self.lists.limit.max(1)),
        };
        Size {
            matches: number(matches),
            pages: number(pages),
        }
    }

    /// The matches of a span on a page, from 1. Costs what is on the page.
    fn part(&self, span: Span, page: u32) -> Vec<u64> {
        let limit = self.lists.limit.max(1);
        let parts: Vec<&[u64]> = self.days.parts(span, &self.lists.sports).collect();
        if span.is_of_all() {
            let most = (limit / parts.len().max(1)).max(LEAST_OF_SPORT);
            let first = parts.iter().flat_map(|part| part.iter().take(most));
            return first.copied().collect();
        }
        let skipped = limit.saturating_mul(page.saturating_sub(1) as usize);
        let all = parts.into_iter().flatten();
        all.skip(skipped).take(limit).copied().collect()
    }

    /// Whether a list may have other ids than the last build saw in it. To look at each of them would
    /// cost what there is, not what has changed.
    pub fn may_differ(&self, list: List) -> bool {
        let Moved::In(leagues) = &self.lists.moved else {
            return true;
        };
        let any = |is_in: &dyn Fn(&League) -> bool| {
            let mut leagues = leagues.iter().filter_map(|id| self.leagues.get(id));
            leagues.any(is_in)
        };
        match list {
            List::Sports | List::Categories(_) | List::Leagues(_) | List::TopLeagues => false,
            List::Live | List::Home | List::Outrights(_) => !leagues.is_empty(),
            List::Sport(sport) | List::NextOfSport(sport, _) | List::OutrightsOfSport(sport, _) => {
                any(&|league| league.sport == sport)
            }
            List::Category(category) => any(&|league| league.category == category),
            List::League(league)
            | List::NextOfLeague(league, _)
            | List::OutrightsOfLeague(league)
            | List::Fixtures(league)
            | List::Sides(league)
            | List::Side(league, _) => leagues.contains(&league),
            List::Part(span, _) => self.span_may_differ(span),
        }
    }

    /// Whether a span may have other matches than the last build saw in it.
    pub fn span_may_differ(&self, span: Span) -> bool {
        let Moved::In(leagues) = &self.lists.moved else {
            return true;
        };
        let in_sport = |sport: Option<u64>| {
            let mut moved = leagues.iter().filter_map(|id| self.leagues.get(id));
            moved.any(|league| sport.is_none_or(|sport| league.sport == sport))
        };
        match span {
            Span::Soon(sport) => self.days.has_moved || in_sport(sport),
            Span::Day(_, sport) | Span::Ended(_, sport) => in_sport(sport),
            Span::EndedIn(league) => leagues.contains(&league),
        }
    }

    /// How many matches of a league take bets.
    pub fn bettable_in(&self, league: u64) -> usize {
        self.lists.matches.get(&league).map_or(0, Vec::len)
    }

    /// Ids of the outrights of leagues, in this order.
    fn outrights(&self, leagues: &[u64]) -> impl Iterator<Item = u64> {
        let of_leagues = leagues.iter().filter_map(|id| self.lists.outrights.get(id));
        of_leagues.flatten().copied()
    }

    /// The first leagues of each sport in turn, so that no sport fills the menu.
    fn top_leagues(&self, locale: usize) -> Vec<u64> {
        let mut by_sport: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
        for id in &self.lists.ranks(locale).all {
            let sport = self.leagues[id].sport;
            let rank = self.lists.sports.iter().position(|other| *other == sport);
            by_sport
                .entry(rank.unwrap_or(usize::MAX))
                .or_default()
                .push(*id);
        }
        let first = by_sport
            .values()
            .next()
            .into_iter()
            .flatten()
            .take(self.lists.top_leagues / 2);
        let others = by_sport.values().skip(1).filter_map(|ids| ids.first());
        first
            .chain(others)
            .copied()
            .take(self.lists.top_leagues)
            .collect()
    }

    fn live_and_next(&self, leagues: &[u64]) -> Vec<u64> {
        let limit = self.lists.limit;
        let mut ids: Vec<u64> = self
            .ranked_matches(leagues, PER_LEAGUE, true)
            .take(live_share(limit))
            .collect();
        let next = self
            .ranked_matches(leagues, PER_LEAGUE, false)
            .take(limit - ids.len());
        ids.extend(next);
        self.by_league(leagues, &mut ids);
        ids
    }

    /// Brings the matches of a league together, and within each sport the leagues that have live
    /// matches to the front. The order within a league stays.
    fn by_league(&self, leagues: &[u64], ids: &mut [u64]) {
        let rank: HashMap<u64, usize> = (leagues.iter().enumerate())
            .map(|(rank, league)| (*league, rank))
            .collect();
        let league = |id: &u64| self.matches[id].league;
        let live: HashSet<u64> = (ids.iter())
            .filter(|id| self.matches[id].is_live())
            .map(league)
            .collect();
        let sports = &self.lists.sports;
        ids.sort_by_cached_key(|id| {
            let league = league(id);
            let sport = self.leagues[&league].sport;
            let sport = sports.iter().position(|other| *other == sport);
            (sport, !live.contains(&league), rank[&league])
        });
    }

    /// The first matches of each league, live ones or the others. Live ones come first in a
    /// league, so the rest is not looked at.
    fn ranked_matches<'a>(
        &'a self,
        leagues: &'a [u64],
        per_league: usize,
        live: bool,
    ) -> impl Iterator<Item = u64> + 'a {
        leagues
            .iter()
            .filter_map(|league| self.lists.matches.get(league))
            .flat_map(move |ids| {
                let first = ids.partition_point(|id| self.matches[id].is_live());
                let (playing, waiting) = ids.split_at(first);
                let wanted = if live { playing } else { waiting };
                wanted.iter().copied().take(per_league)
            })
    }
}

#[cfg(test)]
mod tests;
