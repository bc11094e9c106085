//! The tokens of the look: the custom properties of `templates/styles/tokens.css`, in both themes.
//!
//! Only the form in which that file is written is understood: rules for `:root`, and colours that are
//! hexadecimal, another token, or `color-mix(in srgb, ...)` of two such.

use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;

use super::colour::Colour;
use diagnostic::Diagnostic;

/// The file, below the project's root.
pub const PATH: &str = "templates/styles/tokens.css";

/// The selector of the dark theme that a visitor chose.
pub const DARK: &str = ":root[data-theme=\"dark\"]";

/// The selector of the dark theme of a visitor's system, inside of [`DARK_MEDIA`].
pub const DARK_SYSTEM: &str = ":root:not([data-theme])";

/// What [`DARK_SYSTEM`] is inside of.
pub const DARK_MEDIA: &str = "@media (prefers-color-scheme: dark)";

/// How many tokens may lead from one to the next.
const DEEPEST: usize = 8;

/// A theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// The light one.
    Light,
    /// The dark one.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Light, Self::Dark];

    /// Its name, as messages and `content/site.toml` write it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// The tokens of a theme by name, without the leading hyphens.
#[derive(Clone, Debug, Default)]
pub struct Tokens(BTreeMap<String, Token>);

/// A token.
#[derive(Clone, Debug)]
pub struct Token {
    /// Its value, as it is written.
    pub value: String,
    /// Where it is written.
    pub origin: Origin,
}

/// Where the value of a token is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// In `tokens.css`, at these bytes.
    Styles(Range<usize>),
    /// In `content/site.toml`, at these bytes.
    Brand(Range<usize>),
}

/// A colour, and the tokens that it was made of.
#[derive(Debug)]
pub struct Resolved {
    /// The colour.
    pub colour: Colour,
    /// The names of the tokens, itself first.
    pub made_of: Vec<String>,
}

impl Tokens {
    /// Reads the tokens of the light and of the dark theme.
    ///
    /// # Errors
    /// A token that the two rules of the dark theme do not give the same value.
    pub fn read(css: &str) -> Result<[Self; 2], Vec<Diagnostic>> {
        let rules = rules(css);
        let of = |wanted: &str| {
            let rules = rules.iter().filter(|rule| rule.selector == wanted);
            let tokens = rules.flat_map(|rule| declarations(css, rule.body.clone()));
            tokens.collect::<BTreeMap<_, _>>()
        };
        let (light, chosen, system) = (of(":root"), of(DARK), of(DARK_SYSTEM));
        let mut wrong = Vec::new();
        let only_system = system.keys().filter(|name| !chosen.contains_key(*name));
        for name in chosen.keys().chain(only_system) {
            let both = [chosen.get(name), system.get(name)];
            let [one, two] = both.map(|token| token.map(|token| &token.value));
            let Some(Origin::Styles(span)) = both[0].or(both[1]).map(|it| it.origin.clone()) else {
                continue;
            };
            if one == two {
                continue;
            }
            wrong.push(
                Diagnostic::error(format!(
                    "`--{name}` is not the same in both rules of the dark theme"
                ))
                .at(
                    Path::new(PATH),
                    css,
                    span,
                    "differs, or is in one rule only",
                )
                .hint(format!(
                    "write the same value in `{DARK}` and in `{DARK_SYSTEM}`"
                )),
            );
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let mut dark = light.clone();
        dark.extend(chosen);
        Ok([Self(light), Self(dark)])
    }

    /// Sets a token.
    pub fn set(&mut self, name: &str, value: String, origin: Origin) {
        self.0.insert(name.to_owned(), Token { value, origin });
    }

    /// A token.
    pub fn get(&self, name: &str) -> Option<&Token> {
        self.0.get(name)
    }

    /// The colour of a token, computed as a browser does.
    ///
    /// # Errors
    /// The name of the token that is missing, or is no colour that can be computed.
    pub fn resolve(&self, name: &str) -> Result<Resolved, String> {
        let mut made_of = Vec::new();
        let colour = self.colour(&format!("var(--{name})"), name, 0, &mut made_of)?;
        Ok(Resolved { colour, made_of })
    }

    fn colour(
        &self,
        value: &str,
        of: &str,
        depth: usize,
        made_of: &mut Vec<String>,
    ) -> Result<Colour, String> {
        let odd = || of.to_owned();
        if depth > DEEPEST {
            return Err(odd());
        }
        if let Some(name) = inside(value, "var(--") {
            let token = self.get(name).ok_or_else(|| name.to_owned())?;
            made_of.push(name.to_owned());
            return self.colour(&token.value, name, depth + 1, made_of);
        }
        if let Some(mixture) = inside(value, "color-mix(in srgb,") {
            let (first, second) = mixture.split_once(',').ok_or_else(odd)?;
            let (first, share) = first.trim().rsplit_once(' ').ok_or_else(odd)?;
            let share = share
                .strip_suffix('%')
                .and_then(|it| it.parse::<f64>().ok());
            let share = share
                .filter(|it| (0.0..=100.0).contains(it))
                .ok_or_else(odd)?;
            let first = self.colour(first, of, depth + 1, made_of)?;
            let second = self.colour(second.trim(), of, depth + 1, made_of)?;
            return Ok(first.mixed(share / 100.0, second));
        }
        value.parse().map_err(|_| odd())
    }
}

/// What a function's parentheses enclose.
fn inside<'v>(value: &'v str, function: &str) -> Option<&'v str> {
    value.strip_prefix(function)?.strip_suffix(')')
}

