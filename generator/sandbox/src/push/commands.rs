//! Commands about channels.

use std::time::Instant;

use super::channel::Channel;
use super::codes;
use super::hub::Hub;
use super::protocol::{
    Empty, Error, History, Outcome, Past, Present, Publication, Reply, SubRefresh, Subscribe,
    Subscribed, text,
};
use super::token::Invalid;

impl Hub {
    /// Subscribes a connection. The reply and later publications are queued in order.
    pub(super) fn subscribe(&self, number: u64, user: &str, id: u32, wanted: &Subscribe) {
        let now = Instant::now();
        let permission = self.permission(user, &wanted.channel, &wanted.token);
        let mut state = self.lock();
        state.sweep(now);
        let result = permission.and_then(|()| {
            let own = state
                .channels
                .entry(wanted.channel.clone())
                .or_insert_with(|| Channel::new(now));
            if !own.subscribers.insert(number) {
                return Err(codes::ALREADY_SUBSCRIBED);
            }
            if wanted.join_leave {
                own.watchers.insert(number);
            }
            let missed: Option<Vec<Publication>> = if wanted.recover && wanted.epoch == self.epoch()
            {
                own.since(wanted.offset, now)
            } else {
                None
            };
            Ok(Subscribed {
                recoverable: true,
                positioned: true,
                epoch: self.epoch().to_owned(),
                // That of the first publication's predecessor, as Centrifugo answers.
                offset: if missed.is_some() {
                    wanted.offset
                } else {
                    own.offset()
                },
                was_recovering: wanted.recover,
                recovered: missed.is_some(),
                publications: missed.unwrap_or_default(),
            })
        });
        let is_in = result.is_ok();
        let result = result.map_or_else(Outcome::Error, Outcome::Subscribe);
        if let Some(text) = text(&Reply { id, result }) {
            state.send(number, text);
        }
        if is_in {
            let info = state.info(number);
            state.tell_joined(&wanted.channel, &info);
        }
    }

    pub(super) fn unsubscribe(&self, number: u64, channel: &str) {
        let now = Instant::now();
        let mut state = self.lock();
        let info = state.info(number);
        let own = state.channels.get_mut(channel);
        if own.is_some_and(|own| own.leave(number, now)) {
            state.tell_left(channel, &info);
        }
    }

    /// Who subscribes to a channel that the connection subscribes to.
    pub(super) fn presence(&self, number: u64, channel: &str) -> Result<Present, Error> {
        let state = self.lock();
        let own = state.channels.get(channel);
        let own = own
            .filter(|own| own.subscribers.contains(&number))
            .ok_or(codes::PERMISSION_DENIED)?;
        let infos = own.subscribers.iter().map(|other| state.info(*other));
        Ok(Present {
            presence: infos.map(|info| (info.client.clone(), info)).collect(),
        })
    }

    /// A new token for a channel that the connection subscribes to.
    pub(super) fn sub_refresh(
        &self,
        number: u64,
        user: &str,
        wanted: &SubRefresh,
    ) -> Result<Empty, Error> {
        let state = self.lock();
        let own = state.channels.get(&wanted.channel);
        if !own.is_some_and(|own| own.subscribers.contains(&number)) {
            return Err(codes::PERMISSION_DENIED);
        }
        drop(state);
        self.permission(user, &wanted.channel, &wanted.token)?;
        Ok(Empty {})
    }

    /// The publications of a channel that the connection subscribes to.
    pub(super) fn history(&self, number: u64, wanted: &History) -> Result<Past, Error> {
        let mut state = self.lock();
        let own = state.channels.get_mut(&wanted.channel);
        let own = own
            .filter(|own| own.subscribers.contains(&number))
            .ok_or(codes::PERMISSION_DENIED)?;
        if wanted
            .since
            .as_ref()
            .is_some_and(|since| since.epoch != self.epoch())
        {
            return Err(codes::UNRECOVERABLE_POSITION);
        }
        // Below 0 means all of it, 0 only the position.
        let limit = usize::try_from(wanted.limit).ok();
        let publications =
            own.history(wanted.since.as_ref(), limit, wanted.reverse, Instant::now());
        Ok(Past {
            epoch: self.epoch().to_owned(),
            offset: own.offset(),
            publications,
        })
    }

    fn permission(&self, user: &str, channel: &str, token: &str) -> Result<(), Error> {
        if channel.starts_with("public:") {
            return Ok(());
        }
        if !channel.starts_with('$') {
            return Err(codes::UNKNOWN_CHANNEL);
        }
        match self.tokens().verify(token) {
            Ok(claims) if claims.channel.as_deref() == Some(channel) && claims.sub == user => {
                Ok(())
            }
            Err(Invalid::Expired) => Err(codes::TOKEN_EXPIRED),
            _ => Err(codes::PERMISSION_DENIED),
        }
    }
}
