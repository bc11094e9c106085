//! The push server alone, controlled by lines of JSON on standard input, for tests.
//!
//! Prints its URL, then an answer per line. The first argument is the lifetime of tokens in seconds
//! (default 600).

use std::io::{BufRead, Write};
use std::time::Duration;

use sandbox::push::{Hub, Timing, at_once, router};
use serde::Deserialize;
use serde_json::Value;

/// A command.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Publish {
        channel: String,
        data: Value,
    },
    Drop,
    Disconnect {
        code: u16,
        reason: String,
    },
    DisconnectUser {
        user: u64,
        code: u16,
        reason: String,
    },
    ConnectionToken {
        user: Option<u64>,
    },
    SubscriptionToken {
        user: u64,
        channel: String,
    },
    HasListeners {
        channel: String,
    },
    Websockets {
        accept: bool,
    },
    Silence,
    Garbage,
    Ping {
        seconds: u64,
    },
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let lifetime = std::env::args()
        .nth(1)
        .and_then(|seconds| seconds.parse().ok())
        .unwrap_or(600);
    let timing = Timing {
        token: Duration::from_secs(lifetime),
        grace: Duration::from_secs(2),
        ..Timing::default()
    };
    let hub = Hub::with_timing("secret of the tests", timing);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("ws://{}/connection/websocket", listener.local_addr()?);
    let steered = hub.clone();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines().map_while(Result::ok) {
            let answer = match serde_json::from_str(&line) {
                Ok(line) => obey(&steered, line),
                Err(error) => Value::from(format!("error: {error}")),
            };
            println!("{answer}");
            if std::io::stdout().flush().is_err() {
                break;
            }
        }
        std::process::exit(0);
    });
    axum::serve(at_once(listener), router(hub)).await
}

fn obey(hub: &Hub, line: Line) -> Value {
    match line {
        Line::Publish { channel, data } => hub.publish(&channel, &data),
        Line::Drop => hub.drop_connections(),
        Line::Disconnect { code, reason } => hub.disconnect_all(code, &reason),
        Line::DisconnectUser { user, code, reason } => hub.disconnect_user(user, code, &reason),
        Line::ConnectionToken { user } => return hub.tokens().of_connection(user).into(),
        Line::SubscriptionToken { user, channel } => {
            return hub.tokens().of_channel(Some(user), &channel).into();
        }
        Line::Websockets { accept } => hub.accept_websockets(accept),
        Line::Silence => hub.silence(),
        Line::Garbage => hub.send_garbage(),
        Line::Ping { seconds } => hub.set_ping(Some(Duration::from_secs(seconds))),
        Line::HasListeners { channel } => return hub.has_listeners(&channel).into(),
    }
    Value::Null
}
