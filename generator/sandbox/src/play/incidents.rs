//! What happens between the scores of a match against the clock: attacks, shots, cards, penalties, reviews.
//!
//! None of it changes which attacks score: that is drawn by the rules, and prices depend on it. A goal that is taken
//! back is an attack that does not score; betting is suspended while it seems to.

use super::events::{Happening, Mark, Place};
use super::soccer::{self, MOST_LIKELY, NEXT, OWN};
use super::tape::{AFTER, Tape};
use super::timed_style::TimedStyle;
use super::{Goal, Sides};
use crate::random::Rng;

/// Share of the goals that are penalties, own goals, or reviewed.
const PENALTIES: f64 = 0.09;
const REVIEWED: f64 = 0.12;
/// Share of the other attacks that are missed penalties, and goals that are taken back.
const MISSED: f64 = 0.0014;
const DISALLOWED: f64 = 0.0036;

/// Share of the scores of two and three points that another player has prepared.
pub const HELPED: f64 = 0.6;

/// Share of the missed attacks of basketball that end with a rebound of the attackers, and of either side.
pub const OWN_REBOUNDS: f64 = 0.2;
/// See [`OWN_REBOUNDS`].
pub const REBOUNDS: f64 = 0.7;

/// Seconds from a goal to its review, and of a review.
const CALLED: u32 = 8;
const REVIEW: u32 = 45;
/// Seconds from a try or a touchdown to the kick after it.
const KICK: u32 = 40;

/// Draws what happens, from a stream of its own.
pub struct Incidents {
    style: TimedStyle,
    rng: Rng,
    reds: Sides<u32>,
}

/// The wait for the end of an attack.
pub struct Stretch {
    /// The side that attacks.
    pub side: usize,
    /// What the attack brings.
    pub points: Option<u32>,
    /// Whether the period ends before the attack does.
    pub is_over: bool,
    /// Whether single scores matter.
    pub is_goal: bool,
    /// Its first second.
    pub start: u32,
    /// Its seconds.
    pub wait: u32,
    /// Seconds from its end to the end of the next one.
    pub pause: u32,
    /// Selects the scorer.
    pub scorer: f64,
}

/// The end of an attack.
pub struct Act {
    /// When a penalty was awarded.
    pub awarded: Option<u32>,
    /// Whether betting is suspended around its end.
    pub is_great: bool,
    first: Option<Mark>,
    then: Then,
}

/// What follows the end of an attack.
enum Then {
    Nothing,
    /// The goal is looked at, and stands.
    Review,
    /// The goal is looked at, and taken back.
    Disallowed {
        scorer: f64,
    },
    /// A kick adds these points of those that the attack brought.
    Kick(Happening, u32),
}

/// Players sent off in a period.
pub struct Booked {
    /// Before the period.
    pub before: Sides<u32>,
    /// In it: when, on its clock, and which side's.
    pub reds: Vec<(u32, usize)>,
}

impl Booked {
    /// Players sent off by a second of the period's clock.
    pub fn until(&self, clock: u32) -> Sides<u32> {
        let mut all = self.before;
        for (at, side) in &self.reds {
            all[*side] += u32::from(*at <= clock);
        }
        all
    }
}

impl Incidents {
    /// The incidents of a match.
    pub fn new(style: TimedStyle, seed: u64) -> Self {
        Self {
            style,
            rng: Rng::new(&[seed, 2]),
            reds: [0, 0],
        }
    }

    /// Draws what does not come from attacks: cards, penalties, substitutions, timeouts. `note` gets each with the
    /// second of the period's clock.
    pub fn book(&mut self, length: u32, goals: bool, mut note: impl FnMut(u32, Mark)) -> Booked {
        let mut booked = Booked {
            before: self.reds,
            reds: Vec::new(),
        };
        // Kind, and how often a side has one in 45 minutes.
        let kinds: &[(Happening, f64)] = match self.style {
            TimedStyle::Soccer => &[
                Happening::YellowCard,
                Happening::RedCard,
                Happening::Substitution,
                Happening::Injury,
            ]
            .map(|what| (what, soccer::often(what))),
            TimedStyle::Handball => &[
                (Happening::TwoMinutes, 4.5),
                (Happening::YellowCard, 2.0),
                (Happening::Timeout, 2.0),
            ],
            TimedStyle::IceHockey => &[(Happening::MinorPenalty, 2.8), (Happening::Timeout, 0.3)],
            TimedStyle::Basketball => &[(Happening::Timeout, 5.0)],
            TimedStyle::Rugby => &[
                (Happening::YellowCard, 0.4),
                (Happening::Substitution, 3.0),
                (Happening::Injury, 0.3),
            ],
            TimedStyle::AmericanFootball => &[(Happening::Timeout, 2.4), (Happening::Injury, 0.3)],
        };
        for (what, often) in kinds {
            for side in 0..2 {
                let mut left = often * f64::from(length) / 2700.0;
                while self.rng.chance(left.min(MOST_LIKELY)) {
                    left -= NEXT;
                    let at = self.rng.between(0.04, 0.98) * f64::from(length);
                    let mark = Mark::of(*what, side).by(self.rng.unit());
                    let mark = if goals {
                        mark.at([self.across(15, 85), self.across(5, 95)])
                    } else {
                        mark
                    };
                    note(at as u32, mark);
                    if *what == Happening::RedCard {
                        booked.reds.push((at as u32, side));
                    }
                }
            }
        }
        booked
    }

