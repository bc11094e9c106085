//! One connection, from its first command to its end.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use futures::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::protocol::{Command, Connected, Publication, Push, Reply, Subscribe, Subscribed, Token};
use super::{Closed, End, Position, PushOptions, Told, may_come_back};
use crate::client::ErrorKind;
use crate::text;
use crate::wire::PushEvent;

/// Part of a connection's life after which its token is renewed.
const RENEW_AT: f64 = 0.8;

/// Makes a connection, listens, and tells what it hears until it ends.
pub async fn serve<F>(
    options: &PushOptions,
    positions: &mut HashMap<String, Position>,
    token: &impl Fn() -> F,
    tell: &mut impl FnMut(Told),
) -> End
where
    F: Future<Output = Result<String, ErrorKind>>,
{
    let opened = async {
        let given = token().await.map_err(|kind| no_token(&kind))?;
        crate::tls::use_ring();
        let connecting = timeout(options.timeout, connect_async(&options.url)).await;
        let (socket, _) = connecting
            .map_err(|_| format!("no connection within {:?}", options.timeout))?
            .map_err(|error| error.to_string())?;
        Ok::<_, String>((given, socket))
    };
    let (given, socket) = match opened.await {
        Ok(opened) => opened,
        Err(reason) => return End::Lost(reason),
    };
    let mut session = Session {
        options,
        positions,
        tell,
        socket,
        connected: Connected::default(),
        waiting: 0,
        refused: false,
        pinged: Instant::now() + options.timeout,
        renewed: None,
    };
    let Err(end) = session.run(&given, token).await;
    end
}

struct Session<'a, T> {
    options: &'a PushOptions,
    positions: &'a mut HashMap<String, Position>,
    tell: &'a mut T,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    connected: Connected,
    /// Channels whose answers are still to come.
    waiting: usize,
    /// Whether one may not be listened to.
    refused: bool,
    /// When something must have come by: an answer, or a ping.
    pinged: Instant,
    /// When the token is to be renewed.
    renewed: Option<Instant>,
}

/// Numbers of commands: channels follow.
const CONNECT: u32 = 1;
const REFRESH: u32 = 2;
const SUBSCRIBE: u32 = 3;

impl<T: FnMut(Told)> Session<'_, T> {
    async fn run<F>(
        &mut self,
        given: &str,
        token: &impl Fn() -> F,
    ) -> Result<std::convert::Infallible, End>
    where
        F: Future<Output = Result<String, ErrorKind>>,
    {
        self.send(&Command {
            id: CONNECT,
            connect: Some(Token { token: given }),
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
                            return Err(ended(code, reason));
                        }
                        Some(Ok(_)) => continue,
                        Some(Err(error)) => return Err(End::Lost(error.to_string())),
                        None => return Err(End::Lost("the connection was cut".to_owned())),
                    };
                    for line in text.lines().filter(|line| !line.trim().is_empty()) {
                        self.on_line(line).await?;
                    }
                }
                () = sleep_until(self.pinged) => {
                    return Err(End::Lost("the server is silent".to_owned()));
                }
                () = sleep_until(self.renewed.unwrap_or(far)) => {
                    self.renewed = None;
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
            let told = format!("{} ({})", refusal.message, refusal.code);
            let channel = reply.id.checked_sub(SUBSCRIBE);
            match channel.and_then(|index| self.options.channels.get(index as usize)) {
                // Its place may be one that the server does not know any more.
                Some(channel) if refusal.code == 112 => {
                    self.positions.remove(channel);
                    (self.tell)(Told::Missed(channel.clone()));
                    return Err(End::Lost(told));
                }
                Some(channel) if !refusal.is_passing() => {
                    (self.tell)(Told::Refused(channel.clone(), told));
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
                _ => return Err(End::Lost(told)),
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
            (self.tell)(Told::Missed(channel.clone()));
        }
        for publication in &subscribed.publications {
            tell_publication(self.tell, index, publication);
        }
        let position = Position {
            epoch: subscribed.epoch,
            offset: subscribed.offset,
        };
        self.positions.insert(channel.clone(), position);
        self.answered();
    }

    fn on_push(&mut self, push: Push) -> Result<(), End> {
        if let Some(ended_by) = push.disconnect {
            return Err(ended(ended_by.code, ended_by.reason));
        }
        let channels = &self.options.channels;
        let Some(index) = channels.iter().position(|own| *own == push.channel) else {
            return Ok(());
        };
        if let Some(ended) = push.unsubscribe {
            let told = format!("{} ({})", ended.reason, ended.code);
            if ended.code >= 2500 {
                return Err(End::Lost(told));
            }
            (self.tell)(Told::Refused(push.channel, told));
        } else if let Some(publication) = push.publication {
            if let Some(position) = self.positions.get_mut(&push.channel) {
                if publication.offset > position.offset + 1 {
                    (self.tell)(Told::Missed(push.channel));
                }
                position.offset = position.offset.max(publication.offset);
            }
            tell_publication(self.tell, index, &publication);
        }
        Ok(())
    }

    /// One channel more has its answer; with the last one, all are listened to.
    fn answered(&mut self) {
        self.waiting = self.waiting.saturating_sub(1);
        if self.waiting == 0 && !self.refused {
            (self.tell)(Told::Listening);
        }
    }

    fn renew(&mut self, connected: &Connected) {
        let life = Duration::from_secs(connected.ttl).mul_f64(RENEW_AT);
        self.renewed = connected.expires.then(|| Instant::now() + life);
    }

    /// Something has come: the next ping is due when the server says.
    fn heard(&mut self) {
        let wait = match self.connected.ping {
            _ if self.waiting > 0 => self.options.timeout,
            0 => Duration::from_secs(24 * 3_600),
            ping => Duration::from_secs(ping) + self.options.late_ping,
        };
        self.pinged = Instant::now() + wait;
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

fn ended(code: u16, reason: String) -> End {
    if may_come_back(code) {
        End::Lost(format!("{reason} ({code})"))
    } else {
        End::Final(Closed { code, reason })
    }
}

fn tell_publication(tell: &mut impl FnMut(Told), channel: usize, publication: &Publication) {
    tell(
        match serde_json::from_str::<PushEvent>(publication.data.get()) {
            Ok(event) => Told::Event {
                channel,
                event: Box::new(event),
            },
            Err(error) => Told::Odd(error.to_string()),
        },
    );
}
