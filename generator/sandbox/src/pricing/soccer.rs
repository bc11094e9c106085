//! Soccer: what of a match is counted beside its goals, and the markets on it.

use super::chances::attacks;
use super::counted::{self, Asked, Family};
use super::figures::Figure;
use super::figures::{Counted, Scope};
use super::joint::{Joint, Pool};
use super::outcomes::SCORERS;
use super::players::{self, share};
use super::points::Points;
use super::quote::{MANY, half_line, offer};
use super::spread::Spread;
use super::timed::Ahead;
use super::{Line, Offer, Situation, book, facts, halves, kind};
use crate::play::{Sides, Timed, TimedStyle, soccer as play};

/// Share of the goals that are not own goals.
const OWNED: f64 = 1.0 - play::OWN;

/// Chances of 0, 1, 2, … further events of each side.
type More = Sides<Vec<f64>>;

/// A match of soccer with the chances of all that is left of it.
pub struct Match<'a> {
    situation: &'a Situation<'a>,
    ahead: Ahead<'a>,
    score: &'a Spread,
}

impl<'a> Match<'a> {
    /// The match; none when it is another sport, or no longer bet on.
    pub fn new(
        situation: &'a Situation<'a>,
        rules: &'a Timed,
        edge: f64,
        score: &'a Spread,
    ) -> Option<Self> {
        let ahead = Ahead::new(rules, edge, situation.state, situation.left()).ok()?;
        let is_soccer = rules.style == TimedStyle::Soccer && rules.periods == 2;
        (is_soccer && ahead.running.is_some()).then_some(Self {
            situation,
            ahead,
            score,
        })
    }

    /// The markets of any match.
    pub fn usual(&self) -> Vec<Offer> {
        let halves = [0, 1].map(|place| self.ahead.spread(place..place + 1));
        let mut offers = self.of_score();
        let most = if self.situation.is_deep { 9 } else { 2 };
        if self.ahead.running == Some(0) {
            offers.extend(halves::offers(&halves[0], &halves[1], most));
        }
        offers.extend(self.half(1, &halves[1], &[(Asked::Most, 1), (Asked::Total, 3)]));
        let corners = self.corners(0..2);
        offers.extend(self.family(Counted::Corners, &corners, &[(Asked::Total, 3)]));
        offers.extend(self.scorers());
        offers
    }

    /// Who scores at any time.
    fn scorers(&self) -> Option<Offer> {
        if self.situation.scorers.iter().all(|names| names.is_empty()) {
            return None;
        }
        let joint = self.joint();
        let so_far = players::so_far(self.situation, Figure::Goals);
        let own = players::reach(
            self.situation,
            Figure::Goals,
            1,
            &so_far,
            |side, place, needed| joint.alone(Figure::Goals, (side, place), needed),
        )?;
        Some(Offer {
            market: kind::SCORER,
            line: Line::NONE,
            ..own
        })
    }

    /// The markets of a match that many bet on.
    pub fn deep(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        for place in self.ahead.running.unwrap_or(2)..2 {
            let spread = self.ahead.spread(place..place + 1);
            let wanted = [
                (Asked::Handicap, 2),
                (Asked::DoubleChance, 1),
                (Asked::DrawNoBet, 1),
                (Asked::Both, 1),
                (Asked::Home, 2),
                (Asked::Away, 2),
                (Asked::OddEven, 1),
                (Asked::Score, 1),
            ];
            offers.extend(self.half(place, &spread, &wanted));
        }
        offers.extend(self.asian());
        offers.extend(self.last_goal());
        let two_sided = [
            (Asked::Most, 1),
            (Asked::Handicap, 2),
            (Asked::Home, 2),
            (Asked::Away, 2),
            (Asked::OddEven, 1),
        ];
        let corners = self.corners(0..2);
        offers.extend(self.family(Counted::Corners, &corners, &two_sided));
        let cards = self.cards(0..2);
        offers.extend(self.family(Counted::Cards, &cards, &[(Asked::Total, 4)]));
        offers.extend(self.family(Counted::Cards, &cards, &two_sided));
        for place in self.ahead.running.unwrap_or(2)..2 {
            for (counted, spread) in [
                (Counted::Corners, self.corners(place..place + 1)),
                (Counted::Cards, self.cards(place..place + 1)),
            ] {
                let wanted = [(Asked::Most, 1), (Asked::Total, 2)];
                offers.extend(self.part(counted, place, &spread, &wanted));
            }
        }
        for counted in [Counted::Shots, Counted::OnTarget] {
            let shots = self.shots(counted);
            let wanted = [
                (Asked::Most, 1),
                (Asked::Total, 3),
                (Asked::Handicap, 2),
                (Asked::Home, 2),
                (Asked::Away, 2),
            ];
            offers.extend(self.family(counted, &shots, &wanted));
        }
        offers.extend(self.players());
        offers
    }

