//! One connection: reads commands, writes its queue, and keeps its timeouts.

use std::ops::ControlFlow::{self, Break, Continue};

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures::{SinkExt, StreamExt};
use tokio::time::{Instant, sleep_until};

use super::codes::{self, Close};
use super::hub::{End, Hub, Opened};
use super::protocol::{Command, Connected, Empty, Lifetime, Outcome, Refreshed};
use super::token::{Claims, Invalid};

/// The server's version, for clients.
const VERSION: &str = concat!("sandbox ", env!("CARGO_PKG_VERSION"));

/// Serves a connection to its end.
pub async fn serve(hub: Hub, socket: WebSocket) {
    let Opened {
        number,
        mut queue,
        mut end,
    } = hub.open();
    let timing = hub.timing();
    let now = Instant::now();
    let mut session = Session {
        hub: &hub,
        number,
        user: None,
        expires: None,
        ping: now + timing.stale,
        pong: None,
    };
    let (mut sink, mut stream) = socket.split();
    let ended = loop {
        let deadline = session.deadline();
        tokio::select! {
            biased;
            ended = &mut end => break ended.unwrap_or(End::Cut),
            () = sleep_until(deadline) => match session.on_time() {
                Continue(true) if sink.send(Message::text("{}")).await.is_err() => break End::Cut,
                Continue(_) => {}
                Break(close) => break End::Close(close),
            },
            text = queue.recv() => {
                let Some(text) = text else { break End::Cut };
                if sink.send(Message::text(&*text)).await.is_err() {
                    break End::Cut;
                }
            }
            message = stream.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    if let Break(close) = session.on_text(&text) {
                        break End::Close(close);
                    }
                }
                Some(Ok(Message::Binary(_))) => break End::Close(codes::BAD_REQUEST.into()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => break End::Cut,
            },
        }
    };
    hub.close(number);
    if let End::Close(Close { code, reason }) = ended {
        // A client that is gone does not receive it.
        drop(
            sink.send(Message::Close(Some(CloseFrame {
                code,
                reason: reason.into(),
            })))
            .await,
        );
    }
}

struct Session<'a> {
    hub: &'a Hub,
    number: u64,
    /// The player, once connected: empty for a visitor.
    user: Option<String>,
    /// When the connection's token expires.
    expires: Option<Instant>,
    /// When the next ping is due; before `connect`, when the connection is stale.
    ping: Instant,
    /// When the pong of the last ping is overdue.
    pong: Option<Instant>,
}

impl Session<'_> {
    fn deadline(&self) -> Instant {
        let expiry = self.expires.map(|at| at + self.hub.timing().grace);
        [Some(self.ping), self.pong, expiry]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(self.ping)
    }

    /// A timer has expired. Returns whether to ping.
    fn on_time(&mut self) -> ControlFlow<Close, bool> {
        let now = Instant::now();
        let timing = self.hub.timing();
        if self.user.is_none() && now >= self.ping {
            return Break(codes::STALE.into());
        }
        if self.pong.is_some_and(|at| now >= at) {
            return Break(codes::NO_PONG.into());
        }
        if self.expires.is_some_and(|at| now >= at + timing.grace) {
            return Break(codes::EXPIRED.into());
        }
        if now < self.ping {
            return Continue(false);
        }
        self.ping = now + timing.ping;
        self.pong = Some(now + timing.pong);
        Continue(true)
    }

    /// Commands, one per line.
    fn on_text(&mut self, text: &str) -> ControlFlow<Close> {
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            match serde_json::from_str::<Command>(line) {
                Ok(command) => self.on_command(&command)?,
                Err(_) => return Break(codes::BAD_REQUEST.into()),
            }
        }
        Continue(())
    }

    fn on_command(&mut self, command: &Command) -> ControlFlow<Close> {
        let id = command.id;
        let Some(user) = self.user.clone() else {
            return match &command.connect {
                Some(connect) => self.connect(id, &connect.token),
                None => Break(codes::BAD_REQUEST.into()),
            };
        };
        if command.connect.is_some() {
            return Break(codes::BAD_REQUEST.into());
        }
        if let Some(wanted) = &command.subscribe {
            self.hub.subscribe(self.number, &user, id, wanted);
        } else if let Some(wanted) = &command.unsubscribe {
            self.hub.unsubscribe(self.number, &wanted.channel);
            self.hub
                .reply(self.number, id, Outcome::Unsubscribe(Empty {}));
        } else if let Some(wanted) = &command.history {
            let past = self.hub.history(self.number, wanted);
            self.hub.reply(
                self.number,
                id,
                past.map_or_else(Outcome::Error, Outcome::History),
            );
        } else if let Some(refresh) = &command.refresh {
            return self.refresh(id, &user, &refresh.token);
        } else if command.is_not_served() {
            self.hub
                .reply(self.number, id, Outcome::Error(codes::NOT_AVAILABLE));
        } else if id == 0 {
            self.pong = None;
        } else {
            return Break(codes::BAD_REQUEST.into());
        }
        Continue(())
    }

    fn connect(&mut self, id: u32, token: &str) -> ControlFlow<Close> {
        let claims = match (token, self.hub.verify_connection(token)) {
            ("", _) => None,
            (_, Ok(claims)) => Some(claims),
            (_, Err(Invalid::Expired)) => {
                self.hub
                    .reply(self.number, id, Outcome::Error(codes::TOKEN_EXPIRED));
                return Continue(());
            }
            (_, Err(Invalid::Forged)) => return Break(codes::INVALID_TOKEN.into()),
        };
        let timing = self.hub.timing();
        let user = claims
            .as_ref()
            .map(|claims| claims.sub.clone())
            .unwrap_or_default();
        self.hub.set_user(self.number, &user);
        self.user = Some(user);
        self.ping = Instant::now() + timing.ping;
        let connected = Connected {
            client: self.client(),
            version: VERSION,
            lifetime: self.live_as_long_as(claims.as_ref()),
            ping: timing.ping.as_secs(),
            pong: true,
        };
        self.hub.reply(self.number, id, Outcome::Connect(connected));
        Continue(())
    }

    fn refresh(&mut self, id: u32, user: &str, token: &str) -> ControlFlow<Close> {
        match self.hub.verify_connection(token) {
            Ok(claims) if claims.sub == user => {
                let refreshed = Refreshed {
                    client: self.client(),
                    version: VERSION,
                    lifetime: self.live_as_long_as(Some(&claims)),
                };
                self.hub.reply(self.number, id, Outcome::Refresh(refreshed));
                Continue(())
            }
            Err(Invalid::Expired) => Break(codes::EXPIRED.into()),
            _ => Break(codes::INVALID_TOKEN.into()),
        }
    }

    fn live_as_long_as(&mut self, claims: Option<&Claims>) -> Lifetime {
        let ttl = claims.map(Hub::ttl);
        self.expires = ttl.map(|ttl| Instant::now() + std::time::Duration::from_secs(ttl));
        Lifetime {
            expires: ttl.is_some(),
            ttl,
        }
    }

    fn client(&self) -> String {
        format!("sandbox-{}", self.number)
    }
}
