//! What every page has around its body: head, header, menus, languages, configuration of the islands.

use serde::Serialize;

use super::islands::{
    AlertsLabels, AlertsProps, BetSlipLabels, BetSlipProps, Island, SearchLabels, SearchProps,
    SessionLabels, SessionProps,
};
use super::settings::{SiteAccount, SiteFeatures, SiteLimits, SitePush};
use super::words::{Each, Words};
use project::assets::{Logo, Theme};
use project::content::{Button, Icon, Mark, MenuList};
use project::settings::push::PushEndpoint;

/// The context of a template beside `frame`: `page` and `body`.
#[derive(Clone, Debug, Serialize)]
pub struct PageView<'a, B> {
    /// About this page.
    pub page: PageHead<'a>,
    /// What is on it; its shape belongs to the page's kind (see [`crate::kinds`]).
    pub body: B,
}

/// About a page: what its `<head>` says.
#[derive(Clone, Debug, Serialize)]
pub struct PageHead<'a> {
    /// Name of its kind, such as `league`.
    pub kind: &'static str,
    /// Path from the root, in this locale (`/ar/soccer`).
    pub path: Words<'a>,
    /// The same without the locale's prefix (`/soccer`), by which menus know the current page.
    pub place: String,
    /// Absolute URL of this page; none for error pages.
    pub canonical: Option<Words<'a>>,
    /// The same page in every locale, `x-default` last; empty for error pages.
    pub alternates: Vec<Alternate<'a>>,
    /// Whether search engines may list it (`index,follow` or `noindex,nofollow`).
    pub indexed: bool,
    /// Feeds and calendars of what it shows.
    pub feeds: Vec<FeedLink<'a>>,
    /// Absolute URL of the picture that is shown with a link to it; none if there is none.
    pub share: Option<Each<Option<String>>>,
    /// From the home page to this one, which is last and has no link.
    pub breadcrumbs: Vec<Crumb<'a>>,
    /// This page in the other languages.
    pub languages: Vec<LanguageLink<'a>>,
    /// Key of the sport that it belongs to.
    pub sport: Option<&'a str>,
    /// Number of the league that it shows.
    pub league: Option<u64>,
}

/// One language version of a page.
#[derive(Clone, Debug, Serialize)]
pub struct Alternate<'a> {
    /// BCP 47 tag or `x-default`.
    pub hreflang: &'a str,
    /// Absolute URL.
    pub href: String,
}

/// A feed or a calendar that belongs to a page.
#[derive(Clone, Debug, Serialize)]
pub struct FeedLink<'a> {
    /// Its media type.
    pub media_type: &'static str,
    /// Its name.
    pub title: Words<'a>,
    /// Its path.
    pub href: Words<'a>,
}

/// One step of the breadcrumbs.
#[derive(Clone, Debug, Serialize)]
pub struct Crumb<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// Its page; none for the page itself.
    pub href: Option<Words<'a>>,
}

/// Around a page: the same for every page of a locale.
#[derive(Clone, Debug, Serialize)]
pub struct Frame<'a> {
    /// Name of the site.
    pub site_name: &'a str,
    /// Absolute URL of the site's root, without a final slash.
    pub origin: &'a str,
    /// The page's language.
    pub locale: LocaleView<'a>,
    /// Path of the home page in this locale (`/` or `/ar`).
    pub home: String,
    /// Path of the live page in this locale.
    pub live: String,
    /// Path of the web app manifest in this locale.
    pub manifest: String,
    /// Regular sports, then cyber sports, in the operator's order.
    pub sports: Vec<SportLink<'a>>,
    /// Leagues worth a link from everywhere.
    pub top_leagues: Vec<LeagueLink<'a>>,
    /// The editors' menus.
    pub menus: MenusView<'a>,
    /// Whether the first pick opens the whole slip where it is no column (`<html data-slip-opens>`).
    pub slip_opens_whole: bool,
    /// The operator's footer; none if the content has none.
    pub footer: Option<FooterView<'a>>,
    /// Hashes of the scripts that every page names.
    pub integrity: Integrity<'a>,
    /// Whether testers may tell the operator's providers what to do.
    pub test_providers: bool,
    /// Colours of the browser's own bars; none if the islands' build names none.
    pub theme: Option<&'a Theme>,
    /// The picture of the site's name; none if the templates draw it.
    pub logo: Option<&'a Logo>,
    /// JSON for the islands (`<script type="application/json" id="sb-config">`).
    pub config: IslandConfig<'a>,
    /// The islands that every page has.
    pub islands: FrameIslands<'a>,
}

