//! Renders the islands' macros for the parity tests: JSON lines in, JSON lines out.
//!
//! `{"macro": "islands/odds.html", "name": "odds_list", "locale": "ar", "props": {…}}` gives
//! `{"html": "…"}`. Run from the project's root: `cargo run -q -p site --example islands`.

use std::io::{BufRead, Write};
use std::path::Path;

use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    r#macro: String,
    name: String,
    locale: String,
    props: serde_json::Value,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let project = pages::load_project(Path::new("."), None).map_err(printed)?;
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let case: Case = serde_json::from_str(&line?)?;
        let locale = project
            .locale(&case.locale)
            .ok_or("the site does not have this locale")?;
        let html = project
            .templates
            .render_macro(locale, &case.r#macro, &case.name, &[case.props])
            .map_err(|error| error.to_string())?;
        writeln!(out, "{}", serde_json::json!({ "html": html }))?;
    }
    Ok(())
}

fn printed(diagnostics: Vec<diagnostic::Diagnostic>) -> String {
    diagnostics
        .iter()
        .map(|diagnostic| format!("{diagnostic}\n"))
        .collect()
}
