//! Tennis: points, games, sets, tie-breaks at six all.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::recording::TennisRecording;
use super::tally::Fact;
use super::tennis_score::{is_game_won, is_set_won, tie_break_server};
use super::{Left, PeriodKind, Setup, Sides, State, Tape, Unit};
use crate::random::Rng;

/// Share of the matches in which a player retires, if they are long enough.
const RETIREMENTS: f64 = 0.012;
/// Share of the points that a server wins with an ace, and loses with a double fault.
const ACES: f64 = 0.11;
const DOUBLE_FAULTS: f64 = 0.09;

/// Rules and averages of tennis.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tennis {
    /// Sets needed to win the match.
    pub target: u32,
    /// Chance of the server to win a point between equal players.
    pub serve: f64,
    /// How strongly the edge shows in points.
    pub slope: f64,
    /// Seconds between points.
    pub point: f64,
    /// Seconds of a change of ends.
    pub change: u32,
    /// Seconds between sets.
    pub rest: u32,
}

impl Tennis {
    /// Chance of home to win a point on its own serve, and on the opponent's.
    pub fn chances(&self, edge: f64) -> Sides<f64> {
        let more = self.slope * edge;
        [
            (self.serve + more).clamp(0.4, 0.85),
            (1.0 - self.serve + more).clamp(0.15, 0.6),
        ]
    }

    pub(super) fn play(&self, setup: &Setup, tape: Tape) -> State {
        let mut rng = Rng::new(&[setup.seed, 1]);
        let mut luck = Rng::new(&[setup.seed, 2]);
        let mut retires = luck
            .chance(RETIREMENTS)
            .then(|| luck.between(40.0, 180.0) as u32);
        let chances = self.chances(setup.edge);
        let server = usize::from(rng.chance(0.5));
        self.play_points(server, [self.change, self.rest], tape, |server| {
            let winner = usize::from(!rng.chance(chances[server]));
            retires = retires.map(|left| left.saturating_sub(1));
            let roll = luck.unit();
            Some(Rallied {
                winner,
                wait: rng.seconds(self.point),
                is_short: roll
                    < if winner == server {
                        ACES
                    } else {
                        DOUBLE_FAULTS
                    },
                retires: (retires == Some(0)).then(|| usize::from(luck.chance(0.5))),
            })
        })
    }

    /// Plays a recorded match.
    pub(super) fn replay(&self, recorded: &TennisRecording, tape: Tape) -> State {
        let mut points = recorded.points();
        let rests = [recorded.change, recorded.rest];
        self.play_points(recorded.server, rests, tape, |_| {
            points.next().map(|point| Rallied {
                winner: point.winner,
                wait: recorded.point,
                is_short: point.is_short,
                retires: None,
            })
        })
    }

