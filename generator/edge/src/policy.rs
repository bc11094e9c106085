//! The content security policy, made from parts.
//!
//! It starts from `default-src 'none'`. A part adds a source to one directive; none removes one.
//! Scripts are allowed by the hash of their content: the page's own two, and what they load
//! (`'strict-dynamic'`). So a file that an attacker brings onto the site's origin does not run as a
//! script. Browsers that do not know `'strict-dynamic'` use the origins instead.
//!
//! Where all scripts of pages are the site's own, the policy demands Trusted Types: no text becomes HTML or a script's
//! address. Third parties' scripts may not keep to it.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::origin::Origin;

/// The Trusted Types policies of the islands (`islands/src/trusted/script-urls.ts`): of the script before the first paint,
/// and of the push. Pages of older builds use these names: one that is left out stops their scripts.
const TYPE_POLICIES: [&str; 2] = ["sportsbook", "sportsbook-worker"];

/// What an operator's settings add to the policy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Security {
    /// Origins whose pages may show the site in a frame, in addition to its own.
    pub frame_ancestors: Vec<Origin>,
    /// Third parties, each with what the site uses it for.
    pub origins: Vec<(Origin, Vec<Use>)>,
    /// Whether a page may run scripts that write texts where Trusted Types are demanded: older ones of the site, or
    /// a third party's on the site's own origin. Those of other origins count without it.
    pub untyped_scripts: bool,
}

impl Security {
    /// Whether all scripts keep to Trusted Types.
    fn is_typed(&self) -> bool {
        let mut uses = self.origins.iter().flat_map(|(_, uses)| uses);
        !self.untyped_scripts && !uses.any(|one| *one == Use::Script)
    }
}

/// What the site uses an origin for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// Requests and sockets.
    Connect,
    /// Fonts.
    Font,
    /// Pages in a frame.
    Frame,
    /// Pictures.
    Img,
    /// Sound and video.
    Media,
    /// Scripts.
    Script,
    /// Stylesheets.
    Style,
}

impl Use {
    /// Every use.
    pub const ALL: [Self; 7] = [
        Self::Connect,
        Self::Font,
        Self::Frame,
        Self::Img,
        Self::Media,
        Self::Script,
        Self::Style,
    ];

    /// Its name in the settings; the directive is this name with `-src`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Connect => "connect",
            Self::Font => "font",
            Self::Frame => "frame",
            Self::Img => "img",
            Self::Media => "media",
            Self::Script => "script",
            Self::Style => "style",
        }
    }
}

/// The hash of a script, as `integrity` attributes and policies write it.
pub fn integrity(bytes: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(bytes)))
}

/// A policy under construction: directives in the order in which they were added.
pub(crate) struct Policy(Vec<(String, Vec<String>)>);

impl Policy {
    /// The policy of a site. `connect` are the operator's origins, that of its API first, `images` those of
    /// pictures, `streams` those of streams of matches, `scripts` the hashes of the scripts that pages name.
    pub(crate) fn new(
        connect: &[Origin],
        images: &[Origin],
        streams: &[Origin],
        scripts: &[String],
        security: &Security,
    ) -> Self {
        let mut policy = Self(Vec::new());
        policy.add("default-src", "'none'");
        policy.add("script-src", "'self'");
        for hash in scripts {
            policy.add("script-src", &format!("'{hash}'"));
        }
        if !scripts.is_empty() {
            policy.add("script-src", "'strict-dynamic'");
        }
        policy.add("style-src", "'self'");
        policy.add("img-src", "'self'");
        // Small icons in the stylesheet.
        policy.add("img-src", "data:");
        for origin in images {
            policy.add("img-src", origin.as_str());
        }
        policy.add("manifest-src", "'self'");
        // The connection that all pages of a browser share.
        policy.add("worker-src", "'self'");
        policy.add("connect-src", "'self'");
        for origin in connect {
            policy.add("connect-src", origin.as_str());
        }
        // Products that the operator shows in a frame, from its own origin; and the page that a payment in a frame leads
        // back to.
        policy.add("frame-src", "'self'");
        if let Some(api) = connect.first() {
            policy.add("frame-src", api.as_str());
        }
        // A stream is played from its playlist, put together by a script, or by a player in a frame.
        if !streams.is_empty() {
            policy.add("media-src", "blob:");
        }
        for origin in streams {
            for directive in ["media-src", "connect-src", "frame-src"] {
                policy.add(directive, origin.as_str());
            }
        }
        for (origin, uses) in &security.origins {
            for one in uses {
                policy.add(&format!("{}-src", one.as_str()), origin.as_str());
            }
        }
        policy.add("base-uri", "'none'");
        policy.add("form-action", "'self'");
        policy.add("frame-ancestors", "'self'");
        for origin in &security.frame_ancestors {
            policy.add("frame-ancestors", origin.as_str());
        }
        if security.is_typed() {
            policy.add("require-trusted-types-for", "'script'");
            for name in TYPE_POLICIES {
                policy.add("trusted-types", name);
            }
        }
        policy
    }

