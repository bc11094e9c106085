//! What every page has around its body: head, header, menus, languages, configuration of the islands.

use serde::Serialize;

/// The whole context of a template: `page`, `frame` and `body`.
#[derive(Clone, Debug, Serialize)]
pub struct PageView<B> {
    /// About this page.
    pub page: PageHead,
    /// Around it.
    pub frame: Frame,
    /// What is on it; its shape belongs to the page's kind (see [`super::pages`]).
    pub body: B,
}

/// About a page: what its `<head>` says.
#[derive(Clone, Debug, Serialize)]
pub struct PageHead {
    /// `home`, `sport`, `category`, `league`, `match`, `live`, `not-found`, `error`.
    pub kind: &'static str,
    /// Path from the root, in this locale (`/ar/soccer`).
    pub path: String,
    /// Absolute URL of this page; none for error pages.
    pub canonical: Option<String>,
    /// The same page in every locale, `x-default` last; empty for error pages.
    pub alternates: Vec<Alternate>,
    /// Whether search engines may list it (`index,follow` or `noindex,nofollow`).
    pub indexed: bool,
    /// From the home page to this one, which is last and has no link.
    pub breadcrumbs: Vec<Crumb>,
}

/// One language version of a page.
#[derive(Clone, Debug, Serialize)]
pub struct Alternate {
    /// BCP 47 tag or `x-default`.
    pub hreflang: String,
    /// Absolute URL.
    pub href: String,
}

/// One step of the breadcrumbs.
#[derive(Clone, Debug, Serialize)]
pub struct Crumb {
    /// Its name.
    pub name: String,
    /// Its page; none for the page itself.
    pub href: Option<String>,
}

/// Around a page: the same for every page of a locale but for what is marked current.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Name of the site.
    pub site_name: String,
    /// Absolute URL of the site's root, without a final slash.
    pub origin: String,
    /// The page's language.
    pub locale: LocaleView,
    /// Path of the home page in this locale (`/` or `/ar`).
    pub home: String,
    /// Path of the live page in this locale.
    pub live: String,
    /// Regular sports, then cyber sports, in the operator's order.
    pub sports: Vec<SportLink>,
    /// Leagues worth a link from everywhere.
    pub top_leagues: Vec<LeagueLink>,
    /// This page in the other languages.
    pub languages: Vec<LanguageLink>,
    /// JSON for the islands (`<script type="application/json" id="sb-config">`).
    pub config: IslandConfig,
}

/// A language.
#[derive(Clone, Debug, Serialize)]
pub struct LocaleView {
    /// Path segment and folder name (`br`).
    pub code: String,
    /// BCP 47 tag (`pt-BR`).
    pub tag: String,
    /// `ltr` or `rtl`.
    pub dir: &'static str,
    /// In itself (`Português (Brasil)`).
    pub name: String,
}

/// A sport in a menu.
#[derive(Clone, Debug, Serialize)]
pub struct SportLink {
    /// Path segment; also the name of its icon.
    pub key: String,
    /// Its name.
    pub name: String,
    /// Its page.
    pub href: String,
    /// Whether a cyber sport.
    pub cyber: bool,
    /// Whether this page belongs to it.
    pub current: bool,
}

/// A league in a menu.
#[derive(Clone, Debug, Serialize)]
pub struct LeagueLink {
    /// Its name.
    pub name: String,
    /// Name of its category.
    pub category: String,
    /// Its page.
    pub href: String,
    /// Flag of its country, as an emoji.
    pub flag: Option<String>,
    /// Matches that take bets; none in the menu, which would otherwise change with every match.
    pub count: Option<u32>,
    /// Whether it is this page.
    pub current: bool,
}

/// This page in another language.
#[derive(Clone, Debug, Serialize)]
pub struct LanguageLink {
    /// Path segment.
    pub code: String,
    /// BCP 47 tag.
    pub tag: String,
    /// The language in itself.
    pub name: String,
    /// The page.
    pub href: String,
    /// Whether it is this page's language.
    pub current: bool,
}

/// What the islands must know of the site; the same for every page of a locale.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct IslandConfig {
    /// Path segment of the locale.
    pub locale: String,
    /// BCP 47 tag, for `Intl`.
    pub tag: String,
    /// Prefix of links (`` or `/ar`).
    pub prefix: String,
    /// Root of the operator's API as the browser reaches it, without a final slash (`https://api…`).
    pub api: String,
    /// URL of the push connection (`wss://…/connection/websocket`).
    pub push: String,
    /// URL of the locale's messages for islands (a Fluent file).
    pub messages: String,
    /// IANA zone of the site's times.
    pub zone: String,
}
