//! A unique path for every entity: decides which slugs to assign again when matches are added,
//! removed or moved.

use std::collections::{BTreeMap, BTreeSet};

use super::slug::claim;
use super::{Catalogue, Leagues, Match, Slug};
use crate::diagnostic::Diagnostic;

/// The matches of a snapshot together with those that replace some of them.
pub struct Overlay<'a> {
    /// The snapshot.
    pub catalogue: &'a Catalogue,
    /// Matches that are new or have changed.
    pub put: &'a mut BTreeMap<u64, Box<Match>>,
    /// Matches that are removed.
    pub removed: &'a BTreeSet<u64>,
}

impl Overlay<'_> {
    /// Matches of the wanted leagues, by number.
    fn matches(&self, is_wanted: impl Fn(u64) -> bool) -> BTreeMap<u64, &Match> {
        let stay = self.catalogue.matches.values().filter(|match_| {
            !self.removed.contains(&match_.id) && !self.put.contains_key(&match_.id)
        });
        stay.chain(self.put.values())
            .filter(|match_| is_wanted(match_.league))
            .map(|match_| (match_.id, &**match_))
            .collect()
    }
}

/// Makes `/[sport]/[slug]` unique in these sports, or in all of them if `None`. Matches have
/// precedence over leagues, and leagues over categories; a later claimant gets its number appended.
/// Matches whose slug changes are put into the overlay; their numbers are returned.
pub fn settle_slugs(
    leagues: &mut Leagues,
    overlay: &mut Overlay<'_>,
    sports: Option<&BTreeSet<u64>>,
    notes: &mut Vec<Diagnostic>,
) -> Vec<u64> {
    let is_wanted = |sport: u64| sports.is_none_or(|sports| sports.contains(&sport));
    let mut taken: BTreeMap<u64, BTreeSet<Slug>> = BTreeMap::new();
    let mut settle = |sport: u64, sent: &Slug, id: u64, what: &str| {
        let taken = taken.entry(sport).or_default();
        claim(sent.clone(), id, taken, &mut |other| {
            notes.push(Diagnostic::warning(format!(
                "{what} {id} of sport {sport} has the slug `{sent}`, which is taken; its page is at `{other}`"
            )));
        })
    };
    let sport_of = |league: u64| leagues.leagues.get(&league).map(|league| league.sport);
    let all = overlay.matches(|league| sport_of(league).is_some_and(is_wanted));
    let mut moved: Vec<Match> = Vec::new();
    for match_ in all.into_values() {
        let Some(sport) = sport_of(match_.league) else {
            continue;
        };
        let slug = settle(sport, &match_.sent_slug, match_.id, "match");
        if slug != match_.slug {
            moved.push(Match {
                slug,
                ..match_.clone()
            });
        }
    }
    for league in leagues.leagues.values_mut() {
        if is_wanted(league.sport) {
            league.slug = settle(league.sport, &league.sent_slug, league.id, "tournament");
        }
    }
    for category in leagues.categories.values_mut() {
        if is_wanted(category.sport) {
            category.slug = settle(category.sport, &category.sent_slug, category.id, "category");
        }
    }
    let ids = moved.iter().map(|match_| match_.id).collect();
    let moved = moved.into_iter().map(|match_| (match_.id, match_.into()));
    overlay.put.extend(moved);
    ids
}
