//! A static server that treats `DIR/site` as a CDN would: pretty paths, compression, validators,
//! cache lifetimes, security headers, and the right 404 page.
//!
//! For looking at a built site and for tests. It holds nothing that a CDN could not be told:
//! [`path`] says which file a URL means, [`file`] reads it and compresses it once, [`headers`] says
//! what goes with it.

mod file;
mod headers;
mod path;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use publish::headers::Coding;
use tokio::net::TcpListener;
use tower_http::trace::TraceLayer;

use crate::failure::Failure;
use file::{Files, Held};
use headers::Policy;
use path::Asked;

/// A server that listens and does not answer yet.
pub struct Cdn {
    listener: TcpListener,
    shared: Arc<Shared>,
}

struct Shared {
    files: Files,
    policy: Policy,
}

impl Cdn {
    /// Listens on this machine's own address, on any free port when `port` is 0.
    ///
    /// # Errors
    /// There is no site in `out`, or the port is taken.
    pub async fn listen(out: &Path, port: u16) -> Result<Self, Failure> {
        let site = site_of(out)?;
        let policy = Policy::read(out)?;
        let listener = TcpListener::bind(("127.0.0.1", port))
            .await
            .map_err(|error| {
                Failure::new(format!("cannot listen on 127.0.0.1:{port}: {error}"))
                    .hint("another program has the port; name another with --port, or 0 for any")
            })?;
        Ok(Self {
            listener,
            shared: Arc::new(Shared {
                files: Files::new(site),
                policy,
            }),
        })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// The system does not say.
    pub fn address(&self) -> Result<SocketAddr, Failure> {
        self.listener
            .local_addr()
            .map_err(|error| Failure::new(format!("cannot tell the server's address: {error}")))
    }

    /// Answers until it is dropped.
    ///
    /// # Errors
    /// The system takes the socket away.
    pub async fn run(self) -> Result<(), Failure> {
        let router = Router::new()
            .fallback(answer)
            .layer(TraceLayer::new_for_http())
            .with_state(self.shared);
        axum::serve(self.listener, router)
            .await
            .map_err(|error| Failure::new(format!("the server stopped: {error}")))
    }
}

fn site_of(out: &Path) -> Result<PathBuf, Failure> {
    let site = out.join("site");
    site.canonicalize().map_err(|error| {
        Failure::new(format!("no site in {}: {error}", site.display()))
            .hint("build it first: sportsbook build")
    })
}

async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let get = request.method() == Method::GET;
    if !get && request.method() != Method::HEAD {
        let mut response = plain(
            StatusCode::METHOD_NOT_ALLOWED,
            "only GET and HEAD are answered\n",
        );
        let allow = HeaderValue::from_static("GET, HEAD");
        response.headers_mut().insert(header::ALLOW, allow);
        return dressed(&shared, response);
    }
    let (parts, _) = request.into_parts();
    let blocking = Arc::clone(&shared);
    let response = tokio::task::spawn_blocking(move || {
        respond(
            &blocking,
            parts.uri.path(),
            parts.uri.query(),
            &parts.headers,
        )
    })
    .await
    .unwrap_or_else(|_| {
        plain(
            StatusCode::INTERNAL_SERVER_ERROR,
            "the server has a fault\n",
        )
    });
    let response = if get { response } else { bodiless(response) };
    dressed(&shared, response)
}

/// The answer to a GET, before the headers that every answer has.
fn respond(shared: &Shared, path: &str, query: Option<&str>, headers: &HeaderMap) -> Response {
    if path == headers::RULES_PATH {
        return headers::rules();
    }
    let (file, status) = match path::ask(path) {
        Asked::Elsewhere(target) => return redirect(&target, query),
        Asked::Files { candidates, status } => (shared.files.first(&candidates), status),
        Asked::Nothing => (None, StatusCode::NOT_FOUND),
    };
    match file {
        Some(file) => found(&file, status, headers),
        None => match shared.files.first(&path::not_found(path)) {
            Some(page) => found(&page, StatusCode::NOT_FOUND, headers),
            None => plain(StatusCode::NOT_FOUND, "no such page\n"),
        },
    }
}

fn found(file: &Held, status: StatusCode, headers: &HeaderMap) -> Response {
    let coding = file.coding(headers.get(header::ACCEPT_ENCODING));
    let fresh = status == StatusCode::OK && file.is_fresh(headers);
    let body = if fresh {
        Body::empty()
    } else {
        Body::from(file.body(coding))
    };
    let mut response = Response::new(body);
    *response.status_mut() = if fresh {
        StatusCode::NOT_MODIFIED
    } else {
        status
    };
    let out = response.headers_mut();
    out.insert(header::CACHE_CONTROL, file.cache_control());
    out.insert(header::ETAG, file.etag(coding));
    out.insert(header::LAST_MODIFIED, file.last_modified());
    if file.is_text() {
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if fresh {
        return response;
    }
    out.insert(header::CONTENT_TYPE, file.content_type());
    if coding != Coding::Identity {
        out.insert(
            header::CONTENT_ENCODING,
            HeaderValue::from_static(coding.name()),
        );
    }
    response
}

fn redirect(target: &str, query: Option<&str>) -> Response {
    let location = match query {
        Some(query) => format!("{target}?{query}"),
        None => target.to_owned(),
    };
    match HeaderValue::from_str(&location) {
        Ok(location) => {
            let mut response = plain(StatusCode::PERMANENT_REDIRECT, "");
            response.headers_mut().insert(header::LOCATION, location);
            response
        }
        Err(_) => plain(StatusCode::NOT_FOUND, "no such page\n"),
    }
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    let out = response.headers_mut();
    out.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/plain; charset=utf-8"),
    );
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// What HEAD is told: the headers of GET, its length included.
fn bodiless(response: Response) -> Response {
    use axum::body::HttpBody;
    let (mut parts, body) = response.into_parts();
    if let Some(length) = body.size_hint().exact()
        && parts.status != StatusCode::NOT_MODIFIED
    {
        parts
            .headers
            .insert(header::CONTENT_LENGTH, HeaderValue::from(length));
    }
    Response::from_parts(parts, Body::empty())
}

fn dressed(shared: &Shared, mut response: Response) -> Response {
    shared.policy.dress(response.headers_mut());
    response
}
