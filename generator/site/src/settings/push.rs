//! `push` and `push_transports` of `[api]`: how browsers reach the operator's push.

use std::path::Path;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::url::check_url;
use crate::diagnostic::Diagnostic;

/// A transport of the push (spec 5) that a site can use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Transport {
    /// A websocket, both ways.
    Websocket,
    /// A streamed answer over HTTP.
    HttpStream,
    /// Server-sent events.
    Sse,
}

impl Transport {
    /// Every transport, the best first.
    pub const ALL: [Self; 3] = [Self::Websocket, Self::HttpStream, Self::Sse];

    /// Its name in the settings.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Websocket => "websocket",
            Self::HttpStream => "http_stream",
            Self::Sse => "sse",
        }
    }

    /// What its address begins with.
    fn schemes(self) -> &'static [&'static str] {
        match self {
            Self::Websocket => &["ws://", "wss://"],
            Self::HttpStream | Self::Sse => &["http://", "https://"],
        }
    }
}

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
            let known = Transport::ALL.map(Transport::as_str).join(", ");
            wrong.push(
                Diagnostic::error(format!("unknown transport `{name}`"))
                    .at(path, text, one.transport.span(), "not a known transport")
                    .hint(format!("write one of: {known}")),
            );
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
             { transport = \"websocket\", url = \"wss://api.example/ws\" },\n]",
        );
        let sse = endpoint(Transport::Sse, "https://api.example/sse");
        assert_eq!(list.expect("good"), Some(vec![sse, socket]));
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
                list(&row("sockjs", "https://a.example")),
                "unknown transport `sockjs`",
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
