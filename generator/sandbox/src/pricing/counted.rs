//! Markets that count something of both sides: corners, cards, games, or the goals of a half.
//!
//! A kind is made of what is counted, of what is asked about it, and of the part of the match. Its result is that of
//! the market about the score that asks the same.

use super::beyond::Beyond;
use super::facts;
use super::figures::{Counted, Scope};
use super::kind;
use super::points::Points;
use super::quote::{USUAL, around, family, half, half_line, offer, step};
use super::settled::{Settled, of_score};
use super::spread::Spread;
use super::{Line, Offer, book};
use crate::play::{Rules, State};

/// What is asked about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which side has more.
    Most,
    /// How many there are.
    Total,
    /// Which side has more, with a head start.
    Handicap,
    /// How many home has.
    Home,
    /// How many away has.
    Away,
    /// Whether their number is odd.
    OddEven,
    /// Two of home, draw, away.
    DoubleChance,
    /// Which side has more; a draw is void.
    DrawNoBet,
    /// Whether both sides have some.
    Both,
    /// How many each side has.
    Score,
}

impl Asked {
    /// Everything that is asked.
    pub const ALL: [Self; 10] = [
        Self::Most,
        Self::Total,
        Self::Handicap,
        Self::Home,
        Self::Away,
        Self::OddEven,
        Self::DoubleChance,
        Self::DrawNoBet,
        Self::Both,
        Self::Score,
    ];

    /// The market about the score that asks the same.
    pub fn of_score(self) -> u64 {
        match self {
            Self::Most => kind::RESULT,
            Self::Total => kind::TOTAL,
            Self::Handicap => kind::HANDICAP,
            Self::Home => kind::HOME_TOTAL,
            Self::Away => kind::AWAY_TOTAL,
            Self::OddEven => kind::ODD_EVEN,
            Self::DoubleChance => kind::DOUBLE_CHANCE,
            Self::DrawNoBet => kind::DRAW_NO_BET,
            Self::Both => kind::BOTH_SCORE,
            Self::Score => kind::SCORE,
        }
    }
}

/// The number of a kind.
pub fn id(counted: Counted, asked: Asked, scope: Scope) -> u64 {
    kind::COUNTED + counted as u64 * 100 + asked as u64 * 3 + scope as u64
}

/// What the number of a kind means; none of other kinds.
pub fn read(market: u64) -> Option<(Counted, Asked, Scope)> {
    let place = market.checked_sub(kind::COUNTED)? as usize;
    let counted = *Counted::ALL.get(place / 100)?;
    let asked = *Asked::ALL.get(place % 100 / 3)?;
    Some((counted, asked, Scope::ALL[place % 100 % 3]))
}

/// The result of an outcome of a kind that counts; none while it is open.
pub fn settle(
    (counted, asked, scope): (Counted, Asked, Scope),
    (number, amount): (u32, i32),
    outcome: u64,
    rules: &Rules,
    state: &State,
) -> Option<Settled> {
    // Every score of a set can be bet on.
    let market = match (counted, asked) {
        (Counted::Games, Asked::Score) => kind::SET_SCORE,
        _ => asked.of_score(),
    };
    match facts::counts(counted, (scope, number), rules, state) {
        Some(counts) => of_score(market, amount, outcome, counts),
        // What was not played is void once the match is over.
        None => state.is_over().then_some(Settled::Refund),
    }
}

/// Markets on something that is counted.
#[derive(Clone, Copy, Debug)]
pub struct Family<'a> {
    /// What is counted.
    pub counted: Counted,
    /// Which part of the match.
    pub scope: Scope,
    /// The number of the part.
    pub number: Option<(&'static str, u32)>,
    /// How it may end.
    pub spread: &'a Spread,
}

impl Family<'_> {
    /// Markets that ask these things, with at most this many lines each.
    pub fn offers(&self, wanted: &[(Asked, usize)]) -> Vec<Offer> {
        let ask = |(asked, most): &(Asked, usize)| self.asked(*asked, *most);
        wanted.iter().flat_map(ask).collect()
    }

    fn line(&self, line: Line) -> Line {
        self.number.map_or(line, |(name, nth)| line.of(name, nth))
    }

    fn asked(&self, asked: Asked, most: usize) -> Vec<Offer> {
        let market = id(self.counted, asked, self.scope);
        let line = self.line(Line::NONE);
        let spread = self.spread;
        let one = |offer: Option<Offer>| offer.into_iter().collect();
        match asked {
            Asked::Most => one(book::result(market, line, spread)),
            Asked::DoubleChance => one(book::double_chance(market, line, spread)),
            Asked::DrawNoBet => one(book::draw_no_bet(market, line, spread)),
            Asked::Both => one(book::both_score(market, line, spread)),
            Asked::OddEven => {
                let odd = spread.odd();
                one(offer(market, line, &[(70, odd), (72, 1.0 - odd)], USUAL))
            }
            Asked::Score => one(book::correct_score(market, line, spread)),
            Asked::Total => {
                let (_, total) = spread.expected();
                self.totals(market, total, most, |at| spread.total(at))
            }
            Asked::Home | Asked::Away => {
                let side = usize::from(asked == Asked::Away);
                let total = spread.expected_sides()[side];
                self.totals(market, total, most, |at| spread.side(side, at))
            }
            Asked::Handicap => {
                let (lead, _) = spread.expected();
                let count = i32::try_from(most).unwrap_or(0);
                let lines = (-count..=count).map(|place| {
                    let quarters = half_line(-lead) + place * step(spread);
                    (
                        self.line(Line::handicap(quarters)),
                        spread.lead(-half(quarters)),
                    )
                });
                family(market, [1714, 1715], lines, most)
            }
        }
    }

    fn totals(
        &self,
        market: u64,
        expected: f64,
        most: usize,
        beyond: impl Fn(f64) -> Beyond,
    ) -> Vec<Offer> {
        let count = i32::try_from(most).unwrap_or(0);
        let lines = around(expected, step(self.spread), count)
            .filter(|quarters| *quarters > 0)
            .map(|quarters| (self.line(Line::total(quarters)), beyond(half(quarters))));
        family(market, [12, 13], lines, most)
    }
}

/// A number of events of each side beside those that there are, from their chances.
pub fn events(now: crate::play::Sides<u32>, more: &crate::play::Sides<Vec<f64>>) -> Spread {
    Spread::Points(Box::new(Points::new(now, &more[0], &more[1])))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_read_back_unchanged() {
        for counted in Counted::ALL {
            for asked in Asked::ALL {
                for scope in Scope::ALL {
                    let kind = id(counted, asked, scope);
                    assert_eq!(read(kind), Some((counted, asked, scope)), "{kind}");
                }
            }
        }
        for other in [kind::RESULT, kind::DISTANCE, kind::PLAYER] {
            assert_eq!(read(other), None, "{other}");
        }
    }
}
