//! Payouts: exact for any number of selections, rounded once, half up.
//!
//! Every kind of bet is a system: a single is 1 of 1, a combo of three is 3 of 3, 2 of 3 has three
//! lines, and 2 up to 3 of 3 has four. The stake is divided among the lines; the payout is the sum
//! over the lines of the products of their multipliers.

use std::ops::RangeInclusive;

use api::wire::{BetResult, Odds};
use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

use crate::pricing::Settled;

/// The unit of multipliers, so that halves of thousandths are integers.
const FACTOR: u32 = 2000;

/// The unit of boosts.
const BOOST: u32 = 1000;

/// The result of a selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// It wins.
    Win,
    /// Half of the stake wins, the other half is returned.
    HalfWin,
    /// The stake is returned.
    Refund,
    /// Half of the stake is returned.
    HalfLose,
    /// It loses.
    Lose,
    /// The match was not completed: the stake is returned.
    Cancelled,
}

impl From<Settled> for Ended {
    fn from(settled: Settled) -> Self {
        match settled {
            Settled::Win => Self::Win,
            Settled::HalfWin => Self::HalfWin,
            Settled::Refund => Self::Refund,
            Settled::HalfLose => Self::HalfLose,
            Settled::Lose => Self::Lose,
        }
    }
}

impl Ended {
    /// The multiplier on the stake, in two-thousandths.
    pub fn factor(self, Odds(odds): Odds) -> u32 {
        match self {
            Self::Win => odds.saturating_mul(2),
            Self::HalfWin => odds.saturating_add(1000),
            Self::Refund | Self::Cancelled => FACTOR,
            Self::HalfLose => FACTOR / 2,
            Self::Lose => 0,
        }
    }

    /// The result in terms of the market.
    pub fn settled(self) -> Settled {
        match self {
            Self::Win => Settled::Win,
            Self::HalfWin => Settled::HalfWin,
            Self::Refund | Self::Cancelled => Settled::Refund,
            Self::HalfLose => Settled::HalfLose,
            Self::Lose => Settled::Lose,
        }
    }

    /// Whether at least half of the stake wins.
    pub fn is_won(self) -> bool {
        matches!(self, Self::Win | Self::HalfWin)
    }

    /// Whether the whole stake is returned.
    pub fn is_void(self) -> bool {
        matches!(self, Self::Refund | Self::Cancelled)
    }

    /// The result on the wire.
    pub fn result(self) -> BetResult {
        match self {
            Self::Win => BetResult::WinEntire,
            Self::HalfWin => BetResult::RefundHalfWinOther,
            Self::Refund => BetResult::RefundEntire,
            Self::HalfLose => BetResult::RefundHalfLoseOther,
            Self::Lose => BetResult::LoseEntire,
            Self::Cancelled => BetResult::Canceled,
        }
    }
}

/// How many selections the lines of a bet have.
pub type Lengths = RangeInclusive<usize>;

/// The payout of a bet whose lines take so many of these multipliers (in two-thousandths), with a
/// boost of its odds (in thousandths), capped.
pub fn payout(stake: i64, lengths: Lengths, factors: &[u32], boost: Odds, most: i64) -> i64 {
    let values: Vec<BigUint> = factors.iter().map(|one| BigUint::from(*one)).collect();
    let (money, scale) = lines(stake, lengths, &values, &BigUint::from(FACTOR));
    let (money, scale) = (money * boost.0, scale * BOOST);
    let rounded = (money + &scale / 2u32) / scale;
    i64::try_from(rounded).map_or(most, |rounded| rounded.min(most))
}

/// The stake per line, times the sum over the lines of the products of their values, as a fraction;
/// values have the unit `unit`.
pub fn lines(
    stake: i64,
    lengths: Lengths,
    values: &[BigUint],
    unit: &BigUint,
) -> (BigUint, BigUint) {
    // Elementary symmetric polynomials: no list of the lines is needed.
    let longest = *lengths.end();
    let mut sums = vec![BigUint::ZERO; longest + 1];
    sums[0] = BigUint::from(1u32);
    for value in values {
        for taken in (1..=longest).rev() {
            let more = &sums[taken - 1] * value;
            sums[taken] += more;
        }
    }
    // All in the unit of the longest lines.
    let power = |missing: usize| unit.pow(u32::try_from(missing).unwrap_or(u32::MAX));
    let sum: BigUint = lengths
        .clone()
        .map(|length| &sums[length] * power(longest - length))
        .sum();
    let count: BigUint = lengths.map(|length| line_count(values.len(), length)).sum();
    (sum * stake.unsigned_abs(), power(longest) * count)
}

/// The number of lines of one length: `pick` of `total`.
fn line_count(total: usize, pick: usize) -> BigUint {
    (0..pick).fold(BigUint::from(1u32), |count, taken| {
        count * (total - taken) / (taken + 1)
    })
}