    /// Markets on the final score.
    fn of_score(&self) -> Vec<Offer> {
        let mut offers = Vec::new();
        let score = self.score;
        for (market, outcomes) in [
            (kind::MARGIN, &super::outcomes::MARGINS[..]),
            (kind::BANDS, &[730, 731, 732, 733]),
            (kind::RESULT_BOTH, &[700, 701, 702, 703, 704, 705]),
            (kind::HOME_CLEAN, &[74, 76]),
            (kind::AWAY_CLEAN, &[74, 76]),
            (kind::HOME_NIL, &[74, 76]),
            (kind::AWAY_NIL, &[74, 76]),
        ] {
            offers.extend(book::about_score(market, Line::NONE, outcomes, score));
        }
        if !self.situation.is_deep {
            return offers;
        }
        let (_, total) = score.expected();
        let line = Line::total(half_line(total));
        for (market, outcomes) in [
            (kind::RESULT_TOTAL, &[710, 711, 712, 713, 714, 715][..]),
            (kind::TOTAL_BOTH, &[720, 721, 722, 723]),
        ] {
            let offer = book::about_score(market, line, outcomes, score);
            offers.extend(offer.map(|offer| Offer {
                most_balanced: true,
                ..offer
            }));
        }
        offers
    }

    fn half(&self, place: usize, spread: &Spread, wanted: &[(Asked, usize)]) -> Vec<Offer> {
        if self.ahead.running.is_none_or(|running| running > place) {
            return Vec::new();
        }
        self.part(Counted::Units, place, spread, wanted)
    }

    fn part(
        &self,
        counted: Counted,
        place: usize,
        spread: &Spread,
        wanted: &[(Asked, usize)],
    ) -> Vec<Offer> {
        let number = u32::try_from(place).unwrap_or(0) + 1;
        let family = Family {
            counted,
            scope: Scope::Half,
            number: Some(("halfnr", number)),
            spread,
        };
        family.offers(wanted)
    }

    fn family(&self, counted: Counted, spread: &Spread, wanted: &[(Asked, usize)]) -> Vec<Offer> {
        let family = Family {
            counted,
            scope: Scope::Whole,
            number: None,
            spread,
        };
        family.offers(wanted)
    }

    /// Totals of whole and quarter goals.
    fn asian(&self) -> Vec<Offer> {
        let (_, total) = self.score.expected();
        let middle = (total * 4.0).round() as i32;
        let lines = (middle - 6..=middle + 6).filter(|quarters| *quarters > 2 && quarters % 4 != 2);
        let lines = lines.map(|quarters| {
            (
                Line::total(quarters),
                book::between(quarters, |at| self.score.total(at)),
            )
        });
        super::quote::family(kind::ASIAN_TOTAL, [12, 13], lines, 5)
    }

    fn last_goal(&self) -> Option<Offer> {
        let [home, away] = self.goals();
        let none = (-(home + away)).exp();
        let last = self.last_scored();
        let chance = |side: usize, mean: f64| {
            let stays = f64::from(u8::from(last == Some(side)));
            (1.0 - none) * mean / (home + away) + none * stays
        };
        let nobody = none * f64::from(u8::from(last.is_none()));
        let chances = [(6, chance(0, home)), (7, nobody), (8, chance(1, away))];
        offer(kind::LAST_GOAL, Line::NONE, &chances, super::quote::USUAL)
    }

    /// Expected further goals: the chance of none is the exponential of minus this.
    fn goals(&self) -> Sides<f64> {
        let count = self.ahead.attacks(0..2);
        self.ahead
            .chances()
            .map(|chance| -count * (1.0 - chance).ln())
    }

    fn last_scored(&self) -> Option<usize> {
        let goals = super::settled::regular_goals(self.situation.state?).0;
        goals.last().map(|goal| goal.side)
    }

