//! Cases as files: `tests/cases/{compiled,refused,stopped,wrong}/*.txt`.
//!
//! The first line is the title, which becomes a row of the table in README.md. Sections follow,
//! each after a line `--- name`:
//!
//! | section | is |
//! |---|---|
//! | `template` | the page, `a.html` |
//! | `template NAME` | another template, beside those in `tests/shared/` |
//! | `view` | the view as JSON, instead of `tests/shared/view.json` |
//! | `alone` | why the languages cannot be rendered together |
//! | `expected` | the page in the second language |
//! | `reported` | what is reported: constructs that are not compiled, mistakes |
//!
//! Minijinja is the reference: it must write the expected page, with the same reads. A refused case
//! may also be a mistake for Minijinja; then no page is expected. With `UPDATE_CASES=1`, `expected`
//! and `reported` are written, and so is the table.

use std::fs;
use std::path::{Path, PathBuf};

use crate::stage::{LANGUAGE, LANGUAGES, load, printed, render, renderer, view};

/// A case file.
pub struct Case {
    pub path: PathBuf,
    /// Its title.
    pub title: String,
    /// Sections by name.
    sections: Vec<(String, String)>,
}

/// The outcome of a case.
#[derive(Debug, Default, PartialEq)]
struct Outcome {
    expected: Option<String>,
    reported: Option<String>,
}

impl Case {
    fn read(path: PathBuf) -> Self {
        let text = fs::read_to_string(&path).expect("reads the case");
        let mut parts = text.split("\n--- ");
        let title = parts.next().unwrap_or_default().trim().to_owned();
        let sections = parts.map(|part| {
            let (name, body) = part.split_once('\n').unwrap_or((part, ""));
            let body = body.strip_suffix('\n').unwrap_or(body);
            (name.to_owned(), body.to_owned())
        });
        Self {
            title,
            sections: sections.collect(),
            path,
        }
    }

    /// A section.
    pub fn section(&self, name: &str) -> Option<&str> {
        let found = self.sections.iter().find(|(of, _)| of == name);
        found.map(|(_, body)| body.as_str())
    }

    fn files(&self) -> Vec<(&str, &str)> {
        let files = self.sections.iter().filter_map(|(name, body)| {
            let name = name.strip_prefix("template")?.trim();
            Some((if name.is_empty() { "a.html" } else { name }, body.as_str()))
        });
        files.collect()
    }

    fn outcome(&self) -> Outcome {
        Outcome {
            expected: self.section("expected").map(str::to_owned),
            reported: self.section("reported").map(str::to_owned),
        }
    }

    /// Writes an outcome to the file.
    fn update(&self, outcome: &Outcome) {
        let mut text = self.title.clone() + "\n";
        let kept = |name: &str| !["expected", "reported"].contains(&name);
        let sections = self.sections.iter().filter(|(name, _)| kept(name));
        let sections = sections.map(|(name, body)| (name.as_str(), body.as_str()));
        let expected = outcome.expected.as_deref().map(|it| ("expected", it));
        let reported = outcome.reported.as_deref().map(|it| ("reported", it));
        for (name, body) in sections.chain(expected).chain(reported) {
            text.push_str(&format!("--- {name}\n{body}\n"));
        }
        fs::write(&self.path, text).expect("writes the case");
    }
}

/// The cases of a folder, sorted by name.
pub fn cases(folder: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/cases")
        .join(folder);
    let files = fs::read_dir(&folder).expect("a folder of cases");
    let mut paths: Vec<PathBuf> = files.map(|file| file.expect("reads").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{} has cases", folder.display());
    paths.into_iter().map(Case::read).collect()
}

/// Whether to update the files.
pub fn is_update() -> bool {
    std::env::var_os("UPDATE_CASES").is_some()
}

/// Runs every case of a folder, and compares the outcome with its file.
fn check(folder: &str, run: impl Fn(&Case) -> Result<Outcome, String>) {
    let mut wrong = Vec::new();
    for case in cases(folder) {
        match run(&case) {
            Ok(outcome) if is_update() => case.update(&outcome),
            Ok(outcome) if outcome == case.outcome() => {}
            Ok(outcome) => wrong.push(format!("{}: {outcome:#?}", case.path.display())),
            Err(what) => wrong.push(format!("{}: {what}", case.path.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// Renders a case by Minijinja and by its program; the results must be equal.
fn rendered(case: &Case, is_compiled: bool) -> Result<Outcome, String> {
    let templates = load(&case.files()).map_err(|errors| printed(&errors))?;
    let renderer = renderer(&templates);
    let view = view(case.section("view"));
    let mut outcome = Outcome::default();
    for (language, page) in render(&renderer, &view).into_iter().enumerate() {
        let name = LANGUAGES[language];
        let by_engine = renderer.render_by_engine(language, "a.html", view.edition(language));
        if !is_compiled && by_engine.is_err() && page.is_err() {
            continue;
        }
        let (html, reads) = by_engine.map_err(|error| error.to_string())?;
        let (written, page) = page.map_err(|error| error.to_string())?;
        if written != html {
            return Err(format!("in {name}: {written}\nby Minijinja: {html}"));
        }
        if *page.reads != reads {
            return Err(format!(
                "in {name}: {:?}\nby Minijinja: {reads:?}",
                page.reads
            ));
        }
        let is_together = is_compiled && case.section("alone").is_none();
        if page.is_together != is_together {
            let refused = printed(&templates.uncompiled());
            return Err(format!(
                "in {name}: together: {}\n{refused}",
                page.is_together
            ));
        }
        if language == LANGUAGE {
            if page.by_engine == is_compiled {
                return Err(format!("by Minijinja: {}", page.by_engine));
            }
            outcome.expected = Some(html);
        }
    }
    let reported = templates.uncompiled();
    let (refused, stopped): (Vec<_>, Vec<_>) = reported
        .iter()
        .cloned()
        .partition(|it| it.message.starts_with("not compiled"));
    let listed = printed(&renderer.check(["a.html"]));
    if listed != printed(&refused) || !(refused.is_empty() || stopped.is_empty()) {
        return Err(format!("there is no page, but these are listed:\n{listed}"));
    }
    match (is_compiled, reported.is_empty()) {
        (true, false) => return Err(printed(&reported)),
        (false, true) => return Err("nothing is reported".to_owned()),
        (false, false) => outcome.reported = Some(printed(&reported)),
        (true, true) => {}
    }
    Ok(outcome)
}

#[test]
fn compiled_templates_write_and_read_the_same_as_minijinja() {
    check("compiled", |case| rendered(case, true));
}

#[test]
fn a_refused_construct_is_reported_and_rendered_by_minijinja() {
    check("refused", |case| rendered(case, false));
}

#[test]
fn a_stopped_run_is_reported_and_rendered_by_minijinja() {
    check("stopped", |case| rendered(case, false));
}

#[test]
fn mistakes_are_reported_with_their_place() {
    check("wrong", |case| {
        let errors = match load(&case.files()) {
            Err(errors) => errors,
            Ok(templates) => {
                let view = view(case.section("view"));
                let mut pages = render(&renderer(&templates), &view);
                let error = pages.swap_remove(LANGUAGE).err();
                vec![error.ok_or("nothing is wrong")?]
            }
        };
        Ok(Outcome {
            expected: None,
            reported: Some(printed(&errors)),
        })
    });
}
