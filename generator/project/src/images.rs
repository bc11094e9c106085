//! Addresses of pictures that are no files of the site: as they are sent, or through the operator's
//! image proxy, in several formats and for screens of two densities.
//!
//! A drawing (`.svg`) never goes through the proxy: it is sharp at every size, and small. A picture
//! from an origin that the settings do not name is not shown at all, because the content security
//! policy would refuse it: a logo is then drawn from the side's initials.

use edge::Origin;
use serde::{Serialize, Serializer};
use ts_rs::TS;

/// Quality of pictures, if the settings have none.
pub const QUALITY: u32 = 80;

/// What stands in a proxy's address in braces, beside the picture itself.
pub const PLACES: [&str; 4] = ["{width}", "{height}", "{quality}", "{format}"];

/// Up to this width the picture for phones is shown, where there is one.
const MOBILE: &str = "(max-width: 719.98px)";
const LIGHT: &str = "(prefers-color-scheme: light)";

/// What the settings say about pictures.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Images {
    /// The proxy; none if pictures are used as they are sent.
    pub proxy: Option<Proxy>,
    /// Quality of formats of old, 0 to 100; that of others is derived from it.
    pub quality: u32,
    /// Origins from which pictures may come, beside the operator's API and the proxy.
    #[serde(serialize_with = "as_texts")]
    pub origins: Vec<Origin>,
    /// What a picture for the light theme has at the end of its name.
    pub light_suffix: String,
    /// What a picture for phones has at the end of its name.
    pub mobile_suffix: String,
}

/// The address of an image proxy, with places for what is asked of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Proxy(String);

/// A format that a proxy is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Format {
    Avif,
    Webp,
    Jpeg,
    Png,
}

/// A picture as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PictureProps {
    /// Its address, for browsers that know no other format.
    pub src: String,
    /// The same for screens of two densities (`… 1x, … 2x`); none where there is one size only.
    pub srcset: Option<String>,
    /// The same picture in better formats, and its variants; the first that fits is shown.
    pub sources: Vec<SourceProps>,
}

/// One `<source>` of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SourceProps {
    /// Its media type (`image/avif`); none where it is not known.
    #[serde(rename = "type")]
    #[ts(rename = "type")]
    pub format: Option<&'static str>,
    /// Where it is shown; none if everywhere.
    pub media: Option<String>,
    /// Its addresses.
    pub srcset: String,
}

/// Which variants of a picture there are, beside the plain one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Variants {
    /// One for the light theme.
    pub light: bool,
    /// One for phones.
    pub mobile: bool,
}

impl PictureProps {
    /// A file of the site, as it is.
    pub fn file(src: String) -> Self {
        Self {
            src,
            srcset: None,
            sources: Vec::new(),
        }
    }
}

impl Proxy {
    /// Reads an address.
    ///
    /// # Errors
    /// What is wrong with it, to show at the mistake.
    pub fn new(text: &str) -> Result<Self, String> {
        if !text.starts_with("https://") && !text.starts_with("http://") {
            return Err("must begin with https://".to_owned());
        }
        Origin::of_url(text).map_err(|odd| odd.label().to_owned())?;
        let mut rest = text;
        let mut pictures = 0;
        while let Some(from) = rest.find('{') {
            let length = rest[from..].find('}').ok_or("a brace is not closed")?;
            let place = &rest[from..=from + length];
            match place {
                "{path}" | "{url}" => pictures += 1,
                _ if PLACES.contains(&place) => {}
                _ => return Err(format!("`{place}` is not a place")),
            }
            rest = &rest[from + length + 1..];
        }
        match pictures {
            0 => Err("lacks {path}".to_owned()),
            1 => Ok(Self(text.to_owned())),
            _ => Err("names the picture twice".to_owned()),
        }
    }

    /// Its origin.
    pub fn origin(&self) -> Option<Origin> {
        Origin::of_url(&self.0).ok()
    }

    fn address(&self, picture: &str, size: (u32, u32), format: Format, quality: u32) -> String {
        let path = picture.split_once("://").map_or(picture, |(_, rest)| {
            rest.split_once('/').map_or("", |(_, path)| path)
        });
        self.0
            .replace("{width}", &size.0.to_string())
            .replace("{height}", &size.1.to_string())
            .replace("{quality}", &format.quality(quality).to_string())
            .replace("{format}", format.name())
            .replace("{url}", &encoded(picture))
            .replace("{path}", &path.replace([' ', ','], "%20"))
    }
}