/// Props of the islands that every page has.
#[derive(Clone, Debug, Serialize)]
pub struct FrameIslands<'a> {
    /// One alert at a time.
    pub alerts: AlertsProps<'a>,
    /// The bet slip.
    pub bet_slip: BetSlipProps<'a>,
    /// The search in the header.
    pub search: SearchProps<'a>,
    /// The player's place in the header.
    pub session: SessionProps<'a>,
}

impl FrameIslands<'_> {
    /// All of them: a page that reads the frame reads their words.
    pub const ALL: [&'static Island; 4] = [
        &AlertsLabels::<()>::ISLAND,
        &BetSlipLabels::<()>::ISLAND,
        &SearchLabels::<()>::ISLAND,
        &SessionLabels::<()>::ISLAND,
    ];
}

/// Hashes of scripts, by which the content security policy lets them run.
#[derive(Clone, Debug, Serialize)]
pub struct Integrity<'a> {
    /// What runs before the first paint.
    pub before_paint: Option<&'a str>,
    /// The core.
    pub core: Option<&'a str>,
    /// What runs before the first paint on pages that depend on their address.
    pub by_address: Option<&'a str>,
}

/// A language.
#[derive(Clone, Debug, Serialize)]
pub struct LocaleView<'a> {
    /// Path segment and folder name (`br`).
    pub code: &'a str,
    /// BCP 47 tag (`pt-BR`).
    pub tag: &'a str,
    /// `ltr` or `rtl`.
    pub dir: &'static str,
    /// In itself (`Português (Brasil)`).
    pub name: &'a str,
}

/// A sport in a menu.
#[derive(Clone, Debug, Serialize)]
pub struct SportLink<'a> {
    /// Path segment; also the name of its icon.
    pub key: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its page.
    pub href: String,
    /// Whether a cyber sport.
    pub cyber: bool,
}

/// A league in a menu.
#[derive(Clone, Debug, Serialize)]
pub struct LeagueLink<'a> {
    /// The operator's number.
    pub id: u64,
    /// Its name.
    pub name: Words<'a>,
    /// Name of its category.
    pub category: Words<'a>,
    /// Its page.
    pub href: Words<'a>,
    /// Flag of its country: the name of its picture (`za`).
    pub flag: Option<&'static str>,
    /// Matches that take bets; none in the menu, which would otherwise change with every match.
    pub count: Option<u32>,
}

/// A link to an outright.
#[derive(Clone, Debug, Serialize)]
pub struct OutrightLink<'a> {
    /// Its name.
    pub name: Words<'a>,
    /// Its page.
    pub href: Words<'a>,
    /// Path segment of its sport, which is also the name of its icon.
    pub sport: &'a str,
    /// The day on which it takes the last bets.
    pub close: Words<'a>,
}

/// The operator's footer.
#[derive(Clone, Debug, Serialize)]
pub struct FooterView<'a> {
    /// Registered name of the company.
    pub operator: &'a str,
    /// Its number in the companies' register.
    pub registration: Option<&'a str>,
    /// Its registered address.
    pub address: Option<&'a str>,
    /// Number of the licence.
    pub licence: &'a str,
    /// The licensing body.
    pub licensed_by: &'a str,
    /// Where the licensing body lists the licence.
    pub licence_href: Option<String>,
    /// Lowest age of players.
    pub age: u32,
    /// The warning that the law asks for.
    pub notice: &'a str,
    /// Who answers the helpline.
    pub helpline: &'a str,
    /// The helpline's number.
    pub phone: &'a str,
    /// The address that calls it.
    pub phone_href: String,
    /// The helpline's own site.
    pub helpline_href: Option<String>,
    /// Rules, privacy, contact and the like.
    pub links: Vec<MenuLinkView<'a>>,
    /// Names of the ways to pay.
    pub payments: Vec<PaymentView<'a>>,
}

/// A way to pay.
#[derive(Clone, Debug, Serialize)]
pub struct PaymentView<'a> {
    /// Its name.
    pub name: &'a str,
    /// What is drawn before it.
    pub mark: Option<Mark>,
}

/// The editors' menus.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MenusView<'a> {
    /// The header.
    pub header: HeaderView<'a>,
    /// The left column and the side menu, from top to bottom.
    pub side: Vec<SideGroup<'a>>,
    /// The tab bar.
    pub tabbar: Vec<MenuItem<'a>>,
    /// The right column.
    pub right: Vec<MenuSection<'a>>,
}

