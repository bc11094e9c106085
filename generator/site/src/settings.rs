//! `content/site.toml`: what an operator sets about the site.

mod security;

use std::path::Path;

use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::diagnostic::Diagnostic;
use crate::locale::Locale;
use crate::reader::Reader;

/// The default of [`Settings::removal_percent`].
pub const REMOVAL_PERCENT: u8 = 50;

/// The default of `generations_megabytes`.
const GENERATIONS_MEGABYTES: u32 = 1_000;

/// Whether `gone` of `of` may be removed if `percent` are allowed.
pub fn may_remove(gone: u64, of: u64, percent: u8) -> bool {
    gone * 100 <= of * u64::from(percent)
}

/// The checked settings of a site.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Name of the site.
    pub name: String,
    /// Absolute URL of the site, without a final slash.
    pub origin: String,
    /// The site's languages, the default first. The default has no prefix in its paths.
    pub locales: Vec<Locale>,
    /// IANA time zone in which times are written.
    pub zone: jiff::tz::TimeZone,
    /// Name of [`Settings::zone`].
    pub zone_name: String,
    /// Whether search engines may list the site (spec 2.6).
    pub indexed: bool,
    /// Root of the operator's API for browsers; if absent, they use the same one as the build.
    pub public_api: Option<String>,
    /// URL of the push connection for browsers; if absent, it is derived from the API's root.
    pub push: Option<String>,
    /// Maximum age of a prerendered price before its page is rendered again, in seconds.
    pub price_seconds: u32,
    /// The enabled parts of the product.
    pub features: Features,
    /// Maximum number of matches in a list, except on a league's own page.
    pub list_limit: usize,
    /// Maximum number of leagues in the menu.
    pub top_leagues: usize,
    /// Percentage of all pages that a build or a publish may remove without confirmation.
    pub removal_percent: u8,
    /// What the generations before the served one may take on the disk, in megabytes.
    pub generations_megabytes: u32,
    /// The site's key for IndexNow, which the site serves as `/{key}.txt`.
    pub indexnow_key: Option<String>,
    /// Who may frame the site, and which third parties it uses.
    pub security: edge::Security,
    /// Seconds from one full reconcile of `watch` to the next.
    pub reconcile_seconds: u32,
    /// Maximum number of calls per second with which `watch` requests prices that are not pushed.
    pub asks_per_second: u32,
}

/// A part of the settings that pages read. Sections are compared by value: comments, white space
/// and settings that no page reads (such as the intervals of `watch`) make no page dirty. The
/// lengths of lists are not a section, because pages read the lists themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Section {
    /// `name`
    Name,
    /// `origin`
    Origin,
    /// `locales`
    Locales,
    /// `zone`
    Zone,
    /// `indexed`
    Indexed,
    /// `[api]`, and the address at which the build reaches the operator if `[api]` has none.
    Api,
    /// `[features]`
    Features,
}

impl Section {
    /// Every section.
    pub const ALL: [Self; 7] = [
        Self::Name,
        Self::Origin,
        Self::Locales,
        Self::Zone,
        Self::Indexed,
        Self::Api,
        Self::Features,
    ];

    /// The sections that the frame of every page reads.
    pub const OF_FRAME: [Self; 6] = [
        Self::Name,
        Self::Origin,
        Self::Locales,
        Self::Zone,
        Self::Api,
        Self::Features,
    ];

    /// Its name, for people.
    pub fn words(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Origin => "origin",
            Self::Locales => "locales",
            Self::Zone => "zone",
            Self::Indexed => "indexed",
            Self::Api => "where the browser reaches the operator",
            Self::Features => "features",
        }
    }
}

/// Parts of the product that a site may leave out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Features {
    /// The tab with the player's bets in the bet slip (spec 2.3).
    pub my_bets: bool,
    /// Codes and links by which players share their bets (spec 5).
    pub shared_bets: bool,
}

