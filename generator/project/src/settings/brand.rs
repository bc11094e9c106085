//! `[brand]`: colours and pictures with which an operator makes the look theirs.

use std::path::Path;

use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use crate::brand::{Brand, Chosen};
use crate::number::Whole;
use diagnostic::Diagnostic;

/// The section as it is written in the file.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Brand")]
pub struct Section {
    /// The site's name as a picture in the header: an SVG file below content/, about five times as wide
    /// as high. Without it the header shows the built-in word, or the name in type.
    #[schemars(with = "Option<String>")]
    logo: Option<Spanned<String>>,
    /// The same for the dark theme, if the first cannot be seen there.
    #[schemars(with = "Option<String>")]
    logo_dark: Option<Spanned<String>>,
    /// The picture in the browser's tab, an SVG file below content/.
    #[schemars(with = "Option<String>")]
    favicon: Option<Spanned<String>>,
    /// Radius of buttons and fields in pixels; cards have twice as much.
    radius: Option<Whole<0, 16>>,
    /// Colours of the light theme. Those that are left out are the built-in ones.
    light: Colours,
    /// Colours of the dark theme.
    dark: Colours,
}

/// Colours, from which all others are mixed. The build refuses those that cannot be told apart well
/// enough.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct Colours {
    /// That of buttons, links and chosen prices, such as #2a41d0.
    #[schemars(with = "Option<String>", regex(pattern = "^#([0-9A-Fa-f]{3}){1,2}$"))]
    accent: Option<Spanned<String>>,
    /// That of the page.
    #[schemars(with = "Option<String>", regex(pattern = "^#([0-9A-Fa-f]{3}){1,2}$"))]
    surface: Option<Spanned<String>>,
    /// That of header and cards.
    #[schemars(with = "Option<String>", regex(pattern = "^#([0-9A-Fa-f]{3}){1,2}$"))]
    surface_raised: Option<Spanned<String>>,
    /// That of text.
    #[schemars(with = "Option<String>", regex(pattern = "^#([0-9A-Fa-f]{3}){1,2}$"))]
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
