//! The code of the pages: a [`Scope`] and a [`Route`] in, a view out. One file per concern.

mod card;
mod flag;
mod frame;
pub(crate) mod list;
mod match_page;
mod overview;

use serde::Serialize;

use crate::diagnostic::Diagnostic;
use crate::route::{PageKind, Route};
use crate::scope::Scope;
use crate::templates::Tree;
use crate::view::PageView;

pub use frame::{Menu, frame, menu};

/// A view in the languages of its scope, ready for its template.
pub struct Model(pub Tree);

impl Model {
    fn new<B: Serialize>(scope: &Scope<'_>, view: &PageView<'_, B>) -> Self {
        Self(Tree::in_languages(view, scope.locales().len()))
    }
}

/// Makes the view of a page.
///
/// # Errors
/// A message that the page needs is missing, or the entity that it shows is not there.
pub fn model(scope: &Scope<'_>, route: Route) -> Result<Model, Diagnostic> {
    match route.kind {
        PageKind::Home => overview::home(scope, route),
        PageKind::Live => overview::live(scope, route),
        PageKind::Sport => overview::sport(scope, route),
        PageKind::Category => overview::category(scope, route),
        PageKind::League => overview::league(scope, route),
        PageKind::Match => match_page::match_(scope, route),
        PageKind::NotFound => overview::error(scope, route, 404),
        PageKind::Error => overview::error(scope, route, 500),
    }
}

fn gone(route: Route) -> Diagnostic {
    Diagnostic::error(format!(
        "{} {} is planned but not in the snapshot",
        route.kind.name(),
        route.id
    ))
    .hint("this is a mistake of the generator; please report it with the operator's answer")
}
