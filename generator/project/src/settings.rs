//! `content/site.toml`: what an operator sets about the site.

mod account;
mod brand;
mod feed_format;
mod file;
mod images;
pub mod push;
mod push_notifications;
mod security;
mod streams;
mod url;

use std::path::Path;

use toml::Spanned;

use crate::brand::{Brand, SETTINGS as PATH};
use crate::images::Images;
use crate::reader::{Advice, Reader};
use catalogue::Bounds;
use catalogue::locale::Locale;
use catalogue::removal::may_remove;
use diagnostic::Diagnostic;
use diagnostic::likely;
use file::{File, HINTS};
use push::PushEndpoint;
use url::{check_origin, check_page, check_url};

pub use account::{Account, Deposit};
pub use feed_format::Format;
pub use file::{Build, Features, Feeds, Lists, Prices, ShareImages, Slip, Watch, schema};
pub use push_notifications::{PushNotifications, WORKER};
pub use url::PlatformPage;

/// The checked settings of a site.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Name of the site.
    pub name: String,
    /// Absolute URL of the site, without a final slash.
    pub origin: String,
    /// The site's languages, the default first.
    pub locales: Vec<Locale>,
    /// Whether paths of the default language have its prefix too.
    pub locale_in_url: bool,
    /// IANA time zone in which times are written.
    pub zone: jiff::tz::TimeZone,
    /// Name of [`Settings::zone`].
    pub zone_name: String,
    /// Whether search engines may list the site: `indexed`, and the site's origin is not one of `never_indexed`.
    pub indexed: bool,
    /// Root of the operator's API for browsers; if absent, they use the same one as the build.
    pub public_api: Option<String>,
    /// Transports of the push for browsers, one of them a websocket; if absent, they are derived from the
    /// API's root.
    pub push: Option<Vec<PushEndpoint>>,
    /// URL for commands while a browser receives by HTTP.
    pub push_emulation: Option<String>,
    /// Root of the platform's own pages; if absent, the API's.
    pub platform: Option<String>,
    /// The page where players pay in; if absent, the platform's own.
    pub deposit: Option<PlatformPage>,
    /// The platform's page where players withdraw; if absent, nothing leads to one.
    pub withdrawal: Option<PlatformPage>,
    /// Prerendered prices.
    pub prices: Prices,
    /// The enabled parts of the product.
    pub features: Features,
    /// What accounts are asked for, their reminders, and how players pay in.
    pub account: Account,
    /// How the bet slip behaves.
    pub slip: Slip,
    /// Messages to players' devices, if there are any.
    pub push_notifications: Option<PushNotifications>,
    /// Which feeds and calendars there are.
    pub feeds: Feeds,
    /// Lengths of lists.
    pub lists: Lists,
    /// Where pictures come from.
    pub images: Images,
    /// Whether share images are drawn.
    pub share_images: ShareImages,
    /// What the operator makes of the look.
    pub brand: Brand,
    /// What a build may do.
    pub build: Build,
    /// The site's key for IndexNow, which the site serves as `/{key}.txt`.
    pub indexnow_key: Option<String>,
    /// Origins that streams of matches come from, beside the operator's own.
    pub streams: Vec<edge::Origin>,
    /// Who may frame the site, and which third parties it uses.
    pub security: edge::Security,
    /// How `sportsbook watch` follows the operator.
    pub watch: Watch,
}

/// Values for required settings that are missing or wrong, so that the others are still checked.
const FALLBACK: &str =
    "name = \"\"\norigin = \"https://site.example\"\nlocales = []\nzone = \"UTC\"";

/// The settings as far as they can be read, and every mistake in them.
pub struct Draft {
    /// The settings, with defaults in place of wrong values. `locales` may be empty.
    pub settings: Settings,
    /// Every mistake.
    pub wrong: Vec<Diagnostic>,
    /// `locales` as written in the file.
    pub written: Written,
}

/// `locales` as written in `content/site.toml`, for mistakes about one of them.
#[derive(Debug, Default)]
pub struct Written {
    text: String,
    codes: Vec<Spanned<String>>,
}

impl Draft {
    /// The settings.
    ///
    /// # Errors
    /// Every mistake.
    fn finish(self) -> Result<Settings, Vec<Diagnostic>> {
        match self.wrong.is_empty() {
            true => Ok(self.settings),
            false => Err(self.wrong),
        }
    }
}

