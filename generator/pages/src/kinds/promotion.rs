//! `/promotions/[slug]`: a promotion with its terms, while it is on.

use serde::Serialize;

use super::definition::{Definition, Many, Model, Naming, Pages};
use super::fixtures::feed_links;
use super::frame::{Place, page};
use super::links::{crumb, here, home_crumb};
use super::offer::{OfferCard, card};
use super::promotions_feed;
use crate::blocks::ProseView;
use crate::scope::Scope;
use crate::site::Site;
use crate::view::{TimeProps, Words};
use catalogue::Slug;
use catalogue::input::Subject;
use catalogue::route::{PageKind, Part, Route};
use diagnostic::Diagnostic;

const KIND: PageKind = PageKind::new(27);

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "promotion",
    template: "pages/promotion.html",
    status: 200,
    indexed: true,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let slugs = site.promotions().iter();
            let slugs: Vec<Slug> = slugs.filter_map(|it| Slug::parse(it.0)).collect();
            Box::new(
                slugs
                    .into_iter()
                    .map(|slug| Route::with(KIND, [Part::Slug(slug)])),
            )
        },
        exists: has,
        path: |site, route| {
            let slug = route.slug().filter(|_| has(site, route))?;
            Some(format!("/promotions/{slug}"))
        },
        shows: |_| None,
        comes_with: |site, subject| match subject {
            Subject::Directory => DEFINITION.routes(site).collect(),
            _ => Vec::new(),
        },
    }),
    view,
};

#[derive(Serialize)]
struct PromotionBody<'a> {
    offer: OfferCard<'a>,
    /// Its first day or moment.
    starts: Option<TimeProps<'a>>,
    /// Its button.
    action: Option<ActionView<'a>>,
    /// Its terms.
    terms: Option<ProseView<'a>>,
    /// The absolute URL of its picture, if other sites can show it: they show no SVG.
    share_image: Option<String>,
}

#[derive(Serialize)]
struct ActionView<'a> {
    label: Words<'a>,
    href: Words<'a>,
}

fn has(site: &Site<'_>, route: &Route) -> bool {
    let slug = route.slug();
    slug.is_some_and(|slug| site.promotions().iter().any(|it| it.0 == slug.as_str()))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let slug = route.slug().ok_or_else(gone)?;
    let offer = scope.promotion(slug.as_str()).ok_or_else(gone)?;
    let promotion = &offer.promotion;
    let action = promotion.action.as_ref().and_then(|action| {
        Some(ActionView {
            label: scope.written(&action.label),
            href: scope.link(&action.link)?,
        })
    });
    let body = PromotionBody {
        offer: card(scope, slug.as_str(), offer),
        share_image: (promotion.image.as_ref())
            .and_then(|it| scope.picture(it))
            .filter(|it| !it.src.ends_with(".svg"))
            .map(|it| scope.absolute(&it.src)),
        starts: promotion.starts.map(|it| scope.moment_of(it)),
        action,
        terms: offer
            .terms
            .as_ref()
            .map(|terms| ProseView::of(scope, terms)),
    };
    let list = crumb(
        scope.message("crumb-promotions")?,
        scope.href("/promotions"),
    );
    let place = Place {
        path: format!("/promotions/{slug}"),
        sport: None,
        league: None,
        match_: None,
        breadcrumbs: vec![
            home_crumb(scope)?,
            list,
            here(scope.written(&promotion.title)),
        ],
    };
    let mut view = page(scope, &DEFINITION, place, body);
    view.page.feeds = feed_links(
        scope,
        promotions_feed::PATH,
        &promotions_feed::title(scope)?,
    );
    Ok(Model::new(scope, &view))
}