    /// Ends a period.
    pub fn close(&mut self, booked: &Booked) {
        self.reds = booked.until(u32::MAX);
    }

    /// Draws an attack. `note` gets what happens before its end.
    pub fn stretch(&mut self, stretch: &Stretch, mut note: impl FnMut(u32, Mark)) -> Act {
        let Stretch {
            side, start, wait, ..
        } = *stretch;
        let share = |part: f64| start + (f64::from(wait) * part) as u32;
        let plain = Act {
            awarded: None,
            is_great: false,
            first: None,
            then: Then::Nothing,
        };
        let roll = self.rng.unit();
        let detail = self.rng.unit();
        let place = [self.across(78, 96), self.across(20, 80)];
        match self.style {
            TimedStyle::Soccer | TimedStyle::IceHockey | TimedStyle::Handball => {
                self.lead_up(stretch, roll, &mut note);
            }
            _ => return self.points(stretch, roll, detail),
        }
        if stretch.is_over {
            return plain;
        }
        let is_soccer = self.style == TimedStyle::Soccer;
        if stretch.points.is_some() {
            let is_own = is_soccer && (PENALTIES..PENALTIES + OWN).contains(&detail);
            let mark = if is_own {
                Mark::of(Happening::OwnGoal, side)
            } else {
                Mark::of(Happening::Goal, side).by(stretch.scorer)
            };
            let awarded = (is_soccer && detail < PENALTIES && wait > 35).then(|| share(1.0) - 30);
            if let Some(at) = awarded {
                note(at, Mark::of(Happening::PenaltyAwarded, side).at([90, 50]));
            }
            let is_reviewed =
                stretch.is_goal && detail > 1.0 - REVIEWED && stretch.pause > REVIEW + 2 * AFTER;
            return Act {
                awarded,
                is_great: stretch.is_goal,
                first: Some(mark.scored().at(place)),
                then: if is_reviewed {
                    Then::Review
                } else {
                    Then::Nothing
                },
            };
        }
        if is_soccer && detail < MISSED && wait > 35 {
            let at = share(1.0) - 30;
            note(at, Mark::of(Happening::PenaltyAwarded, side).at([90, 50]));
            return Act {
                awarded: Some(at),
                is_great: true,
                first: Some(
                    Mark::of(Happening::PenaltyMissed, side)
                        .by(roll)
                        .at([90, 50]),
                ),
                then: Then::Nothing,
            };
        }
        if stretch.is_goal && detail > 1.0 - DISALLOWED && stretch.pause > REVIEW + 2 * AFTER {
            let scorer = stretch.scorer;
            return Act {
                awarded: None,
                is_great: true,
                first: Some(
                    Mark::of(Happening::Goal, side)
                        .by(scorer)
                        .scored()
                        .at(place),
                ),
                then: Then::Disallowed { scorer },
            };
        }
        let end = match (self.style, roll) {
            (TimedStyle::Soccer, roll) => soccer::end(roll),
            (_, roll) if roll < 0.2 => Some(Happening::ShotOnTarget),
            (TimedStyle::IceHockey, roll) if roll < 0.75 => Some(Happening::ShotOnTarget),
            (_, roll) if roll < 0.42 => Some(Happening::Shot),
            _ => None,
        };
        let place = match end {
            Some(Happening::Corner) => [100, if detail < 0.5 { 0 } else { 100 }],
            _ => place,
        };
        Act {
            first: end.map(|what| match what {
                Happening::Corner => Mark::of(what, side).at(place),
                _ => Mark::of(what, side).by(detail).at(place),
            }),
            ..plain
        }
    }

    /// How the ball gets to the other goal.
    fn lead_up(&mut self, stretch: &Stretch, roll: f64, note: &mut impl FnMut(u32, Mark)) {
        let Stretch {
            side, start, wait, ..
        } = *stretch;
        let share = |part: f64| start + (f64::from(wait) * part) as u32;
        let begins = self.rng.unit();
        let places: [Place; 3] = [
            [self.across(25, 60), self.across(0, 100)],
            [self.across(50, 75), self.across(10, 90)],
            [self.across(72, 92), self.across(20, 80)],
        ];
        if self.style == TimedStyle::Soccer {
            if begins < 0.3 {
                note(share(0.2), Mark::of(Happening::ThrowIn, side).at(places[0]));
            } else if begins < 0.55 {
                note(
                    share(0.2),
                    Mark::of(Happening::FreeKick, side).at(places[0]),
                );
            }
        }
        note(share(0.45), Mark::of(Happening::Attack, side).at(places[1]));
        if roll < 0.6 || stretch.points.is_some() {
            note(
                share(0.75),
                Mark::of(Happening::DangerousAttack, side).at(places[2]),
            );
        }
    }

