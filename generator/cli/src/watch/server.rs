//! `GET /metrics` and `GET /health` on a port of this machine.

use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use tokio::net::TcpListener;

use super::status::Status;
use crate::failure::Failure;

/// Serves until the process ends. Returns the address.
///
/// # Errors
/// The port is taken.
pub async fn start(address: Ipv4Addr, port: u16, status: Arc<Status>) -> Result<String, Failure> {
    let refused = |error: std::io::Error| {
        Failure::new(format!("cannot serve metrics on {address}:{port}: {error}"))
            .hint("another program has the port; name another with --port, or 0 for any")
    };
    let listener = TcpListener::bind((address, port)).await.map_err(refused)?;
    let bound = listener.local_addr().map_err(refused)?;
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/health", get(health))
        .with_state(status);
    tokio::spawn(async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!("metrics and health are not served any more: {error}");
        }
    });
    Ok(bound.to_string())
}

async fn metrics(State(status): State<Arc<Status>>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], status.metrics())
}

async fn health(State(status): State<Arc<Status>>) -> Response {
    let health = status.health();
    let code = if health.healthy {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    };
    (code, Json(health)).into_response()
}
