//! A player's private push channel, as a browser receives it.

use std::time::Duration;

use futures::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use super::{Operator, json_of};

/// Longer than any event takes.
const PATIENCE: Duration = Duration::from_secs(20);

/// A connection that subscribes to channels.
pub struct Push {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number of the last question.
    asked: u32,
}

impl Push {
    /// Listens to what concerns the player who is signed in, in English.
    pub async fn listen(operator: &Operator, player: u64) -> Self {
        Self::listen_in("en-ZA", operator, player).await
    }

    /// The same in another locale.
    pub async fn listen_in(locale: &str, operator: &Operator, player: u64) -> Self {
        let channel = format!("$private:user:{locale}:{player}");
        let body = json!({ "channels": [channel] });
        let tokens = json_of(operator.post("/api/v2/websocket/authorize", body).await).await;
        let own = json_of(operator.post("/api/v2/websocket/token", json!({})).await).await;
        let url = format!("ws://{}/connection/websocket", operator.running.address);
        let (socket, _) = connect_async(url).await.expect("connects");
        let mut push = Self { socket, asked: 100 };
        push.send(json!({ "id": 1, "connect": { "token": own["data"]["token"] } }))
            .await;
        let token = &tokens["data"][0]["token"];
        push.send(json!({ "id": 2, "subscribe": { "channel": channel, "token": token } }))
            .await;
        while push.next().await["id"] != 2 {}
        push
    }

    /// Listens to public channels as a visitor.
    pub async fn listen_to(operator: &Operator, channels: &[&str]) -> Self {
        let own = json_of(operator.post("/api/v2/websocket/token", json!({})).await).await;
        let url = format!("ws://{}/connection/websocket", operator.running.address);
        let (socket, _) = connect_async(url).await.expect("connects");
        let mut push = Self { socket, asked: 100 };
        push.send(json!({ "id": 1, "connect": { "token": own["data"]["token"] } }))
            .await;
        for (place, channel) in channels.iter().enumerate() {
            let id = place + 2;
            push.send(json!({ "id": id, "subscribe": { "channel": channel } }))
                .await;
            while push.next().await["id"] != id {}
        }
        push
    }

    /// Every event that has been published until now on a channel that is listened to.
    pub async fn heard(&mut self, channel: &str) -> Vec<Value> {
        // The server answers in order: what was published before is sent before its answer.
        self.asked += 1;
        let id = self.asked;
        self.send(json!({ "id": id, "history": { "channel": channel, "limit": 0 } }))
            .await;
        let mut events = Vec::new();
        loop {
            let mut message = self.next().await;
            if message["id"] == id {
                return events;
            }
            let event = message["push"]["pub"]["data"].take();
            if !event.is_null() {
                events.push(event);
            }
        }
    }

    /// The message of the next event with this name that matches.
    pub async fn until(&mut self, name: &str, fits: impl Fn(&Value) -> bool) -> Value {
        loop {
            let mut message = self.next().await;
            let event = message["push"]["pub"]["data"].take();
            if event["event_name"] == name && fits(&event["message"]) {
                return event["message"].clone();
            }
        }
    }

    async fn send(&mut self, command: Value) {
        let sent = self.socket.send(Message::text(command.to_string())).await;
        sent.expect("is sent");
    }

    async fn next(&mut self) -> Value {
        // One message may have several lines, each an event.
        loop {
            let message = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            let message = message.expect("something comes").expect("it is open");
            let Message::Text(text) = message.expect("it can be read") else {
                continue;
            };
            let message: Value = serde_json::from_str(&text).expect("it is JSON");
            if message != json!({}) {
                return message;
            }
            // A ping, which a test that takes long must answer.
            self.send(json!({})).await;
        }
    }
}
