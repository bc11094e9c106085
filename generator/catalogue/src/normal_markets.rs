//! Converts markets from the wire format to the snapshot.

use std::collections::BTreeSet;

use api::wire;

use super::{Group, Market, Outcome, Sport, Text};
use crate::rules::market as rules;

/// A match and its markets in another language, if that language has them.
pub type Other<'a> = Option<(&'a wire::Match, &'a [wire::Market])>;

/// The first market of lists, among the markets of the match.
pub fn main_market(
    sent: &wire::Match,
    sport: &Sport,
    markets: &[Market],
    others: &[Other<'_>],
) -> Option<Market> {
    let kind = Some(sport.main_market);
    listed_market(sent.main_market.as_ref(), kind, markets, others)
}

/// The second market of lists, among the markets of the match.
pub fn secondary_market(
    sent: &wire::Match,
    sport: &Sport,
    markets: &[Market],
    others: &[Other<'_>],
) -> Option<Market> {
    let kind = sport.secondary_market;
    listed_market(sent.secondary_market.as_ref(), kind, markets, others)
}

/// The market that the match names, or else one of the kind that its sport names.
fn listed_market(
    named: Option<&wire::Market>,
    kind: Option<u64>,
    markets: &[Market],
    others: &[Other<'_>],
) -> Option<Market> {
    let Some(named) = named else {
        return of_kind(kind?, markets).cloned();
    };
    let same = markets.iter().find(|market| is_same(market, named));
    same.cloned()
        .or_else(|| normal_markets(std::slice::from_ref(named), others).pop())
}

/// The market of a kind that lists show.
pub fn of_kind(kind: u64, markets: &[Market]) -> Option<&Market> {
    rules::of_kind(
        markets,
        |market| market.id == kind,
        |market| market.balanced,
    )
}

/// Whether a market is the same one as on the wire.
pub fn is_same(market: &Market, sent: &wire::Market) -> bool {
    market.id == sent.id && market.specifier == sent.specifier.as_deref().unwrap_or("")
}

/// Whether a market is shown: it is not dropped, and has something to pick.
pub fn is_offered(market: &wire::Market) -> bool {
    market.status != wire::MarketStatus::Dropped && !market.outcomes.is_empty()
}

/// Markets with their names in each language.
pub fn normal_markets(sent: &[wire::Market], others: &[Other<'_>]) -> Vec<Market> {
    sent.iter()
        .filter(|market| is_offered(market))
        .map(|market| {
            let others: Vec<Option<&wire::Market>> = others
                .iter()
                .map(|other| other.and_then(|other| same_market(other, market)))
                .collect();
            normal_market(market, &others)
        })
        .collect()
}

fn same_market<'a>(
    (match_, markets): (&'a wire::Match, &'a [wire::Market]),
    market: &wire::Market,
) -> Option<&'a wire::Market> {
    markets
        .iter()
        .chain(&match_.main_market)
        .chain(&match_.secondary_market)
        .find(|other| other.id == market.id && other.specifier == market.specifier)
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
    let name = Text::new(
        &market.name,
        others.iter().map(|other| other.map(|m| m.name.as_str())),
    );
    let mut known = BTreeSet::new();
    let outcomes: Vec<Outcome> = (market.outcomes.iter())
        // One that is sent twice is taken once.
        .filter(|outcome| known.insert(outcome.id))
        .map(|outcome| Outcome {
            id: outcome.id,
            name: outcome_name(outcome),
            odds: outcome.odds,
            active: outcome.is_open(),
        })
        .collect();
    let specifier = market.specifier.clone().unwrap_or_default();
    let names = || {
        let outcomes = outcomes.iter().map(|outcome| &outcome.name);
        std::iter::once(&name).chain(outcomes)
    };
    Market {
        id: market.id,
        line: line(&specifier, names, 1 + others.len()),
        specifier,
        name,
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
        joins: !market.custom_bet_groups.is_empty(),
        outcomes,
    }
}

/// A market's line as visitors read it, in each language, by that language's names.
fn line<'a, N: Iterator<Item = &'a Text>>(
    specifier: &str,
    names: impl Fn() -> N,
    locales: usize,
) -> Text {
    let each = (0..locales).map(|locale| {
        rules::line(specifier, |value| {
            names().any(|name| name.get(locale).contains(value))
        })
    });
    let each: Vec<String> = each.collect();
    let (default, others) = each.split_first().expect("a site has a language");
    Text::new(default, others.iter().map(|line| Some(line.as_str())))
}

#[cfg(test)]
mod tests {
    use super::{Text, line};

    #[test]
    fn a_line_is_written_as_visitors_read_it() {
        let in_both = |specifier, names: &[Text]| {
            let line = line(specifier, || names.iter(), 2);
            [0, 1].map(|locale| line.get(locale).to_owned())
        };
        let text = |text| Text::new(text, []);
        let both = [text("Over"), text("Under")];
        assert_eq!(in_both("total=2.5", &both), ["2.5", "2.5"]);
        let specifier = "setnr=2|total=9.5";
        let of_all = [text("Total games")];
        assert_eq!(in_both(specifier, &of_all), ["2 · 9.5", "2 · 9.5"]);
        let named = [text("Total"), text("Over 2.5")];
        assert_eq!(in_both("total=2.5", &named), ["", ""]);
        assert_eq!(in_both("", &[]), ["", ""]);
        let set = [Text::new("Set 2: games", [Some("Segundo set: jogos")])];
        assert_eq!(in_both(specifier, &set), ["9.5", "2 · 9.5"]);
    }
}
