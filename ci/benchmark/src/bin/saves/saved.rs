//! One save, and when it is on the served page.

use std::path::Path;
use std::time::{Duration, Instant};

use benchmark::failure::Failure;
use benchmark::project::Project;

/// A page that shows everything that is edited.
const PAGE: &str = "index.html";

/// Interval of the looks at the page.
const PACE: Duration = Duration::from_millis(5);

/// When to give up.
const NEVER: Duration = Duration::from_secs(120);

/// Something that editors change.
pub struct Edit {
    /// What it is.
    pub name: &'static str,
    file: &'static str,
    /// The edited text begins with this.
    after: &'static str,
    /// What a save adds there.
    mark: fn(usize) -> String,
}

/// A word on every page of one language.
pub const WORD: Edit = Edit {
    name: "a word",
    file: "locales/en/site.ftl",
    after: "foot-prices = ",
    mark: |nth| format!("Save {nth}. "),
};

/// The template of every page.
pub const TEMPLATE: Edit = Edit {
    name: "a template",
    file: "templates/layout.html",
    after: "<main class=\"content\"",
    mark: |nth| format!(" data-save=\"{nth}\""),
};

/// Saves an edit; returns how long it takes until the page is served.
pub async fn save(
    edit: &Edit,
    project: &Project,
    site: &Path,
    nth: usize,
) -> Result<Duration, Failure> {
    let text = project.read(edit.file)?;
    let mark = (edit.mark)(nth);
    let (before, after) = text
        .split_once(edit.after)
        .ok_or_else(|| format!("{} has no `{}`", edit.file, edit.after))?;
    let begun = Instant::now();
    project.write(edit.file, &format!("{before}{}{mark}{after}", edit.after))?;
    while !std::fs::read_to_string(site.join(PAGE))?.contains(&mark) {
        if begun.elapsed() > NEVER {
            return Err(format!("{} is not on {PAGE} after {NEVER:?}", edit.name).into());
        }
        tokio::time::sleep(PACE).await;
    }
    Ok(begun.elapsed())
}
