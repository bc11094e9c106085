//! What a push message reports about a known match: prices, states of markets, a score. It is
//! applied without a request for the match, as long as nothing else has changed.

use api::text::line;
use api::wire;
use jiff::Timestamp;

use super::called::Called;
use super::facts::prices;
use super::normal_markets::{is_offered, is_same, of_kind};
use super::normalise::known_start;
use super::{MainMarket, Market, Match, MatchScore, Previews, Priced, Slug, Text};

/// News about one match.
#[derive(Clone, Debug)]
pub struct News {
    /// The match's number.
    pub match_id: u64,
    /// The match as it is now, by the settings' locales; `None` for languages without a message.
    pub sent: Vec<Option<wire::Match>>,
    /// Markets in the default language.
    pub markets: NewsMarkets,
}

/// Which markets the news contains.
#[derive(Clone, Debug)]
pub enum NewsMarkets {
    /// Those that have changed, each of them complete.
    Changed(Vec<wire::Market>),
    /// All markets of the match.
    All(Vec<wire::Market>),
}

impl News {
    /// News about a match, still empty, for this number of locales.
    pub fn new(match_id: u64, locales: usize) -> Self {
        Self {
            match_id,
            sent: vec![None; locales],
            markets: NewsMarkets::Changed(Vec::new()),
        }
    }

    /// Whether a name, a time, a state, the main market, or what there is beside prices differs. The match must then be requested
    /// from the operator, because its other markets may have changed as well.
    pub fn is_hard(&self, known: &Match) -> bool {
        let differs = |(locale, sent): (usize, &wire::Match)| {
            known.home.get(locale) != line(&sent.competitors.home.name)
                || known.away.get(locale) != line(&sent.competitors.away.name)
                || main_differs(known, sent, locale)
        };
        let sent = self.sent.iter().enumerate();
        let in_any = sent
            .filter_map(|(locale, sent)| Some((locale, sent.as_ref()?)))
            .any(differs);
        in_any
            || self.default().is_some_and(|sent| {
                known.status != sent.status
                    || known.start != known_start(sent.start_time)
                    || known.league != sent.tournament.id
                    || known.sent_slug != Slug::new(&sent.slug, sent.id)
                    || known.has_statistics != sent.is_provider_stats_available
                    || known.has_video != sent.has_video
                    || known.previews != Previews::of(&sent.previews)
                    || Called::said(sent).is_some_and(|said| known.called != Some(said))
            })
    }

    /// The match and its markets after the news; `None` if the news does not fit the known match.
    /// `at` is when the news was sent.
    pub fn applied(
        &self,
        known: &Match,
        markets: &[Market],
        at: Timestamp,
    ) -> Option<(Match, Vec<Market>)> {
        if self.is_hard(known) {
            return None;
        }
        let before = markets;
        let mut markets = markets.to_vec();
        match &self.markets {
            NewsMarkets::Changed(sent) => {
                for sent in sent {
                    let same = markets.iter_mut().find(|market| is_same(market, sent))?;
                    reprice(same, sent)?;
                }
            }
            NewsMarkets::All(sent) => {
                let offered: Vec<&wire::Market> =
                    sent.iter().filter(|sent| is_offered(sent)).collect();
                if offered.len() != markets.len() {
                    return None;
                }
                for market in &mut markets {
                    let sent = offered.iter().find(|sent| is_same(market, sent))?;
                    reprice(market, sent)?;
                }
            }
        }
        let mut match_ = known.clone();
        if let Some(main) = known.main() {
            let is_main =
                |market: &&Market| market.id == main.id && market.specifier == main.specifier;
            let now = markets.iter().find(is_main)?;
            // Lists whose main market the operator does not name show the balanced line.
            if now.balanced != main.balanced {
                return None;
            }
            match_.main = Some(MainMarket::new(now));
        }
        match_.secondary = self
            .secondary(known, before, &markets)?
            .map(MainMarket::new);
        if let Some(sent) = self.default() {
            match_.score = self.score(known, sent);
        }
        let since = |before: Priced, print: u64| {
            if before.print == print {
                before
            } else {
                Priced { print, at }
            }
        };
        match_.priced = since(known.priced, prices(&markets));
        match_.main_priced = since(
            known.main_priced,
            prices(match_.listed().into_iter().flatten()),
        );
        Some((match_, markets))
    }

