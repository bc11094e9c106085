//! Where the browser reaches the operator.

use crate::settings::push::{PushEndpoint, Transport};
use crate::settings::{PlatformPage, Settings};

/// Where the browser reaches the operator.
#[derive(Clone, Debug)]
pub struct Endpoints {
    /// Root of the API, without a final slash.
    pub api: String,
    /// The transports of the push, in the order in which they are tried. One of them is a websocket.
    pub push: Vec<PushEndpoint>,
    /// Takes what browsers send over a transport that only receives.
    pub emulation: String,
    /// Root of the platform's own pages, without a final slash.
    pub platform: String,
    /// The page where players pay in.
    pub deposit: String,
    /// The platform's page where players withdraw, if the settings name it.
    pub withdrawal: Option<String>,
}

/// The platform's page where players pay in.
const DEPOSIT: &str = "/profile/wallet/deposit";

impl Endpoints {
    /// The settings' endpoints; without them, those that the build itself was given, at the paths that
    /// Centrifugo has by default.
    pub fn new(settings: &Settings, build_api: &str) -> Self {
        let api = settings
            .public_api
            .clone()
            .unwrap_or_else(|| build_api.trim_end_matches('/').to_owned());
        let push = settings.push.clone().unwrap_or_else(|| by_default(&api));
        let emulation = settings.push_emulation.clone().unwrap_or_else(|| {
            let http = push.iter().find(|it| it.transport.is_emulated());
            let root = http.map_or(&*api, |it| root_of(&it.endpoint));
            format!("{root}/emulation")
        });
        let platform = settings.platform.clone().unwrap_or_else(|| api.clone());
        let page = |page: &PlatformPage| page.at(&platform);
        let deposit =
            (settings.deposit.as_ref()).map_or_else(|| format!("{platform}{DEPOSIT}"), page);
        let withdrawal = settings.withdrawal.as_ref().map(page);
        Self {
            api,
            push,
            emulation,
            platform,
            deposit,
            withdrawal,
        }
    }

    /// URL of the websocket.
    pub fn websocket(&self) -> &str {
        let socket = (self.push.iter()).find(|it| it.transport == Transport::Websocket);
        socket.map_or("", |it| &it.endpoint)
    }

    /// Every URL that browsers connect to.
    pub fn all(&self) -> impl Iterator<Item = &str> {
        let push = self.push.iter().map(|it| &*it.endpoint);
        [&*self.api]
            .into_iter()
            .chain(push)
            .chain([&*self.emulation])
    }
}

/// The transports at the API's own address that an operator has by default; none without an address.
fn by_default(api: &str) -> Vec<PushEndpoint> {
    if api.is_empty() {
        return Vec::new();
    }
    let socket = match api.strip_prefix("https://") {
        Some(rest) => format!("wss://{rest}"),
        None => api.replacen("http://", "ws://", 1),
    };
    Transport::BY_DEFAULT
        .map(|transport| {
            let root = if transport == Transport::Websocket {
                &*socket
            } else {
                api
            };
            let endpoint = format!("{root}/connection/{}", transport.as_str());
            PushEndpoint {
                transport,
                endpoint,
            }
        })
        .into()
}

/// Scheme and host of a URL.
fn root_of(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let end = url[host..].find('/').map_or(url.len(), |at| host + at);
    &url[..end]
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn endpoints(api: &str) -> Endpoints {
        let text = format!(
            "name = \"B\"\norigin = \"https://b.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n[api]\n{api}"
        );
        let settings = Settings::parse(Path::new("site.toml"), &text).expect("good");
        Endpoints::new(&settings, "https://api.example/")
    }

    #[test]
    fn without_settings_the_default_transports_are_at_the_builds_own_address() {
        let all: Vec<String> = endpoints("").all().map(str::to_owned).collect();
        assert_eq!(
            all,
            [
                "https://api.example",
                "wss://api.example/connection/websocket",
                "https://api.example/connection/http_stream",
                "https://api.example/connection/sse",
                "https://api.example/emulation",
            ]
        );
    }

    #[test]
    fn commands_go_to_the_host_of_the_http_transports() {
        let push = "push_transports = [{ transport = \"websocket\", url = \"wss://a.example/ws\" }, { transport = \"sse\", url = \"https://b.example/c/sse\" }]\n";
        assert_eq!(endpoints(push).emulation, "https://b.example/emulation");
        assert_eq!(endpoints(push).websocket(), "wss://a.example/ws");
        let quic = push.replacen(
            '{',
            "{ transport = \"webtransport\", url = \"https://q.example/wt\" }, {",
            1,
        );
        assert_eq!(endpoints(&quic).emulation, "https://b.example/emulation");
        let all: Vec<String> = endpoints(&quic).all().map(str::to_owned).collect();
        assert_eq!(all[1], "https://q.example/wt");
        let own = format!("{push}push_emulation = \"https://c.example/send\"\n");
        assert_eq!(endpoints(&own).emulation, "https://c.example/send");
    }

    #[test]
    fn players_pay_in_at_the_platform_unless_a_mirror_is_named() {
        let own = endpoints("").deposit;
        assert_eq!(own, "https://api.example/profile/wallet/deposit");
        let apart = endpoints("platform = \"https://www.example/\"\n").deposit;
        assert_eq!(apart, "https://www.example/profile/wallet/deposit");
        let mirror = endpoints("deposit = \"https://pay.example/in?from=site\"\n").deposit;
        assert_eq!(mirror, "https://pay.example/in?from=site");
    }

    #[test]
    fn players_withdraw_only_where_the_settings_say() {
        assert_eq!(endpoints("").withdrawal, None);
        let page = "https://pay.example/out?from=site";
        let named = endpoints(&format!("withdrawal = \"{page}\"\n")).withdrawal;
        assert_eq!(named.as_deref(), Some(page));
        let there = endpoints("withdrawal = \"/wallet/out\"\n").withdrawal;
        assert_eq!(there.as_deref(), Some("https://api.example/wallet/out"));
    }
}
