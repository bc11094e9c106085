//! Our own ports, which are for people and programs of this machine or its network.
//!
//! [`guarded`] refuses requests that a page of another site has made by its own name. [`serve`] also bounds what a
//! connection costs: a client that sends or reads nothing is dropped.

use std::convert::Infallible;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::{StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use edge::host;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};

/// How long a request's head may take, and a connection may be idle.
const HEAD: Duration = Duration::from_secs(30);

/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(30);

/// How long a connection lives; the last answer may take this much longer.
const LIFE: Duration = Duration::from_secs(300);
const LAST: Duration = Duration::from_secs(30);

/// Connections at once.
const MOST: usize = 256;

/// How long to wait when the system accepts no connection.
const REFUSED: Duration = Duration::from_secs(1);

/// Refuses requests whose `Host` is neither an address nor `localhost` nor one of `names`.
pub fn guarded(
    router: Router,
    names: impl Fn() -> Vec<String> + Clone + Send + Sync + 'static,
) -> Router {
    router.layer(middleware::from_fn(move |request: Request, next: Next| {
        let names = names();
        async move {
            let host = request.headers().get(header::HOST);
            let host = host.and_then(|it| it.to_str().ok());
            // In HTTP/2 the target has it.
            let host = host.or_else(|| request.uri().host()).unwrap_or("");
            if host::is_own(host, names.iter().map(String::as_str)) {
                return next.run(request).await;
            }
            (StatusCode::MISDIRECTED_REQUEST, host::REFUSAL).into_response()
        }
    }))
}

/// Answers until the process ends.
pub async fn serve(listener: TcpListener, router: Router) -> Infallible {
    let router = router.layer(middleware::from_fn(in_time));
    let places = Arc::new(Semaphore::new(MOST));
    loop {
        let place = Arc::clone(&places).acquire_owned().await;
        match listener.accept().await {
            Ok((stream, _)) => {
                let connection = answer(stream, router.clone());
                tokio::spawn(async move {
                    connection.await;
                    drop(place);
                });
            }
            Err(error) => {
                tracing::warn!("a connection to the metrics is not accepted: {error}");
                sleep(REFUSED).await;
            }
        }
    }
}

/// Answers one connection until it ends, within the limits.
async fn answer(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, router: Router) {
    let mut builder = Builder::new(TokioExecutor::new()).http1_only();
    builder
        .http1()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD);
    let service = TowerToHyperService::new(router);
    let mut connection = pin!(builder.serve_connection(TokioIo::new(stream), service));
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = sleep(LIFE) => {
            connection.as_mut().graceful_shutdown();
            timeout(LAST, connection).await.unwrap_or(Ok(()))
        }
    };
    if let Err(error) = ended {
        tracing::debug!("a connection to the metrics broke: {error}");
    }
}

async fn in_time(request: Request, next: Next) -> Response {
    match timeout(ANSWER, next.run(request)).await {
        Ok(response) => response,
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "no answer in time\n").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use axum::routing::get;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::time::Instant;

    use super::*;

    fn router() -> Router {
        let slow = get(async || {
            std::future::pending::<()>().await;
            "never"
        });
        Router::new()
            .route("/", get(async || "here"))
            .route("/long", get(async || "x".repeat(100_000)))
            .route("/slow", slow)
            .layer(middleware::from_fn(in_time))
    }

    fn connected() -> DuplexStream {
        let (ours, theirs) = duplex(1_000);
        tokio::spawn(answer(theirs, router()));
        ours
    }

    /// Sends text, and returns the answer up to the end of the connection, and when that came.
    async fn sent(text: &str) -> (String, Duration) {
        let begun = Instant::now();
        let mut stream = connected();
        stream.write_all(text.as_bytes()).await.expect("sends");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("ends");
        (answer, begun.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_says_nothing_is_dropped() {
        let after = |time: Duration| time..time + Duration::from_secs(1);
        for (text, begins, limit) in [
            ("", "", HEAD),
            ("GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", "", HEAD),
            (
                "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n",
                "HTTP/1.1 200",
                HEAD,
            ),
            (
                "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n",
                "HTTP/1.1 200",
                Duration::ZERO,
            ),
            (
                "GET /slow HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n",
                "HTTP/1.1 503",
                ANSWER,
            ),
            // The body never comes, and nobody waits for it.
            (
                "POST / HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n",
                "HTTP/1.1 405",
                Duration::ZERO,
            ),
        ] {
            let (answer, took) = sent(text).await;
            assert!(answer.starts_with(begins), "{text}: {answer}");
            assert!(after(limit).contains(&took), "{text}: {took:?}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_reads_nothing_is_dropped() {
        let mut stream = connected();
        let text = b"GET /long HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";
        stream.write_all(text).await.expect("sends");
        sleep(LIFE + LAST + Duration::from_secs(1)).await;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.expect("ends");
        assert!(answer.len() < 2_000, "{}", answer.len());
    }
}
