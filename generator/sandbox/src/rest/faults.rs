//! Faults that a test asks for: calls that fail, take their time, or break off half-way.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::Shared;

/// What is to go wrong.
#[derive(Debug, Default)]
pub struct Faults(Mutex<Vec<Fault>>);

/// One thing that is to go wrong.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fault {
    /// Calls whose path begins with this.
    path: String,
    /// Only calls of this method.
    #[serde(default)]
    method: Option<String>,
    /// How many of the next ones.
    #[serde(default = "one")]
    times: u32,
    /// Status to answer with. With none, the call is carried out.
    #[serde(default)]
    status: Option<u16>,
    /// Seconds that the answer's `Retry-After` names.
    #[serde(default)]
    retry_after: Option<u32>,
    /// Milliseconds that the answer is held back.
    #[serde(default)]
    delay_ms: u64,
    /// Whether the second half of the answer is left out.
    #[serde(default)]
    truncate: bool,
    /// Whether the answer is lost after the call was carried out: the connection is cut instead.
    #[serde(default)]
    lose_answer: bool,
}

fn one() -> u32 {
    1
}

impl Faults {
    /// Asks for a fault.
    pub fn add(&self, fault: Fault) {
        self.lock().push(fault);
    }

    /// Forgets what was asked for.
    pub fn clear(&self) {
        self.lock().clear();
    }

    fn next(&self, request: &Request) -> Option<Fault> {
        let mut faults = self.lock();
        let hits = |fault: &Fault| {
            request.uri().path().starts_with(&fault.path)
                && fault
                    .method
                    .as_deref()
                    .is_none_or(|method| method == request.method().as_str())
        };
        let at = faults.iter().position(hits)?;
        faults[at].times = faults[at].times.saturating_sub(1);
        let fault = faults[at].clone();
        if fault.times == 0 {
            faults.remove(at);
        }
        Some(fault)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Fault>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Lets go wrong what was asked for.
pub async fn inject(State(operator): Shared, mut request: Request, next: Next) -> Response {
    let Some(fault) = operator.faults.next(&request) else {
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
        // There must be something to break off.
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
