//! Sports against the clock: soccer, rugby, handball, basketball, ice hockey and similar.
//!
//! The sides attack in turn; each attack scores with a chance that yields the sport's average
//! totals.

use serde::Deserialize;

use super::events::{Happening, Mark};
use super::incidents::{Incidents, Stretch};
use super::state::OWN_GOAL;
use super::tally::Fact;
use super::tape::AFTER;
use super::timed_style::TimedStyle;
use super::{Clock, Goal, Left, PeriodKind, Setup, Sides, State, Tape};
use crate::random::Rng;

/// In sports whose clock is often stopped, it is stopped once per this many seconds.
const CYCLE: u32 = 30;

/// How a player less changes the chance of a side's attacks, and of the other side's.
const SHORT: f64 = 0.72;
const AGAINST_SHORT: f64 = 1.22;

/// Seconds before each half of extra time.
const EXTRA_REST: u32 = 120;

/// A match while it is played.
struct Game {
    rng: Rng,
    incidents: Incidents,
    edge: f64,
    attacker: usize,
}

/// Rules and averages of a sport against the clock.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timed {
    /// What it looks like.
    pub style: TimedStyle,
    /// Kind of a period.
    pub period: PeriodKind,
    /// Number of periods.
    pub periods: u32,
    /// Length of a period on the clock, in seconds.
    pub seconds: u32,
    /// Seconds of the break after each period but the last.
    pub breaks: Vec<u32>,
    /// Whether the clock counts down.
    #[serde(default)]
    pub countdown: bool,
    /// Real seconds per second of the clock, as the clock is often stopped.
    #[serde(default = "one")]
    pub stretch: f64,
    /// Least and most seconds of added time.
    #[serde(default)]
    pub stoppage: [u32; 2],
    /// Length of an overtime in seconds; 0 where a draw is a result.
    #[serde(default)]
    pub overtime: u32,
    /// Whether the first score of overtime wins.
    #[serde(default)]
    pub golden: bool,
    /// Length of each half of the extra time that follows a draw in a match of a knockout round, in seconds; 0 where
    /// there is none. Bets are on the score without it.
    #[serde(default)]
    pub extra_half: u32,
    /// Seconds of the clock between two attacks.
    pub attack: f64,
    /// The points that an attack can score, with their weights.
    pub scores: Vec<(u32, f64)>,
    /// Points of both sides in an average match.
    pub total: f64,
    /// How strongly the edge shows: a side's share grows with the exponential of this.
    pub slope: f64,
    /// Whether every score is a major event: betting is suspended around it, and the next scorer
    /// matters.
    #[serde(default)]
    pub goals: bool,
}

fn one() -> f64 {
    1.0
}

impl Timed {
    /// Average points of each side in a match with this edge.
    pub fn means(&self, edge: f64) -> Sides<f64> {
        let half = self.total / 2.0;
        [
            half * (self.slope * edge).exp(),
            half * (-self.slope * edge).exp(),
        ]
    }

    /// Chance of each side's attacks to score.
    pub fn chances(&self, edge: f64) -> Sides<f64> {
        let attacks = self.attacks_in(self.usual_period(), false) * f64::from(self.periods);
        let points = self.points();
        self.means(edge)
            .map(|mean| (mean / (attacks * points)).min(0.95))
    }

    /// Attacks of a side in this many seconds of the clock. The end of a period cuts one attack
    /// off: half an attack is lost, unless one was under way at the beginning.
    pub fn attacks_in(&self, seconds: f64, runs: bool) -> f64 {
        let attacks = seconds / self.attack - if runs { 0.0 } else { 0.5 };
        attacks.max(0.0) / 2.0
    }

    /// Mean and variance of the points of one attack with this chance to score.
    pub fn attack_points(&self, chance: f64) -> (f64, f64) {
        let mean = chance * self.points();
        (
            mean,
            chance * self.moment(|points| points * points) - mean * mean,
        )
    }

    /// Average length of a period with its added time.
    pub fn usual_period(&self) -> f64 {
        f64::from(self.seconds) + f64::from(self.stoppage[0] + self.stoppage[1]) / 2.0
    }

    fn points(&self) -> f64 {
        self.moment(|points| points)
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let weights: f64 = self.scores.iter().map(|(_, weight)| weight).sum();
        let sum: f64 = self
            .scores
            .iter()
            .map(|(points, weight)| of(f64::from(*points)) * weight)
            .sum();
        sum / weights
    }

    /// Seconds of play between two stops of the clock.
    fn run(&self) -> u32 {
        (f64::from(CYCLE) / self.stretch)
            .round()
            .clamp(1.0, f64::from(CYCLE)) as u32
    }

    /// Seconds since the start of a period when its clock shows this.
    fn real(&self, clock: u32) -> u32 {
        clock / self.run() * CYCLE + clock % self.run()
    }

