//! Whether what is combined can be told apart: the pairs of tokens that the stylesheets put on each other.

use std::path::Path;

use super::choice::{Brand, SETTINGS};
use super::colour::Colour;
use super::tokens::{Origin, PATH, Resolved, Theme, Tokens};
use diagnostic::Diagnostic;

/// The least contrast of text (WCAG 2.2, 1.4.3).
const TEXT: f64 = 4.5;

/// The least contrast of edges and marks that carry meaning (WCAG 2.2, 1.4.11).
const MARK: f64 = 3.0;

/// What is drawn in the first tokens lies on the second ones, with at least this contrast.
const PAIRS: &[(&[&str], &[&str], f64)] = &[
    (
        &["text", "text-quiet"],
        &["surface", "surface-raised", "price", "accent-quiet"],
        TEXT,
    ),
    (
        &["text", "text-quiet"],
        &["up-quiet", "down-quiet", "warn-quiet", "ok-quiet"],
        TEXT,
    ),
    (
        &["accent"],
        &["surface", "surface-raised", "accent-quiet"],
        TEXT,
    ),
    (
        &["up", "down", "warn", "error", "ok"],
        &["surface", "surface-raised"],
        TEXT,
    ),
    (&["up"], &["up-quiet"], TEXT),
    (&["down"], &["down-quiet"], TEXT),
    (&["warn"], &["warn-quiet"], TEXT),
    (&["ok"], &["ok-quiet"], TEXT),
    (&["text", "live"], &["live-quiet", "surface-raised"], TEXT),
    (&["price-text"], &["price", "up-quiet", "down-quiet"], TEXT),
    (&["price-selected-text"], &["price-selected"], TEXT),
    (
        &["accent-text"],
        &["accent", "accent-hover", "accent-pressed"],
        TEXT,
    ),
    (&["live-text"], &["live"], TEXT),
    // Notes that lie on the page are the other way round.
    (&["surface-raised"], &["text", "warn", "error", "ok"], TEXT),
    (&["focus"], &["surface", "surface-raised", "price"], MARK),
    (&["line-strong"], &["surface", "surface-raised"], MARK),
];

/// A pair that cannot be told apart well enough.
struct Weak {
    front: String,
    back: String,
    colours: [Colour; 2],
    ratio: f64,
    least: f64,
    /// Where the colour to change is written.
    cause: Origin,
    /// Whether that colour makes the front, or else the back.
    is_front: bool,
}

/// Checks all pairs of a theme: an error for each colour to change.
pub fn check(theme: Theme, tokens: &Tokens, css: &str, brand: &Brand) -> Vec<Diagnostic> {
    let mut weak: Vec<Weak> = Vec::new();
    let mut wrong = Vec::new();
    for (fronts, backs, least) in PAIRS {
        for (front, back) in fronts
            .iter()
            .flat_map(|front| backs.iter().map(move |back| (*front, *back)))
        {
            match (tokens.resolve(front), tokens.resolve(back)) {
                (Ok(one), Ok(two)) => {
                    let ratio = one.colour.contrast(two.colour);
                    if ratio < *least {
                        let (cause, is_front) = cause(tokens, &one, &two);
                        weak.push(Weak {
                            front: front.to_owned(),
                            back: back.to_owned(),
                            colours: [one.colour, two.colour],
                            ratio,
                            least: *least,
                            cause,
                            is_front,
                        });
                    }
                }
                (Err(name), _) | (_, Err(name)) => wrong.push(name),
            }
        }
    }
    wrong.sort();
    wrong.dedup();
    let mut found: Vec<Diagnostic> = wrong
        .iter()
        .map(|name| unreadable(name, theme, tokens, css))
        .collect();
    weak.sort_by(|one, two| (one.ratio / one.least).total_cmp(&(two.ratio / two.least)));
    while !weak.is_empty() {
        let cause = weak[0].cause.clone();
        let (same, others): (Vec<_>, Vec<_>) = weak.into_iter().partition(|it| it.cause == cause);
        found.push(too_weak(&same, theme, css, brand));
        weak = others;
    }
    found
}

/// Where the colour to change is written, and whether it makes the front: one that the brand chose,
/// before the project's own.
fn cause(tokens: &Tokens, front: &Resolved, back: &Resolved) -> (Origin, bool) {
    let origins = |of: &Resolved| {
        let tokens = of.made_of.iter().filter_map(|name| tokens.get(name));
        tokens.map(|token| token.origin.clone()).collect::<Vec<_>>()
    };
    let (fronts, backs) = (origins(front), origins(back));
    let is_chosen = |origin: &&Origin| matches!(origin, Origin::Brand(_));
    match (fronts.iter().find(is_chosen), backs.iter().find(is_chosen)) {
        (Some(origin), _) => (origin.clone(), true),
        (None, Some(origin)) => (origin.clone(), false),
        (None, None) => (fronts[0].clone(), true),
    }
}

/// Whether a colour has to become darker to differ enough from one that stays: the way it differs already, unless even black
/// or white would not be enough there.
fn is_darker(own: f64, stays: f64, least: f64) -> bool {
    // The luminances of black and white, with the flare of WCAG's formula.
    let (black, white, flare) = (0.0, 1.0, 0.05);
    let by_dark = (stays + flare) / (black + flare);
    let by_light = (white + flare) / (stays + flare);
    match own < stays {
        true => by_dark >= least || by_light < least,
        false => by_light < least && by_dark >= least,
    }
}