impl Written {
    /// Places a mistake about a locale at its code in the settings.
    pub fn place(&self, code: &str, mistake: Diagnostic, label: &str) -> Diagnostic {
        match self.codes.iter().find(|it| it.get_ref() == code) {
            Some(at) => mistake.at(Path::new(PATH), &self.text, at.span(), label),
            None => mistake,
        }
    }
}

impl Settings {
    /// What they say about lists.
    pub fn bounds(&self) -> Bounds<'_> {
        Bounds {
            list_limit: self.lists.limit.get() as usize,
            top_leagues: self.lists.top_leagues.get() as usize,
            zone: &self.zone,
            has_calendars: self.feeds.has_calendars(),
        }
    }

    /// The settings of the project in `root`.
    ///
    /// # Errors
    /// The file cannot be read, or every mistake in it.
    pub fn load(root: &Path) -> Result<Self, Vec<Diagnostic>> {
        Self::draft(root).finish()
    }

    /// The settings of the project in `root`, as far as they can be read.
    pub fn draft(root: &Path) -> Draft {
        let path = root.join(PATH);
        match std::fs::read_to_string(&path) {
            Ok(text) => Self::read(Path::new(PATH), &text),
            Err(error) => {
                let mut draft = Self::read(Path::new(PATH), FALLBACK);
                draft.wrong = vec![
                    Diagnostic::error(format!("cannot read {}: {error}", path.display()))
                        .hint("run the command in the project's folder, or name it with --root"),
                ];
                draft
            }
        }
    }

    /// Codes of the locales, in order.
    pub fn codes(&self) -> Vec<String> {
        let codes = self.locales.iter().map(|locale| locale.code.to_owned());
        codes.collect()
    }

    /// What paths begin with in the locale of this index: the default locale has no prefix.
    pub fn prefix(&self, locale: usize) -> String {
        match locale {
            0 if !self.locale_in_url => String::new(),
            _ => format!("/{}", self.locales[locale].code),
        }
    }

    /// Whether a build may remove `gone` of `of` pages without confirmation.
    pub fn allows_removal(&self, gone: u64, of: u64) -> bool {
        may_remove(gone, of, self.removal_percent())
    }

    /// Percentage of all pages that a build or a publish may remove without confirmation.
    pub fn removal_percent(&self) -> u8 {
        self.build.removal_percent.get() as u8
    }

    /// What the generations before the served one may take on the disk, in bytes.
    pub fn generations_bytes(&self) -> u64 {
        u64::from(self.build.generations_megabytes.get()) * 1_000_000
    }

    /// Reads settings from the text of `content/site.toml`; `path` is for messages.
    ///
    /// # Errors
    /// Every mistake in the file, each with its position.
    pub fn parse(path: &Path, text: &str) -> Result<Self, Vec<Diagnostic>> {
        Self::read(path, text).finish()
    }

    /// Reads settings as far as possible. After a syntax error only that is reported: anything
    /// else may follow from it.
    fn read(path: &Path, text: &str) -> Draft {
        let mut reader = Reader::new(path, text);
        let table = reader.recovered().into_inner();
        let mut syntax = Vec::new();
        if !reader.is_clean() {
            syntax = std::mem::replace(&mut reader, Reader::new(path, text)).into_found();
        }
        if let Some(codes) = table.get("locales")
            && codes.get_ref().as_array().is_some_and(|it| it.is_empty())
        {
            let hint = "write `locales = [\"en-ZA\"]`";
            reader.error("no locale in `locales`", codes.span(), "", hint);
        }
        let advice = Advice {
            fallback: Reader::new(path, FALLBACK).recovered().into_inner(),
            hints: HINTS,
        };
        let file = reader.completed::<File>(table, 0..0, &advice);
        let file = file.expect("every required option has a fallback");
        let mut wrong = reader.into_found();
        let codes = file.locales.clone();
        let settings = Self::checked(file, path, text, &mut wrong);
        Draft {
            settings,
            wrong: if syntax.is_empty() { wrong } else { syntax },
            written: Written {
                text: text.to_owned(),
                codes,
            },
        }
    }

    fn checked(file: File, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) -> Self {
        let locales = check_locales(&file.locales, path, text, wrong);
        let zone = check_zone(&file.zone, path, text, wrong);
        let http = &["http://", "https://"];
        check_url(&file.origin, http, path, text, wrong);
        check_origin(&file.origin, path, text, wrong);
        if let Some(url) = &file.api.public {
            check_url(url, http, path, text, wrong);
        }
        let (push, transports) = (&file.api.push, &file.api.push_transports);
        let at = push::At { path, text, wrong };
        let push = push::check(push.as_ref(), transports.as_ref(), at);
        let api = &file.api;
        for url in [&api.push_emulation, &api.platform].into_iter().flatten() {
            check_url(url, http, path, text, wrong);
        }
        let mut page = |page: &Option<_>| page.as_ref().map(|it| check_page(it, path, text, wrong));
        let (deposit, withdrawal) = (page(&api.deposit), page(&api.withdrawal));
        if let Some(key) = &file.indexnow.key {
            check_key(key, path, text, wrong);
        }
        file.account.check(path, text, wrong);
        let security = file.security.check(path, text, wrong);
        let streams = file.streams.check(path, text, wrong);
        let push_notifications =
            (file.push_notifications).and_then(|section| section.check(path, text, wrong));
        let images = file.images.check(path, text, wrong);
        let brand = file.brand.check(path, text, wrong);
        for other in &file.never_indexed {
            check_url(other, http, path, text, wrong);
        }
        let trimmed = |url: Spanned<String>| url.into_inner().trim_end_matches('/').to_owned();
        let origin = trimmed(file.origin);
        let never_indexed: Vec<String> = file.never_indexed.into_iter().map(trimmed).collect();
        Self {
            name: file.name,
            indexed: file.indexed && !never_indexed.contains(&origin),
            origin,
            locales,
            locale_in_url: file.locale_in_url,
            zone,
            zone_name: file.zone.into_inner(),
            public_api: file.api.public.map(trimmed),
            push,
            push_emulation: file.api.push_emulation.map(trimmed),
            platform: file.api.platform.map(trimmed),
            deposit,
            withdrawal,
            prices: file.prices,
            features: file.features,
            account: file.account,
            slip: file.slip,
            push_notifications,
            feeds: file.feeds,
            lists: file.lists,
            images,
            share_images: file.share_images,
            brand,
            build: file.build,
            indexnow_key: file.indexnow.key.map(Spanned::into_inner),
            streams,
            security,
            watch: file.watch,
        }
    }
}

