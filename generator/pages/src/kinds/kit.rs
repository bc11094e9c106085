//! What is drawn for a side without a picture: its initials on two colours, both made of its name. The browser draws the
//! same for sides that are not prerendered (`islands/src/odds/shared/kit.ts`).

use crate::scope::Scope;
use crate::view::Kit;
use catalogue::Text;

/// How many pairs of colours there are (`templates/styles/kit.css`).
const COLOURS: u32 = 12;

/// The initials and colours of a side.
pub fn kit<'a>(scope: &Scope<'a>, name: &Text) -> Kit<'a> {
    Kit {
        initials: scope.of_text(name, initials),
        colours: scope.of_text(name, |name| colours(name).to_string()),
    }
}

/// The same number for the same name, whenever and wherever it is drawn.
fn colours(name: &str) -> u32 {
    let sum = name
        .chars()
        .fold(0, |sum, c| (sum * 31 + u32::from(c)) % 65_521);
    sum % COLOURS
}

/// The first letters of up to two words, without the Arabic article, kept apart where a script would
/// join them to a word that means nothing.
fn initials(name: &str) -> String {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let first = words.filter_map(|word| {
        let bare = word.strip_prefix("ال").unwrap_or(word);
        bare.chars().next().or_else(|| word.chars().next())
    });
    let letters: Vec<String> = first
        .take(2)
        .map(|letter| letter.to_uppercase().collect())
        .collect();
    letters.join(if name.is_ascii() { "" } else { NON_JOINER })
}

/// U+200C: letters of Arabic on both sides of it keep the forms that they have alone.
const NON_JOINER: &str = "\u{200c}";

#[cfg(test)]
mod tests {
    use super::{colours, initials};

    #[test]
    fn colours_are_those_that_the_browser_draws() {
        // Also in islands/src/odds/shared/kit.test.ts.
        let names = [
            "Arsenal",
            "Chelsea",
            "Manchester United",
            "浦和レッズ",
            "الأهلي",
        ];
        assert_eq!(names.map(colours), [8, 5, 1, 1, 10]);
    }

    #[test]
    fn initials_are_those_of_two_words() {
        assert_eq!(initials("Manchester United"), "MU");
        assert_eq!(initials("1. FC Union Berlin"), "1F");
        assert_eq!(initials("Arsenal"), "A");
        assert_eq!(initials("浦和レッズ"), "浦");
        assert_eq!(initials("--"), "");
    }

    #[test]
    fn initials_of_a_joining_script_stay_apart_and_leave_out_the_article() {
        assert_eq!(initials("كريستال بالاس"), "ك\u{200c}ب");
        assert_eq!(initials("الأهلي"), "أ");
    }
}
