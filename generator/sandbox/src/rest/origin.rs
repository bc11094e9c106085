//! Which page makes a call, as its browser says, and the calls that pages elsewhere may not make.

use std::convert::Infallible;

use api::wire::ErrorCode;
use axum::body::HttpBody;
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use edge::host;

use crate::refusal::Refusal;

/// Where a call comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// From no page: a program makes it, or a browser that opens an address.
    Absent,
    /// From a page of the sandbox itself.
    Own(String),
    /// From a page on another port of this machine, such as one of the site.
    Local(String),
    /// From any other page, or one that hides its origin (`null`).
    Foreign,
}

impl Origin {
    /// Reads it from the headers of a call.
    pub fn of(headers: &HeaderMap) -> Self {
        let Some(origin) = headers.get(header::ORIGIN) else {
            return Self::Absent;
        };
        let Some(text) = origin.to_str().ok().filter(|_| is_local(origin)) else {
            return Self::Foreign;
        };
        let host = headers.get(header::HOST).and_then(|it| it.to_str().ok());
        match host.is_some_and(|host| text == format!("http://{host}")) {
            true => Self::Own(text.to_owned()),
            false => Self::Local(text.to_owned()),
        }
    }

    /// Scheme, host and port of a page that is known.
    pub fn site(&self) -> Option<&str> {
        match self {
            Self::Own(site) | Self::Local(site) => Some(site),
            Self::Absent | Self::Foreign => None,
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Origin {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// Refuses calls by a name that somebody else has led to this machine: see [`edge::host`].
pub async fn refuse_other_names(request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST);
    let host = host.and_then(|it| it.to_str().ok());
    let host = host.or_else(|| request.uri().host()).unwrap_or("");
    match host::is_own(host, []) {
        true => next.run(request).await,
        false => (StatusCode::MISDIRECTED_REQUEST, host::REFUSAL).into_response(),
    }
}

/// Refuses a call with an effect that a page elsewhere makes, with the cookie of its visitor. Browsers name the
/// origin of every such call, so one without comes from a program, which has no cookie but its own.
pub async fn refuse_foreign(request: Request, next: Next) -> Response {
    let has_effect = !request.method().is_safe();
    if has_effect && Origin::of(request.headers()) == Origin::Foreign {
        return Refusal::new(ErrorCode::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Refuses a call with an effect whose body is not JSON. A second guard: a form of a page elsewhere cannot send JSON, and
/// a script there must ask first (CORS).
pub async fn refuse_forms(request: Request, next: Next) -> Response {
    let kind = request.headers().get(header::CONTENT_TYPE);
    let is_json = kind.is_some_and(is_json);
    let is_empty = kind.is_none() && request.body().is_end_stream();
    if request.method().is_safe() || is_json || is_empty {
        return next.run(request).await;
    }
    Refusal::about(ErrorCode::InvalidBody, "Content-Type: application/json").into_response()
}

/// Whether an origin is a port of this machine.
pub fn is_local(origin: &HeaderValue) -> bool {
    let origin = origin.to_str().unwrap_or_default();
    let host = origin.split_once("://").map_or("", |(_, host)| host);
    let is_port = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let host = match host.rsplit_once(':') {
        Some((host, port)) if is_port(port) => host,
        _ => host,
    };
    matches!(host, "localhost" | "127.0.0.1" | "[::1]")
}

fn is_json(kind: &HeaderValue) -> bool {
    let kind = kind.to_str().unwrap_or_default();
    let essence = kind.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_known_by_its_whole_origin() {
        for (origin, known) in [
            (None, Origin::Absent),
            (
                Some("http://127.0.0.1:1"),
                Origin::Own("http://127.0.0.1:1".into()),
            ),
            (
                Some("http://127.0.0.1:2"),
                Origin::Local("http://127.0.0.1:2".into()),
            ),
            (
                Some("https://localhost"),
                Origin::Local("https://localhost".into()),
            ),
            (Some("null"), Origin::Foreign),
            (Some(""), Origin::Foreign),
            (Some("https://elsewhere.example"), Origin::Foreign),
            (Some("http://127.0.0.1.elsewhere.example"), Origin::Foreign),
            (
                Some("http://127.0.0.1:1@elsewhere.example"),
                Origin::Foreign,
            ),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::HOST, HeaderValue::from_static("127.0.0.1:1"));
            if let Some(origin) = origin {
                headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            }
            assert_eq!(Origin::of(&headers), known, "{origin:?}");
        }
        // A name that leads to this machine is no origin of it.
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, HeaderValue::from_static("elsewhere.example"));
        headers.insert(
            header::ORIGIN,
            HeaderValue::from_static("http://elsewhere.example"),
        );
        assert_eq!(Origin::of(&headers), Origin::Foreign);
    }
}
