//! The `Host` of a request to one of our own ports.
//!
//! A page of another site can let its name lead to this machine (DNS rebinding), and then reads our answers as
//! its own. Its requests still have that name as their `Host`. An address cannot be rebound.

use std::net::IpAddr;

/// What a refused request is answered.
pub const REFUSAL: &str = "this port answers only requests to an address, such as 127.0.0.1, to localhost, or to a \
                           name that it was started with\n";

/// Whether a request with this `Host` may be answered: its host is an IP address, `localhost`, or one of `names`.
pub fn is_own<'a>(host: &str, names: impl IntoIterator<Item = &'a str>) -> bool {
    let name = without_port(host);
    let address = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    if address.unwrap_or(name).parse::<IpAddr>().is_ok() || name.eq_ignore_ascii_case("localhost") {
        return true;
    }
    names
        .into_iter()
        .any(|known| known.eq_ignore_ascii_case(name))
}

/// The host of an address such as `https://bets.example:8443`.
pub fn of_origin(origin: &str) -> &str {
    without_port(origin.split_once("://").map_or(origin, |(_, rest)| rest))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port))
            if port.bytes().all(|it| it.is_ascii_digit()) && !name.ends_with(':') =>
        {
            name
        }
        _ => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_and_known_names_are_own() {
        for own in [
            "127.0.0.1:9100",
            "10.0.3.7",
            "[::1]:9100",
            "[::1]",
            "localhost:4000",
            "LOCALHOST",
            "bets.example:8443",
        ] {
            assert!(is_own(own, ["bets.example"]), "{own}");
        }
        for foreign in [
            "",
            "evil.example",
            "evil.example:9100",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "bets.example.evil.example",
            "evil.example:127.0.0.1",
            "[evil.example]",
        ] {
            assert!(!is_own(foreign, ["bets.example"]), "{foreign}");
        }
        assert_eq!(of_origin("https://bets.example:8443"), "bets.example");
        assert_eq!(of_origin("http://[::1]:4000"), "[::1]");
    }
}
