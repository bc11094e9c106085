//! `content/site.toml` as it is written.

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::account::Account;
use super::feed_format::Format;
use super::{brand, images, push, push_notifications, security, streams};
use crate::number::Whole;
use catalogue::Offers;
use catalogue::locale::Locale;
use catalogue::removal::MOST_PERCENT;

/// The default of `build.generations_megabytes`.
const GENERATIONS_MEGABYTES: u32 = 1_000;

/// What to write instead of a wrong number.
pub(super) const HINTS: &[(&str, &str)] = &[
    (
        "prices.fresh_seconds",
        "write how many seconds to wait, such as 60",
    ),
    (
        "build.removal_percent",
        "write a whole number, 0 to 100; to allow a removal once, build with --allow-removal",
    ),
    (
        "watch.reconcile_seconds",
        "write how many seconds to wait, such as 600",
    ),
    (
        "build.generations_megabytes",
        "write how much disk older generations may take, such as 1000",
    ),
    (
        "brand.radius",
        "write the radius of buttons in pixels, such as 6; cards have twice as much",
    ),
    (
        "images.quality",
        "write the quality of pictures, 0 to 100, such as 80",
    ),
    (
        "watch.outage_seconds",
        "write how many seconds to wait, such as 60",
    ),
    (
        "watch.asks_per_second",
        "write how many calls per second the operator allows, such as 250",
    ),
];

/// JSON Schema of the file.
pub fn schema(generator: &mut SchemaGenerator) -> Schema {
    File::json_schema(generator)
}

/// Settings of the site.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    /// Name of the site, as shown to visitors.
    pub(super) name: String,
    /// Absolute URL of the published site, for canonical links and language alternates.
    #[schemars(with = "String", regex(pattern = r"^https?://+[^/]"))]
    pub(super) origin: Spanned<String>,
    /// Languages, the default first; it has no prefix in its paths. Each needs a folder in locales/, of
    /// its own or of its language.
    #[schemars(with = "Vec<Locale>", length(min = 1))]
    pub(super) locales: Vec<Spanned<String>>,
    /// Whether paths of the default language have its prefix too.
    #[serde(default)]
    pub(super) locale_in_url: bool,
    /// Time zone of all times on the pages, an IANA name such as Africa/Johannesburg.
    #[schemars(with = "String")]
    pub(super) zone: Spanned<String>,
    /// Whether search engines may list the site.
    #[serde(default = "yes")]
    pub(super) indexed: bool,
    /// Addresses of the site, such as one for trials, that search engines never list.
    #[serde(default)]
    #[schemars(with = "Vec<String>")]
    pub(super) never_indexed: Vec<Spanned<String>>,
    /// The operator's API and push, as browsers reach them. Without these the browser uses the address
    /// that was given to the build.
    #[serde(default)]
    pub(super) api: Api,
    /// Prerendered prices.
    #[serde(default)]
    pub(super) prices: Prices,
    /// Parts of the product that a site may leave out.
    #[serde(default)]
    pub(super) features: Features,
    /// Accounts: what is asked for, reminders, and how players pay in.
    #[serde(default)]
    pub(super) account: Account,
    /// How the bet slip behaves.
    #[serde(default)]
    pub(super) slip: Slip,
    /// Messages to players' devices by OneSignal, which players switch on in the notification centre.
    #[serde(default)]
    pub(super) push_notifications: Option<push_notifications::Section>,
    /// Documents for other programs.
    #[serde(default)]
    pub(super) feeds: Feeds,
    /// Lengths of lists.
    #[serde(default)]
    pub(super) lists: Lists,
    /// What a build may do.
    #[serde(default)]
    pub(super) build: Build,
    /// Search engines that are notified of changes.
    #[serde(default)]
    pub(super) indexnow: IndexNow,
    /// Who may frame the site, and which third parties it uses.
    #[serde(default)]
    pub(super) security: security::Section,
    /// Where streams of matches come from.
    #[serde(default)]
    pub(super) streams: streams::Section,
    /// Where pictures come from that are no files of the site.
    #[serde(default)]
    pub(super) images: images::Section,
    /// Pictures that are shown with a link (og:image).
    #[serde(default)]
    pub(super) share_images: ShareImages,
    /// Colours and pictures with which an operator makes the look theirs.
    #[serde(default)]
    pub(super) brand: brand::Section,
    /// How `sportsbook watch` follows the operator.
    #[serde(default)]
    pub(super) watch: Watch,
}