/// The error about a colour, with the worst of its pairs. The list is not empty.
fn too_weak(pairs: &[Weak], theme: Theme, css: &str, brand: &Brand) -> Diagnostic {
    let worst = &pairs[0];
    let [front, back] = worst.colours;
    let message = format!(
        "`{}` ({front}) on `{}` ({back}) has a contrast of {:.2} in the {} theme, and needs {}",
        worst.front,
        worst.back,
        floor(worst.ratio),
        theme.name(),
        worst.least,
    );
    let (file, text, span) = match &worst.cause {
        Origin::Brand(span) => (SETTINGS, brand.written.as_str(), span.clone()),
        Origin::Styles(span) => (PATH, css, span.clone()),
    };
    // A mixture moves with what it is made of, so its pair is the other colour.
    let (own, stays) = match worst.is_front {
        true => (front.luminance(), back.luminance()),
        false => (back.luminance(), front.luminance()),
    };
    let way = match is_darker(own, stays, worst.least) {
        true => "a darker",
        false => "a lighter",
    };
    let other = if worst.is_front {
        &worst.back
    } else {
        &worst.front
    };
    let others: Vec<String> = pairs[1..]
        .iter()
        .map(|it| format!("`{}` on `{}` {:.2}", it.front, it.back, floor(it.ratio)))
        .collect();
    let also = match others.is_empty() {
        true => String::new(),
        false => format!("; also too low: {}", others.join(", ")),
    };
    Diagnostic::error(message)
        .at(
            Path::new(file),
            text,
            span,
            format!("too close to `{other}`"),
        )
        .hint(format!("choose {way} colour{also}"))
}

/// Two decimals, never rounded up to a limit.
fn floor(ratio: f64) -> f64 {
    (ratio * 100.0).floor() / 100.0
}

fn unreadable(name: &str, theme: Theme, tokens: &Tokens, css: &str) -> Diagnostic {
    let hint =
        "write `#1a2b3c`, `var(--other)` or `color-mix(in srgb, var(--one) 12%, var(--other))`";
    match tokens.get(name).map(|token| (&token.value, &token.origin)) {
        Some((value, Origin::Styles(span))) => Diagnostic::error(format!(
            "the contrast of `--{name}: {value}` in the {} theme cannot be computed",
            theme.name()
        ))
        .at(
            Path::new(PATH),
            css,
            span.clone(),
            "no colour of a known form",
        ),
        _ => Diagnostic::error(format!(
            "{PATH} has no `--{name}` for the {} theme",
            theme.name()
        )),
    }
    .hint(hint)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::PathBuf;

    use super::*;
    use crate::brand::tokens::{declared_pairs, used_as_text};

    fn styles() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../templates/styles")
    }

    fn is_checked(front: &str, back: &str) -> bool {
        let covers = |(fronts, backs, _): &(&[&str], &[&str], f64)| {
            fronts.contains(&front) && backs.contains(&back)
        };
        PAIRS.iter().any(covers)
    }

    #[test]
    fn the_hint_leads_where_the_contrast_can_be_reached() {
        // Yellow on nearly white: white itself would not be enough.
        assert!(is_darker(0.93, 0.90, 4.5));
        assert!(!is_darker(0.05, 0.02, 4.5));
        assert!(is_darker(0.10, 0.60, 4.5));
        assert!(!is_darker(0.60, 0.10, 4.5));
    }

    #[test]
    fn the_projects_own_colours_can_be_told_apart() {
        let css = fs::read_to_string(styles().join("tokens.css")).expect("reads");
        let themes = Tokens::read(&css).expect("both rules of the dark theme are the same");
        for (theme, tokens) in Theme::ALL.into_iter().zip(&themes) {
            let wrong = check(theme, tokens, &css, &Brand::default());
            let wrong: Vec<String> = wrong.iter().map(ToString::to_string).collect();
            assert!(wrong.is_empty(), "{}", wrong.join("\n"));
        }
    }

    #[test]
    fn all_pairs_of_the_stylesheets_are_checked() {
        let mut pairs = 0;
        for entry in walkdir::WalkDir::new(styles()) {
            let path = entry.expect("walks").into_path();
            if path.extension().is_none_or(|ending| ending != "css") {
                continue;
            }
            let css = fs::read_to_string(&path).expect("reads");
            for (front, back) in declared_pairs(&css) {
                pairs += 1;
                let what = format!("{}: {front} on {back}", path.display());
                assert!(is_checked(&front, &back), "{what} is not among the pairs");
            }
            for front in used_as_text(&css) {
                let fronts = PAIRS.iter().flat_map(|(fronts, ..)| *fronts);
                assert!(
                    fronts.into_iter().any(|it| *it == front),
                    "{}: {front}",
                    path.display()
                );
            }
        }
        assert!(
            pairs > 20,
            "the stylesheets combine more than {pairs} pairs"
        );
    }

    #[test]
    fn a_colour_of_the_styles_is_reported_where_it_is_written() {
        let css = fs::read_to_string(styles().join("tokens.css")).expect("reads");
        let css = css.replacen("--up: #0a7a3b", "--up: #57d38d", 1);
        let [light, _] = Tokens::read(&css).expect("reads");
        let wrong = check(Theme::Light, &light, &css, &Brand::default());
        let text = wrong[0].to_string();
        assert_eq!(wrong.len(), 1, "{text}");
        for part in [
            "`up` (#57d38d) on `surface` (#f2f4f8) has a contrast of 1.71 in the light theme, and needs 4.5",
            "templates/styles/tokens.css:",
            "--up: #57d38d",
            "choose a darker colour; also too low: `up` on `up-quiet` 1.75, `up` on `surface-raised` 1.89",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
    }
}
