//! A mistake in a value of a content file, encoded to pass through serde, whose errors carry only a
//! text.

use serde::de;

use crate::link::Refusal;

/// A mistake in a value. It is located at the value, or at a part of it.
#[derive(Debug, PartialEq, Eq)]
pub struct Mistake {
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: String,
    /// The part of the value that is wrong, as it is written in the file; empty for the whole
    /// value.
    pub part: String,
}

/// Separates the parts of a mistake. TOML forbids this character in files.
const SEPARATOR: char = '\u{1f}';

impl Mistake {
    /// A mistake in a whole value.
    pub fn new(message: impl Into<String>, hint: impl Into<String>) -> Self {
        Self {
            message: message.into(),
            hint: hint.into(),
            part: String::new(),
        }
    }

    /// Sets which part of the value is wrong.
    #[must_use]
    pub fn in_part(mut self, part: &str) -> Self {
        part.clone_into(&mut self.part);
        self
    }

    /// Converts it to an error of serde.
    pub fn into_error<E: de::Error>(self) -> E {
        let parts = [self.message, self.hint, self.part];
        E::custom(parts.join(&SEPARATOR.to_string()))
    }

    /// The mistake of an error of serde; without a hint if it is one of serde's own.
    pub fn of_error(message: &str) -> Self {
        let mut parts = message.splitn(3, SEPARATOR).map(str::to_owned);
        let mut part = || parts.next().unwrap_or_default();
        Self {
            message: part(),
            hint: part(),
            part: part(),
        }
    }
}

impl From<Refusal> for Mistake {
    fn from(Refusal { message, hint }: Refusal) -> Self {
        Self::new(message, hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_survives_serde() {
        let mistake = || Mistake::new("what", "do").in_part("here");
        let error: toml::de::Error = mistake().into_error();
        assert_eq!(Mistake::of_error(error.message()), mistake());
        let own = Mistake::of_error("missing field `title`");
        assert_eq!(own, Mistake::new("missing field `title`", ""));
    }
}
