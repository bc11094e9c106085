//! `/promotions`: every promotion that is on.

use serde::Serialize;

use super::composed;
use super::definition::{Definition, Model, Naming, Pages};
use super::fixtures::feed_links;
use super::offer::{OfferCard, card};
use super::promotions_feed;
use crate::scope::Scope;
use catalogue::route::{PageKind, Route};
use diagnostic::Diagnostic;

const PATH: &str = "/promotions";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: PageKind::new(26),
    name: "promotions",
    template: "pages/promotions.html",
    status: 200,
    indexed: true,
    composed: true,
    naming: Naming {
        crumb: "crumb-promotions",
        ..Naming::NONE
    },
    pages: Pages::One(PATH),
    view,
};

#[derive(Serialize)]
struct Promotions<'a> {
    /// Those that are on, the one that began last first.
    promotions: Vec<OfferCard<'a>>,
}

fn view(scope: &Scope<'_>, _: &Route) -> Result<Model, Diagnostic> {
    // Pages that are added appear with this input, which at least one page must read.
    scope.directory();
    let on = scope.promotions().into_iter();
    let promotions = on.map(|(slug, offer)| card(scope, slug, offer)).collect();
    let more = Promotions { promotions };
    let mut view = composed::view(scope, &DEFINITION, &more)?;
    view.page.feeds = feed_links(scope, PATH, &promotions_feed::title(scope)?);
    Ok(Model::new(scope, &view))
}