fn check_locales(
    codes: &[Spanned<String>],
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) -> Vec<Locale> {
    let mut locales = Vec::new();
    for code in codes {
        match Locale::find(code.get_ref()) {
            Some(locale) if locales.contains(&locale) => wrong.push(
                Diagnostic::error(format!("locale `{}` is listed twice", code.get_ref()))
                    .at(path, text, code.span(), "again here")
                    .hint("remove one of them"),
            ),
            Some(locale) => locales.push(locale),
            None => wrong.push(
                Diagnostic::error(format!("unknown locale `{}`", code.get_ref()))
                    .at(path, text, code.span(), "not a locale of this product")
                    .hint(known_locales(code.get_ref())),
            ),
        }
    }
    locales
}

/// Zones are read from the program's bundled database, so that machines that build parts of one site
/// agree.
fn check_zone(
    name: &Spanned<String>,
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) -> jiff::tz::TimeZone {
    let zones = jiff::tz::TimeZoneDatabase::bundled();
    zones.get(name.get_ref()).unwrap_or_else(|_| {
        wrong.push(
            Diagnostic::error(format!("unknown time zone `{}`", name.get_ref()))
                .at(path, text, name.span(), "not an IANA zone")
                .hint("write a name such as `Africa/Johannesburg`"),
        );
        jiff::tz::TimeZone::UTC
    })
}

/// What the protocol allows: 8 to 128 letters, digits and hyphens.
fn check_key(key: &Spanned<String>, path: &Path, text: &str, wrong: &mut Vec<Diagnostic>) {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let value = key.get_ref();
    if !(8..=128).contains(&value.len()) || !value.chars().all(is_plain) {
        wrong.push(
            Diagnostic::error(format!("`{value}` is not a key for IndexNow"))
                .at(
                    path,
                    text,
                    key.span(),
                    "8 to 128 letters, digits and hyphens",
                )
                .hint("generate one with `openssl rand -hex 16`"),
        );
    }
}

