//! What the browser hears, as server-sent events: one JSON object whenever something is new.

use std::convert::Infallible;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::Stream;
use serde::Serialize;
use tokio::sync::watch::Receiver;

use super::styles::Sheet;
use crate::watch::Saved;

/// Where news comes from.
#[derive(Clone)]
pub struct Events {
    /// What became of the editors' saves.
    pub saves: Receiver<Saved>,
    /// The newest stylesheet.
    pub styles: Receiver<Sheet>,
}

/// The state that a browser compares with the one that it has seen.
#[derive(Serialize)]
struct Seen {
    /// How many saves are built.
    builds: u64,
    /// How often a stylesheet was saved.
    style: u64,
    /// The mistakes of the last save, as they are drawn in the terminal.
    mistakes: Vec<String>,
}

/// The stream: the state now, and then after each change.
pub async fn stream(
    State(events): State<Events>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let stream = futures::stream::unfold((events, true), |(mut events, is_first)| async move {
        if !is_first {
            tokio::select! {
                changed = events.saves.changed() => changed.ok()?,
                changed = events.styles.changed() => changed.ok()?,
            }
        }
        let event = events.seen();
        Some((Ok(event), (events, false)))
    });
    Sse::new(stream).keep_alive(KeepAlive::default())
}

impl Events {
    fn seen(&mut self) -> Event {
        let saved = self.saves.borrow_and_update().clone();
        let sheet = self.styles.borrow_and_update().clone();
        let seen = Seen {
            builds: saved.builds,
            style: sheet.version,
            mistakes: saved.mistakes.into_iter().chain(sheet.mistake).collect(),
        };
        // Numbers and strings are always JSON.
        Event::default().json_data(seen).unwrap_or_default()
    }
}