    /// The reading of the clock, and whether it is stopped.
    fn clock(&self, real: u32) -> (u32, bool) {
        let within = real % CYCLE;
        (
            real / CYCLE * self.run() + within.min(self.run()),
            within >= self.run(),
        )
    }

    /// Chance of each side's attacks to score once players have been sent off.
    pub fn chances_with(&self, edge: f64, reds: Sides<u32>) -> Sides<f64> {
        let [home, away] = self.chances(edge);
        let short = [reds[0], reds[1]].map(f64::from);
        let change =
            |own: f64, other: f64| (SHORT.powf(own) * AGAINST_SHORT.powf(other)).clamp(0.3, 2.0);
        [
            (home * change(short[0], short[1])).min(0.95),
            (away * change(short[1], short[0])).min(0.95),
        ]
    }

    pub(super) fn play(&self, setup: &Setup, is_knockout: bool, mut tape: Tape) -> State {
        let mut rng = Rng::new(&[setup.seed, 1]);
        let attacker = usize::from(rng.chance(0.5));
        let mut game = Game {
            rng,
            incidents: Incidents::new(self.style, setup.seed),
            edge: setup.edge,
            attacker,
        };
        for period in 0..self.periods {
            let length = self.seconds
                + game
                    .rng
                    .between(self.stoppage[0].into(), f64::from(self.stoppage[1]) + 0.99)
                    as u32;
            tape.open(self.period, period + 1, self.periods);
            tape.stamp(self.reading(period, 0));
            if !self.play_period(&mut tape, &mut game, period, length) {
                return tape.stop();
            }
            self.show(&mut tape, period, length, true);
            if period + 1 < self.periods {
                let rest = self
                    .breaks
                    .get(period as usize)
                    .or(self.breaks.last())
                    .copied()
                    .unwrap_or(60);
                tape.rest();
                tape.stamp(self.reading(period, length));
                self.show(&mut tape, period, self.seconds, true);
                tape.state.left = self.left(period + 1, 0.0, None);
                if !tape.pass(rest) {
                    return tape.stop();
                }
            }
        }
        let is_drawn = |tape: &Tape| tape.state.total[0] == tape.state.total[1];
        if is_knockout && self.extra_half > 0 && is_drawn(&tape) {
            return self.play_extra_time(tape, &mut game);
        }
        let mut extra = 0;
        while self.overtime > 0 && is_drawn(&tape) {
            extra += 1;
            tape.open(PeriodKind::Overtime, extra, extra);
            if extra > 3 {
                tape.score(game.attacker, 1);
                tape.state.total[game.attacker] += 1;
                tape.mark(Mark::of(Happening::Goal, game.attacker).scored());
            } else if !self.play_period(&mut tape, &mut game, self.periods, self.overtime) {
                return tape.stop();
            }
        }
        tape.end()
    }

    /// Plays two halves of extra time. What a shoot-out decides afterwards is who advances, not the score.
    fn play_extra_time(&self, mut tape: Tape, game: &mut Game) -> State {
        for half in 0..2 {
            let (before, period) = (self.periods + half - 1, self.periods + half);
            tape.rest();
            tape.stamp(self.reading(before, self.length_of(before)));
            self.show(&mut tape, before, self.length_of(before), true);
            let share = 1.0 - 0.5 * f64::from(half);
            tape.state.left = self.left(self.periods, 0.0, Some(share));
            if !tape.pass(EXTRA_REST) {
                return tape.stop();
            }
            tape.open(PeriodKind::Overtime, half + 1, 2);
            tape.stamp(self.reading(period, 0));
            if !self.play_period(&mut tape, game, period, self.extra_half) {
                return tape.stop();
            }
            self.show(&mut tape, period, self.extra_half, true);
        }
        tape.end()
    }

    /// Seconds of a period, without added time.
    fn length_of(&self, period: u32) -> u32 {
        match (period < self.periods, self.overtime) {
            (true, _) => self.seconds,
            (false, 0) => self.extra_half,
            (false, overtime) => overtime,
        }
    }

