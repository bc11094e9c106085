//! `GET /logos/{side}.svg`: the logos that matches name.

use api::wire::ErrorCode;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use crate::refusal::Refusal;
use crate::world::logos::drawing;

/// A logo, which never changes.
pub async fn logo(Path(file): Path<String>) -> Result<Response, Refusal> {
    let side = file.strip_suffix(".svg");
    let side = side.ok_or_else(|| Refusal::new(ErrorCode::NotFound))?;
    let headers = [
        (CONTENT_TYPE, "image/svg+xml"),
        (CACHE_CONTROL, "public, max-age=86400"),
    ];
    Ok((headers, drawing(side)).into_response())
}