/// The links and buttons of the header. Each button has its own place there.
#[derive(Clone, Debug, Default, Serialize)]
pub struct HeaderView<'a> {
    /// The links.
    pub links: Vec<MenuItem<'a>>,
    /// Whether it has the button that opens the side menu.
    pub sports_menu: bool,
    /// Whether it has sign-in and the balance.
    pub sign_in: bool,
    /// The link to the page for opening an account, beside sign-in: for visitors, on a wide screen.
    pub sign_up: Option<MenuItem<'a>>,
    /// Whether it has the button that opens the player's bets.
    pub my_bets: bool,
    /// Whether it has the button that opens the bet slip.
    pub bet_slip: bool,
    /// The link to the platform's page for deposits.
    pub deposit: Option<MenuItem<'a>>,
}

/// Sections of the side menu that are drawn in the same places.
#[derive(Clone, Debug, Serialize)]
pub struct SideGroup<'a> {
    /// `column`: only in the column of a wide screen; `sheet`: only where the menu is a sheet; `both`.
    pub place: &'static str,
    /// The sections.
    pub sections: Vec<MenuSection<'a>>,
}

/// A list of a menu.
#[derive(Clone, Debug, Serialize)]
pub struct MenuSection<'a> {
    /// Which list of the site it is; if none, it has links alone.
    pub list: Option<MenuList>,
    /// Its heading, if it is not the list's own.
    pub title: Option<&'a str>,
    /// The links of a list that editors wrote, and of promotions.
    pub items: Vec<MenuItem<'a>>,
}

/// A link or a button of a menu.
#[derive(Clone, Debug, Serialize)]
pub struct MenuItem<'a> {
    /// Which button it is; if none, it is a link.
    pub button: Option<Button>,
    /// The path of its page without the locale's prefix.
    pub path: Option<&'a str>,
    /// Its label.
    pub label: String,
    /// Its target.
    pub href: String,
    /// Its icon.
    pub icon: Option<Icon>,
}

/// A link of a menu that editors wrote.
#[derive(Clone, Debug, Serialize)]
pub struct MenuLinkView<'a> {
    /// Its label.
    pub label: &'a str,
    /// Its target, in the page's language if it is a page of this site.
    pub href: String,
    /// Its icon.
    pub icon: Option<Icon>,
}

/// This page in another language.
#[derive(Clone, Debug, Serialize)]
pub struct LanguageLink<'a> {
    /// Path segment.
    pub code: &'a str,
    /// BCP 47 tag.
    pub tag: &'a str,
    /// The language in itself.
    pub name: &'a str,
    /// The page.
    pub href: String,
    /// Whether it is this page's language.
    pub current: Each<bool>,
}

/// What the islands must know of the site; the same for every page of a locale.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct IslandConfig<'a> {
    /// Path segment of the locale.
    pub locale: &'a str,
    /// BCP 47 tag, for `Intl`.
    pub tag: &'a str,
    /// Prefix of links (`` or `/ar`).
    pub prefix: String,
    /// Root of the operator's API as the browser reaches it, without a final slash (`https://api…`).
    pub api: &'a str,
    /// The transports of the push, in the order in which they are tried; none without an operator.
    pub push: &'a [PushEndpoint],
    /// URL for commands while a transport only receives.
    pub emulation: &'a str,
    /// URL of the page where players pay in.
    pub deposit: &'a str,
    /// URL of the page where players withdraw; none where nothing leads to one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub withdrawal: Option<&'a str>,
    /// URL of the folder with the locale's messages for islands: a Fluent file for each, `shared.ftl`
    /// for what several say.
    pub messages: String,
    /// IANA zone of the site's times.
    pub zone: &'a str,
    /// Words for what is not known of a match.
    pub words: UnknownWords<'a>,
    /// What of the product the site has.
    pub features: SiteFeatures,
    /// What of knowing when to stop it has.
    pub limits: SiteLimits,
    /// What accounts are asked for, their reminders, and how players pay in.
    pub account: SiteAccount<'a>,
    /// Origins of pages that may show the site in a frame and speak with it; `https://*.host` is every one below it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub hosts: Vec<&'a str>,
    /// Messages to players' devices; none where the site has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notify: Option<SitePush<'a>>,
}

/// Words for what is unknown about a match.
#[derive(Clone, Debug, Serialize, ts_rs::TS)]
pub struct UnknownWords<'a> {
    /// "To be decided", of a side.
    pub side_unknown: Words<'a>,
    /// "Time to be confirmed".
    pub time_unknown: Words<'a>,
}
