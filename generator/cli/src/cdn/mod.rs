//! A static server that treats `DIR/site` as a CDN would: pretty paths, compression, validators,
//! cache lifetimes, security headers, and the right 404 page.
//!
//! It is for looking at a built site, and for tests. It adds no rule: `DIR/headers.json` decides
//! which file a URL means and which headers it has ([`rules`]); [`file`] reads and compresses files.

mod file;
mod rules;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use edge::{Answer, Asked, Edge, Move, host};
use publish::Coding;
use tokio::net::TcpListener;
use tower_http::trace::TraceLayer;

use crate::failure::Failure;
use crate::own_port;
use file::{Files, Held};
use rules::{Document, Rules};

/// A server that is listening but does not answer yet.
pub struct Cdn {
    listener: TcpListener,
    shared: Arc<Shared>,
}

struct Shared {
    files: Files,
    document: Document,
}

impl Cdn {
    /// Listens on 127.0.0.1; port 0 selects a free one.
    ///
    /// # Errors
    /// There is no site in `out`, or the port is taken.
    pub async fn listen(out: &Path, port: u16) -> Result<Self, Failure> {
        // A missing site is the better error.
        site_of(out)?;
        Self::on(Self::bind(port).await?, out)
    }

    /// Takes a port, so that a build that takes minutes is not in vain.
    ///
    /// # Errors
    /// The port is taken.
    pub async fn bind(port: u16) -> Result<TcpListener, Failure> {
        let bound = TcpListener::bind(("127.0.0.1", port)).await;
        bound.map_err(|error| {
            Failure::new(format!("cannot listen on 127.0.0.1:{port}: {error}"))
                .hint("another program uses the port; choose another one with --port, or 0 for a free one")
        })
    }

    /// The server of the site in `out` on a port that is taken.
    ///
    /// # Errors
    /// There is no site in `out`.
    pub fn on(listener: TcpListener, out: &Path) -> Result<Self, Failure> {
        let site = site_of(out)?;
        let document = Document::open(out)?;
        Ok(Self {
            listener,
            shared: Arc::new(Shared {
                files: Files::new(site),
                document,
            }),
        })
    }

    /// The address that it listens on.
    ///
    /// # Errors
    /// The system does not report it.
    pub fn address(&self) -> Result<SocketAddr, Failure> {
        self.listener.local_addr().map_err(|error| {
            Failure::new(format!("cannot determine the server's address: {error}"))
        })
    }

    /// Answers until it is dropped.
    ///
    /// # Errors
    /// The socket failed.
    pub async fn run(self) -> Result<(), Failure> {
        self.run_within(|site| site).await
    }

    /// The same within other routes or layers, which `around` adds to those of the site.
    ///
    /// # Errors
    /// The socket failed.
    pub async fn run_within(self, around: impl FnOnce(Router) -> Router) -> Result<(), Failure> {
        let site = Router::new()
            .fallback(answer)
            .with_state(Arc::clone(&self.shared));
        // The site's own name leads here where a proxy or a hosts file says so.
        let shared = self.shared;
        let names =
            move || vec![host::of_origin(&shared.document.rules().edge().origin).to_owned()];
        let router = own_port::guarded(around(site), names)
            .layer(TraceLayer::new_for_http().make_span_with(span_of));
        axum::serve(self.listener, router)
            .await
            .map_err(|error| Failure::new(format!("the server stopped: {error}")))
    }
}

/// The span of a request. Without the query, which has the token of a link from a mail.
fn span_of(request: &Request) -> tracing::Span {
    let (method, path) = (request.method(), request.uri().path());
    tracing::debug_span!("request", %method, path)
}

fn site_of(out: &Path) -> Result<PathBuf, Failure> {
    let site = out.join("site");
    site.canonicalize().map_err(|error| {
        Failure::new(format!("no site in {}: {error}", site.display()))
            .hint("build it first: sportsbook build")
    })
}

async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let method = parts.method.clone();
    let response = tokio::task::spawn_blocking(move || {
        let rules = shared.document.rules();
        let mut response = respond(&shared.files, &rules, &parts);
        rules.dress(response.headers_mut());
        response
    })
    .await
    .unwrap_or_else(|_| broken());
    if method == Method::HEAD {
        bodiless(response)
    } else {
        response
    }
}

