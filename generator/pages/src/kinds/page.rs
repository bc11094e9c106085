//! `/[slug]`: a page that editors have added to those of the product, in `content/pages/<slug>.toml`.

use super::composed::model;
use super::definition::{Definition, Many, Model, Naming, Pages};
use crate::blocks;
use crate::scope::Scope;
use crate::site::Site;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(25);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "page",
    template: "pages/page.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let all = site.project.content.added().iter();
            Box::new(all.map(|slug| Route::with(KIND, [Part::Slug(slug.clone())])))
        },
        exists: has,
        path: |site, route| {
            let slug = route.slug().filter(|_| has(site, route))?;
            Some(format!("/{slug}"))
        },
        shows: |_| None,
        comes_with: |site, subject| match subject {
            Subject::Directory => DEFINITION.routes(site).collect(),
            _ => Vec::new(),
        },
    }),
    view,
};

fn has(site: &Site<'_>, route: &Route) -> bool {
    let slug = route.slug();
    slug.is_some_and(|slug| site.project.content.added().contains(slug))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let slug = route.slug().ok_or_else(|| DEFINITION.gone(route))?;
    scope.directory();
    let path = format!("/{slug}");
    let blocks = blocks::of_page(scope, slug.as_str(), &path)?;
    let name = blocks.title.clone().ok_or_else(|| DEFINITION.gone(route))?;
    model(scope, &DEFINITION, &path, name, blocks, &())
}
