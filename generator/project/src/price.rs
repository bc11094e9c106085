//! How a price is written in prerendered HTML.

/// The whole text, as [`decimals`] and the digits before it make it.
#[cfg(test)]
pub fn decimal(thousandths: u32) -> String {
    let (decimals, length) = decimals(thousandths);
    let whole = (thousandths / 1000).to_string();
    whole + str::from_utf8(&decimals[..length]).expect("a dot and digits")
}

/// Decimal odds from thousandths have two decimals, and a third only if it is not zero (`1.855`). Latin digits and a dot in
/// every language: the islands write the same text. This is the dot and the three decimals, and how many of these bytes are
/// written.
pub fn decimals(thousandths: u32) -> ([u8; 4], usize) {
    let digit = |value: u32| b'0' + (value % 10) as u8;
    let [first, second, third] = [thousandths / 100, thousandths / 10, thousandths].map(digit);
    (
        [b'.', first, second, third],
        if third == b'0' { 3 } else { 4 },
    )
}

#[cfg(test)]
mod tests {
    use super::decimal;

    #[test]
    fn prices_are_exact() {
        let cases = [
            (1850, "1.85"),
            (1855, "1.855"),
            (2000, "2.00"),
            (1010, "1.01"),
            (1001, "1.001"),
            (101_000, "101.00"),
        ];
        for (odds, text) in cases {
            assert_eq!(decimal(odds), text);
        }
    }
}