/// The result of a bet, from the results of its selections and its payout.
pub fn result(ended: &[Ended], win: i64) -> BetResult {
    let mut left = ended.iter().filter(|one| !one.is_void());
    let Some(first) = left.next() else {
        return if ended.iter().all(|one| *one == Ended::Cancelled) {
            BetResult::Canceled
        } else {
            BetResult::RefundEntire
        };
    };
    match first {
        // Void selections do not count: all others have this result.
        Ended::HalfWin | Ended::HalfLose if left.all(|one| one == first) => first.result(),
        _ if win == 0 => BetResult::LoseEntire,
        _ => BetResult::WinEntire,
    }
}

#[cfg(test)]
mod tests {
    use super::Ended::{Cancelled, HalfLose, HalfWin, Lose, Refund, Win};
    use super::*;

    const CAP: i64 = 100_000_000;
    const PLAIN: Odds = Odds(1000);

    fn pays(stake: i64, pick: usize, legs: &[(Ended, u32)]) -> i64 {
        pays_all(stake, pick..=pick, legs)
    }

    fn pays_all(stake: i64, lengths: Lengths, legs: &[(Ended, u32)]) -> i64 {
        let factors: Vec<u32> = legs
            .iter()
            .map(|(end, odds)| end.factor(Odds(*odds)))
            .collect();
        payout(stake, lengths, &factors, PLAIN, CAP)
    }

    #[test]
    fn every_result_of_a_single_and_a_combo_pays_correctly() {
        for (stake, legs, win) in [
            (1000, &[(Win, 1900)][..], 1900),
            (1000, &[(HalfWin, 1900)], 1450),
            (1000, &[(Refund, 1900)], 1000),
            (1000, &[(Cancelled, 1900)], 1000),
            (1000, &[(HalfLose, 1900)], 500),
            (1000, &[(Lose, 1900)], 0),
            // Exact: 333 at 1.855 and 2.105 is 1300.29…
            (333, &[(Win, 1855), (Win, 2105)], 1300),
            // Half up: 100 at 1.005 is 100.5.
            (100, &[(Win, 1005)], 101),
            // Rounded once: 1 at 1.5 and 1.5 is 2.25, not 2 at 1.5.
            (1, &[(Win, 1500), (Win, 1500)], 2),
            (1000, &[(Win, 2000), (Lose, 2000)], 0),
            (1000, &[(Win, 2000), (Refund, 3000)], 2000),
            (1000, &[(Win, 2000), (HalfWin, 1900)], 2900),
            (1000, &[(Win, 2000), (HalfLose, 1900)], 1000),
            (5_000_000, &[(Win, 501_000); 20], CAP),
        ] {
            assert_eq!(pays(stake, legs.len(), legs), win, "{stake} on {legs:?}");
        }
    }

    #[test]
    fn a_system_pays_the_sum_of_its_lines() {
        // 2 of 3 at 2.00, 3.00 and 4.00: lines of 6, 8 and 12, a third of the stake on each.
        let odds = [2000, 3000, 4000];
        for (ends, win) in [
            ([Win, Win, Win], 2600),
            ([Win, Win, Lose], 600),
            ([Win, Lose, Lose], 0),
            ([Lose, Lose, Lose], 0),
            // A void selection counts as 1: 2 × 3, 2 × 1, 3 × 1.
            ([Win, Win, Refund], 1100),
            ([Refund, Refund, Refund], 300),
            // 2 × 2, 2 × 4, 2 × 4 with 3.00 half won.
            ([Win, HalfWin, Win], 2000),
            // 2 × ½, 2 × 4, ½ × 4.
            ([Win, HalfLose, Win], 1100),
        ] {
            let legs: Vec<(Ended, u32)> = ends.into_iter().zip(odds).collect();
            assert_eq!(pays(300, 2, &legs), win, "{ends:?}");
        }
        // A stake that cannot be divided evenly: 100/3 × (2 × 3) is exactly 200.
        assert_eq!(pays(100, 2, &[(Win, 2000), (Win, 3000), (Lose, 4000)]), 200);
        // 70 lines of 4 of 8 at 1.50, each 1.5^4.
        assert_eq!(pays(7000, 4, &[(Win, 1500); 8]), 35_438);
    }

