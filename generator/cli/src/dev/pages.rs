//! The pages that `dev` serves: those of the site, with one script more and never from a cache.

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};

/// Path of the script that only `dev` serves.
pub const SCRIPT: &str = "/-/dev.js";

const CODE: &str = include_str!("client.js");

/// The largest page that gets the script, in bytes.
const LARGEST: usize = 64 << 20;

/// The script.
pub async fn script() -> impl IntoResponse {
    let headers = [
        (header::CONTENT_TYPE, "text/javascript; charset=utf-8"),
        (header::CACHE_CONTROL, "no-store"),
    ];
    (headers, CODE)
}

/// Serves a site with the script in its pages.
pub fn follow(site: Router) -> Router {
    site.layer(from_fn(add_script))
}

async fn add_script(mut request: Request, next: Next) -> Response {
    // A page must arrive whole and readable.
    for name in [
        header::ACCEPT_ENCODING,
        header::IF_NONE_MATCH,
        header::IF_MODIFIED_SINCE,
    ] {
        request.headers_mut().remove(name);
    }
    let response = next.run(request).await;
    let kind = response.headers().get(header::CONTENT_TYPE);
    let is_page = kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !is_page {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, LARGEST).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let hash = edge::integrity(CODE.as_bytes());
    let tag = format!("<script src=\"{SCRIPT}\" integrity=\"{hash}\" defer></script></head>");
    let page = String::from_utf8_lossy(&bytes).replacen("</head>", &tag, 1);
    let headers = &mut parts.headers;
    for name in [header::CONTENT_LENGTH, header::ETAG, header::LAST_MODIFIED] {
        headers.remove(name);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    let policy = headers.get(header::CONTENT_SECURITY_POLICY);
    if let Some(wider) = policy
        .and_then(|policy| policy.to_str().ok())
        .map(|policy| policy.replacen("script-src", &format!("script-src '{hash}'"), 1))
        .and_then(|policy| HeaderValue::from_str(&policy).ok())
    {
        headers.insert(header::CONTENT_SECURITY_POLICY, wider);
    }
    Response::from_parts(parts, Body::from(page))
}