struct Rule {
    selector: String,
    body: Range<usize>,
}

/// The innermost rules of a stylesheet: those with declarations.
fn rules(css: &str) -> Vec<Rule> {
    let css = without_comments(css);
    let mut rules = Vec::new();
    let mut start = 0;
    let mut open: Option<(String, usize)> = None;
    for (at, letter) in css.char_indices() {
        match letter {
            '{' => {
                open = Some((css[start..at].trim().to_owned(), at + 1));
                start = at + 1;
            }
            '}' => {
                if let Some((selector, from)) = open.take() {
                    rules.push(Rule {
                        selector,
                        body: from..at,
                    });
                }
                start = at + 1;
            }
            _ => {}
        }
    }
    rules
}

/// The custom properties among the declarations of a rule.
fn declarations(css: &str, body: Range<usize>) -> Vec<(String, Token)> {
    let text = without_comments(css);
    let mut found = Vec::new();
    let mut at = body.start;
    for declaration in text[body].split(';') {
        let start = at + declaration.len() - declaration.trim_start().len();
        at += declaration.len() + 1;
        let Some((name, value)) = declaration.trim().split_once(':') else {
            continue;
        };
        if let Some(name) = name.strip_prefix("--") {
            let end = start + declaration.trim().len();
            let value = value.trim().to_owned();
            let origin = Origin::Styles(start..end);
            found.push((name.trim().to_owned(), Token { value, origin }));
        }
    }
    found
}

/// The same text with blanks for comments, so that places stay the same.
fn without_comments(css: &str) -> String {
    let mut kept = css.to_owned();
    while let Some(start) = kept.find("/*") {
        let end = kept[start + 2..]
            .find("*/")
            .map_or(kept.len(), |it| start + it + 4);
        kept.replace_range(start..end, &" ".repeat(end - start));
    }
    kept
}

/// The tokens of text and background that one rule of a stylesheet sets together.
#[cfg(test)]
pub fn declared_pairs(css: &str) -> Vec<(String, String)> {
    let token = |body: &str, property: &str| {
        let declarations = body.split(';').filter_map(|it| it.trim().split_once(':'));
        let mut values = declarations.filter(|(name, _)| *name == property);
        let (_, value) = values.next()?;
        inside(value.trim(), "var(--").map(str::to_owned)
    };
    let text = without_comments(css);
    let bodies = rules(css)
        .into_iter()
        .map(|rule| text[rule.body].to_owned());
    bodies
        .filter_map(|body| Some((token(&body, "color")?, token(&body, "background")?)))
        .collect()
}

/// The tokens that a stylesheet uses for text.
#[cfg(test)]
pub fn used_as_text(css: &str) -> Vec<String> {
    let lines = css
        .lines()
        .filter_map(|line| line.trim().strip_prefix("color: "));
    let tokens = lines.filter_map(|value| inside(value.strip_suffix(';')?, "var(--"));
    tokens.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CSS: &str = "/* :root { --a: #bad; } */
:root { --a: #fff; --half: color-mix(in srgb, var(--a) 50%, #000); --b: var(--half); --c: var(--d); --d: var(--c) }
:root[data-theme=\"dark\"] { --a: #000 }
@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) { --a: #000; }
}";

    #[test]
    fn mixtures_follow_what_they_are_made_of() {
        let [light, dark] = Tokens::read(CSS).expect("reads");
        let of = |tokens: &Tokens, name: &str| tokens.resolve(name).map(|it| it.colour.to_string());
        assert_eq!(of(&light, "b").as_deref(), Ok("#808080"));
        assert_eq!(of(&dark, "b").as_deref(), Ok("#000000"));
        assert_eq!(
            light.resolve("b").expect("resolves").made_of,
            ["b", "half", "a"]
        );
        assert_eq!(of(&light, "missing"), Err("missing".to_owned()));
        assert!(of(&light, "c").is_err(), "a circle ends");
        let Some(Origin::Styles(span)) = light.get("a").map(|it| it.origin.clone()) else {
            panic!("--a is in the styles");
        };
        assert_eq!(&CSS[span], "--a: #fff");
    }

    #[test]
    fn the_dark_theme_is_the_same_for_system_and_visitor() {
        for css in [
            CSS.replace("--a: #000;", "--a: #111;"),
            CSS.replace("--a: #000;", ""),
            CSS.replace("--a: #000;", "--a: #000; --e: #111;"),
        ] {
            let wrong = Tokens::read(&css).expect_err("they differ");
            let text = wrong[0].to_string();
            assert_eq!(wrong.len(), 1, "{text}");
            assert!(text.contains("is not the same in both rules"), "{text}");
        }
    }
}
