//! The checks before a bet is accepted.

use std::collections::{BTreeMap, HashSet};

use api::wire::{
    BetKind, BetPlacement, ErrorCode, Odds, OddsAcceptMode, Provider, SelectionPlacement,
    SystemKind,
};

use super::bets::StoredSelection;
use super::currencies::Bounds;
use super::systems;
use crate::catalogue::provider;
use crate::custom;
use crate::locale::Locale;
use crate::offered;
use crate::refusal::Refusal;
use crate::world::{Standing, World};

/// Most selections of a combo.
const MOST_SELECTIONS: usize = 20;

/// A bet that passed the checks.
#[derive(Debug)]
pub struct Checked {
    /// Its system.
    pub system: Option<SystemKind>,
    /// The combined price of a custom bet.
    pub custom_odds: Option<Odds>,
    /// Its selections at current prices.
    pub selections: Vec<StoredSelection>,
    /// Whether one of its matches is live.
    pub is_live: bool,
}

/// The terms under which bets are accepted.
#[derive(Clone, Copy, Debug)]
pub struct Terms<'a> {
    /// How changed odds are handled.
    pub mode: &'a OddsAcceptMode,
    /// Providers that take no bets now.
    pub down: &'a HashSet<Provider>,
}

/// A selection as it is offered now.
struct Found<'a> {
    place: usize,
    standing: Standing,
    names: BTreeMap<String, (String, String)>,
    odds: Odds,
    wanted: &'a SelectionPlacement,
}

/// Checks a bet, except for its stake.
///
/// # Errors
/// The first mistake.
pub fn check(
    world: &World,
    terms: Terms,
    kind: &BetKind,
    bet: &BetPlacement,
) -> Result<Checked, Refusal> {
    let system = shape(kind, bet)?;
    conflicts(world, kind, bet, terms.down)?;
    let quote = if *kind == BetKind::CustomBet {
        Some(custom::accept(world, bet, terms.mode)?)
    } else {
        None
    };
    // A custom bet has one combined price: the prices of its selections are ignored.
    let mode = quote.is_none().then_some(terms.mode);
    let found: Vec<Found> = bet
        .selections
        .iter()
        .map(|wanted| find(world, wanted, mode))
        .collect::<Result<_, _>>()?;
    Ok(Checked {
        system,
        custom_odds: quote.map(|quote| quote.odds),
        is_live: found.iter().any(|one| one.standing.state.is_some()),
        selections: found.into_iter().map(Found::stored).collect(),
    })
}

/// Checks a stake against the limits of its currency.
///
/// # Errors
/// It has another currency, is zero, or too small.
pub fn stake(bounds: &Bounds, bet: &BetPlacement) -> Result<(), Refusal> {
    if bet.stake.currency != bounds.code {
        return Err(Refusal::about(ErrorCode::InvalidCurrency, bounds.code));
    }
    match bet.stake.value {
        ..=0 => Err(Refusal::new(ErrorCode::InvalidStake)),
        value if value < bounds.min => Err(Refusal::about(
            ErrorCode::StakeTooSmall,
            bounds.amount(bounds.min),
        )),
        _ => Ok(()),
    }
}

/// The current price of a selection; none when it is not offered.
pub fn price_now(world: &World, selection: &StoredSelection) -> Option<Odds> {
    let wanted = sent(world, selection);
    find(world, &wanted, None).ok().map(|found| found.odds)
}

/// The current combined price of selections of one match; none when it is not offered.
pub fn custom_price_now(world: &World, selections: &[StoredSelection]) -> Option<Odds> {
    let wanted: Vec<_> = selections.iter().map(|one| sent(world, one)).collect();
    custom::price(world, &wanted).ok().map(|quote| quote.odds)
}

fn sent(world: &World, selection: &StoredSelection) -> SelectionPlacement {
    SelectionPlacement {
        match_id: world.id(selection.place),
        market_id: selection.market,
        specifier: selection.specifier.clone(),
        outcome_id: selection.outcome,
        odds: selection.odds,
    }
}

