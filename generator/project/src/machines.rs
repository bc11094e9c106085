//! Files for machines that depend on no page: `robots.txt`, and the web app manifest of each language.

use std::fmt::Write as _;

use serde::Serialize;

use crate::assets::{Assets, FAVICON};
use crate::settings::Settings;
use catalogue::locale::Locale;
use catalogue::route::SITEMAP_INDEX;

/// Name of a language's web app manifest, below its prefix.
pub const MANIFEST: &str = "manifest.webmanifest";

/// Adds the files to the assets. `shells` are the paths of pages without content of their own, such as
/// `/search`.
pub fn add(settings: &Settings, shells: &[&str], assets: &mut Assets) {
    let robots = robots(settings, shells);
    assets.add_named("robots.txt", robots.into_bytes());
    for (nth, locale) in settings.locales.iter().enumerate() {
        let prefix = settings.prefix(nth);
        let path = [prefix.trim_start_matches('/'), "/", MANIFEST].concat();
        let manifest = manifest(settings, *locale, &prefix, assets);
        assets.add_named(path.trim_start_matches('/'), manifest.into_bytes());
    }
}

/// `robots.txt` (RFC 9309). Robots may fetch everything but shells, with and without a query; nothing
/// of a site that search engines may not list.
fn robots(settings: &Settings, shells: &[&str]) -> String {
    let mut text = String::from("User-agent: *\n");
    if !settings.indexed {
        text.push_str("Disallow: /\n");
        return text;
    }
    for nth in 0..settings.locales.len() {
        let prefix = settings.prefix(nth);
        for shell in shells {
            // Writing to a string cannot fail.
            let _ = write!(
                text,
                "Disallow: {prefix}{shell}$\nDisallow: {prefix}{shell}?\n"
            );
        }
    }
    let origin = &settings.origin;
    let _ = write!(text, "\nSitemap: {origin}/{SITEMAP_INDEX}\n");
    text
}

/// A web app manifest (W3C).
#[derive(Serialize)]
struct Manifest<'a> {
    id: &'a str,
    name: &'a str,
    short_name: &'a str,
    lang: &'a str,
    dir: &'a str,
    start_url: &'a str,
    scope: &'a str,
    display: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    theme_color: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    background_color: Option<&'a str>,
    icons: Vec<Icon<'a>>,
}

#[derive(Serialize)]
struct Icon<'a> {
    src: String,
    sizes: &'a str,
    r#type: &'a str,
    purpose: &'a str,
}

/// The manifest of a language. All languages are one app, which opens in the language in which it was
/// installed.
fn manifest(settings: &Settings, locale: Locale, prefix: &str, assets: &Assets) -> String {
    let icon = assets.url(FAVICON).map(|src| Icon {
        src,
        sizes: "any",
        r#type: "image/svg+xml",
        purpose: "any",
    });
    let manifest = Manifest {
        id: "/",
        name: &settings.name,
        short_name: &settings.name,
        lang: locale.tag,
        dir: locale.dir(),
        start_url: if prefix.is_empty() { "/" } else { prefix },
        scope: "/",
        display: "standalone",
        theme_color: assets.theme().map(|theme| theme.light.as_str()),
        background_color: assets.surface(),
        icons: icon.into_iter().collect(),
    };
    match serde_json::to_string_pretty(&manifest) {
        Ok(text) => text + "\n",
        Err(error) => unreachable!("texts are JSON: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn settings(indexed: bool) -> Settings {
        let text = format!(
            "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\", \"ar\"]\n\
             zone = \"UTC\"\nindexed = {indexed}\n"
        );
        Settings::parse(Path::new("site.toml"), &text).expect("good")
    }

    #[test]
    fn robots_may_fetch_all_but_shells_and_find_the_sitemaps() {
        assert_eq!(
            robots(&settings(true), &["/search"]),
            "User-agent: *\nDisallow: /search$\nDisallow: /search?\nDisallow: /ar/search$\n\
             Disallow: /ar/search?\n\nSitemap: https://bets.example/sitemap.xml\n"
        );
    }

    #[test]
    fn robots_may_fetch_nothing_of_a_site_that_is_not_listed() {
        assert_eq!(
            robots(&settings(false), &["/search"]),
            "User-agent: *\nDisallow: /\n"
        );
    }

    #[test]
    fn each_language_has_a_manifest_that_opens_in_it() {
        let mut assets = Assets::default();
        assets.add_picture(FAVICON, b"<svg/>".to_vec());
        add(&settings(true), &[], &mut assets);
        let read = |path: &str| -> serde_json::Value {
            let file = assets.files().iter().find(|file| file.path == path);
            serde_json::from_slice(&file.expect("is there").bytes).expect("JSON")
        };
        let (own, other) = (read(MANIFEST), read("ar/manifest.webmanifest"));
        let of = |manifest: &serde_json::Value| {
            ["start_url", "lang", "dir", "id", "display", "name"]
                .map(|key| manifest[key].as_str().unwrap_or_default().to_owned())
        };
        assert_eq!(of(&own), ["/", "en-ZA", "ltr", "/", "standalone", "Bets"]);
        assert_eq!(of(&other), ["/ar", "ar", "rtl", "/", "standalone", "Bets"]);
        assert_eq!(
            own["icons"][0]["src"],
            assets.url(FAVICON).expect("an icon")
        );
    }
}
