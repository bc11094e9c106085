//! Path segments from names.

use icu::normalizer::DecomposingNormalizerBorrowed;

use crate::fold::plain;

/// A name as a path segment: lower-case ASCII letters and digits, joined by single hyphens.
pub fn slug(name: &str) -> String {
    let mut slug = String::with_capacity(name.len());
    for letter in DecomposingNormalizerBorrowed::new_nfkd()
        .normalize(name)
        .chars()
    {
        if let Some(plain) = plain(letter) {
            slug.push_str(plain);
            continue;
        }
        match letter {
            'a'..='z' | '0'..='9' => slug.push(letter),
            'A'..='Z' => slug.push(letter.to_ascii_lowercase()),
            '\u{300}'..='\u{36f}' | '\'' | '.' | '’' => {}
            _ if !slug.is_empty() && !slug.ends_with('-') => slug.push('-'),
            _ => {}
        }
    }
    slug.truncate(slug.trim_end_matches('-').len());
    slug
}

#[cfg(test)]
mod tests {
    use super::slug;

    #[test]
    fn names_become_path_segments() {
        for (name, path) in [
            ("Brighton & Hove Albion", "brighton-hove-albion"),
            ("Atlético Madrid", "atletico-madrid"),
            ("1. FC Köln", "1-fc-koln"),
            ("Fenerbahçe", "fenerbahce"),
            ("Sean O'Malley", "sean-omalley"),
            ("Kasımpaşa", "kasimpasa"),
            ("  ../x ", "x"),
        ] {
            assert_eq!(slug(name), path);
        }
    }
}
