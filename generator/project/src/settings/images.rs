//! `[images]`: where pictures come from, and the proxy that scales them.

use std::path::Path;

use edge::Origin;
use schemars::JsonSchema;
use serde::Deserialize;
use toml::Spanned;

use crate::images::{Images, PLACES, Proxy, QUALITY};
use crate::number::Whole;
use diagnostic::Diagnostic;

/// The section as it is written in the file.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Images")]
pub struct Section {
    /// Address of an image proxy, which scales pictures: with the places {width}, {height}, {quality},
    /// {format} (avif, webp, jpeg, png), and either {path}, the path of the picture on its own host, or
    /// {url}, its whole address, encoded. SVG files never go through it.
    #[schemars(with = "Option<String>", regex(pattern = r"^https?://+[^/]"))]
    proxy: Option<Spanned<String>>,
    /// Quality of JPEG and PNG; AVIF is requested with 0.8125 of it, WebP with 0.875.
    quality: Whole<0, 100>,
    /// Origins from which pictures come without a proxy, such as https://logos.example.
    #[schemars(
        with = "Vec<String>",
        inner(regex(pattern = "^(https|wss)://[^/?#]+$"))
    )]
    origins: Vec<Spanned<String>>,
    /// What a picture for the light theme has at the end of its name.
    light_suffix: String,
    /// What a picture for phones has at the end of its name.
    mobile_suffix: String,
}

impl Default for Section {
    fn default() -> Self {
        Self {
            proxy: None,
            quality: Whole::new(QUALITY),
            origins: Vec::new(),
            light_suffix: "-light".to_owned(),
            mobile_suffix: "-mobile".to_owned(),
        }
    }
}

impl Section {
    /// Checks the section; every mistake in it is added to `wrong`.
    pub fn check(self, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) -> Images {
        let mut origins = Vec::new();
        for written in &self.origins {
            match written.get_ref().parse::<Origin>() {
                Ok(origin) => origins.push(origin),
                Err(odd) => wrong.push(
                    Diagnostic::error(format!("`{}` is not an origin", written.get_ref()))
                        .at(path, text, written.span(), odd.label())
                        .hint("write scheme and host, such as `https://logos.example`"),
                ),
            }
        }
        let proxy = self
            .proxy
            .and_then(|written| match Proxy::new(written.get_ref()) {
                Ok(proxy) => Some(proxy),
                Err(odd) => {
                    wrong.push(
                        Diagnostic::error("this is not the address of an image proxy")
                            .at(path, text, written.span(), odd)
                            .hint(format!(
                                "write an address with the places {}, and either {{path}} or {{url}}",
                                PLACES.join(", ")
                            )),
                    );
                    None
                }
            });
        Images {
            proxy,
            quality: self.quality.get(),
            origins,
            light_suffix: self.light_suffix,
            mobile_suffix: self.mobile_suffix,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";

    fn parse(text: &str) -> Result<Images, Vec<Diagnostic>> {
        let text = format!("{BEFORE}[images]\n{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.images)
    }

    #[test]
    fn pictures_are_used_as_sent_by_default() {
        let images = parse("").expect("good");
        assert!(images.proxy.is_none() && images.origins.is_empty());
        assert_eq!(images.quality, 80);
    }

    #[test]
    fn every_mistake_has_its_place() {
        for (line, label) in [
            ("proxy = \"img.example/{path}\"", "must begin with https://"),
            ("proxy = \"https://img.example/{width}\"", "lacks {path}"),
            (
                "proxy = \"https://img.example/{size}/{path}\"",
                "`{size}` is not a place",
            ),
            ("proxy = \"https://{path}/\"", "not a host name"),
            (
                "proxy = \"https://img.example/{path\"",
                "a brace is not closed",
            ),
            ("quality = 101", "a whole number, 0 to 100"),
            ("origins = [\"logos.example\"]", "must begin with https://"),
        ] {
            let wrong = parse(line).expect_err(line);
            assert_eq!(wrong.len(), 1, "{line}");
            let text = wrong[0].to_string();
            assert!(
                text.contains(label) && text.contains("site.toml:6:"),
                "{text}"
            );
        }
    }
}
