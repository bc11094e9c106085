//! The operator's API: the one definition of every message, the HTTP client that fetches
//! them, and the client of the push.

pub mod client;
pub mod mend;
pub mod push;
pub mod text;
pub mod tls;
pub mod typescript;
pub mod wire;

pub use client::{Client, ClientOptions, Error, MatchQuery};
