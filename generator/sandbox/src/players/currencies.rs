//! Currencies: their format, and their limits.

use api::wire::{Currency, StakeSettings, Subcurrency};

/// A currency and its limits. Amounts in subunits.
#[derive(Debug)]
pub struct Bounds {
    /// ISO 4217 or the operator's code.
    pub code: &'static str,
    /// Whether it is a national currency.
    pub fiat: bool,
    /// Subunits in one unit: a power of ten.
    pub subunits: u64,
    /// Smaller units, by code, with the subunits in one of each.
    pub subcurrencies: &'static [(&'static str, u64)],
    /// The default quick amounts.
    pub amounts: [i64; 4],
    /// The lowest stake.
    pub min: i64,
    /// The highest stake, before the limits of a market or a player.
    pub max: i64,
    /// The highest return of a bet.
    pub max_payout: i64,
    /// Stakes of VIP players from which a trader reviews the bet.
    pub trader_from: i64,
    /// Initial balance of a player.
    pub first_balance: i64,
    /// Units for one euro, as a decimal text.
    pub rate: &'static str,
    symbol: &'static str,
}

/// All currencies, the most common first.
pub const ALL: [Bounds; 3] = [
    Bounds {
        code: "ZAR",
        fiat: true,
        subunits: 100,
        subcurrencies: &[],
        amounts: [1_000, 2_000, 5_000, 10_000],
        min: 100,
        max: 5_000_000,
        max_payout: 100_000_000,
        trader_from: 50_000,
        first_balance: 100_000,
        rate: "19.4555",
        symbol: "R",
    },
    Bounds {
        code: "EUR",
        fiat: true,
        subunits: 100,
        subcurrencies: &[],
        amounts: [100, 200, 500, 1_000],
        min: 10,
        max: 250_000,
        max_payout: 5_000_000,
        trader_from: 5_000,
        first_balance: 10_000,
        rate: "1",
        symbol: "€",
    },
    Bounds {
        code: "BTC",
        fiat: false,
        subunits: 100_000_000,
        subcurrencies: &[("mBTC", 100_000), ("µBTC", 100)],
        amounts: [10_000, 20_000, 50_000, 100_000],
        min: 1_000,
        max: 50_000_000,
        max_payout: 1_000_000_000,
        trader_from: 500_000,
        first_balance: 1_000_000,
        rate: "0.0000125",
        symbol: "₿",
    },
];

/// The currency with this code.
pub fn of(code: &str) -> Option<&'static Bounds> {
    const { &ALL }.iter().find(|own| own.code == code)
}

/// How an amount of another currency is rounded to subunits, away from zero or towards it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rounding {
    /// Away from zero: no amount counts for less than it is.
    Up,
    /// Towards zero: no amount counts for more.
    Down,
}

/// An amount of one currency in another, exact but for the last subunit. Of a currency that is unknown it stays as it is.
pub fn converted(amount: i64, from: &str, to: &str, rounding: Rounding) -> i64 {
    let (Some(from), Some(to)) = (of(from), of(to)) else {
        return amount;
    };
    if from.code == to.code || amount == i64::MAX {
        return amount;
    }
    let ((from_rate, from_scale), (to_rate, to_scale)) = (from.ratio(), to.ratio());
    let above = i128::from(amount.unsigned_abs()) * to_rate * i128::from(to.subunits) * from_scale;
    let below = from_rate * i128::from(from.subunits) * to_scale;
    let whole = match rounding {
        Rounding::Up => (above + below - 1) / below,
        Rounding::Down => above / below,
    };
    i64::try_from(whole).unwrap_or(i64::MAX) * amount.signum()
}

impl Bounds {
    /// The rate as a fraction.
    fn ratio(&self) -> (i128, i128) {
        let (units, rest) = self.rate.split_once('.').unwrap_or((self.rate, ""));
        let digits = format!("{units}{rest}");
        let scale = rest.bytes().fold(1, |scale, _| scale * 10);
        // The rates are checked by a test.
        (digits.parse().unwrap_or(1), scale)
    }

