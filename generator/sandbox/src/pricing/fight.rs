//! Fights: the remaining rounds, and how they may end.

use crate::play::{Fight, JUDGED, Left, Sides, State};

/// How a fight may end.
#[derive(Clone, Copy, Debug)]
pub struct FightOutlook {
    /// Chance of home to win.
    pub home: f64,
    /// Chances of home to win by knockout, and on points.
    knocks_out: f64,
    outpoints: f64,
    /// Chance to go the distance.
    pub distance: f64,
    /// Chance that a round ends the fight.
    finish: f64,
    /// Completed rounds, and all rounds.
    fought: f64,
    rounds: f64,
}

impl FightOutlook {
    /// The outlook before the start (no state) or during a fight.
    pub fn of(rules: &Fight, edge: f64, state: Option<&State>) -> Self {
        let fought = match state.map(|state| &state.left) {
            Some(Left::Rounds { done, share, .. }) => f64::from(*done) + 1.0 - share,
            _ => 0.0,
        };
        let rounds = f64::from(rules.rounds);
        let strength = rules.chance(edge);
        let mut outlook = Self {
            home: strength,
            knocks_out: strength,
            outpoints: judged(strength, state),
            distance: 0.0,
            finish: rules.finish,
            fought,
            rounds,
        };
        outlook.distance = outlook.lasts(rounds);
        outlook.home = strength * (1.0 - outlook.distance) + outlook.outpoints * outlook.distance;
        outlook
    }

    /// Chance that the fight lasts this many rounds.
    pub fn lasts(&self, rounds: f64) -> f64 {
        // Within a round, the end is equally likely at any time.
        let whole = (1.0 - self.finish).powf(rounds.floor());
        let upto = whole * (1.0 - self.finish * rounds.fract());
        let now = (1.0 - self.finish).powf(self.fought.floor())
            * (1.0 - self.finish * self.fought.fract());
        (upto / now).min(1.0)
    }

    /// The lines of the market: 0.5, 1.5, … rounds.
    pub fn lines(&self) -> impl Iterator<Item = f64> {
        let (fought, rounds) = (self.fought, self.rounds);
        (0..)
            .map(|number| f64::from(number) + 0.5)
            .take_while(move |line| *line < rounds)
            .filter(move |line| *line > fought)
    }

    /// Chances of each way to end: home by knockout, home on points, and the same for away.
    pub fn methods(&self) -> Sides<Sides<f64>> {
        let inside = 1.0 - self.distance;
        [
            [self.knocks_out * inside, self.outpoints * self.distance],
            [
                (1.0 - self.knocks_out) * inside,
                (1.0 - self.outpoints) * self.distance,
            ],
        ]
    }
}

/// Chance of home to win on points, given the rounds that have been judged.
fn judged(strength: f64, state: Option<&State>) -> f64 {
    let rounds = state.map_or(&[][..], |state| &state.periods);
    let ahead: f64 = rounds
        .iter()
        .map(|round| (f64::from(round.score[0]) - f64::from(round.score[1])).clamp(-1.0, 1.0))
        .sum();
    let telling = (JUDGED / (1.0 - JUDGED)).powf(ahead);
    strength * telling / (strength * telling + 1.0 - strength)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{Rules, Setup};

    #[test]
    fn rounds_won_count_on_points() {
        let fight = Fight {
            has_takedowns: false,
            rounds: 12,
            seconds: 180,
            rest: 60,
            finish: 0.0,
            slope: 1.5,
        };
        let rules = Rules::Fight(fight.clone());
        for seed in 0..20 {
            let setup = Setup { seed, edge: 0.0 };
            let late = rules.play(&setup, 12 * 240 - 70);
            let won = |side: usize| {
                let is_theirs = |round: &&crate::play::Period| round.score[side] == 10;
                late.periods.iter().filter(is_theirs).count()
            };
            let home = FightOutlook::of(&fight, 0.0, Some(&late)).home;
            assert_eq!(won(0) > won(1), home > 0.5, "{home} {:?}", late.periods);
            assert_eq!(won(0) < won(1), home < 0.5, "{home} {:?}", late.periods);
        }
        assert_eq!(FightOutlook::of(&fight, 0.0, None).home, 0.5);
    }
}
