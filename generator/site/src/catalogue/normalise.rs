//! From the wire to the snapshot.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use api::wire;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::slug::{RESERVED, claim};
use super::{
    Catalogue, Category, Group, League, Market, Match, MatchScore, Outcome, Slug, Sport, Text,
    lists::Lists,
};
use crate::diagnostic::Diagnostic;
use crate::fingerprint::Fingerprinter;
use crate::settings::Settings;

/// What the operator answered in one language.
#[derive(Clone, Debug, Default)]
pub struct LocaleFeed {
    /// Every sport.
    pub sports: Vec<wire::Sport>,
    /// Every category.
    pub categories: Vec<wire::Category>,
    /// Every tournament.
    pub tournaments: Vec<wire::Tournament>,
    /// Every match, finished ones included as long as the operator lists them.
    pub matches: Vec<wire::Match>,
    /// Every market, by match.
    pub markets: HashMap<u64, Vec<wire::Market>>,
}

/// What the operator answered.
#[derive(Clone, Debug)]
pub struct Feed {
    /// When the answers were complete.
    pub at: Timestamp,
    /// By the settings' locales. The first says what there is; the others bring names.
    pub locales: Vec<LocaleFeed>,
}

/// When each match's prices were first seen as they are, carried from build to build.
pub type PriceTimes = BTreeMap<u64, PriceTime>;

/// Fingerprints of a match's prices, and when each was first seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PriceTime {
    /// Prices of all markets.
    pub all: (u64, Timestamp),
    /// Prices of the main market.
    pub main: (u64, Timestamp),
}

impl Catalogue {
    /// Normalises what the operator answered. What does not fit (a match of a league that is not
    /// there, a slug that another has) is reported and left out or renamed, never fatal.
    pub fn new(feed: &Feed, settings: &Settings, seen: &PriceTimes) -> (Self, Vec<Diagnostic>) {
        let names = Names::new(feed);
        let mut notes = Vec::new();
        let mut catalogue = Self::default();
        let Some(default) = feed.locales.first() else {
            return (catalogue, notes);
        };
        catalogue.add_sports(default, settings, &names, &mut notes);
        catalogue.add_leagues(default, &names, &mut notes);
        catalogue.add_matches(default, feed.at, seen, &names, &mut notes);
        catalogue.settle_slugs(&mut notes);
        catalogue.lists = Lists::new(&catalogue, settings.list_limit, settings.top_leagues);
        (catalogue, notes)
    }

    /// The prices of this snapshot with their times, for the next build.
    pub fn price_times(&self) -> PriceTimes {
        let time = |match_: &Match| PriceTime {
            all: (prices(&match_.markets), match_.priced_at),
            main: (prices(match_.main.as_slice()), match_.main_priced_at),
        };
        self.matches
            .values()
            .map(|match_| (match_.id, time(match_)))
            .collect()
    }

    fn add_sports(
        &mut self,
        feed: &LocaleFeed,
        settings: &Settings,
        names: &Names<'_>,
        notes: &mut Vec<Diagnostic>,
    ) {
        let mut taken: BTreeSet<Slug> = RESERVED
            .iter()
            .copied()
            .chain(settings.locales.iter().map(|locale| locale.code))
            .map(|word| Slug::new(word, 0))
            .collect();
        for sport in &feed.sports {
            if self.sports.contains_key(&sport.id) {
                continue;
            }
            let slug = claim(
                Slug::new(&sport.key, sport.id),
                sport.id,
                &mut taken,
                &mut |slug| {
                    notes.push(Diagnostic::warning(format!(
                        "sport {} has the key `{}`, which is taken; its pages stand under /{slug}",
                        sport.id, sport.key
                    )));
                },
            );
            self.sports.insert(
                sport.id,
                Sport {
                    id: sport.id,
                    slug,
                    name: names.of(&sport.name, |feed| feed.sports.get(&sport.id).copied()),
                    cyber: sport.kind == wire::SportKind::Cyber,
                    priority: sport.priority,
                    main_market: sport.main_market_id,
                },
            );
        }
    }

    fn add_leagues(&mut self, feed: &LocaleFeed, names: &Names<'_>, notes: &mut Vec<Diagnostic>) {
        let of_tournaments = feed
            .tournaments
            .iter()
            .map(|tournament| &tournament.category);
        for category in feed.categories.iter().chain(of_tournaments) {
            if self.categories.contains_key(&category.id)
                || !self.sports.contains_key(&category.sport.id)
            {
                continue;
            }
            self.categories.insert(
                category.id,
                Category {
                    id: category.id,
                    sport: category.sport.id,
                    slug: Slug::new(&category.slug, category.id),
                    name: names.of(&category.name, |feed| {
                        feed.categories.get(&category.id).copied()
                    }),
                    priority: category.priority,
                    country: category.country_code.clone(),
                },
            );
        }
        for tournament in &feed.tournaments {
            let Some(category) = self.categories.get(&tournament.category.id) else {
                notes.push(Diagnostic::warning(format!(
                    "tournament {} (`{}`) belongs to sport {}, which is not there; it is left out",
                    tournament.id, tournament.name, tournament.category.sport.id
                )));
                continue;
            };
            self.leagues.entry(tournament.id).or_insert_with(|| League {
                id: tournament.id,
                sport: category.sport,
                category: category.id,
                slug: Slug::new(&tournament.slug, tournament.id),
                name: names.of(&tournament.name, |feed| {
                    feed.tournaments.get(&tournament.id).copied()
                }),
                priority: tournament.priority,
            });
        }
    }

