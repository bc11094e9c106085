//! Pages that editors compose: the words of their head, a text and blocks come from
//! `content/pages/<slug>.toml`.

use serde::Serialize;

use super::definition::{Definition, Model};
use super::frame::{Place, page};
use super::links::{here, home_crumb};
use crate::blocks::{self, Blocks};
use crate::scope::Scope;
use crate::view::{PageView, Words};
use diagnostic::Diagnostic;

/// The body of such a page; `More` is what its kind adds.
#[derive(Serialize)]
pub struct ComposedBody<'a, More> {
    /// The heading, which is also the title.
    title: Words<'a>,
    /// What editors have written.
    blocks: Blocks<'a>,
    /// What the kind adds.
    more: More,
}

/// Makes the model of a page of the product. Its name is the slug of its content; its crumb is its title
/// if editors have written none.
pub fn composed(scope: &Scope<'_>, definition: &Definition) -> Result<Model, Diagnostic> {
    composed_with(scope, definition, &())
}

/// Makes the model of a page of the product that has more than editors have written.
pub fn composed_with<More: Serialize>(
    scope: &Scope<'_>,
    definition: &Definition,
    more: &More,
) -> Result<Model, Diagnostic> {
    let view = view(scope, definition, more)?;
    Ok(Model::new(scope, &view))
}

/// The view of such a page.
pub fn view<'a, 'm, More: Serialize>(
    scope: &'a Scope<'a>,
    definition: &Definition,
    more: &'m More,
) -> Result<PageView<'a, ComposedBody<'a, &'m More>>, Diagnostic> {
    let path = definition.fixed().unwrap_or_default();
    let name = scope.message(definition.naming.crumb)?;
    let blocks = blocks::of_page(scope, definition.name, path)?;
    named(scope, definition, path, name, blocks, more)
}

/// Makes the model of a page; `name` is its name in the breadcrumbs.
pub fn model<'a, More: Serialize>(
    scope: &Scope<'a>,
    definition: &Definition,
    path: &str,
    name: Words<'a>,
    blocks: Blocks<'a>,
    more: &More,
) -> Result<Model, Diagnostic> {
    let view = named(scope, definition, path, name, blocks, more)?;
    Ok(Model::new(scope, &view))
}

fn named<'a, 'm, More: Serialize>(
    scope: &Scope<'a>,
    definition: &Definition,
    path: &str,
    name: Words<'a>,
    blocks: Blocks<'a>,
    more: &'m More,
) -> Result<PageView<'a, ComposedBody<'a, &'m More>>, Diagnostic> {
    let place = Place {
        path: path.to_owned(),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: vec![home_crumb(scope)?, here(name.clone())],
    };
    let body = ComposedBody {
        title: blocks.title.clone().unwrap_or(name),
        blocks,
        more,
    };
    let unlisted = body.blocks.unlisted;
    let mut view = page(scope, definition, place, body);
    view.page.indexed &= !unlisted;
    Ok(view)
}
