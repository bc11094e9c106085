//! The code of the pages: a [`Scope`] and a [`Route`] in, a view out. One file per concern.

mod card;
mod flag;
mod frame;
mod list;
mod match_page;
mod overview;

use serde::Serialize;

use crate::diagnostic::Diagnostic;
use crate::route::{PageKind, Route};
use crate::scope::Scope;
use crate::templates::{Refused, Tree};
use crate::view::PageView;

pub use frame::{Menu, frame, menu};

/// A view in the languages of its scope, ready for its template; or what no view can hold.
pub struct Model(Result<Tree, Refused>);

impl Model {
    fn new<B: Serialize>(scope: &Scope<'_>, view: &PageView<'_, B>) -> Self {
        Self(Tree::in_languages(view, scope.locales().len()))
    }

    /// The view.
    ///
    /// # Errors
    /// It has a value that views cannot hold: names the page and the path in the view.
    pub fn into_view(self, route: Route) -> Result<Tree, Diagnostic> {
        self.0.map_err(|refused| {
            let page = named(route);
            Diagnostic::error(format!("the page {page}: {refused}, at `{}`", refused.path())).hint(
                "views hold structs, lists, texts, truth values and whole numbers: compute the rest \
                 in the code of the page",
            )
        })
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

/// How a page is called in messages.
fn named(route: Route) -> String {
    format!("{} {}", route.kind.name(), route.id)
}

fn gone(route: Route) -> Diagnostic {
    Diagnostic::error(format!(
        "{} is planned but not in the snapshot",
        named(route)
    ))
    .hint("this is a mistake of the generator; please report it with the operator's answer")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Serialize;

    use super::Model;
    use crate::route::{PageKind, Route};
    use crate::templates::Tree;

    #[derive(Serialize)]
    struct Planted {
        body: Body,
    }

    #[derive(Serialize)]
    struct Body {
        groups: Vec<Group>,
    }

    #[derive(Serialize)]
    struct Group {
        rows: BTreeMap<u8, u8>,
    }

    #[test]
    fn a_view_that_cannot_be_flattened_names_its_page_and_the_path() {
        let group = |rows| Group { rows };
        let groups = vec![group(BTreeMap::from([(1, 2)]))];
        let view = Planted {
            body: Body { groups },
        };
        let route = Route {
            kind: PageKind::League,
            id: 7,
        };
        let error = Model(Tree::of(&view))
            .into_view(route)
            .err()
            .expect("no view holds a map");
        let text = error.to_string();
        assert!(
            text.contains("the page league 7: a view cannot hold a map"),
            "{text}"
        );
        assert!(text.contains("at `body.groups[0].rows`"), "{text}");
        assert!(text.contains("hint: "), "{text}");
    }
}