    fn add_matches(
        &mut self,
        feed: &LocaleFeed,
        at: Timestamp,
        seen: &PriceTimes,
        names: &Names<'_>,
        notes: &mut Vec<Diagnostic>,
    ) {
        for sent in &feed.matches {
            if !self.leagues.contains_key(&sent.tournament.id) {
                notes.push(Diagnostic::warning(format!(
                    "match {} belongs to tournament {}, which is not there; it is left out",
                    sent.id, sent.tournament.id
                )));
                continue;
            }
            let markets = feed
                .markets
                .get(&sent.id)
                .map(Vec::as_slice)
                .unwrap_or_default();
            let others = names.matches(sent.id);
            let mut match_ = Match {
                id: sent.id,
                urn: sent.urn_id.clone(),
                league: sent.tournament.id,
                slug: Slug::new(&sent.slug, sent.id),
                home: Text::new(
                    &sent.competitors.home.name,
                    others
                        .iter()
                        .map(|other| other.map(|m| m.competitors.home.name.as_str())),
                ),
                away: Text::new(
                    &sent.competitors.away.name,
                    others
                        .iter()
                        .map(|other| other.map(|m| m.competitors.away.name.as_str())),
                ),
                logos: [
                    sent.competitors.home.logo.clone(),
                    sent.competitors.away.logo.clone(),
                ],
                venue: venue(sent),
                status: sent.status,
                start: sent.start_time,
                provider: sent.provider.as_str().to_owned(),
                score: sent.statistics.as_ref().map(|wire| MatchScore {
                    wire: wire.clone(),
                    periods: periods(wire, &others),
                }),
                available: sent.available_markets,
                main: None,
                markets: names.markets(sent.id, markets),
                priced_at: at,
                main_priced_at: at,
            };
            match_.main = main_market(sent, &match_, names);
            if let Some(before) = seen.get(&sent.id) {
                let since =
                    |(print, time): (u64, Timestamp), now| if print == now { time } else { at };
                match_.priced_at = since(before.all, prices(&match_.markets));
                match_.main_priced_at = since(before.main, prices(match_.main.as_slice()));
            }
            self.matches.insert(sent.id, match_);
        }
    }

    /// Makes `/[sport]/[slug]` unique: a match keeps its slug before a league, a league before a
    /// category; the later one gets its number behind it.
    fn settle_slugs(&mut self, notes: &mut Vec<Diagnostic>) {
        let mut taken: BTreeMap<u64, BTreeSet<Slug>> = BTreeMap::new();
        let mut settle = |sport: u64, slug: &mut Slug, id: u64, what: &str| {
            let plain = slug.clone();
            *slug = claim(
                plain.clone(),
                id,
                taken.entry(sport).or_default(),
                &mut |other| {
                    notes.push(Diagnostic::warning(format!(
                    "{what} {id} of sport {sport} has the slug `{plain}`, which is taken; its page stands under `{other}`"
                )));
                },
            );
        };
        for match_ in self.matches.values_mut() {
            let sport = self.leagues[&match_.league].sport;
            settle(sport, &mut match_.slug, match_.id, "match");
        }
        for league in self.leagues.values_mut() {
            settle(league.sport, &mut league.slug, league.id, "tournament");
        }
        for category in self.categories.values_mut() {
            settle(category.sport, &mut category.slug, category.id, "category");
        }
    }
}

fn prices(markets: &[Market]) -> u64 {
    let mut hash = Fingerprinter::default();
    for market in markets {
        market.prices(&mut hash);
    }
    hash.finish()
}

