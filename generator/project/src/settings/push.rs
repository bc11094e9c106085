//! `push` and `push_transports` of `[api]`: how browsers reach the operator's push.

use std::path::Path;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::url::check_url;
use diagnostic::Diagnostic;

/// A transport of the push that a site can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    /// A websocket, both ways.
    Websocket,
    /// A streamed answer over HTTP.
    HttpStream,
    /// Server-sent events.
    Sse,
    /// A stream over HTTP/3, both ways.
    Webtransport,
}

impl Transport {
    /// Every transport.
    pub const ALL: [Self; 4] = [
        Self::Websocket,
        Self::HttpStream,
        Self::Sse,
        Self::Webtransport,
    ];
    /// Those that an operator has without further settings, the best first. WebTransport needs HTTP/3.
    pub const BY_DEFAULT: [Self; 3] = [Self::Websocket, Self::HttpStream, Self::Sse];

    /// Its name in the settings.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Websocket => "websocket",
            Self::HttpStream => "http_stream",
            Self::Sse => "sse",
            Self::Webtransport => "webtransport",
        }
    }

    /// Whether it only receives, so that browsers send by calls of their own.
    pub fn is_emulated(self) -> bool {
        matches!(self, Self::HttpStream | Self::Sse)
    }

    /// What its address begins with.
    fn schemes(self) -> &'static [&'static str] {
        match self {
            Self::Websocket => &["ws://", "wss://"],
            Self::HttpStream | Self::Sse => &["http://", "https://"],
            // Browsers open no other, not even to their own machine.
            Self::Webtransport => &["https://"],
        }
    }
}

/// A transport of older operators that no browser is given: Centrifugo has no SockJS since version 6.
const REMOVED: &str = "sockjs";

/// A transport and where it is reached, in the form that the browser's client takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct PushEndpoint {
    /// The transport.
    pub transport: Transport,
    /// Its URL.
    pub endpoint: String,
}

/// One of several transports, as it is written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Transport")]
pub struct Written {
    /// What it is.
    #[schemars(schema_with = "names")]
    transport: Spanned<String>,
    /// Where it is reached.
    #[schemars(with = "String", regex(pattern = r"^(ws|http)s?://+[^/]"))]
    url: Spanned<String>,
}

/// JSON Schema of a transport's name.
fn names(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "enum": Transport::ALL.map(Transport::as_str) })
}

/// Where mistakes are reported.
pub struct At<'a> {
    /// The file.
    pub path: &'a Path,
    /// Its text.
    pub text: &'a str,
    /// The mistakes of the file so far.
    pub wrong: &'a mut Vec<Diagnostic>,
}

/// Checks the two options; every mistake in them is reported. None without either.
pub fn check(
    push: Option<&Spanned<String>>,
    transports: Option<&Spanned<Vec<Written>>>,
    at: At<'_>,
) -> Option<Vec<PushEndpoint>> {
    match (push, transports) {
        (None, None) => None,
        (Some(url), None) => Some(vec![check_one(url, at)]),
        (None, Some(all)) => Some(check_all(all, at)),
        (Some(_), Some(all)) => {
            at.wrong.push(
                Diagnostic::error("both `push` and `push_transports`")
                    .at(at.path, at.text, all.span(), "")
                    .hint("write the websocket into `push_transports`, and remove `push`"),
            );
            None
        }
    }
}

fn check_one(url: &Spanned<String>, At { path, text, wrong }: At<'_>) -> PushEndpoint {
    let value = url.get_ref();
    if value.starts_with("http") {
        wrong.push(
            Diagnostic::error(format!("`{value}` does not say which transport it is"))
                .at(path, text, url.span(), "an address of HTTP")
                .hint(format!(
                    "write it into `push_transports`, as `{{ transport = \"http_stream\", url = \"{value}\" }}` \
                     or as `sse`"
                )),
        );
    } else {
        check_url(url, Transport::Websocket.schemes(), path, text, wrong);
    }
    endpoint(Transport::Websocket, value)
}

