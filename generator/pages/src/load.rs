//! Loads a project for this program. Separate from [`Project`], because kinds of pages and blocks depend on the scope, which
//! depends on the project.

use std::path::Path;

use crate::blocks::KINDS;
use crate::kinds;
use crate::view::islands::ISLANDS;
use crate::view::words::MESSAGES;
use diagnostic::Diagnostic;
use project::content::Known;
use project::messages::Requests;
use project::{Code, Project};

/// Reads the project in `root`. `only` restricts the settings' locales to those that it names.
///
/// # Errors
/// Every mistake in the project's files that prevents a build.
pub fn load_project(root: &Path, only: Option<&[String]>) -> Result<Project, Vec<Diagnostic>> {
    let shells: Vec<&str> = kinds::shells().collect();
    let words: Vec<&str> = MESSAGES.into_iter().chain(kinds::words()).collect();
    let islands = ISLANDS.iter();
    let code = Code {
        known: Known {
            blocks: KINDS,
            pages: &kinds::product(),
            reserved: &kinds::reserved(),
        },
        shells: &shells,
        words: Requests {
            pages: &words,
            islands: islands
                .flat_map(|island| island.keys().map(|key| (key, island.name)))
                .collect(),
        },
    };
    Project::load(root, only, &code)
}
