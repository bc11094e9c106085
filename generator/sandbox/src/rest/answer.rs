//! Types and answers that most calls share.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::Operator;

/// The operator, as the state of a call.
pub type Shared = State<Arc<Operator>>;

/// `{"data": …}`
pub fn data<T: Serialize>(data: T) -> Response {
    #[derive(Serialize)]
    struct Data<T> {
        data: T,
    }
    Json(Data { data }).into_response()
}

/// An answer without content.
pub fn nothing() -> Response {
    StatusCode::NO_CONTENT.into_response()
}
