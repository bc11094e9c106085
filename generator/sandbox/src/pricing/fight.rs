//! Fights: how many rounds are left, and how they may end.

use crate::play::{Fight, Left, Sides};

/// How a fight may end.
#[derive(Clone, Copy, Debug)]
pub struct FightOutlook {
    /// Chance of home to win.
    pub home: f64,
    /// Chance to go the distance.
    pub distance: f64,
    /// Chance of a round to end the fight.
    finish: f64,
    /// Rounds fought so far, and in all.
    fought: f64,
    rounds: f64,
}

impl FightOutlook {
    /// Before the start (none) or at a moment of a fight.
    pub fn of(rules: &Fight, edge: f64, left: Option<&Left>) -> Self {
        let fought = match left {
            Some(Left::Rounds { done, share, .. }) => f64::from(*done) + 1.0 - share,
            _ => 0.0,
        };
        let rounds = f64::from(rules.rounds);
        let mut outlook = Self {
            home: rules.chance(edge),
            distance: 0.0,
            finish: rules.finish,
            fought,
            rounds,
        };
        outlook.distance = outlook.lasts(rounds);
        outlook
    }

    /// Chance to last until so many rounds were fought.
    pub fn lasts(&self, rounds: f64) -> f64 {
        // Within a round the end may come at any time of it.
        let whole = (1.0 - self.finish).powf(rounds.floor());
        let upto = whole * (1.0 - self.finish * rounds.fract());
        let now = (1.0 - self.finish).powf(self.fought.floor())
            * (1.0 - self.finish * self.fought.fract());
        (upto / now).min(1.0)
    }

    /// Halves of rounds that can be asked for: 0.5, 1.5, …
    pub fn lines(&self) -> impl Iterator<Item = f64> {
        let (fought, rounds) = (self.fought, self.rounds);
        (0..)
            .map(|number| f64::from(number) + 0.5)
            .take_while(move |line| *line < rounds)
            .filter(move |line| *line > fought)
    }

    /// Chances of the ways to end: home inside the distance, home on points, and the same of away.
    pub fn methods(&self) -> Sides<Sides<f64>> {
        [self.home, 1.0 - self.home]
            .map(|wins| [wins * (1.0 - self.distance), wins * self.distance])
    }
}
