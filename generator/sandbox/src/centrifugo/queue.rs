//! Commands that wait for their delivery.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::command::Command;

/// The most commands that wait: some minutes of a busy world.
const MOST: usize = 100_000;

/// The most commands and bytes that are taken at once.
const BATCH: usize = 500;
const BATCH_BYTES: usize = 1024 * 1024;

/// The queue.
#[derive(Debug, Default)]
pub struct Queue {
    state: Mutex<State>,
    wake: Notify,
}

#[derive(Debug, Default)]
struct State {
    waiting: VecDeque<Command>,
    /// Taken and not delivered yet.
    taken: usize,
    /// How many were dropped since the queue was last below its limit.
    dropped: usize,
}

impl Queue {
    /// Adds a command. The oldest one makes room for it in a queue that is full, which is reported.
    pub fn add(&self, command: Command) {
        let mut state = self.lock();
        if state.waiting.len() == MOST {
            state.waiting.pop_front();
            state.dropped += 1;
            if state.dropped.is_power_of_two() {
                tracing::error!(
                    "{} publications are lost: {MOST} wait for Centrifugo already; listeners show old \
                     prices until they load them anew",
                    state.dropped
                );
            }
        } else {
            state.dropped = 0;
        }
        state.waiting.push_back(command);
        drop(state);
        self.wake.notify_one();
    }

    /// The next commands, once there are any.
    pub async fn take(&self) -> Vec<Command> {
        loop {
            let commands = self.take_now();
            if !commands.is_empty() {
                return commands;
            }
            self.wake.notified().await;
        }
    }

    /// Tells how many of the taken commands remain to be delivered.
    pub fn remain(&self, count: usize) {
        self.lock().taken = count;
    }

    /// How many commands were not delivered yet.
    pub fn undelivered(&self) -> usize {
        let state = self.lock();
        state.waiting.len() + state.taken
    }

    fn take_now(&self) -> Vec<Command> {
        let mut state = self.lock();
        let mut bytes = 0;
        let mut count = 0;
        for command in state.waiting.iter().take(BATCH) {
            bytes += command.size();
            if count > 0 && bytes > BATCH_BYTES {
                break;
            }
            count += 1;
        }
        state.taken = count;
        state.waiting.drain(..count).collect()
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
