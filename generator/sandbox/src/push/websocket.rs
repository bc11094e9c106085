//! Connections over a websocket.

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures::SinkExt;
use tokio::sync::mpsc;

use super::protocol::Close;
use super::state::End;
use super::wire::{Gone, Incoming, Wire};

impl Wire for WebSocket {
    fn begin(&mut self, _: mpsc::Receiver<String>) -> bool {
        false
    }

    async fn send(&mut self, text: &str) -> Result<(), Gone> {
        let sent = SinkExt::send(self, Message::text(text)).await;
        sent.map_err(|_| Gone)
    }

    async fn receive(&mut self) -> Incoming {
        loop {
            match self.recv().await {
                Some(Ok(Message::Text(text))) => return Incoming::Commands(text.to_string()),
                Some(Ok(Message::Binary(_))) => return Incoming::Unreadable,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Incoming::Gone,
            }
        }
    }

    async fn finish(mut self, end: End) {
        if let End::Close(Close { code, reason }) = end {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            // A client that is gone does not receive it.
            drop(SinkExt::send(&mut self, Message::Close(Some(frame))).await);
        }
    }
}
