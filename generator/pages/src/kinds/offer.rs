//! A promotion as pages show it: a card in the list, a banner of one row.

use serde::Serialize;

use crate::scope::Scope;
use crate::view::{PictureView, TimeProps, Words};
use project::content::{Art, BannerPlace, Offer};

/// A promotion in a list.
#[derive(Serialize)]
pub struct OfferCard<'a> {
    /// Its name.
    pub title: Words<'a>,
    /// What it offers.
    pub summary: Words<'a>,
    /// Its page.
    pub href: Words<'a>,
    /// Its picture.
    pub image: Option<PictureView<'a>>,
    /// What is drawn without one (`templates/partials/offer-art.html`).
    pub art: Art,
    /// Its last day or moment.
    pub ends: Option<TimeProps<'a>>,
    /// Whether its page has terms.
    pub has_terms: bool,
}

/// A promotion as a banner.
#[derive(Serialize)]
pub struct OfferBanner<'a> {
    /// Its name.
    pub title: Words<'a>,
    /// What it offers.
    pub text: Option<Words<'a>>,
    /// Its page.
    pub href: Words<'a>,
}

/// A promotion in a list.
pub fn card<'a>(scope: &Scope<'a>, slug: &str, offer: &'a Offer) -> OfferCard<'a> {
    let promotion = &offer.promotion;
    OfferCard {
        title: scope.written(&promotion.title),
        summary: scope.written(&promotion.summary),
        href: scope.href(&format!("/promotions/{slug}")),
        image: promotion
            .image
            .as_ref()
            .and_then(|it| PictureView::of(scope, it)),
        art: promotion.art,
        has_terms: offer.terms.is_some(),
        ends: promotion
            .ends
            .as_ref()
            .map(|it| scope.moment_of(*it.get_ref())),
    }
}

/// The banners of promotions that a page shows.
pub fn banners<'a>(scope: &Scope<'a>, place: BannerPlace) -> Vec<OfferBanner<'a>> {
    let on = scope.promotions().into_iter();
    let here = on.filter(|(_, offer)| offer.promotion.banners.contains(&place));
    let banners = here.map(|(slug, offer)| OfferBanner {
        title: scope.written(&offer.promotion.title),
        text: Some(scope.written(&offer.promotion.summary)),
        href: scope.href(&format!("/promotions/{slug}")),
    });
    banners.collect()
}