fn known_locales(code: &str) -> String {
    let codes = || catalogue::locale::KNOWN.iter().map(|locale| locale.code);
    match likely(code, codes()) {
        Some(likely) => format!("did you mean `{likely}`?"),
        None => {
            let codes: Vec<&str> = codes().collect();
            format!("known locales: {}", codes.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GOOD: &str = "name = \"Bets\"\norigin = \"https://bets.example/\"\nlocales = [\"en-ZA\", \"ar\"]\nzone = \"Africa/Johannesburg\"\n";

    #[test]
    fn a_good_file_reads() {
        let settings = Settings::parse(Path::new("site.toml"), GOOD).expect("good");
        assert_eq!(settings.origin, "https://bets.example");
        assert_eq!(settings.locales.len(), 2);
    }

    #[test]
    fn an_origin_of_the_list_is_never_indexed() {
        let parse = |text: &str| {
            let text = format!("{GOOD}{text}");
            Settings::parse(Path::new("site.toml"), &text)
        };
        let indexed = |text: &str| parse(text).expect("good").indexed;
        assert!(indexed(""));
        assert!(indexed("never_indexed = [\"https://preview.example\"]\n"));
        assert!(!indexed(
            "never_indexed = [\"https://preview.example\", \"https://bets.example/\"]\n"
        ));
        assert!(!indexed("indexed = false\n"));
        let wrong = parse("never_indexed = [\"preview.example\"]\n").expect_err("no scheme");
        assert!(
            wrong[0].to_string().contains("not an absolute URL"),
            "{}",
            wrong[0]
        );
    }

    #[test]
    fn features_are_on_by_default() {
        let all = Settings::parse(Path::new("site.toml"), GOOD).expect("good");
        assert_eq!(all.features, Features::default());
        let text = format!("{GOOD}[features]\nmy_bets = false\n");
        let settings = Settings::parse(Path::new("site.toml"), &text).expect("good");
        let wanted = Features {
            my_bets: false,
            ..Features::default()
        };
        assert_eq!(settings.features, wanted);
        let text = format!("{GOOD}[features]\nmybets = false\n");
        let wrong = Settings::parse(Path::new("site.toml"), &text).expect_err("no such feature");
        assert!(wrong[0].to_string().contains("mybets"), "{}", wrong[0]);
    }

    #[test]
    fn the_slip_opens_as_its_bar_by_default() {
        let default = Settings::parse(Path::new("site.toml"), GOOD).expect("good");
        assert_eq!(default.slip, Slip { opens_whole: false });
        let text = format!("{GOOD}[slip]\nopens_whole = true\n");
        let whole = Settings::parse(Path::new("site.toml"), &text).expect("good");
        assert_eq!(whole.slip, Slip { opens_whole: true });
        let text = format!("{GOOD}[slip]\nopen_whole = true\n");
        let wrong = Settings::parse(Path::new("site.toml"), &text).expect_err("no such setting");
        assert!(wrong[0].to_string().contains("open_whole"), "{}", wrong[0]);
    }

    #[test]
    fn every_feed_is_on_by_default() {
        let default = Settings::parse(Path::new("site.toml"), GOOD).expect("good");
        assert!(
            Format::ALL
                .into_iter()
                .all(|format| default.feeds.has(format))
        );
        assert!(default.feeds.has_calendars());
        let text =
            format!("{GOOD}[feeds]\njson = false\ncalendars = false\nside_calendars = false\n");
        let feeds = Settings::parse(Path::new("site.toml"), &text)
            .expect("good")
            .feeds;
        assert!(feeds.has(Format::Rss) && !feeds.has(Format::Json) && !feeds.has_calendars());
        let text = format!("{GOOD}[feeds]\natom = true\n");
        let wrong = Settings::parse(Path::new("site.toml"), &text).expect_err("no such setting");
        assert!(wrong[0].to_string().contains("atom"), "{}", wrong[0]);
    }

    #[test]
    fn all_mistakes_are_reported_together() {
        let text = GOOD
            .replace("\"ar\"", "\"xx\"")
            .replace("Africa/", "Afrika/")
            .replace("https:", "htp:");
        let wrong = Settings::parse(Path::new("content/site.toml"), &text).expect_err("wrong");
        let text: String = wrong.iter().map(ToString::to_string).collect();
        assert_eq!(wrong.len(), 3, "{text}");
        assert!(
            text.contains("unknown locale `xx`") && text.contains("content/site.toml:3:"),
            "{text}"
        );
    }

    #[test]
    fn the_pages_of_the_platform_are_whole_addresses_or_paths_there() {
        let parse = |text: &str| {
            let text = format!("{GOOD}[api]\n{text}");
            Settings::parse(Path::new("site.toml"), &text)
        };
        assert_eq!(parse("").expect("good").withdrawal, None);
        for (page, address) in [
            (
                "https://pay.example/out?from=site",
                "https://pay.example/out?from=site",
            ),
            ("/wallet/out", "https://www.example/wallet/out"),
        ] {
            let good = parse(&format!("withdrawal = \"{page}\"\n")).expect("good");
            let withdrawal = good.withdrawal.map(|it| it.at("https://www.example"));
            assert_eq!(withdrawal.as_deref(), Some(address));
        }
        for (name, page) in [
            ("platform", "/wallet"),
            ("deposit", "wallet"),
            ("withdrawal", "//pay.example/out"),
        ] {
            let wrong = parse(&format!("{name} = \"{page}\"\n")).expect_err("no address");
            let text = wrong[0].to_string();
            assert_eq!(wrong.len(), 1, "{text}");
            for part in [
                &format!("`{page}` is not an absolute URL"),
                "site.toml:6:",
                "must begin with http:// or https://",
            ] {
                assert!(text.contains(part), "{text}");
            }
        }
        let wrong = parse("withdraw = \"https://pay.example\"\n").expect_err("no such setting");
        assert!(wrong[0].to_string().contains("withdrawal"), "{}", wrong[0]);
    }

    #[test]
    fn an_indexnow_key_is_checked() {
        let parse = |key: &str| {
            let text = format!("{GOOD}[indexnow]\nkey = \"{key}\"\n");
            Settings::parse(Path::new("site.toml"), &text)
        };
        let good = parse("0f1e2d3c4b5a6978").expect("good");
        assert_eq!(good.indexnow_key.as_deref(), Some("0f1e2d3c4b5a6978"));
        let wrong = parse("a/b").expect_err("wrong");
        assert!(
            wrong[0].to_string().contains("site.toml:6:7"),
            "{}",
            wrong[0]
        );
    }

    #[test]
    fn a_number_out_of_range_is_reported_with_its_place() {
        let parse = |text: &str| Settings::parse(Path::new("site.toml"), &format!("{GOOD}{text}"));
        let wrong = parse(
            "[prices]\nfresh_seconds = 0\n[build]\nremoval_percent = 101\n\
             generations_megabytes = 0\n[watch]\nreconcile_seconds = 0\nasks_per_second = 0\n\
             outage_seconds = 0\n",
        );
        let wrong = wrong.expect_err("six mistakes");
        let with = |part: &str| {
            let of = wrong.iter().map(ToString::to_string);
            of.filter(|text| text.contains(part)).collect::<Vec<_>>()
        };
        for (place, expected, hint) in [
            (
                "site.toml:6:17",
                "a whole number, 1 or more, found the number 0",
                "such as 60",
            ),
            (
                "site.toml:8:19",
                "a whole number, 0 to 100, found the number 101",
                "--allow-removal",
            ),
            (
                "site.toml:9:25",
                "a whole number, 1 or more",
                "such as 1000",
            ),
            (
                "site.toml:11:21",
                "a whole number, 1 or more",
                "such as 600",
            ),
            (
                "site.toml:12:19",
                "a whole number, 1 or more",
                "such as 250",
            ),
            ("site.toml:13:18", "a whole number, 1 or more", "such as 60"),
        ] {
            let [text] = &with(place)[..] else {
                panic!("{place}: {wrong:?}");
            };
            assert!(text.contains(expected) && text.contains(hint), "{text}");
        }
        assert_eq!(wrong.len(), 6);
        let text = "[prices]\nfresh_seconds = 1\n[build]\nremoval_percent = 100\n\
                    generations_megabytes = 1\n[watch]\nreconcile_seconds = 1\nasks_per_second = 1\n\
                    outage_seconds = 1\n";
        let good = parse(text).expect("good");
        assert!(good.allows_removal(7, 7));
        assert_eq!(good.generations_bytes(), 1_000_000);
        assert_eq!(
            (
                good.prices.fresh_seconds.get(),
                good.watch.reconcile_seconds.get(),
                good.watch.asks_per_second.get(),
                good.watch.outage_seconds.get()
            ),
            (1, 1, 1, 1)
        );
        let none = parse("[build]\nremoval_percent = 0\n").expect("good");
        assert!(none.allows_removal(0, 7) && !none.allows_removal(1, 7));
        assert!(parse("").is_ok(), "the defaults are valid");
    }

    #[test]
    fn an_unknown_key_is_an_error_with_its_line() {
        let wrong = Settings::parse(Path::new("site.toml"), &format!("{GOOD}colour = 1\n"))
            .expect_err("wrong");
        assert!(wrong[0].to_string().contains("site.toml:5"), "{}", wrong[0]);
    }
}