fn check_all(
    written: &Spanned<Vec<Written>>,
    At { path, text, wrong }: At<'_>,
) -> Vec<PushEndpoint> {
    let before = wrong.len();
    let mut all: Vec<PushEndpoint> = Vec::new();
    for one in written.get_ref() {
        let name = one.transport.get_ref();
        let Some(transport) = (Transport::ALL.into_iter()).find(|it| it.as_str() == name) else {
            wrong.push(unknown(name).at(path, text, one.transport.span(), "not a known transport"));
            continue;
        };
        if all.iter().any(|it| it.transport == transport) {
            wrong.push(
                Diagnostic::error(format!("transport `{name}` is listed twice"))
                    .at(path, text, one.transport.span(), "again here")
                    .hint("remove one of them"),
            );
        }
        check_url(&one.url, transport.schemes(), path, text, wrong);
        all.push(endpoint(transport, one.url.get_ref()));
    }
    let has_websocket = all.iter().any(|it| it.transport == Transport::Websocket);
    if wrong.len() == before && !has_websocket {
        wrong.push(
            Diagnostic::error("no websocket in `push_transports`")
                .at(path, text, written.span(), "")
                .hint(
                    "add `{ transport = \"websocket\", url = \"wss://…\" }`: `sportsbook watch` \
                     follows the operator by it",
                ),
        );
    }
    all
}

/// That a name is of no transport, and what to write instead.
fn unknown(name: &str) -> Diagnostic {
    if name == REMOVED {
        return Diagnostic::error("transport `sockjs` is gone: Centrifugo 6 has removed it").hint(
            "write `http_stream` or `sse`, with its own address: they reach the networks that block websockets",
        );
    }
    let known = Transport::ALL.map(Transport::as_str).join(", ");
    Diagnostic::error(format!("unknown transport `{name}`")).hint(format!("write one of: {known}"))
}

fn endpoint(transport: Transport, url: &str) -> PushEndpoint {
    PushEndpoint {
        transport,
        endpoint: url.trim_end_matches('/').to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    const BEFORE: &str = "name = \"Bets\"\norigin = \"https://bets.example\"\nlocales = [\"en-ZA\"]\nzone = \"UTC\"\n[api]\n";

    fn parse(text: &str) -> Result<Option<Vec<PushEndpoint>>, Vec<Diagnostic>> {
        let text = format!("{BEFORE}{text}");
        Settings::parse(Path::new("site.toml"), &text).map(|settings| settings.push)
    }

    #[test]
    fn one_url_is_a_websocket_and_a_list_keeps_its_order() {
        assert_eq!(parse("").expect("good"), None);
        let socket = endpoint(Transport::Websocket, "wss://api.example/ws");
        let one = parse("push = \"wss://api.example/ws\"").expect("good");
        assert_eq!(one, Some(vec![socket.clone()]));
        let list = parse(
            "push_transports = [\n  { transport = \"sse\", url = \"https://api.example/sse\" },\n  \
             { transport = \"webtransport\", url = \"https://api.example:8443/wt\" },\n  \
             { transport = \"websocket\", url = \"wss://api.example/ws\" },\n]",
        );
        let sse = endpoint(Transport::Sse, "https://api.example/sse");
        let quic = endpoint(Transport::Webtransport, "https://api.example:8443/wt");
        assert_eq!(list.expect("good"), Some(vec![sse, quic, socket]));
    }

    #[test]
    fn every_mistake_has_its_place() {
        let list = |rows: &str| format!("push_transports = [{rows}]");
        let row = |transport: &str, url: &str| {
            format!("{{ transport = \"{transport}\", url = \"{url}\" }}")
        };
        let socket = row("websocket", "wss://a.example");
        for (line, label) in [
            (
                "push = \"https://api.example/sse\"".to_owned(),
                "which transport it is",
            ),
            (
                "push = \"api.example\"".to_owned(),
                "must begin with ws:// or wss://",
            ),
            (
                list(&row("pigeon", "https://a.example")),
                "write one of: websocket, http_stream, sse, webtransport",
            ),
            (
                list(&row("sockjs", "https://a.example")),
                "write `http_stream` or `sse`",
            ),
            (
                list(&row("webtransport", "http://127.0.0.1:8443")),
                "must begin with https://",
            ),
            (
                list(&row("sse", "wss://a.example")),
                "must begin with http:// or https://",
            ),
            (
                list(&row("websocket", "https://a.example")),
                "must begin with ws:// or wss://",
            ),
            (
                list(&row("sse", "https://a.example")),
                "no websocket in `push_transports`",
            ),
            (list(""), "no websocket in `push_transports`"),
            (list(&format!("{socket}, {socket}")), "listed twice"),
        ] {
            let wrong = parse(&line).expect_err(&line);
            assert_eq!(wrong.len(), 1, "{line}");
            let text = wrong[0].to_string();
            assert!(
                text.contains(label) && text.contains("site.toml:6:"),
                "{text}"
            );
        }
        let both = format!("push = \"wss://a.example\"\n{}", list(&socket));
        let wrong = parse(&both).expect_err("both");
        assert!(
            wrong[0].to_string().contains("site.toml:7:"),
            "{}",
            wrong[0]
        );
    }
}