impl Format {
    fn name(self) -> &'static str {
        match self {
            Self::Avif => "avif",
            Self::Webp => "webp",
            Self::Jpeg => "jpeg",
            Self::Png => "png",
        }
    }

    fn media_type(self) -> &'static str {
        match self {
            Self::Avif => "image/avif",
            Self::Webp => "image/webp",
            Self::Jpeg => "image/jpeg",
            Self::Png => "image/png",
        }
    }

    /// The format of old that has what a picture has: a photograph, or edges and transparency.
    fn plain(picture: &str) -> Self {
        match ending(picture).as_str() {
            "jpg" | "jpeg" => Self::Jpeg,
            _ => Self::Png,
        }
    }

    /// A format that needs less for the same impression is asked for less.
    fn quality(self, quality: u32) -> u32 {
        let scaled = match self {
            Self::Avif => f64::from(quality) * 0.8125,
            Self::Webp => f64::from(quality) * 0.875,
            Self::Jpeg | Self::Png => f64::from(quality),
        };
        scaled.round().clamp(0.0, 100.0) as u32
    }
}

impl Images {
    /// The logo of a side, `size` pixels wide and high; `None` if the page may not load it. `api` is
    /// the root of the operator's API: a path is one on its host.
    pub fn crest(&self, sent: &str, api: &str, size: u32) -> Option<PictureProps> {
        let whole = absolute(sent, api)?;
        let is_shown = self.proxy_of(&whole).is_some() || self.allows(&whole, api);
        is_shown.then(|| self.named(&whole, (size, size), Variants::default()))
    }

    /// A picture that editors have named by its address, in every format that there is.
    pub fn named(&self, address: &str, size: (u32, u32), variants: Variants) -> PictureProps {
        let proxy = self.proxy_of(address);
        let mut sources = Vec::new();
        for (media, suffix) in self.variants(variants) {
            let name = suffixed(address, &suffix);
            let mut add = |format: Option<Format>, srcset: String| {
                sources.push(SourceProps {
                    format: format.map(Format::media_type),
                    media: media.clone(),
                    srcset,
                });
            };
            if let Some(proxy) = proxy {
                for format in [Format::Avif, Format::Webp] {
                    add(Some(format), self.set(proxy, &name, size, format));
                }
            }
            if media.is_some() {
                let plain = Format::plain(&name);
                let set = proxy.map(|proxy| self.set(proxy, &name, size, plain));
                add(None, set.unwrap_or(name));
            }
        }
        let plain = Format::plain(address);
        PictureProps {
            src: proxy.map_or_else(
                || address.to_owned(),
                |proxy| proxy.address(address, size, plain, self.quality),
            ),
            srcset: proxy.map(|proxy| self.set(proxy, address, size, plain)),
            sources,
        }
    }

    /// The address of a small logo, `size` pixels wide and high; `None` if the page may not load it. It
    /// is one file for all densities and browsers: at this size another one saves nothing.
    pub fn logo(&self, sent: &str, api: &str, size: u32) -> Option<String> {
        let whole = absolute(sent, api)?;
        match self.proxy_of(&whole) {
            None => self.allows(&whole, api).then_some(whole),
            Some(proxy) => {
                let size = (size * 2, size * 2);
                Some(proxy.address(&whole, size, Format::Webp, self.quality))
            }
        }
    }

    /// Every origin from which a page loads pictures, for the content security policy.
    pub fn sources(&self) -> Vec<Origin> {
        let proxy = self.proxy.as_ref().and_then(Proxy::origin);
        proxy.into_iter().chain(self.origins.clone()).collect()
    }

    fn proxy_of(&self, picture: &str) -> Option<&Proxy> {
        self.proxy.as_ref().filter(|_| ending(picture) != "svg")
    }

    fn allows(&self, picture: &str, api: &str) -> bool {
        let Ok(origin) = Origin::of_url(picture) else {
            return false;
        };
        let is_operators = Origin::of_url(api).is_ok_and(|api| api == origin);
        is_operators || self.origins.iter().any(|it| it.covers(&origin))
    }

    fn set(&self, proxy: &Proxy, name: &str, size: (u32, u32), format: Format) -> String {
        let once = proxy.address(name, size, format, self.quality);
        let twice = proxy.address(name, (size.0 * 2, size.1 * 2), format, self.quality);
        format!("{once} 1x, {twice} 2x")
    }

    /// Where each variant is shown, and its suffix; the plain picture, which fits everywhere, is last.
    fn variants(&self, variants: Variants) -> Vec<(Option<String>, String)> {
        let (light, mobile) = (&self.light_suffix, &self.mobile_suffix);
        let mut all = Vec::new();
        if variants.light && variants.mobile {
            let media = format!("{MOBILE} and {LIGHT}");
            all.push((Some(media), format!("{light}{mobile}")));
        }
        if variants.mobile {
            all.push((Some(MOBILE.to_owned()), mobile.clone()));
        }
        if variants.light {
            all.push((Some(LIGHT.to_owned()), light.clone()));
        }
        all.push((None, String::new()));
        all
    }
}

fn as_texts<S: Serializer>(origins: &[Origin], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(origins.iter().map(Origin::as_str))
}

/// The address with scheme and host. A path is one on the operator's host.
fn absolute(sent: &str, api: &str) -> Option<String> {
    if sent.starts_with("https://") || sent.starts_with("http://") {
        return Some(sent.to_owned());
    }
    let path = sent.strip_prefix('/').filter(|it| !it.starts_with('/'))?;
    let origin = Origin::of_url(api).ok()?;
    Some([origin.as_str(), "/", path].concat())
}

