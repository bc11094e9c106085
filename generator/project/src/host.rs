//! The templates of the site: the engine of the crate [`templates`], and the functions
//! that it calls.

use std::sync::Arc;

use fluent_bundle::FluentArgs;
use templates::{Arg, Host, Html, TemplateFile, Templates};

use crate::assets::Assets;
use crate::drawings::{Drawings, Symbols};
use crate::html;
use crate::markdown;
use crate::messages::{Call, Messages, Part, mistake};
use crate::price;
use diagnostic::Diagnostic;

/// Loads templates, and the names of the drawings in the SVG files beside them, with the messages and the assets
/// that they can use.
///
/// # Errors
/// Every template that does not parse, names a missing template, or computes the name of one; every
/// drawing that cannot be used.
pub fn load(
    files: Vec<TemplateFile>,
    messages: &Arc<Vec<Messages>>,
    assets: &Arc<Assets>,
) -> Result<Templates, Vec<Diagnostic>> {
    let is_drawing = |file: &TemplateFile| file.name.ends_with(".svg");
    let (drawings, files): (Vec<_>, Vec<_>) = files.into_iter().partition(is_drawing);
    let (drawings, mut errors) = match Drawings::of(&drawings) {
        Ok(drawings) => (drawings, Vec::new()),
        Err(errors) => (Drawings::default(), errors),
    };
    let host = SiteHost {
        messages: Arc::clone(messages),
        assets: Arc::clone(assets),
        drawings,
    };
    match Templates::load(files, Arc::new(host)) {
        Ok(templates) if errors.is_empty() => Ok(templates),
        Ok(_) => Err(errors),
        Err(wrong) => {
            errors.extend(wrong);
            Err(errors)
        }
    }
}

/// The functions for the templates of the site.
struct SiteHost {
    /// By locale.
    messages: Arc<Vec<Messages>>,
    assets: Arc<Assets>,
    drawings: Drawings,
}

impl Host for SiteHost {
    fn locales(&self) -> usize {
        self.messages.len()
    }

    fn message(
        &self,
        locale: usize,
        key: &str,
        args: &[(&str, Arg<'_>)],
    ) -> Result<String, String> {
        let messages = &self.messages[locale];
        if let Some(text) = messages.parts(key).and_then(|parts| joined(parts, args)) {
            return Ok(text);
        }
        let mut fluent = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match *value {
                Arg::Text(text) => fluent.set(*name, text),
                Arg::Number(number) => fluent.set(*name, number),
            }
        }
        messages.format(key, Some(&fluent))
    }

    fn explain(&self, key: &str, given: &[&str], reason: String) -> Diagnostic {
        let given = given.to_vec();
        mistake(&self.messages, &Call { key, given }, reason)
    }

    fn asset(&self, name: &str) -> Result<String, String> {
        self.assets.url(name).ok_or_else(|| {
            let names: Vec<&str> = self.assets.names().collect();
            format!(
                "there is no asset `{name}`; the islands' build made {}",
                names.join(", ")
            )
        })
    }

    fn symbols(&self, file: &str) -> Result<&Symbols, String> {
        self.drawings.file(file)
    }

    fn fingerprint(&self) -> u64 {
        self.drawings.fingerprint()
    }

    #[inline]
    fn price(&self, value: u32, out: &mut Html) {
        out.int((value / 1000).into());
        let (decimals, length) = price::decimals(value);
        out.start_of(&decimals, length);
    }

    fn markdown(&self, source: &str, root: &str) -> String {
        markdown::html(source, root)
    }

    fn html(&self, source: &str, root: &str) -> String {
        html::harmless(source, root)
    }
}

/// A message that consists only of texts and variables; `None` if a variable is not a text.
fn joined(parts: &[Part], args: &[(&str, Arg<'_>)]) -> Option<String> {
    let mut text = String::with_capacity(256);
    for part in parts {
        match part {
            Part::Text(part) => text.push_str(part),
            Part::Variable(wanted) => match args.iter().find(|(name, _)| *name == &**wanted)?.1 {
                Arg::Text(value) => text.push_str(value),
                Arg::Number(_) => return None,
            },
        }
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{Asked, MessageFile, load as load_messages};
    use crate::settings::Written;
    use catalogue::locale::Locale;

    fn host() -> SiteHost {
        let locale = Locale::find("ar").expect("known");
        let text = "plain = { $a } - { $b }\nplural = { $n ->\n    [two] t\n   *[other] x\n}\n";
        let file = MessageFile::new("locales/ar/site.ftl".into(), text.to_owned());
        let file = file.expect("a file of a locale");
        let written = Written::default();
        let (messages, _) = load_messages(&[locale], vec![file], &Asked::default(), &written);
        SiteHost {
            messages: Arc::new(messages),
            assets: Arc::default(),
            drawings: Drawings::default(),
        }
    }

    #[test]
    fn a_message_is_the_same_whether_or_not_it_is_joined_without_fluent() {
        let host = host();
        let texts = [("a", Arg::Text("x")), ("b", Arg::Text("2"))];
        let mixed = [("a", Arg::Text("x")), ("b", Arg::Number(2.0))];
        let say = |key, args: &[_]| host.message(0, key, args).expect("formats");
        assert_eq!(say("plain", &texts), "x - 2");
        assert_eq!(say("plain", &mixed), "x - 2");
        assert_eq!(say("plural", &[("n", Arg::Number(2.0))]), "t");
        assert!(
            host.message(0, "plain", &texts[..1]).is_err(),
            "b is missing"
        );
    }

    #[test]
    fn a_price_is_written_as_everywhere_else() {
        let host = host();
        for value in [1010, 1855, 2000, 101_005, u32::MAX] {
            let mut html = Html::default();
            host.price(value, &mut html);
            assert_eq!(html.as_bytes(), price::decimal(value).as_bytes());
        }
    }
}
