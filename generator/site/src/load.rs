//! Loads a project with the kinds of blocks that there are. Apart from [`Project`]: the kinds read through a
//! scope, which reads the project.

use std::path::Path;

use crate::blocks::KINDS;
use crate::diagnostic::Diagnostic;
use crate::project::Project;

impl Project {
    /// Reads the project in `root`. `only` keeps those of the settings' locales that it names.
    ///
    /// # Errors
    /// Every mistake in the project's files that a build cannot live with.
    pub fn load(root: &Path, only: Option<&[String]>) -> Result<Self, Vec<Diagnostic>> {
        Self::load_with(root, only, KINDS)
    }
}
