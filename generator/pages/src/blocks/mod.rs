//! The kinds of blocks that editors build pages from. Each kind is one file in this folder: its
//! options, and what it reads to render them. Its template is `templates/blocks/<kind>.html`, its
//! style sheet `templates/styles/blocks/<kind>.css`.

mod items;
mod leagues;
mod link_list;
mod on_day;
mod show;

use std::any::Any;

use serde::Serialize;

use crate::scope::Scope;
use crate::view::Words;
use diagnostic::Diagnostic;
use project::content::{self, BlockKind, Count, Layout, Place, Prose, Text};

pub use show::{At, Show};

/// How many matches or leagues a block lists, unless its file says so.
fn ten() -> Count<40> {
    Count::new(10)
}

/// Registers the kinds and declares a module for each: the name in files, the variant, the module. A kind
/// that shares its module with others names its options instead: `in link_list::Submenu`.
/// `cargo fmt` does not see modules that a macro declares; format them with `rustfmt
/// generator/pages/src/blocks/*.rs`.
macro_rules! kinds {
    (@module $module:ident) => { mod $module; };
    (@module $module:ident $options:ident) => {};
    (@options $module:ident) => { $module::Options };
    (@options $module:ident $options:ident) => { $module::$options };
    ($($name:literal => $variant:ident in $module:ident $(:: $options:ident)?),+ $(,)?) => {
        $(kinds!(@module $module $($options)?);)+

        /// Every kind of block.
        pub const KINDS: &[BlockKind] = &[$(BlockKind::new::<kinds!(@options $module $($options)?)>(
            $name,
            include_str!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/tests/blocks/",
                $name,
                "/page.toml"
            )),
        )),+];

        /// The view of a block, by its kind.
        #[derive(Clone, Debug, Serialize)]
        #[serde(untagged)]
        pub enum Body<'a> {
            $(
                #[doc = concat!("Of `", $name, "`.")]
                $variant(Box<<kinds!(@options $module $($options)?) as Show>::View<'a>>)
            ),+
        }

        fn body<'a>(
            block: &'a content::Block,
            scope: &'a Scope<'a>,
            at: &At<'_>,
        ) -> Result<Option<Body<'a>>, Diagnostic> {
            let options: &dyn Any = &*block.options;
            $(
                if let Some(options) = options.downcast_ref::<kinds!(@options $module $($options)?)>() {
                    return Ok(options.show(scope, at)?.map(|view| Body::$variant(Box::new(view))));
                }
            )+
            unreachable!("`{}` is read as one of the kinds that are registered here", block.kind)
        }
    };
}

kinds! {
    "banner" => Banner in banner,
    "brand-logo" => BrandLogo in brand_logo,
    "button" => Button in button,
    "clock" => Clock in clock,
    "divider" => Divider in divider,
    "event-markets" => EventMarkets in event_markets,
    "event-stats" => EventStats in event_stats,
    "events-filter" => EventsFilter in events_filter,
    "favorites" => Favorites in favorites,
    "iframe" => Iframe in iframe,
    "image" => Image in image,
    "label" => Label in label,
    "language" => Language in language,
    "link-item" => LinkItem in link_item,
    "live-events" => LiveEvents in live_events,
    "match-preview" => MatchPreview in match_preview,
    "mobile-selection-bar" => MobileSelectionBar in mobile_selection_bar,
    "modal" => Modal in modal,
    "navigation-top-leagues" => NavigationTopLeagues in navigation_top_leagues,
    "notifications" => Notifications in notifications,
    "odds" => Odds in odds,
    "outrights" => Outrights in outrights,
    "platform-switcher" => PlatformSwitcher in platform_switcher,
    "prematch-events" => PrematchEvents in prematch_events,
    "profile" => Profile in profile,
    "result-events" => ResultEvents in result_events,
    "results" => Results in results,
    "schedule" => Schedule in schedule,
    "search" => Search in search,
    "side-menu" => SideMenu in link_list::SideMenu,
    "slider" => Slider in slider,
    "speed-dial" => SpeedDial in link_list::SpeedDial,
    "sport-list" => SportList in sport_list,
    "submenu" => Submenu in link_list::Submenu,
    "text" => Text in text,
    "tile" => Tile in tile,
    "top-events" => TopEvents in top_events,
    "top-leagues" => TopLeagues in top_leagues,
    "tournaments" => Tournaments in tournaments,
}

