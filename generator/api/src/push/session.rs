//! One connection, from its first command to its end.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::notice::{Closed, Notice};
use super::options::PushOptions;
use super::protocol::{Command, Connected, Publication, Push, Reply, Subscribe, Subscribed, Token};
use crate::client::ErrorKind;
use crate::mend::{self, Unreadable};
use crate::text;

/// Part of a connection's life after which its token is renew_at.
const RENEW_AT: f64 = 0.8;

/// The longest time that a server may set, in seconds: a clock cannot hold every number.
const LONGEST: u64 = 24 * 3_600;

/// The last publication of a channel that was received.
#[derive(Clone, Debug)]
pub struct Position {
    epoch: String,
    offset: u64,
}

/// How a connection ended.
pub enum End {
    /// A new connection may follow, and why this one ended.
    Lost(String),
    /// No other connection is allowed.
    Final(Closed),
}

/// Connects, subscribes and reports what arrives until the connection ends.
pub async fn serve<F>(
    options: &PushOptions,
    positions: &mut HashMap<String, Position>,
    token: &impl Fn() -> F,
    notify: &mut impl FnMut(Notice),
) -> End
where
    F: Future<Output = Result<String, ErrorKind>>,
{
    let opened = async {
        let first_token = token().await.map_err(|kind| no_token(&kind))?;
        crate::tls::use_ring();
        let connecting = timeout(options.timeout, connect_async(&options.url)).await;
        let (socket, _) = connecting
            .map_err(|_| format!("no connection within {:?}", options.timeout))?
            .map_err(|error| error.to_string())?;
        Ok::<_, String>((first_token, socket))
    };
    let (first_token, socket) = match opened.await {
        Ok(opened) => opened,
        Err(reason) => return End::Lost(reason),
    };
    let mut session = Session {
        options,
        positions,
        notify,
        socket,
        connected: Connected::default(),
        waiting: 0,
        refused: false,
        overdue: Instant::now() + options.timeout,
        renew_at: None,
    };
    let Err(end) = session.run(&first_token, token).await;
    end
}

struct Session<'a, T> {
    options: &'a PushOptions,
    positions: &'a mut HashMap<String, Position>,
    notify: &'a mut T,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    connected: Connected,
    /// Number of subscriptions without an answer yet.
    waiting: usize,
    /// Whether the server refused one of them.
    refused: bool,
    /// When an answer or a ping is overdue.
    overdue: Instant,
    /// When to renew the token.
    renew_at: Option<Instant>,
}

/// Ids of commands. Subscriptions take the ids from `SUBSCRIBE` on, in the order of the channels.
const CONNECT: u32 = 1;
const REFRESH: u32 = 2;
const SUBSCRIBE: u32 = 3;

