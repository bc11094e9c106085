//! `[brand]` in the settings: what it changes on pages, and what it is refused for.

use crate::lab::Lab;
use crate::own::with_own_project;

const LOGO: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 120 24\"><path/></svg>";

/// The project's own, with colours of the browser's bars, and with this at the end of its settings.
fn with_brand(lab: &Lab, brand: &str) {
    lab.write(
        "content/site.toml",
        &format!("{}{brand}", lab.settings.text()),
    );
}

fn lab() -> Lab {
    let lab = with_own_project();
    let manifest = lab.root().join("islands/build/manifest.json");
    let text = std::fs::read_to_string(manifest).expect("reads");
    let theme = ", \"theme\": {\"light\": \"#ffffff\", \"dark\": \"#191f28\"}}";
    lab.write("islands/build/manifest.json", &text.replace('}', theme));
    lab
}

/// The text of the file that a page names between these two texts.
fn named(lab: &Lab, before: &str, after: &str) -> String {
    let home = lab.page("index.html");
    let (_, rest) = home
        .split_once(before)
        .unwrap_or_else(|| panic!("no {before}: {home}"));
    let (path, _) = rest.split_once(after).expect("ends");
    lab.page(path.trim_start_matches('/'))
}

fn report(lab: &Lab) -> String {
    let wrong = lab.try_build().err().unwrap_or_default();
    wrong.iter().map(|it| format!("{it}\n")).collect()
}

#[test]
fn a_brand_reaches_every_page() {
    let lab = lab();
    let first = lab.build();
    let style = || named(&lab, "<link rel=\"stylesheet\" href=\"", "\"");
    assert_eq!(style(), "style.css", "the built-in look is what was built");
    assert!(!lab.page("index.html").contains("<img class=\"logo"));

    with_brand(
        &lab,
        "[brand]\nradius = 10\n[brand.light]\naccent = \"#6a1b9a\"\n",
    );
    let second = lab.build();
    assert_eq!(
        second.written.len(),
        first.pages,
        "the stylesheet has another name"
    );
    let css = style();
    assert!(css.starts_with("style.css:root{--radius:10px}"), "{css}");
    assert!(
        css.ends_with(":root{--accent:#6a1b9a;--accent-text:#ffffff;--accent-shade:#000000}"),
        "{css}"
    );

    let before = lab.settings.text();
    lab.write("content/brand/logo.svg", LOGO);
    let dark = "[brand]\nlogo = \"brand/logo.svg\"\nfavicon = \"brand/logo.svg\"\n\
        [brand.dark]\naccent = \"#ffd400\"\nsurface_raised = \"#101010\"\n";
    lab.write("content/site.toml", &format!("{before}{dark}"));
    lab.build();
    let css = style();
    let rule =
        "--accent:#ffd400;--accent-text:#0b1026;--accent-shade:#ffffff;--surface-raised:#101010";
    for selector in [":root[data-theme=\"dark\"]", ":root:not([data-theme])"] {
        assert!(css.contains(&format!("{selector}{{{rule}}}")), "{css}");
    }
    for page in ["index.html", "ar/soccer/arsenal-chelsea.html"] {
        let html = lab.page(page);
        assert!(
            html.contains("alt=\"Lab\" width=\"120\" height=\"24\""),
            "{html}"
        );
        assert!(
            html.contains("content=\"#101010\" media=\"(prefers-color-scheme: dark)\""),
            "{html}"
        );
        assert!(
            html.contains("content=\"#ffffff\" media=\"(prefers-color-scheme: light)\""),
            "{html}"
        );
    }
    assert_eq!(named(&lab, "<img class=\"logo\" src=\"", "\""), LOGO);
    assert_eq!(
        named(
            &lab,
            "<link rel=\"icon\" type=\"image/svg+xml\" href=\"",
            "\""
        ),
        LOGO
    );

    // Another picture has another name; a comment changes nothing.
    lab.write("content/brand/logo.svg", &LOGO.replace("<path/>", "<g/>"));
    assert_eq!(lab.build().written.len(), first.pages);
    lab.write("content/site.toml", &format!("{before}# theirs\n{dark}"));
    assert_eq!(lab.build().written.len(), 0);
}

#[test]
fn colours_that_cannot_be_told_apart_are_refused() {
    let lab = lab();
    with_brand(
        &lab,
        "[brand.light]\naccent = \"#ffd400\"\n[brand.dark]\nsurface = \"#445566\"\n",
    );
    let report = report(&lab);
    for part in [
        "error: `accent` (#ffd400) on `surface` (#f2f4f8) has a contrast of 1.",
        "too close to `surface`",
        "content/site.toml:",
        "accent = \"#ffd400\"",
        "hint: choose a darker colour; also too low: ",
        "`accent` on `accent-quiet` 1.36",
        "on `surface` (#445566) has a contrast of",
        "in the dark theme",
        "hint: choose a darker colour",
    ] {
        assert!(report.contains(part), "{part}\n{report}");
    }
    assert_eq!(
        report.matches("error:").count(),
        2,
        "one for each colour\n{report}"
    );
}

#[test]
fn pictures_and_styles_that_cannot_be_used_are_refused_together() {
    let lab = lab();
    lab.write(
        "content/brand/dark.svg",
        &LOGO.replace("<path/>", "<script/>"),
    );
    with_brand(
        &lab,
        "[brand]\nlogo = \"../secret.svg\"\nlogo_dark = \"brand/dark.svg\"\nfavicon = \"brand/icon.svg\"\n",
    );
    let text = report(&lab);
    for part in [
        "`../secret.svg` is not the name of an SVG file below content/",
        "content/brand/dark.svg:1:",
        "it has a <script>",
        "cannot read content/brand/icon.svg",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    lab.write("content/brand/dark.svg", LOGO);
    with_brand(&lab, "[brand]\nlogo_dark = \"brand/dark.svg\"\n");
    assert!(report(&lab).contains("`logo_dark` without `logo`"));

    with_brand(&lab, "");
    let tokens = "templates/styles/tokens.css";
    let css = std::fs::read_to_string(lab.root().join(tokens)).expect("reads");
    lab.write(tokens, &css.replacen("--text: #0f1938", "--text: ink", 1));
    let text = report(&lab);
    assert!(
        text.contains("the contrast of `--text: ink` in the light theme cannot be computed"),
        "{text}"
    );
}
