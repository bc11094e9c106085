//! A batch of commands, and what remains of it after an answer.

use std::collections::HashSet;

use super::api::{ApiError, Reply};
use super::command::Item;

/// Makes the keys of a process.
#[derive(Debug)]
pub struct Keys {
    process: String,
    count: u64,
}

impl Keys {
    /// Keys that begin with a name of the process.
    pub fn new(process: String) -> Self {
        Self { process, count: 0 }
    }

    /// The next key.
    pub fn next(&mut self) -> String {
        self.count += 1;
        format!("{}-{}", self.process, self.count)
    }
}

/// What remains to be sent, and what was refused for good and why.
///
/// After a command that failed for a moment, the later ones about the same subject are sent again too,
/// with new keys: otherwise an old price could arrive after a new one.
pub fn remainder(
    items: Vec<Item>,
    replies: Vec<Reply>,
    keys: &mut Keys,
) -> (Vec<Item>, Vec<(Item, ApiError)>) {
    let mut failed = HashSet::new();
    let (mut again, mut refused) = (Vec::new(), Vec::new());
    for (mut item, reply) in items.into_iter().zip(replies) {
        match reply.error {
            Some(error) if error.is_passing() => {
                failed.insert(item.command.subject().to_owned());
                again.push(item);
            }
            Some(error) => refused.push((item, error)),
            None if failed.contains(item.command.subject()) => {
                item.key = keys.next();
                again.push(item);
            }
            None => {}
        }
    }
    (again, refused)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::centrifugo::command::Command;

    fn item(channel: &str, data: u64, keys: &mut Keys) -> Item {
        let data = serde_json::value::to_raw_value(&data).expect("is a number");
        let channel = channel.to_owned();
        Item {
            command: Command::Publish { channel, data },
            key: keys.next(),
        }
    }

    fn line(item: &Item) -> String {
        match &item.command {
            Command::Publish { channel, data } => format!("{channel} {data} {}", item.key),
            other @ Command::Disconnect { .. } => format!("{other:?}"),
        }
    }

    fn reply(code: Option<u32>) -> Reply {
        Reply {
            error: code.map(|code| ApiError {
                code,
                message: String::new(),
            }),
        }
    }

    #[test]
    fn a_channel_stays_in_order_when_one_of_its_publications_fails() {
        let mut keys = Keys::new("k".to_owned());
        let sent = [("a", 1), ("b", 1), ("a", 2), ("c", 1), ("a", 3), ("b", 2)];
        let items = sent.map(|(channel, data)| item(channel, data, &mut keys));
        let replies = [None, None, Some(100), Some(102), None, None].map(reply);
        let (again, refused) = remainder(items.into(), replies.into(), &mut keys);
        assert_eq!(
            again.iter().map(line).collect::<Vec<_>>(),
            ["a 2 k-3", "a 3 k-7"]
        );
        let refused: Vec<_> = refused
            .iter()
            .map(|(item, error)| (line(item), error.code))
            .collect();
        assert_eq!(refused, [("c 1 k-4".to_owned(), 102)]);
    }
}