impl<T: FnMut(Notice)> Session<'_, T> {
    async fn run<F>(
        &mut self,
        first_token: &str,
        token: &impl Fn() -> F,
    ) -> Result<std::convert::Infallible, End>
    where
        F: Future<Output = Result<String, ErrorKind>>,
    {
        self.send(&Command {
            id: CONNECT,
            connect: Some(Token { token: first_token }),
            ..Command::default()
        })
        .await?;
        loop {
            let far = Instant::now() + Duration::from_secs(3_600);
            tokio::select! {
                message = self.socket.next() => {
                    let text = match message {
                        Some(Ok(Message::Text(text))) => text,
                        Some(Ok(Message::Close(frame))) => {
                            let (code, reason) = frame.map_or((1005, String::new()), |frame| {
                                (u16::from(frame.code), frame.reason.to_string())
                            });
                            return Err(closed(code, reason));
                        }
                        Some(Ok(_)) => continue,
                        Some(Err(error)) => return Err(End::Lost(error.to_string())),
                        None => return Err(End::Lost("the connection was cut".to_owned())),
                    };
                    for line in text.lines().filter(|line| !line.trim().is_empty()) {
                        self.on_line(line).await?;
                    }
                }
                () = sleep_until(self.overdue) => {
                    return Err(End::Lost("the server is silent".to_owned()));
                }
                () = sleep_until(self.renew_at.unwrap_or(far)) => {
                    self.renew_at = None;
                    let token = token().await.map_err(|kind| End::Lost(no_token(&kind)))?;
                    self.send(&Command {
                        id: REFRESH,
                        refresh: Some(Token { token: &token }),
                        ..Command::default()
                    })
                    .await?;
                }
            }
        }
    }

    async fn on_line(&mut self, line: &str) -> Result<(), End> {
        let line = &*text::json(line);
        let reply: Reply = serde_json::from_str(line).map_err(|error| {
            End::Lost(format!("the server does not speak the protocol: {error}"))
        })?;
        if let Some(push) = reply.push {
            self.on_push(push)?;
        } else if let Some(refusal) = reply.error {
            let reason = format!("{} ({})", refusal.message, refusal.code);
            let channel = reply.id.checked_sub(SUBSCRIBE);
            match channel.and_then(|index| self.options.channels.get(index as usize)) {
                // 112: the server no longer knows this position.
                Some(channel) if refusal.code == 112 => {
                    self.positions.remove(channel);
                    (self.notify)(Notice::Missed(channel.clone()));
                    return Err(End::Lost(reason));
                }
                Some(channel) if !refusal.is_passing() => {
                    (self.notify)(Notice::Refused(channel.clone(), reason));
                    self.refused = true;
                    self.answered();
                }
                None if !refusal.is_passing() => {
                    let code = u16::try_from(refusal.code).unwrap_or(u16::MAX);
                    return Err(End::Final(Closed {
                        code,
                        reason: refusal.message,
                    }));
                }
                _ => return Err(End::Lost(reason)),
            }
        } else if let Some(connected) = reply.connect {
            self.on_connected(connected).await?;
        } else if let Some(refreshed) = reply.refresh {
            self.renew(&refreshed);
        } else if let Some(subscribed) = reply.subscribe {
            let index = reply.id.saturating_sub(SUBSCRIBE) as usize;
            self.on_subscribed(index, subscribed);
        } else if reply.id == 0 && self.connected.pong {
            let pong = Message::text("{}");
            let sent = self.socket.send(pong).await;
            sent.map_err(|error| End::Lost(error.to_string()))?;
        }
        self.heard();
        Ok(())
    }

    async fn on_connected(&mut self, connected: Connected) -> Result<(), End> {
        self.renew(&connected);
        self.connected = connected;
        self.waiting = self.options.channels.len();
        let channels = &self.options.channels;
        for (id, channel) in (SUBSCRIBE..).zip(channels) {
            let position = self.positions.get(channel).cloned();
            let subscribe = Subscribe {
                channel,
                recoverable: true,
                recover: position.is_some(),
                epoch: position.as_ref().map_or("", |it| &it.epoch),
                offset: position.as_ref().map_or(0, |it| it.offset),
            };
            self.send(&Command {
                id,
                subscribe: Some(subscribe),
                ..Command::default()
            })
            .await?;
        }
        Ok(())
    }

    fn on_subscribed(&mut self, index: usize, subscribed: Subscribed) {
        let Some(channel) = self.options.channels.get(index) else {
            return;
        };
        if subscribed.was_recovering && !subscribed.recovered {
            (self.notify)(Notice::Missed(channel.clone()));
        }
        for publication in &subscribed.publications {
            report_publication(self.notify, index, publication);
        }
        // With recovered publications the offset is where they begin (so Centrifugo), or where they
        // end: the position is after the last of them in either case.
        let recovered = subscribed.publications.iter().map(|one| one.offset);
        let position = Position {
            epoch: subscribed.epoch,
            offset: recovered.fold(subscribed.offset, u64::max),
        };
        self.positions.insert(channel.clone(), position);
        self.answered();
    }

    fn on_push(&mut self, push: Push) -> Result<(), End> {
        if let Some(disconnect) = push.disconnect {
            return Err(closed(disconnect.code, disconnect.reason));
        }
        let channels = &self.options.channels;
        let Some(index) = channels.iter().position(|own| *own == push.channel) else {
            return Ok(());
        };
        if let Some(ended) = push.unsubscribe {
            let reason = format!("{} ({})", ended.reason, ended.code);
            if ended.code >= 2500 {
                return Err(End::Lost(reason));
            }
            (self.notify)(Notice::Refused(push.channel, reason));
        } else if let Some(publication) = push.publication {
            if let Some(position) = self.positions.get_mut(&push.channel) {
                if publication.offset > position.offset.saturating_add(1) {
                    (self.notify)(Notice::Missed(push.channel));
                }
                position.offset = position.offset.max(publication.offset);
            }
            report_publication(self.notify, index, &publication);
        }
        Ok(())
    }

    /// Counts the answer to a subscription.
    fn answered(&mut self) {
        self.waiting = self.waiting.saturating_sub(1);
        if self.waiting == 0 && !self.refused {
            (self.notify)(Notice::Listening);
        }
    }

    fn renew(&mut self, connected: &Connected) {
        let life = Duration::from_secs(connected.ttl.min(LONGEST)).mul_f64(RENEW_AT);
        self.renew_at = connected.expires.then(|| Instant::now() + life);
    }

    /// A message has arrived: the wait for the next ping begins.
    fn heard(&mut self) {
        let wait = match self.connected.ping {
            _ if self.waiting > 0 => self.options.timeout,
            0 => Duration::from_secs(LONGEST),
            ping => Duration::from_secs(ping.min(LONGEST)) + self.options.late_ping,
        };
        self.overdue = Instant::now() + wait;
    }

    async fn send(&mut self, command: &Command<'_>) -> Result<(), End> {
        let text = serde_json::to_string(command).map_err(|error| End::Lost(error.to_string()))?;
        let sent = self.socket.send(Message::text(text)).await;
        sent.map_err(|error| End::Lost(error.to_string()))
    }
}

fn no_token(kind: &ErrorKind) -> String {
    format!("no token for the push: {kind}")
}

fn closed(code: u16, reason: String) -> End {
    if may_reconnect(code) {
        End::Lost(format!("{reason} ({code})"))
    } else {
        End::Final(Closed { code, reason })
    }
}

/// Whether the protocol allows a new connection after this close code. 3500 to 3999 and 4500 to 4999
/// forbid it; after 1009, a message that was too big, it would end the same way.
fn may_reconnect(code: u16) -> bool {
    !matches!(code, 1009 | 3500..=3999 | 4500..=4999)
}

fn report_publication(notify: &mut impl FnMut(Notice), channel: usize, publication: &Publication) {
    notify(match mend::event(publication.data.get()) {
        Ok((event, faults)) => Notice::Event {
            channel,
            event: Box::new(event),
            faults,
        },
        Err(Unreadable { why, id }) => Notice::Unreadable { why, match_id: id },
    });
}

#[cfg(test)]
mod tests {
    use super::may_reconnect;

    #[test]
    fn close_codes_decide_whether_to_reconnect() {
        for code in [1000, 1006, 3000, 3005, 3499, 4000, 4499, 5000] {
            assert!(may_reconnect(code), "{code}");
        }
        for code in [1009, 3500, 3999, 4500, 4999] {
            assert!(!may_reconnect(code), "{code}");
        }
    }
}
