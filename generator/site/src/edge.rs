//! What a server in front of the site must know of it: `DIR/headers.json`.

use serde_json::json;

use crate::site::Endpoints;

/// Name of the file below the output folder.
pub const FILE: &str = "headers.json";

/// The origins that pages talk to, for `connect-src` of the content security policy.
pub fn headers(endpoints: &Endpoints) -> String {
    let origins: std::collections::BTreeSet<String> = [&endpoints.api, &endpoints.push]
        .into_iter()
        .map(|url| origin(url))
        .collect();
    format!("{:#}\n", json!({ "connect": origins }))
}

/// Scheme, host and port of a URL.
fn origin(url: &str) -> String {
    match url.split_once("://") {
        Some((scheme, rest)) => {
            format!("{scheme}://{}", rest.split('/').next().unwrap_or_default())
        }
        None => url.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origins_have_no_path() {
        let endpoints = Endpoints {
            api: "https://api.example/root".to_owned(),
            push: "wss://push.example:8000/connection/websocket".to_owned(),
        };
        let text = headers(&endpoints);
        assert!(
            text.contains("\"https://api.example\"")
                && text.contains("\"wss://push.example:8000\""),
            "{text}"
        );
    }
}
