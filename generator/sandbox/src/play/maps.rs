//! Esports played on maps: rounds (CS2, Valorant), or kills until the base falls (Dota 2, LoL).

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::tally::Fact;
use super::{Left, PeriodKind, Setup, Sides, State, Tape, Unit};
use crate::random::Rng;

/// Rules and averages of a match on maps.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Maps {
    /// Maps needed to win the match.
    pub target: u32,
    /// How a map is won.
    pub style: MapStyle,
    /// How strongly the edge shows in rounds or kills.
    pub slope: f64,
    /// Seconds of a round, or between kills.
    pub seconds: f64,
    /// Seconds between maps.
    pub rest: u32,
}

/// How a map is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MapStyle {
    /// Thirteen rounds; from 12–12, overtimes of six rounds until a lead of two.
    Rounds,
    /// Thirteen rounds; from 12–12, until a lead of two.
    RoundsByTwo,
    /// The base falls when a team is far enough ahead.
    Kills,
}

impl Maps {
    /// Chance of home to win a round or a kill.
    pub fn chance(&self, edge: f64) -> f64 {
        (0.5 + self.slope * edge).clamp(0.25, 0.75)
    }

    /// Whether kills decide a map, and not rounds.
    pub fn counts_kills(&self) -> bool {
        self.style == MapStyle::Kills
    }

    /// Whether a map with this score is won.
    pub fn is_won(&self, score: Sides<u32>) -> bool {
        let (high, low) = (score[0].max(score[1]), score[0].min(score[1]));
        match self.style {
            MapStyle::Rounds if low < 12 => high == 13,
            // 16 against 12 to 14, then 19 against 15 to 17, and so on.
            MapStyle::Rounds => high >= 16 && high >= low + 2 && (high - 16) % 3 == 0,
            MapStyle::RoundsByTwo => high >= 13 && high >= low + 2,
            MapStyle::Kills => {
                high + low >= 20 && (high - low >= 12 || high >= 45)
                    || high + low >= 70 && high > low
            }
        }
    }

    pub(super) fn play(&self, setup: &Setup, mut tape: Tape) -> State {
        let rng = &mut Rng::new(&[setup.seed, 1]);
        let luck = &mut Rng::new(&[setup.seed, 2]);
        let most = self.target * 2 - 1;
        for map in 1..=most {
            tape.open(PeriodKind::Map, map, most);
            // Form of the day: teams do not play every map equally well.
            let chance = (self.chance(setup.edge) + rng.between(-0.04, 0.04)).clamp(0.2, 0.8);
            while !self.is_won(tape.period()) {
                let winner = usize::from(!rng.chance(chance));
                let score = tape.period();
                tape.state.left = Left::Race {
                    target: self.target,
                    unit: Some(Unit::Points(score)),
                };
                let mut then = score;
                then[winner] += 1;
                let wait = rng.seconds(self.seconds);
                let passed = if self.is_won(then) {
                    tape.pass_to_great(wait)
                } else {
                    tape.pass(wait)
                };
                if !passed {
                    return tape.stop();
                }
                tape.score(winner, 1);
                tape.state.tally.point(winner);
                if self.counts_kills() {
                    tape.state.tally.add(Fact::Kills, winner, 1);
                    tape.mark(Mark::of(Happening::Kill, winner));
                } else {
                    // A round is won when the other side is out, or by its objective.
                    let (most, others) = (luck.between(3.0, 5.99), luck.between(0.0, 4.99));
                    tape.state.tally.add(Fact::Kills, winner, most as u32);
                    tape.state.tally.add(Fact::Kills, 1 - winner, others as u32);
                    tape.mark(Mark::of(Happening::Round, winner));
                }
            }
            let score = tape.period();
            let winner = usize::from(score[1] > score[0]);
            tape.state.total[winner] += 1;
            tape.mark(Mark::of(Happening::Map, winner).scored());
            if tape.state.total.contains(&self.target) {
                break;
            }
            tape.rest();
            tape.state.left = Left::Race {
                target: self.target,
                unit: None,
            };
            if !tape.pass(self.rest) {
                return tape.stop();
            }
        }
        tape.end()
    }
}

#[cfg(test)]
mod tests {
    use super::{MapStyle, Maps};

    #[test]
    fn maps_end_at_the_right_score() {
        let maps = |style| Maps {
            target: 2,
            style,
            slope: 0.05,
            seconds: 60.0,
            rest: 60,
        };
        for (style, score, won) in [
            (MapStyle::Rounds, [13, 11], true),
            (MapStyle::Rounds, [13, 12], false),
            (MapStyle::Rounds, [15, 15], false),
            (MapStyle::Rounds, [16, 14], true),
            (MapStyle::Rounds, [17, 15], false),
            (MapStyle::Rounds, [19, 16], true),
            (MapStyle::RoundsByTwo, [13, 12], false),
            (MapStyle::RoundsByTwo, [14, 12], true),
            (MapStyle::Kills, [20, 15], false),
            (MapStyle::Kills, [27, 15], true),
        ] {
            assert_eq!(maps(style).is_won(score), won, "{style:?} {score:?}");
        }
    }
}