impl Default for Features {
    fn default() -> Self {
        Self {
            my_bets: true,
            shared_bets: true,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    name: String,
    origin: Spanned<String>,
    locales: Vec<Spanned<String>>,
    zone: Spanned<String>,
    #[serde(default = "yes")]
    indexed: bool,
    #[serde(default)]
    api: Api,
    #[serde(default)]
    prices: Prices,
    #[serde(default)]
    features: Features,
    #[serde(default)]
    lists: Lists,
    #[serde(default)]
    build: Build,
    #[serde(default)]
    indexnow: IndexNow,
    #[serde(default)]
    security: security::Section,
    #[serde(default)]
    watch: Watch,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Api {
    public: Option<Spanned<String>>,
    push: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Prices {
    fresh_seconds: Spanned<u32>,
}

impl Default for Prices {
    fn default() -> Self {
        Self {
            fresh_seconds: default_value(60),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Lists {
    limit: usize,
    top_leagues: usize,
}

impl Default for Lists {
    fn default() -> Self {
        Self {
            limit: 40,
            top_leagues: 12,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Build {
    removal_percent: Spanned<u8>,
    generations_megabytes: Spanned<u32>,
}

impl Default for Build {
    fn default() -> Self {
        Self {
            removal_percent: default_value(REMOVAL_PERCENT),
            generations_megabytes: default_value(GENERATIONS_MEGABYTES),
        }
    }
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct IndexNow {
    key: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Watch {
    reconcile_seconds: Spanned<u32>,
    asks_per_second: Spanned<u32>,
}

impl Default for Watch {
    fn default() -> Self {
        Self {
            reconcile_seconds: default_value(600),
            asks_per_second: default_value(250),
        }
    }
}

fn yes() -> bool {
    true
}

/// A default for a value that is not in the file.
fn default_value<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

impl Settings {
    /// The settings of the project in `root`.
    ///
    /// # Errors
    /// The file cannot be read, or every mistake in it.
    pub fn load(root: &Path) -> Result<Self, Vec<Diagnostic>> {
        let path = Path::new("content/site.toml");
        let text = std::fs::read_to_string(root.join(path)).map_err(|error| {
            vec![
                Diagnostic::error(format!(
                    "cannot read {}: {error}",
                    root.join(path).display()
                ))
                .hint("run the command in the project's folder, or name it with --root"),
            ]
        })?;
        Self::parse(path, &text)
    }

    /// Codes of the locales, in order.
    pub fn codes(&self) -> Vec<String> {
        let codes = self.locales.iter().map(|locale| locale.code.to_owned());
        codes.collect()
    }

    /// Whether a build may remove `gone` of `of` pages without confirmation.
    pub fn allows_removal(&self, gone: u64, of: u64) -> bool {
        may_remove(gone, of, self.removal_percent)
    }

    /// The same as [`Settings::generations_megabytes`], in bytes.
    pub fn generations_bytes(&self) -> u64 {
        u64::from(self.generations_megabytes) * 1_000_000
    }

    /// Reads settings from the text of `content/site.toml`; `path` is for messages.
    ///
    /// # Errors
    /// Every mistake in the file, each with its position.
    pub fn parse(path: &Path, text: &str) -> Result<Self, Vec<Diagnostic>> {
        let mut reader = Reader::new(path, text);
        let table = reader.table().map(Spanned::into_inner);
        let file = table.and_then(|table| reader.options::<File>(table, 0..0));
        let mut wrong = reader.into_found();
        let Some(file) = file else {
            return Err(wrong);
        };
        let mut locales = Vec::new();
        for code in &file.locales {
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
                        .hint(known_locales()),
                ),
            }
        }
        if file.locales.is_empty() {
            wrong.push(
                Diagnostic::error("no locale in `locales`").hint("write `locales = [\"en-ZA\"]`"),
            );
        }
        // Zones are read from the program's bundled database, so that machines that build parts of
        // one site agree.
        let zones = jiff::tz::TimeZoneDatabase::bundled();
        let zone = zones.get(file.zone.get_ref()).unwrap_or_else(|_| {
            wrong.push(
                Diagnostic::error(format!("unknown time zone `{}`", file.zone.get_ref()))
                    .at(path, text, file.zone.span(), "not an IANA zone")
                    .hint("write a name such as `Africa/Johannesburg`"),
            );
            jiff::tz::TimeZone::UTC
        });
        let http = &["http://", "https://"];
        let socket = &["ws://", "wss://"];
        check_url(&file.origin, http, path, text, &mut wrong);
        if let Some(url) = &file.api.public {
            check_url(url, http, path, text, &mut wrong);
        }
        if let Some(url) = &file.api.push {
            check_url(url, socket, path, text, &mut wrong);
        }
        if let Some(key) = &file.indexnow.key {
            check_key(key, path, text, &mut wrong);
        }
        let security = file.security.check(path, text, &mut wrong);
        if *file.build.removal_percent.get_ref() > 100 {
            let percent = &file.build.removal_percent;
            wrong.push(
                Diagnostic::error(format!("{} % is more than all pages", percent.get_ref()))
                    .at(path, text, percent.span(), "0 to 100")
                    .hint("to allow a removal once, build with --allow-removal"),
            );
        }
        let Watch {
            reconcile_seconds,
            asks_per_second,
        } = &file.watch;
        let wait = "write how many seconds to wait, such as";
        for (number, hint) in [
            (&file.prices.fresh_seconds, format!("{wait} 60")),
            (reconcile_seconds, format!("{wait} 600")),
            (
                &file.build.generations_megabytes,
                "write how much disk older generations may take, such as 1000".to_owned(),
            ),
            (
                asks_per_second,
                "write how many calls per second the operator allows, such as 250".to_owned(),
            ),
        ] {
            check_some(number, path, text, hint, &mut wrong);
        }
        if !wrong.is_empty() {
            return Err(wrong);
        }
        let trimmed = |url: Spanned<String>| url.into_inner().trim_end_matches('/').to_owned();
        Ok(Self {
            name: file.name,
            origin: trimmed(file.origin),
            locales,
            zone,
            zone_name: file.zone.into_inner(),
            indexed: file.indexed,
            public_api: file.api.public.map(trimmed),
            push: file.api.push.map(trimmed),
            price_seconds: file.prices.fresh_seconds.into_inner(),
            features: file.features,
            list_limit: file.lists.limit,
            top_leagues: file.lists.top_leagues,
            removal_percent: file.build.removal_percent.into_inner(),
            generations_megabytes: file.build.generations_megabytes.into_inner(),
            indexnow_key: file.indexnow.key.map(Spanned::into_inner),
            security,
            reconcile_seconds: file.watch.reconcile_seconds.into_inner(),
            asks_per_second: file.watch.asks_per_second.into_inner(),
        })
    }
}

fn check_url(
    url: &Spanned<String>,
    schemes: &[&str],
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) {
    let value = url.get_ref();
    let whole = schemes.iter().any(|scheme| {
        value
            .strip_prefix(scheme)
            .is_some_and(|rest| !rest.trim_matches('/').is_empty())
    });
    if !whole {
        wrong.push(
            Diagnostic::error(format!("`{value}` is not an absolute URL"))
                .at(
                    path,
                    text,
                    url.span(),
                    format!("must begin with {}", schemes.join(" or ")),
                )
                .hint(format!(
                    "write the whole address, such as `{}bets.example`",
                    schemes[1]
                )),
        );
    }
}

fn check_some(
    number: &Spanned<u32>,
    path: &Path,
    text: &str,
    hint: String,
    wrong: &mut Vec<Diagnostic>,
) {
    if *number.get_ref() == 0 {
        wrong.push(
            Diagnostic::error("0 is too low")
                .at(path, text, number.span(), "1 or more")
                .hint(hint),
        );
    }
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

fn known_locales() -> String {
    let codes: Vec<&str> = crate::locale::KNOWN
        .iter()
        .map(|locale| locale.code)
        .collect();
    format!("known locales: {}", codes.join(", "))
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
    fn features_are_on_by_default() {
        let all = Settings::parse(Path::new("site.toml"), GOOD).expect("good");
        assert_eq!(all.features, Features::default());
        let text = format!("{GOOD}[features]\nmy_bets = false\n");
        let settings = Settings::parse(Path::new("site.toml"), &text).expect("good");
        let wanted = Features {
            my_bets: false,
            shared_bets: true,
        };
        assert_eq!(settings.features, wanted);
        let text = format!("{GOOD}[features]\nmybets = false\n");
        let wrong = Settings::parse(Path::new("site.toml"), &text).expect_err("no such feature");
        assert!(wrong[0].to_string().contains("mybets"), "{}", wrong[0]);
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
             generations_megabytes = 0\n[watch]\nreconcile_seconds = 0\nasks_per_second = 0\n",
        );
        let wrong = wrong.expect_err("five mistakes");
        let with = |part: &str| {
            let of = wrong.iter().map(ToString::to_string);
            of.filter(|text| text.contains(part)).collect::<Vec<_>>()
        };
        for (place, caret, hint) in [
            ("site.toml:6:17", "^ 1 or more", "such as 60"),
            ("site.toml:8:19", "^^^ 0 to 100", "--allow-removal"),
            ("site.toml:9:25", "^ 1 or more", "such as 1000"),
            ("site.toml:11:21", "^ 1 or more", "such as 600"),
            ("site.toml:12:19", "^ 1 or more", "such as 250"),
        ] {
            let [text] = &with(place)[..] else {
                panic!("{place}: {wrong:?}");
            };
            assert!(text.contains(caret) && text.contains(hint), "{text}");
        }
        assert_eq!(wrong.len(), 5);
        let text = "[prices]\nfresh_seconds = 1\n[build]\nremoval_percent = 100\n\
                    generations_megabytes = 1\n[watch]\nreconcile_seconds = 1\nasks_per_second = 1\n";
        let good = parse(text).expect("good");
        assert!(good.allows_removal(7, 7));
        assert_eq!(good.generations_bytes(), 1_000_000);
        assert_eq!(
            (
                good.price_seconds,
                good.reconcile_seconds,
                good.asks_per_second
            ),
            (1, 1, 1)
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
