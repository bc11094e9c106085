//! Colours as the stylesheets write them, and the contrast of two of them (WCAG 2.2).

use std::fmt;
use std::str::FromStr;

/// An opaque colour: red, green and blue, from 0 to 255. A mixture lies between whole numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colour([f64; 3]);

/// What is written is no colour of the form `#1a2b3c` or `#abc`.
#[derive(Debug)]
pub struct NotAColour;

impl Colour {
    /// White.
    pub const WHITE: Self = Self([255.0; 3]);
    /// Black.
    pub const BLACK: Self = Self([0.0; 3]);

    /// This colour by `share`, from 0 to 1, and the other by the rest: `color-mix(in srgb, ...)`.
    pub fn mixed(self, share: f64, other: Self) -> Self {
        let channel = |nth: usize| self.0[nth] * share + other.0[nth] * (1.0 - share);
        Self([channel(0), channel(1), channel(2)])
    }

    /// The contrast ratio of two colours, from 1 to 21.
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// The relative luminance, from 0 (black) to 1 (white).
    pub fn luminance(self) -> f64 {
        let [red, green, blue] = self.0.map(|channel| {
            let channel = channel / 255.0;
            match channel <= 0.040_45 {
                true => channel / 12.92,
                false => ((channel + 0.055) / 1.055).powf(2.4),
            }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl FromStr for Colour {
    type Err = NotAColour;

    fn from_str(text: &str) -> Result<Self, NotAColour> {
        let digits = text.strip_prefix('#').ok_or(NotAColour)?;
        let digit = |nth: usize| {
            let digit = char::from(digits.as_bytes()[nth]).to_digit(16);
            digit.map(f64::from).ok_or(NotAColour)
        };
        let channel = |nth: usize| match digits.len() {
            3 => Ok(digit(nth)? * 17.0),
            _ => Ok(digit(2 * nth)? * 16.0 + digit(2 * nth + 1)?),
        };
        match digits.len() {
            3 | 6 => Ok(Self([channel(0)?, channel(1)?, channel(2)?])),
            _ => Err(NotAColour),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0.map(|channel| channel.round() as u8);
        write!(f, "#{red:02x}{green:02x}{blue:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colour(text: &str) -> Colour {
        text.parse().expect("a colour")
    }

    #[test]
    fn contrast_is_that_of_wcag() {
        // Published pairs: the ends of the scale, and the greys next to the limits.
        for (one, two, ratio) in [
            ("#000", "#fff", 21.0),
            ("#fff", "#ffffff", 1.0),
            ("#767676", "#fff", 4.54),
            ("#777777", "#fff", 4.48),
            ("#949494", "#fff", 3.03),
            ("#ff0000", "#ffffff", 4.0),
            ("#0000ff", "#ffffff", 8.59),
        ] {
            let found = colour(one).contrast(colour(two));
            assert!((found - ratio).abs() < 0.006, "{one} on {two}: {found}");
            assert_eq!(found, colour(two).contrast(colour(one)));
        }
    }

    #[test]
    fn a_mixture_is_that_of_css() {
        let mixed = colour("#2a41d0").mixed(0.12, Colour::WHITE);
        assert_eq!(mixed.to_string(), "#e5e8f9");
        assert_eq!(
            colour("#2a41d0").mixed(1.0, Colour::BLACK),
            colour("#2a41d0")
        );
    }

    #[test]
    fn only_hexadecimal_colours_are_read() {
        assert_eq!(colour("#Abc").to_string(), "#aabbcc");
        for text in [
            "abc",
            "#",
            "#ab",
            "#abcd",
            "#12345g",
            "#1234é",
            "red",
            "rgb(0 0 0)",
        ] {
            assert!(text.parse::<Colour>().is_err(), "{text}");
        }
    }
}
