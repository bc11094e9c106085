//! `/promotions.rss` and `.jsonfeed`: the promotions that are on, for feed readers.

use super::definition::{Definition, Many, Model, Naming, Pages};
use super::fixtures::feed_path;
use crate::feeds::{self, Feed, Item};
use crate::scope::Scope;
use crate::site::Site;
use crate::view::Words;
use catalogue::Slug;
use catalogue::route::{PageKind, Part, Route};
use diagnostic::Diagnostic;
use project::settings::Format;

const KIND: PageKind = PageKind::new(51);

/// Their path without its ending, which is also that of the page.
pub const PATH: &str = "/promotions";

/// The page kind.
pub static DEFINITION: Definition = Definition {
    kind: KIND,
    name: "promotions-feed",
    template: "",
    status: 200,
    indexed: false,
    composed: false,
    naming: Naming::NONE,
    pages: Pages::Many(Many {
        always: None,
        routes: |site| {
            let feeds = site.project.settings.feeds;
            let formats = Format::ALL.into_iter().filter(|it| feeds.has(*it));
            let formats: Vec<Format> = formats.collect();
            Box::new(formats.into_iter().map(|format| {
                let slug = Slug::new(format.name(), 0);
                Route::with(KIND, [Part::Slug(slug)])
            }))
        },
        exists: |site, route| path(site, route).is_some(),
        path,
        shows: |_| None,
        comes_with: |_, _| Vec::new(),
    }),
    view,
};

fn format_of(route: &Route) -> Option<Format> {
    Format::of_name(route.slug()?.as_str())
}

fn path(site: &Site<'_>, route: &Route) -> Option<String> {
    let format = format_of(route)?;
    let is_on = site.project.settings.feeds.has(format);
    is_on.then(|| feed_path(PATH, format))
}

/// The name of the feed.
///
/// # Errors
/// The message needs a variable.
pub fn title<'a>(scope: &Scope<'a>) -> Result<Words<'a>, Diagnostic> {
    let site = scope.site_name();
    scope.message_with("crumb-promotions", |_, word| format!("{word} · {site}"))
}

fn view(scope: &Scope<'_>, route: &Route) -> Result<Model, Diagnostic> {
    let gone = || DEFINITION.gone(route);
    let format = format_of(route).ok_or_else(gone)?;
    scope.feeds();
    let title = title(scope)?;
    let promotions = scope.promotions();
    let texts = scope.each_in(|nth, locale| {
        let items = promotions.iter().map(|(slug, offer)| {
            let promotion = &offer.promotion;
            let picture = promotion.image.as_ref();
            let image = picture.and_then(|image| scope.picture(image));
            let url = scope.url_in(locale, &format!("{PATH}/{slug}"));
            Item {
                id: scope.url_in(0, &format!("{PATH}/{slug}")),
                title: promotion.title.get(locale).to_owned(),
                text: promotion.summary.get(locale).to_owned(),
                url,
                image: image.map(|it| scope.absolute(&it.src)),
                published: promotion.starts.and_then(|at| scope.begin_of(at)),
                modified: None,
            }
        });
        feeds::write(
            format,
            &Feed {
                title: title.get(nth).to_owned(),
                about: title.get(nth).to_owned(),
                language: scope.languages()[locale].tag,
                page: scope.url_in(locale, PATH),
                url: scope.url_in(locale, &feed_path(PATH, format)),
                items: items.collect(),
            },
        )
    });
    Ok(Model::document(texts))
}