    /// An attack in a sport of several points.
    fn points(&mut self, stretch: &Stretch, roll: f64, detail: f64) -> Act {
        let side = stretch.side;
        let own = |what: Happening| Mark::of(what, side);
        let kicks = stretch.pause > KICK + AFTER;
        let kick = |what, points| {
            if kicks {
                Then::Kick(what, points)
            } else {
                Then::Nothing
            }
        };
        let (first, then) = match (self.style, stretch.points) {
            _ if stretch.is_over => (None, Then::Nothing),
            (TimedStyle::Basketball, Some(points)) => {
                let what = match points {
                    1 => Happening::FreeThrow,
                    2 => Happening::TwoPoints,
                    _ => Happening::ThreePoints,
                };
                let mut mark = own(what).by(stretch.scorer).scored();
                if points > 1 && detail < HELPED {
                    mark = mark.helped(detail / HELPED);
                }
                (Some(mark), Then::Nothing)
            }
            (TimedStyle::Basketball, None) => {
                let mark = match roll {
                    roll if roll < OWN_REBOUNDS => Mark::of(Happening::Rebound, side).by(detail),
                    roll if roll < REBOUNDS => Mark::of(Happening::Rebound, 1 - side).by(detail),
                    roll if roll < 0.9 => Mark::of(Happening::Foul, 1 - side),
                    _ => Mark::of(Happening::Foul, side),
                };
                (Some(mark), Then::Nothing)
            }
            (TimedStyle::Rugby, Some(points)) => match points {
                3 => (Some(own(Happening::PenaltyGoal).scored()), Then::Nothing),
                5 => (
                    Some(own(Happening::Try).by(stretch.scorer).scored()),
                    Then::Nothing,
                ),
                _ => (
                    Some(own(Happening::Try).by(stretch.scorer).scored()),
                    kick(Happening::Conversion, 2),
                ),
            },
            (TimedStyle::AmericanFootball, Some(points)) => match points {
                3 => (Some(own(Happening::FieldGoal).scored()), Then::Nothing),
                6 => (
                    Some(own(Happening::Touchdown).by(stretch.scorer).scored()),
                    Then::Nothing,
                ),
                7 => (
                    Some(own(Happening::Touchdown).by(stretch.scorer).scored()),
                    kick(Happening::ExtraPoint, 1),
                ),
                _ => (
                    Some(own(Happening::Touchdown).by(stretch.scorer).scored()),
                    kick(Happening::TwoPointConversion, 2),
                ),
            },
            (TimedStyle::AmericanFootball, None) => {
                let what = if roll < 0.65 {
                    Happening::Punt
                } else {
                    Happening::Turnover
                };
                (Some(own(what)), Then::Nothing)
            }
            (TimedStyle::Rugby, None) if roll < 0.25 => (
                Some(own(Happening::FreeKick).at([self.across(30, 80), (detail * 100.0) as u8])),
                Then::Nothing,
            ),
            _ => (None, Then::Nothing),
        };
        Act {
            awarded: None,
            is_great: false,
            first,
            then,
        }
    }

    fn across(&mut self, from: u8, to: u8) -> u8 {
        self.rng.between(from.into(), f64::from(to) + 0.99) as u8
    }
}

impl Act {
    /// Whether it is an own goal, which is no scorer's.
    pub fn is_own_goal(&self) -> bool {
        self.first
            .is_some_and(|first| first.what == Happening::OwnGoal)
    }

    /// Ends an attack whose points the score already has.
    pub fn finish(self, tape: &mut Tape, side: usize, (played, stoppage): (u32, Option<u32>)) {
        let Some(first) = self.first else { return };
        let first = first.clock(played, stoppage);
        let mark = |what: Happening| Mark::of(what, side).clock(played, stoppage);
        let now = tape.now();
        match self.then {
            Then::Nothing => tape.mark(first),
            Then::Review => {
                tape.mark(first);
                let over = now + CALLED + REVIEW;
                tape.note(now + CALLED, mark(Happening::Review));
                tape.note(over, mark(Happening::ReviewOver).scored());
                tape.suspend(now, over + AFTER);
                tape.review(now, over);
            }
            Then::Disallowed { scorer } => {
                let over = now + CALLED + REVIEW;
                tape.score(side, 1);
                tape.state.total[side] += 1;
                tape.mark(first);
                tape.note(now + CALLED, mark(Happening::Review));
                tape.suspend(now, over + AFTER);
                tape.review(now, over);
                if tape.within(now, over) {
                    tape.state.goals.push(Goal { side, scorer });
                } else {
                    tape.take_back(side, 1);
                    tape.note(over, mark(Happening::GoalDisallowed).scored());
                }
            }
            Then::Kick(what, points) => {
                let over = now + KICK;
                tape.suspend(now, over + AFTER);
                tape.take_back(side, points);
                tape.mark(first);
                if !tape.within(now, over) {
                    tape.score(side, points);
                    tape.state.total[side] += points;
                    tape.note(over, mark(what).scored());
                }
            }
        }
    }
}
