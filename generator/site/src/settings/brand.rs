//! `[brand]`: colours and pictures with which an operator makes the look theirs.

use std::path::Path;

use serde::Deserialize;
use toml::Spanned;

use crate::brand::{Brand, Chosen};
use crate::diagnostic::Diagnostic;
use crate::number::Whole;

/// The section as it is written in the file.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Section {
    logo: Option<Spanned<String>>,
    logo_dark: Option<Spanned<String>>,
    favicon: Option<Spanned<String>>,
    radius: Option<Whole<0, 16>>,
    light: Colours,
    dark: Colours,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Colours {
    accent: Option<Spanned<String>>,
    surface: Option<Spanned<String>>,
    surface_raised: Option<Spanned<String>>,
    text: Option<Spanned<String>>,
}

impl Section {
    /// Checks the section; every mistake in it is added to `wrong`.
    pub fn check(self, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) -> Brand {
        let mut colours = |colours: Colours| {
            let named = [
                ("accent", colours.accent),
                ("surface", colours.surface),
                ("surface-raised", colours.surface_raised),
                ("text", colours.text),
            ];
            let mut chosen = Vec::new();
            for (token, written) in named {
                let Some(written) = written else { continue };
                match written.get_ref().parse() {
                    Ok(colour) => chosen.push(Chosen {
                        token,
                        colour,
                        span: written.span(),
                    }),
                    Err(_) => wrong.push(
                        Diagnostic::error(format!("`{}` is not a colour", written.get_ref()))
                            .at(path, text, written.span(), "not hexadecimal")
                            .hint("write six digits, such as \"#2a41d0\""),
                    ),
                }
            }
            chosen
        };
        Brand {
            light: colours(self.light),
            dark: colours(self.dark),
            radius: self.radius.map(Whole::get),
            logo: self.logo,
            logo_dark: self.logo_dark,
            favicon: self.favicon,
            written: text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";

    fn parse(text: &str) -> Result<Brand, Vec<Diagnostic>> {
        let text = format!("{BEFORE}{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.brand)
    }

    #[test]
    fn a_brand_may_have_some_colours_only() {
        let brand = parse("").expect("good");
        assert!(brand.light.is_empty() && brand.dark.is_empty() && brand.logo.is_none());
        let brand = parse("[brand]\nradius = 0\n[brand.dark]\naccent = \"#FC0\"\n").expect("good");
        assert_eq!(brand.radius, Some(0));
        assert!(brand.light.is_empty());
        assert_eq!(brand.dark[0].colour.to_string(), "#ffcc00");
    }

    #[test]
    fn every_mistake_has_its_place() {
        let wrong = parse(
            "[brand]\nradius = 40\n[brand.light]\naccent = \"blue\"\nsurface = \"#12345\"\n\
             [brand.dark]\naccents = \"#000\"\n",
        )
        .expect_err("four mistakes");
        let text: String = wrong.iter().map(|it| format!("{it}\n")).collect();
        assert_eq!(wrong.len(), 4, "{text}");
        for part in [
            "site.toml:6:10",
            "a whole number, 0 to 16",
            "site.toml:8:10",
            "`blue` is not a colour",
            "such as \"#2a41d0\"",
            "site.toml:9:11",
            "site.toml:11:1",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
