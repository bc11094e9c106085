//! Makes calls fail as tests request.

use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::answer::Shared;

/// Applies the fault for a call, if there is one.
pub async fn inject(State(operator): Shared, mut request: Request, next: Next) -> Response {
    let Some(fault) = operator
        .faults
        .next(request.method().as_str(), request.uri().path())
    else {
        return next.run(request).await;
    };
    tokio::time::sleep(Duration::from_millis(fault.delay_ms)).await;
    if let Some(status) = fault
        .status
        .and_then(|status| StatusCode::from_u16(status).ok())
    {
        let mut response = status.into_response();
        if let Some(seconds) = fault.retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        return response;
    }
    if fault.truncate {
        // Without a 304 there is a body to cut off.
        request.headers_mut().remove(header::IF_NONE_MATCH);
    }
    let response = next.run(request).await;
    if !fault.truncate && !fault.lose_answer {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let bytes = to_bytes(body, usize::MAX).await.unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.remove(header::ETAG);
    if fault.lose_answer {
        let cut = futures::stream::once(async {
            Err::<Vec<u8>, _>(std::io::ErrorKind::ConnectionAborted.into())
        });
        let cut: futures::stream::BoxStream<'static, Result<Vec<u8>, std::io::Error>> =
            Box::pin(cut);
        return Response::from_parts(parts, Body::from_stream(cut));
    }
    Response::from_parts(parts, Body::from(bytes.slice(..bytes.len() / 2)))
}