    #[test]
    fn a_system_of_all_lines_pays_the_sum_of_its_lines() {
        // 2.00, 3.00 and 4.00, 100 on each line: doubles of 6, 8 and 12, a treble of 24.
        let odds = [2000, 3000, 4000];
        for (ends, trixie, patent) in [
            ([Win, Win, Win], 5000, 5900),
            ([Win, Win, Lose], 600, 1100),
            ([Win, Lose, Lose], 0, 200),
            ([Lose, Lose, Lose], 0, 0),
            // A void selection counts as 1: 2 × 3, 2 × 1, 3 × 1, 2 × 3 × 1.
            ([Win, Win, Refund], 1700, 2300),
            ([Refund, Refund, Refund], 400, 700),
            // 2 × ½, 2 × 4, ½ × 4, 2 × ½ × 4.
            ([Win, HalfLose, Win], 1500, 2150),
        ] {
            let legs: Vec<(Ended, u32)> = ends.into_iter().zip(odds).collect();
            assert_eq!(pays_all(400, 2..=3, &legs), trixie, "{ends:?}");
            assert_eq!(pays_all(700, 1..=3, &legs), patent, "{ends:?}");
        }
        // The factor of a Goliath at evens is 3^8 less the empty line and the singles, among 247 lines.
        assert_eq!(pays_all(247, 2..=8, &[(Win, 2000); 8]), 6561 - 1 - 16);
    }

    /// A public example, of those that the slip's payouts are checked against.
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Known {
        what: String,
        stake: i64,
        legs: Vec<KnownLeg>,
        win_count: Option<usize>,
        max_win_count: Option<usize>,
        pays: i64,
    }

    #[derive(Deserialize)]
    struct KnownLeg {
        odds: u32,
        outcome: Ended,
    }

    #[test]
    fn payouts_are_those_of_the_slip() {
        #[derive(Deserialize)]
        struct Answers {
            settlements: Vec<Known>,
        }
        let answers = include_str!("../../../../islands/src/betting/known-answers.json");
        let answers: Answers = serde_json::from_str(answers).unwrap();
        for known in answers.settlements {
            let least = known.win_count.unwrap_or(known.legs.len());
            let most = known.max_win_count.unwrap_or(least);
            let legs: Vec<_> = known
                .legs
                .iter()
                .map(|leg| (leg.outcome, leg.odds))
                .collect();
            let paid = pays_all(known.stake, least..=most, &legs);
            assert_eq!(paid, known.pays, "{}", known.what);
        }
    }

    #[test]
    fn a_system_equals_the_sum_of_its_lines() {
        let factors = [2100u32, 3700, 0, 2000, 1000, 5250];
        let values: Vec<BigUint> = factors.iter().map(|one| BigUint::from(*one)).collect();
        let unit = BigUint::from(FACTOR);
        for least in 1..=factors.len() {
            for most in least..=factors.len() {
                let mut sum = BigUint::ZERO;
                let mut count = 0u32;
                for chosen in 0u32..1 << factors.len() {
                    let length = chosen.count_ones();
                    if (least..=most).contains(&(length as usize)) {
                        let line = (0..factors.len()).filter(|place| chosen >> place & 1 == 1);
                        let product = line.map(|place| &values[place]).product::<BigUint>();
                        sum += product * unit.pow(most as u32 - length);
                        count += 1;
                    }
                }
                let (money, scale) = lines(7, least..=most, &values, &unit);
                assert_eq!(money, sum * 7u32, "{least} up to {most}");
                assert_eq!(scale, unit.pow(most as u32) * count, "{least} up to {most}");
            }
        }
    }

    #[test]
    fn a_boosted_payout_is_rounded_once() {
        let boosted = payout(333, 2..=2, &[2 * 1855, 2 * 2105], Odds(1050), CAP);
        assert_eq!(boosted, 1365);
        assert_eq!(payout(333, 2..=2, &[2 * 1855, 0], Odds(1050), CAP), 0);
    }

    #[test]
    fn void_selections_do_not_affect_the_result_of_a_bet() {
        for (ended, win, wanted) in [
            (&[Win][..], 1900, BetResult::WinEntire),
            (&[HalfWin], 1450, BetResult::RefundHalfWinOther),
            (&[Refund], 1000, BetResult::RefundEntire),
            (&[HalfLose], 500, BetResult::RefundHalfLoseOther),
            (&[Lose], 0, BetResult::LoseEntire),
            (&[Cancelled], 1000, BetResult::Canceled),
            (&[Cancelled, Refund], 1000, BetResult::RefundEntire),
            (&[Cancelled, Win], 1900, BetResult::WinEntire),
            (&[Refund, HalfLose], 500, BetResult::RefundHalfLoseOther),
            (&[HalfLose, HalfLose], 250, BetResult::RefundHalfLoseOther),
            (&[HalfLose, Win], 950, BetResult::WinEntire),
            (&[Win, Lose], 0, BetResult::LoseEntire),
            (&[Win, Win, Lose], 600, BetResult::WinEntire),
        ] {
            assert_eq!(result(ended, win), wanted, "{ended:?}");
        }
    }
}
