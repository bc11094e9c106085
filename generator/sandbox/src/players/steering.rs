//! What tests steer of players' affairs: how long things take, what is refused, who is down.

use std::collections::HashSet;
use std::time::Duration;

use api::wire::Provider;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;

use crate::refusal::Refusal;

/// How long the operator takes, in real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// Until a bet on a match that is played now is taken.
    pub live_delay: Duration,
    /// Until a trader has taken a bet of a VIP player, when nobody decides it before.
    pub trader: Duration,
    /// From the results of a bet to its pay.
    pub processing: Duration,
    /// From a cash-out to its pay.
    pub cashout: Duration,
}

/// What is steered.
#[derive(Debug, Default)]
pub struct Steering {
    /// How long things take.
    pub pace: Pace,
    /// What is to be refused, in this order.
    pub planned: Vec<Planned>,
    /// Providers that take no bets.
    pub down: HashSet<Provider>,
}

/// A refusal that a test asks for.
#[derive(Clone, Debug)]
pub struct Planned {
    /// Which calls.
    pub call: Call,
    /// Why.
    pub refusal: Refusal,
    /// Which of a call's bets, from 0; all of them when absent.
    pub bet: Option<usize>,
    /// How many calls.
    pub times: u32,
}

/// Calls that can be refused on demand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// `POST /bets`
    #[default]
    Place,
    /// `POST /bets/cashout`
    Cashout,
    /// The second look at a bet that is submitted.
    Decide,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            live_delay: Duration::from_secs(3),
            trader: Duration::from_secs(10),
            processing: Duration::from_secs(1),
            cashout: Duration::from_millis(1500),
        }
    }
}

impl Steering {
    /// The refusal that is planned for this call, which is one less from now on.
    pub fn next(&mut self, call: Call) -> Option<Planned> {
        let at = self
            .planned
            .iter()
            .position(|planned| planned.call == call)?;
        self.planned[at].times = self.planned[at].times.saturating_sub(1);
        if self.planned[at].times == 0 {
            return Some(self.planned.remove(at));
        }
        Some(self.planned[at].clone())
    }
}

impl Planned {
    /// The refusal of a call with so many bets.
    pub fn of_call(self, bets: usize) -> Refusal {
        let is_meant = |place| self.bet.is_none_or(|own| own == place);
        let by_bet = (0..bets).map(|place| is_meant(place).then(|| self.refusal.clone()));
        Refusal::of_bets(by_bet.collect())
    }
}

/// When something is due that takes so long; none when it takes no time.
pub fn due(now: Timestamp, after: Duration) -> Option<Timestamp> {
    let after = SignedDuration::try_from(after).unwrap_or(SignedDuration::MAX);
    (!after.is_zero()).then(|| now.saturating_add(after).unwrap_or(Timestamp::MAX))
}
