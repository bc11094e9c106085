//! Keys of messages that are known to be requested before anything is rendered.

use std::collections::BTreeMap;
use std::path::PathBuf;

/// The words that the code of pages and islands requests, by their keys.
#[derive(Clone, Debug, Default)]
pub struct Requests<'a> {
    /// Those in the views of pages.
    pub pages: &'a [&'a str],
    /// Those in the props of islands, each with the island's name.
    pub islands: Vec<(String, &'a str)>,
}

/// Requested keys, each with the file, below a locale's folder, for such a message.
#[derive(Debug, Default)]
pub struct Asked(pub(super) BTreeMap<String, PathBuf>);

impl Asked {
    /// These words, and the keys that these templates name by a literal: `t("nav-live")`. Computed keys are only known
    /// at render time.
    pub fn of<'a>(words: &Requests<'_>, templates: impl IntoIterator<Item = &'a str>) -> Self {
        let site = || PathBuf::from("site.ftl");
        let mut keys: BTreeMap<String, PathBuf> = (words.pages.iter())
            .map(|key| ((*key).to_owned(), site()))
            .collect();
        for text in templates {
            keys.extend(
                literals(text)
                    .into_iter()
                    .map(|key| (key.to_owned(), site())),
            );
        }
        for (key, island) in &words.islands {
            keys.insert(key.clone(), PathBuf::from(format!("islands/{island}.ftl")));
        }
        Self(keys)
    }

    /// Whether a message is known to be used.
    pub fn has(&self, key: &str) -> bool {
        self.0.contains_key(key)
    }
}

/// The literals that `t` is called with in the tags of a template.
fn literals(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        rest = &rest[open + 1..];
        let close = match rest.as_bytes().first() {
            Some(b'{') => "}}",
            Some(b'%') => "%}",
            Some(b'#') => "#}",
            _ => continue,
        };
        let tag = rest.find(close).map_or(rest, |end| &rest[..end]);
        if close != "#}" {
            found.extend(calls(tag));
        }
        rest = &rest[tag.len()..];
    }
    found
}

fn calls(tag: &str) -> impl Iterator<Item = &str> {
    tag.match_indices("t(").filter_map(move |(at, call)| {
        let before = tag[..at].chars().next_back();
        if before.is_some_and(|before| before.is_alphanumeric() || matches!(before, '_' | '.')) {
            return None;
        }
        let argument = tag[at + call.len()..].trim_start();
        let quote = argument
            .chars()
            .next()
            .filter(|it| matches!(it, '"' | '\''))?;
        argument[1..].split_once(quote).map(|(key, _)| key)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_literals_in_tags_are_found() {
        let text = r#"t("text") { {# t("comment") #}{{ t('a') }}{% if x %}{{ at("no") ~ t( "b" , n=t("c")) ~ t(d) }}{% endif %}"#;
        assert_eq!(literals(text), ["a", "b", "c"]);
    }

    #[test]
    fn messages_of_islands_belong_in_the_file_of_their_island() {
        let words = Requests {
            pages: &["odds-title"],
            islands: vec![("slip-tab-bets".to_owned(), "bet-slip")],
        };
        let asked = Asked::of(&words, ["{{ t('nav-live') }}"]).0;
        let file = |key: &str| asked[key].display().to_string();
        assert_eq!(file("slip-tab-bets"), "islands/bet-slip.ftl");
        assert_eq!(file("nav-live"), "site.ftl");
        assert_eq!(file("odds-title"), "site.ftl");
    }
}
