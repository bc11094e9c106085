//! The parts of an entity that can be read separately, divided by what a change of each may cost.
//!
//! A change of a *hard* part (names, times, states, which markets exist) makes the pages that read
//! it render again immediately. A change of a *soft* part (prices, scores, clocks) only makes them
//! stale: the islands fetch the current value, and the page is rendered again when it is older than
//! the limit.

use std::collections::BTreeMap;

use api::wire::EventStatus;
use serde::{Deserialize, Serialize};

use super::{Called, Category, League, Leagues, Market, Match, Revision, Sport};
use crate::fingerprint::Fingerprinter;

/// A part of an entity that can be read separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Facet {
    /// A sport's name, path and position in the order (hard).
    Sport(u64),
    /// A category's name, path and country (hard).
    Category(u64),
    /// A league's name and path (hard).
    League(u64),
    /// A match's names, path, state, start and venue (hard).
    Match(u64),
    /// Which markets a match shows in lists, without their prices (hard).
    MainMarket(u64),
    /// Which markets a match has, without their prices (hard).
    Markets(u64),
    /// Prices and states of the markets that it shows in lists (soft).
    MainPrices(u64),
    /// Prices and states of all markets (soft).
    Prices(u64),
    /// Score, clock and number of cards (soft).
    Score(u64),
    /// When a match was first seen and last changed, in any language (hard).
    Revision(u64),
}

impl Facet {
    /// Whether a change may wait for the freshness limit.
    pub fn is_soft(self) -> bool {
        matches!(self, Self::MainPrices(_) | Self::Prices(_) | Self::Score(_))
    }
}

/// A set of locales, by their index in the settings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Locales(u64);

impl Locales {
    /// The maximum number of locales of a site.
    pub const MOST: usize = 64;

    /// The first `count` locales.
    pub fn first(count: usize) -> Self {
        (0..count).filter(|locale| *locale < Self::MOST).collect()
    }

