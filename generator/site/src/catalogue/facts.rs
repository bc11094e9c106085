//! Fingerprints of the parts of an entity, split by what a change of each may cost.
//!
//! A *hard* part (names, times, states, which markets there are) makes the pages that read it
//! render again at once. A *soft* part (prices, scores, clocks) only makes them stale: the islands
//! bring the current value, and the page is rendered again when it is older than the limit.

use api::wire::EventStatus;
use serde::{Deserialize, Serialize};

use super::{Catalogue, Market};
use crate::fingerprint::Fingerprinter;

/// A part of an entity that can be read on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Facet {
    /// A sport's name, path and place in the order (hard).
    Sport(u64),
    /// A category's name, path and country (hard).
    Category(u64),
    /// A league's name and path (hard).
    League(u64),
    /// A match's names, path, state, start and venue (hard).
    Match(u64),
    /// Which market a match shows in lists, without its prices (hard).
    MainMarket(u64),
    /// Which markets a match has, without their prices (hard).
    Markets(u64),
    /// Prices and state of the main market (soft).
    MainPrices(u64),
    /// Prices and states of all markets (soft).
    Prices(u64),
    /// Score, clock and count of markets (soft).
    Score(u64),
}

impl Facet {
    /// Whether a change of it waits for the freshness limit.
    pub fn is_soft(self) -> bool {
        matches!(self, Self::MainPrices(_) | Self::Prices(_) | Self::Score(_))
    }
}

impl Catalogue {
    /// Fingerprint of a part in the locale of this index; 0 when the entity is not there.
    pub fn fingerprint(&self, facet: Facet, locale: usize) -> u64 {
        self.hash(facet, locale).map_or(0, |hash| hash.finish())
    }

    fn hash(&self, facet: Facet, locale: usize) -> Option<Fingerprinter> {
        let mut hash = Fingerprinter::default();
        match facet {
            Facet::Sport(id) => {
                let sport = self.sports.get(&id)?;
                hash.text(sport.slug.as_str()).text(sport.name.get(locale));
                hash.number(sport.cyber.into()).number(sport.main_market);
            }
            Facet::Category(id) => {
                let category = self.categories.get(&id)?;
                hash.text(category.slug.as_str())
                    .text(category.name.get(locale));
                hash.text(category.country.as_deref().unwrap_or(""))
                    .number(category.sport);
            }
            Facet::League(id) => {
                let league = self.leagues.get(&id)?;
                hash.text(league.slug.as_str())
                    .text(league.name.get(locale));
                hash.number(league.category).number(league.sport);
            }
            Facet::Match(id) => {
                let match_ = self.matches.get(&id)?;
                hash.text(match_.slug.as_str())
                    .text(&match_.urn)
                    .text(&match_.provider);
                hash.text(match_.home.get(locale))
                    .text(match_.away.get(locale));
                hash.text(match_.venue.as_deref().unwrap_or(""));
                for logo in &match_.logos {
                    hash.text(logo.as_deref().unwrap_or(""));
                }
                hash.number(match_.league)
                    .number(match_.status.number().cast_unsigned());
                hash.number(match_.start.as_second().cast_unsigned());
            }
            Facet::MainMarket(id) => {
                if let Some(market) = &self.matches.get(&id)?.main {
                    market.shape(&mut hash, locale);
                }
            }
            Facet::Markets(id) => {
                for market in &self.matches.get(&id)?.markets {
                    market.shape(&mut hash, locale);
                }
            }
            Facet::MainPrices(id) => {
                if let Some(market) = &self.matches.get(&id)?.main {
                    market.prices(&mut hash);
                }
            }
            Facet::Prices(id) => {
                for market in &self.matches.get(&id)?.markets {
                    market.prices(&mut hash);
                }
            }
            Facet::Score(id) => {
                let match_ = self.matches.get(&id)?;
                hash.number(match_.available.into());
                if match_.status != EventStatus::Prematch
                    && let Some(score) = &match_.score
                {
                    hash.number(crate::fingerprint::of_value(&score.wire));
                    for period in &score.periods {
                        hash.text(period.get(locale));
                    }
                }
            }
        }
        // An entity without parts still differs from one that is not there.
        hash.number(1);
        Some(hash)
    }
}

impl Market {
    fn shape(&self, hash: &mut Fingerprinter, locale: usize) {
        hash.number(self.id)
            .text(&self.specifier)
            .text(self.name.get(locale));
        hash.number(self.priority.cast_unsigned());
        for group in &self.groups {
            hash.text(&group.key).text(group.name.get(locale));
            hash.number(group.priority.cast_unsigned());
        }
        for outcome in &self.outcomes {
            hash.number(outcome.id).text(outcome.name.get(locale));
        }
    }

    pub(super) fn prices(&self, hash: &mut Fingerprinter) {
        hash.number(self.status.number().cast_unsigned())
            .number(self.balanced.into());
        for outcome in &self.outcomes {
            hash.number(outcome.odds.into())
                .number(outcome.active.into());
        }
    }
}
