//! Loads a project with all kinds of blocks and pages. Separate from [`Project`], because the kinds
//! depend on the scope, which depends on the project.

use std::path::Path;

use crate::blocks::KINDS;
use crate::content::Known;
use crate::diagnostic::Diagnostic;
use crate::pages;
use crate::project::Project;

impl Project {
    /// Reads the project in `root`. `only` restricts the settings' locales to those that it names.
    ///
    /// # Errors
    /// Every mistake in the project's files that prevents a build.
    pub fn load(root: &Path, only: Option<&[String]>) -> Result<Self, Vec<Diagnostic>> {
        let pages: Vec<&str> = pages::fixed().collect();
        let known = Known {
            blocks: KINDS,
            pages: &pages,
            composed: pages::COMPOSED,
        };
        let shells: Vec<&str> = pages::shells().collect();
        Self::load_with(root, only, known, &shells)
    }
}