/// The name with something at its end, before the ending.
fn suffixed(picture: &str, suffix: &str) -> String {
    let end = picture.find(['?', '#']).unwrap_or(picture.len());
    let (name, query) = picture.split_at(end);
    match name.rsplit_once('.') {
        Some((stem, ending)) if !ending.contains('/') => format!("{stem}{suffix}.{ending}{query}"),
        _ => format!("{name}{suffix}{query}"),
    }
}

fn ending(picture: &str) -> String {
    let end = picture.find(['?', '#']).unwrap_or(picture.len());
    let name = &picture[..end];
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    ending.to_ascii_lowercase()
}

/// A whole address as one part of another, the same as `encodeURIComponent`.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' => out.push(byte.into()),
            b'-' | b'_' | b'.' | b'!' | b'~' | b'*' | b'\'' | b'(' | b')' => out.push(byte.into()),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const API: &str = "https://api.example/v2";

    fn images(proxy: &str) -> Images {
        Images {
            proxy: (!proxy.is_empty()).then(|| Proxy::new(proxy).expect("an address")),
            quality: QUALITY,
            origins: vec!["https://*.cdn.example".parse().expect("an origin")],
            light_suffix: "-light".to_owned(),
            mobile_suffix: "-mobile".to_owned(),
        }
    }

    #[test]
    fn without_a_proxy_pictures_are_used_as_sent_from_known_origins() {
        let images = images("");
        let src = |sent: &str| images.logo(sent, API, 16);
        for (sent, wanted) in [
            ("/logos/a.svg", Some("https://api.example/logos/a.svg")),
            (
                "https://a.cdn.example/a.png",
                Some("https://a.cdn.example/a.png"),
            ),
            (
                "https://api.example/a.png",
                Some("https://api.example/a.png"),
            ),
            ("https://other.example/a.png", None),
            ("//other.example/a.png", None),
            ("javascript:alert(1)", None),
            ("", None),
        ] {
            assert_eq!(src(sent).as_deref(), wanted, "{sent}");
        }
    }

    #[test]
    fn quality_is_scaled_by_format_and_clamped() {
        let of = |quality| {
            [Format::Png, Format::Avif, Format::Webp].map(|format| format.quality(quality))
        };
        assert_eq!(of(80), [80, 65, 70]);
        assert_eq!(of(100), [100, 81, 88]);
        assert_eq!(of(0), [0, 0, 0]);
        assert_eq!(of(130), [100, 100, 100]);
    }

    #[test]
    fn a_proxy_is_asked_for_each_format_and_two_densities() {
        let images = images("https://img.example/{width}x{height},q{quality},{format}/{path}");
        let sent = "https://other.example/teams/a b.PNG";
        let picture = images.crest(sent, API, 28).expect("a picture");
        let address = "https://img.example/28x28,q80,png/teams/a%20b.PNG";
        assert_eq!(picture.src, address);
        let kinds: Vec<_> = picture.sources.iter().map(|it| it.format).collect();
        assert_eq!(kinds, [Some("image/avif"), Some("image/webp")]);
        assert_eq!(
            picture.sources[0].srcset,
            "https://img.example/28x28,q65,avif/teams/a%20b.PNG 1x, \
             https://img.example/56x56,q65,avif/teams/a%20b.PNG 2x"
        );
        let drawing = images.crest("/logos/a.svg?1", API, 28).expect("a drawing");
        assert_eq!(drawing.src, "https://api.example/logos/a.svg?1");
        assert!(drawing.srcset.is_none() && drawing.sources.is_empty());
    }

    #[test]
    fn a_whole_address_is_encoded() {
        let images = images("https://img.example/?url={url}&w={width}");
        let logo = images.logo("https://b.example/a.jpg?x=1", API, 16);
        let wanted = "https://img.example/?url=https%3A%2F%2Fb.example%2Fa.jpg%3Fx%3D1&w=32";
        assert_eq!(logo.as_deref(), Some(wanted));
    }

    #[test]
    fn variants_have_a_suffix_and_the_narrowest_comes_first() {
        let variants = Variants {
            light: true,
            mobile: true,
        };
        let sent = "https://a.cdn.example/b/hero.jpg?v=2";
        let sources = images("").named(sent, (640, 320), variants).sources;
        let shown: Vec<_> = sources
            .iter()
            .map(|it| (it.media.as_deref().unwrap_or(""), it.srcset.as_str()))
            .collect();
        assert_eq!(
            shown,
            [
                (
                    "(max-width: 719.98px) and (prefers-color-scheme: light)",
                    "https://a.cdn.example/b/hero-light-mobile.jpg?v=2"
                ),
                (
                    "(max-width: 719.98px)",
                    "https://a.cdn.example/b/hero-mobile.jpg?v=2"
                ),
                (
                    "(prefers-color-scheme: light)",
                    "https://a.cdn.example/b/hero-light.jpg?v=2"
                ),
            ]
        );
    }
}
