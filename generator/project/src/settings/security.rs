//! `[security]`: who may frame the site, and which third parties it uses.

use std::path::Path;

use edge::{Origin, Security, Use};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use toml::Spanned;

use diagnostic::Diagnostic;

/// The section as it is written in the file.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "Security")]
pub struct Section {
    /// Origins whose pages may show the site in a frame, in addition to the site's own.
    #[schemars(
        with = "Vec<String>",
        inner(regex(pattern = "^(https|wss)://[^/?#]+$"))
    )]
    frame_ancestors: Vec<Spanned<String>>,
    /// Third parties that pages use, each with its purposes.
    origins: Vec<ThirdParty>,
}

/// A third party.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct ThirdParty {
    /// Its origin, such as https://pay.example.
    #[schemars(with = "String", regex(pattern = "^(https|wss)://[^/?#]+$"))]
    origin: Spanned<String>,
    /// What pages use it for.
    #[serde(rename = "for")]
    #[schemars(schema_with = "uses")]
    uses: Spanned<Vec<Spanned<String>>>,
}

/// JSON Schema of what pages use a third party for.
fn uses(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "array",
        "items": { "type": "string", "enum": Use::ALL.map(Use::as_str) },
        "minItems": 1,
    })
}

impl Section {
    /// Checks the section; every mistake in it is added to `wrong`.
    pub fn check(&self, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) -> Security {
        let mut origin = |written: &Spanned<String>| match written.get_ref().parse::<Origin>() {
            Ok(origin) => Some(origin),
            Err(odd) => {
                wrong.push(
                    Diagnostic::error(format!("`{}` is not an origin", written.get_ref()))
                        .at(path, text, written.span(), odd.label())
                        .hint("write scheme and host, such as `https://pay.example`"),
                );
                None
            }
        };
        let frame_ancestors = self
            .frame_ancestors
            .iter()
            .filter_map(&mut origin)
            .collect();
        let mut security = Security {
            frame_ancestors,
            ..Security::default()
        };
        let origins: Vec<Option<Origin>> =
            self.origins.iter().map(|it| origin(&it.origin)).collect();
        for (party, origin) in self.origins.iter().zip(origins) {
            if party.uses.get_ref().is_empty() {
                wrong.push(
                    Diagnostic::error("a third party without a use")
                        .at(path, text, party.uses.span(), "empty")
                        .hint(format!("write some of: {}", known())),
                );
            }
            let mut uses = Vec::new();
            for one in party.uses.get_ref() {
                match Use::ALL.into_iter().find(|it| it.as_str() == one.get_ref()) {
                    Some(found) => uses.push(found),
                    None => wrong.push(
                        Diagnostic::error(format!("unknown use `{}`", one.get_ref()))
                            .at(path, text, one.span(), "not a known use")
                            .hint(format!("write some of: {}", known())),
                    ),
                }
            }
            security.origins.extend(origin.map(|origin| (origin, uses)));
        }
        security
    }
}

fn known() -> String {
    Use::ALL.map(Use::as_str).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n";

    fn parse(text: &str) -> Result<Security, Vec<Diagnostic>> {
        let text = format!("{BEFORE}{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.security)
    }

    #[test]
    fn an_operator_adds_frames_and_third_parties() {
        assert_eq!(parse("").expect("good"), Security::default());
        let security = parse(
            "[security]\nframe_ancestors = [\"https://host.example\"]\n\
             [[security.origins]]\norigin = \"https://pay.example\"\nfor = [\"frame\", \"script\"]\n",
        )
        .expect("good");
        assert_eq!(security.frame_ancestors[0].as_str(), "https://host.example");
        assert_eq!(security.origins[0].1, [Use::Frame, Use::Script]);
    }

    #[test]
    fn every_mistake_has_its_place() {
        let wrong = parse(
            "[security]\nframe_ancestors = [\"https://host.example/path\"]\n\
             [[security.origins]]\norigin = \"https://a; script-src *\"\nfor = [\"frames\"]\n\
             [[security.origins]]\norigin = \"https://b.example\"\nfor = []\n",
        )
        .expect_err("four mistakes");
        let text: String = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(wrong.len(), 4, "{text}");
        for part in [
            "site.toml:6:20",
            "^ an origin ends after host and port",
            "site.toml:8:10",
            "^ not a host name",
            "such as `https://pay.example`",
            "site.toml:9:8",
            "unknown use `frames`",
            "connect, font, frame, img, media, script, style",
            "site.toml:12:7",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
