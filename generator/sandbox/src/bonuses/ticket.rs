//! A bet as bonuses see it: before it is placed, with the matches' current states.

use std::cmp::Ordering;

use api::wire::{BetKind, BetPlacement, EventConditions, EventStatus, Odds};
use num_bigint::BigUint;

use crate::world::World;

/// Thousandths of odds.
const SCALE: u32 = 1000;

/// A bet.
#[derive(Clone, Debug)]
pub struct Ticket {
    /// Its kind.
    pub kind: BetKind,
    /// Stake, in subunits.
    pub stake: i64,
    /// Currency of the stake.
    pub currency: String,
    /// The price of combined outcomes.
    pub custom_odds: Option<Odds>,
    /// Its selections, in their order.
    pub legs: Vec<Leg>,
}

/// A selection of it.
#[derive(Clone, Debug)]
pub struct Leg {
    /// The price.
    pub odds: Odds,
    /// The match.
    pub match_id: u64,
    /// The match's league.
    pub tournament_id: u64,
    /// The match's sport.
    pub sport_key: String,
    /// The kind of market.
    pub market_id: u64,
    /// State of the match.
    pub status: EventStatus,
}

impl Ticket {
    /// A bet from the wire; `None` when a match is unknown.
    pub fn of(world: &World, bet: &BetPlacement) -> Option<Self> {
        let kind = match bet {
            BetPlacement {
                custom_odds: Some(_),
                ..
            } => BetKind::CustomBet,
            BetPlacement {
                system_id: Some(_), ..
            } => BetKind::System,
            _ if bet.selections.len() == 1 => BetKind::Single,
            _ => BetKind::Combo,
        };
        let leg = |place: usize| Leg {
            odds: Odds(0),
            match_id: world.id(place),
            tournament_id: world.league(place).id,
            sport_key: world.sport(place).key.clone(),
            market_id: 0,
            status: world.standing(place).status,
        };
        let legs = bet.selections.iter().map(|selection| {
            Some(Leg {
                odds: selection.odds,
                market_id: selection.market_id,
                ..leg(world.place(selection.match_id)?)
            })
        });
        Some(Self {
            kind,
            stake: bet.stake.value,
            currency: bet.stake.currency.clone(),
            custom_odds: bet.custom_odds,
            legs: legs.collect::<Option<_>>()?,
        })
    }

    /// Its exact odds, as a fraction.
    pub fn compare_odds(&self, Odds(odds): Odds) -> Ordering {
        if let Some(Odds(own)) = self.custom_odds {
            return own.cmp(&odds);
        }
        let (mut own, mut other) = (BigUint::from(SCALE), BigUint::from(odds));
        for leg in &self.legs {
            own *= leg.odds.0;
            other *= SCALE;
        }
        own.cmp(&other)
    }
}

impl Leg {
    /// Whether it counts for a bonus with these conditions.
    pub fn meets(&self, conditions: &EventConditions, min_odds: Odds) -> bool {
        fn names<T: PartialEq>(list: &[T], own: &T) -> bool {
            list.is_empty() || list.contains(own)
        }
        self.odds >= min_odds
            && names(&conditions.sport_keys, &self.sport_key)
            && names(&conditions.tournament_ids, &self.tournament_id)
            && names(&conditions.match_ids, &self.match_id)
            && names(&conditions.market_ids, &self.market_id)
            && names(&conditions.match_status, &self.status)
    }
}