    /// The second market of lists after the news; `None` if it is not known which one that is.
    /// `markets` are those of `before`, repriced.
    fn secondary<'a>(
        &self,
        known: &Match,
        before: &[Market],
        markets: &'a [Market],
    ) -> Option<Option<&'a Market>> {
        if let Some(sent) = self.default() {
            return match &sent.secondary_market {
                Some(named) => markets.iter().find(|it| is_same(it, named)).map(Some),
                None => {
                    let kind = sent.tournament.category.sport.secondary_market_id;
                    Some(kind.and_then(|kind| of_kind(kind, markets)))
                }
            };
        }
        let Some(known) = known.secondary() else {
            return Some(None);
        };
        // A line that has become the balanced one may be the new second market.
        let mut lines = before.iter().zip(markets);
        if lines.any(|(was, is)| is.id == known.id && is.balanced != was.balanced) {
            return None;
        }
        let is_known = |it: &&Market| it.id == known.id && it.specifier == known.specifier;
        markets.iter().find(is_known).map(Some)
    }

    fn default(&self) -> Option<&wire::Match> {
        self.sent.first()?.as_ref()
    }

    /// The score as it was sent. If a language has not sent a period's name, the known name is
    /// kept.
    fn score(&self, known: &Match, sent: &wire::Match) -> Option<Box<MatchScore>> {
        let wire = sent.statistics.as_ref()?;
        let names = wire.period_scores.iter().map(|period| {
            let before = known.score.as_ref().and_then(|score| {
                let keys = score.wire.period_scores.iter();
                let at = keys
                    .clone()
                    .position(|it| it.period_key == period.period_key)?;
                score.periods.get(at)
            });
            let others = self.sent.iter().enumerate().skip(1).map(|(locale, sent)| {
                let sent = sent.as_ref().and_then(|sent| {
                    let periods = &sent.statistics.as_ref()?.period_scores;
                    let same = periods.iter().find(|it| it.period_key == period.period_key);
                    same.map(|same| same.period_name.as_str())
                });
                sent.or_else(|| before.map(|name| name.get(locale)))
            });
            Text::new(&period.period_name, others)
        });
        Some(Box::new(MatchScore::new(
            wire,
            names.collect(),
            sent.stage.as_deref(),
        )))
    }
}

/// Whether the main market is a different one, or has different outcomes.
fn main_differs(known: &Match, sent: &wire::Match, locale: usize) -> bool {
    let Some(sent) = &sent.main_market else {
        return false;
    };
    known
        .main()
        .is_none_or(|main| !is_same(main, sent) || !has_shape(main, sent, locale))
}

/// Whether a market has the names and outcomes that were sent in a language.
fn has_shape(market: &Market, sent: &wire::Market, locale: usize) -> bool {
    market.name.get(locale) == line(&sent.name)
        && market.priority == sent.priority
        && market.joins != sent.custom_bet_groups.is_empty()
        && market.outcomes.len() == sent.outcomes.len()
        // In any order: an outcome is known by its number.
        && market.outcomes.iter().all(|known| {
            sent_outcome(sent, known.id)
                .is_some_and(|sent| known.name.get(locale) == line(&sent.name))
        })
        && market.groups.len() == sent.market_groups.len()
        && market
            .groups
            .iter()
            .zip(&sent.market_groups)
            .all(|(known, sent)| {
                known.key == sent.group_key
                    && known.name.get(locale) == line(&sent.name)
                    && known.priority == sent.priority
            })
}

/// Applies prices and states; `None` when anything else differs.
fn reprice(market: &mut Market, sent: &wire::Market) -> Option<()> {
    if !is_offered(sent) || !has_shape(market, sent, 0) {
        return None;
    }
    market.status = sent.status;
    market.balanced = sent.most_balanced;
    for known in &mut market.outcomes {
        let sent = sent_outcome(sent, known.id)?;
        known.odds = sent.odds;
        known.active = sent.is_open();
    }
    Some(())
}

/// The outcome with this number, if it was sent.
fn sent_outcome(sent: &wire::Market, id: u64) -> Option<&wire::Outcome> {
    sent.outcomes.iter().find(|outcome| outcome.id == id)
}
