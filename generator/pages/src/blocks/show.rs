//! What every kind of block defines, and what it knows of its place.

use serde::Serialize;

use crate::scope::Scope;
use diagnostic::Diagnostic;
use project::content;

/// What a kind defines beside its options.
pub trait Show: content::Options {
    /// The view of its template.
    type View<'a>: Serialize;

    /// Makes the view; `None` if there is nothing to show.
    ///
    /// # Errors
    /// A message that it needs is missing.
    fn show<'a>(
        &'a self,
        scope: &'a Scope<'a>,
        at: &At<'_>,
    ) -> Result<Option<Self::View<'a>>, Diagnostic>;
}

/// Where a block is.
#[derive(Clone, Copy, Debug)]
pub struct At<'p> {
    /// The block's id, unique within the page.
    pub id: &'p str,
    /// Path of the page, without the locale's prefix.
    pub path: &'p str,
}
