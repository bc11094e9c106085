//! Origins, in the form of a content security policy.

use std::fmt;
use std::str::FromStr;

/// `https://host` with an optional port. Nothing in it could end a directive.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin(String);

/// Why a text is not an origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odd {
    /// Its scheme is not allowed.
    Scheme,
    /// It has a path, a query or a fragment.
    Path,
    /// Its host is empty or has an invalid character.
    Host,
    /// Its port is not a number below 65536.
    Port,
}

impl Odd {
    /// What is wrong, to show at the mistake.
    pub fn label(self) -> &'static str {
        match self {
            Self::Scheme => "must begin with https:// or wss://",
            Self::Path => "an origin ends after host and port",
            Self::Host => "not a host name",
            Self::Port => "not a port",
        }
    }
}

impl fmt::Display for Odd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.label())
    }
}

impl Origin {
    /// The origin of an absolute URL. Unlike [`Origin::from_str`] it accepts plain `http` and `ws`, for
    /// an operator's API on a developer's machine.
    ///
    /// # Errors
    /// The URL has no scheme or no host.
    pub fn of_url(url: &str) -> Result<Self, Odd> {
        let (scheme, rest) = url.split_once("://").ok_or(Odd::Scheme)?;
        if !matches!(scheme, "http" | "https" | "ws" | "wss") {
            return Err(Odd::Scheme);
        }
        let end = rest.find(['/', '?', '#']).unwrap_or(rest.len());
        let authority = &rest[..end];
        // User name and password are not part of an origin.
        let host = authority.rsplit_once('@').map_or(authority, |(_, it)| it);
        check_host(host)?;
        Ok(Self(format!("{scheme}://{host}")))
    }

    /// Whether it is this origin, or one that `https://*.host` means.
    pub fn covers(&self, other: &Self) -> bool {
        match self.0.split_once("*.") {
            None => self == other,
            Some((scheme, host)) => other
                .0
                .strip_prefix(scheme)
                .and_then(|rest| rest.strip_suffix(host))
                .is_some_and(|below| below.len() > 1 && below.ends_with('.')),
        }
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Origin {
    type Err = Odd;

    /// Reads `https://host`, `https://*.host` or `wss://host`, each with an optional port.
    fn from_str(text: &str) -> Result<Self, Odd> {
        let host = text
            .strip_prefix("https://")
            .or_else(|| text.strip_prefix("wss://"))
            .ok_or(Odd::Scheme)?;
        if host.contains(['/', '?', '#']) {
            return Err(Odd::Path);
        }
        check_host(host.strip_prefix("*.").unwrap_or(host))?;
        Ok(Self(text.to_owned()))
    }
}

fn check_host(text: &str) -> Result<(), Odd> {
    if let Some(rest) = text.strip_prefix('[') {
        let (address, port) = rest.split_once(']').ok_or(Odd::Host)?;
        let is_address = address.parse::<std::net::Ipv6Addr>().is_ok();
        return match port.strip_prefix(':') {
            _ if !is_address => Err(Odd::Host),
            None if port.is_empty() => Ok(()),
            None => Err(Odd::Host),
            Some(port) => check_port(port),
        };
    }
    let (host, port) = match text.split_once(':') {
        Some((host, port)) => (host, Some(port)),
        None => (text, None),
    };
    let is_label = |label: &str| {
        !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
    };
    if !host.split('.').all(is_label) {
        return Err(Odd::Host);
    }
    port.map_or(Ok(()), check_port)
}

fn check_port(text: &str) -> Result<(), Odd> {
    let is_plain = text.chars().all(|c| c.is_ascii_digit());
    match text.parse::<u16>() {
        Ok(_) if is_plain => Ok(()),
        _ => Err(Odd::Port),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_covers_what_is_below_its_host() {
        let origin = |text: &str| text.parse::<Origin>().expect("an origin");
        let all = origin("https://*.cdn.example");
        assert!(all.covers(&origin("https://a.b.cdn.example")));
        for other in [
            "https://cdn.example",
            "https://acdn.example",
            "wss://a.cdn.example",
            "https://a.cdn.example:8443",
        ] {
            assert!(!all.covers(&origin(other)), "{other}");
        }
        assert!(origin("https://a.example").covers(&origin("https://a.example")));
    }

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        for good in [
            "https://chat.example",
            "https://*.pay.example",
            "wss://push.example:8000",
            "https://[::1]:4001",
        ] {
            assert_eq!(good.parse::<Origin>().map(|it| it.0), Ok(good.to_owned()));
        }
        for (odd, why) in [
            ("http://chat.example", Odd::Scheme),
            ("data:", Odd::Scheme),
            ("*", Odd::Scheme),
            ("https://chat.example/", Odd::Path),
            ("https://a;script-src *", Odd::Host),
            ("https://a b", Odd::Host),
            ("https://*", Odd::Host),
            ("https://a.*.example", Odd::Host),
            ("https://", Odd::Host),
            ("https://'none'", Odd::Host),
            ("https://[::1", Odd::Host),
            ("https://a:https", Odd::Port),
            ("https://a:65536", Odd::Port),
        ] {
            assert_eq!(odd.parse::<Origin>(), Err(why), "{odd}");
        }
    }

    #[test]
    fn the_origin_of_a_url_has_no_path_and_no_password() {
        let origin = |url: &str| Origin::of_url(url).map(|it| it.0);
        assert_eq!(
            origin("https://user:secret@api.example/root"),
            Ok("https://api.example".to_owned())
        );
        assert_eq!(
            origin("ws://127.0.0.1:4001/connection/websocket"),
            Ok("ws://127.0.0.1:4001".to_owned())
        );
        assert_eq!(origin("https://a;b/c"), Err(Odd::Host));
        assert_eq!(origin("file:///etc"), Err(Odd::Scheme));
    }
}
