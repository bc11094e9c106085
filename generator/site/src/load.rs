//! Loads a project with all kinds of blocks. Separate from [`Project`], because the kinds depend on
//! the scope, which depends on the project.

use std::path::Path;

use crate::blocks::KINDS;
use crate::diagnostic::Diagnostic;
use crate::project::Project;

impl Project {
    /// Reads the project in `root`. `only` restricts the settings' locales to those that it names.
    ///
    /// # Errors
    /// Every mistake in the project's files that prevents a build.
    pub fn load(root: &Path, only: Option<&[String]>) -> Result<Self, Vec<Diagnostic>> {
        Self::load_with(root, only, KINDS)
    }
}