    /// Corners in some periods.
    fn corners(&self, periods: std::ops::Range<usize>) -> Spread {
        counted::events(
            self.so_far(Counted::Corners, periods.clone()),
            &self.more(periods, |goal| play::CORNERS * (1.0 - goal)),
        )
    }

    /// Shots, or those on target.
    fn shots(&self, counted: Counted) -> Spread {
        let more = self.more(0..2, |goal| {
            goal * OWNED + (1.0 - goal) * play::shots(counted == Counted::OnTarget)
        });
        counted::events(self.so_far(counted, 0..2), &more)
    }

    /// Events that attacks bring, with the chance of an attack from its chance to score.
    fn more(&self, periods: std::ops::Range<usize>, chance: impl Fn(f64) -> f64) -> More {
        let count = self.ahead.attacks(periods);
        self.ahead
            .chances()
            .map(|goal| attacks(count, chance(goal), &[(1, 1.0)]))
    }

    fn so_far(&self, counted: Counted, periods: std::ops::Range<usize>) -> Sides<u32> {
        let state = self.situation.state;
        state.map_or([0, 0], |state| facts::so_far(counted, state, periods))
    }

    /// Cards in some periods.
    fn cards(&self, periods: std::ops::Range<usize>) -> Spread {
        let now = self.so_far(Counted::Cards, periods.clone());
        Spread::Points(Box::new({
            let [home, away] = self.more_cards(periods);
            Points::new(now, &home, &away)
        }))
    }

    fn more_cards(&self, periods: std::ops::Range<usize>) -> More {
        let Some(running) = self.ahead.running else {
            return [vec![1.0], vec![1.0]];
        };
        [0, 1].map(|side| {
            let mut all = vec![1.0];
            for place in periods.clone().filter(|place| *place >= running) {
                let is_running = place == running;
                for what in play::CARDS {
                    let seen = self
                        .situation
                        .state
                        .filter(|_| is_running)
                        .map_or(0, |state| {
                            let of = |event: &&crate::play::Event| {
                                event.period == Some(place)
                                    && event.mark.what == what
                                    && event.mark.side == Some(side)
                            };
                            state.events.iter().filter(of).count()
                        });
                    let passed = if is_running { self.ahead.passed } else { 0.0 };
                    let left = still_to_come(&play::drawn(what, self.length()), seen, passed);
                    all = sum(&all, &left);
                }
            }
            all
        })
    }

    fn length(&self) -> f64 {
        match self.situation.rules {
            crate::play::Rules::Timed(timed) => timed.usual_period(),
            _ => 0.0,
        }
    }

    /// What outcomes are combined by.
    pub fn joint(&self) -> Joint {
        let Spread::Scores(scores) = self.score else {
            return Joint::default();
        };
        let state = self.situation.state;
        let count = self.ahead.attacks(0..2);
        let rate = |on_target: bool| {
            let all = play::shots(on_target);
            self.ahead.chances().map(|goal| count * (1.0 - goal) * all)
        };
        let [all, on_target] = [rate(false), rate(true)];
        let now = state.map_or([0, 0], super::timed::regular_score);
        let shots = [0, 1].map(|side| [on_target[side], all[side] - on_target[side]]);
        let goals = Pool::new(now, scores.clone(), OWNED).with_shots(shots);
        let pool = |now: Sides<u32>, more: &More| {
            let spread = match Spread::independent(now, &more[0], &more[1]) {
                Spread::Scores(scores) => scores,
                _ => Vec::new(),
            };
            Pool::new(now, spread, 1.0)
        };
        let corners = self.more(0..2, |goal| play::CORNERS * (1.0 - goal));
        Joint {
            goals,
            corners: Some(pool(self.so_far(Counted::Corners, 0..2), &corners)),
            cards: self.situation.is_deep.then(|| {
                let cards = self.more_cards(0..2);
                pool(self.so_far(Counted::Cards, 0..2), &cards)
            }),
            had: Figure::ALL.map(|figure| {
                if matches!(
                    figure,
                    Figure::Goals | Figure::Shots | Figure::OnTarget | Figure::Cards
                ) {
                    players::so_far(self.situation, figure)
                } else {
                    Sides::default()
                }
            }),
        }
    }

