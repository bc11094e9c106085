//! The version of the platform's answers, which callers name in `Accept`. The sportsbook API has its
//! version in the path.

use api::wire::ErrorCode;
use axum::extract::Request;
use axum::http::header::{ACCEPT, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;

/// The only version. Its answers are those of the plain type.
const VERSIONED: &str = "application/vnd.sportsbook.v1+json";
const PLAIN: &str = "application/json";

/// Answers in the type that the caller prefers; refuses a caller who accepts neither.
pub async fn negotiate(request: Request, next: Next) -> Response {
    let Some(kind) = kind_for(request.headers()) else {
        return Refusal::about(ErrorCode::NotAcceptable, VERSIONED).into_response();
    };
    let mut response = next.run(request).await;
    let is_json = response.headers().get(CONTENT_TYPE) == Some(&HeaderValue::from_static(PLAIN));
    // A refusal gets its body, and keeps this type, where the caller's language is known.
    let is_refusal = response.extensions().get::<Refusal>().is_some();
    let headers = response.headers_mut();
    if is_json || is_refusal {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    }
    headers.append(VARY, HeaderValue::from_static("accept"));
    response
}

/// The type to answer in: the versioned one if it is named, and as welcome as the plain one.
fn kind_for(headers: &HeaderMap) -> Option<&'static str> {
    let accept: Vec<_> = headers
        .get_all(ACCEPT)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .map(str::trim)
        .filter(|range| !range.is_empty())
        .collect();
    if accept.is_empty() {
        return Some(PLAIN);
    }
    let versioned = welcome(&accept, VERSIONED);
    let plain = welcome(&accept, PLAIN);
    let is_named = versioned.exactness == 2 && versioned.quality >= plain.quality;
    match (versioned.quality > 0.0, plain.quality > 0.0) {
        (true, false) => Some(VERSIONED),
        (true, true) if is_named => Some(VERSIONED),
        (_, true) => Some(PLAIN),
        (false, false) => None,
    }
}

/// How welcome a type is.
#[derive(Default)]
struct Welcome {
    /// 2 for the type itself, 1 for `application/*`, 0 for `*/*` and for nothing.
    exactness: u8,
    quality: f32,
}

/// The most exact range that has the type says how welcome it is (RFC 9110, 12.5.1).
fn welcome(accept: &[&str], kind: &str) -> Welcome {
    let fits = accept.iter().filter_map(|range| {
        let mut parts = range.split(';').map(str::trim);
        let exactness = match parts.next().unwrap_or_default() {
            name if name.eq_ignore_ascii_case(kind) => 2,
            "application/*" => 1,
            "*/*" => 0,
            _ => return None,
        };
        let quality = parts.find_map(|part| part.strip_prefix("q=")?.parse().ok());
        let quality = quality.unwrap_or(1.0);
        Some(Welcome { exactness, quality })
    });
    fits.max_by_key(|fit| fit.exactness).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_type_of_an_answer_is_what_the_caller_prefers() {
        for (accept, kind) in [
            (None, Some(PLAIN)),
            (Some(""), Some(PLAIN)),
            (Some("*/*"), Some(PLAIN)),
            (Some("text/html, application/*;q=0.8"), Some(PLAIN)),
            (Some("application/json"), Some(PLAIN)),
            (Some("Application/JSON; charset=utf-8"), Some(PLAIN)),
            (Some(VERSIONED), Some(VERSIONED)),
            (
                Some("application/vnd.sportsbook.v1+json, application/json;q=0.9"),
                Some(VERSIONED),
            ),
            (
                Some("application/vnd.sportsbook.v1+json;q=0.5, */*"),
                Some(PLAIN),
            ),
            (Some("application/json;q=0, */*"), Some(VERSIONED)),
            (Some("application/vnd.sportsbook.v2+json"), None),
            (
                Some("application/vnd.sportsbook.v2+json, */*;q=0.1"),
                Some(PLAIN),
            ),
            (Some("application/json; q=0"), None),
            (Some("text/html"), None),
        ] {
            let mut headers = HeaderMap::new();
            if let Some(accept) = accept {
                headers.insert(ACCEPT, accept.parse().expect("a header"));
            }
            assert_eq!(kind_for(&headers), kind, "{accept:?}");
        }
    }
}
