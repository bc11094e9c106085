//! What the operator tells of a match that is known: prices, states of markets, a score. It is taken
//! in without asking for the match, as long as nothing else has changed.

use api::text::line;
use api::wire;
use jiff::Timestamp;

use super::facts::prices;
use super::normal_markets::is_same;
use super::{MainMarket, Market, Match, MatchScore, Priced, Slug, Text};

/// News of one match.
#[derive(Clone, Debug)]
pub struct News {
    /// The match's number.
    pub match_id: u64,
    /// The match as it is now, by the settings' locales; `None` where a language has not told.
    pub told: Vec<Option<wire::Match>>,
    /// Markets in the default language.
    pub markets: NewsMarkets,
}

/// Which markets are told.
#[derive(Clone, Debug)]
pub enum NewsMarkets {
    /// Those that have changed, each whole.
    Changed(Vec<wire::Market>),
    /// All that there are.
    All(Vec<wire::Market>),
}

impl News {
    /// News of a match of which nothing is told yet, in so many locales.
    pub fn new(match_id: u64, locales: usize) -> Self {
        Self {
            match_id,
            told: vec![None; locales],
            markets: NewsMarkets::Changed(Vec::new()),
        }
    }

    /// Whether a name, a time, a state, or the market of lists is another than it was: the operator
    /// must be asked for the match, whose other markets may have changed with it.
    pub fn is_hard(&self, known: &Match) -> bool {
        let differs = |(locale, told): (usize, &wire::Match)| {
            known.home.get(locale) != line(&told.competitors.home.name)
                || known.away.get(locale) != line(&told.competitors.away.name)
                || main_differs(known, told, locale)
        };
        let told = self.told.iter().enumerate();
        let in_any = told
            .filter_map(|(locale, told)| Some((locale, told.as_ref()?)))
            .any(differs);
        in_any
            || self.default().is_some_and(|told| {
                known.status != told.status
                    || known.start != told.start_time
                    || known.league != told.tournament.id
                    || known.sent_slug != Slug::new(&told.slug, told.id)
            })
    }

    /// The match with its markets as the news makes them; `None` when the news does not fit what is
    /// known. `at` is when it was told.
    pub fn applied(
        &self,
        known: &Match,
        markets: &[Market],
        at: Timestamp,
    ) -> Option<(Match, Vec<Market>)> {
        if self.is_hard(known) {
            return None;
        }
        let mut markets = markets.to_vec();
        match &self.markets {
            NewsMarkets::Changed(told) => {
                for told in told {
                    let same = markets.iter_mut().find(|market| is_same(market, told))?;
                    reprice(same, told)?;
                }
            }
            NewsMarkets::All(told) => {
                let offered = told
                    .iter()
                    .filter(|told| told.status != wire::MarketStatus::Dropped);
                let offered: Vec<&wire::Market> = offered.collect();
                if offered.len() != markets.len() {
                    return None;
                }
                for (market, told) in markets.iter_mut().zip(offered) {
                    if !is_same(market, told) {
                        return None;
                    }
                    reprice(market, told)?;
                }
            }
        }
        let mut match_ = known.clone();
        let mut main_prices = prices(&[]);
        if let Some(main) = known.main() {
            let is_main =
                |market: &&Market| market.id == main.id && market.specifier == main.specifier;
            let now = markets.iter().find(is_main)?;
            // Lists whose market the operator does not name show the balanced line.
            if now.balanced != main.balanced {
                return None;
            }
            match_.main = Some(MainMarket::new(now));
            main_prices = prices(std::slice::from_ref(now));
        }
        if let Some(told) = self.default() {
            match_.available = told.available_markets;
            match_.score = self.score(known, told);
        }
        let since = |before: Priced, print: u64| {
            if before.print == print {
                before
            } else {
                Priced { print, at }
            }
        };
        match_.priced = since(known.priced, prices(&markets));
        match_.main_priced = since(known.main_priced, main_prices);
        Some((match_, markets))
    }

    fn default(&self) -> Option<&wire::Match> {
        self.told.first()?.as_ref()
    }

    /// The score as it is told. A period's name in a language that has not told it is the one that
    /// is known.
    fn score(&self, known: &Match, told: &wire::Match) -> Option<Box<MatchScore>> {
        let wire = told.statistics.as_ref()?;
        let names = wire.period_scores.iter().map(|period| {
            let before = known.score.as_ref().and_then(|score| {
                let keys = score.wire.period_scores.iter();
                let at = keys
                    .clone()
                    .position(|it| it.period_key == period.period_key)?;
                score.periods.get(at)
            });
            let others = self.told.iter().enumerate().skip(1).map(|(locale, told)| {
                let told = told.as_ref().and_then(|told| {
                    let periods = &told.statistics.as_ref()?.period_scores;
                    let same = periods.iter().find(|it| it.period_key == period.period_key);
                    same.map(|same| same.period_name.as_str())
                });
                told.or_else(|| before.map(|name| name.get(locale)))
            });
            Text::new(&period.period_name, others)
        });
        Some(Box::new(MatchScore {
            wire: wire.clone(),
            periods: names.collect(),
        }))
    }
}

/// Whether the market of lists is another one, or has other outcomes.
fn main_differs(known: &Match, told: &wire::Match, locale: usize) -> bool {
    let Some(told) = &told.main_market else {
        return false;
    };
    known
        .main()
        .is_none_or(|main| !is_same(main, told) || !has_shape(main, told, locale))
}

/// Whether a market has the names and outcomes that are told in a language.
fn has_shape(market: &Market, told: &wire::Market, locale: usize) -> bool {
    let outcomes = market.outcomes.iter().zip(&told.outcomes);
    market.name.get(locale) == line(&told.name)
        && market.priority == told.priority
        && market.joins != told.custom_bet_groups.is_empty()
        && market.outcomes.len() == told.outcomes.len()
        && outcomes
            .into_iter()
            .all(|(known, told)| known.id == told.id && known.name.get(locale) == line(&told.name))
        && market.groups.len() == told.market_groups.len()
        && market
            .groups
            .iter()
            .zip(&told.market_groups)
            .all(|(known, told)| {
                known.key == told.group_key
                    && known.name.get(locale) == line(&told.name)
                    && known.priority == told.priority
            })
}

/// Takes prices and states over; `None` when anything else differs.
fn reprice(market: &mut Market, told: &wire::Market) -> Option<()> {
    if told.status == wire::MarketStatus::Dropped || !has_shape(market, told, 0) {
        return None;
    }
    market.status = told.status;
    market.balanced = told.most_balanced;
    for (known, told) in market.outcomes.iter_mut().zip(&told.outcomes) {
        known.odds = told.odds.0;
        known.active = told.active;
    }
    Some(())
}
