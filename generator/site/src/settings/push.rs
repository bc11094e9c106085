//! `push` of `[api]`: by which transports browsers reach the operator's push.

use std::borrow::Cow;
use std::fmt;
use std::path::Path;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use super::check_url;
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

/// The option as it is written: the address of a websocket, or a list of transports.
pub enum Push {
    /// The address of a websocket.
    One(String),
    /// Transports in the order in which they are tried.
    Each(Vec<Written>),
}

/// One of several transports.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Written {
    transport: Spanned<String>,
    url: Spanned<String>,
}

impl<'de> Deserialize<'de> for Push {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Push;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the URL of a websocket, or a list of transports")
            }

            fn visit_str<E>(self, url: &str) -> Result<Push, E> {
                Ok(Push::One(url.to_owned()))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut each: A) -> Result<Push, A::Error> {
                let mut all = Vec::new();
                while let Some(one) = each.next_element()? {
                    all.push(one);
                }
                Ok(Push::Each(all))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

impl JsonSchema for Push {
    fn schema_name() -> Cow<'static, str> {
        "Push".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let url = |schemes: &str| json_schema!({ "type": "string", "pattern": format!("^{schemes}://+[^/]") });
        json_schema!({
            "anyOf": [
                url("wss?"),
                {
                    "type": "array",
                    "minItems": 1,
                    "items": {
                        "type": "object",
                        "properties": {
                            "transport": {
                                "description": "What it is.",
                                "enum": Transport::ALL.map(Transport::as_str),
                            },
                            "url": {
                                "description": "Where it is reached.",
                                "anyOf": [url("(ws|http)s?")],
                            },
                        },
                        "required": ["transport", "url"],
                        "additionalProperties": false,
                    },
                },
            ],
        })
    }
}

/// Checks the option; every mistake in it is added to `wrong`.
pub fn check(
    push: &Spanned<Push>,
    path: &Path,
    text: &str,
    wrong: &mut Vec<Diagnostic>,
) -> Vec<PushEndpoint> {
    let written = match push.get_ref() {
        Push::Each(each) => each,
        Push::One(url) => {
            if url.starts_with("http") {
                wrong.push(
                    Diagnostic::error(format!("`{url}` does not say which transport it is"))
                        .at(path, text, push.span(), "an address of HTTP")
                        .hint(format!(
                            "write `[{{ transport = \"http_stream\", url = \"{url}\" }}]`, or `sse`"
                        )),
                );
            } else {
                let url = Spanned::new(push.span(), url.clone());
                check_url(&url, Transport::Websocket.schemes(), path, text, wrong);
            }
            return vec![endpoint(Transport::Websocket, url)];
        }
    };
    let before = wrong.len();
    let mut all: Vec<PushEndpoint> = Vec::new();
    for one in written {
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
            Diagnostic::error("no websocket in `push`")
                .at(path, text, push.span(), "")
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
            "push = [\n  { transport = \"sse\", url = \"https://api.example/sse\" },\n  \
             { transport = \"websocket\", url = \"wss://api.example/ws\" },\n]",
        );
        let sse = endpoint(Transport::Sse, "https://api.example/sse");
        assert_eq!(list.expect("good"), Some(vec![sse, socket]));
    }

    #[test]
    fn every_mistake_has_its_place() {
        for (line, label) in [
            (
                "push = \"https://api.example/sse\"",
                "which transport it is",
            ),
            ("push = \"api.example\"", "must begin with ws:// or wss://"),
            ("push = 3", "expected"),
            (
                "push = [{ transport = \"sockjs\", url = \"https://a.example\" }]",
                "unknown transport `sockjs`",
            ),
            (
                "push = [{ transport = \"sse\", url = \"wss://a.example\" }]",
                "must begin with http:// or https://",
            ),
            (
                "push = [{ transport = \"sse\", url = \"https://a.example\" }]",
                "no websocket in `push`",
            ),
            ("push = []", "no websocket in `push`"),
            (
                "push = [{ transport = \"websocket\", url = \"ws://a\" }, { transport = \"websocket\", url = \"ws://b\" }]",
                "listed twice",
            ),
        ] {
            let wrong = parse(line).expect_err(line);
            assert_eq!(wrong.len(), 1, "{line}");
            let text = wrong[0].to_string();
            assert!(
                text.contains(label) && text.contains("site.toml:6:"),
                "{text}"
            );
        }
    }
}
