//! Checks of a project that need no operator.

use jiff::Timestamp;

use crate::catalogue::{Catalogue, Leagues};
use crate::diagnostic::Diagnostic;
use crate::endpoints::Endpoints;
use crate::pages;
use crate::project::Project;
use crate::site::Site;

/// Every construct in the templates of pages that is not compiled, as a warning with its position
/// and an alternative. Pages with such a construct are rendered by Minijinja, which is slower.
///
/// # Errors
/// A message that every page needs is missing.
pub fn uncompiled(project: &Project) -> Result<Vec<Diagnostic>, Diagnostic> {
    let catalogue = Catalogue::new(Leagues::default(), Default::default());
    let endpoints = Endpoints::new(&project.settings, "");
    let site = Site::new(project, &catalogue, endpoints, Timestamp::UNIX_EPOCH, 0)?;
    Ok(site
        .renderer
        .check(pages::kinds().iter().map(|kind| kind.template)))
}