    /// The currency on the wire.
    pub fn wire(&self) -> Currency {
        Currency {
            code: self.code.to_owned(),
            fiat: self.fiat,
            subunits: self.subunits,
            subcurrencies: self
                .subcurrencies
                .iter()
                .map(|&(code, subunits)| Subcurrency {
                    code: code.to_owned(),
                    subunits,
                })
                .collect(),
            rate: Some(self.rate.to_owned()),
        }
    }

    /// Its stakes on the wire, for a player with these quick amounts and this share of the limits.
    pub fn stakes(&self, amounts: Option<&Vec<i64>>, percent: u32) -> StakeSettings {
        StakeSettings {
            currency: self.code.to_owned(),
            amounts: amounts.cloned().unwrap_or_else(|| self.amounts.to_vec()),
            min: self.min,
            max: self.max * i64::from(percent) / 100,
            max_payout: self.max_payout,
        }
    }

    /// An amount in a message.
    pub fn amount(&self, subunits: i64) -> String {
        let scale = self.subunits.cast_signed();
        let digits = self.subunits.ilog10() as usize;
        let (units, rest) = (subunits / scale, subunits % scale);
        format!("{} {units}.{rest:0digits$}", self.symbol)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_have_the_decimals_of_their_currency() {
        for (code, subunits, text) in [
            ("ZAR", 5_000_005, "R 50000.05"),
            ("EUR", 10, "€ 0.10"),
            ("BTC", 1_000, "₿ 0.00001000"),
        ] {
            let amount = of(code).map(|bounds| bounds.amount(subunits));
            assert_eq!(amount.as_deref(), Some(text));
        }
        assert!(of("XXX").is_none());
    }

    #[test]
    fn amounts_are_converted_by_their_rates() {
        let convert = |amount, from, to| {
            [Rounding::Up, Rounding::Down].map(|rounding| converted(amount, from, to, rounding))
        };
        assert_eq!(convert(12_345, "ZAR", "ZAR"), [12_345; 2]);
        assert_eq!(
            convert(100, "EUR", "ZAR"),
            [1_946, 1_945],
            "19.4555 for a euro"
        );
        assert_eq!(convert(194_555, "ZAR", "EUR"), [10_000; 2]);
        assert_eq!(convert(1, "ZAR", "EUR"), [1, 0]);
        assert_eq!(convert(-1, "ZAR", "EUR"), [-1, 0]);
        assert_eq!(convert(100, "EUR", "BTC"), [1_250; 2]);
        assert_eq!(convert(0, "BTC", "EUR"), [0; 2]);
        assert_eq!(convert(i64::MAX, "BTC", "ZAR"), [i64::MAX; 2]);
    }

    #[test]
    fn rates_are_exact_decimals_above_zero_and_the_euro_is_one() {
        for bounds in &ALL {
            let rate = bounds.wire().rate.expect("a rate");
            let (whole, fraction) = rate.split_once('.').unwrap_or((&rate, "0"));
            for part in [whole, fraction] {
                assert!(
                    !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()),
                    "{rate}"
                );
            }
            assert!(rate.bytes().any(|b| (b'1'..=b'9').contains(&b)), "{rate}");
        }
        assert_eq!(of("EUR").map(|euro| euro.rate), Some("1"));
    }

    #[test]
    fn subcurrencies_are_smaller_powers_of_ten_with_codes_of_their_own() {
        let mut codes: Vec<_> = ALL.iter().map(|bounds| bounds.code).collect();
        for bounds in &ALL {
            let sent = bounds.wire().subcurrencies;
            assert_eq!(sent.len(), bounds.subcurrencies.len());
            for (sub, &(code, subunits)) in sent.iter().zip(bounds.subcurrencies) {
                assert_eq!((sub.code.as_str(), sub.subunits), (code, subunits));
                assert_eq!(10_u64.pow(subunits.ilog10()), subunits, "{code}");
                assert!(subunits < bounds.subunits, "{code}");
                assert!(!codes.contains(&code), "{code}");
                codes.push(code);
            }
        }
        assert_eq!(codes, ["ZAR", "EUR", "BTC", "mBTC", "µBTC"]);
    }
}