    /// Plays points until one side has won. `next` gets the server; without a point, the match ends.
    fn play_points(
        &self,
        mut server: usize,
        [change, rest]: [u32; 2],
        mut tape: Tape,
        mut next: impl FnMut(usize) -> Option<Rallied>,
    ) -> State {
        for set in 1..=self.target * 2 - 1 {
            tape.open(PeriodKind::Set, set, self.target * 2 - 1);
            while !is_set_won(tape.period()) {
                let tie_break = tape.period() == [6, 6];
                let opener = server;
                let mut points = [0u32, 0u32];
                if tie_break {
                    tape.mark(Mark::new(Happening::TieBreak));
                }
                while !is_game_won(points, tie_break) {
                    if tie_break {
                        server = tie_break_server(opener, points);
                    }
                    let Some(point) = next(server) else {
                        return tape.end();
                    };
                    tape.state.server = Some(server);
                    tape.state.game = Some(words(points, tie_break));
                    tape.state.left = Left::Race {
                        target: self.target,
                        unit: Some(Unit::Games {
                            games: tape.period(),
                            points,
                            server,
                            tie_break,
                        }),
                    };
                    points[point.winner] += 1;
                    let mut games = tape.period();
                    games[point.winner] += 1;
                    let is_won = is_game_won(points, tie_break);
                    let is_break = !tie_break && point.winner != server;
                    let passed = if is_won && (is_break || is_set_won(games)) {
                        tape.pass_to_great(point.wait)
                    } else {
                        tape.pass(point.wait)
                    };
                    if !passed {
                        return tape.stop();
                    }
                    point.tell(server, &mut tape);
                    if let Some(side) = point.retires.filter(|_| !is_won) {
                        return tape.retire(side);
                    }
                }
                let winner = usize::from(points[1] > points[0]);
                tape.score(winner, 1);
                let is_break = !tie_break && winner != opener;
                let what = if is_break {
                    Happening::Break
                } else {
                    Happening::Game
                };
                tape.mark(Mark::of(what, winner));
                server = 1 - opener;
                let games = tape.period();
                if !is_set_won(games) && (games[0] + games[1]) % 2 == 1 {
                    tape.state.game = Some(words([0, 0], false));
                    tape.state.server = Some(server);
                    tape.state.left = Left::Race {
                        target: self.target,
                        unit: Some(Unit::Games {
                            games,
                            points: [0, 0],
                            server,
                            tie_break: games == [6, 6],
                        }),
                    };
                    if !tape.pass(change) {
                        return tape.stop();
                    }
                }
            }
            let games = tape.period();
            let winner = usize::from(games[1] > games[0]);
            tape.state.total[winner] += 1;
            tape.mark(Mark::of(Happening::Set, winner).scored());
            if tape.state.total.contains(&self.target) {
                break;
            }
            tape.rest();
            tape.state.game = None;
            tape.state.server = None;
            tape.state.left = Left::Race {
                target: self.target,
                unit: None,
            };
            if !tape.pass(rest) {
                return tape.stop();
            }
        }
        tape.end()
    }
}

/// A point, before it is played.
struct Rallied {
    winner: usize,
    wait: u32,
    /// Whether it is an ace or a double fault.
    is_short: bool,
    /// The side that does not go on after it.
    retires: Option<usize>,
}

impl Rallied {
    fn tell(&self, server: usize, tape: &mut Tape) {
        tape.state.tally.point(self.winner);
        if self.winner == server {
            tape.state.tally.add(Fact::ServePoints, self.winner, 1);
        }
        tape.mark(match (self.is_short, self.winner == server) {
            (true, true) => Mark::of(Happening::Ace, server),
            (true, false) => Mark::of(Happening::DoubleFault, server),
            (false, _) => Mark::of(Happening::Point, self.winner),
        });
    }
}

/// Points as an umpire calls them.
fn words(points: Sides<u32>, tie_break: bool) -> Sides<String> {
    if tie_break {
        return points.map(|points| points.to_string());
    }
    let call = |mine: u32, other: u32| {
        match (mine, other) {
            (0, _) => "0",
            (1, _) => "15",
            (2, _) => "30",
            (mine, other) if mine > other && other >= 3 => "A",
            _ => "40",
        }
        .to_owned()
    };
    [call(points[0], points[1]), call(points[1], points[0])]
}

#[cfg(test)]
mod tests {
    use super::{is_game_won, is_set_won, tie_break_server, words};

    #[test]
    fn points_are_called_as_on_court() {
        for (points, called) in [
            ([0, 0], ["0", "0"]),
            ([1, 2], ["15", "30"]),
            ([3, 3], ["40", "40"]),
            ([4, 3], ["A", "40"]),
            ([5, 5], ["40", "40"]),
        ] {
            assert_eq!(words(points, false), called.map(String::from));
        }
        assert_eq!(words([6, 5], true), ["6", "5"].map(String::from));
    }

    #[test]
    fn games_and_sets_end_at_the_right_score() {
        for (points, tie_break, won) in [
            ([4, 2], false, true),
            ([4, 3], false, false),
            ([6, 4], true, false),
            ([7, 5], true, true),
            ([7, 6], true, false),
            ([9, 7], true, true),
        ] {
            assert_eq!(is_game_won(points, tie_break), won, "{points:?}");
        }
        for (games, won) in [
            ([6, 4], true),
            ([6, 5], false),
            ([7, 5], true),
            ([7, 6], true),
            ([6, 6], false),
        ] {
            assert_eq!(is_set_won(games), won, "{games:?}");
        }
        let servers: Vec<usize> = (0..7).map(|n| tie_break_server(0, [n, 0])).collect();
        assert_eq!(servers, [0, 1, 1, 0, 0, 1, 1]);
    }
}
