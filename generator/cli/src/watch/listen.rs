//! Listens to the operator's push and puts events into the inbox.

use std::sync::Arc;

use api::Client;
use api::push::{Listener, Notice, PushOptions};
use api::wire::PushEvent;
use catalogue::locale::Locale;
use tokio::sync::Notify;

use super::inbox::Inbox;
use super::status::Status;
use super::tasks;

/// What the task is called.
const NAME: &str = "the listener of the push";

/// What a listener needs.
pub struct Listening {
    /// URL of the push.
    pub url: String,
    /// Languages of the site, in order.
    pub locales: Vec<Locale>,
    /// The source of tokens.
    pub client: Client,
    /// Where events go.
    pub inbox: Arc<Inbox>,
    /// Where the state of the connection is reported.
    pub status: Arc<Status>,
    /// Wakes a push that was closed for good, to try again.
    pub again: Arc<Notify>,
}

impl Listening {
    /// Listens as long as the process runs.
    pub async fn run(self) {
        let channels = self
            .locales
            .iter()
            .map(|locale| format!("public:updates:{}", locale.code));
        let mut listener = Listener::new(PushOptions::new(&self.url, channels.collect()));
        loop {
            tasks::guarded(NAME, &self.status, self.listen(&mut listener)).await;
            // What it heard last is lost with it.
            self.inbox.miss(format!("{NAME} died"));
        }
    }

    async fn listen(&self, listener: &mut Listener) {
        loop {
            let token = || self.client.push_token();
            let closed = listener.listen(token, |notice| self.hear(notice)).await;
            self.status.push_closed(closed.to_string());
            self.again.notified().await;
            self.status.push_connects();
        }
    }

    fn hear(&self, notice: Notice) {
        match notice {
            Notice::Listening => {
                if !self.status.push_listens() {
                    tracing::info!("listening to the push at {}", self.url);
                }
            }
            Notice::Lost(reason) => self.status.push_lost(reason),
            Notice::Missed(channel) => self
                .inbox
                .miss(format!("events of {channel} cannot be recovered")),
            Notice::Refused(channel, reason) => {
                let why = format!("the push refuses {channel}: {reason}");
                self.status.push_closed(why);
            }
            Notice::Event {
                channel,
                event,
                faults,
            } => {
                self.status.event(kind(&event));
                self.client.note_event(&faults, match_of(&event));
                self.inbox.add(*event, channel, self.locales.len());
            }
            Notice::Unreadable { why, match_id } => {
                self.status.event("unknown");
                match match_id {
                    // The operator is asked for what its event does not say.
                    Some(id) => {
                        tracing::warn!(
                            "an event of match {id} cannot be read: {why}; the match is fetched"
                        );
                        self.inbox.ask(id, self.locales.len());
                    }
                    None => tracing::debug!("an event cannot be read: {why}"),
                }
            }
        }
    }
}

/// The match that an event is about.
fn match_of(event: &PushEvent) -> Option<u64> {
    match event {
        PushEvent::MatchChanged { match_ } => Some(match_.id),
        PushEvent::MarketsChanged { match_id, .. }
        | PushEvent::MatchStatusChanged { match_id, .. } => Some(*match_id),
        _ => None,
    }
}

/// An event's name on the wire, for the events that affect pages.
fn kind(event: &PushEvent) -> &'static str {
    match event {
        PushEvent::MatchChanged { .. } => "match_changed",
        PushEvent::MarketsChanged { .. } => "markets_changed",
        PushEvent::MatchStatusChanged { .. } => "match_status_changed",
        _ => "other",
    }
}
