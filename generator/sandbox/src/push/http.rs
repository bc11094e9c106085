//! Connections over HTTP, for clients that cannot open a websocket: an answer that never ends, and
//! a call for every command.

use std::io;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::rejection::JsonRejection;
use axum::extract::{Query, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures::stream;
use serde::Deserialize;
use tokio::sync::mpsc;

use super::hub::Hub;
use super::protocol::{Push, Pushed, text};
use super::session::{NODE, serve};
use super::state::End;
use super::wire::{Gone, Incoming, Wire};

/// How the messages in an answer are separated.
#[derive(Clone, Copy)]
enum Frames {
    /// One per line.
    Lines,
    /// Server-sent events.
    Events,
}

impl Frames {
    fn frame(self, text: &str) -> String {
        match self {
            Self::Lines => format!("{text}\n"),
            Self::Events => format!("data: {text}\n\n"),
        }
    }

    fn content_type(self) -> &'static str {
        match self {
            Self::Lines => "application/json",
            Self::Events => "text/event-stream; charset=utf-8",
        }
    }
}

/// `POST /connection/http_stream`: the first commands are the body.
pub async fn http_stream(State(hub): State<Hub>, commands: String) -> Response {
    begin(hub, commands, Frames::Lines)
}

/// The query of an event source.
#[derive(Deserialize)]
pub struct First {
    #[serde(rename = "cf_connect")]
    commands: String,
}

/// `GET /connection/sse`: the first commands are in the query.
pub async fn sse(State(hub): State<Hub>, Query(First { commands }): Query<First>) -> Response {
    begin(hub, commands, Frames::Events)
}

/// Commands for a connection.
#[derive(Deserialize)]
pub struct Emulated {
    session: String,
    node: String,
    /// One per line.
    data: String,
}

/// `POST /emulation`: later commands, each in a call of its own.
pub async fn emulation(
    State(hub): State<Hub>,
    request: Result<Json<Emulated>, JsonRejection>,
) -> StatusCode {
    let Json(call) = match request {
        Ok(call) => call,
        Err(rejection) => return rejection.status(),
    };
    if call.node == NODE && hub.emulate(&call.session, call.data) {
        StatusCode::NO_CONTENT
    } else {
        StatusCode::NOT_FOUND
    }
}

fn begin(hub: Hub, commands: String, frames: Frames) -> Response {
    let (body, chunks) = mpsc::channel(1);
    let wire = Http {
        first: Some(commands),
        frames,
        body,
        inbox: None,
    };
    tokio::spawn(serve(hub, wire));
    let chunks = stream::unfold(chunks, |mut chunks| async {
        let chunk: io::Result<Bytes> = chunks.recv().await?;
        Some((chunk, chunks))
    });
    let headers = [
        (header::CONTENT_TYPE, frames.content_type()),
        (header::CACHE_CONTROL, "no-store"),
        // Tells proxies not to wait for the end.
        (HeaderName::from_static("x-accel-buffering"), "no"),
    ];
    (headers, Body::from_stream(chunks)).into_response()
}

/// A connection over HTTP.
struct Http {
    /// The commands that came with the request.
    first: Option<String>,
    frames: Frames,
    /// The answer's body. Closed when the client is gone.
    body: mpsc::Sender<io::Result<Bytes>>,
    inbox: Option<mpsc::Receiver<String>>,
}

impl Wire for Http {
    fn begin(&mut self, inbox: mpsc::Receiver<String>) -> bool {
        self.inbox = Some(inbox);
        true
    }

    async fn send(&mut self, text: &str) -> Result<(), Gone> {
        let chunk = Bytes::from(self.frames.frame(text));
        self.body.send(Ok(chunk)).await.map_err(|_| Gone)
    }

    async fn receive(&mut self) -> Incoming {
        if let Some(first) = self.first.take() {
            return Incoming::Commands(first);
        }
        let commands = async {
            match &mut self.inbox {
                Some(inbox) => inbox.recv().await,
                None => None,
            }
        };
        tokio::select! {
            biased;
            () = self.body.closed() => Incoming::Gone,
            commands = commands => commands.map_or(Incoming::Gone, Incoming::Commands),
        }
    }

    async fn finish(mut self, end: End) {
        let last = match &end {
            // There is no close frame: the reason is a message.
            End::Close(disconnect) => {
                let Some(push) = text(&Push {
                    push: Pushed::Disconnected { disconnect },
                }) else {
                    return;
                };
                self.send(&push).await
            }
            End::Cut => {
                let cut = Err(io::ErrorKind::ConnectionAborted.into());
                self.body.send(cut).await.map_err(|_| Gone)
            }
        };
        // A client that is gone does not receive it.
        drop(last);
    }
}