/// The answer to a request, without the headers of every answer.
fn respond(files: &Files, rules: &Rules, asked: &Parts) -> Response {
    let edge = rules.edge();
    let path = asked.uri.path();
    // Before the method, as other servers do, which cannot read such a request.
    let meant = edge.ask(path);
    if meant == Asked::Malformed {
        return plain(edge, StatusCode::BAD_REQUEST, "malformed path\n");
    }
    if !edge
        .methods
        .iter()
        .any(|known| known == asked.method.as_str())
    {
        return refusal(edge);
    }
    if let Some(answer) = edge.answers.get(path) {
        return own(answer, &asked.headers);
    }
    let exists = |candidates: &[String]| files.first(candidates.iter().map(String::as_str));
    let file = match meant {
        Asked::Elsewhere(to) if to.files.is_empty() || exists(&to.files).is_some() => {
            return redirect(edge, &to, asked.uri.query());
        }
        Asked::Files(candidates) => exists(&candidates),
        Asked::Elsewhere(_) | Asked::Nothing | Asked::Malformed => None,
    };
    if file.is_none()
        && let Some(to) = edge.moved(path)
        && exists(&to.files).is_some()
    {
        return redirect(edge, &to, asked.uri.query());
    }
    match file.or_else(|| files.first(edge.not_found(path))) {
        Some(file) => found(edge, &file, &asked.headers),
        None => plain(edge, StatusCode::NOT_FOUND, "no such page\n"),
    }
}

fn refusal(edge: &Edge) -> Response {
    let mut response = plain(
        edge,
        StatusCode::METHOD_NOT_ALLOWED,
        "this method is not allowed\n",
    );
    if let Ok(allow) = HeaderValue::from_str(&edge.methods.join(", ")) {
        response.headers_mut().insert(header::ALLOW, allow);
    }
    response
}

/// An answer of the document. It has no entity tag, but there is one, which is all that `*` asks.
fn own(answer: &Answer, asked: &HeaderMap) -> Response {
    let is_known = asked
        .get(header::IF_NONE_MATCH)
        .is_some_and(|tag| tag == "*");
    let body = if is_known {
        Body::empty()
    } else {
        Body::from(answer.body.clone())
    };
    let mut response = Response::new(body);
    rules::put(&answer.headers, response.headers_mut());
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response.headers_mut().remove(header::CONTENT_TYPE);
    }
    response
}

fn found(edge: &Edge, file: &Held, asked: &HeaderMap) -> Response {
    let kind = edge.kind(file.name());
    let status = kind.and_then(|kind| StatusCode::from_u16(kind.status).ok());
    let status = status.unwrap_or(StatusCode::OK);
    let coding = file.coding(edge, asked.get(header::ACCEPT_ENCODING));
    let fresh = status == StatusCode::OK && file.is_fresh(asked);
    let body = if fresh {
        Body::empty()
    } else {
        Body::from(file.body(edge, coding))
    };
    let mut response = Response::new(body);
    *response.status_mut() = if fresh {
        StatusCode::NOT_MODIFIED
    } else {
        status
    };
    let media_type = edge.media_type(file.name());
    let out = response.headers_mut();
    if let Some(kind) = kind {
        rules::put(&kind.headers, out);
    }
    if status == StatusCode::OK {
        out.insert(header::ETAG, file.etag(coding));
        out.insert(header::LAST_MODIFIED, file.last_modified());
    }
    if media_type.compress {
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if fresh {
        return response;
    }
    if let Ok(content_type) = HeaderValue::from_str(&media_type.content_type) {
        out.insert(header::CONTENT_TYPE, content_type);
    }
    if coding != Coding::Identity {
        out.insert(
            header::CONTENT_ENCODING,
            HeaderValue::from_static(coding.name()),
        );
    }
    response
}

fn redirect(edge: &Edge, to: &Move, query: Option<&str>) -> Response {
    let location = match query {
        Some(query) => format!("{}?{query}", to.to),
        None => to.to.clone(),
    };
    let location = HeaderValue::from_str(&location);
    match (location, StatusCode::from_u16(to.status.into())) {
        (Ok(location), Ok(status)) => {
            let mut response = plain(edge, status, "");
            response.headers_mut().insert(header::LOCATION, location);
            response
        }
        _ => plain(edge, StatusCode::NOT_FOUND, "no such page\n"),
    }
}

/// An answer without a file.
fn plain(edge: &Edge, status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    rules::put(&edge.plain, response.headers_mut());
    response
}

/// The answer when this program fails.
fn broken() -> Response {
    let mut response = Response::new(Body::from("internal server error\n"));
    *response.status_mut() = StatusCode::INTERNAL_SERVER_ERROR;
    response
}

/// The answer to HEAD: the headers of GET, including the length.
fn bodiless(response: Response) -> Response {
    use axum::body::HttpBody;
    let (mut parts, body) = response.into_parts();
    if parts.status == StatusCode::NOT_MODIFIED {
        // Of a body of known length axum would send the length, which is not that of the file.
        let unknown = futures::stream::empty::<Result<Bytes, Infallible>>();
        return Response::from_parts(parts, Body::from_stream(unknown));
    }
    if let Some(length) = body.size_hint().exact() {
        parts
            .headers
            .insert(header::CONTENT_LENGTH, HeaderValue::from(length));
    }
    Response::from_parts(parts, Body::empty())
}
