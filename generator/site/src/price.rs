//! How a price is written in prerendered HTML.

/// Decimal odds from thousandths: two decimals, a third only when it says something (`1.855`).
/// Latin digits and a dot in every language: the islands write the same text.
pub fn decimal(thousandths: u32) -> String {
    let mut text = String::with_capacity(8);
    write_decimal(&mut text, thousandths);
    text
}

/// Writes decimal odds to the end of a text.
pub fn write_decimal(out: &mut String, thousandths: u32) {
    let (whole, part) = (thousandths / 1000, thousandths % 1000);
    out.push_str(itoa::Buffer::new().format(whole));
    out.push('.');
    let digit = |value: u32| char::from(b'0' + (value % 10) as u8);
    out.push(digit(part / 100));
    out.push(digit(part / 10));
    if !part.is_multiple_of(10) {
        out.push(digit(part));
    }
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