fn venue(sent: &wire::Match) -> Option<String> {
    let parts: Vec<&str> = [&sent.stadium, &sent.city]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn periods(statistics: &wire::Statistics, others: &[Option<&wire::Match>]) -> Vec<Text> {
    statistics
        .period_scores
        .iter()
        .map(|period| {
            let names = others.iter().map(|other| {
                let scores = &other.as_ref()?.statistics.as_ref()?.period_scores;
                let same = scores
                    .iter()
                    .find(|score| score.period_key == period.period_key)?;
                Some(same.period_name.as_str())
            });
            Text::new(&period.period_name, names.collect::<Vec<_>>())
        })
        .collect()
}

fn main_market(sent: &wire::Match, match_: &Match, names: &Names<'_>) -> Option<Market> {
    if let Some(main) = &sent.main_market {
        let same = match_.markets.iter().find(|market| {
            market.id == main.id && market.specifier == main.specifier.as_deref().unwrap_or("")
        });
        return same
            .cloned()
            .or_else(|| names.markets(sent.id, std::slice::from_ref(main)).pop());
    }
    let id = sent.tournament.category.sport.main_market_id;
    let all = || match_.markets.iter().filter(move |market| market.id == id);
    all()
        .find(|market| market.balanced)
        .or_else(|| all().next())
        .cloned()
}

/// Names in the languages beside the default.
struct Names<'a> {
    others: Vec<LocaleNames<'a>>,
}

struct LocaleNames<'a> {
    sports: HashMap<u64, &'a str>,
    categories: HashMap<u64, &'a str>,
    tournaments: HashMap<u64, &'a str>,
    matches: HashMap<u64, &'a wire::Match>,
    markets: &'a HashMap<u64, Vec<wire::Market>>,
}

impl<'a> Names<'a> {
    fn new(feed: &'a Feed) -> Self {
        let others = feed.locales.iter().skip(1).map(|feed| LocaleNames {
            sports: feed
                .sports
                .iter()
                .map(|s| (s.id, s.name.as_str()))
                .collect(),
            categories: feed
                .tournaments
                .iter()
                .map(|tournament| &tournament.category)
                .chain(&feed.categories)
                .map(|category| (category.id, category.name.as_str()))
                .collect(),
            tournaments: feed
                .tournaments
                .iter()
                .map(|t| (t.id, t.name.as_str()))
                .collect(),
            matches: feed.matches.iter().map(|m| (m.id, m)).collect(),
            markets: &feed.markets,
        });
        Self {
            others: others.collect(),
        }
    }

    fn of(&self, default: &str, other: impl Fn(&LocaleNames<'a>) -> Option<&'a str>) -> Text {
        let others: Vec<Option<&str>> = self.others.iter().map(other).collect();
        Text::new(default, others)
    }

    fn matches(&self, id: u64) -> Vec<Option<&'a wire::Match>> {
        self.others
            .iter()
            .map(|feed| feed.matches.get(&id).copied())
            .collect()
    }

    fn markets(&self, match_: u64, sent: &[wire::Market]) -> Vec<Market> {
        sent.iter()
            .filter(|market| market.status != wire::MarketStatus::Dropped)
            .map(|market| {
                let others: Vec<Option<&wire::Market>> = self
                    .others
                    .iter()
                    .map(|feed| feed.market(match_, market.id, market.specifier.as_deref()))
                    .collect();
                normal_market(market, &others)
            })
            .collect()
    }
}

impl<'a> LocaleNames<'a> {
    fn market(&self, match_: u64, id: u64, specifier: Option<&str>) -> Option<&'a wire::Market> {
        let same =
            |market: &&wire::Market| market.id == id && market.specifier.as_deref() == specifier;
        let all = self.markets.get(&match_).into_iter().flatten();
        let main = self
            .matches
            .get(&match_)
            .and_then(|match_| match_.main_market.as_ref());
        all.chain(main).find(same)
    }
}

fn normal_market(market: &wire::Market, others: &[Option<&wire::Market>]) -> Market {
    let outcome_name = |outcome: &wire::Outcome| {
        let names = others.iter().map(|other| {
            let same = other
                .as_ref()?
                .outcomes
                .iter()
                .find(|o| o.id == outcome.id)?;
            Some(same.name.as_str())
        });
        Text::new(&outcome.name, names.collect::<Vec<_>>())
    };
    let group_name = |group: &wire::MarketGroup| {
        let names = others.iter().map(|other| {
            let same = other
                .as_ref()?
                .market_groups
                .iter()
                .find(|g| g.group_key == group.group_key)?;
            Some(same.name.as_str())
        });
        Text::new(&group.name, names.collect::<Vec<_>>())
    };
    Market {
        id: market.id,
        specifier: market.specifier.clone().unwrap_or_default(),
        name: Text::new(
            &market.name,
            others.iter().map(|other| other.map(|m| m.name.as_str())),
        ),
        status: market.status,
        groups: market
            .market_groups
            .iter()
            .map(|group| Group {
                key: group.group_key.clone(),
                name: group_name(group),
                priority: group.priority,
            })
            .collect(),
        priority: market.priority,
        balanced: market.most_balanced,
        outcomes: market
            .outcomes
            .iter()
            .map(|outcome| Outcome {
                id: outcome.id,
                name: outcome_name(outcome),
                odds: outcome.odds.0,
                active: outcome.active,
            })
            .collect(),
    }
}