    /// Whether it contains a locale.
    pub fn contains(self, locale: usize) -> bool {
        locale < Self::MOST && self.0 & (1 << locale) != 0
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Removes a locale.
    pub fn remove(&mut self, locale: usize) {
        if locale < Self::MOST {
            self.0 &= !(1 << locale);
        }
    }

    /// Adds the locales of another set.
    pub fn add(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl FromIterator<usize> for Locales {
    fn from_iter<I: IntoIterator<Item = usize>>(locales: I) -> Self {
        Self(locales.into_iter().fold(0, |all, one| all | (1 << one)))
    }
}

/// A match with its markets.
#[derive(Clone, Copy, Debug)]
pub struct MatchView<'a> {
    /// The match.
    pub match_: &'a Match,
    /// Its markets.
    pub markets: &'a [Market],
}

/// Which parts of a match differ between two snapshots, and in which locales.
pub fn differing_match(
    id: u64,
    before: Option<MatchView<'_>>,
    now: Option<MatchView<'_>>,
    locales: usize,
) -> Vec<(Facet, Locales)> {
    let facets = [
        Facet::Match(id),
        Facet::MainMarket(id),
        Facet::Markets(id),
        Facet::MainPrices(id),
        Facet::Prices(id),
        Facet::Score(id),
        Facet::Revision(id),
    ];
    let print = |view: Option<MatchView<'_>>, facet, locale| {
        view.map(|view| {
            let mut hash = Fingerprinter::default();
            view.hash(facet, locale, &mut hash);
            hash.finish()
        })
    };
    differing(facets, locales, |facet, locale| {
        print(before, facet, locale) != print(now, facet, locale)
    })
}

/// Which sports, categories and leagues differ between two snapshots, and in which locales.
pub fn differing_leagues(before: &Leagues, now: &Leagues, locales: usize) -> Vec<(Facet, Locales)> {
    let mut all = compare(
        &before.sports,
        &now.sports,
        locales,
        Facet::Sport,
        Sport::print,
    );
    all.extend(compare(
        &before.categories,
        &now.categories,
        locales,
        Facet::Category,
        Category::print,
    ));
    all.extend(compare(
        &before.leagues,
        &now.leagues,
        locales,
        Facet::League,
        League::print,
    ));
    all
}

/// What differs between entities with one facet.
fn compare<T: PartialEq>(
    before: &BTreeMap<u64, T>,
    now: &BTreeMap<u64, T>,
    locales: usize,
    facet: fn(u64) -> Facet,
    print: fn(&T, usize) -> u64,
) -> Vec<(Facet, Locales)> {
    let new = now.keys().filter(|id| !before.contains_key(id));
    before
        .keys()
        .chain(new)
        .filter(|id| before.get(id) != now.get(id))
        .flat_map(|id| {
            let print_in = |of: &BTreeMap<u64, T>, locale| of.get(id).map(|it| print(it, locale));
            differing([facet(*id)], locales, |_, locale| {
                print_in(before, locale) != print_in(now, locale)
            })
        })
        .collect()
}

fn differing<const N: usize>(
    facets: [Facet; N],
    locales: usize,
    differs: impl Fn(Facet, usize) -> bool,
) -> Vec<(Facet, Locales)> {
    facets
        .into_iter()
        .map(|facet| {
            let of: Locales = (0..locales)
                .filter(|locale| differs(facet, *locale))
                .collect();
            (facet, of)
        })
        .filter(|(_, locales)| !locales.is_empty())
        .collect()
}

impl Sport {
    fn print(&self, locale: usize) -> u64 {
        let mut hash = Fingerprinter::default();
        hash.text(self.slug.as_str()).text(self.name.get(locale));
        hash.number(self.cyber.into())
            .number(self.main_market)
            .number(self.secondary_market.unwrap_or(0));
        hash.finish()
    }
}

impl Category {
    fn print(&self, locale: usize) -> u64 {
        let mut hash = Fingerprinter::default();
        hash.text(self.slug.as_str()).text(self.name.get(locale));
        hash.text(self.country.as_deref().unwrap_or(""))
            .number(self.sport);
        hash.finish()
    }
}

impl League {
    fn print(&self, locale: usize) -> u64 {
        let mut hash = Fingerprinter::default();
        hash.text(self.slug.as_str()).text(self.name.get(locale));
        hash.number(self.category).number(self.sport);
        hash.finish()
    }
}

impl MatchView<'_> {
    fn hash(&self, facet: Facet, locale: usize, hash: &mut Fingerprinter) {
        let match_ = self.match_;
        match facet {
            Facet::Sport(_) | Facet::Category(_) | Facet::League(_) => {}
            Facet::Match(_) => {
                hash.text(match_.slug.as_str())
                    .text(&match_.urn)
                    .text(&match_.provider);
                // What outcomes are called in lists follows the sides' names in the default language.
                for side in [&match_.home, &match_.away] {
                    hash.text(side.get(locale)).text(side.get(0));
                }
                hash.text(match_.venue.as_deref().unwrap_or(""));
                for team in match_.teams {
                    hash.number(team.unwrap_or(0));
                }
                for logo in &match_.logos {
                    hash.text(logo.as_deref().unwrap_or(""));
                }
                hash.number(match_.is_outright.into())
                    .number(match_.has_statistics.into())
                    .number(match_.has_video.into());
                for word in match_.previews.words() {
                    hash.text(word);
                }
                hash.number(match_.league)
                    .number(match_.status.number().cast_unsigned());
                hash.number(match_.start.as_second().cast_unsigned());
                hash.text(match_.called.map_or("", Called::as_str));
                let previous = match_.revision.previous;
                hash.number(previous.map_or(0, |at| at.as_second().cast_unsigned()));
                if let Some(outright) = &match_.outright {
                    let ends = outright.ends;
                    hash.number(ends.map_or(0, |at| at.as_second().cast_unsigned()));
                    for entrant in &outright.entrants {
                        hash.text(entrant.get(locale));
                    }
                }
            }
            Facet::MainMarket(_) => {
                for market in match_.listed() {
                    hash.number(market.is_some().into());
                    if let Some(market) = market {
                        market.hash_shape(hash, locale);
                    }
                }
            }
            Facet::Markets(_) => {
                for market in self.markets {
                    market.hash_shape(hash, locale);
                }
            }
            Facet::MainPrices(_) => {
                for market in match_.listed().into_iter().flatten() {
                    market.hash_prices(hash);
                }
            }
            Facet::Prices(_) => {
                for market in self.markets {
                    market.hash_prices(hash);
                }
            }
            Facet::Revision(_) => {
                let Revision { seen, at, .. } = match_.revision;
                for at in [seen, at] {
                    hash.number(at.as_second().cast_unsigned());
                }
            }
            Facet::Score(_) => {
                hash.number(match_.cards.into());
                if match_.status != EventStatus::Prematch
                    && let Some(score) = &match_.score
                {
                    hash.number(crate::fingerprint::of_value(&score.wire));
                    hash.text(score.stage.as_deref().unwrap_or_default());
                    for reds in score.reds {
                        hash.number(reds.into());
                    }
                    for period in &score.periods {
                        hash.text(period.get(locale));
                    }
                }
            }
        }
    }
}

impl Market {
    fn hash_shape(&self, hash: &mut Fingerprinter, locale: usize) {
        hash.number(self.id)
            .text(&self.specifier)
            .text(self.name.get(locale));
        hash.number(self.priority.cast_unsigned())
            .number(self.joins.into())
            .number(self.groups.len() as u64)
            .number(self.outcomes.len() as u64);
        for group in &*self.groups {
            hash.text(&group.key).text(group.name.get(locale));
            hash.number(group.priority.cast_unsigned());
        }
        for outcome in &self.outcomes {
            // What it is called in lists follows its name in the default language.
            hash.number(outcome.id)
                .text(outcome.name.get(locale))
                .text(outcome.name.get(0));
        }
    }

    fn hash_prices(&self, hash: &mut Fingerprinter) {
        hash.number(self.status.number().cast_unsigned())
            .number(self.balanced.into());
        for outcome in &self.outcomes {
            hash.number(outcome.odds.0.into())
                .number(outcome.active.into());
        }
    }
}

/// Fingerprint of the prices of some markets.
pub(super) fn prices<'a>(markets: impl IntoIterator<Item = &'a Market>) -> u64 {
    let mut hash = Fingerprinter::default();
    for market in markets {
        market.hash_prices(&mut hash);
    }
    hash.finish()
}
