//! Lines: what distinguishes markets of one kind.

/// A line: the period or goal it is about, and its amount.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// `setnr`, `mapnr`, `goalnr`, …, and its number.
    pub number: Option<(&'static str, u32)>,
    /// `total` or `hcp`, and its amount in quarters: 2.5 is 10.
    pub amount: Option<(&'static str, i32)>,
}

impl Line {
    /// No line.
    pub const NONE: Self = Self {
        number: None,
        amount: None,
    };

    /// A total, in quarters.
    pub fn total(quarters: i32) -> Self {
        Self {
            number: None,
            amount: Some(("total", quarters)),
        }
    }

    /// Home's head start in goals, in quarters.
    pub fn handicap(quarters: i32) -> Self {
        Self {
            number: None,
            amount: Some(("hcp", quarters)),
        }
    }

    /// The same line for a period or a goal.
    pub fn of(self, name: &'static str, number: u32) -> Self {
        Self {
            number: Some((name, number)),
            ..self
        }
    }

    /// The line on the wire: `setnr=1|total=9.5`.
    pub fn specifier(self) -> Option<String> {
        let number = self.number.map(|(name, number)| format!("{name}={number}"));
        let amount = self
            .amount
            .map(|(name, quarters)| format!("{name}={}", decimal(quarters)));
        let parts: Vec<String> = number.into_iter().chain(amount).collect();
        (!parts.is_empty()).then(|| parts.join("|"))
    }
}

/// Quarters as a decimal number: -3 is `-0.75`.
pub fn decimal(quarters: i32) -> String {
    let sign = if quarters < 0 { "-" } else { "" };
    let (whole, part) = (quarters.abs() / 4, quarters.abs() % 4);
    let part = ["", ".25", ".5", ".75"][part as usize];
    format!("{sign}{whole}{part}")
}

/// Parses the number and the amount of a specifier.
pub fn read(specifier: Option<&str>) -> (Option<u32>, Option<i32>) {
    let (mut number, mut amount) = (None, None);
    for (name, value) in specifier
        .unwrap_or_default()
        .split('|')
        .filter_map(|pair| pair.split_once('='))
    {
        match name {
            "total" | "hcp" => {
                amount = value
                    .parse::<f64>()
                    .ok()
                    .map(|value| (value * 4.0).round() as i32)
            }
            _ => number = value.parse().ok(),
        }
    }
    (number, amount)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_back_unchanged() {
        for (line, text) in [
            (Line::total(10), "total=2.5"),
            (Line::handicap(-3), "hcp=-0.75"),
            (Line::handicap(0), "hcp=0"),
            (Line::total(38).of("setnr", 1), "setnr=1|total=9.5"),
            (Line::NONE.of("goalnr", 3), "goalnr=3"),
        ] {
            assert_eq!(line.specifier().as_deref(), Some(text));
            let (number, amount) = read(Some(text));
            assert_eq!(number, line.number.map(|(_, number)| number));
            assert_eq!(amount, line.amount.map(|(_, amount)| amount));
        }
        assert_eq!(Line::NONE.specifier(), None);
    }
}
