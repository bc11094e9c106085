//! `[streams]`: where streams of matches come from.

use std::path::Path;

use edge::Origin;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use diagnostic::Diagnostic;

/// The section as it is written in the file.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Streams")]
pub struct Section {
    /// Origins that streams of matches come from, such as https://cdn.example: playlists and their parts, and
    /// players in a frame. Those of the operator's API need no mention.
    #[schemars(
        with = "Vec<String>",
        inner(regex(pattern = "^(https|wss)://[^/?#]+$"))
    )]
    origins: Vec<Spanned<String>>,
}

impl Section {
    /// Checks the section; every mistake in it is added to `wrong`.
    pub fn check(self, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) -> Vec<Origin> {
        let mut origins = Vec::new();
        for written in &self.origins {
            match written.get_ref().parse::<Origin>() {
                Ok(origin) => origins.push(origin),
                Err(odd) => wrong.push(
                    Diagnostic::error(format!("`{}` is not an origin", written.get_ref()))
                        .at(path, text, written.span(), odd.label())
                        .hint("write scheme and host, such as `https://cdn.example`"),
                ),
            }
        }
        origins
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";

    fn parse(text: &str) -> Result<Vec<Origin>, Vec<Diagnostic>> {
        let text = format!("{BEFORE}[streams]\n{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.streams)
    }

    #[test]
    fn streams_come_from_nowhere_else_by_default() {
        assert_eq!(parse("").expect("good"), []);
        let origins = parse("origins = [\"https://cdn.example\"]").expect("good");
        assert_eq!(origins[0].as_str(), "https://cdn.example");
    }

    #[test]
    fn a_mistake_has_its_place() {
        let wrong = parse("origins = [\"https://cdn.example/live\"]").expect_err("a path");
        let text = wrong[0].to_string();
        assert!(
            text.contains("site.toml:6:12") && text.contains("such as `https://cdn.example`"),
            "{text}"
        );
    }
}
