//! The HTTP interface of a running `watch`: `GET /` for people on call, `/health` and `/metrics` for
//! machines, `/generations`, and `/why/` with the path of a page; `?all` is `why --all`.

use std::net::Ipv4Addr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use diagnostic::Diagnostic;
use jiff::Timestamp;
use site::why::why;
use store::output::Output;
use tokio::net::TcpListener;

use super::health::Health;
use super::status::Status;
use crate::failure::Failure;
use crate::generations;
use crate::own_port;

/// Serves until the process ends. Returns the address.
///
/// # Errors
/// The port is taken.
pub async fn start(
    address: Ipv4Addr,
    port: u16,
    names: Vec<String>,
    status: &Arc<Status>,
    output: &Arc<Output>,
) -> Result<String, Failure> {
    let failed = |error: std::io::Error| {
        Failure::new(format!("cannot serve metrics on {address}:{port}: {error}"))
            .hint("another program uses the port; choose another with --port, or 0 for any")
    };
    let listener = TcpListener::bind((address, port)).await.map_err(failed)?;
    let bound = listener.local_addr().map_err(failed)?;
    let of_status = Router::new()
        .route("/", get(overview))
        .route("/metrics", get(metrics))
        .route("/health", get(health))
        .with_state(Arc::clone(status));
    let of_output = Router::new()
        .route("/generations", get(all_generations))
        .route(
            "/why",
            get(|output, query| story(output, String::new(), query)),
        )
        .route(
            "/why/{*path}",
            get(|output, Path(path), query| story(output, path, query)),
        )
        .with_state(Arc::clone(output));
    let router = own_port::guarded(of_status.merge(of_output), move || names.clone());
    tokio::spawn(own_port::serve(listener, router));
    Ok(bound.to_string())
}

async fn metrics(State(status): State<Arc<Status>>) -> impl IntoResponse {
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], status.metrics())
}

/// What `/` says after the health.
const PATHS: &str = "
/health             the same as JSON
/metrics            for Prometheus
/generations        the generations that can be rolled back to
/why/PATH           what the page at PATH was made from
";

async fn overview(State(status): State<Arc<Status>>) -> Response {
    let health = status.health();
    let text = format!("{}{PATHS}", health.text());
    (code(&health), text).into_response()
}

async fn health(State(status): State<Arc<Status>>) -> Response {
    let health = status.health();
    let kind = [(header::CONTENT_TYPE, "application/json")];
    match serde_json::to_string_pretty(&health) {
        Ok(text) => (code(&health), kind, text + "\n").into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}

fn code(health: &Health) -> StatusCode {
    if health.healthy {
        StatusCode::OK
    } else {
        StatusCode::SERVICE_UNAVAILABLE
    }
}

async fn all_generations(State(output): State<Arc<Output>>) -> Response {
    looked_up(move || generations::table(&output)).await
}

async fn story(
    State(output): State<Arc<Output>>,
    path: String,
    RawQuery(query): RawQuery,
) -> Response {
    let all = query.as_deref() == Some("all");
    looked_up(move || Ok(why(&output, &path)?.story(Timestamp::now(), all))).await
}

/// Text from the state, read on a thread that may block.
async fn looked_up(look: impl FnOnce() -> Result<String, Diagnostic> + Send + 'static) -> Response {
    match tokio::task::spawn_blocking(look).await {
        Ok(Ok(text)) => text.into_response(),
        Ok(Err(error)) => (StatusCode::NOT_FOUND, format!("{error}\n")).into_response(),
        Err(error) => (StatusCode::INTERNAL_SERVER_ERROR, error.to_string()).into_response(),
    }
}
