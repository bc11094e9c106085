//! Names as a search compares them: in lower case and without accents.

use icu::normalizer::DecomposingNormalizerBorrowed;
use icu::properties::CodePointMapData;
use icu::properties::props::{GeneralCategory, GeneralCategoryGroup};

/// A text in lower case without accents, in one form for letters that Unicode can write in several.
pub fn fold(text: &str) -> String {
    let category = CodePointMapData::<GeneralCategory>::new();
    DecomposingNormalizerBorrowed::new_nfkd()
        .normalize(text)
        .chars()
        .filter(|c| !GeneralCategoryGroup::Mark.contains(category.get(*c)))
        .flat_map(char::to_lowercase)
        .fold(String::with_capacity(text.len()), |mut folded, letter| {
            match plain(letter) {
                Some(plain) => folded.push_str(plain),
                None => folded.push(letter),
            }
            folded
        })
}

/// A letter with a stroke or joined of two, which Unicode does not decompose, in plain letters.
pub fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ø' | 'Ø' => "o",
        'ł' | 'Ł' => "l",
        'đ' | 'Đ' => "d",
        'ı' => "i",
        'ß' => "ss",
        'æ' | 'Æ' => "ae",
        _ => return None,
    })
}

/// The words of a folded text.
pub fn words(folded: &str) -> impl Iterator<Item = &str> {
    folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::{fold, words};

    #[test]
    fn accents_case_and_forms_do_not_matter() {
        for (text, folded) in [
            ("São Paulo", "sao paulo"),
            ("ATLÉTICO", "atletico"),
            ("Malmö FF", "malmo ff"),
            ("Tromsø", "tromso"),
            ("الأهلي", "الاهلي"),
            ("ｶﾞﾝﾊﾞ大阪", "カンハ大阪"),
            ("ガンバ大阪", "カンハ大阪"),
        ] {
            assert_eq!(fold(text), folded, "{text}");
        }
    }

    #[test]
    fn words_are_letters_and_digits() {
        let all: Vec<&str> = words("1. fc union-berlin").collect();
        assert_eq!(all, ["1", "fc", "union", "berlin"]);
    }
}