/// Kinds whose stylesheet is part of that of every page (`templates/styles/blocks/`). All others are in
/// the stylesheet of content (`templates/styles/content/`), which only pages with such blocks load.
const IN_EVERY_PAGE: [&str; 4] = ["banner", "outrights", "prematch-events", "text"];

/// A block of a page, for its template.
#[derive(Clone, Debug, Serialize)]
pub struct BlockView<'a> {
    /// Name of its kind, which is also the name of its template.
    pub kind: &'static str,
    /// Unique within the page.
    pub id: String,
    /// The view of its template.
    pub body: Body<'a>,
}

/// What editors have written for a page that also has content of its own.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Blocks<'a> {
    /// The heading, which is also the title, if it is not the page's own.
    pub title: Option<Words<'a>>,
    /// The description for search engines, if it is not the page's own: what editors have written, or
    /// the opening of their text.
    pub description: Option<Words<'a>>,
    /// Whether editors keep the page out of search engines.
    pub unlisted: bool,
    /// Whether the content is no wider than a text reads well.
    pub narrow: bool,
    /// Whether a block needs the stylesheet of content.
    pub styled: bool,
    /// The text beside the file.
    pub prose: Option<ProseView<'a>>,
    /// Blocks above the page's own content.
    pub above: Vec<BlockView<'a>>,
    /// Blocks below it.
    pub below: Vec<BlockView<'a>>,
}

/// A text in Markdown.
#[derive(Clone, Debug, Serialize)]
pub struct ProseView<'a> {
    /// Markdown.
    pub text: Words<'a>,
    /// The prefix of links to paths of this site.
    pub root: Words<'a>,
}

impl<'a> ProseView<'a> {
    /// The view of a text.
    pub fn of(scope: &Scope<'a>, prose: &'a Prose) -> Self {
        Self {
            text: scope.written(prose.source()),
            root: scope.root(),
        }
    }
}

/// What editors have written for the page at a path; nothing if there is no file for it.
///
/// # Errors
/// A message that a block needs is missing.
pub fn of_page<'a>(scope: &'a Scope<'a>, slug: &str, path: &str) -> Result<Blocks<'a>, Diagnostic> {
    let Some(page) = scope.page_content(slug) else {
        return Ok(Blocks::default());
    };
    let written = |text: &'a Option<Text>| text.as_ref().map(|text| scope.written(text));
    let mut blocks = Blocks {
        title: written(&page.head.title),
        description: written(&page.head.description).or_else(|| {
            let opening = page.prose.as_ref().map(Prose::opening);
            opening.map(|text| scope.written(text))
        }),
        unlisted: !page.head.indexed,
        narrow: page.head.layout == Layout::Narrow,
        prose: page.prose.as_ref().map(|prose| ProseView::of(scope, prose)),
        ..Blocks::default()
    };
    for (nth, block) in page.blocks.iter().enumerate() {
        let id = format!("block-{}", nth + 1);
        let at = At { id: &id, path };
        let Some(body) = body(block, scope, &at)? else {
            continue;
        };
        blocks.styled |= !IN_EVERY_PAGE.contains(&block.kind);
        let view = BlockView {
            kind: block.kind,
            id,
            body,
        };
        match block.place {
            Place::Above => blocks.above.push(view),
            Place::Below => blocks.below.push(view),
        }
    }
    Ok(blocks)
}