    /// Markets on players.
    fn players(&self) -> Vec<Offer> {
        if self.situation.scorers.iter().all(|names| names.is_empty()) {
            return Vec::new();
        }
        let joint = self.joint();
        let mut offers: Vec<Offer> = self.first_and_last().into_iter().collect();
        for (figure, numbers) in [
            (Figure::Goals, &[2, 3][..]),
            (Figure::Shots, &[1, 2, 3]),
            (Figure::OnTarget, &[1, 2]),
            (Figure::Cards, &[1]),
        ] {
            let so_far = &joint.had[figure as usize];
            for number in numbers {
                offers.extend(players::reach(
                    self.situation,
                    figure,
                    *number,
                    so_far,
                    |side, place, needed| joint.alone(figure, (side, place), needed),
                ));
            }
        }
        offers
    }

    /// Who scores first, while nobody has, and who scores last.
    fn first_and_last(&self) -> Vec<Offer> {
        // Another scorer than those that are named is an outcome: so all that can be named must be.
        let is_full = |names: &&[std::sync::Arc<str>]| names.len() >= SCORERS.len();
        if !self.situation.scorers.iter().all(is_full) {
            return Vec::new();
        }
        let means = self.goals().map(|mean| mean * OWNED);
        let all = means[0] + means[1];
        let none = (-all).exp();
        let state = self.situation.state;
        let goals = state.map_or(&[][..], |state| super::settled::regular_goals(state).0);
        let owned = goals.iter().filter(|goal| !goal.is_own());
        let last = owned.clone().next_back();
        let of = |side: usize, place: usize| {
            (1.0 - none) * means[side] / all * share(Figure::Goals, place)
        };
        let stays = |side: usize, place: Option<usize>| {
            let is = last.is_some_and(|goal| {
                goal.side == side && super::outcomes::scorer(goal.scorer) == place
            });
            none * f64::from(u8::from(is))
        };
        let market = |market: u64, is_last: bool| {
            let mut chances = Vec::new();
            for (side, names) in self.situation.scorers.iter().enumerate() {
                for place in 0..names.len().min(SCORERS.len()) {
                    let kept = if is_last {
                        stays(side, Some(place))
                    } else {
                        0.0
                    };
                    chances.push((players::outcome(side, place), of(side, place) + kept));
                }
            }
            let nobody = if last.is_none() { none } else { 0.0 };
            chances.push((super::outcomes::NO_SCORER, nobody));
            let known: f64 = chances.iter().map(|(_, chance)| chance).sum();
            chances.push((super::outcomes::OTHER_SCORER, (1.0 - known).max(0.0)));
            offer(market, Line::NONE, &chances, MANY)
        };
        let first = last.is_none().then(|| market(kind::FIRST_SCORER, false));
        let both = [first.flatten(), market(kind::LAST_SCORER, true)];
        both.into_iter().flatten().collect()
    }
}

/// The chances of both numbers together.
pub fn sum(one: &[f64], other: &[f64]) -> Vec<f64> {
    let mut both = vec![0.0; one.len() + other.len() - 1];
    for (more, first) in one.iter().enumerate() {
        for (place, second) in other.iter().enumerate() {
            both[more + place] += first * second;
        }
    }
    both
}

/// Of a number of events that come at any time of a period, how many are still to come when this many have been seen
/// and this share has passed.
fn still_to_come(drawn: &[f64], seen: usize, passed: f64) -> Vec<f64> {
    // They are not drawn in the first and the last moments: see the play.
    let passed = ((passed - 0.04) / 0.94).clamp(0.0, 1.0);
    let chances: Vec<f64> = (seen..drawn.len())
        .map(|all| drawn[all] * players::binomial(all, seen, passed))
        .collect();
    let total: f64 = chances.iter().sum();
    if total <= 0.0 {
        return vec![1.0];
    }
    chances.iter().map(|chance| chance / total).collect()
}

#[cfg(test)]
mod tests {
    use super::still_to_come;

    #[test]
    fn what_is_still_to_come_depends_on_what_was_seen() {
        let drawn = [0.25, 0.5, 0.25];
        assert_eq!(still_to_come(&drawn, 0, 0.0), drawn);
        assert_eq!(still_to_come(&drawn, 2, 0.5), [1.0]);
        assert_eq!(still_to_come(&drawn, 5, 0.5), [1.0]);
        let half = still_to_come(&drawn, 1, 0.51);
        assert!((half[0] - 2.0 / 3.0).abs() < 1e-9, "{half:?}");
    }
}
