//! Listens to the operator's push, as any client does, and puts what it tells into the inbox.

use std::sync::Arc;
use std::time::Instant;

use api::Client;
use api::push::{Listener, Notice, PushOptions};
use api::wire::PushEvent;
use site::locale::Locale;
use tokio::sync::Notify;

use super::inbox::Inbox;
use super::status::{Push, Status};

/// What a listener works with.
pub struct Listening {
    /// URL of the push.
    pub url: String,
    /// Languages of the site, in order.
    pub locales: Vec<Locale>,
    /// Who gives tokens.
    pub client: Client,
    /// Where events go.
    pub inbox: Arc<Inbox>,
    /// Who is told how it stands.
    pub status: Arc<Status>,
    /// Tells one that was closed for good to try again.
    pub again: Arc<Notify>,
}

impl Listening {
    /// Listens for as long as the process runs.
    pub async fn run(self) {
        let channels = self
            .locales
            .iter()
            .map(|locale| format!("public:updates:{}", locale.code));
        let mut listener = Listener::new(PushOptions::new(&self.url, channels.collect()));
        loop {
            let token = || self.client.push_token();
            let closed = listener.listen(token, |told| self.hear(told)).await;
            tracing::error!(
                "{closed}; the site is reconciled on its schedule, and each time the push is tried again"
            );
            self.status.push(Push::Closed(closed.to_string()));
            self.again.notified().await;
            self.status.push(Push::Connecting(Instant::now()));
        }
    }

    fn hear(&self, told: Notice) {
        match told {
            Notice::Listening => {
                tracing::info!("listening to the push at {}", self.url);
                self.status.push(Push::Listening);
            }
            Notice::Lost(reason) => {
                tracing::warn!("the push is away, and asked for again: {reason}");
                self.status.push(Push::Connecting(Instant::now()));
            }
            Notice::Missed(channel) => self
                .inbox
                .miss(format!("events of {channel} cannot be had any more")),
            Notice::Refused(channel, reason) => {
                tracing::error!("{channel} may not be listened to: {reason}");
                self.status.push(Push::Closed(format!(
                    "{channel} may not be listened to: {reason}"
                )));
            }
            Notice::Event { channel, event } => {
                self.status.event(kind(&event));
                self.inbox.add(*event, channel, self.locales.len());
            }
            Notice::Unreadable(reason) => {
                self.status.event("unknown");
                tracing::debug!("an event cannot be read: {reason}");
            }
        }
    }
}

/// An event's name on the wire, for the events that concern pages.
fn kind(event: &PushEvent) -> &'static str {
    match event {
        PushEvent::MatchChanged { .. } => "match_changed",
        PushEvent::MarketsChanged { .. } => "markets_changed",
        PushEvent::MatchStatusChanged { .. } => "match_status_changed",
        _ => "other",
    }
}
