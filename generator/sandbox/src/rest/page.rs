//! Pages of lists, and conditional answers.

use api::wire::{ErrorCode, Pagination};
use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use super::params::Params;
use crate::refusal::Refusal;

/// The most rows of a page.
const MOST: u64 = 500;

/// The requested page of a list.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    page: u64,
    limit: u64,
}

impl Page {
    /// Reads `page` (from 1) and `limit` (at most 500, which is also the default).
    pub fn of(params: &Params) -> Result<Self, Refusal> {
        Self::with_limit(params, MOST)
    }

    /// The same with another default of `limit`.
    pub fn with_limit(params: &Params, limit: u64) -> Result<Self, Refusal> {
        let number = |name, default| match params.get::<u64>(name)? {
            Some(0) => Err(Refusal::about(ErrorCode::InvalidParameter, name)),
            number => Ok(number.unwrap_or(default)),
        };
        Ok(Self {
            page: number("page", 1)?,
            limit: number("limit", limit)?.min(MOST),
        })
    }

    /// The page of a list; only its own rows are built.
    pub fn answer<T, R: Serialize>(self, rows: &[T], row: impl Fn(&T) -> R) -> Response {
        self.paged(rows.len(), self.on_it(rows).map(row).collect())
    }

    /// The same with rows that may fail.
    ///
    /// # Errors
    /// The error of the first row that fails.
    pub fn try_answer<T, R: Serialize>(
        self,
        rows: &[T],
        row: impl Fn(&T) -> Result<R, Refusal>,
    ) -> Result<Response, Refusal> {
        let made: Result<Vec<R>, Refusal> = self.on_it(rows).map(row).collect();
        Ok(self.paged(rows.len(), made?))
    }

    fn on_it<T>(self, rows: &[T]) -> impl Iterator<Item = &T> {
        let skipped = (self.page - 1).saturating_mul(self.limit);
        let number = |number| usize::try_from(number).unwrap_or(usize::MAX);
        rows.iter().skip(number(skipped)).take(number(self.limit))
    }

    fn paged<R: Serialize>(self, total: usize, data: Vec<R>) -> Response {
        #[derive(Serialize)]
        struct Paged<R> {
            data: Vec<R>,
            pagination: Pagination,
        }
        let total = total as u64;
        let pagination = Pagination {
            total,
            page: self.page,
            limit: self.limit,
            last_page: total.div_ceil(self.limit).max(1),
        };
        Json(Paged { data, pagination }).into_response()
    }
}

/// Gives each answer an ETag of its content, and answers 304 when the caller has it.
pub async fn conditional(request: Request, next: Next) -> Response {
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    let tag = format!("\"{}\"", &blake3::hash(&bytes).to_hex()[..16]);
    let is_known = known
        .as_ref()
        .is_some_and(|known| known.as_bytes() == tag.as_bytes());
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        parts.headers.insert(header::ETAG, tag);
    }
    parts
        .headers
        .insert(header::VARY, HeaderValue::from_static("accept-language"));
    parts
        .headers
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if is_known {
        parts.status = StatusCode::NOT_MODIFIED;
        parts.headers.remove(header::CONTENT_TYPE);
        parts.headers.remove(header::CONTENT_LENGTH);
        return Response::from_parts(parts, Body::empty());
    }
    Response::from_parts(parts, Body::from(bytes))
}
