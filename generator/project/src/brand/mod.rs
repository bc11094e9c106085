//! What an operator makes of the look: `[brand]` in `content/site.toml`.
//!
//! A brand replaces the colours from which `templates/styles/tokens.css` mixes all others, the radius,
//! and the pictures. Colours become rules at the end of the pages' stylesheet, which has another name
//! then, so pages change as they do with every asset.

mod choice;
mod colour;
mod contrast;
mod logo;
mod tokens;

use std::fs;
use std::io;
use std::path::Path;

use toml::Spanned;

pub use self::choice::{Brand, Chosen, SETTINGS};
use self::colour::Colour;
use self::tokens::{DARK, DARK_MEDIA, DARK_SYSTEM, Origin, Theme, Tokens};
use crate::assets::{self, Assets, Logo};
use diagnostic::Diagnostic;

/// The stylesheet with the tokens, by its logical name.
const STYLE: &str = "style.css";

/// The surface of the header, which the browser's own bars continue.
const HEADER: &str = "surface-raised";

/// The surface of the page.
const PAGE: &str = "surface";

/// The dark text on an accent that white cannot be read on.
const INK: &str = "#0b1026";

/// Gives the assets of a project in `root` the look of a brand, and checks the contrast of all colours.
/// Returns every mistake.
pub fn dress(root: &Path, brand: &Brand, assets: &mut Assets) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    match fs::read_to_string(root.join(tokens::PATH)) {
        Ok(css) => match Tokens::read(&css) {
            Ok(themes) => wrong.extend(paint(themes, &css, brand, assets)),
            Err(differences) => wrong.extend(differences),
        },
        // A project with stylesheets of its own has no tokens to check.
        Err(error) if brand.has_colours() || error.kind() != io::ErrorKind::NotFound => wrong.push(
            Diagnostic::error(format!("cannot read {}: {error}", tokens::PATH))
                .hint("the colours of [brand] replace those of this file"),
        ),
        Err(_) => {}
    }
    wrong.extend(hang(root, brand, assets));
    wrong
}

/// Adds the colours and the radius to the stylesheet.
fn paint(themes: [Tokens; 2], css: &str, brand: &Brand, assets: &mut Assets) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    let mut rules = String::new();
    if let Some(radius) = brand.radius {
        rules.push_str(&format!(":root{{--radius:{radius}px}}"));
    }
    let mut headers = Vec::new();
    for (theme, mut tokens) in Theme::ALL.into_iter().zip(themes) {
        let mut replaced = Vec::new();
        for chosen in brand.colours(theme) {
            replaced.push((chosen.token, chosen.colour, chosen));
            if chosen.token == "accent" {
                let [text, shade] = beside(chosen.colour);
                replaced.extend([
                    ("accent-text", text, chosen),
                    ("accent-shade", shade, chosen),
                ]);
            }
        }
        let mut declarations = Vec::new();
        for (name, colour, chosen) in replaced {
            declarations.push(format!("--{name}:{colour}"));
            tokens.set(name, colour.to_string(), Origin::Brand(chosen.span.clone()));
        }
        wrong.extend(contrast::check(theme, &tokens, css, brand));
        headers.extend(tokens.resolve(HEADER).ok());
        if let (Theme::Light, Ok(page)) = (theme, tokens.resolve(PAGE)) {
            assets.set_surface(page.colour.to_string());
        }
        let body = declarations.join(";");
        match theme {
            _ if body.is_empty() => {}
            Theme::Light => rules.push_str(&format!(":root{{{body}}}")),
            Theme::Dark => rules.push_str(&format!(
                "{DARK}{{{body}}}{DARK_MEDIA}{{{DARK_SYSTEM}{{{body}}}}}"
            )),
        }
    }
    if rules.is_empty() {
        // The islands' build has named the colours of the browser's bars.
        return wrong;
    }
    if let [light, dark] = &headers[..]
        && brand.has_colours()
    {
        assets.tint(light.colour.to_string(), dark.colour.to_string());
    }
    assets.append(STYLE, &rules);
    wrong
}

/// The text on an accent, and the colour towards which the accent moves under a pointer: away from its
/// text.
fn beside(accent: Colour) -> [Colour; 2] {
    let ink = INK.parse().unwrap_or(Colour::BLACK);
    match accent.contrast(Colour::WHITE) >= accent.contrast(ink) {
        true => [Colour::WHITE, Colour::BLACK],
        false => [ink, Colour::WHITE],
    }
}

/// Adds the pictures.
fn hang(root: &Path, brand: &Brand, assets: &mut Assets) -> Vec<Diagnostic> {
    let mut wrong = Vec::new();
    let mut add = |named: &Option<Spanned<String>>, name: &str, assets: &mut Assets| {
        let named = named.as_ref()?;
        match logo::read(root, brand, named) {
            Ok((text, size)) => Some((assets.add_picture(name, text.into_bytes()), size)),
            Err(error) => {
                wrong.push(error);
                None
            }
        }
    };
    let light = add(&brand.logo, assets::LOGO, assets);
    let dark = add(&brand.logo_dark, "logo-dark", assets);
    add(&brand.favicon, assets::FAVICON, assets);
    if let Some((light, size)) = light {
        assets.set_logo(Logo {
            light,
            dark: dark.map(|(path, _)| path),
            width: size.width.round() as u32,
            height: size.height.round() as u32,
        });
    } else if let (None, Some(dark)) = (&brand.logo, &brand.logo_dark) {
        wrong.push(
            Diagnostic::error("`logo_dark` without `logo`")
                .at(
                    Path::new(SETTINGS),
                    &brand.written,
                    dark.span(),
                    "for the dark theme only",
                )
                .hint("write `logo` too"),
        );
    }
    wrong
}
