//! Cleans HTML that others wrote, for tests in browsers: JSON lines in, JSON lines out.
//!
//! `{"source": "<p onclick=…>Terms", "root": "/ar"}` gives `"<p>Terms</p>"`, at once.

use std::io::{BufRead, Write};

use project::html::harmless;
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    source: String,
    root: String,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::stdout().lock();
    for line in std::io::stdin().lock().lines() {
        let Case { source, root } = serde_json::from_str(&line?)?;
        serde_json::to_writer(&mut out, &harmless(&source, &root))?;
        writeln!(out)?;
        out.flush()?;
    }
    Ok(())
}
