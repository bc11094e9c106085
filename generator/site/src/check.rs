//! What can be checked of a project without an operator.

use jiff::Timestamp;

use crate::catalogue::{Catalogue, Leagues};
use crate::diagnostic::Diagnostic;
use crate::endpoints::Endpoints;
use crate::pages;
use crate::project::Project;
use crate::site::Site;

/// Every construct in the templates of pages that is not compiled, as a warning with its place and
/// with what to write instead. Pages with one are rendered by Minijinja, which is slower.
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