/// The operator's API and push.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Api {
    /// Root of the API, such as https://api.example.com.
    #[schemars(with = "Option<String>", regex(pattern = r"^https?://+[^/]"))]
    pub(super) public: Option<Spanned<String>>,
    /// URL of the push, if it is a websocket alone, such as wss://api.example.com/connection/websocket.
    #[schemars(with = "Option<String>", regex(pattern = r"^wss?://+[^/]"))]
    pub(super) push: Option<Spanned<String>>,
    /// Transports of the push, in the order in which browsers try them. Without these and without `push`, all but
    /// WebTransport are expected at the API's address.
    #[schemars(with = "Option<Vec<push::Written>>")]
    pub(super) push_transports: Option<Spanned<Vec<push::Written>>>,
    /// URL to which browsers send commands while they receive by HTTP. Without it, /emulation on the host
    /// of the HTTP transports.
    #[schemars(with = "Option<String>", regex(pattern = r"^https?://+[^/]"))]
    pub(super) push_emulation: Option<Spanned<String>>,
    /// Root of the platform's own pages, and of its payment widget, such as https://www.example.com. Without it,
    /// the API's address.
    #[schemars(with = "Option<String>", regex(pattern = r"^https?://+[^/]"))]
    pub(super) platform: Option<Spanned<String>>,
    /// URL of the page where players pay in, or its path at the platform's address. Without it,
    /// /profile/wallet/deposit.
    #[schemars(with = "Option<String>", regex(pattern = r"^(https?:/)?/[^/]"))]
    pub(super) deposit: Option<Spanned<String>>,
    /// URL of the page where players withdraw, or its path at the platform's address. Without it, the account's menu
    /// has no link to one.
    #[schemars(with = "Option<String>", regex(pattern = r"^(https?:/)?/[^/]"))]
    pub(super) withdrawal: Option<Spanned<String>>,
}

/// Prerendered prices.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Prices {
    /// Maximum age of a prerendered price before its page is rendered again, in seconds.
    pub fresh_seconds: Whole<1>,
}

impl Default for Prices {
    fn default() -> Self {
        Self {
            fresh_seconds: Whole::new(60),
        }
    }
}

/// Documents for other programs. Each language has its own, so they are a part of all files that grows
/// with the leagues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Feeds {
    /// RSS of promotions and of each league's matches.
    pub rss: bool,
    /// JSON Feed of the same.
    pub json: bool,
    /// A calendar of each league.
    pub calendars: bool,
    /// A calendar of each side that has several matches in a league.
    pub side_calendars: bool,
}

impl Default for Feeds {
    fn default() -> Self {
        Self {
            rss: true,
            json: true,
            calendars: true,
            side_calendars: true,
        }
    }
}

impl Feeds {
    /// Whether there are any calendars.
    pub fn has_calendars(self) -> bool {
        self.calendars || self.side_calendars
    }

    /// Whether there are feeds of this format.
    pub fn has(self, format: Format) -> bool {
        match format {
            Format::Rss => self.rss,
            Format::Json => self.json,
        }
    }
}

/// Lengths of lists.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Lists {
    /// Maximum matches on the home page and on the pages of sports and categories.
    pub limit: Whole<0>,
    /// Maximum leagues in the menu of every page.
    pub top_leagues: Whole<0>,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            limit: Whole::new(40),
            top_leagues: Whole::new(12),
        }
    }
}

