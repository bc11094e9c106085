//! The operator's messages as they are on the wire: one module per part of the API.
//!
//! A wire name and its Rust name differ only in case. Numbers that mean money are whole subunits
//! (cents); numbers that mean odds are whole thousandths. A value that the operator adds to an enum
//! later is kept as `Unknown` and reported. It is never fatal: one odd match must not stop a build.
//!
//! The islands' TypeScript types are generated from these by `cargo run -p api --example types`.

use serde::{Deserialize, Deserializer};

pub mod account;
pub mod bets;
pub mod bonuses;
pub mod catalogue;
pub mod codes;
pub mod discovery;
pub mod envelope;
pub mod errors;
pub mod events;
pub mod jackpots;
pub mod limits;
pub mod outrights;
pub mod passkeys;
pub mod play;
pub mod previews;
pub mod push;
pub mod settings;
pub mod ticket;
pub mod users;

pub use account::*;
pub use bets::*;
pub use bonuses::*;
pub use catalogue::*;
pub use codes::*;
pub use discovery::*;
pub use envelope::*;
pub use errors::ErrorCode;
pub use events::*;
pub use jackpots::*;
pub use limits::*;
pub use outrights::*;
pub use passkeys::*;
pub use play::*;
pub use previews::*;
pub use push::*;
pub use settings::*;
pub use ticket::*;
pub use users::*;

/// A list, for which null means an empty one in JSON: some operators write it so. What is stored in the
/// state has no null.
fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    if !from.is_human_readable() {
        return Vec::deserialize(from);
    }
    Ok(Option::deserialize(from)?.unwrap_or_default())
}