/// Whether the fields of a bet fit its kind; returns its system.
fn shape(kind: &BetKind, bet: &BetPlacement) -> Result<Option<SystemKind>, Refusal> {
    let count = bet.selections.len();
    if count == 0 {
        return Err(Refusal::new(ErrorCode::NoSelections));
    }
    if count > MOST_SELECTIONS {
        return Err(Refusal::about(
            ErrorCode::TooManySelections,
            MOST_SELECTIONS.to_string(),
        ));
    }
    let is_system = *kind == BetKind::System;
    let fits = match kind {
        BetKind::Single => count == 1,
        BetKind::Combo => count >= 2,
        // Other codes report what these need.
        BetKind::System | BetKind::CustomBet => true,
        BetKind::Unknown(_) => false,
    };
    let is_custom = *kind == BetKind::CustomBet;
    if !fits || is_system != bet.system_id.is_some() || (!is_custom && bet.custom_odds.is_some()) {
        return Err(Refusal::new(ErrorCode::BetTypeNotAvailable));
    }
    let system = bet.system_id.and_then(|id| systems::of(id, count));
    if is_system && system.is_none() {
        return Err(Refusal::about(
            ErrorCode::SystemNotAvailable,
            count.to_string(),
        ));
    }
    Ok(system)
}

/// Refuses selections that cannot be combined: two of one match, matches of two providers,
/// matches of the second provider in a system. Also refuses a provider that is down.
fn conflicts(
    world: &World,
    kind: &BetKind,
    bet: &BetPlacement,
    down: &HashSet<Provider>,
) -> Result<(), Refusal> {
    let matches: HashSet<u64> = bet.selections.iter().map(|one| one.match_id).collect();
    if *kind != BetKind::CustomBet && matches.len() < bet.selections.len() {
        return Err(Refusal::new(ErrorCode::ConflictingSelections));
    }
    let places = bet
        .selections
        .iter()
        .filter_map(|one| world.place(one.match_id));
    let providers: HashSet<Provider> = places
        .map(|place| provider(&world.sport(place).kind))
        .collect();
    if providers.len() > 1 {
        return Err(Refusal::new(ErrorCode::MixedProviders));
    }
    if *kind == BetKind::System && providers.contains(&Provider::Oddin) {
        return Err(Refusal::new(ErrorCode::ProviderWithoutSystems));
    }
    if providers.iter().any(|own| down.contains(own)) {
        return Err(Refusal::new(ErrorCode::ProviderNotAvailable));
    }
    Ok(())
}

/// Finds a selection among current offers at a price that the mode accepts; without a mode, at any
/// price.
fn find<'a>(
    world: &World,
    wanted: &'a SelectionPlacement,
    mode: Option<&OddsAcceptMode>,
) -> Result<Found<'a>, Refusal> {
    if wanted.odds.0 <= 1000 {
        return Err(Refusal::new(ErrorCode::OddsToLow));
    }
    let (place, standing) = offered::bettable(world, wanted.match_id)?;
    let offers = world.offers(place, &standing);
    let (offer, priced) = offered::find(&offers, wanted)?;
    offered::open(offer, priced)?;
    if !mode.is_none_or(|mode| offered::accepts(mode, priced.odds, wanted.odds)) {
        return Err(Refusal::new(ErrorCode::OddsChanged));
    }
    let names = Locale::all().map(|locale| {
        let sides = world.names(place, &standing, locale);
        let market = world.market(place, offer, &sides, locale);
        let mut outcomes = market.outcomes.into_iter();
        let outcome = outcomes.find(|outcome| outcome.id == wanted.outcome_id);
        let outcome = outcome.map(|outcome| outcome.name).unwrap_or_default();
        (locale.code().to_owned(), (market.name, outcome))
    });
    Ok(Found {
        place,
        names: names.collect(),
        odds: priced.odds,
        standing,
        wanted,
    })
}

impl Found<'_> {
    fn stored(self) -> StoredSelection {
        StoredSelection {
            place: self.place,
            market: self.wanted.market_id,
            specifier: self.wanted.specifier.clone(),
            outcome: self.wanted.outcome_id,
            odds: self.odds,
            ended: None,
            names: self.names,
        }
    }
}
