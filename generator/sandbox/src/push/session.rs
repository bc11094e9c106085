//! One connection: reads commands, writes its queue, and keeps its timeouts.

use std::ops::ControlFlow::{self, Break, Continue};
use std::time::Duration;

use serde_json::json;
use tokio::time::{Instant, sleep_until, timeout};

use super::codes;
use super::hub::{Hub, Opened};
use super::protocol::{
    Answer, Close, Command, Connected, Empty, EmulatedSession, Error, Lifetime, Outcome,
    PresenceStats, Refreshed, Rpc,
};
use super::state::{End, client};
use super::timing::Timing;
use super::token::{Claims, Invalid};
use super::wire::{Incoming, Wire};

/// The server's version, for clients.
const VERSION: &str = concat!("sandbox ", env!("CARGO_PKG_VERSION"));

/// The node's name in the replies.
pub const NODE: &str = "sandbox";

/// How long a client may take to receive the reason of its end.
const FAREWELL: Duration = Duration::from_secs(1);

/// Serves a connection to its end.
pub async fn serve(hub: Hub, mut wire: impl Wire) {
    let Opened {
        number,
        mut queue,
        inbox,
        timing,
        mut end,
    } = hub.open();
    let mut session = Session {
        hub: &hub,
        number,
        timing,
        is_emulated: wire.begin(inbox),
        user: None,
        is_refused: false,
        expires: None,
        ping: Instant::now() + timing.stale,
        pong: None,
    };
    let ended = loop {
        let deadline = session.deadline();
        let text = tokio::select! {
            biased;
            ended = &mut end => break ended.unwrap_or(End::Cut),
            () = sleep_until(deadline) => match session.on_time() {
                Continue(true) => "{}".into(),
                Continue(false) => continue,
                Break(close) => break End::Close(close),
            },
            text = queue.recv() => {
                let Some(text) = text else { break End::Cut };
                text
            }
            incoming = wire.receive() => {
                match incoming {
                    Incoming::Commands(text) => {
                        if let Break(close) = session.on_text(&text) {
                            break End::Close(close);
                        }
                    }
                    Incoming::Unreadable => break End::Close(codes::BAD_REQUEST.into()),
                    Incoming::Gone => break End::Cut,
                }
                continue;
            }
        };
        // A client that does not read fills its queue, which ends the connection.
        tokio::select! {
            biased;
            sent = wire.send(&text) => if sent.is_err() { break End::Cut },
            ended = &mut end => break ended.unwrap_or(End::Cut),
        }
    };
    hub.close(number);
    // A client that is gone does not receive it.
    drop(timeout(FAREWELL, wire.finish(ended)).await);
}

struct Session<'a> {
    hub: &'a Hub,
    number: u64,
    timing: Timing,
    /// Whether commands come in calls of their own.
    is_emulated: bool,
    /// The player, once connected: empty for a visitor.
    user: Option<String>,
    /// Whether `connect` was refused: the commands that came with it are ignored, as by Centrifugo.
    is_refused: bool,
    /// When the connection's token expires.
    expires: Option<Instant>,
    /// When the next ping is due; before `connect`, when the connection is stale.
    ping: Instant,
    /// When the pong of the last ping is overdue.
    pong: Option<Instant>,
}

