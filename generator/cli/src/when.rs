//! A time on the command line: so long ago, or a moment.

use std::str::FromStr;

use jiff::{SignedDuration, Timestamp};

use crate::failure::Failure;

/// A time in the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// This long before now: `1h`.
    Ago(SignedDuration),
    /// A moment: `2026-11-23T14:00:00Z`.
    At(Timestamp),
}

impl When {
    /// The moment.
    ///
    /// # Errors
    /// It is before every time that can be written.
    pub fn at(self, now: Timestamp) -> Result<Timestamp, Failure> {
        match self {
            Self::At(at) => Ok(at),
            Self::Ago(age) => now.checked_sub(age).map_err(|error| {
                Failure::usage(format!("{age:#} ago is too long ago: {error}"))
                    .hint("write an age such as 1h or 30m")
            }),
        }
    }
}

impl FromStr for When {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Ok(at) = text.parse() {
            return Ok(Self::At(at));
        }
        match text.parse::<SignedDuration>() {
            Ok(age) if age.is_positive() => Ok(Self::Ago(age)),
            _ => Err("a time is an age such as 1h or 30m, or 2026-11-23T14:00:00Z".to_owned()),
        }
    }
}

/// A moment of a flag.
///
/// # Errors
/// The text is not a moment; the error has an example.
pub fn moment(text: &str) -> Result<Timestamp, String> {
    text.parse()
        .map_err(|_| "a moment is a date and a time, such as 2027-01-30T14:00:00Z".to_owned())
}

/// A length of time of a flag.
///
/// # Errors
/// The text is not a length of time; the error has an example.
pub fn span(text: &str) -> Result<SignedDuration, String> {
    text.parse()
        .map_err(|_| "a length of time is in hours or minutes, such as 24h or 90m".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_or_a_moment_is_a_time() {
        let now: Timestamp = "2026-11-23T15:00:00Z".parse().expect("a time");
        let at = |text: &str| {
            let when: When = text.parse().expect(text);
            when.at(now).expect("a time").to_string()
        };
        assert_eq!(at("1h"), "2026-11-23T14:00:00Z");
        assert_eq!(at("1h 30m"), "2026-11-23T13:30:00Z");
        assert_eq!(at("2026-11-23T16:00:00+02:00"), "2026-11-23T14:00:00Z");
        for wrong in ["", "an hour", "-1h", "0s", "7", "2026-11-23"] {
            let error = wrong.parse::<When>().expect_err(wrong);
            assert!(error.contains("such as 1h"), "{wrong}: {error}");
        }
        let long: When = "1000000h".parse().expect("an age");
        assert!(long.at(now).is_ok());
    }
}