    fn add(&mut self, directive: &str, source: &str) {
        let known = self.0.iter_mut().find(|(name, _)| name == directive);
        match known {
            Some((_, sources)) if sources.iter().any(|one| one == source) => {}
            Some((_, sources)) => sources.push(source.to_owned()),
            None => self.0.push((directive.to_owned(), vec![source.to_owned()])),
        }
    }

    /// The header's value.
    pub(crate) fn header(&self) -> String {
        let directives: Vec<String> = self
            .0
            .iter()
            .map(|(name, sources)| format!("{name} {}", sources.join(" ")))
            .collect();
        directives.join("; ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(text: &str) -> Origin {
        text.parse().expect("an origin")
    }

    #[test]
    fn the_policy_of_a_plain_site_names_what_it_needs() {
        let connect = [origin("https://api.example"), origin("wss://api.example")];
        let scripts = [integrity(b"core")];
        let images = [origin("https://img.example")];
        let policy = Policy::new(&connect, &images, &[], &scripts, &Security::default());
        assert_eq!(
            policy.header(),
            "default-src 'none'; \
             script-src 'self' 'sha256-DUX1/UYrjHC/+xACGsG8/z9Y8psfr3VoWVCVQn1CgSw=' 'strict-dynamic'; \
             style-src 'self'; img-src 'self' data: https://img.example; \
             manifest-src 'self'; worker-src 'self'; connect-src 'self' https://api.example wss://api.example; \
             frame-src 'self' https://api.example; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; \
             require-trusted-types-for 'script'; trusted-types sportsbook sportsbook-worker"
        );
    }

    #[test]
    fn settings_add_sources_and_each_once() {
        let security = Security {
            frame_ancestors: vec![origin("https://host.example")],
            origins: vec![
                (
                    origin("https://pay.example"),
                    vec![Use::Frame, Use::Script, Use::Connect],
                ),
                (origin("https://pay.example"), vec![Use::Frame]),
            ],
            ..Security::default()
        };
        let policy = Policy::new(&[], &[], &[], &[], &security).header();
        for part in [
            "script-src 'self' https://pay.example;",
            "connect-src 'self' https://pay.example;",
            "frame-src 'self' https://pay.example;",
        ] {
            assert!(policy.contains(part), "{policy}");
        }
        assert!(policy.ends_with("frame-ancestors 'self' https://host.example"));
    }

    #[test]
    fn trusted_types_are_demanded_where_all_scripts_are_the_sites_own() {
        let demanded = |uses: &[Use], untyped_scripts| {
            let security = Security {
                origins: vec![(origin("https://other.example"), uses.to_vec())],
                untyped_scripts,
                ..Security::default()
            };
            let policy = Policy::new(&[], &[], &[], &[], &security).header();
            let [demands, lists] = ["require-trusted-types-for", "trusted-types sportsbook"]
                .map(|part| policy.contains(part));
            assert_eq!(demands, lists, "{policy}");
            demands
        };
        assert!(demanded(&[], false));
        for one in Use::ALL {
            assert_eq!(demanded(&[one], false), one != Use::Script, "{one:?}");
        }
        assert!(!demanded(&[], true));
    }

    #[test]
    fn streams_are_played_from_their_origins_alone() {
        let connect = [origin("https://api.example")];
        let streams = [origin("https://api.example"), origin("https://cdn.example")];
        let policy = Policy::new(&connect, &[], &streams, &[], &Security::default()).header();
        let sources = "https://api.example https://cdn.example;";
        for part in [
            "connect-src 'self' ",
            "frame-src 'self' ",
            "media-src blob: ",
        ] {
            assert!(policy.contains(&format!("{part}{sources}")), "{policy}");
        }
    }
}