impl Session<'_> {
    fn deadline(&self) -> Instant {
        let expiry = self.expires.map(|at| at + self.timing.grace);
        [Some(self.ping), self.pong, expiry]
            .into_iter()
            .flatten()
            .min()
            .unwrap_or(self.ping)
    }

    /// A timer has expired. Returns whether to ping.
    fn on_time(&mut self) -> ControlFlow<Close, bool> {
        let now = Instant::now();
        let timing = self.timing;
        if self.hub.is_silent(self.number) {
            self.ping = now + timing.ping;
            (self.pong, self.expires) = (None, None);
            return Continue(false);
        }
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
        if self.is_refused {
            return Continue(());
        }
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
        let hub = self.hub;
        let outcome = if let Some(wanted) = &command.subscribe {
            hub.subscribe(self.number, &user, id, wanted);
            return Continue(());
        } else if let Some(wanted) = &command.unsubscribe {
            hub.unsubscribe(self.number, &wanted.channel);
            Ok(Outcome::Unsubscribe(Empty {}))
        } else if let Some(wanted) = &command.history {
            hub.history(self.number, wanted).map(Outcome::History)
        } else if let Some(wanted) = &command.presence {
            let present = hub.presence(self.number, &wanted.channel);
            present.map(Outcome::Presence)
        } else if let Some(wanted) = &command.presence_stats {
            let present = hub.presence(self.number, &wanted.channel);
            present.map(|present| Outcome::PresenceStats(PresenceStats::of(&present)))
        } else if let Some(rpc) = &command.rpc {
            call(rpc)
        } else if let Some(wanted) = &command.sub_refresh {
            let renewed = hub.sub_refresh(self.number, &user, wanted);
            renewed.map(Outcome::SubRefresh)
        } else if let Some(refresh) = &command.refresh {
            return self.refresh(id, &user, &refresh.token);
        } else if command.publish.is_some() {
            // Only the operator publishes.
            Err(codes::PERMISSION_DENIED)
        } else if command.send.is_some() {
            // Nothing here listens to the messages of clients, and none is answered.
            return Continue(());
        } else if id == 0 {
            self.pong = None;
            return Continue(());
        } else {
            return Break(codes::BAD_REQUEST.into());
        };
        hub.reply(self.number, id, outcome.unwrap_or_else(Outcome::Error));
        Continue(())
    }

    fn connect(&mut self, id: u32, token: &str) -> ControlFlow<Close> {
        let claims = match (token, self.hub.tokens().verify_connection(token)) {
            ("", _) => None,
            (_, Ok(claims)) => Some(claims),
            (_, Err(Invalid::Expired)) => {
                self.hub
                    .reply(self.number, id, Outcome::Error(codes::TOKEN_EXPIRED));
                self.is_refused = true;
                return Continue(());
            }
            (_, Err(Invalid::Forged)) => return Break(codes::INVALID_TOKEN.into()),
        };
        let timing = self.timing;
        let user = claims
            .as_ref()
            .map(|claims| claims.sub.clone())
            .unwrap_or_default();
        self.hub.set_user(self.number, &user);
        self.user = Some(user);
        self.ping = Instant::now() + timing.ping;
        let connected = Connected {
            client: client(self.number),
            version: VERSION,
            lifetime: self.live_as_long_as(claims.as_ref()),
            ping: timing.ping.as_secs(),
            pong: true,
            session: self.is_emulated.then(|| EmulatedSession {
                session: self.hub.begin_emulation(self.number),
                node: NODE,
            }),
        };
        self.hub.reply(self.number, id, Outcome::Connect(connected));
        Continue(())
    }

    fn refresh(&mut self, id: u32, user: &str, token: &str) -> ControlFlow<Close> {
        match self.hub.tokens().verify_connection(token) {
            Ok(claims) if claims.sub == user => {
                let refreshed = Refreshed {
                    client: client(self.number),
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
        let ttl = claims.map(Claims::ttl);
        self.expires = ttl.map(|ttl| Instant::now() + Duration::from_secs(ttl));
        Lifetime {
            expires: ttl.is_some(),
            ttl,
        }
    }
}

/// Answers a call of a procedure: `time`, the milliseconds since 1970.
fn call(rpc: &Rpc) -> Result<Outcome, Error> {
    if rpc.method == "time" {
        let now = jiff::Timestamp::now().as_millisecond();
        let data = json!({ "time": now });
        Ok(Outcome::Rpc(Answer { data }))
    } else {
        Err(codes::METHOD_NOT_FOUND)
    }
}