/// What a build may do.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Build {
    /// Share of all pages, in percent, that a build may remove, and a publish from its target.
    /// `--allow-removal` overrides it once.
    pub removal_percent: Whole<0, 100>,
    /// What older generations of the site may take on the disk, in megabytes, for `sportsbook rollback`.
    pub generations_megabytes: Whole<1>,
}

impl Default for Build {
    fn default() -> Self {
        Self {
            removal_percent: Whole::new(MOST_PERCENT.into()),
            generations_megabytes: Whole::new(GENERATIONS_MEGABYTES),
        }
    }
}

/// Pictures that are shown with a link (og:image). The first build draws all, which takes about 30 ms
/// each; equal ones are drawn once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ShareImages {
    /// One for each league in each language, and one for all other pages.
    pub leagues: bool,
    /// One for each match in each language. Without it, matches show the one of their league.
    pub matches: bool,
}

impl ShareImages {
    /// Whether there are any.
    pub fn are_wanted(self) -> bool {
        self.leagues || self.matches
    }
}

/// Search engines that are notified of changes.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct IndexNow {
    /// The site's key for IndexNow: 8 to 128 letters, digits and hyphens.
    #[schemars(with = "Option<String>", regex(pattern = "^[A-Za-z0-9-]{8,128}$"))]
    pub(super) key: Option<Spanned<String>>,
}

/// How `sportsbook watch` follows the operator.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Watch {
    /// Seconds between two reconciles.
    pub reconcile_seconds: Whole<1>,
    /// Maximum calls per second for prices that the push does not report.
    pub asks_per_second: Whole<1>,
    /// Seconds for which the operator or its push may be gone before `/health` is unhealthy.
    pub outage_seconds: Whole<1>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            reconcile_seconds: Whole::new(600),
            asks_per_second: Whole::new(250),
            outage_seconds: Whole::new(60),
        }
    }
}

fn yes() -> bool {
    true
}

/// Parts of the product that a site may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Features {
    /// The tab with the player's bets in the bet slip.
    pub my_bets: bool,
    /// Codes and links by which players share their bets.
    pub shared_bets: bool,
    /// Whether languages that are written from right to left are shown so.
    pub rtl_view: bool,
    /// Streams of matches, for players who have signed in.
    pub video: bool,
    /// Reality checks: from time to time a player is shown for how long and with what result they play.
    pub reality_check: bool,
    /// The limit of one session of play, which ends with signing out.
    pub session_limit: bool,
    /// Reporting once a minute that a player has the site in view, and its limit for a day.
    pub activity_limit: bool,
    /// The page where players set their limits, and the links to it.
    pub user_limits: bool,
    /// The page of horse racing, and the links to it, while the operator has it.
    pub racing: bool,
    /// The page of lotteries, and the links to it, while the operator has them.
    pub lotteries: bool,
    /// Whether the browser's storage may tell the operator's providers what to do, for testers: `testCustomProviders`.
    pub test_providers: bool,
}

impl Features {
    /// The parts of the product that a site with these settings has: a site may leave out what the operator has open, and
    /// cannot have what is closed.
    pub fn limited_by(self, open: Offers) -> Self {
        Self {
            racing: self.racing && open.racing,
            lotteries: self.lotteries && open.lotteries,
            video: self.video && open.video,
            ..self
        }
    }
}

impl Default for Features {
    fn default() -> Self {
        Self {
            my_bets: true,
            shared_bets: true,
            rtl_view: true,
            video: true,
            reality_check: true,
            session_limit: true,
            activity_limit: true,
            user_limits: true,
            racing: true,
            lotteries: true,
            test_providers: false,
        }
    }
}

/// How the bet slip behaves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Slip {
    /// Whether the first pick opens the whole slip where it is no column. By default it shows only
    /// the slip's bar.
    pub opens_whole: bool,
}
