//! What goes with every answer: security headers, and the rules of what to fetch ahead.
//!
//! Pages hold no inline script and no inline style, so the policy needs no exception. The browser
//! talks to the operator's API and push, and to nobody else: a build writes their origins to
//! `DIR/headers.json`; an output without that file may talk to this machine.

use std::path::Path;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::Response;
use serde::Deserialize;

use crate::failure::Failure;

/// Where the speculation rules are. A `Speculation-Rules` header works under a policy that forbids
/// inline scripts, where a block in the page does not.
pub const RULES_PATH: &str = "/speculation-rules.json";

/// Pages are fetched when a pointer rests on their link or presses it; nothing is prerendered.
const RULES: &str = r#"{"prefetch":[{"where":{"and":[{"href_matches":"/*"},{"not":{"href_matches":"/assets/*"}}]},"eagerness":"moderate"}]}"#;

const THIS_MACHINE: [&str; 4] = [
    "http://127.0.0.1:*",
    "ws://127.0.0.1:*",
    "http://localhost:*",
    "ws://localhost:*",
];

/// The headers of every answer.
pub struct Policy {
    content: HeaderValue,
}

/// `DIR/headers.json`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// Origins that pages connect to.
    connect: Vec<String>,
}

impl Policy {
    /// The policy of the site in `out`.
    ///
    /// # Errors
    /// `headers.json` is there and cannot be understood: guessing would open the policy.
    pub fn read(out: &Path) -> Result<Self, Failure> {
        let path = out.join("headers.json");
        let wrong = |what: String| {
            Failure::new(format!("cannot read {}: {what}", path.display()))
                .hint("build the site again, which writes it")
        };
        let connect = match std::fs::read_to_string(&path) {
            Ok(text) => {
                serde_json::from_str::<File>(&text)
                    .map_err(|error| wrong(error.to_string()))?
                    .connect
            }
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                THIS_MACHINE.map(str::to_owned).to_vec()
            }
            Err(error) => return Err(wrong(error.to_string())),
        };
        if let Some(odd) = connect.iter().find(|origin| !is_origin(origin)) {
            return Err(wrong(format!("{odd:?} is not an origin")));
        }
        let content = format!(
            "default-src 'self'; connect-src 'self' {}; img-src 'self' data: https:; \
             style-src 'self'; script-src 'self'; object-src 'none'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'self'",
            connect.join(" ")
        );
        let content = HeaderValue::from_str(&content).map_err(|error| wrong(error.to_string()))?;
        Ok(Self { content })
    }

    /// Puts the headers on an answer.
    pub fn dress(&self, headers: &mut HeaderMap) {
        headers.insert(header::CONTENT_SECURITY_POLICY, self.content.clone());
        for (name, value) in [
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
            (
                HeaderName::from_static("permissions-policy"),
                "camera=(), geolocation=(), microphone=()",
            ),
            (
                HeaderName::from_static("cross-origin-opener-policy"),
                "same-origin",
            ),
        ] {
            headers.insert(name, HeaderValue::from_static(value));
        }
        if headers
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
        {
            headers.insert(
                HeaderName::from_static("speculation-rules"),
                HeaderValue::from_static("\"/speculation-rules.json\""),
            );
        }
    }
}

/// The answer to [`RULES_PATH`].
pub fn rules() -> Response {
    let mut response = Response::new(Body::from(RULES));
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("application/speculationrules+json"),
    );
    headers.insert(
        header::CACHE_CONTROL,
        HeaderValue::from_static("public, max-age=3600"),
    );
    response
}

/// `scheme://host` with an optional port: nothing that could end a directive.
fn is_origin(text: &str) -> bool {
    let Some((scheme, host)) = text.split_once("://") else {
        return false;
    };
    matches!(scheme, "http" | "https" | "ws" | "wss")
        && !host.is_empty()
        && host
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | ':' | '*' | '[' | ']'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_cannot_end_a_directive() {
        assert!(is_origin("https://api.example"));
        assert!(is_origin("ws://[::1]:4001"));
        for odd in [
            "https://a;script-src *",
            "https://a b",
            "data://x",
            "a",
            "https://",
        ] {
            assert!(!is_origin(odd), "{odd}");
        }
    }

    #[test]
    fn without_a_file_pages_talk_to_this_machine_alone() {
        let dir = tempfile::tempdir().expect("temp");
        let policy = Policy::read(dir.path()).expect("reads");
        let text = policy.content.to_str().expect("ascii");
        assert!(
            text.contains("connect-src 'self' http://127.0.0.1:* "),
            "{text}"
        );
        assert!(!text.contains("unsafe"), "{text}");
    }

    #[test]
    fn the_builds_origins_are_taken_and_nothing_else() {
        let dir = tempfile::tempdir().expect("temp");
        let write = |text: &str| std::fs::write(dir.path().join("headers.json"), text);
        write(r#"{"connect":["https://api.example","wss://api.example"]}"#).expect("writes");
        let policy = Policy::read(dir.path()).expect("reads");
        let text = policy.content.to_str().expect("ascii").to_owned();
        assert!(text.contains("connect-src 'self' https://api.example wss://api.example;"));
        write("{").expect("writes");
        let failure = Policy::read(dir.path()).err().expect("refused");
        assert!(failure.to_string().contains("headers.json"), "{failure}");
    }
}
