//! A name in every language of the site, kept once where the languages agree.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// A text by locale.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Text {
    /// The same in every language, as most names of clubs are.
    Same(Arc<str>),
    /// By the locale's index.
    Each(Box<[Arc<str>]>),
}

impl Text {
    /// A text from its languages, the default first. `others` may be shorter than the site's
    /// locales; the default stands in.
    pub fn new<'a>(default: &'a str, others: impl IntoIterator<Item = Option<&'a str>>) -> Self {
        let mut all = vec![Arc::from(default)];
        let mut same = true;
        for other in others {
            match other {
                Some(text) if text != default => {
                    same = false;
                    all.push(Arc::from(text));
                }
                _ => all.push(Arc::clone(&all[0])),
            }
        }
        if same {
            Self::Same(all.swap_remove(0))
        } else {
            Self::Each(all.into())
        }
    }

    /// The text in the locale of this index.
    pub fn get(&self, locale: usize) -> &str {
        match self {
            Self::Same(text) => text,
            // One that was stored for other languages may have fewer.
            Self::Each(all) => &all[locale.min(all.len() - 1)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Text;

    #[test]
    fn languages_that_agree_share_one_text() {
        let same = Text::new("Arsenal", [Some("Arsenal"), None]);
        assert!(matches!(same, Text::Same(_)));
        let each = Text::new("Draw", [Some("Empate"), None]);
        assert_eq!(
            [each.get(0), each.get(1), each.get(2)],
            ["Draw", "Empate", "Draw"]
        );
    }
}