    /// Plays a period. False when the requested second comes before its end.
    fn play_period(&self, tape: &mut Tape, game: &mut Game, period: u32, length: u32) -> bool {
        let start = tape.now();
        let regular = self.length_of(period);
        let reading = |clock: u32| self.reading(period, clock);
        if length > regular {
            let mark = Mark::new(Happening::Stoppage).clock(reading(regular).0, Some(0));
            tape.note(start + self.real(regular), mark);
        }
        let booked = game.incidents.book(length, self.goals, |clock, mark| {
            let (played, stoppage) = reading(clock);
            let at = start + self.real(clock);
            tape.note(at, mark.clock(played, stoppage));
            if mark.what == Happening::RedCard {
                tape.suspend(at.saturating_sub(2), at + 2 * AFTER);
            }
        });
        let mut clock = 0;
        let mut then = game.rng.seconds(self.attack);
        loop {
            let over = then > length;
            game.attacker = 1 - game.attacker;
            let side = game.attacker;
            let mut reds = booked.before;
            for (at, side) in &booked.reds {
                reds[*side] += u32::from(*at <= then);
            }
            let chance = self.chances_with(game.edge, reds)[side];
            let scores = !over && game.rng.chance(chance);
            let weights = self.scores.iter().map(|(_, weight)| *weight);
            let points = self.scores[game.rng.weighted(weights)].0;
            let scorer = game.rng.unit();
            let wait = self.real(then.min(length)) - self.real(clock);
            let next = if over {
                then
            } else {
                then + game.rng.seconds(self.attack)
            };
            // A score that ends the match leaves no time for a kick or a review.
            let is_golden = self.golden && period >= self.periods;
            let until_next = self.real(next.min(length)) - self.real(then.min(length));
            let pause = if is_golden { 0 } else { until_next };
            let stretch = Stretch {
                side,
                points: if scores { Some(points) } else { None },
                is_over: over,
                is_goal: self.goals,
                start: tape.now(),
                wait,
                pause,
                scorer,
            };
            let act = game.incidents.stretch(&stretch, |at, mark| {
                let (played, stoppage) = reading(self.clock(at - start).0);
                tape.note(at, mark.clock(played, stoppage));
            });
            if let Some(awarded) = act.awarded {
                tape.suspend(awarded, tape.now() + wait + AFTER);
            }
            let passed = if act.is_great || scores && self.goals {
                tape.pass_to_great(wait)
            } else {
                tape.pass(wait)
            };
            if !passed {
                tape.state.reds = booked.until(self.clock(tape.until() - start).0);
                self.hold(tape, game.edge, side, tape.until() - tape.now());
                self.look(tape, period, length, start, tape.until() - start);
                return false;
            }
            self.hold(tape, game.edge, side, wait);
            if over {
                tape.state.reds = booked.until(length);
                game.incidents.close(&booked);
                return true;
            }
            clock = then;
            then = next;
            let time = reading(clock);
            if scores {
                tape.score(side, points);
                tape.state.total[side] += points;
                if self.goals {
                    let scorer = if act.is_own_goal() { OWN_GOAL } else { scorer };
                    tape.state.goals.push(Goal { side, scorer });
                }
            }
            act.finish(tape, side, time);
            if scores && is_golden {
                return true;
            }
        }
    }

    /// Counts possession: the attackers mostly have the ball, and the better side keeps it longer.
    fn hold(&self, tape: &mut Tape, edge: f64, side: usize, seconds: u32) {
        let own = 0.7 + if side == 0 { 0.12 * edge } else { -0.12 * edge };
        let kept = (f64::from(seconds) * own.clamp(0.5, 0.95)).round() as u32;
        tape.state.tally.add(Fact::Possession, side, kept);
        tape.state
            .tally
            .add(Fact::Possession, 1 - side, seconds - kept);
    }

    /// What the clock of a period shows: the time played, and the added time once it has begun.
    pub(super) fn reading(&self, period: u32, clock: u32) -> (u32, Option<u32>) {
        let length = self.length_of(period);
        let before: u32 = (0..period).map(|before| self.length_of(before)).sum();
        let added = clock >= length && !self.countdown;
        (before + clock.min(length), added.then(|| clock - length))
    }

    /// Sets the clock to this long after the start of the period.
    pub(super) fn look(&self, tape: &mut Tape, period: u32, length: u32, start: u32, real: u32) {
        let (clock, stopped) = self.clock(real);
        let cycle = start + real / CYCLE * CYCLE;
        if self.run() < CYCLE {
            tape.soonest(if stopped {
                cycle + CYCLE
            } else {
                cycle + self.run()
            });
        }
        let regular = self.length_of(period);
        if clock < regular && length > regular {
            tape.soonest(start + self.real(regular));
        }
        self.show(tape, period, clock, stopped);
        tape.state.left = if period < self.periods {
            self.left(period, f64::from(clock), None)
        } else {
            let share = 1.0 - f64::from(clock) / f64::from(self.length_of(period));
            self.left(self.periods, 0.0, Some(share.clamp(0.02, 1.0)))
        };
    }

    pub(super) fn show(&self, tape: &mut Tape, period: u32, clock: u32, stopped: bool) {
        let (played, stoppage) = self.reading(period, clock);
        tape.state.clock = Some(Clock {
            played,
            stoppage,
            remaining: self
                .countdown
                .then(|| self.length_of(period).saturating_sub(clock)),
            stopped,
        });
    }

    pub(super) fn left(&self, period: u32, played: f64, overtime: Option<f64>) -> Left {
        let usual = self.usual_period();
        let periods = (0..self.periods)
            .map(|number| match number.cmp(&period) {
                std::cmp::Ordering::Less => 0.0,
                std::cmp::Ordering::Equal => (usual - played).max(15.0),
                std::cmp::Ordering::Greater => usual,
            })
            .collect();
        Left::Time { periods, overtime }
    }
}
