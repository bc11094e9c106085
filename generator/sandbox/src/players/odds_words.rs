//! The words for the formats of odds: the wire's, and those of another vocabulary that mean the same.

use api::wire::OddsFormat;

/// Each format with its word in the other vocabulary.
const OTHER: [(OddsFormat, &str); 6] = [
    (OddsFormat::European, "decimal"),
    (OddsFormat::British, "fractional"),
    (OddsFormat::American, "american"),
    (OddsFormat::Hongkong, "hong kong"),
    (OddsFormat::Indonesian, "indo"),
    (OddsFormat::Malaysian, "malay"),
];

/// The format that a word of either vocabulary means; unknown words stay as they are.
pub fn format(word: OddsFormat) -> OddsFormat {
    let known = OTHER.into_iter().find(|(_, own)| *own == word.as_str());
    known.map_or(word, |(format, _)| format)
}

/// A format in the other vocabulary if that is spoken, else in the wire's.
pub fn said(format: OddsFormat, in_other: bool) -> OddsFormat {
    let known = OTHER
        .into_iter()
        .find(|(own, _)| in_other && *own == format);
    known.map_or(format, |(_, word)| OddsFormat::from(word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::{format, said};
    use api::wire::OddsFormat;

    fn of(word: &str) -> OddsFormat {
        OddsFormat::from(word.to_owned())
    }

    #[test]
    fn every_format_has_a_word_in_both_vocabularies() {
        let mut others = Vec::new();
        for word in OddsFormat::WORDS {
            let other = said(of(word), true);
            assert_eq!(format(other.clone()).as_str(), *word);
            assert_eq!(format(of(word)).as_str(), *word);
            assert_eq!(said(of(word), false).as_str(), *word);
            others.push(other.as_str().to_owned());
        }
        others.sort();
        let wanted = [
            "american",
            "decimal",
            "fractional",
            "hong kong",
            "indo",
            "malay",
        ];
        assert_eq!(others, wanted);
    }

    #[test]
    fn an_unknown_word_stays_as_it_is() {
        assert_eq!(format(of("roman")).as_str(), "roman");
        assert_eq!(said(of("roman"), true).as_str(), "roman");
    }
}
